import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";
import { type FindFamily, type ListedPuzzle, readPuzzles, retiredIn } from "../../src/content/schema/read-puzzles.ts";
import { numberOfPuzzle } from "../../src/content/where.ts";

/** Where the lists are: a file each, and below `retired/` what has left them (docs/decisions/0044). */
export const bank = "src/content/puzzles";

const below = (patterns: string | string[]) =>
  globSync(patterns, { cwd: bank, ignore: "retired/**" })
    .map((file) => file.replace(".yaml", ""))
    .sort();

/** The lists whose puzzles are counted: the daily challenges and the riddles stand apart. */
export const countedLists = () => below("*/*.yaml");
/** Those whose puzzles have an address: the daily challenges have a day instead. */
export const addressedLists = () => below(["*/*.yaml", "riddles.yaml"]);
export const allLists = () => below("**/*.yaml");

/** The lists that have retired puzzles. */
export const listsWithRetired = () =>
  globSync("**/*.yaml", { cwd: `${bank}/retired` })
    .map((file) => file.replace(".yaml", ""))
    .sort();

/** The text of a file below content/puzzles: "arithmetic/easy", "retired/arithmetic/easy". */
export const textOf = (path: string) => readFileSync(`${bank}/${path}.yaml`, "utf8");

export function readList(path: string, findFamily: FindFamily): ListedPuzzle[] {
  return readPuzzles(path, textOf(path), findFamily);
}

/** What has left a list; nothing for most. */
export function readRetired(list: string, findFamily: FindFamily): ListedPuzzle[] {
  return listsWithRetired().includes(list) ? readList(retiredIn(list), findFamily) : [];
}

/** Every puzzle that a list has or had, in the order of their numbers, which has no gaps. */
export function everPuzzles(listed: readonly ListedPuzzle[], retired: readonly ListedPuzzle[]): ListedPuzzle[] {
  return [...listed, ...retired].sort((a, b) => numberOfPuzzle(a.id) - numberOfPuzzle(b.id));
}
