import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { handy } from "./shared-methods.ts";
import { decimal, money, pc } from "./shared-numbers.ts";

type Part = "bare" | "ferry" | "book" | "orchard" | "walk";

const parts: Record<Part, (p: string, part: number) => string> = {
  bare: (p, part) => `${p} of a number is $${part}$. What is the number?`,
  ferry: (p, part) =>
    `On a ferry to Zanzibar $${part}$ passengers are children. That is ${p} of all passengers. How many passengers are there?`,
  book: (p, part) =>
    `Tariq has read $${part}$ pages of his book, which is ${p} of it. How many pages does the book have?`,
  orchard: (p, part) =>
    `In an orchard in Chile $${part}$ trees are cherry trees, ${p} of all the trees. How many trees are there?`,
  walk: (p, part) =>
    `Ingrid has walked $${part}$ km. That is ${p} of the whole trail. How long is the trail in kilometres?`,
};

/** From a part and its percentage to the whole. */
function wholeFromPart(setting: Part, p: number, part: number): Question {
  const common = gcd(p, 100);
  const [partTimes, times] = [p / common, 100 / common];
  const small = part / partTimes;
  const whole = small * times;
  const others = 100 - p;
  const answer: AnswerSpec = { kind: "whole", value: String(whole), ...(setting === "walk" && { unit: "km" }) };
  return {
    prompt: parts[setting](pc(p), part),
    answer,
    steps: [
      `The number $${part}$ is only ${pc(p)} of the whole. The question asks for all of it, for ${pc(100)}.`,
      p === common
        ? `${pc(p)} goes $${times}$ times into ${pc(100)}, so the whole is $${times}$ times as much.`
        : `Go through a percentage that goes into both ${pc(p)} and ${pc(100)}: ${pc(common)} is $${part} \\div ${partTimes} = ${small}$.`,
      ...(p === common ? [] : [`${pc(common)} goes $${times}$ times into ${pc(100)}, so multiply by $${times}$.`]),
      `So the answer is $${times} \\times ${small} = ${whole}$.`,
    ],
    slips: slips(answer, [
      [
        decimal(p * part, 100),
        "took the percentage of the part",
        `That is ${pc(p)} of $${part}$. But $${part}$ is the ${pc(p)} already: what is the ${pc(100)}?`,
      ],
      [
        decimal(others * part, 100),
        "took the percentage off the part",
        `You made $${part}$ smaller, but $${part}$ is a part of what is wanted. Is the whole smaller or larger?`,
      ],
      [
        decimal((100 + p) * part, 100),
        "added the percentage to the part",
        `You added ${pc(p)} of $${part}$. What is missing is ${pc(others)} of the whole.`,
      ],
      [
        whole - part,
        "gave the rest without the part",
        `That is the other ${pc(others)}. The whole has the $${part}$ in it as well.`,
      ],
      [small, "stopped too early", `That is ${pc(common)}. How many times does it go into ${pc(100)}?`],
    ]).slice(0, 4),
    check: `Take ${pc(p)} of your answer: that must be $${part}$.`,
  };
}

type Way = "up" | "down";
const increase = { up: "an increase", down: "a decrease" };
const gone = { up: "gone up", down: "gone down" };
const more = { up: "more", down: "less" };
const moreThings = { up: "more", down: "fewer" };
const signs = { up: "+", down: "-" };
const redo = {
  up: (p: number) => `Add ${pc(p)} of your answer to it`,
  down: (p: number) => `Take away ${pc(p)} of your answer from it`,
};
/** What learners do who go back, or make the change itself, with a number that is not the change; and how the old amount differs. */
const undone = {
  up: { did: "took off", took: "took away", old: "smaller" },
  down: { did: "added", took: "added", old: "larger" },
};

type Setting = "bare" | "jacket" | "choir" | "rent" | "harvest" | "meal";

const settings: Record<Setting, { ask: (way: Way, p: string, now: string) => string; unit?: string }> = {
  bare: {
    ask: (way, p, now) => `After ${increase[way]} of ${p} a number is $${now}$. What was it before?`,
  },
  jacket: {
    ask: (way, p, now) =>
      way === "up"
        ? `The price of a jacket has risen by ${p}. Now it costs €$${now}$. What did it cost before, in euros?`
        : `In a sale the price of a jacket is ${p} lower. Now it costs €$${now}$. What did it cost before, in euros?`,
    unit: "€",
  },
  choir: {
    ask: (way, p, now) =>
      `A choir in Manila has ${p} ${moreThings[way]} singers than last year. It has $${now}$ now. How many were there last year?`,
  },
  rent: {
    ask: (way, p, now) =>
      `The rent of a room in Cardiff has ${gone[way]} by ${p} to £$${now}$ a month. What was it before, in pounds?`,
    unit: "£",
  },
  harvest: {
    ask: (way, p, now) =>
      `A garden in Kerala gave $${now}$ kg of mangoes this year, ${p} ${more[way]} than last year. How many kilograms was it last year?`,
    unit: "kg",
  },
  meal: {
    ask: (way, p, now) =>
      way === "up"
        ? `To the price of a meal for a group ${p} is added for service. Together that makes €$${now}$. What was the price without service, in euros?`
        : `With a voucher a meal for a group is ${p} cheaper and costs €$${now}$. What does it cost without the voucher, in euros?`,
    unit: "€",
  },
};

/** Back to the amount before a change; old is that amount. */
function before(setting: Setting, way: Way, p: number, old: number, method: "in the head" | "at once"): Question {
  const { ask, unit } = settings[setting];
  const sign = way === "up" ? 1 : -1;
  const rate = 100 + sign * p;
  const nowText = unit === "€" || unit === "£" ? money(rate * old, 100) : decimal(rate * old, 100);
  const common = gcd(rate, 100);
  const [rateTimes, times] = [rate / common, 100 / common];
  const small = old / times;
  const multiplier = decimal(rate, 100);
  const { did, took, old: oldSize } = undone[way];

  const answer: AnswerSpec = { kind: "decimal", value: String(old), ...(unit && { unit }) };
  const first = `The old amount is ${pc(100)}. It went ${way} by ${pc(p)} **of itself**, so $${nowText}$ is $100 ${signs[way]} ${p} = ${rate}$ per cent of it.`;
  return {
    prompt: ask(way, pc(p), nowText),
    answer,
    steps:
      method === "in the head"
        ? [
            first,
            ...(rate === common
              ? [
                  `${pc(rate)} goes $${times}$ times into ${pc(100)}, so the old amount is $${times}$ times as much as $${nowText}$.`,
                ]
              : [
                  `Go through ${pc(common)}, which goes into both: ${pc(rate)} is $${nowText}$, so ${pc(common)} is $${nowText} \\div ${rateTimes} = ${small}$.`,
                  `${pc(100)} is $${times}$ times as much.`,
                ]),
            `So the answer is $${times} \\times ${small} = ${old}$.`,
          ]
        : [
            first,
            `So the old amount times $${multiplier}$ is $${nowText}$. Go backwards: divide by $${multiplier}$.`,
            `So the answer is $${nowText} \\div ${multiplier} = ${old}$.`,
          ],
    slips: slips(answer, [
      [
        money((100 - sign * p) * rate * old, 10_000),
        "took the percentage of the new amount to go back",
        `You ${did} ${pc(p)} of $${nowText}$. But the change was ${pc(p)} of the **old** amount, which is ${oldSize}.`,
      ],
      [
        money(rate * rate * old, 10_000),
        "did the change once more",
        `That is $${nowText}$ changed a second time. The question asks what there was before the change.`,
      ],
      [
        decimal(rate * old - sign * p * 100, 100),
        "took the percentage for the change itself",
        `You ${took} $${p}$. But ${pc(p)} is a part of the old amount, not the number $${p}$.`,
      ],
      [
        money(p * rate * old, 10_000),
        "gave the percentage of the new amount",
        `That is ${pc(p)} of $${nowText}$. What was there before the change, and ${pc(p)} of what was the change?`,
      ],
    ]),
    check: `${redo[way](p)}: that must give $${nowText}$.`,
  };
}

type Hidden = "service" | "tax" | "sale" | "wages" | "load";

const hidden: Record<Hidden, { way: Way; ask: (p: string, now: string) => string; unit?: string }> = {
  service: {
    way: "up",
    ask: (p, now) =>
      `A bill in Lisbon comes to €$${now}$. It is for a group, and in it ${p} of the price of the meal was added for service. How many euros is the service?`,
    unit: "€",
  },
  tax: {
    way: "up",
    ask: (p, now) =>
      `A lamp costs £$${now}$ with tax. The tax is ${p} of the price without tax. How many pounds is the tax?`,
    unit: "£",
  },
  sale: {
    way: "down",
    ask: (p, now) => `In a sale a tent is ${p} cheaper than before and costs €$${now}$. How many euros does one save?`,
    unit: "€",
  },
  wages: {
    way: "up",
    ask: (p, now) =>
      `The wages at a workshop in Pune rose by ${p} to $${now}$ rupees a day. By how many rupees did they rise?`,
    unit: "rupees",
  },
  load: {
    way: "down",
    ask: (p, now) =>
      `Grapes lose ${p} of their mass when they are dried a little, and $${now}$ kg are left. How many kilograms have they lost?`,
    unit: "kg",
  },
};

/** The change itself, from the amount after it. */
function changeInside(setting: Hidden, p: number, old: number): Question {
  const { way, ask, unit } = hidden[setting];
  const sign = way === "up" ? 1 : -1;
  const rate = 100 + sign * p;
  const text = setting === "load" ? decimal : money;
  const [now, size] = [text(rate * old, 100), text(p * old, 100)];
  const multiplier = decimal(rate, 100);
  const [working, back] =
    way === "up"
      ? [`${now} - ${old} = ${size}`, `Take your answer away from $${now}$`]
      : [`${old} - ${now} = ${size}`, `Add your answer to $${now}$`];
  const answer: AnswerSpec = { kind: "decimal", value: size, ...(unit && { unit }) };
  return {
    prompt: ask(pc(p), now),
    answer,
    steps: [
      `The ${pc(p)} is counted from the amount **before**, which is ${pc(100)}. So $${now}$ is ${pc(rate)} of it.`,
      `Find the amount before: $${now} \\div ${multiplier} = ${old}$.`,
      `Now the change can be found: it is the distance between $${old}$ and $${now}$, or ${pc(p)} of $${old}$.`,
      `So the answer is $${working}$.`,
    ],
    slips: slips(answer, [
      [
        money(p * rate * old, 10_000),
        "took the percentage of the new amount",
        `That is ${pc(p)} of $${now}$. The ${pc(p)} is counted from the amount before the change.`,
      ],
      [
        old,
        "stopped at the amount before the change",
        `That is the amount before: good. How large is the change from there to $${now}$?`,
      ],
      [
        p,
        "took the percentage for the change itself",
        `${pc(p)} is not the number $${p}$. Of which amount is it ${pc(p)}?`,
      ],
    ]),
    check: `${back}: ${pc(p)} of what you get must be your answer.`,
  };
}

const skill: Skill = {
  id: "reverse-percentages",
  title: "Reverse percentages",
  about: "Back from the part to the whole, and from the price after a change to the price before it.",
  curriculum: ["KS3 percentages", "GCSE reverse percentages", "7.RP.3"],
  needs: ["percentage-increase-and-decrease"],
  stages: [
    stage({
      grade: 4,
      label: "the whole from a part",
      bounds: { setting: ["bare", "ferry", "book", "orchard", "walk"], p: [5, 90, 5], whole: [40, 600, 20] },
      rules: {
        "the part has at least four": ({ p, whole }) => p * whole >= 400,
        "it is not a half, and the whole is not 100": ({ p, whole }) => p !== 50 && whole !== 100,
      },
      write: ({ setting, p, whole }) => wholeFromPart(setting, p, (p * whole) / 100),
    }),
    stage({
      grade: 5,
      label: "before a change of 10, 20, 25 or 50%",
      bounds: {
        setting: ["bare", "jacket", "choir", "rent", "harvest", "meal"],
        way: ["up", "down"],
        p: ["10", "20", "25", "50"],
        n: [4, 36],
      },
      rules: {
        "the old amount is not tiny, nor 100": ({ p, n }) => n * handy(Number(p)) >= 24 && n * handy(Number(p)) !== 100,
        "a rent is not tiny": ({ setting, p, n }) => setting !== "rent" || n * handy(Number(p)) >= 120,
        "service is not a half": ({ setting, p }) => setting !== "meal" || p !== "50",
      },
      write: ({ setting, way, p, n }) => before(setting, way, Number(p), n * handy(Number(p)), "in the head"),
    }),
    stage({
      grade: 5,
      label: "before a change of any percentage",
      bounds: {
        setting: ["bare", "jacket", "rent", "meal"],
        way: ["up", "down"],
        p: [3, 45],
        old: [40, 400, 5],
      },
      rules: {
        "it is not done in the head": ({ p }) => ![10, 20, 25].includes(p),
        "the old amount is not 100": ({ old }) => old % 100 !== 0,
        "service is no third of the price": ({ setting, p }) => setting !== "meal" || p <= 20,
        "a rent is not tiny": ({ setting, old }) => setting !== "rent" || old >= 150,
      },
      write: ({ setting, way, p, old }) => before(setting, way, p, old, "at once"),
    }),
    stage({
      grade: 5,
      label: "the change itself",
      bounds: { setting: ["service", "tax", "sale", "wages", "load"], p: [5, 30], old: [30, 600, 10] },
      rules: {
        "the old amount is not 100": ({ old }) => old % 100 !== 0,
        "service is below 20%": ({ setting, p }) => setting !== "service" || p < 20,
        "wages are not tiny": ({ setting, old, p }) => setting !== "wages" || (old >= 300 && p <= 15),
      },
      write: ({ setting, p, old }) => changeInside(setting, p, old),
    }),
  ],
};

export default skill;
