import type { Operation } from "../../engine/game/combine.ts";

/** A number made of some of the given ones, with whole results above zero only. */
export interface Way {
  readonly value: number;
  /** What it costs a person to see it. */
  readonly cost: number;
  readonly from: Operands | { readonly place: number };
}

interface Operands {
  readonly operation: Operation;
  readonly left: Way;
  readonly right: Way;
}

export interface Best {
  readonly way: Way;
  readonly distance: number;
  /** How many of the numbers it takes: no way to the same distance takes fewer. */
  readonly uses: number;
}

/**
 * What comes nearest to a target, by an exhaustive search: for each set of the numbers, small sets first, all values that
 * take the whole set, each made of a value of one part of the set and one of the other. Of the ways with the fewest
 * numbers it is the most comfortable one. For one to six numbers above zero whose product is exact in floating point.
 * Six numbers have some 15,000 values at most, so that plain maps do: 1 ms a board in the middle, 7 ms at most.
 */
export function best(numbers: readonly [number, ...number[]], target: number): Best {
  const all = (1 << numbers.length) - 1;
  const found = Array.from({ length: all + 1 }, () => new Map<number, Way>());
  const [first] = numbers;
  let nearest: Best = {
    way: { value: first, cost: 0, from: { place: 0 } },
    distance: Math.abs(first - target),
    uses: 1,
  };
  for (const { set, uses } of setsBySize(all)) {
    if (nearest.distance === 0 && uses > nearest.uses) break;
    const here = found[set] ?? new Map<number, Way>();
    const keep = (value: number, cost: number, from: Way["from"]) => {
      const distance = Math.abs(value - target);
      // Nothing is built on what takes all the numbers.
      if (set === all && distance > nearest.distance) return;
      const known = here.get(value);
      if (known && known.cost <= cost) return;
      const way = { value, cost, from };
      here.set(value, way);
      const nearer = distance < nearest.distance;
      const nicer = distance === nearest.distance && uses === nearest.uses && cost < nearest.way.cost;
      if (nearer || nicer) nearest = { way, distance, uses };
    };
    const place = 31 - Math.clz32(set);
    if (uses === 1) keep(numbers[place] ?? 0, 0, { place });
    // Each split of the set once: a is the part with the lowest number.
    for (let a = (set - 1) & set; a > 0; a = (a - 1) & set) {
      if (!(a & set & -set)) continue;
      for (const x of found[a]?.values() ?? [])
        for (const y of found[set ^ a]?.values() ?? []) {
          const [left, right] = x.value >= y.value ? [x, y] : [y, x];
          for (const { operation, value } of results(left.value, right.value))
            keep(value, left.cost + right.cost + costOf(operation, value), { operation, left, right });
        }
    }
  }
  return nearest;
}

/** Every set of places as bits, those of few places first. */
function setsBySize(all: number): { readonly set: number; readonly uses: number }[] {
  const sets = Array.from({ length: all }, (_, index) => index + 1);
  const sized = sets.map((set) => ({ set, uses: set.toString(2).replaceAll("0", "").length }));
  return sized.sort((a, b) => a.uses - b.uses || a.set - b.set);
}

/** What two numbers make, the first at least the second. A result that equals one of them is left out: it was there before. */
function results(a: number, b: number): { readonly operation: Operation; readonly value: number }[] {
  const made: { readonly operation: Operation; readonly value: number }[] = [{ operation: "+", value: a + b }];
  if (a > b && a - b !== b) made.push({ operation: "-", value: a - b });
  if (b === 1) return made;
  made.push({ operation: "*", value: a * b });
  if (a % b === 0 && a / b !== b) made.push({ operation: "/", value: a / b });
  return made;
}

const costs: Record<Operation, number> = { "+": 2, "-": 3, "*": 4, "/": 6 };

/** Adding comes to mind first and sharing last; a number of four or more digits is no comfort. */
function costOf(operation: Operation, value: number): number {
  return costs[operation] + (value < 100 ? 0 : value < 1000 ? 1 : value < 10_000 ? 6 : 12);
}
