import shards from "virtual:search-words";
import { numberOfPuzzle } from "../../content/where.ts";
import { whenIdle } from "../../ui/when-idle.ts";
import { read } from "./ask.ts";
import type { Entry, PuzzleWords } from "./entry.ts";
import { prepare } from "./matcher.ts";
import { type PuzzleEntry, puzzlesOf, searchIn } from "./names.ts";

/** Gives what was found, best first. */
export type Find<Item extends Entry = Entry> = (typed: string) => readonly Item[];

/** The search of all puzzles by every word of their titles and problems. */
export interface WordSearch {
  /** Every puzzle, in the order of the lists. */
  readonly all: readonly PuzzleEntry[];
  readonly find: Find<PuzzleEntry>;
}

const names = once(() => import("virtual:search-names").then((module) => module.default));

/** The search of everything by its name. Rejects where the index does not come. */
export const loadNames: () => Promise<Find> = once(async () => {
  const find = await searchIn(await names());
  for (const typed of rehearsed) whenIdle(() => void find(typed));
  return find;
});

/** Looked for once while nobody waits, so that the browser has compiled the search by the first letter. */
const rehearsed = ["wo", "the", "area of a c"];

/** As `loadNames`; the words of the puzzles are three times as much and are fetched only here. */
export const loadWords: () => Promise<WordSearch> = once(async () => {
  const [known, ...parts] = await Promise.all([names(), ...Object.values(shards).map((load) => load())]);
  const words: PuzzleWords = Object.assign({}, ...parts);
  const all = puzzlesOf(known);
  const textOf = ({ id, list }: PuzzleEntry) => words[list]?.[numberOfPuzzle(id) - 1] ?? "";
  const match = await prepare(all.map((puzzle) => ({ ...puzzle, text: textOf(puzzle) })));
  return { all, find: (typed) => match(read(typed)).map(({ item }) => item) };
});

/** Loads a thing once; where it did not come, it is asked for again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    loading ??= load().catch((fault) => {
      loading = undefined;
      throw fault;
    });
    return loading;
  };
}
