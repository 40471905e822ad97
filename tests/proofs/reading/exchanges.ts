import { Reading, type Shown } from "./reading.ts";

/** A label where it stands: the letter of a point or of an unknown, somebody's name, a unit, a colour, the text of a mark in the figure. */
export interface Tag {
  readonly kind: "letter" | "name" | "unit" | "colour" | "mark";
  readonly said: string;
  readonly text: number;
  readonly from: number;
  readonly to: number;
}

/** Words that say the same, in one line. */
const units = [
  "mm millimetre millimetres",
  "cm centimetre centimetres",
  "dm",
  "m metre metres",
  "km kilometre kilometres",
  "mm²",
  "cm²",
  "dm²",
  "m²",
  "cm³",
  "dm³",
  "m³",
  "g gram grams",
  "kg kilogram kilograms",
  "ml",
  "l litre litres",
  "second seconds",
  "minute minutes",
  "hour hours",
  "day days",
  "week weeks",
  "month months",
  "year years",
  "pence",
  "cent cents",
  "euro euros",
  "pound pounds",
];
const colours = "red blue green yellow black white grey brown orange purple pink gold silver".split(" ");
const meant = new Map(units.flatMap((line) => line.split(" ").map((word) => [word, line] as const)));
/** The units that say the same, by one of them; any other word is itself. */
export const meaning = (word: string): string => meant.get(word)?.split(" ")[0] ?? word;
export const isUnit = (word: string): boolean => meant.has(word);
const anyOf = (all: Iterable<string>) => new RegExp(`(?<![\\p{L}\\\\])(?:${[...all].join("|")})(?![\\p{L}²³])`, "gu");
const lists = [
  { kind: "unit", pattern: anyOf(meant.keys()) },
  { kind: "colour", pattern: anyOf(colours) },
] as const;

/** All labels of the words, then those of the figure. */
export function tagsOf({ notes, shown: { words, labels } }: Reading): Tag[] {
  const capitals = notes.flatMap((note) => (note.kind === "name" && note.text === 0 ? [note.said] : []));
  // A capital at the beginning of a sentence may be any word's, unless the word has it elsewhere too.
  const isName = (said: string, from: number) =>
    said !== "I" &&
    (!/(?:^|[.?!:]["”)*]*\s+|\n\s*|[-*|] \*{0,2}|["“(])$/.test(words.slice(Math.max(0, from - 6), from)) ||
      capitals.filter((one) => one === said).length > 1);
  const named = notes.flatMap((note): Tag[] =>
    (note.kind === "letter" || (note.kind === "name" && isName(note.said, note.from))) && note.text === 0
      ? [{ kind: note.kind, said: note.said, text: 0, from: note.from, to: note.to }]
      : [],
  );
  const listed = lists.flatMap(({ kind, pattern }) =>
    Array.from(
      words.matchAll(pattern),
      ({ 0: said, index: from }): Tag => ({ kind, said, text: 0, from, to: from + said.length }),
    ),
  );
  const isFree = ({ from, to }: Tag) => !named.some((one) => one.from < to && from < one.to);
  const inWords = [...named, ...listed.filter(isFree)].sort((a, b) => a.from - b.from);
  // Numbers of a figure are altered as numbers.
  const marks = labels.flatMap((said, i): Tag[] =>
    /\d|^\??$/.test(said) ? [] : [{ kind: "mark", said, text: 1 + i, from: 0, to: said.length }],
  );
  return [...inWords, ...marks];
}

/** A problem in which one label has changed places with the next other one of its kind, or with the last: none where it has no other. */
export function exchanges(reading: Reading, tags: readonly Tag[], at: number): Reading[] {
  const tag = tags[at];
  if (!tag) return [];
  const isOther = (one: Tag) => one.kind === tag.kind && meaning(one.said) !== meaning(tag.said);
  const others = [tags.slice(at + 1).find(isOther), tags.slice(0, at).findLast(isOther)];
  return others.flatMap((other) => (other ? [new Reading(exchanged(reading.shown, tag, other), reading)] : []));
}

function exchanged(shown: Shown, one: Tag, other: Tag): Shown {
  const texts = [shown.words, ...shown.labels];
  // The later one first, so that the place of the other stays.
  const pair = [
    [one, other.said],
    [other, one.said],
  ] as const;
  for (const [{ text, from, to }, said] of pair.toSorted(([a], [b]) => b.from - a.from)) {
    const old = texts[text] ?? "";
    texts[text] = old.slice(0, from) + said + old.slice(to);
  }
  const [words = "", ...labels] = texts;
  return { ...shown, words, labels };
}
