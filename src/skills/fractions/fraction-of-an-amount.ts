import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { isProperLowest } from "./shared-fractions.ts";

/** How it is asked, from the fraction in TeX and the amount; and the unit of the answer. */
type Ask = readonly [text: (fraction: string, n: number) => string, unit?: string];

const partAsked = {
  number: [(f, n) => `Work out $${f}$ of $${n}$.`],
  beads: [(f, n) => `A necklace has $${n}$ beads, and $${f}$ of them are blue. How many beads are blue?`, "beads"],
  pages: [(f, n) => `A comic has $${n}$ pages, and Ama has read $${f}$ of them. How many pages has she read?`, "pages"],
  coins: [(f, n) => `Yusuf has $${n}$ coins and spends $${f}$ of them. How many coins does he spend?`, "coins"],
  route: [
    (f, n) => `A route is $${n}$ km long, and Mei has cycled $${f}$ of it. How many kilometres has she cycled?`,
    "km",
  ],
} as const satisfies Record<string, Ask>;

const restAsked = {
  tank: [
    (f, n) => `A tank holds $${n}$ litres of water, and $${f}$ of it is used. How many litres are left?`,
    "litres",
  ],
  book: [
    (f, n) => `Lucía's book has $${n}$ pages. She has read $${f}$ of it. How many pages has she still to read?`,
    "pages",
  ],
  seats: [(f, n) => `A theatre has $${n}$ seats, and $${f}$ of them are taken. How many seats are free?`, "seats"],
  journey: [
    (f, n) => `A train journey is $${n}$ km long. The train has gone $${f}$ of the way. How many kilometres are left?`,
    "km",
  ],
} as const satisfies Record<string, Ask>;

const wholeAsked = {
  number: [(f, n) => `$${f}$ of a number is $${n}$. What is the number?`],
  route: [
    (f, n) => `Soraya has cycled $${n}$ km. That is $${f}$ of her route. How many kilometres long is the route?`,
    "km",
  ],
  choir: [
    (f, n) => `In a choir $${f}$ of the singers are children. There are $${n}$ children. How many singers are there?`,
    "singers",
  ],
  tank: [
    (f, n) => `A tank is $${f}$ full. There are $${n}$ litres in it. How many litres does the full tank hold?`,
    "litres",
  ],
} as const satisfies Record<string, Ask>;

function key(value: number, unit?: string): AnswerSpec {
  return { kind: "whole", value: String(value), ...(unit && { unit }) };
}

/** One part of n = b × k. */
function onePart(setting: keyof typeof partAsked, b: number, k: number): Question {
  const [ask, unit]: Ask = partAsked[setting];
  const n = b * k;
  const f = texFraction(1, b);
  const answer = key(k, unit);
  return {
    prompt: ask(f, n),
    answer,
    steps: [
      `$${f}$ of an amount is one of $${b}$ equal parts of it.`,
      `So share $${n}$ into $${b}$ equal parts: work out $${n} \\div ${b}$.`,
      `$${b} \\times ${k} = ${n}$, so each part, and the answer, is $${k}$.`,
    ],
    slips: slips(answer, [
      [
        n - b,
        "took the denominator away",
        `You worked out $${n} - ${b}$. The $${b}$ is not an amount to take away: it says into how many equal parts to share $${n}$. How large is one of them?`,
      ],
      [
        n * b,
        "multiplied by the denominator",
        `A part must be smaller than the whole. What do you do to share $${n}$?`,
      ],
      [n - k, "found what is left over", `That is everything but the part. The question asks for the one part itself.`],
    ]),
    check: `Take your answer $${b}$ times: that must give $${n}$ again.`,
    shows: { by: "bar", lines: [[`1/${b}`], [`${b}/${b} of ${n}`], [`1/${b} of ${n}`]] },
  };
}

/** a parts of n = b × k. */
function someParts(setting: keyof typeof partAsked, a: number, b: number, k: number): Question {
  const [ask, unit]: Ask = partAsked[setting];
  const n = b * k;
  const part = a * k;
  const f = texFraction(a, b);
  const answer = key(part, unit);
  return {
    prompt: ask(f, n),
    answer,
    steps: [
      `The denominator says into how many equal parts to share $${n}$: into $${b}$. One part is $${n} \\div ${b} = ${k}$.`,
      `The numerator says how many of these parts to take: $${a}$.`,
      `$${a} \\times ${k} = ${part}$, so the answer is $${part}$.`,
    ],
    slips: slips(answer, [
      [
        k,
        "found one part only",
        `$${k}$ is $${texFraction(1, b)}$ of $${n}$. How many of these parts does $${f}$ ask for?`,
      ],
      [
        n - part,
        "found what is left over",
        `That is the rest. The question asks for the $${a}$ parts of $${b}$, not for the others.`,
      ],
      ...(n % a === 0
        ? [
            [
              n / a,
              "divided by the numerator",
              `You divided by $${a}$. Which number of $${f}$ says into how many parts to share?`,
            ] as const,
          ]
        : []),
      [
        n - a,
        "took the numerator away",
        `The $${a}$ is a number of parts, not an amount to take away. How large is one of the $${b}$ parts?`,
      ],
    ]),
    check: `Divide your answer by $${a}$ and multiply by $${b}$: that must give $${n}$ again.`,
    shows: { by: "bar", lines: [[`1/${b} of ${n}`], [`${a}/${b}`], [`${a}/${b} of ${n}`]] },
  };
}

/** n = b × k without a parts of it. */
function theRest(setting: keyof typeof restAsked, a: number, b: number, k: number): Question {
  const [ask, unit]: Ask = restAsked[setting];
  const n = b * k;
  const left = b - a;
  const rest = left * k;
  const answer = key(rest, unit);
  return {
    prompt: ask(texFraction(a, b), n),
    answer,
    steps: [
      `The whole is $${texFraction(b, b)}$. Without $${texFraction(a, b)}$ of it, $${texFraction(left, b)}$ is left.`,
      left === 1
        ? `Share $${n}$ into $${b}$ equal parts: work out $${n} \\div ${b}$.`
        : `One part is $${n} \\div ${b} = ${k}$.`,
      left === 1
        ? `What is left is one such part: $${n} \\div ${b} = ${k}$, so the answer is $${k}$.`
        : `What is left is $${left}$ such parts: $${left} \\times ${k} = ${rest}$, so the answer is $${rest}$.`,
    ],
    slips: slips(answer, [
      [
        a * k,
        "found the part that is gone",
        `That is $${texFraction(a, b)}$ of $${n}$, the part that is gone. Read once more what is asked for.`,
      ],
      [k, "found one part only", `$${k}$ is $${texFraction(1, b)}$ of $${n}$. How many of the $${b}$ parts are left?`],
      [
        n - k,
        "took one part away only",
        `You took $${texFraction(1, b)}$ of $${n}$ away. How much is $${texFraction(a, b)}$ of it?`,
      ],
      [
        n - a,
        "took the numerator away",
        `The $${a}$ is a number of parts, not an amount to take away. How large is one of the $${b}$ parts?`,
      ],
    ]),
    check: `What is gone and what is left together must make $${n}$.`,
    shows: { by: "bar", lines: [[`${left}+${a}/${b}`], [`1/${b} of ${n}`], [`${left}/${b} of ${n}`]] },
  };
}

/** The amount of which a/b is a × k. */
function theWhole(setting: keyof typeof wholeAsked, a: number, b: number, k: number): Question {
  const [ask, unit]: Ask = wholeAsked[setting];
  const [part, whole] = [a * k, b * k];
  const f = texFraction(a, b);
  const answer = key(whole, unit);
  return {
    prompt: ask(f, part),
    answer,
    steps: [
      `The whole is not known yet, but $${a}$ of its $${b}$ equal parts are: together they make $${part}$.`,
      `So one part is $${part} \\div ${a} = ${k}$.`,
      `The whole has $${b}$ such parts: $${b} \\times ${k} = ${whole}$, so the answer is $${whole}$.`,
    ],
    slips: slips(answer, [
      ...((part * a) % b === 0
        ? [
            [
              (part * a) / b,
              "took the fraction of the part",
              `You worked out $${f}$ of $${part}$. But $${part}$ is the part already: the whole must be larger.`,
            ] as const,
          ]
        : []),
      [
        k,
        "stopped at one part",
        `$${k}$ is one of the parts, $${texFraction(1, b)}$. How many of them make the whole?`,
      ],
      [
        part * b,
        "multiplied by the denominator only",
        `You multiplied $${part}$ by $${b}$. But $${part}$ is $${a}$ parts, not one: what is one part?`,
      ],
      [
        2 * part,
        "doubled the part",
        `That would be right if $${part}$ were one half. It is $${f}$: how much is one of these parts?`,
      ],
    ]),
    check: `Work out $${f}$ of your answer: that must give $${part}$.`,
    shows: { by: "bar", lines: [[`${a}/${b}`], [`${a}/${b}`], [`${b}/${b} of ${whole}`]] },
  };
}

const skill: Skill = {
  id: "fraction-of-an-amount",
  title: "Fractions of an amount",
  about:
    "Three quarters of 20: share into as many parts as the denominator says, and take as many as the numerator says.",
  curriculum: ["Y3-Y6 fractions", "4.NF.4", "5.NF.4"],
  needs: ["division-facts"],
  stages: [
    stage({
      grade: 1,
      label: "one part",
      bounds: { setting: ["number", "beads", "pages", "coins", "route"], b: [2, 10], k: [2, 10] },
      rules: { "the amount is at least 8": ({ b, k }) => b * k >= 8 },
      write: ({ setting, b, k }) => onePart(setting, b, k),
    }),
    stage({
      grade: 2,
      label: "several parts",
      bounds: { setting: ["number", "beads", "pages", "coins", "route"], b: [3, 10], a: [2, 9], k: [2, 10] },
      rules: { "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b) },
      write: ({ setting, a, b, k }) => someParts(setting, a, b, k),
    }),
    stage({
      grade: 3,
      label: "what is left",
      bounds: { setting: ["tank", "book", "seats", "journey"], b: [3, 10], a: [2, 8], k: [6, 30] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the amount is at least 60": ({ b, k }) => b * k >= 60,
      },
      write: ({ setting, a, b, k }) => theRest(setting, a, b, k),
    }),
    stage({
      grade: 4,
      label: "the whole from a part",
      bounds: { setting: ["number", "route", "choir", "tank"], b: [3, 10], a: [2, 9], k: [3, 16] },
      rules: { "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b) },
      write: ({ setting, a, b, k }) => theWhole(setting, a, b, k),
    }),
  ],
};

export default skill;
