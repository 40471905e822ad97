import { bitCount } from "../../../maths/bits.ts";

/** The masks that can take part, and their numbers as bits: room that is used again, for no search takes place within another. */
const masksLeft = new Uint16Array(10);
const bitsLeft = new Uint16Array(10);

/**
 * Looks for `count` of the masks whose bits together are no more than `most`, and into which another mask reaches: digits of
 * cells (naked subsets), places of digits (hidden subsets) and places of a digit on lines (fish) are all this, and the bits
 * that reach in are what is struck. Gives the numbers of the masks as bits, 0 for none. `start` has bits that are in
 * the union from the beginning. Masks without a bit take no part.
 */
export function findSubset(
  masks: Uint16Array,
  from: number,
  to: number,
  count: number,
  most = count,
  start = 0,
): number {
  let length = 0;
  let rest = 0;
  for (let at = from; at < to; at++) {
    const mask = masks[at] as number;
    if (mask === 0) continue;
    if ((bitCount[mask | start] as number) <= most) {
      masksLeft[length] = mask;
      bitsLeft[length++] = 1 << at;
    } else rest |= mask;
  }
  return length < count ? 0 : search(0, length, count, most, 0, start, rest);
}

/** `rest` is the union of the masks that were passed over. */
function search(
  next: number,
  length: number,
  left: number,
  most: number,
  chosen: number,
  union: number,
  rest: number,
): number {
  if (left === 0) {
    let reach = rest;
    for (let at = next; at < length; at++) reach |= masksLeft[at] as number;
    return reach & union ? chosen : 0;
  }
  let passed = rest;
  for (let at = next; at <= length - left; at++) {
    const mask = masksLeft[at] as number;
    if ((bitCount[union | mask] as number) <= most) {
      const found = search(at + 1, length, left - 1, most, chosen | (bitsLeft[at] as number), union | mask, passed);
      if (found) return found;
    }
    passed |= mask;
  }
  return 0;
}

/** The union of the masks whose numbers are chosen. */
export function unionOf(masks: Uint16Array, chosen: number): number {
  let union = 0;
  for (let at = 0; chosen >> at; at++) if (chosen & (1 << at)) union |= masks[at] as number;
  return union;
}
