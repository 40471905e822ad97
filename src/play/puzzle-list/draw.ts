import type { Listing } from "../../engine/listing.ts";
import { everything, type Filter, filtered, surprise } from "./filter.ts";

/**
 * Draws a puzzle from some listings, other than the one shown; any of theirs where none fits the filter. Gives its id,
 * undefined where there is no other. What cannot be loaded is not drawn.
 */
export async function draw(
  listings: readonly Listing[],
  filter: Filter,
  solved: ReadonlySet<string>,
  shown: string | null,
): Promise<string | undefined> {
  const rest = await Promise.all(listings.map((listing) => listing.rest().catch(() => [])));
  const all = [...listings.flatMap((listing) => listing.first), ...rest.flat()];
  const from = (wanted: Filter) => surprise(filtered(all, wanted, solved), solved, shown, Math.random);
  return from(filter) ?? from(everything);
}
