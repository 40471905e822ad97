import { equal, readRational } from "../../../maths/rational.ts";
import { type Board, exact } from "./board.ts";

/** A solution as text: the numbers of all cells in reading order, fractions as 1:2. */
export function writeKey({ numbers }: Board, solution: readonly number[]): string {
  return solution.map((number) => (numbers[number - 1] ?? "_").replace("/", ":")).join(",");
}

/** For each cell the number (1 for the first) that a key gives; 0 where it gives none of the board's numbers. */
export function readKey({ numbers, givens }: Board, key: string): readonly number[] {
  const parts = key.slice(0, 1000).split(",");
  return givens.map((_, cell) => {
    const value = readRational((parts[cell] ?? "").replace(":", "/"));
    return value ? numbers.findIndex((number) => equal(exact(number), value)) + 1 : 0;
  });
}
