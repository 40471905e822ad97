import { type Board, exact, figureOfBoard } from "../board/board.ts";
import { weigh } from "../board/weights.ts";

/** What the solvers work on: each cell takes a weight of its own, and along every line the weights add up to the target. */
export interface Sums {
  readonly cells: number;
  readonly lines: readonly (readonly number[])[];
  /** The weight of each number: of the first at index 0. */
  readonly weights: readonly number[];
  /** Null where no line can reach the total. */
  readonly target: number | null;
  /** For each cell the number that is given (1 for the first), 0 for none. */
  readonly givens: readonly number[];
}

/** A board in weights. Throws a RangeError where they would be too large: `readBoard` refuses such boards. */
export function sumsOf(board: Board): Sums {
  const { places, lines } = figureOfBoard(board);
  const weighed = weigh(board.numbers.map(exact), exact(board.total), board.operation, lines[0]?.cells.length ?? 0);
  if (!weighed) throw new RangeError("the numbers are too large");
  return { ...weighed, cells: places.length, lines: lines.map(({ cells }) => cells), givens: board.givens };
}
