import { routes } from "../../src/app/routes.ts";
import type { FindFamily, ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { numberOfPuzzle } from "../../src/content/where.ts";
import {
  type Entry,
  type Kind,
  type Names,
  type PackedEntries,
  type PackedEntry,
  type PackedList,
  type PuzzleWords,
  pathBelow,
} from "../../src/play/search/entry.ts";
import { addressedLists, readList } from "../content/bank-files.ts";
import { searchedWords } from "./searched-words.ts";
import { type Material, sources } from "./sources.ts";

/** Every puzzle of the lists that has an address, by its list; what was retired is no part of them. */
export function readBank(findFamily: FindFamily): Material["puzzles"] {
  return new Map(addressedLists().map((list) => [list, readList(list, findFamily)]));
}

/** What the search knows at once: everything by its name. */
export function namesIndex(material: Material): Names {
  return {
    entries: inRuns(sources.flatMap((source) => source(material))),
    lists: [...material.puzzles].map(([list, puzzles]) => packed(list, puzzles)),
  };
}

function inRuns(entries: readonly Entry[]): PackedEntries[] {
  const runs: { readonly kind: Kind; readonly below: string; readonly of: PackedEntry[] }[] = [];
  for (const { kind, path, ...entry } of entries) {
    const below = path.slice(0, path.lastIndexOf("/") + 1);
    const packed = pathBelow(below, entry.title) === path ? entry : { path, ...entry };
    const last = runs.at(-1);
    if (last?.kind === kind && last.below === below) last.of.push(packed);
    else runs.push({ kind, below, of: [packed] });
  }
  return runs;
}

function packed(list: string, puzzles: readonly ListedPuzzle[]): PackedList {
  const all = byNumber(puzzles);
  const levels = all.map((puzzle) => puzzle?.level.charAt(0) ?? "").join("");
  return {
    list,
    name: nameOf(list),
    titles: all.map((puzzle) => puzzle?.title ?? ""),
    levels: new Set(levels).size === 1 ? levels.charAt(0) : levels,
  };
}

/** The puzzles of a list, that of the number n at n - 1; null for a number that it has no more. */
function byNumber(puzzles: readonly ListedPuzzle[]): (ListedPuzzle | null)[] {
  const places = new Map(puzzles.map((puzzle) => [numberOfPuzzle(puzzle.id), puzzle]));
  return Array.from({ length: Math.max(...places.keys()) }, (_, at) => places.get(at + 1) ?? null);
}

/** What a list's own page is called, or its category where the list is one of its levels. */
function nameOf(list: string): string {
  const path = `/${list.replace(/\/(?:easy|medium|hard)$/, "")}`;
  return routes.find((row) => row.path === path)?.title ?? list;
}

/** The part of the bank whose words are fetched together: its category, or the riddles. */
export const shardOf = (list: string): string => list.split("/")[0] ?? list;

/** The words of the puzzles of one shard. */
export function wordsIndex(puzzles: Material["puzzles"], shard: string): PuzzleWords {
  const lists = [...puzzles].filter(([list]) => shardOf(list) === shard);
  return Object.fromEntries(
    lists.map(([list, all]) => [list, byNumber(all).map((puzzle) => (puzzle ? searchedWords(puzzle) : ""))]),
  );
}
