import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { skipN } from "pure-rand/utils/skipN";

/** Seeded random choices: one seed gives the same choices on every device and in every later version. */
export interface Random {
  /** A whole number from..to, both included, each as likely as the others. */
  whole(from: number, to: number): number;
  /** One of the items. Throws a RangeError when there is none. */
  pick<T>(items: readonly T[]): T;
  /** The items in a random order; the list itself stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Random choices from a whole-number seed (its lowest 32 bits count). */
export function random(seed: number): Random {
  // Neighbouring seeds begin alike in this generator, so the seed is spread first and the first numbers are let go.
  const generator = xoroshiro128plus(spread(seed));
  skipN(generator, 16);
  const whole = (from: number, to: number) => uniformInt(generator, from, to);
  return {
    whole,
    pick: (items) => {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[whole(0, items.length - 1)] as (typeof items)[number];
    },
    shuffle: (items) => {
      const order = [...items];
      for (let last = order.length - 1; last > 0; last--) {
        const other = whole(0, last);
        [order[last], order[other]] = [order[other] as (typeof order)[number], order[last] as (typeof order)[number]];
      }
      return order;
    },
  };
}

/** The finishing steps of MurmurHash3: every bit of the seed touches every bit of the result. */
function spread(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
