import { doublyEven } from "./doubly-even.ts";
import { lux } from "./lux.ts";
import { siamese } from "./siamese.ts";

/** A number of a magic square that is being built, and why it goes there. */
export interface Placement {
  /** Counted along the rows from 0 at the top left. */
  readonly cell: number;
  readonly value: number;
  readonly why: string;
}

/** A way to build a magic square of any order of its kind, as the placements in their order. */
export interface Construction {
  readonly order: number;
  readonly method: "Siamese method" | "LUX method" | "Diagonal method";
  /** What the method does, in a sentence or two. */
  readonly idea: string;
  readonly placements: readonly Placement[];
}

/** The orders that can be shown. There is no magic square of order 2. */
export const constructedOrders: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10];

/** How the magic square of an order is built with the numbers from 1. Throws a RangeError for other orders than those. */
export function construction(order: number): Construction {
  if (!constructedOrders.includes(order)) throw new RangeError(`no construction of order ${order}`);
  if (order % 2 === 1) return siamese(order);
  return order % 4 === 0 ? doublyEven(order) : lux(order);
}
