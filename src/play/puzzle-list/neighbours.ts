import type { Listing } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";
import { type Filter, filtered } from "./filter.ts";

type Named = Pick<Puzzle, "id" | "level">;

/** Where a puzzle stands among those that fit a choice. */
export interface Place {
  /** From 1; 0 where the puzzle itself does not fit, as one that was solved meanwhile. */
  readonly at: number;
  readonly count: number;
  /** Those before and after it; undefined where it is the first or the last. */
  readonly before: Named | undefined;
  readonly after: Named | undefined;
}

/** The place of a puzzle among those of its listings that fit the filter it was opened from. Rejects where they do not come. */
export async function placeAmong(
  listings: readonly Listing[],
  filter: Filter,
  solved: ReadonlySet<string>,
  id: string,
): Promise<Place> {
  const rest = await Promise.all(listings.map((listing) => listing.rest()));
  const all = listings.flatMap((listing, at) => [...listing.first, ...(rest[at] ?? [])]);
  const fitting = new Set(filtered(all, filter, solved).map((puzzle) => puzzle.id));
  const here = all.findIndex((puzzle) => puzzle.id === id);
  const fits = (puzzle: Puzzle) => fitting.has(puzzle.id);
  return {
    at: all.filter(fits).findIndex((puzzle) => puzzle.id === id) + 1,
    count: fitting.size,
    before: all.slice(0, here).findLast(fits),
    after: all.slice(here + 1).find(fits),
  };
}
