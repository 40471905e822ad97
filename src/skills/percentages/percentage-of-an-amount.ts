import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Shown } from "../../engine/shows.ts";
import { slips } from "../slips.ts";
import { handy, handyLines, handySteps, tensLines, tensSteps } from "./shared-methods.ts";
import { decimal, money, pc, withUnit } from "./shared-numbers.ts";

type Setting = "bare" | "beads" | "book" | "hall" | "seedlings" | "stickers";

const settings: Record<Setting, { ask: (p: string, amount: number) => string; rest: string }> = {
  bare: { ask: (p, amount) => `Work out ${p} of $${amount}$.`, rest: "what is left of the number" },
  beads: {
    ask: (p, amount) => `A jar in Noor's shop holds $${amount}$ beads. ${p} of them are blue. How many beads are blue?`,
    rest: "the beads that are not blue",
  },
  book: {
    ask: (p, amount) => `A book has $${amount}$ pages. Ravi has read ${p} of them. How many pages has he read?`,
    rest: "the pages that Ravi has not read yet",
  },
  hall: {
    ask: (p, amount) => `A hall in Accra has $${amount}$ seats. ${p} of them are taken. How many seats are taken?`,
    rest: "the seats that are free",
  },
  seedlings: {
    ask: (p, amount) =>
      `A school in Bogotá planted $${amount}$ seeds, and ${p} of them have come up. How many seeds have come up?`,
    rest: "the seeds that have not come up",
  },
  stickers: {
    ask: (p, amount) =>
      `Mei has $${amount}$ stickers and gives ${p} of them away. How many stickers does she give away?`,
    rest: "the stickers that Mei keeps",
  },
};

function check(p: number): string {
  if (p === 50) return "Twice your answer must be the whole.";
  const size = p < 50 ? "less" : "more";
  return `${pc(50)} is half of the whole: your answer must be ${size} than that.`;
}

type Wrong = Parameters<typeof slips>[1][number];

function whole(
  setting: Setting,
  p: number,
  amount: number,
  steps: string[],
  lines: readonly Shown[],
  first: readonly Wrong[],
): Question {
  const part = (p * amount) / 100;
  const others = 100 - p;
  const { ask, rest } = settings[setting];
  const answer: AnswerSpec = { kind: "whole", value: String(part) };
  return {
    prompt: ask(pc(p), amount),
    answer,
    steps: [...steps.slice(0, -1), `${steps.at(-1)} So the answer is $${part}$.`],
    slips: slips(answer, [
      ...first,
      [
        amount - part,
        "gave what is left of the whole",
        `That is the number for the other ${pc(others)}: ${rest}. The question asks for ${pc(p)}.`,
      ],
      ...(amount % p === 0
        ? ([
            [
              amount / p,
              "divided by the percentage",
              `You divided by $${p}$. That works for ${pc(10)} only, because $10$ goes into $100$ ten times. What part of $100$ is $${p}$?`,
            ],
          ] as const)
        : []),
      [
        p,
        "took the percentage for the amount",
        `${pc(p)} would be $${p}$ if the whole were $100$. Here the whole is $${amount}$.`,
      ],
    ]),
    check: check(p),
    shows: { by: "bar", lines },
  };
}

function handyPart(setting: Setting, p: number, amount: number): Question {
  const part = amount / handy(p);
  const first = 100 / handy(p);
  return whole(setting, p, amount, handySteps(p, amount), handyLines(p, amount), [
    ...(p === first
      ? []
      : ([
          [
            part,
            "stopped at the first part",
            `That is ${pc(first)}. How many times does ${pc(first)} go into ${pc(p)}?`,
          ],
        ] as const)),
  ]);
}

function builtPart(setting: Setting, p: number, amount: number): Question {
  const tenth = amount / 10;
  const tens = Math.floor(p / 10);
  const inTens = 10 * tens;
  return whole(setting, p, amount, tensSteps(p, amount), tensLines(p, amount), [
    ...(p % 10 === 5 && p > 5
      ? ([
          [
            tens * tenth + 5,
            "added five instead of five per cent",
            `${pc(inTens)} is right, but then you added the number $5$. How much is ${pc(5)} of $${amount}$?`,
          ],
          [
            tens * tenth,
            "left out the last five per cent",
            `That is ${pc(inTens)}. What is missing to come to ${pc(p)}?`,
          ],
        ] as const)
      : []),
    [tenth, "stopped at ten per cent", `That is ${pc(10)}. The question asks for ${pc(p)}.`],
  ]);
}

type Measured = "bare" | "rice" | "wages" | "path" | "tank";

const measured: Record<Measured, { ask: (p: string, amount: number) => string; unit?: string }> = {
  bare: { ask: (p, amount) => `Work out ${p} of $${amount}$.` },
  rice: {
    ask: (p, amount) =>
      `A farm in Vietnam harvests $${amount}$ kg of rice and sells ${p} of it. How many kilograms is that?`,
    unit: "kg",
  },
  wages: {
    ask: (p, amount) => `Zofia earns €$${amount}$ and saves ${p} of it. How many euros does she save?`,
    unit: "€",
  },
  path: {
    ask: (p, amount) =>
      `A path near Kyoto is $${amount}$ m long, and ${p} of it leads through a forest. How many metres is that?`,
    unit: "m",
  },
  tank: {
    ask: (p, amount) => `A tank in Jaipur holds $${amount}$ litres and is ${p} full. How many litres are in it?`,
    unit: "litres",
  },
};

function anyPart(setting: Measured, p: number, amount: number): Question {
  const { ask, unit } = measured[setting];
  const text = setting === "wages" ? money : decimal;
  const part = text(p * amount, 100);
  const [one, multiplier, tenfold] = [decimal(amount, 100), decimal(p, 100), decimal(p, 10)];
  const others = 100 - p;
  const answer: AnswerSpec = { kind: "decimal", value: part, ...(unit && { unit }) };
  return {
    prompt: ask(pc(p), amount),
    answer,
    steps: [
      `First find ${pc(1)}, which is one hundredth: $${amount} \\div 100 = ${one}$.`,
      `${pc(p)} is $${p}$ times as much: $${p} \\times ${one}$. On a calculator that is $${multiplier} \\times ${amount}$.`,
      `So the answer is ${withUnit(part, unit)}.`,
    ],
    slips: slips(answer, [
      [
        decimal(p * amount, 10),
        "took ten per cent for one per cent",
        `You divided by $10$ where it should be $100$: that makes $${tenfold} \\times ${amount}$. Per cent means out of a hundred.`,
      ],
      [
        text(others * amount, 100),
        "gave what is left of the whole",
        `That is the other ${pc(others)}. The question asks for ${pc(p)}.`,
      ],
      [one, "stopped at one per cent", `That is ${pc(1)}. How many times as much is ${pc(p)}?`],
      [
        p,
        "took the percentage for the amount",
        `${pc(p)} would be $${p}$ if the whole were $100$. Here the whole is $${amount}$.`,
      ],
    ]),
    check: check(p),
    shows: {
      by: "bar",
      lines: [[`1/100 of ${amount}`], [`${p}/100`], [`${p}/100 of ${amount}`]],
    },
  };
}

const skill: Skill = {
  id: "percentage-of-an-amount",
  title: "Percentage of an amount",
  about: "A percentage of an amount is so many hundredths of it, and a few handy parts often lead there in the head.",
  curriculum: ["Y6 percentages", "6.RP.3c"],
  needs: ["percentages-and-fractions", "fraction-of-an-amount"],
  stages: [
    stage({
      grade: 3,
      label: "halves, quarters and tenths",
      bounds: {
        p: ["10", "20", "25", "50", "75"],
        n: [3, 30],
        setting: ["bare", "beads", "book", "hall", "seedlings", "stickers"],
      },
      rules: {
        "the amount is not tiny": ({ p, n }) => n * handy(Number(p)) >= 20,
        "the whole is not 100": ({ p, n }) => n * handy(Number(p)) !== 100,
      },
      write: ({ p, n, setting }) => handyPart(setting, Number(p), n * handy(Number(p))),
    }),
    stage({
      grade: 4,
      label: "built from tens and fives",
      bounds: {
        p: [5, 95, 5],
        amount: [40, 600, 20],
        setting: ["bare", "beads", "book", "hall", "seedlings", "stickers"],
      },
      rules: {
        "it needs more than one step": ({ p }) => ![10, 20, 25, 50, 75].includes(p),
        "the whole is not 100": ({ amount }) => amount !== 100,
      },
      write: ({ p, amount, setting }) => builtPart(setting, p, amount),
    }),
    stage({
      grade: 5,
      label: "any percentage",
      bounds: { p: [2, 98], amount: [150, 990, 10], setting: ["bare", "rice", "wages", "path", "tank"] },
      rules: {
        "the percentage does not end in 0 or 5": ({ p }) => p % 5 !== 0,
        "she cannot save nearly everything": ({ setting, p }) => setting !== "wages" || p < 40,
      },
      write: ({ p, amount, setting }) => anyPart(setting, p, amount),
    }),
  ],
};

export default skill;
