import type { Program } from "./compile.ts";
import { continuous, defined, mayBeZero } from "./range.ts";

const cut = 0.48713;
const halvings = 80;
const mostPieces = 5000;
const half = mostPieces / 2;

/**
 * Where a program of one variable is 0 between two places: each place is proved, and each stands alone, since there the rate never
 * is 0; those at which it only touches are not among them. Places that could not be decided, such as corners and ends, are `open`: the
 * shortest decimals within the last halving. Without a rate all zeros are. `left`: stretches that were not looked at to the end, as there
 * were so many places, or nothing could be proved there.
 */
export function findZeros(of: Program, rate: Program | null, from: number, to: number) {
  const found: number[] = [];
  const open: number[] = [];
  const smallest = (to - from) * 1e-7;
  // A little wider than asked, so that a zero at either end is crossed.
  const pieces = [[from - smallest, to + smallest] as const];
  let left = mostPieces;
  while (left-- > 0) {
    // The widest first, so that a place without an end to it, as sin x / x has at 0, hides none of those beside it; what then is
    // still left from left to right, so that where the curve begins to lie on 0 is come upon.
    if (left === half) pieces.sort(([a], [b]) => b - a);
    const piece = left > half ? pieces.shift() : pieces.pop();
    if (!piece) break;
    const [lo, hi] = piece;
    const range = of.run(lo, hi);
    if (!mayBeZero(range)) continue;
    const change = rate && range.level === continuous ? rate.run(lo, hi) : null;
    // Where it stays 0 there is no place to be found.
    if (change && [range.lo, range.hi, change.lo, change.hi].every((end) => end === 0)) continue;
    if (change && change.level >= defined && !mayBeZero(change)) {
      const at = crossing((x) => signAt(of, x), lo, hi);
      if (at !== null) found.push(at);
    } else if (hi - lo < smallest) open.push(shortest(lo, hi));
    else {
      const middle = lo + (hi - lo) * cut;
      pieces.push([middle, hi], [lo, middle]);
    }
  }
  return { places: apart(found, smallest), open: apart(open, 2 * smallest), left: pieces };
}

/** Places from left to right, of those nearer to each other than that the first. */
function apart(places: number[], least: number): number[] {
  const kept: number[] = [];
  for (const at of places.sort((a, b) => a - b)) if (!(at - (kept.at(-1) ?? at - 2 * least) <= least)) kept.push(at);
  return kept;
}

/** The shortest decimal between two numbers. */
export function shortest(from: number, to: number): number {
  const middle = from + (to - from) / 2;
  for (let digits = 0; digits < 15; digits++) {
    const at = Number(middle.toFixed(digits)) + 0; // and no -0
    if (at >= from && at <= to) return at;
  }
  return middle;
}

/** Where a sign changes, or there is none; null where it is the same at both ends. */
export function crossing(signAt: (x: number) => number, from: number, to: number): number | null {
  const [start, end] = [signAt(from), signAt(to)];
  if (!start) return from;
  if (!end) return to;
  if (start === end) return null;
  let [lo, hi] = [from, to];
  for (let i = 0; i < halvings; i++) {
    const middle = lo + (hi - lo) / 2;
    if (middle <= lo || middle >= hi) break;
    const sign = signAt(middle);
    if (!sign) return middle;
    if (sign === start) lo = middle;
    else hi = middle;
  }
  return lo + (hi - lo) / 2;
}

/** 1 or -1 where it is certain, else 0. */
function signAt(of: Program, at: number): number {
  const { lo, hi } = of.run(at, at);
  return lo > 0 ? 1 : hi < 0 ? -1 : 0;
}
