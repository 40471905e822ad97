import type { OnePuzzle } from "../engine/listing.ts";
import { placeIn } from "./place-in.ts";
import { loadRetired } from "./retired.ts";
import { puzzleAt, shelfOf } from "./where.ts";

/** Fetched as pages of lists fetch it, which then need no other file for it. */
const loadLists = async (names: readonly string[]) => (await import("./lists.ts")).loadLists(names);

/**
 * The puzzle with a number in a list, one that has left the list too; null where there never was one of that number. Rejects where
 * it cannot be loaded. In a chunk of its own: the pages of lists do without.
 */
export async function loadPuzzle(list: string, number: number | string): Promise<OnePuzzle | null> {
  const id = puzzleAt(`/${list}/${number}`);
  if (id === null) return null;
  const shelf = shelfOf(list);
  const [listings, retired] = await Promise.all([loadLists(shelf), loadRetired(id)]);
  const listing = listings[shelf.indexOf(list)];
  const one = listing && (await placeIn(listing, retired ?? id));
  return one ? { ...one, shown: listings.reduce((sum, { count }) => sum + count, 0) } : null;
}
