import type { Listing } from "../engine/listing.ts";
import { found } from "./found.ts";

const lists = import.meta.glob<{ default: Listing }>("../content/puzzles/**/*.yaml");

/** The puzzle lists of these names, paths below content/puzzles. In a chunk of its own: most pages have none. */
export function loadLists(names: readonly string[]): Promise<Listing[]> {
  return Promise.all(names.map(async (name) => (await found(lists, `../content/puzzles/${name}.yaml`)()).default));
}
