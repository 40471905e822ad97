import { familyPaths, loadFamily } from "../../src/content/families/registry.ts";
import { type ListedPuzzle, retiredIn } from "../../src/content/schema/read-puzzles.ts";
import type { Family } from "../../src/engine/family.ts";
import { allLists, everPuzzles, listsWithRetired, readList } from "./bank-files.ts";

/** Files that could not be read, and why: each is a failed test of its own and spoils no other file's tests. */
export const unreadable = new Map<string, unknown>();

/** Every family by its path. */
export const families: ReadonlyMap<string, Family> = await collect(familyPaths, loadFamily);

const read = (path: string) => readList(path, (family) => families.get(family));

/** What each list shows, by its path ("arithmetic/easy", "daily"), as the build reads it. */
export const listed: ReadonlyMap<string, readonly ListedPuzzle[]> = await collect(allLists(), read);

/** What has left a list and still stands at its address, by that list's path. */
export const retired: ReadonlyMap<string, readonly ListedPuzzle[]> = await collect(listsWithRetired(), (list) =>
  read(retiredIn(list)),
);

/** What each list has or had, in the order of the numbers: an answer is right for ever. */
export const lists: ReadonlyMap<string, readonly ListedPuzzle[]> = new Map(
  [...new Set([...listed.keys(), ...retired.keys()])].map((list) => [
    list,
    everPuzzles(listed.get(list) ?? [], retired.get(list) ?? []),
  ]),
);

/** What each name stands for; where one cannot be read, the others can. */
export async function collect<T>(
  names: readonly string[],
  load: (name: string) => T | Promise<T>,
): Promise<Map<string, T>> {
  const found = new Map<string, T>();
  for (const name of names)
    try {
      found.set(name, await load(name));
    } catch (error) {
      unreadable.set(name, error);
    }
  return found;
}
