import numbers from "virtual:retired-numbers";
import type { Puzzle } from "../engine/puzzle.ts";
import { listOfPuzzle, numberOfPuzzle } from "./where.ts";

const files = import.meta.glob<readonly Puzzle[]>("./puzzles/retired/**/*.yaml", { import: "default" });

/** The numbers that a list has no more. */
export const retiredNumbers = (list: string): readonly number[] => numbers[list] ?? [];

/** A puzzle that has left its list and still stands at its address; null where it is none. Rejects where it cannot be loaded. */
export async function loadRetired(id: string): Promise<Puzzle | null> {
  const list = listOfPuzzle(id) ?? "";
  // Nothing is fetched for another: it may be asked for without a connection.
  if (!retiredNumbers(list).includes(numberOfPuzzle(id))) return null;
  const puzzles = await files[`./puzzles/retired/${list}.yaml`]?.();
  return puzzles?.find((puzzle) => puzzle.id === id) ?? null;
}
