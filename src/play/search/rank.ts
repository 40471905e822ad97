import type { Asked } from "./ask.ts";
import { type Entry, kinds } from "./entry.ts";
import { wordsOf } from "./fold.ts";
import type { Hit } from "./matcher.ts";
import { stem } from "./stem.ts";

/** Of equally good finds the more general one stands first. */
const order = Object.keys(kinds);

/** How well a title says what was asked for: 4 in those words, 3 begins with them, 2 has them all, else 0. */
function closeness(title: readonly string[], wanted: readonly string[]): number {
  const stems = title.map(stem);
  const is = (at: number, word: string) => stems[at] === stem(word) || title[at]?.startsWith(word);
  if (wanted.every((word, at) => stems[at] === stem(word))) return stems.length === wanted.length ? 4 : 3;
  if (wanted.every((word, at) => is(at, word))) return 3;
  return wanted.every((word) => title.some((_, at) => is(at, word))) ? 2 : 0;
}

/** A title's words; "The mean" is called mean. */
const named = (title: string) => wordsOf(title.replace(/^the /i, ""));

/** How near something is by its title; by another of its names nearly as near, by a name for what was asked for less so. */
function nearness({ title, words: otherNames }: Entry, { all, words, parts }: Asked): number {
  const near = (name: readonly string[]) => Math.max(closeness(name, words), closeness(name, all));
  const own = named(title);
  const others = parts.length === 1 ? (parts[0]?.others ?? []) : [];
  return Math.max(
    near(own),
    ...(otherNames?.split(",") ?? []).map((name) => near(wordsOf(name)) - 0.5),
    ...others.map((other, at) => closeness(own, other) - 1.5 - at / 4),
  );
}

/** The finds, best first: by their titles, then by how much of them is about it. */
export function ranked(hits: readonly Hit<Entry>[], asked: Asked): readonly Entry[] {
  return hits
    .map(({ item, score, named }) => ({ item, score, place: place(item, named, asked) }))
    .toSorted((a, b) => b.place - a.place || (b.place >= 2.5 ? byKind(a.item, b.item) : 0) || b.score - a.score)
    .map(({ item }) => item);
}

const byKind = (a: Entry, b: Entry) => order.indexOf(a.kind) - order.indexOf(b.kind);

/** A single puzzle comes after whatever is about it as a whole, unless its very title was typed; a page to come after what is there. */
function place(entry: Entry, named: boolean, asked: Asked): number {
  const near = Math.max(nearness(entry, asked), named ? 1 : 0);
  if (entry.kind === "puzzle" && near < 4) return near - 2.5;
  return entry.soon ? near - 0.75 : near;
}
