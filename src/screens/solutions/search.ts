import type { Level } from "../../engine/puzzle.ts";
import type { WordSearch } from "../../play/search/load.ts";
import type { PuzzleEntry } from "../../play/search/names.ts";

/** The puzzles that hold all the words (or, failing that, words like them), best first; in list order without words. Riddles stand apart. */
export function solutionsOf(search: WordSearch, words: string, category: string, level: Level | "all"): PuzzleEntry[] {
  const fits = ({ list, level: own }: PuzzleEntry) =>
    list !== "riddles" && (category === "all" || list.startsWith(`${category}/`)) && (level === "all" || own === level);
  return (words.trim() ? search.find(words) : search.all).filter(fits);
}
