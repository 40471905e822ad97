import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { times, type Wrong, worked } from "./shared.ts";
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

function doubled(n: number): Wrong {
  const twice = 2 * n;
  return [
    twice,
    "doubled instead of squaring",
    `$${n} + ${n}$ is $${twice}$, but a square has $${n}$ groups of $${n}$, not two.`,
  ];
}

function rows(n: number): Wrong[] {
  const [more, fewer] = [n + 1, n - 1];
  return [
    [
      n * more,
      "counted one group too many",
      `That is $${times(more, n)}$: one $${n}$ too many. What is left without it?`,
    ],
    [
      n * fewer,
      "counted one group too few",
      `That is $${times(fewer, n)}$: one $${n}$ too few. What do you get with one more?`,
    ],
  ];
}

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

/** n², n from 3 to 12. */
function square(n: number, way: SquareWay): Question {
  const answer = whole(n * n);
  const { hints, sum } = wayOf(n, n);
  return {
    prompt: prompts[way](n),
    answer,
    steps: [meanings[way](n), ...hints, `So $${worked(n, n, sum)}$.`],
    slips: slips(answer, [doubled(n), ...border(n, way), ...rows(n)]),
    check: `Count up in steps of ${n}: step number ${n} must land on your answer.`,
  };
}

/** How to square a larger number: hints, and the sum of the last step. */
function largerWay(n: number): readonly [hints: readonly string[], sum: string] {
  const ones = n % 10;
  const tens = n - ones;
  const nextTens = tens + 10;
  const next = n + 1;
  const [tensTimesNext, nextProduct] = [tens * nextTens, next * n];
  const [tensProduct, onesProduct] = [tens * n, ones * n];
  if (ones === 5)
    return [
      [
        `For a number that ends in $5$, go $5$ down and $5$ up: $${n}^2$ is $5^2$ more than $${times(tens, nextTens)}$.`,
        `$${times(tens, nextTens)} = ${tensTimesNext}$ and $5^2 = 25$. Add the two.`,
      ],
      `${tensTimesNext} + 25`,
    ];
  if (ones === 9)
    return [
      [
        `$${n}$ is one less than $${next}$, so take $${next}$ groups of $${n}$ and give one back.`,
        `$${times(next, n)} = ${nextProduct}$. Now take one $${n}$ away.`,
      ],
      `${nextProduct} - ${n}`,
    ];
  if (ones === 1)
    return [
      [
        `$${n}$ groups of $${n}$ are $${tens}$ groups and one more.`,
        `$${times(tens, n)} = ${tensProduct}$. Now add one more $${n}$.`,
      ],
      `${tensProduct} + ${n}`,
    ];
  return [
    [
      `Split one of the two factors: $${n}$ groups are $${tens}$ groups and $${ones}$ more.`,
      `$${times(tens, n)} = ${tensProduct}$ and $${times(ones, n)} = ${onesProduct}$. Add the two.`,
    ],
    `${tensProduct} + ${onesProduct}`,
  ];
}

/** n², n from 13 to 39 and no whole number of tens. */
function larger(n: number, way: SquareWay): Question {
  const answer = whole(n * n);
  const [hints, sum] = largerWay(n);
  const [tens, ones] = [n - (n % 10), n % 10];
  const nextTens = tens + 10;
  const [tensSquare, onesSquare, nextSquare] = [tens ** 2, ones ** 2, nextTens ** 2];
  return {
    prompt: prompts[way](n),
    answer,
    steps: [meanings[way](n), ...hints, `So $${worked(n, n, sum)}$.`],
    slips: slips(answer, [
      [
        tensSquare + onesSquare,
        "squared the tens and the ones apart",
        `You added $${tens}^2$ and $${ones}^2$. But the tens also meet the ones: $${times(n, n)}$ has $${times(tens, ones)}$ in it as well, twice.`,
      ],
      doubled(n),
      ...border(n, way),
      ...rows(n),
    ]),
    check: `It must lie between $${tens}^2 = ${tensSquare}$ and $${nextTens}^2 = ${nextSquare}$. The last digit must be the last digit of $${times(ones, ones)}$.`,
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
  const [belowSquare, aboveSquare] = [below ** 2, above ** 2];
  const [larger, smaller] = [n + 1, n - 1];
  const [largerSquare, smallerSquare] = [larger ** 2, smaller ** 2];
  const lastDigit = p % 10;
  const half = p / 2;
  return {
    prompt: rootPrompts[way](p),
    answer,
    ...(way === "box" && { inside: { boxes: true } }),
    steps: [
      `Look for the number that gives $${p}$ when it is multiplied by itself.`,
      `$${below}^2 = ${belowSquare}$ is too small and $${above}^2 = ${aboveSquare}$ is too large, so the number lies between $${below}$ and $${above}$.`,
      `$${p}$ ends in $${lastDigit}$. Only numbers that end ${roots[lastDigit]} have such a square.`,
      `So the answer is $${n}$, because $${times(n, n)} = ${p}$.`,
    ],
    slips: slips(answer, [
      ...(p % 2 === 0
        ? [
            [
              half,
              "halved the number",
              `Half of $${p}$ is $${half}$, but $${times(half, half)}$ is far more than $${p}$. Which number times itself makes $${p}$?`,
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
        larger,
        "took a number one too large",
        `Test it: $${times(larger, larger)} = ${largerSquare}$, which is more than $${p}$.`,
      ],
      [
        smaller,
        "took a number one too small",
        `Test it: $${times(smaller, smaller)} = ${smallerSquare}$, which is less than $${p}$.`,
      ],
    ]),
    check: `Multiply your answer by itself: you must get ${p}.`,
  };
}

const signs = { plus: { mark: "+", s: 1, verb: "add" }, minus: { mark: "-", s: -1, verb: "subtract" } };

/** a² + b² or a² - b². */
function together(a: number, b: number, sign: "plus" | "minus"): Question {
  const { mark, s, verb } = signs[sign];
  const [aSquare, bSquare] = [a * a, b * b];
  const result = aSquare + s * bSquare;
  const answer = whole(result);
  const joined = a + s * b;
  return {
    prompt: `Work out $${a}^2 ${mark} ${b}^2$.`,
    answer,
    steps: [
      `Each small $2$ belongs only to the number in front of it, so square first and ${verb} afterwards.`,
      `$${a}^2 = ${times(a, a)} = ${aSquare}$ and $${b}^2 = ${times(b, b)} = ${bSquare}$.`,
      `So the answer is $${aSquare} ${mark} ${bSquare} = ${result}$.`,
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
        aSquare + s * b,
        "squared only the first number",
        `$${a}^2 = ${aSquare}$ is right. But the $${b}$ has a small $2$, too: how much is $${b}^2$?`,
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
