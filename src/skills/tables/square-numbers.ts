import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { times, type Wrong, whole } from "./shared.ts";
import { wayOf } from "./shared-facts.ts";

const ways = ["power", "words", "itself", "tiles", "chairs"] as const;
type SquareWay = (typeof ways)[number];

const prompts: Record<SquareWay, (n: number) => string> = {
  power: (n) => `Work out $${n}^2$.`,
  words: (n) => `What is $${n}$ squared?`,
  itself: (n) => `A number is multiplied by itself. The number is $${n}$. What is the result?`,
  tiles: (n) => `A square floor is $${n}$ tiles long and $${n}$ tiles wide. How many tiles does it have?`,
  chairs: (n) => `Chairs stand in a square: $${n}$ rows with $${n}$ chairs in each row. How many chairs are there?`,
};

const meanings: Record<SquareWay, (n: number) => string> = {
  power: (n) => `The small $2$ says that $${n}$ is multiplied by itself: $${n}^2$ means $${times(n, n)}$.`,
  words: (n) => `Squared means multiplied by itself: $${n}$ squared is $${times(n, n)}$.`,
  itself: (n) => `Multiplied by itself means $${times(n, n)}$. It can also be written $${n}^2$.`,
  tiles: (n) => `There are $${n}$ rows with $${n}$ tiles in each, so the number of tiles is $${times(n, n)}$.`,
  chairs: (n) => `There are $${n}$ rows of $${n}$, so the number of chairs is $${times(n, n)}$.`,
};

const doubled = (n: number): Wrong => [
  2 * n,
  "doubled instead of squaring",
  `$${n} + ${n}$ is $${2 * n}$, but a square has $${n}$ groups of $${n}$, not two.`,
];

const rows = (n: number): Wrong[] => [
  [
    n * (n + 1),
    "counted one group too many",
    `That is $${times(n + 1, n)}$: one $${n}$ too many. What is left without it?`,
  ],
  [
    n * (n - 1),
    "counted one group too few",
    `That is $${times(n - 1, n)}$: one $${n}$ too few. What do you get with one more?`,
  ],
];

const border = (n: number, way: SquareWay): Wrong[] =>
  way === "tiles" || way === "chairs"
    ? [
        [
          4 * n,
          "went round the square instead of filling it",
          `Four sides of $${n}$ only go round the edge. How many are there in all the rows together?`,
        ],
      ]
    : [];

const lastDigits = (n: number) => `The last digit must be the last digit of $${times(n % 10, n % 10)}$.`;

/** n², n from 3 to 12. */
function square(n: number, way: SquareWay): Question {
  const answer = whole(n * n);
  const { hints, sum } = wayOf(n, n);
  return {
    prompt: prompts[way](n),
    answer,
    steps: [meanings[way](n), ...hints, `So $${times(n, n)}${sum && ` = ${sum}`} = ${n * n}$.`],
    slips: slips(answer, [doubled(n), ...border(n, way), ...rows(n)]),
    check: `Count up in steps of ${n}: step number ${n} must land on your answer.`,
  };
}

/** How to square a larger number: hints, and the sum of the last step. */
function largerWay(n: number): readonly [hints: readonly string[], sum: string] {
  const ones = n % 10;
  const tens = n - ones;
  if (ones === 5)
    return [
      [
        `For a number that ends in $5$, go $5$ down and $5$ up: $${n}^2$ is $5^2$ more than $${times(tens, tens + 10)}$.`,
        `$${times(tens, tens + 10)} = ${tens * (tens + 10)}$ and $5^2 = 25$. Add the two.`,
      ],
      `${tens * (tens + 10)} + 25`,
    ];
  if (ones === 9)
    return [
      [
        `$${n}$ is one less than $${n + 1}$, so take $${n + 1}$ groups of $${n}$ and give one back.`,
        `$${times(n + 1, n)} = ${n * (n + 1)}$. Now take one $${n}$ away.`,
      ],
      `${n * (n + 1)} - ${n}`,
    ];
  if (ones === 1)
    return [
      [
        `$${n}$ groups of $${n}$ are $${tens}$ groups and one more.`,
        `$${times(tens, n)} = ${tens * n}$. Now add one more $${n}$.`,
      ],
      `${tens * n} + ${n}`,
    ];
  return [
    [
      `Split one of the two factors: $${n}$ groups are $${tens}$ groups and $${ones}$ more.`,
      `$${times(tens, n)} = ${tens * n}$ and $${times(ones, n)} = ${ones * n}$. Add the two.`,
    ],
    `${tens * n} + ${ones * n}`,
  ];
}

/** n², n from 13 to 39 and no whole number of tens. */
function larger(n: number, way: SquareWay): Question {
  const answer = whole(n * n);
  const [hints, sum] = largerWay(n);
  const [tens, ones] = [n - (n % 10), n % 10];
  return {
    prompt: prompts[way](n),
    answer,
    steps: [meanings[way](n), ...hints, `So $${times(n, n)} = ${sum} = ${n * n}$.`],
    slips: slips(answer, [
      [
        tens ** 2 + ones ** 2,
        "squared the tens and the ones apart",
        `You added $${tens}^2$ and $${ones}^2$. But the tens also meet the ones: $${times(n, n)}$ has $${times(tens, ones)}$ in it as well, twice.`,
      ],
      doubled(n),
      ...border(n, way),
      ...rows(n),
    ]),
    check: `It must lie between $${tens}^2 = ${tens * tens}$ and $${tens + 10}^2 = ${(tens + 10) ** 2}$. ${lastDigits(n)}`,
  };
}

/** Which numbers a square number with this last digit can come from. */
const roots: Readonly<Record<number, string>> = {
  0: "in $0$",
  1: "in $1$ or $9$",
  4: "in $2$ or $8$",
  5: "in $5$",
  6: "in $4$ or $6$",
  9: "in $3$ or $7$",
};

const rootPrompts = {
  box: (p: number) => `Which number above $0$ goes in the box? $\\square^2 = ${p}$`,
  thought: (p: number) => `I think of a number above $0$ and multiply it by itself. I get $${p}$. What is my number?`,
  tiles: (p: number) => `A square floor is made of $${p}$ equal square tiles. How many tiles long is each side?`,
  seedlings: (p: number) =>
    `A gardener plants $${p}$ seedlings in a square, with as many rows as seedlings in a row. How many rows are there?`,
};
const rootWays = ["box", "thought", "tiles", "seedlings"] as const;

/** n from n². */
function root(n: number, way: (typeof rootWays)[number]): Question {
  const p = n * n;
  const answer = whole(n);
  const below = [10, 5, 2].find((anchor) => anchor < n) ?? 1;
  const above = [5, 10, 15, 20].find((anchor) => anchor > n) ?? 20;
  return {
    prompt: rootPrompts[way](p),
    answer,
    ...(way === "box" && { inside: { boxes: true } }),
    steps: [
      `Look for the number that gives $${p}$ when it is multiplied by itself.`,
      `$${below}^2 = ${below ** 2}$ is too small and $${above}^2 = ${above ** 2}$ is too large, so the number lies between $${below}$ and $${above}$.`,
      `$${p}$ ends in $${p % 10}$. Only numbers that end ${roots[p % 10]} have such a square.`,
      `So the answer is $${n}$, because $${times(n, n)} = ${p}$.`,
    ],
    slips: slips(answer, [
      ...(p % 2 === 0
        ? [
            [
              p / 2,
              "halved the number",
              `Half of $${p}$ is $${p / 2}$, but $${times(p / 2, p / 2)}$ is far more than $${p}$. Which number times itself makes $${p}$?`,
            ] as const,
          ]
        : []),
      ...(p % 4 === 0
        ? [
            [
              p / 4,
              "divided by the four sides",
              `You shared $${p}$ among four sides. But the square is filled with rows: how many rows of how many make $${p}$?`,
            ] as const,
          ]
        : []),
      [
        n + 1,
        "took a number one too large",
        `Test it: $${times(n + 1, n + 1)} = ${(n + 1) ** 2}$, which is more than $${p}$.`,
      ],
      [
        n - 1,
        "took a number one too small",
        `Test it: $${times(n - 1, n - 1)} = ${(n - 1) ** 2}$, which is less than $${p}$.`,
      ],
    ]),
    check: `Multiply your answer by itself: you must get ${p}.`,
  };
}

/** a² + b² or a² - b². */
function together(a: number, b: number, sign: "plus" | "minus"): Question {
  const [mark, s] = sign === "plus" ? ["+", 1] : ["-", -1];
  const result = a * a + s * b * b;
  const answer = whole(result);
  const joined = a + s * b;
  return {
    prompt: `Work out $${a}^2 ${mark} ${b}^2$.`,
    answer,
    steps: [
      `Each small $2$ belongs only to the number in front of it, so square first and ${sign === "plus" ? "add" : "subtract"} afterwards.`,
      `$${a}^2 = ${times(a, a)} = ${a * a}$ and $${b}^2 = ${times(b, b)} = ${b * b}$.`,
      `So the answer is $${a * a} ${mark} ${b * b} = ${result}$.`,
    ],
    slips: slips(answer, [
      [
        joined ** 2,
        "put the numbers together before squaring",
        `You worked out $${a} ${mark} ${b} = ${joined}$ first and squared that. Each number here has a small $2$ of its own: how much is $${a}^2$ alone?`,
      ],
      [
        2 * a + s * 2 * b,
        "doubled instead of squaring",
        `You doubled: $${a}^2$ is not $${times(2, a)}$ but $${times(a, a)}$. What does that change?`,
      ],
      [
        a * a + s * b,
        "squared only the first number",
        `$${a}^2 = ${a * a}$ is right. But the $${b}$ has a small $2$, too: how much is $${b}^2$?`,
      ],
    ]),
    check:
      sign === "plus"
        ? "Draw both squares as rows of dots: together they must have as many dots as you say."
        : "Draw the larger square as rows of dots and cross the smaller one out: as many dots as you say must be left.",
  };
}

const skill: Skill = {
  id: "square-numbers",
  title: "Square numbers",
  about: "A number multiplied by itself, like the tiles in a square floor: 1, 4, 9, 16 and so on.",
  curriculum: ["Y5 square numbers", "6.EE.1"],
  natural: true,
  needs: ["times-tables"],
  stages: [
    stage({
      grade: 2,
      label: "squares up to 12 times 12",
      bounds: { n: [3, 12], way: ways },
      write: ({ n, way }) => square(n, way),
    }),
    stage({
      grade: 2,
      label: "which number was squared",
      bounds: { n: [4, 15], way: rootWays },
      write: ({ n, way }) => root(n, way),
    }),
    stage({
      grade: 3,
      label: "adding and subtracting squares",
      bounds: { a: [3, 12], b: [3, 10], sign: ["plus", "minus"] },
      rules: {
        "the numbers are different": ({ a, b }) => a !== b,
        "the larger square comes first in a difference": ({ a, b, sign }) => sign === "plus" || a > b,
      },
      write: ({ a, b, sign }) => together(a, b, sign),
    }),
    stage({
      grade: 4,
      label: "squares of larger numbers",
      bounds: { n: [13, 39], way: ways },
      rules: { "it is no whole number of tens": ({ n }) => n % 10 !== 0 },
      write: ({ n, way }) => larger(n, way),
    }),
  ],
};

export default skill;
