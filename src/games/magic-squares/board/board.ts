import { type Rational, readRational } from "../../../maths/rational.ts";
import { figureOf, type Kind } from "../figures/figure.ts";

/** Whether the numbers of a line are added or multiplied. */
export type Operation = "sum" | "product";

/** A magic figure with some numbers given. Each of its numbers stands in one cell, each line reaches the total. */
export interface Board {
  readonly kind: Kind;
  readonly size: number;
  readonly operation: Operation;
  /** What each line reaches, as a fraction in lowest terms: "15", "-3/2". */
  readonly total: string;
  /** As many numbers as there are cells, rising, each a fraction in lowest terms. */
  readonly numbers: readonly string[];
  /** For each cell which of the numbers is given (1 for the first), 0 for none. */
  readonly givens: readonly number[];
}

/** The figure that a board is drawn on. */
export function figureOfBoard({ kind, size }: Board) {
  return figureOf(kind, size);
}

/** A fraction that a board holds. Throws a RangeError on any other text: boards from outside come through `readBoard`. */
export function exact(text: string): Rational {
  const value = readRational(text);
  if (!value) throw new RangeError(`not a number: ${text}`);
  return value;
}
