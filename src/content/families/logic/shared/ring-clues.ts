import { permutations } from "../../../../maths/permutations.ts";
import { random } from "../../../../maths/random.ts";

/** What a clue says about five things in a ring, numbered 0 to 4. */
export type RingClue =
  /** b is the next one clockwise after a. */
  | { readonly says: "next"; readonly a: number; readonly b: number }
  /** a and b are neighbours. */
  | { readonly says: "beside"; readonly a: number; readonly b: number }
  /** a and b are not neighbours. */
  | { readonly says: "apart"; readonly a: number; readonly b: number }
  /** a has b and c as its two neighbours. */
  | { readonly says: "between"; readonly a: number; readonly b: number; readonly c: number };

export interface RingPuzzle {
  /** Clockwise, starting with thing 0. */
  readonly order: readonly number[];
  readonly clues: readonly RingClue[];
  /** The orders that fit the first clue, the first two, and so on; the last list holds one. */
  readonly left: readonly (readonly (readonly number[])[])[];
}

type Ring = readonly number[];

const rings: readonly Ring[] = permutations([1, 2, 3, 4]).map((rest) => [0, ...rest]);

/** Five things in a ring and three clues that fix their order, none of them idle. The same seed, the same clues. */
export function ringPuzzle(seed: number): RingPuzzle {
  const dice = random(seed);
  for (;;) {
    const order = dice.pick(rings);
    const all = dice.shuffle(trueClues(order));
    const first = all.find(({ says }) => says === "next" || says === "between");
    if (!first) continue;
    const others = all.filter((clue) => clue !== first && clue.says !== "between");
    for (let i = 0; i + 1 < others.length; i += 2) {
      const clues = [first, ...others.slice(i, i + 2)];
      if (fitting(clues).length !== 1) continue;
      if (clues.some((clue) => fitting(clues.filter((one) => one !== clue)).length === 1)) continue;
      return { order, clues, left: clues.map((_, at) => fitting(clues.slice(0, at + 1))) };
    }
  }
}

function fitting(clues: readonly RingClue[]): Ring[] {
  return rings.filter((ring) => clues.every((clue) => holds(clue, ring)));
}

function holds(clue: RingClue, ring: Ring): boolean {
  const step = (from: number, to: number) => (ring.indexOf(to) - ring.indexOf(from) + 5) % 5;
  const beside = (from: number, to: number) => step(from, to) === 1 || step(from, to) === 4;
  switch (clue.says) {
    case "next":
      return step(clue.a, clue.b) === 1;
    case "beside":
      return beside(clue.a, clue.b);
    case "apart":
      return !beside(clue.a, clue.b);
    case "between":
      return beside(clue.a, clue.b) && beside(clue.a, clue.c);
  }
}

function trueClues(ring: Ring): RingClue[] {
  const things = [0, 1, 2, 3, 4];
  const pairs = things.flatMap((a) => things.filter((b) => b !== a).map((b) => ({ a, b })));
  const candidates: RingClue[] = [
    ...pairs.map((pair) => ({ says: "next", ...pair }) as const),
    ...pairs.filter(({ a, b }) => a < b).map((pair) => ({ says: "beside", ...pair }) as const),
    ...pairs.filter(({ a, b }) => a < b).map((pair) => ({ says: "apart", ...pair }) as const),
    ...pairs.flatMap(({ a, b }) =>
      things.filter((c) => c > b && c !== a).map((c) => ({ says: "between", a, b, c }) as const),
    ),
  ];
  return candidates.filter((clue) => holds(clue, ring));
}
