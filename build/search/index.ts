import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { routes } from "../../src/app/routes.ts";
import { type FindFamily, type ListedPuzzle, readPuzzles } from "../../src/content/schema/read-puzzles.ts";
import { numberOfPuzzle } from "../../src/content/where.ts";
import type { Names, PackedList, PuzzleWords } from "../../src/play/search/entry.ts";
import { searchedWords } from "./searched-words.ts";
import { type Material, sources } from "./sources.ts";

const bank = "src/content/puzzles";
/** The daily challenges have a day instead of an address. */
const addressed = () => globSync(["*/*.yaml", "riddles.yaml"], { cwd: bank }).sort();

/** Every puzzle that has an address, by its list. */
export function readBank(findFamily: FindFamily): Material["puzzles"] {
  return new Map(
    addressed().map((file) => {
      const list = file.replace(".yaml", "");
      return [list, readPuzzles(list, readFileSync(`${bank}/${file}`, "utf8"), findFamily)];
    }),
  );
}

/** What the search knows at once: everything by its name. */
export function namesIndex(material: Material): Names {
  return {
    entries: sources.flatMap((source) => source(material)),
    lists: [...material.puzzles].map(([list, puzzles]) => packed(list, puzzles)),
  };
}

function packed(list: string, puzzles: readonly ListedPuzzle[]): PackedList {
  const misplaced = puzzles.find(({ id }, at) => numberOfPuzzle(id) !== at + 1);
  if (misplaced) throw new Error(`${list}.yaml ${misplaced.id}: is not where its number says`);
  return {
    list,
    name: nameOf(list),
    titles: puzzles.map(({ title }) => title),
    levels: puzzles.map(({ level }) => level.charAt(0)).join(""),
  };
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
  return Object.fromEntries(lists.map(([list, all]) => [list, all.map(searchedWords)]));
}
