import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { capital } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { handy, handySteps } from "./shared-methods.ts";
import { decimal, money, pc, withUnit } from "./shared-numbers.ts";

type Way = "up" | "down";
const increase = { up: "increase", down: "decrease" };
const rises = { up: "rises", down: "falls" };
const rise = { up: "rise", down: "fall" };
const grow = { up: "grow", down: "shrink" };
const more = { up: "more", down: "less" };
const moreThings = { up: "more", down: "fewer" };
const signs = { up: "+", down: "-" };
const opposite = { up: "down", down: "up" } as const;
type Setting = "bare" | "bicycle" | "choir" | "training" | "farm" | "flight";

const settings: Record<Setting, { ask: (way: Way, p: string, amount: number) => string; unit?: string }> = {
  bare: { ask: (way, p, amount) => `${capital(increase[way])} $${amount}$ by ${p}.` },
  bicycle: {
    ask: (way, p, amount) =>
      `A bicycle costs €$${amount}$. Its price ${rises[way]} by ${p}. What is the new price in euros?`,
    unit: "€",
  },
  choir: {
    ask: (way, p, amount) =>
      `A choir in Lagos had $${amount}$ members last year. Now it has ${p} ${moreThings[way]}. How many members does it have now?`,
  },
  training: {
    ask: (way, p, amount) =>
      `Last month Leilani swam $${amount}$ lengths. This month she swims ${p} ${moreThings[way]}. How many lengths is that?`,
  },
  farm: {
    ask: (way, p, amount) =>
      `Last year a farm in Peru harvested $${amount}$ kg of quinoa, this year ${p} ${more[way]}. How many kilograms is that?`,
    unit: "kg",
  },
  flight: {
    ask: (way, p, amount) =>
      `A flight from Leeds costs £$${amount}$. Tomorrow it will cost ${p} ${more[way]}. What will it cost then, in pounds?`,
    unit: "£",
  },
};

const isMoney = (setting: Setting) => setting === "bicycle" || setting === "flight";

/** What the change does to the amount. */
const effects = {
  up: {
    next: (amount: number) => `The new amount is larger, so add the change to $${amount}$.`,
    did: "added",
    bound: (amount: number) => `The new amount must be larger than $${amount}$.`,
    bounds: (amount: number) => `The new amount must be larger than $${amount}$, but by less than half.`,
  },
  down: {
    next: (amount: number) => `The new amount is smaller, so take the change from $${amount}$.`,
    did: "took away",
    bound: (amount: number) => `The new amount must be smaller than $${amount}$.`,
    bounds: (amount: number) => `The new amount must be smaller than $${amount}$, but more than half of it.`,
  },
};

function changed(setting: Setting, way: Way, p: number, amount: number, method: "in the head" | "at once"): Question {
  const { ask, unit } = settings[setting];
  const text = isMoney(setting) ? money : decimal;
  const sign = way === "up" ? 1 : -1;
  const tenfold = 10 * p;
  const change = text(p * amount, 100);
  const rate = 100 + sign * p;
  const [result, multiplier] = [text(rate * amount, 100), decimal(rate, 100)];
  const answer: AnswerSpec = { kind: "decimal", value: result, ...(unit && { unit }) };
  const { next, did, bound, bounds } = effects[way];
  return {
    prompt: ask(way, pc(p), amount),
    answer,
    steps: [
      ...(method === "in the head"
        ? [...handySteps(p, amount), `That is the change. ${next(amount)}`]
        : [
            `The old amount is ${pc(100)}. The new one is ${pc(p)} ${more[way]}: $100 ${signs[way]} ${p} = ${rate}$, so it is ${pc(rate)} of the old one.`,
            `${pc(rate)} as a decimal is $${multiplier}$, so one multiplication does it all: $${multiplier} \\times ${amount}$.`,
          ]),
      method === "in the head"
        ? `So the answer is $${amount} ${signs[way]} ${change} = ${result}$.`
        : `So the answer is ${withUnit(result, unit)}.`,
    ],
    slips: slips(answer, [
      [change, "gave only the change", `That is ${pc(p)} of $${amount}$: the change. What is there after the change?`],
      [
        text((100 - sign * p) * amount, 100),
        "changed it the wrong way",
        `The change has the right size, but look again whether the amount becomes larger or smaller.`,
      ],
      [
        amount + sign * p,
        "took the percentage for the change itself",
        `You ${did} $${p}$. But ${pc(p)} is a part of $${amount}$: how much is it?`,
      ],
      ...(p < 10
        ? ([
            [
              text((100 + sign * tenfold) * amount, 100),
              "read a few hundredths as tenths",
              `That is a change of ${pc(tenfold)}. How do you write ${pc(p)} as a decimal?`,
            ],
          ] as const)
        : []),
    ]),
    check: p < 50 ? bounds(amount) : bound(amount),
  };
}

/** Which number to multiply by for a change of p%. */
function toMultiplier(way: Way, p: number, story: boolean): Question {
  const sign = way === "up" ? 1 : -1;
  const rate = 100 + sign * p;
  const tenfold = 10 * p;
  const verb = way === "up" ? "are" : "are only";
  const answer = { kind: "decimal", value: decimal(rate, 100) } as const;
  return {
    prompt: story
      ? `All the prices in a shop ${rise[way]} by ${pc(p)}. By which number is each price multiplied? Write a decimal.`
      : `To ${increase[way]} an amount by ${pc(p)} you multiply it by one number. Which number? Write a decimal.`,
    answer,
    steps: [
      `The amount before the change is the whole, ${pc(100)}.`,
      `After it there ${verb} $100 ${signs[way]} ${p} = ${rate}$ hundredths of it.`,
      `So the answer is $${decimal(rate, 100)}$, which is ${pc(rate)} as a decimal.`,
    ],
    slips: slips(answer, [
      [
        decimal(p, 100),
        "gave only the change",
        `Times $${decimal(p, 100)}$ gives the change alone. What happens to the amount that was there before?`,
      ],
      [
        decimal(100 - sign * p, 100),
        "changed it the wrong way",
        `With that number the amount would ${rise[opposite[way]]}. Which way does it go here?`,
      ],
      ...(p < 10
        ? ([
            [
              decimal(100 + sign * tenfold, 100),
              "read a few hundredths as tenths",
              `That is a change of ${pc(tenfold)}. In which place after the point do hundredths stand?`,
            ],
          ] as const)
        : []),
      [
        rate,
        "left the percentage without dividing by a hundred",
        `The new amount is ${pc(rate)} of the old one, but times $${rate}$ would be far too much. What is ${pc(rate)} as a decimal?`,
      ],
    ]),
    check: `Multiply $100$ by your number: you should see the change of ${pc(p)}.`,
  };
}

/** By what percentage an amount changes that is multiplied by a number. */
function fromMultiplier(way: Way, p: number, story: boolean): Question {
  const rate = way === "up" ? 100 + p : 100 - p;
  const [low, high] = [Math.min(100, rate), Math.max(100, rate)];
  const multiplier = decimal(rate, 100);
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  return {
    prompt: story
      ? `A program multiplies every price in a list by $${multiplier}$. By what percentage do the prices ${rise[way]}?`
      : `An amount is multiplied by $${multiplier}$. By what percentage does it ${grow[way]}?`,
    answer,
    steps: [
      `Write the number as a percentage: $${multiplier} = ${rate}\\%$. So the new amount is ${pc(rate)} of the old one.`,
      `The old amount is ${pc(100)}. The change is the distance between the two.`,
      `So the answer is ${pc(p)}, because $${high} - ${low} = ${p}$.`,
    ],
    slips: slips(answer, [
      [
        rate,
        "gave the new amount instead of the change",
        `${pc(rate)} is what there is afterwards. How far is that from ${pc(100)}?`,
      ],
      ...(p < 10
        ? ([
            [
              10 * p,
              "read a few hundredths as tenths",
              `$${multiplier}$ differs from $1$ by $${decimal(p, 100)}$. How many hundredths is that?`,
            ],
          ] as const)
        : []),
      [
        decimal(p, 100),
        "gave the decimal instead of the percentage",
        `It changes by $${decimal(p, 100)}$ of the whole: good. How many hundredths is that?`,
      ],
      [
        multiplier,
        "put a percent sign behind the decimal",
        `${pc(multiplier)} would hardly be seen. Write $${multiplier}$ as hundredths first.`,
      ],
    ]),
    check: `Multiply $100$ by $${multiplier}$: how far does that take it from $100$?`,
  };
}

const skill: Skill = {
  id: "percentage-increase-and-decrease",
  title: "Increase and decrease",
  about: "After a rise of 20% there is 120% of what was there before: one multiplication tells the new amount.",
  curriculum: ["KS3 percentages", "7.RP.3"],
  needs: ["percentage-of-an-amount"],
  stages: [
    stage({
      grade: 4,
      label: "by 10, 20, 25 or 50 per cent",
      bounds: {
        setting: ["bare", "bicycle", "choir", "training", "farm", "flight"],
        way: ["up", "down"],
        p: ["10", "20", "25", "50"],
        n: [4, 40],
      },
      rules: { "the amount is not tiny": ({ p, n }) => n * handy(Number(p)) >= 40 },
      write: ({ setting, way, p, n }) => changed(setting, way, Number(p), n * handy(Number(p)), "in the head"),
    }),
    stage({
      grade: 5,
      label: "with one multiplication",
      bounds: {
        setting: ["bare", "bicycle", "farm", "flight"],
        way: ["up", "down"],
        p: [2, 48],
        amount: [120, 900, 20],
      },
      rules: { "it is not done at a glance": ({ p }) => ![10, 20, 25].includes(p) },
      write: ({ setting, way, p, amount }) => changed(setting, way, p, amount, "at once"),
    }),
    stage({
      grade: 5,
      label: "the multiplier",
      bounds: { from: ["percentage", "multiplier"], text: ["bare", "story"], way: ["up", "down"], p: [1, 60] },
      rules: { "it is not a half": ({ p }) => p !== 50 },
      write: ({ from, text, way, p }) =>
        (from === "percentage" ? toMultiplier : fromMultiplier)(way, p, text === "story"),
    }),
  ],
};

export default skill;
