import type { Operation } from "../board/board.ts";
import { prune } from "./candidates.ts";
import type { Position } from "./position.ts";

/** What is added up, or multiplied, over whole lines: every line of one size has the same total. */
export interface Measure {
  readonly of: "sum" | "product" | "parity";
  /** What a line of this size makes in all. */
  line(size: number): number;
  /** Of nothing, and of two things together, and one taken from the other (which then has a place in it). */
  readonly none: number;
  join(one: number, other: number): number;
  less(one: number, other: number): number;
  /** The operation whose target is the measure of the cage. */
  readonly operation: Operation;
  /** How many neighbouring lines are looked at together. */
  readonly lines: number;
}

export const sums: Measure = {
  of: "sum",
  line: (size) => (size * (size + 1)) / 2,
  none: 0,
  join: (one, other) => one + other,
  less: (one, other) => one - other,
  operation: "add",
  lines: 3,
};

export const products: Measure = {
  of: "product",
  line: (size) => {
    let product = 1;
    for (let value = 2; value <= size; value++) product *= value;
    return product;
  },
  none: 1,
  join: (one, other) => one * other,
  less: (one, other) => one / other,
  operation: "multiply",
  // 9! squared is 131,681,894,400; three lines would leave the numbers that are exact.
  lines: 2,
};

/** Whether a sum is odd: 1, or even: 0. Differences tell it, too. */
export const parities: Measure = {
  of: "parity",
  line: (size) => ((size * (size + 1)) / 2) % 2,
  none: 0,
  join: (one, other) => (one + other) % 2,
  less: (one, other) => (one + other) % 2,
  operation: "add",
  lines: 2,
};

/** What a cage makes in all, if every layout of it that is left makes the same; -1 if not. */
export function measureOf(position: Position, cage: number, { of, join, none, operation }: Measure): number {
  const one = position.board.cages[cage];
  if (!one) return -1;
  if (one.operation === operation) return of === "parity" ? one.target % 2 : one.target;
  const { layouts, from, to } = position;
  if ((to[cage] as number) < 0) return -1;
  prune(position, cage);
  let all = -1;
  for (let at = from[cage] as number; at < (to[cage] as number); at++) {
    let total = none;
    for (let place = 0, rest = layouts[at] as number; place < one.cells.length; place++, rest >>>= 4)
      total = join(total, (rest & 15) + 1);
    if (all >= 0 && all !== total) return -1;
    all = total;
  }
  return all;
}
