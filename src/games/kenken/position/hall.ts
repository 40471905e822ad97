import { bitCount } from "../../../maths/bits.ts";

/**
 * Sets of items that share no more places than they are: among `count` items, each with the places open to it as bits, every
 * set of k items with k places between them takes these places from the other items (Hall's theorem). Calls `visit` with the
 * set and its places, as bits; stops where that gives true. Sets of all items, and of one, are left out.
 *
 * With at most nine items there are 512 sets, and each union comes from a smaller one by a single step.
 */
export function hallSets(items: Int32Array, count: number, visit: (set: number, places: number) => boolean): boolean {
  const all = (1 << count) - 1;
  for (let set = 1; set < all; set++) {
    const low = set & -set;
    const places = (union[set ^ low] as number) | (items[31 - Math.clz32(low)] as number);
    union[set] = places;
    if (set !== low && (bitCount[places] as number) <= (bitCount[set] as number) && visit(set, places)) return true;
  }
  return false;
}

const union = new Int32Array(512);
