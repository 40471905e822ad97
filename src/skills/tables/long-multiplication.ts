import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { times, type Wrong } from "./shared.ts";

const parts = (n: number) => [n - (n % 10), n % 10] as const;

/** a × b, with b a whole number of tens. */
function byTens(a: number, b: number): Question {
  const digit = b / 10;
  const [tens, ones] = parts(a);
  const [tensTimes, onesTimes, byDigit] = [tens * digit, ones * digit, a * digit];
  const [tensProduct, product] = [tens * b, a * b];
  const answer = whole(product);
  return {
    prompt: `Work out $${times(a, b)}$.`,
    answer,
    steps: [
      `$${b}$ is $${times(digit, 10)}$, so multiply by $${digit}$ first and then by $10$.`,
      `Split $${a}$: $${times(tens, digit)} = ${tensTimes}$ and $${times(ones, digit)} = ${onesTimes}$. Together that makes $${byDigit}$.`,
      `So the answer is $${times(byDigit, 10)} = ${tex(product)}$.`,
    ],
    slips: slips(answer, [
      [
        byDigit,
        "left out the zero of the tens",
        `That is $${times(a, digit)}$. But $${b}$ is $${digit}$ tens, not $${digit}$ ones. What changes?`,
      ],
      [
        tensProduct,
        "left out the ones of the first number",
        `That is $${times(tens, b)}$. The $${ones}$ of $${a}$ is multiplied by $${b}$, too: how much is that?`,
      ],
      [
        tensProduct + onesTimes,
        "multiplied the ones by the digit only",
        `$${times(tens, b)} = ${tex(tensProduct)}$ is right. But the $${ones}$ is multiplied by $${b}$ as well, not by $${digit}$. How much is that?`,
      ],
    ]),
    check: check(a, b),
  };
}

/** Between which round products the answer lies. The second number may be a whole number of tens. */
function check(a: number, b: number): string {
  const [[low, onesA], [from, onesB]] = [parts(a), parts(b)];
  const high = low + 10;
  const to = onesB === 0 ? b : from + 10;
  const [least, most] = [low * from, high * to];
  const digit =
    onesB === 0 ? "It must end in $0$." : `Its last digit must be the last digit of $${times(onesA, onesB)}$.`;
  return `It must lie between $${times(low, from)} = ${tex(least)}$ and $${times(high, to)} = ${tex(most)}$. ${digit}`;
}

function wayOf(a: number, b: number): readonly [hints: readonly string[], sum: string] {
  const [tens, ones] = parts(b);
  if (ones === 9) {
    const next = b + 1;
    const nextDigit = next / 10;
    const [byDigit, byNext] = [a * nextDigit, a * next];
    return [
      [
        `$${b}$ is one less than $${next}$, so take $${times(a, next)}$ first and then take one $${a}$ away.`,
        `$${times(a, next)} = ${tex(byNext)}$, because $${times(a, nextDigit)} = ${tex(byDigit)}$. That is one $${a}$ too many.`,
      ],
      `${tex(byNext)} - ${a}`,
    ];
  }
  const digit = tens / 10;
  const [byDigit, byTens, byOnes] = [a * digit, a * tens, a * ones];
  return [
    [
      `Split $${b}$ into $${tens}$ and $${ones}$: multiply $${a}$ by each of them and add the two results.`,
      ones === 1 ? `The ones give $${a}$ once.` : `The ones: $${times(a, ones)} = ${tex(byOnes)}$.`,
      tens === 10
        ? `The ten: $${times(a, 10)} = ${tex(byTens)}$.`
        : `The tens: $${times(a, tens)}$ is ten times $${times(a, digit)} = ${tex(byDigit)}$, so it is $${tex(byTens)}$.`,
    ],
    `${tex(byTens)} + ${tex(byOnes)}`,
  ];
}

function wrong(a: number, b: number): Wrong[] {
  const [tens, ones] = parts(b);
  const [round, rest] = parts(a);
  const digit = tens / 10;
  const byTens = a * tens;
  const missing =
    ones === 1
      ? `what does one more group of $${a}$ make of it?`
      : `how much do the other $${ones}$ groups of $${a}$ make?`;
  return [
    [
      a * digit + a * ones,
      "left out the zero in the row of the tens",
      `The first digit of $${b}$ stands for $${tens}$, not for $${digit}$. How much is $${times(a, tens)}$?`,
    ],
    [
      round * tens + rest * ones,
      "multiplied only tens by tens and ones by ones",
      `You have $${times(round, tens)}$ and $${times(rest, ones)}$. But each part of $${a}$ meets each part of $${b}$: which two products are missing?`,
    ],
    ...(ones === 1
      ? []
      : [
          [
            byTens + rest * ones,
            "multiplied only the last digits for the ones",
            `$${times(a, tens)} = ${tex(byTens)}$ is right. But for the ones all of $${a}$ is multiplied by $${ones}$: how much is that?`,
          ] as const,
        ]),
    [
      byTens,
      "left out the row of the ones",
      `That is $${times(a, tens)}$. The question asks for $${times(a, b)}$: ${missing}`,
    ],
  ];
}

const bare = (a: number, b: number) => `Work out $${times(a, b)}$.`;

const stories = {
  seats: (a, b) => `A stadium block has $${b}$ rows with $${a}$ seats each. How many seats does it have?`,
  pesos: (a, b) => `A school in Manila buys $${b}$ books for $${a}$ pesos each. How many pesos does it pay?`,
  bottles: (a, b) => `A machine fills $${a}$ bottles every minute. How many bottles does it fill in $${b}$ minutes?`,
  trees: (a, b) => `An olive grove in Tunisia has $${b}$ rows of $${a}$ trees. How many trees are there?`,
  kilograms: (a, b) => `A slab of marble weighs $${a}$ kg. How many kilograms do $${b}$ such slabs weigh?`,
  tiles: (a, b) => `A mosaic is $${a}$ tiles wide and $${b}$ tiles high. How many tiles does it have?`,
} satisfies Record<string, (a: number, b: number) => string>;

function multiply(a: number, b: number, prompt: string): Question {
  const product = a * b;
  const answer = whole(product);
  const [hints, sum] = wayOf(a, b);
  return {
    prompt,
    answer,
    steps: [...hints, `So the answer is $${sum} = ${tex(product)}$.`],
    slips: slips(answer, wrong(a, b)),
    check: check(a, b),
  };
}

const noTens = { "neither ends in 0": ({ a, b }: { a: number; b: number }) => a % 10 !== 0 && b % 10 !== 0 };

const skill: Skill = {
  id: "long-multiplication",
  title: "Long multiplication",
  about: "Large products in rows: one row for the ones, one for the tens, and their sum.",
  curriculum: ["Y5-Y6 long multiplication", "4.NBT.5", "5.NBT.5"],
  natural: true,
  needs: ["two-digit-times-one-digit", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 3,
      label: "two digits times tens",
      bounds: { a: [12, 98], digit: [2, 9] },
      rules: { "the first number has ones": ({ a }) => a % 10 !== 0 },
      write: ({ a, digit }) => byTens(a, 10 * digit),
    }),
    stage({
      grade: 3,
      label: "two digits times two digits",
      bounds: { a: [21, 98], b: [12, 59] },
      rules: noTens,
      write: ({ a, b }) => multiply(a, b, bare(a, b)),
    }),
    stage({
      grade: 3,
      label: "in a small story",
      bounds: {
        a: [21, 98],
        b: [12, 59],
        setting: ["seats", "pesos", "bottles", "trees", "kilograms", "tiles"],
      },
      rules: noTens,
      write: ({ a, b, setting }) => multiply(a, b, stories[setting](a, b)),
    }),
    stage({
      grade: 4,
      label: "three digits times two digits",
      bounds: { a: [112, 698], b: [12, 89] },
      rules: noTens,
      write: ({ a, b }) => multiply(a, b, bare(a, b)),
    }),
  ],
};

export default skill;
