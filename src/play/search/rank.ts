import type { Grade } from "../../engine/exercise.ts";
import { type Asked, read } from "./ask.ts";
import { type Entry, kinds } from "./entry.ts";
import { wordsOf } from "./fold.ts";
import type { Hit } from "./matcher.ts";
import { remembered } from "./remembered.ts";
import { stem } from "./stem.ts";

/** A name as it is compared: its words, and the stem of each. */
interface Name {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

const stemmed = (words: readonly string[]): Name => ({ words, stems: words.map(stem) });
/** "The mean" is called mean. */
const nameOf = remembered((title) => stemmed(wordsOf(title.replace(/^the /i, ""))));

/** Under what something goes, each as it is compared: its title, and its other names. */
const namesOf = ({ title, words }: Entry): readonly Name[] => [title, ...(words?.split(", ") ?? [])].map(nameOf);

/** Reads the names of things before they are asked for: while one types there is no time for hundreds of them. */
export function readNames(entries: readonly Entry[]): void {
  for (const entry of entries) namesOf(entry);
}

/** Of equally good finds the more general one stands first. */
const order = Object.keys(kinds);

/** How well a name says what was asked for: 4 in those words, 3 begins with them, 2 has them all, else 0. */
function closeness(name: Name, asked: Name): number {
  const exact = (word: string, at: number) => name.stems[at] === word;
  const is = (at: number, wanted: number) =>
    name.stems[at] === asked.stems[wanted] || name.words[at]?.startsWith(asked.words[wanted] ?? "");
  if (asked.stems.every(exact)) return name.stems.length === asked.stems.length ? 4 : 3;
  if (asked.words.every((_, at) => is(at, at))) return 3;
  return asked.words.every((_, wanted) => name.words.some((_, at) => is(at, wanted))) ? 2 : 0;
}

/** Gives how near something is by its title; by another of its names nearly as near, by a name for what was asked for less so. */
function nearness({ all, words, parts }: Asked): (entry: Entry) => number {
  const asked = [stemmed(words), stemmed(all)];
  const others = (parts.length === 1 ? (parts[0]?.others ?? []) : []).map(stemmed);
  const near = (name: Name) => Math.max(...asked.map((one) => closeness(name, one)));
  return (entry) => {
    const [title, ...otherNames] = namesOf(entry);
    if (!title) return 0;
    return Math.max(
      near(title),
      ...(entry.kind === "person" ? [near(surname(title)) === 4 ? 4 : 0] : []),
      ...otherNames.map((name) => near(name) - 0.5),
      ...others.map((other, at) => closeness(title, other) - 1.5 - at / 4),
    );
  };
}

/** Whoever types Euler means him before what is called after him. */
const surname = ({ words, stems }: Name): Name => ({ words: words.slice(-1), stems: stems.slice(-1) });

/** Tells whether something has the very name that was typed, by its words whatever their endings. */
export function calledSo(typed: string): (entry: Entry) => boolean {
  const { words, all } = read(typed);
  const asked = [stemmed(words), stemmed(all)];
  return ({ title }) => asked.some((one) => closeness(nameOf(title), one) === 4);
}

/** The finds, best first: by their titles, then by how much of them is about it. */
export function ranked(hits: readonly Hit<Entry>[], asked: Asked): readonly Entry[] {
  const near = nearness(asked);
  const isName = asked.all.length >= wordsOfAName;
  const whole = hits.every(({ holds }) => holds === asked.parts.length);
  return hits
    .map(({ item, score, named }) => {
      const wanted = asked.wants.has(item.kind);
      if (!whole) return { item, score, place: placeOfSome(item, named, wanted) + suits(item, asked) };
      const at = place(item, Math.max(near(item), named ? 1 : 0), isName, wanted);
      return { item, score, place: at + suits(item, asked) };
    })
    .toSorted((a, b) => b.place - a.place || (b.place >= 2.5 ? byKind(a.item, b.item) : 0) || b.score - a.score)
    .map(({ item }) => item);
}

/** Where somebody said for whom it is to be, what is for them goes before what is for others. */
function suits({ grades }: Entry, { grades: asked }: Asked): number {
  if (asked.size === 0 || grades === undefined) return 0;
  return isFor(grades, asked) ? 0.6 : -0.6;
}

const isFor = (grades: string, asked: Asked["grades"]) =>
  [...grades].some((grade) => asked.has(Number(grade) as Grade));

/** Nothing was said but for whom: what is for them, of what is wanted first, and what is for most before what is for them alone. */
export function forThem(entries: readonly Entry[], { grades: asked, wants }: Asked): readonly Entry[] {
  const rank = ({ kind }: Entry) => order.indexOf(kind) - (wants.has(kind) ? order.length : 0);
  return entries
    .filter(({ grades = "" }) => isFor(grades, asked))
    .toSorted((a, b) => rank(a) - rank(b) || (b.grades?.length ?? 0) - (a.grades?.length ?? 0));
}

const byKind = (a: Entry, b: Entry) => order.indexOf(a.kind) - order.indexOf(b.kind);

/** Whoever types so many words of a name means what has that name, not what goes by it as well: completing the square. */
const wordsOfAName = 3;

/** What is to be read: after where it can be done, which has its name as well. */
const toRead: ReadonlySet<Entry["kind"]> = new Set([
  "sheet",
  "word",
  "idea",
  "lesson",
  "exam",
  "person",
  "fact",
  "use",
]);

/** How much what a question is after goes before the rest. */
const forWanted = 1.5;

/**
 * A single puzzle comes after whatever is about it as a whole, unless its very title was typed; what is to be read after what can be
 * done, unless that was asked for; a page to come after what is there.
 */
function place({ kind, soon }: Entry, near: number, isName: boolean, wanted: boolean): number {
  // What an algebraic term is was not asked by who asked what algebra is.
  const more = !wanted ? 0 : kind === "word" && near < 3.5 ? forWanted / 2 : forWanted;
  if (kind === "puzzle" && near < 4) return near - 2.5 + more;
  // A field of somebody's is not the field: it leads to her after the ideas in it.
  if (kind === "person" && near < 4 && more === 0 && !isName) return near - 3;
  if (toRead.has(kind)) return near + (more || (isName && near === 4 ? -0.4 : -1.75));
  return soon ? near - 0.75 : near + more;
}

/** Of what holds only some of the words no name is near: what it is about decides, and what is wanted. */
function placeOfSome({ kind, soon }: Entry, named: boolean, wanted: boolean): number {
  return (named ? 0.5 : 0) + (wanted ? forWanted : 0) - (kind === "puzzle" ? 1 : 0) - (soon ? 0.75 : 0);
}
