import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texLowest } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { decimal, pc, rounded } from "./shared-numbers.ts";

type Way = "up" | "down";
const increased = { up: "increased", down: "decreased" };
const risen = { up: "risen", down: "fallen" };
const grown = { up: "grown", down: "fallen" };
const rise = { up: "rise", down: "fall" };

type Setting = "bare" | "ticket" | "club" | "lake" | "visitors" | "coffee";

const settings: Record<Setting, (way: Way, old: number, now: number) => string> = {
  bare: (way, old, now) => `A number changes from $${old}$ to $${now}$. By what percentage has it ${increased[way]}?`,
  ticket: (way, old, now) =>
    `A flight cost £$${old}$ last year and costs £$${now}$ now. By what percentage has the price ${risen[way]}?`,
  club: (way, old, now) =>
    `A chess club in Tbilisi had $${old}$ members and now has $${now}$. By what percentage has the number ${grown[way]}?`,
  lake: (way, old, now) =>
    `At a mountain hut the snow was $${old}$ cm deep in January and $${now}$ cm in March. By what percentage has the depth ${grown[way]}?`,
  visitors: (way, old, now) =>
    `On Friday a museum in Cairo had $${old}$ visitors, on Saturday $${now}$. By what percentage did the number ${rise[way]}?`,
  coffee: (way, old, now) =>
    `Sofía drank $${old}$ cups of coffee last year and $${now}$ this year. By what percentage has the number ${risen[way]}?`,
};

const allSettings = ["bare", "ticket", "club", "lake", "visitors", "coffee"] as const;

/** The change from old to now in percent of old: exact, or rounded to one place. */
function change(setting: Setting, old: number, now: number, places?: 1): Question {
  const way = now > old ? "up" : "down";
  const [low, high] = [Math.min(old, now), Math.max(old, now)];
  const size = high - low;
  const percent = (part: number, whole: number, to: 0 | 1 = 1) => {
    const text = rounded(100 * part, whole, to);
    return places === 1 || to === 0 ? text : text.replace(/\.0$/, "");
  };
  const p = places ? percent(size, old) : decimal(100 * size, old);
  const threePlaces = decimal(Math.floor((100_000 * size) / old), 1000);
  const asked = settings[setting](way, old, now);
  const result = places ? `that should come close to $${now}$` : `that must give $${now}$`;
  const answer: AnswerSpec = { kind: "decimal", value: p, unit: "%", ...(places && { places }) };
  const fraction = texFraction(size, old);
  const wrongBase = [
    "took the percentage of the new amount",
    `You compared the change with $${now}$. But the change starts from $${old}$: that is the ${pc(100)}.`,
  ] as const;
  return {
    prompt: places ? `${asked} Round to 1 decimal place.` : asked,
    answer,
    steps: [
      `First find the change: $${high} - ${low} = ${size}$.`,
      `Compare it with the amount **before** the change, because that is the whole, ${pc(100)}: it is $${fraction}$ of it.`,
      places
        ? `Per cent means hundredths, so multiply by $100$: $${size} \\div ${old} \\times 100 = ${threePlaces}\\ldots$, still to be rounded.`
        : `Per cent means hundredths: the answer is as many per cent as $${fraction}$ has hundredths. So come to lowest terms if you can, and multiply by $100$.`,
      places
        ? `So the answer is ${pc(p)}.`
        : `$${texLowest(size, old)} \\times 100 = ${p}$. So the answer is ${pc(p)}.`,
    ],
    slips: slips(answer, [
      [percent(size, now), ...wrongBase],
      // Typing the new amount itself is another matter.
      ...(places || percent(size, now, 0) === String(now) ? [] : [[percent(size, now, 0), ...wrongBase] as const]),
      [
        percent(now, old),
        "gave the new amount instead of the change",
        `That is the new amount as a percentage of the old one. How far is it from ${pc(100)}?`,
      ],
      [
        size,
        "took the change itself for the percentage",
        `The change is $${size}$, but it is $${size}$ out of $${old}$, not out of $100$.`,
      ],
      ...(places
        ? []
        : ([
            [
              decimal(size, old),
              "gave the decimal instead of the percentage",
              `You found which part of the old amount the change is: good. How many hundredths is that?`,
            ],
          ] as const)),
    ]),
    check: `Change $${old}$ by your percentage: ${result}.`,
  };
}

const rises = { up: "rises", down: "falls" };
const grows = { up: "grows", down: "shrinks" };

type Share = "cycling" | "rate" | "forest" | "electric";

const shares: Record<Share, (way: Way, old: string, now: string) => string> = {
  cycling: (way, old, now) =>
    `The share of children who cycle to a school in Utrecht ${rises[way]} from ${old} to ${now}.`,
  rate: (way, old, now) => `The share of a town's rubbish that is recycled ${rises[way]} from ${old} to ${now}.`,
  forest: (way, old, now) => `The part of an island that is forest ${grows[way]} from ${old} to ${now}.`,
  electric: (way, old, now) => `The share of buses in Quito that are electric ${rises[way]} from ${old} to ${now}.`,
};

/** A share that is a percentage itself. */
function ofShare(setting: Share, old: number, now: number): Question {
  const way = now > old ? "up" : "down";
  const [low, high] = [Math.min(old, now), Math.max(old, now)];
  const size = high - low;
  const p = decimal(100 * size, old);
  const answer = { kind: "decimal", value: p, unit: "%" } as const;
  const wrongBase = [
    "took the percentage of the new amount",
    `You compared the change with ${pc(now)}. Before the change it was ${pc(old)}: that is the whole here.`,
  ] as const;
  const newBase = rounded(100 * size, now, 1).replace(/\.0$/, "");
  return {
    prompt: `${shares[setting](way, pc(old), pc(now))} By what percentage of its old value has it ${grown[way]}?`,
    answer,
    steps: [
      `The change is $${high} - ${low} = ${size}$ percentage ${noun(size, "point")}. These are points on the scale, not a percentage of the old value.`,
      `Compare it with the old value, which is the whole here: the change is $${texFraction(size, old)}$ of it.`,
      `Per cent means hundredths, so multiply by $100$: $${texLowest(size, old)} \\times 100 = ${p}$. So the answer is ${pc(p)}.`,
    ],
    slips: slips(answer, [
      [
        size,
        "gave the percentage points",
        `From ${pc(old)} to ${pc(now)} is $${size}$ percentage ${noun(size, "point")}. What percentage of the old ${pc(old)} is that?`,
      ],
      [newBase, ...wrongBase],
      [rounded(100 * size, now, 0), ...wrongBase],
      [
        rounded(100 * now, old, 1).replace(/\.0$/, ""),
        "gave the new amount instead of the change",
        `That is the new value as a percentage of the old one. How far is it from ${pc(100)}?`,
      ],
    ]),
    check: `Imagine $${old}$ things, and change their number by your percentage: there must be $${now}$.`,
  };
}

const round = (n: number) => 100 % n === 0 || n % 100 === 0;

const skill: Skill = {
  id: "percentage-change",
  title: "Percentage change",
  about: "How large a change is depends on where it started: it is compared with the amount before the change.",
  curriculum: ["KS3 percentages", "7.RP.3", "GCSE percentage change"],
  needs: ["one-as-a-percentage-of-another", "percentage-increase-and-decrease"],
  stages: [
    stage({
      grade: 4,
      label: "from a round number",
      bounds: {
        setting: allSettings,
        way: ["up", "down"],
        old: ["20", "25", "50", "200", "300", "400", "500"],
        p: [4, 80],
      },
      rules: {
        "the change is whole": ({ old, p }) => (Number(old) * p) % 100 === 0,
        "the change is not one": ({ old, p }) => Number(old) * p > 100,
      },
      write: ({ setting, way, old, p }) =>
        change(setting, Number(old), (Number(old) * (way === "up" ? 100 + p : 100 - p)) / 100),
    }),
    stage({
      grade: 5,
      label: "from any number",
      bounds: { setting: allSettings, way: ["up", "down"], old: [16, 480], p: [5, 60, 5] },
      rules: {
        "the change is whole": ({ old, p }) => (old * p) % 100 === 0,
        "not too many quarters, and no halves": ({ old, p }) => p !== 50 && (p !== 25 || old <= 100),
        "the old number is not round": ({ old }) => !round(old),
        "the change is not one": ({ old, p }) => old * p > 100,
      },
      write: ({ setting, way, old, p }) => change(setting, old, (old * (way === "up" ? 100 + p : 100 - p)) / 100),
    }),
    stage({
      grade: 5,
      label: "to one decimal place",
      bounds: { setting: allSettings, old: [30, 450], now: [30, 450] },
      rules: {
        "the change is between 5% and 60%": ({ old, now }) =>
          Math.abs(now - old) * 20 >= old && Math.abs(now - old) * 5 <= 3 * old,
        "it does not come out evenly": ({ old, now }) =>
          (1000 * (now - old)) % old !== 0 && (100_000 * (now - old)) % old !== 0,
      },
      write: ({ setting, old, now }) => change(setting, old, now, 1),
    }),
    stage({
      grade: 5,
      label: "percent or percentage points",
      bounds: { setting: ["cycling", "rate", "forest", "electric"], old: [4, 75], now: [4, 90] },
      rules: {
        "there is a change, but not a huge one": ({ old, now }) => old !== now && now <= 3 * old,
        "the percentage is whole or ends in a half": ({ old, now }) => (200 * (now - old)) % old === 0,
        "the points are not the percentage": ({ old, now }) => Math.abs(now - old) > 1,
      },
      write: ({ setting, old, now }) => ofShare(setting, old, now),
    }),
  ],
};

export default skill;
