import type { Listing, NamedPuzzle, OnePuzzle } from "../engine/listing.ts";
import type { Puzzle } from "../engine/puzzle.ts";
import { numberOfPuzzle } from "./where.ts";

/** A puzzle and where it stands in its list. */
export type Placed = Omit<OnePuzzle, "shown">;

/** The puzzle of an id with its place in a list, null where the list has none such; or that of one that has left the list. */
export function placeIn(listing: Listing, puzzle: string | Puzzle): Promise<Placed | null> {
  return typeof puzzle === "string" ? listedIn(listing, puzzle) : retiredFrom(listing, puzzle);
}

async function listedIn(listing: Listing, id: string): Promise<Placed | null> {
  const { first } = listing;
  // The one after it must be there, too.
  const isThere = first.slice(0, -1).some((puzzle) => puzzle.id === id);
  const puzzles = isThere ? first : await allOf(listing);
  const at = puzzles.findIndex((puzzle) => puzzle.id === id);
  const puzzle = puzzles[at];
  return puzzle ? { puzzle, at: at + 1, before: named(puzzles[at - 1]), after: named(puzzles[at + 1]) } : null;
}

/** Between those where it stood: behind the one whose number comes before its own, wherever newer ones stand. */
async function retiredFrom(listing: Listing, puzzle: Puzzle): Promise<Placed> {
  const puzzles = await allOf(listing);
  const numbers = puzzles.map(({ id }) => numberOfPuzzle(id));
  const at = numbers.indexOf(Math.max(...numbers.filter((number) => number < numberOfPuzzle(puzzle.id))));
  return { puzzle, at: null, before: named(puzzles[at]), after: named(puzzles[at + 1]) };
}

async function allOf({ first, rest }: Listing): Promise<readonly Puzzle[]> {
  return [...first, ...(await rest())];
}

function named(puzzle: Puzzle | undefined): NamedPuzzle | null {
  return puzzle ? { id: puzzle.id, level: puzzle.level } : null;
}
