import type { Listing, OnePuzzle } from "../engine/listing.ts";
import { shelfOf } from "./where.ts";

const lists = import.meta.glob<{ default: Listing }>("./puzzles/**/*.yaml");

/** The puzzle lists of these names, paths below content/puzzles. In a chunk of its own: most pages have none. */
export function loadLists(names: readonly string[]): Promise<Listing[]> {
  return Promise.all(
    names.map(async (name) => {
      const load = lists[`./puzzles/${name}.yaml`];
      if (!load) throw new Error(`there is no list ${name}`);
      return (await load()).default;
    }),
  );
}

/** The puzzle with a number in a list; null where it has none of that number. Rejects where the list cannot be loaded. */
export async function loadPuzzle(list: string, number: number): Promise<OnePuzzle | null> {
  const shelf = shelfOf(list);
  const listings = await loadLists(shelf);
  const listing = listings[shelf.indexOf(list)];
  if (!listing) return null;
  const puzzle = listing.first[number - 1] ?? (await listing.rest())[number - 1 - listing.first.length];
  if (!puzzle) return null;
  return { puzzle, count: listing.count, shown: listings.reduce((sum, one) => sum + one.count, 0) };
}
