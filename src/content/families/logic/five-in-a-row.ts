import { family } from "../../../engine/family.ts";
import { and, capital, commas, inWords, ordinal } from "../../../engine/words.ts";
import { type LineClue, linePuzzle, named } from "./shared/line-clues.ts";

/** Five things in a row, from the first to the last, and clues about who is where. */
interface Setting {
  readonly title: string;
  readonly story: string;
  readonly names: readonly string[];
  readonly next: (a: string, b: string) => string;
  readonly gap: (a: string, b: string) => string;
  readonly before: (a: string, b: string) => string;
  readonly apart: (a: string, b: string) => string;
  readonly inner: (a: string) => string;
  readonly ask: string;
  readonly row: string;
  readonly reversed: string;
}

const settings: Record<string, Setting> = {
  kayaks: {
    title: "Five kayaks in the bay",
    story:
      "Anahera, Bilal, Chloé, Dmitri and Emine raced across the bay, each of them in a kayak. No two arrived at the same time.",
    names: ["Anahera", "Bilal", "Chloé", "Dmitri", "Emine"],
    next: (a, b) => `${b} arrived directly after ${a}.`,
    gap: (a, b) => `Exactly one kayak arrived between ${a} and ${b}.`,
    before: (a, b) => `${a} arrived some time before ${b}.`,
    apart: (a, b) => `${a} and ${b} did not arrive directly one after the other.`,
    inner: (a) => `${a} was neither first nor last.`,
    ask: "Write the five names in the order in which they arrived, the winner first.",
    row: "the winner first",
    reversed: "This is the right chain, but it runs from the last kayak to the winner.",
  },
  tower: {
    title: "A tower of boxes",
    story: "Five boxes stand on top of each other: a blue, a green, a pink, a red and a white one.",
    names: ["blue", "green", "pink", "red", "white"],
    next: (a, b) => `The ${b} box stands directly on the ${a} box.`,
    gap: (a, b) => `Exactly one box is between the ${a} box and the ${b} box.`,
    before: (a, b) => `The ${a} box is somewhere below the ${b} box.`,
    apart: (a, b) => `The ${a} box and the ${b} box do not touch.`,
    inner: (a) => `The ${a} box is neither the lowest nor the highest.`,
    ask: "Write the five colours in order, from the lowest box to the highest.",
    row: "the lowest box first",
    reversed: "This is the right tower, but you named it from the highest box down.",
  },
  floors: {
    title: "One family on each floor",
    story: "A narrow house in Porto has five floors. The families Costa, Dias, Lima, Pires and Sousa have one each.",
    names: ["Costa", "Dias", "Lima", "Pires", "Sousa"],
    next: (a, b) => `Family ${b} lives directly above family ${a}.`,
    gap: (a, b) => `Exactly one floor lies between family ${a} and family ${b}.`,
    before: (a, b) => `Family ${a} lives somewhere below family ${b}.`,
    apart: (a, b) => `Family ${a} and family ${b} do not live on neighbouring floors.`,
    inner: (a) => `Family ${a} lives neither on the lowest floor nor on the highest.`,
    ask: "Write the five families in order, from the lowest floor to the highest.",
    row: "the lowest floor first",
    reversed: "The neighbours are right, but you went from the highest floor down.",
  },
  boats: {
    title: "Boats along the jetty",
    story: "Five boats lie side by side along a jetty: Albatross, Coral, Heron, Marlin and Otter.",
    names: ["Albatross", "Coral", "Heron", "Marlin", "Otter"],
    next: (a, b) => `${b} lies directly to the right of ${a}.`,
    gap: (a, b) => `Exactly one boat lies between ${a} and ${b}.`,
    before: (a, b) => `${a} lies somewhere to the left of ${b}.`,
    apart: (a, b) => `${a} and ${b} do not lie next to each other.`,
    inner: (a) => `${a} lies at neither end of the row.`,
    ask: "Write the five boats in order, from left to right.",
    row: "the leftmost boat first",
    reversed: "The neighbours are right, but you went from right to left.",
  },
};

export default family({
  level: "easy",
  topic: "ordering",
  minutes: 5,
  kind: "thinking",
  technique: "place the tightest clue first",
  ages: "8-11",
  curriculum: ["KS2 reasoning", "MP1", "MP3"],
  bounds: { setting: ["kayaks", "tower", "floors", "boats"], seed: [1, 999999] },
  write({ setting, seed }) {
    const its = settings[setting] as Setting;
    const { order, clues, patterns, left } = linePuzzle(seed);
    const name = (thing: number) => its.names[thing] ?? "";
    const initial = (thing: number | null) => (thing === null ? "?" : capital(name(thing)).charAt(0));
    const short = (row: readonly (number | null)[]) => row.map(initial).join("");
    const say = (clue: LineClue) =>
      clue.says === "inner" ? its.inner(name(clue.a)) : its[clue.says](name(clue.a), name(clue.b));
    const quoted = (clue: LineClue) => `“${say(clue)}”`;
    const place = (thing: number) => order.indexOf(thing) + 1;
    const [first, second, ...others] = clues as readonly [LineClue, LineClue, ...LineClue[]];
    const free = order.filter((thing) => ![first, second].flatMap(named).includes(thing)).toSorted();
    const rows = 2 * patterns.length;
    const answer = order.map(name);
    const [one = 0, next = 0] = named(first);
    const block = short([one, next]);
    const shortPatterns = patterns.map(short);
    const freeInitials = and(free.map(initial));
    const shown = listed(clues, seed)
      .map((clue) => `- ${say(clue)}`)
      .join("\n");
    const checks = clues.map((clue) => checked(clue, name, place)).join("; ");
    const two = setting === "tower" ? "two boxes" : "two names";
    const struck = others.map((clue, i) => {
      const remaining = (left[i] ?? []).map(short);
      const passed =
        remaining.length === 1
          ? `Only ${remaining[0]} passes: **${commas(answer)}**.`
          : `${capital(inWords(remaining.length))} rows pass: ${and(remaining)}.`;
      return i === 0
        ? `The free places are for ${freeInitials}, in both ways: $${patterns.length} \\times 2 = ${rows}$ rows. Test each row with ${quoted(clue)} ${passed}`
        : `Test these with ${quoted(clue)} ${passed}`;
    });
    // The rows that fit every clue but the last one are what somebody gets who forgets that clue.
    const nearly = (left.at(-2) ?? []).find((row) => row.join() !== order.join());
    const last = clues.at(-1) as LineClue;
    return {
      title: its.title,
      problem: `${its.story}\n\n${shown}\n\n${its.ask}`,
      answer: { kind: "list", items: answer, ordered: true },
      inside: { order: its.names },
      hint: `Find the clue that ties ${two} tightly together and treat them as one block. Which other clue tells you about that block?`,
      solution: [
        `Write a row with first letters, ${its.row}. **Place the tightest clue first**: ${quoted(first)} So ${block} is a block.`,
        `Join it with ${quoted(second)} Slide the block along five places. ${capital(inWords(patterns.length))} patterns fit, with ? for a free place: ${and(shortPatterns)}.`,
        ...struck,
        `Check with place numbers: ${checks}. All the clues hold.`,
      ],
      slips: [
        { when: commas(answer.toReversed()), say: its.reversed },
        ...(nearly
          ? [
              {
                when: commas(nearly.map(name)),
                say: `Nearly: every clue holds but one. Read again: ${quoted(last)}`,
              },
            ]
          : []),
      ],
      check: "Go along your row with a finger and read the clues one by one: every one of them must be true.",
    };
  },
});

/** The clues in another order than the one that solves the puzzle. */
function listed(clues: readonly LineClue[], seed: number): readonly LineClue[] {
  const shift = (seed % (clues.length - 1)) + 1;
  return [...clues.slice(shift), ...clues.slice(0, shift)];
}

function checked(clue: LineClue, name: (thing: number) => string, place: (thing: number) => number): string {
  const at = (thing: number) => `${name(thing)} is ${ordinal(place(thing))}`;
  return clue.says === "inner" ? at(clue.a) : `${at(clue.a)} and ${at(clue.b)}`;
}
