import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texProduct } from "../../engine/tex.ts";
import { commas, tex, withArticle } from "../../engine/words.ts";
import { range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { texPower } from "./shared-primes.ts";

type Power = 2 | 3;

const names = {
  2: { one: "square", many: "squares", multiply: "Multiply the answer by itself" },
  3: { one: "cube", many: "cubes", multiply: "Multiply three of the answer together" },
};

const product = (base: number, exponent: number) => texProduct(Array<number>(exponent).fill(base));

/** Multiplied step by step: 3 × 3 = 9, 9 × 3 = 27. */
function doubling(base: number, exponent: number): string {
  return range(1, exponent)
    .map((k) => tex(base ** k))
    .join(" \\to ");
}

function powerSlips(base: number, exponent: number): [when: number, name: string, say: string][] {
  return [
    [
      base * exponent,
      "multiplied by the exponent",
      `You multiplied $${base}$ by $${exponent}$. The exponent counts the factors: write them out first.`,
    ],
    [
      base ** (exponent - 1),
      "multiplied one factor too few",
      `Count the factors: there must be $${exponent}$ of them, all equal to $${base}$.`,
    ],
    ...(exponent ** base < 10_000
      ? ([
          [
            exponent ** base,
            "swapped the base and the exponent",
            `The number at the bottom, $${base}$, is the factor. The small raised one says how many times it is written.`,
          ],
        ] as [number, string, string][])
      : []),
    [base + exponent, "added the exponent", `The exponent is not added: it says how many times $${base}$ is a factor.`],
  ];
}

const shapes = {
  number: (n: number, power: Power) => `Work out $${n}^{${power}}$.`,
  built: (n: number, power: Power) =>
    power === 2
      ? `Bayani lays square tiles in a square with $${n}$ tiles along each side. How many tiles are there?`
      : `Bayani builds a full cube of small cubes, with $${n}$ along each edge. How many small cubes are there?`,
  words: (n: number, power: Power) => (power === 2 ? `What is $${n}$ squared?` : `What is $${n}$ cubed?`),
};

function small(n: number, power: Power, setting: keyof typeof shapes): Question {
  const value = n ** power;
  const squared = n * n;
  const other = power === 2 ? 3 : 2;
  const answer = { kind: "whole", value: String(value) } as const;
  const noun = names[power].one;
  const divisor = power === 3 ? `$${n}$ twice` : `$${n}$`;
  return {
    prompt: shapes[setting](n, power),
    answer,
    steps: [
      power === 2
        ? `A square of side $${n}$ has $${n}$ rows with $${n}$ in each, so $${n}^{2}$ means $${product(n, 2)}$.`
        : `A cube of side $${n}$ has $${n}$ layers of $${n}$ rows of $${n}$, so $${n}^{3}$ means $${product(n, 3)}$.`,
      ...(power === 3
        ? [`Multiply from left to right: $${n} \\times ${n} = ${squared}$, and then once more by $${n}$.`]
        : [`That is $${n}$ times the number $${n}$, not twice the number.`]),
      `So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        n * power,
        "multiplied by the exponent",
        `You multiplied $${n}$ by $${power}$. In ${withArticle(noun)} $${n}$ is multiplied by itself: write the factors out.`,
      ],
      [
        n ** other,
        power === 2 ? "took the cube instead of the square" : "took the square instead of the cube",
        power === 2
          ? "A square has two directions, length and width. How many factors does that make?"
          : "A cube has three directions, length, width and height. How many factors does that make?",
      ],
      [
        n + power,
        "added the exponent",
        `You added $${power}$. In ${withArticle(noun)} $${n}$ is multiplied by itself: how many factors $${n}$ are there?`,
      ],
    ]),
    check: `Divide the answer by ${divisor}: it must lead back to $${n}$.`,
  };
}

type Form = "one" | "sum" | "difference";

const signs = {
  sum: { sign: "+", todo: "add", doing: "adding", did: "added", would: "multiplied" },
  difference: { sign: "-", todo: "subtract", doing: "subtracting", did: "subtracted", would: "divided" },
};

function higher(form: Form, base: number, exponent: number, second: number, other: number): Question {
  const value = base ** exponent;
  const withoutLast = exponent - 1;
  if (form === "one") {
    const answer = { kind: "whole", value: String(value) } as const;
    return {
      prompt: `Work out $${base}^{${exponent}}$.`,
      answer,
      steps: [
        `The exponent says how many times $${base}$ is written as a factor: $${product(base, exponent)}$.`,
        base === 10
          ? "Every factor $10$ puts one more zero behind the $1$."
          : `Multiply from left to right, by $${base}$ each time: $${doubling(base, withoutLast)}$, and once more.`,
        `So the answer is $${tex(value)}$.`,
      ],
      slips: slips(answer, powerSlips(base, exponent)),
      check: `Divide the answer by $${base}$ again and again: after $${exponent}$ times it must be $1$.`,
    };
  }
  const secondValue = second ** other;
  const isSum = form === "sum";
  const work = (a: number, b: number) => (isSum ? a + b : a - b);
  const total = work(value, secondValue);
  const answer = { kind: "whole", value: String(total) } as const;
  const { sign, todo, doing, did, would } = signs[form];
  return {
    prompt: `Work out $${base}^{${exponent}} ${sign} ${second}^{${other}}$.`,
    answer,
    steps: [
      `Powers come before ${doing}. The first one is $${product(base, exponent)} = ${value}$.`,
      `The second one is $${product(second, other)} = ${secondValue}$.`,
      `So the answer is $${value} ${sign} ${secondValue} = ${total}$.`,
    ],
    slips: slips(answer, [
      [
        work(base * exponent, second * other),
        "multiplied by the exponent",
        `The exponents count the factors: $${base}^{${exponent}}$ means $${product(base, exponent)}$.`,
      ],
      ...(base === second
        ? ([
            [
              base ** work(exponent, other),
              isSum ? "added the exponents" : "subtracted the exponents",
              `Exponents are ${did} only when powers are ${would}. Work out the two powers one by one.`,
            ],
          ] as const)
        : []),
      [
        isSum ? value - secondValue : value + secondValue,
        "misread the sign between the powers",
        `The powers are $${value}$ and $${secondValue}$. Look at the sign between them again.`,
      ],
      [
        work(base ** withoutLast, secondValue),
        "multiplied one factor too few",
        `Count the factors of the first power: there must be $${exponent}$ of them.`,
      ],
    ]),
    check: `Work out each power alone by repeated multiplying, and only then ${todo}.`,
  };
}

const rootTellings = {
  number: (n: number, power: Power) => `Work out $${root(n, power)}$.`,
  built: (n: number, power: Power) =>
    power === 2
      ? `A square field in Botswana has an area of $${tex(n)}$ m². How long is each side, in metres?`
      : `A cube is built of $${tex(n)}$ small cubes, without gaps. How many are there along each edge?`,
  words: (n: number, power: Power) =>
    power === 2
      ? `Which positive number, multiplied by itself, makes $${tex(n)}$?`
      : `Which number has the cube $${tex(n)}$?`,
};

const root = (n: number, power: Power) => (power === 2 ? `\\sqrt{${tex(n)}}` : `\\sqrt[3]{${tex(n)}}`);

function rootOf(r: number, power: Power, setting: keyof typeof rootTellings): Question {
  const n = r ** power;
  const answer = { kind: "whole", value: String(r) } as const;
  const [before, after] = [r - 1, r + 1];
  const tooSmall = Math.max(2, r - 2);
  const [smallPower, largePower] = [tooSmall ** power, after ** power];
  return {
    prompt: rootTellings[setting](n, power),
    answer,
    steps: [
      power === 2
        ? `Look for the positive number that makes $${tex(n)}$ when it is multiplied by itself.`
        : `Look for the number that makes $${tex(n)}$ when three of it are multiplied together.`,
      `Try some numbers: $${product(tooSmall, power)} = ${tex(smallPower)}$ is too small, and $${product(after, power)} = ${tex(largePower)}$ is too large.`,
      `So the answer is $${r}$, as $${product(r, power)} = ${tex(n)}$.`,
    ],
    slips: slips(answer, [
      ...(n % power === 0
        ? ([
            [
              n / power,
              "divided by two or three instead of taking the root",
              power === 2
                ? `That is half of $${tex(n)}$. Multiply your number by itself: does it make $${tex(n)}$?`
                : `That is a third of $${tex(n)}$. Multiply three of your number together: does it make $${tex(n)}$?`,
            ],
          ] as const)
        : []),
      [
        before,
        "took a number that is one too small",
        `Close. Work out $${product(before, power)}$ exactly: what does it make?`,
      ],
      [
        after,
        "took a number that is one too large",
        `Close. Work out $${product(after, power)}$ exactly: what does it make?`,
      ],
      ...(power === 3 && Number.isInteger(Math.sqrt(n))
        ? ([
            [
              Math.sqrt(n),
              "took the square root",
              `That is the square root: two factors. How many factors does a cube have?`,
            ],
          ] as const)
        : []),
      ...(power === 2 && n < 1000
        ? ([
            [
              n * n,
              "took the square instead of the root",
              `You squared $${tex(n)}$. The number you want makes $${tex(n)}$ when it is squared, so it is smaller than that.`,
            ],
          ] as const)
        : []),
    ]).slice(0, 4),
    check: `${names[power].multiply}: it must make $${tex(n)}$.`,
  };
}

function between(n: number, power: Power): Question {
  const low = range(1, n).findLast((k) => k ** power < n) ?? 1;
  const [before, high] = [low - 1, low + 1];
  const [beforePower, lowPower, highPower] = [before ** power, low ** power, high ** power];
  const answer = { kind: "list", items: [String(low), String(high)], ordered: false } as const;
  const { one: name, many } = names[power];
  const half = Math.floor(n / power);
  return {
    prompt: `Between which two neighbouring whole numbers is $${root(n, power)}$? Write both.`,
    answer,
    steps: [
      `Look for the ${name} numbers on both sides of $${n}$, as the root grows with the number.`,
      `Here are some ${many} near it: $${before}^{${power}} = ${beforePower}$, $${low}^{${power}} = ${lowPower}$, $${high}^{${power}} = ${highPower}$.`,
      `So $${lowPower} < ${n} < ${highPower}$, and the answer is $${low}$ and $${high}$.`,
    ],
    slips: slips(answer, [
      [
        commas([lowPower, highPower]),
        `gave the ${many} instead of their roots`,
        `$${n}$ lies between these two. Now take the root of both.`,
      ],
      [
        commas([half, half + 1]),
        "divided by two or three instead of taking the root",
        `You divided $${n}$ by $${power}$. Work out $${product(half, power)}$: is that close to $${n}$?`,
      ],
      [
        commas([before, low]),
        "took the pair before",
        `Work out $${texPower(low, power)}$: is it more than $${n}$, as it should be for your larger number?`,
      ],
      [
        commas([high, high + 1]),
        "took the pair after",
        `Work out $${texPower(high, power)}$: is it less than $${n}$, as it should be for your smaller number?`,
      ],
    ]),
    check: `The ${name} of the smaller number is less than $${n}$, that of the larger one is more, and the two differ by $1$.`,
  };
}

const skill: Skill = {
  id: "powers-and-roots",
  title: "Powers and roots",
  about: "A power is a product of equal factors, and a root finds the factor again.",
  curriculum: ["KS3 number", "6.EE.1", "8.EE.2"],
  needs: ["square-numbers"],
  stages: [
    stage({
      grade: 3,
      label: "squares and cubes",
      bounds: { n: [3, 12], power: ["square", "cube"], setting: ["number", "built", "words"] },
      rules: { "cubes are small": ({ n, power }) => power === "square" || n <= 6 || n === 10 },
      write: ({ n, power, setting }) => small(n, power === "square" ? 2 : 3, setting),
    }),
    stage({
      grade: 4,
      label: "higher powers",
      bounds: { form: ["one", "sum", "difference"], base: [2, 10], exponent: [2, 8], second: [2, 10], other: [2, 5] },
      rules: {
        "a power alone is more than a square or a cube": ({ form, exponent }) => form !== "one" || exponent > 3,
        "the powers have a size for the head": ({ form, base, exponent, second, other }) => {
          const [first, next] = [base ** exponent, second ** other];
          return form === "one" ? first <= 700 || (base === 10 && exponent < 7) : first <= 130 && next <= 130;
        },
        "the powers differ, and one is more than a square": ({ form, base, exponent, second, other }) =>
          form === "one" || (base ** exponent !== second ** other && Math.max(exponent, other) > 2),
        "nothing is taken from less": ({ form, base, exponent, second, other }) =>
          form !== "difference" || base ** exponent > second ** other,
      },
      write: ({ form, base, exponent, second, other }) => higher(form, base, exponent, second, other),
    }),
    stage({
      grade: 4,
      label: "square roots and cube roots",
      bounds: { r: [3, 25], power: ["square", "cube"], setting: ["number", "built", "words"] },
      rules: {
        "the roots are well known": ({ r, power }) =>
          power === "square" ? r <= 16 || r === 20 || r === 25 : r <= 6 || r === 10,
      },
      write: ({ r, power, setting }) => rootOf(r, power === "square" ? 2 : 3, setting),
    }),
    stage({
      grade: 5,
      label: "between two whole numbers",
      bounds: { n: [10, 300], power: ["square", "square", "cube"] },
      rules: {
        "the root is not whole": ({ n, power }) => range(1, n).every((k) => k ** (power === "square" ? 2 : 3) !== n),
        "a square root is less than 15": ({ n, power }) => power === "cube" || n < 225,
      },
      write: ({ n, power }) => between(n, power === "square" ? 2 : 3),
    }),
  ],
};

export default skill;
