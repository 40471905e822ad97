import { bitCount, Canonical, halvesOf, highBit, jumpMasks, lowBit } from "./bitboard.ts";
import { tooLight } from "./pagoda.ts";
import { PositionSet } from "./position-set.ts";
import type { Jump, Shape } from "./shape.ts";

/** Whether the pegs can be brought to one of the ends; "unknown" when the search was stopped before it knew. */
export type Verdict = "yes" | "no" | "unknown";

/**
 * How many positions a search looks at before it gives up, three seconds' worth. Of 1,400 positions after 1 to 12 random
 * jumps from a full board with any one hole empty, three in four needed less than 10,000, one in thirty more than 100,000,
 * and none a million; the worst that is known needs 1.6 million.
 */
export const mostPositions = 3_000_000;
/** Up to so many pegs every position of the English cross that can be finished is kept; those of small boards are all kept. */
const tabledPegs = 9;
const completeUpTo = 20;
/** What was found to be lost is remembered across searches, up to this many positions (16 MB). */
const mostLost = 1_000_000;
const mostVerdicts = 10_000;

/** Decides for one shape and one set of ends whether positions can be finished, and how. */
export class Solver {
  readonly #shape: Shape;
  readonly #jumps: readonly Jump[];
  readonly #masks: ReturnType<typeof jumpMasks>;
  readonly #same: Canonical;
  readonly #hopeless: (low: number, high: number) => boolean;
  readonly #tabled: number;
  /** Positions of few pegs that can be finished, one for all its reflections; and positions of more that cannot. */
  readonly #table: PositionSet;
  #lost = new PositionSet();
  #left = 0;
  readonly #verdicts = new Map<string, Verdict>();

  constructor(shape: Shape, ends: readonly number[]) {
    this.#shape = shape;
    this.#jumps = inwardFirst(shape, ends);
    this.#masks = jumpMasks({ jumps: this.#jumps });
    const symmetries = shape.symmetries.filter((holes) => ends.every((end) => ends.includes(holes[end] ?? -1)));
    this.#same = new Canonical(symmetries);
    const holes = shape.places.length;
    this.#tabled = holes <= completeUpTo ? holes : tabledPegs;
    const { known, last } = this.#backwards(ends);
    this.#table = known;
    // Whoever has more pegs than the table comes to one of its largest positions on the way to an end.
    this.#hopeless = tooLight(shape, symmetries, last);
  }

  /**
   * Whether the pegs can be brought to one of the ends. A whole search gives the same answer for as long as the solver is
   * kept: what was "unknown" stays so, although the next search begins with what this one found.
   */
  decide(pegs: readonly boolean[], limit = mostPositions): Verdict {
    const name = pegs.map(Number).join("");
    const found = this.#verdicts.get(name) ?? this.#run(pegs, limit, null);
    if (found !== "unknown" || limit >= mostPositions) this.#verdicts.set(name, found);
    if (this.#verdicts.size > mostVerdicts) this.#verdicts.clear();
    return found;
  }

  /** The jumps from here to an end; null when there are none, or none was found in time. */
  way(pegs: readonly boolean[], limit = mostPositions): readonly Jump[] | null {
    const path: number[] = [];
    if (this.#run(pegs, limit, path) !== "yes") return null;
    return path.reverse().map((at) => this.#jumps[at] as Jump);
  }

  #run(pegs: readonly boolean[], limit: number, path: number[] | null): Verdict {
    if (pegs.length !== this.#shape.places.length) return "no";
    if (this.#lost.size > mostLost) this.#lost = new PositionSet();
    this.#left = limit;
    const { low, high } = halvesOf(pegs);
    if (low === 0 && high === 0) return "no";
    const found = this.#search(low, high, bitCount(low) + bitCount(high), path);
    return found === null ? "unknown" : found ? "yes" : "no";
  }

  /** Depth first. The path, where it is asked for, is filled from its end. */
  #search(low: number, high: number, pegs: number, path: number[] | null): boolean | null {
    const few = pegs <= this.#tabled;
    if (!few && this.#hopeless(low, high)) return false;
    this.#same.find(low, high);
    const { low: sameLow, high: sameHigh } = this.#same;
    if (few) {
      if (!this.#table.has(sameLow, sameHigh)) return false;
      if (pegs === 1 || path === null) return true;
    } else {
      if (this.#lost.has(sameLow, sameHigh)) return false;
      if (this.#left-- <= 0) return null;
    }
    const masks = this.#masks;
    for (let at = 0; at < this.#jumps.length; at++) {
      const changeLow = masks.low[at] as number;
      const changeHigh = masks.high[at] as number;
      if ((low & changeLow) !== masks.pegsLow[at] || (high & changeHigh) !== masks.pegsHigh[at]) continue;
      const found = this.#search(low ^ changeLow, high ^ changeHigh, pegs - 1, path);
      if (found) path?.push(at);
      if (found !== false) return found;
    }
    this.#lost.add(sameLow, sameHigh);
    return false;
  }

  /** Every position of few pegs from which an end can be reached, found by taking jumps back from the ends; and the largest. */
  #backwards(ends: readonly number[]): { readonly known: PositionSet; readonly last: readonly number[] } {
    const known = new PositionSet();
    const masks = this.#masks;
    const same = this.#same;
    let level: number[] = [];
    const add = (next: number[], low: number, high: number) => {
      same.find(low, high);
      if (known.add(same.low, same.high)) next.push(same.low, same.high);
    };
    for (const end of ends) add(level, lowBit(end), highBit(end));
    for (let pegs = 2; pegs <= this.#tabled; pegs++) {
      const next: number[] = [];
      for (let at = 0; at < level.length; at += 2) {
        const low = level[at] as number;
        const high = level[at + 1] as number;
        for (let jump = 0; jump < this.#jumps.length; jump++) {
          const changeLow = masks.low[jump] as number;
          const changeHigh = masks.high[jump] as number;
          // After the jump only its last hole holds a peg.
          if ((low & changeLow) !== (changeLow ^ (masks.pegsLow[jump] as number))) continue;
          if ((high & changeHigh) !== (changeHigh ^ (masks.pegsHigh[jump] as number))) continue;
          add(next, low ^ changeLow, high ^ changeHigh);
        }
      }
      level = next;
    }
    return { known, last: level };
  }
}

/** The jumps that bring pegs from the rim towards the ends come first: so a way is found after fewer positions. */
function inwardFirst({ jumps, places, triangular }: Shape, ends: readonly number[]): Jump[] {
  const spot = (hole: number) => {
    const { row, column } = places[hole] ?? { row: 0, column: 0 };
    return [row, triangular ? column - row / 2 : column] as const;
  };
  const middle = ends
    .map(spot)
    .reduce(([r, c], [row, column]) => [r + row / ends.length, c + column / ends.length], [0, 0]);
  const far = (hole: number) => {
    const [row, column] = spot(hole);
    return (row - middle[0]) ** 2 + (column - middle[1]) ** 2;
  };
  const gain = ({ from, over, to }: Jump) => far(from) + far(over) - far(to);
  return jumps.toSorted((a, b) => gain(b) - gain(a));
}

const solvers = new Map<string, Solver>();
/** A table takes a moment to make and some memory, so the last few are kept. */
const mostSolvers = 6;

/** The solver for a shape and the holes in which the last peg may end. */
export function solverFor(shape: Shape, ends: readonly number[]): Solver {
  const name = `${shape.name}:${ends.join()}`;
  const known = solvers.get(name) ?? new Solver(shape, ends);
  solvers.delete(name);
  solvers.set(name, known);
  const [oldest] = solvers.keys();
  if (solvers.size > mostSolvers && oldest !== undefined) solvers.delete(oldest);
  return known;
}
