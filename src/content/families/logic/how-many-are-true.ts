import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas, inWords, noun } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { type Sentence, sentencePuzzle } from "./shared/sentences.ts";

/** Four sentences about which of four it is, and how many of them are true. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly string[];
  /** Who or what says the sentences, where it is not the four themselves. */
  readonly speakers?: readonly string[];
  readonly is: (name: string) => string;
  readonly isNot: (name: string) => string;
  readonly oneOf: (a: string, b: string) => string;
  readonly mine?: string;
  /** How many sentences are true, and how the puzzle says it. */
  readonly wanted: 1 | 3;
  readonly count: string;
  readonly ask: string;
  readonly suppose: (name: string) => string;
  readonly answer: (name: string) => string;
}

const settings: Record<string, Setting> = {
  bell: {
    title: "Who rang the bell?",
    story: "Somebody rang the old bell at noon. It was one of four friends. They say:",
    names: ["Arjun", "Bintou", "Carlos", "Daria"],
    is: (name) => `It was ${name}.`,
    isNot: (name) => `It was not ${name}.`,
    oneOf: (a, b) => `It was ${a} or ${b}.`,
    mine: "It was not me.",
    wanted: 1,
    count: "Exactly **one** of the four sentences is true.",
    ask: "Who rang the bell?",
    suppose: (name) => `If it was ${name}`,
    answer: (name) => `${name} rang the bell`,
  },
  snails: {
    title: "The snail race",
    story: "Four snails race: Dot, Moss, Pebble and Twig. Before the start, four children guess:",
    names: ["Dot", "Moss", "Pebble", "Twig"],
    speakers: ["Eun-ji", "Folake", "Gabriel", "Hedda"],
    is: (name) => `${name} will win.`,
    isNot: (name) => `${name} will not win.`,
    oneOf: (a, b) => `${a} or ${b} will win.`,
    wanted: 3,
    count: "After the race, exactly **one** of the four guesses was wrong.",
    ask: "Which snail won?",
    suppose: (name) => `If ${name} won`,
    answer: (name) => `${name} won`,
  },
  parrots: {
    title: "Four parrots and a pearl",
    story: "A pearl lies in one of four nests: the north, east, south or west nest. Above each nest sits a parrot:",
    names: ["north", "east", "south", "west"],
    speakers: ["North parrot", "East parrot", "South parrot", "West parrot"],
    is: (name) => `It is in the ${name} nest.`,
    isNot: (name) => `It is not in the ${name} nest.`,
    oneOf: (a, b) => `It is in the ${a} or the ${b} nest.`,
    wanted: 1,
    count: "Only **one** of the four parrots tells the truth.",
    ask: "In which nest is the pearl?",
    suppose: (name) => `If it is in the ${name} nest`,
    answer: (name) => `the pearl is in the ${name} nest`,
  },
  signs: {
    title: "The sign that is wrong",
    story: "Four paths meet in a forest. One of them leads to the lake. Each path has a sign about the lake:",
    names: ["fern", "rock", "bridge", "pine"],
    speakers: ["Sign on the fern path", "Sign on the rock path", "Sign on the bridge path", "Sign on the pine path"],
    is: (name) => `The ${name} path leads there.`,
    isNot: (name) => `The ${name} path does not lead there.`,
    oneOf: (a, b) => `The ${a} path or the ${b} path leads there.`,
    wanted: 3,
    count: "Three of the signs are right and exactly **one** is wrong.",
    ask: "Which path leads to the lake?",
    suppose: (name) => `If it is the ${name} path`,
    answer: (name) => `the ${name} path leads to the lake`,
  },
};

export default family({
  level: "easy",
  topic: "truth-and-lies",
  minutes: 5,
  kind: "thinking",
  technique: "trying every case",
  ages: "9-11",
  curriculum: ["KS2 reasoning", "MP3"],
  bounds: { setting: ["bell", "snails", "parrots", "signs"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { sentences, key, truths } = sentencePuzzle(seed, its.wanted);
    const name = (one: number) => its.names[one] ?? "";
    const speakers = its.speakers ?? its.names;
    const say = ({ says, about: [a = 0, b = 0] }: Sentence, who: number) => {
      if (says === "is one of") return its.oneOf(name(a), name(b));
      if (says === "is") return its.is(name(a));
      return a === who && its.mine ? its.mine : its.isNot(name(a));
    };
    // The sentences go by the number of their line, so that speakers and suspects are not mixed up.
    const lines = (list: readonly number[]) => {
      const numbers = list.map((i) => i + 1);
      return list.length === 0
        ? "no sentence is true"
        : `${noun(list.length, "sentence")} ${and(numbers)} ${noun(list.length, "is", "are")} true`;
    };
    const suppose = (one: number) => {
      const list = truths[one] ?? [];
      const howMany = list.length > 1 ? `: ${inWords(list.length)}` : "";
      return `${its.suppose(name(one))}, ${lines(list)}${howMany}.`;
    };
    const said = sentences
      .map((one, who) => {
        const line = who + 1;
        return `${line}. ${speakers[who]}: “${say(one, who)}”`;
      })
      .join("\n");
    const others = [0, 1, 2, 3].filter((one) => one !== key);
    const tried = others.map(suppose).join(" ");
    const firstTried = name(others[seed % 3] ?? 0);
    const possible = sentences.map(({ says }) => ({ is: 1, "is not": 3, "is one of": 2 })[says]);
    const counts = truths.map((list) => list.length);
    const total = sum(counts);
    const wanted = inWords(its.wanted);
    return {
      title: its.title,
      problem: `${its.story}\n\n${said}\n\n${its.count} ${its.ask}`,
      answer: { kind: "choice", options: its.names, value: name(key) },
      hint: `${its.suppose(firstTried)}, which of the four sentences would be true? Count them. Then do the same for the others.`,
      solution: [
        `There are only four possibilities, so **try every case** and count the true sentences. We need exactly ${wanted}.`,
        `${tried} None of these gives exactly ${wanted}.`,
        `${suppose(key)} That is what we need, so ${its.answer(`**${name(key)}**`)}.`,
        `Check the counting sentence by sentence. A sentence that names one is true in $1$ of the four cases, one with “or” in $2$, one with “not” in $3$. Together $${texSum(possible)} = ${total}$. The cases above (${commas(its.names)}) also give $${texSum(counts)} = ${total}$.`,
      ],
      slips: others.map((one) => {
        const list = truths[one] ?? [];
        return { when: name(one), say: `${its.suppose(name(one))}, ${lines(list)}. How many should be true?` };
      }),
      check: `Suppose your answer is right, go through the four sentences and count the true ones: there must be exactly ${wanted}.`,
    };
  },
});
