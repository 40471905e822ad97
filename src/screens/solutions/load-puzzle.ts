import type { Listing } from "../../engine/listing.ts";
import type { Puzzle } from "../../engine/puzzle.ts";

const listings = import.meta.glob<Listing>("../../content/puzzles/*/*.yaml", { import: "default" });

/** The puzzle of that id in that list. Rejects when the list cannot be loaded or does not hold it. */
export async function loadPuzzle(list: string, id: string): Promise<Puzzle> {
  const listing = await listings[`../../content/puzzles/${list}.yaml`]?.();
  const among = (puzzles: readonly Puzzle[] = []) => puzzles.find((puzzle) => puzzle.id === id);
  const puzzle = among(listing?.first) ?? among(await listing?.rest());
  if (!puzzle) throw new Error(`${list} holds no ${id}`);
  return puzzle;
}
