import type { Change } from "./table.ts";

/** So many records are written in one go. */
const portion = 500;

/** Lists of changes that are small enough not to hold up the page. */
export type Portions<Row> = Iterable<readonly Change<Row>[]> | AsyncIterable<readonly Change<Row>[]>;

/** A long list, cut where it can be cut. */
export function* portionsOf<One>(all: readonly One[]): Generator<readonly One[]> {
  for (let at = 0; at < all.length; at += portion) yield all.slice(at, at + portion);
}
