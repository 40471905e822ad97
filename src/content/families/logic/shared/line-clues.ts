import { permutations } from "../../../../maths/permutations.ts";
import { random } from "../../../../maths/random.ts";

/** What a clue says about five things in a row, numbered 0 to 4. */
export type LineClue =
  /** b is directly after a. */
  | { readonly says: "next"; readonly a: number; readonly b: number }
  /** Exactly one is between a and b, whichever comes first. */
  | { readonly says: "gap"; readonly a: number; readonly b: number }
  /** a is somewhere before b. */
  | { readonly says: "before"; readonly a: number; readonly b: number }
  /** a and b are not side by side. */
  | { readonly says: "apart"; readonly a: number; readonly b: number }
  /** a is at neither end. */
  | { readonly says: "inner"; readonly a: number };

export interface LinePuzzle {
  readonly order: readonly number[];
  /** Tightest first: the first two share a thing and tie three things together. */
  readonly clues: readonly LineClue[];
  /** The places the three tied things can take; null is a free place. */
  readonly patterns: readonly (readonly (number | null)[])[];
  /** The orders that fit the first three clues, the first four, and so on. */
  readonly left: readonly (readonly (readonly number[])[])[];
}

type Order = readonly number[];

const things = [0, 1, 2, 3, 4];
const orders: readonly Order[] = permutations(things);
/** For each order the place of every thing in it. */
const placesOf = new Map(orders.map((order) => [order, things.map((thing) => order.indexOf(thing))]));

/** Five things in a row and three or four clues that fix their order, none of them idle. The same seed, the same clues. */
export function linePuzzle(seed: number): LinePuzzle {
  const dice = random(seed);
  for (;;) {
    const order = dice.shuffle(things);
    const all = dice.shuffle(trueClues(order));
    const first = all.find(({ says }) => says === "next");
    if (first?.says !== "next") continue;
    const second = all.find(
      (clue) =>
        clue !== first &&
        (clue.says === "gap" || clue.says === "before") &&
        [clue.a, clue.b].filter((thing) => thing === first.a || thing === first.b).length === 1,
    );
    if (!second) continue;
    const start = fitting([first, second]);
    const rest = all.filter(({ says }) => says !== "next" && says !== "gap");
    for (const more of [rest.slice(0, 1), rest.slice(0, 2), rest.slice(2, 4), rest.slice(4, 6)]) {
      if (fitting(more, start).length !== 1) continue;
      const puzzle = judged(order, [first, second, ...more]);
      if (puzzle) return puzzle;
    }
  }
}

function judged(order: Order, clues: readonly LineClue[]): LinePuzzle | null {
  if (clues.some((clue) => fitting(clues.filter((one) => one !== clue)).length === 1)) return null;
  const left = clues.slice(2).map((_, i) => fitting(clues.slice(0, i + 3)));
  if ((left[0]?.length ?? 0) > 4) return null;
  const tied = new Set(clues.slice(0, 2).flatMap(named));
  const patterns = new Map(
    fitting(clues.slice(0, 2)).map((one) => {
      const pattern = one.map((thing) => (tied.has(thing) ? thing : null));
      return [pattern.join(), pattern];
    }),
  );
  if (patterns.size > 6) return null;
  return { order, clues, patterns: [...patterns.values()], left };
}

/** The things a clue names. */
export function named(clue: LineClue): number[] {
  return clue.says === "inner" ? [clue.a] : [clue.a, clue.b];
}

function fitting(clues: readonly LineClue[], among = orders): readonly Order[] {
  return among.filter((order) => clues.every((clue) => holds(clue, placesOf.get(order) ?? [])));
}

function holds(clue: LineClue, places: readonly number[]): boolean {
  const a = places[clue.a] ?? 0;
  if (clue.says === "inner") return a > 0 && a < 4;
  const step = (places[clue.b] ?? 0) - a;
  switch (clue.says) {
    case "next":
      return step === 1;
    case "gap":
      return Math.abs(step) === 2;
    case "before":
      return step > 0;
    case "apart":
      return Math.abs(step) > 1;
  }
}

function trueClues(order: Order): LineClue[] {
  const places = things.map((thing) => order.indexOf(thing));
  const pairs = things.flatMap((a) => things.filter((b) => b !== a).map((b) => ({ a, b })));
  const candidates: LineClue[] = [
    ...pairs.map((pair) => ({ says: "next", ...pair }) as const),
    ...pairs.filter(({ a, b }) => a < b).map((pair) => ({ says: "gap", ...pair }) as const),
    ...pairs.map((pair) => ({ says: "before", ...pair }) as const),
    ...pairs.filter(({ a, b }) => a < b).map((pair) => ({ says: "apart", ...pair }) as const),
    ...things.map((a) => ({ says: "inner", a }) as const),
  ];
  return candidates.filter((clue) => holds(clue, places));
}
