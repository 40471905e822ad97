import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, inWords, noun } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Things of several kinds, taken in the dark: how many must one take to be certain? Each setting wants another thing. */
interface Setting {
  readonly title: string;
  readonly story: (counts: string, m: number) => string;
  readonly kinds: readonly string[];
  readonly thing: string;
  readonly ask: (m: number) => string;
  readonly hint: (m: number) => string;
}

const settings: Record<string, Setting> = {
  tiles: {
    title: "Tiles in a dark shed",
    story: (counts) => `In a dark shed stands a box with ${counts} tiles. Selu takes out tiles without seeing them.`,
    kinds: ["blue", "green", "red", "white"],
    thing: "tile",
    ask: (m) =>
      `How many tiles must he take, at the least, to be **certain** of $${m}$ tiles of the same colour (no matter which)?`,
    hint: (m) =>
      `What is the largest handful you can imagine that still has no ${inWords(m)} of one colour? Are there enough tiles of every colour for it?`,
  },
  lamps: {
    title: "Lamps for the stage",
    story: (counts) =>
      `A theatre keeps ${counts} lamps in a drawer. The power has failed, and Ngozi takes lamps out in the dark.`,
    kinds: ["blue", "green", "yellow", "white"],
    thing: "lamp",
    ask: (m) => `How many lamps must she take, at the least, to be **certain** that at least $${m}$ of them are white?`,
    hint: (m) =>
      `With the worst luck, which lamps come out first? How many lamps can Ngozi hold without having ${inWords(m)} white ones?`,
  },
  bulbs: {
    title: "Flower bulbs without labels",
    story: (counts) =>
      `A sack holds ${counts} tulip bulbs. Each gives one flower, but the bulbs all look alike, so nobody can see which colour it will be. Beatriz wants to see every colour in her flower bed.`,
    kinds: ["orange", "purple", "red", "white"],
    thing: "bulb",
    ask: (m) =>
      `How many bulbs must she plant, at the least, to be **certain** of at least $${m}$ flowers of **every** colour?`,
    hint: (m) =>
      `Suppose one colour comes up short: fewer than ${inWords(m)}. How many bulbs can she have planted? For which colour is that number largest?`,
  },
  masks: {
    title: "A set or a match",
    story: (counts, m) =>
      `For a dance, ${counts} masks lie in a chest. In the dark, Kenji takes masks out. He is content when he has $${m}$ masks of the same colour, and he is also content when he has one of every colour.`,
    kinds: ["black", "gold", "red", "silver"],
    thing: "mask",
    ask: () => `How many masks must he take, at the least, to be **certain** of being content?`,
    hint: (m) =>
      `In the worst handful one colour is missing, and there are never ${inWords(m)} alike. Which colour should be the missing one to make that handful as large as possible?`,
  },
};

/** The largest handful that still fails, kind by kind. */
function worst(setting: string, counts: readonly number[], m: number): number[] {
  const few = counts.map((n) => Math.min(n, m - 1));
  switch (setting) {
    case "tiles":
      return few;
    case "lamps":
      return counts.with(-1, m - 1);
    case "bulbs":
      return counts.with(counts.indexOf(Math.min(...counts)), m - 1);
    default:
      return few.with(few.indexOf(Math.min(...few)), 0);
  }
}

export default family({
  level: "medium",
  topic: "sorting",
  minutes: 5,
  kind: "thinking",
  technique: "the worst handful that still fails",
  ages: "11-13",
  curriculum: ["KS3 reasoning", "pigeonhole principle", "MP1", "MP3"],
  bounds: {
    setting: ["tiles", "lamps", "bulbs", "masks"],
    counts: { list: [2, 12], length: [3, 4] },
    alike: [2, 5],
  },
  rules: {
    "the counts differ": ({ counts }) => new Set(counts).size === counts.length,
    "one kind falls short where that matters": ({ setting, counts, alike }) =>
      (setting !== "tiles" && setting !== "masks") || (alike >= 4 && Math.min(...counts) < alike - 1),
    "two kinds can match": ({ setting, counts, alike }) =>
      (setting !== "tiles" && setting !== "masks") || counts.filter((n) => n >= alike).length >= 2,
    "there are enough of the ones that are wanted": ({ setting, counts, alike }) =>
      (setting !== "lamps" || (counts.at(-1) ?? 0) > alike) && (setting !== "bulbs" || Math.min(...counts) > alike),
    "more than one is wanted": ({ setting, alike }) => setting !== "bulbs" || alike <= 3,
  },
  write({ setting, counts, alike }) {
    const its = settings[setting] as Setting;
    const kinds = its.kinds.slice(-counts.length);
    const bad = worst(setting, counts, alike);
    const largest = sum(bad);
    const answer = largest + 1;
    const all = sum(counts);
    const list = (numbers: readonly number[]) =>
      and(numbers.map((n, i) => [n, kinds[i]] as const).flatMap(([n, kind]) => (n === 0 ? [] : [`$${n}$ ${kind}`])));
    const things = noun(answer, its.thing);
    const rarest = Math.min(...counts);
    const shortest = kinds[counts.indexOf(rarest)] ?? "";
    const m = inWords(alike);
    const less = alike - 1;
    const added = texSum(bad.filter((n) => n > 0));
    const notWhite = all - (counts.at(-1) ?? 0);
    const inSack = all - answer;
    const withoutMatch = counts.map((n) => Math.min(n, less));
    const allWithoutMatch = sum(withoutMatch);
    const build: Record<string, string> = {
      tiles: `Take $${less}$ of each colour, as long as there are that many; of the others take all. That is ${list(bad)}: $${added} = ${largest}$ tiles, and no ${m} alike.`,
      lamps: `All the lamps that are not white come out first, and only $${less}$ white ${noun(less, "one")} with them. That is ${list(bad)}: $${added} = ${largest}$ lamps.`,
      bulbs: `She fails when some colour has at most $${less}$. The handful is largest when that colour is the rarest one, ${shortest}: then nearly everything else is in it. That is ${list(bad)}: $${added} = ${largest}$ bulbs.`,
      masks: `One colour must be missing, and of the others there may be at most $${less}$ each. The rarest colour, ${shortest}, is the best one to leave out, because of the others he can hold more. That is ${list(bad)}: $${added} = ${largest}$ masks.`,
    };
    const never: Record<string, string> = {
      tiles: `Suppose somebody holds $${answer}$ tiles without ${m} alike. Then there are at most ${list(bad)}, which is only $${largest}$.`,
      lamps: `Of any $${answer}$ lamps at most $${notWhite}$ are not white, so at least $${answer} - ${notWhite} = ${alike}$ are white.`,
      bulbs: `With $${answer}$ bulbs planted, the sack still holds $${all} - ${answer} = ${inSack}$. So no colour lacks more than $${inSack}$, and of the rarest one at least $${rarest} - ${inSack} = ${alike}$ are planted.`,
      masks: `Suppose somebody holds $${answer}$ masks without ${m} alike. All colours together can give at most $${texSum(withoutMatch)} = ${allWithoutMatch}$ such masks. Leaving out any colour loses at least $${rarest}$ of them, so with $${answer}$ masks no colour is missing.`,
    };
    const neverFails = never[setting] ?? "";
    const slips: Record<string, [number, string][]> = {
      tiles: [
        [
          counts.length * less + 1,
          `You let the worst handful have $${less}$ of every colour. Are there that many of each?`,
        ],
        [largest, "That many can still fail, with the worst luck. One more is needed."],
        [alike, "That is the luckiest case. To be certain, think of the unluckiest one."],
      ],
      lamps: [
        [notWhite + 1, "That makes certain of one white lamp. How many are wanted?"],
        [largest, "That many can still fail, with the worst luck. One more is needed."],
        [
          Math.max(...counts.slice(0, -1)) + alike,
          "You thought of one other colour only. With the worst luck all the other colours come first.",
        ],
      ],
      bulbs: [
        [largest, "That many can still fail, with the worst luck. One more is needed."],
        [all - rarest + 1, "That makes certain of one flower of every colour. How many are wanted?"],
        [counts.length * alike, "That is the luckiest case. To be certain, think of the unluckiest one."],
      ],
      masks: [
        [largest, "That many can still fail, with the worst luck. One more is needed."],
        [allWithoutMatch + 1, "You waited for a match only. He is also content with one of every colour."],
        [
          (counts.length - 1) * less + 1,
          "You left one colour out, but are there that many masks of each of the others?",
        ],
      ],
    };
    return {
      title: its.title,
      problem: `${its.story(list(counts), alike)}\n\n${its.ask(alike)}`,
      answer: { kind: "whole", value: String(answer), unit: things },
      hint: its.hint(alike),
      solution: [
        `Being certain means being right even with the worst luck. So look for **the worst handful that still fails**, and make it as large as possible.`,
        build[setting] ?? "",
        `So $${largest}$ can be too few. With one more it cannot fail, so the answer is $${largest} + 1 = ${answer}$.`,
        `Check from the other side. ${neverFails}`,
      ],
      slips: apart(answer, slips[setting] ?? []),
      check: `Test your number: no handful of that size may fail, and with one ${its.thing} fewer some handful must fail.`,
    };
  },
});
