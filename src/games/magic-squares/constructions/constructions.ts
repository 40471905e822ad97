import type { Construction } from "./construction.ts";
import { doublyEven } from "./doubly-even.ts";
import { lux } from "./lux.ts";
import { siamese } from "./siamese.ts";

/** The orders that can be shown. There is no magic square of order 2. */
export const constructedOrders: readonly number[] = [3, 4, 5, 6, 7, 8, 9, 10];

/** How the magic square of an order is built with the numbers from 1. Throws a RangeError for other orders than those. */
export function construction(order: number): Construction {
  if (!constructedOrders.includes(order)) throw new RangeError(`no construction of order ${order}`);
  if (order % 2 === 1) return siamese(order);
  return order % 4 === 0 ? doublyEven(order) : lux(order);
}
