import { family } from "../../../engine/family.ts";
import { and, inWords, noun } from "../../../engine/words.ts";
import { type GridClue, type GridStep, gridPuzzle } from "./shared/three-friends-clues.ts";

/** What is said about a person who has a thing, and about one who has not. */
type Says = readonly [yes: (thing: string) => string, no: (thing: string) => string];

/** Three people, two things about each; every table of words is in the order of the numbers in the clues. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly string[];
  readonly first: readonly string[];
  readonly second: readonly string[];
  /** The last words of a sentence about a person. */
  readonly has: Says;
  readonly does: Says;
  readonly ask: (name: string) => string;
  readonly kinds: readonly [string, string];
}

const settings: Record<string, Setting> = {
  kites: {
    title: "Kites on the beach",
    story:
      "Samira, Tevita and Ulla fly kites. One kite is a dragon, one a fish and one a star. One has a blue tail, one a green and one a red tail.",
    names: ["Samira", "Tevita", "Ulla"],
    first: ["dragon", "fish", "star"],
    second: ["blue", "green", "red"],
    has: [(kite) => `flies the ${kite}`, (kite) => `does not fly the ${kite}`],
    does: [(colour) => `has the ${colour} tail`, (colour) => `does not have the ${colour} tail`],
    ask: (name) => `Which kite does ${name} fly, and what colour is its tail?`,
    kinds: ["kite", "tail"],
  },
  supper: {
    title: "A shared supper",
    story:
      "Paolo, Quynh and Rosa bring supper. One brings rice, one salad and one soup. One comes by bicycle, one by boat and one by bus.",
    names: ["Paolo", "Quynh", "Rosa"],
    first: ["rice", "salad", "soup"],
    second: ["bicycle", "boat", "bus"],
    has: [(dish) => `brings the ${dish}`, (dish) => `does not bring the ${dish}`],
    does: [(way) => `comes by ${way}`, (way) => `does not come by ${way}`],
    ask: (name) => `What does ${name} bring, and how does ${name} come?`,
    kinds: ["dish", "way to come"],
  },
  camp: {
    title: "Tracks at the camp",
    story:
      "Lars, Nandi and Oki camp in a forest. One saw a badger, one a fox and one an owl. One sleeps in a brown tent, one in an orange tent and one in a yellow tent.",
    names: ["Lars", "Nandi", "Oki"],
    first: ["badger", "fox", "owl"],
    second: ["brown", "orange", "yellow"],
    has: [(animal) => `saw the ${animal}`, (animal) => `did not see the ${animal}`],
    does: [(colour) => `sleeps in the ${colour} tent`, (colour) => `does not sleep in the ${colour} tent`],
    ask: (name) => `Which animal did ${name} see, and what colour is ${name}'s tent?`,
    kinds: ["animal", "tent"],
  },
  band: {
    title: "Three music lessons",
    story:
      "One of Vikram, Wanjiru and Yusuf plays the drum, one the flute and one the guitar. One has a lesson on Monday, one on Tuesday and one on Friday.",
    names: ["Vikram", "Wanjiru", "Yusuf"],
    first: ["drum", "flute", "guitar"],
    second: ["Monday", "Tuesday", "Friday"],
    has: [(instrument) => `plays the ${instrument}`, (instrument) => `does not play the ${instrument}`],
    does: [(day) => `has a lesson on ${day}`, (day) => `does not have a lesson on ${day}`],
    ask: (name) => `What does ${name} play, and on which day is ${name}'s lesson?`,
    kinds: ["instrument", "day"],
  },
};

export default family({
  level: "easy",
  topic: "matching",
  minutes: 5,
  kind: "thinking",
  technique: "ticks and crosses in a grid",
  ages: "9-11",
  curriculum: ["KS2 reasoning", "MP1", "MP3"],
  bounds: { setting: ["kites", "supper", "camp", "band"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { clues, steps, first, second, asked } = gridPuzzle(seed);
    const name = (who: number) => its.names[who] ?? "";
    const has = (thing: number, not = false) => its.has[not ? 1 : 0](its.first[thing] ?? "");
    const does = (thing: number, not = false) => its.does[not ? 1 : 0](its.second[thing] ?? "");
    const say = (clue: GridClue) => {
      if (clue.says === "link") return `Whoever ${has(clue.first)} ${does(clue.second, clue.not)}.`;
      const said = (clue.says === "first" ? has : does)(clue.thing, clue.not);
      return `${name(clue.who)} ${said}.`;
    };
    // The clues are shown in another order than the one that solves the puzzle.
    const shift = 1 + (seed % (clues.length - 1));
    const shown = [...clues.slice(shift), ...clues.slice(0, shift)];
    const numbered = (at: readonly number[]) => {
      const numbers = at.map((i) => shown.indexOf(clues[i] as GridClue) + 1).toSorted();
      return `${noun(numbers.length, "clue")} ${and(numbers)}`;
    };
    const told = ({ clues: used, why, who, first, second }: GridStep) => {
      const facts = [...(first === undefined ? [] : [has(first)]), ...(second === undefined ? [] : [does(second)])];
      const isLink = used.some((i) => clues[i]?.says === "link");
      const because = {
        said: used.length > 1 ? "say it together" : isLink ? "and the last ticks say so" : "says it",
        "left for the person": used.length > 1 ? "leave nothing else" : "and the ticks so far leave nothing else",
        "left for the thing": "rule out the two others",
      }[why];
      const reason = used.length === 0 ? "that is all that is left" : `${numbered(used)} ${because}`;
      return `${name(who)} ${and(facts)}, because ${reason}.`;
    };
    const thing = (who: number) => its.first[first[who] ?? 0] ?? "";
    const other = (who: number) => its.second[second[who] ?? 0] ?? "";
    const middle = Math.ceil(steps.length / 2);
    const people = [0, 1, 2];
    const rest = people.filter((who) => who !== asked);
    const listed = shown
      .map((clue, i) => {
        const line = i + 1;
        return `${line}. ${say(clue)}`;
      })
      .join("\n");
    const everybody = people.map((who) => `${name(who)} ${thing(who)} and ${other(who)}`).join("; ");
    return {
      title: its.title,
      problem: `${its.story}\n\n${listed}\n\n${its.ask(name(asked))} Write two words.`,
      answer: { kind: "list", items: [thing(asked), other(asked)], ordered: false },
      hint: `Draw a grid with the three names down the side. Put a cross for every “no”. What do you know when a row or a column has two crosses?`,
      solution: [
        `Make a **grid of ticks and crosses**. Each thing belongs to one person. So a tick puts crosses in the rest of its row and column, and two crosses in a line leave a tick for the third place.`,
        steps.slice(0, middle).map(told).join(" "),
        steps.slice(middle).map(told).join(" "),
        `So the answer for ${name(asked)} is **${thing(asked)}, ${other(asked)}**.`,
        `Check with everybody: ${everybody}. Read the ${inWords(clues.length)} clues against this list: each one holds, and nothing is used twice.`,
      ],
      slips: rest.map((who) => ({
        when: `${thing(who)}, ${other(who)}`,
        say: `These two do belong together, but to ${name(who)}; the question is about ${name(asked)}.`,
      })),
      check: `Fill in all three people so that your answer stands, and read the clues one by one: each must hold and nothing may be used twice.`,
    };
  },
});
