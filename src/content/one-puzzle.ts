import type { Listing, NamedPuzzle, OnePuzzle } from "../engine/listing.ts";
import type { Puzzle } from "../engine/puzzle.ts";
import { loadLists } from "./lists.ts";
import { loadRetired } from "./retired.ts";
import { numberOfPuzzle, puzzleAt, shelfOf } from "./where.ts";

/**
 * The puzzle with a number in a list, which a list may have retired; null where there never was one of that number. Rejects
 * where the list cannot be loaded. In a chunk of its own: the pages of lists do without.
 */
export async function loadPuzzle(list: string, number: number): Promise<OnePuzzle | null> {
  const id = puzzleAt(`/${list}/${number}`);
  if (id === null) return null;
  const shelf = shelfOf(list);
  const [listings, retired] = await Promise.all([loadLists(shelf), loadRetired(id)]);
  const listing = listings[shelf.indexOf(list)];
  if (!listing) return null;
  const around = { count: listing.count, shown: listings.reduce((sum, one) => sum + one.count, 0) };
  if (retired) return { puzzle: retired, at: null, ...around, ...besideRetired(await allOf(listing), number) };
  const puzzles = isWithin(listing.first, id) ? listing.first : await allOf(listing);
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const puzzle = puzzles[at];
  if (!puzzle) return null;
  return { puzzle, at: at + 1, ...around, before: named(puzzles[at - 1]), after: named(puzzles[at + 1]) };
}

/** Whether it and the one after it are there. */
function isWithin(first: readonly Puzzle[], id: string): boolean {
  return first.slice(0, -1).some((puzzle) => puzzle.id === id);
}

async function allOf({ first, rest }: Listing): Promise<readonly Puzzle[]> {
  return [...first, ...(await rest())];
}

/** Those beside the place where a retired puzzle stood: behind the one that was before it, for newer ones have greater numbers. */
function besideRetired(listed: readonly Puzzle[], number: number): Pick<OnePuzzle, "before" | "after"> {
  const earlier = listed.filter(({ id }) => numberOfPuzzle(id) < number);
  const nearest = Math.max(0, ...earlier.map(({ id }) => numberOfPuzzle(id)));
  const at = listed.findIndex(({ id }) => numberOfPuzzle(id) === nearest);
  return { before: named(listed[at]), after: named(listed[at + 1]) };
}

function named(puzzle: Puzzle | undefined): NamedPuzzle | null {
  return puzzle ? { id: puzzle.id, level: puzzle.level } : null;
}
