import type { Program } from "./compile.ts";
import { continuous, defined, mayBeZero } from "./range.ts";

const cut = 0.48713;
const halvings = 80;
const mostPieces = 5000;

/**
 * Where a program of one variable is 0 between two places: each place is proved, and each stands alone, since there the
 * rate never is 0. Zeros at which the program only touches are not among them.
 */
export function zeros(of: Program, rate: Program, from: number, to: number): number[] {
  return findZeros(of, rate, from, to).places;
}

/**
 * As `zeros`; not complete where there are so many that the search was given up. Places that could not be decided, such as
 * corners and ends, are `open`: the shortest decimals within the last halving. Without a rate all zeros are.
 */
export function findZeros(of: Program, rate: Program | null, from: number, to: number) {
  const found: number[] = [];
  const open: number[] = [];
  const smallest = (to - from) * 1e-7;
  let left = mostPieces;
  const look = (lo: number, hi: number): void => {
    const range = of.run(lo, hi);
    if (!mayBeZero(range) || left-- <= 0) return;
    if (rate && range.level === continuous) {
      const change = rate.run(lo, hi);
      if (change.level >= defined && !mayBeZero(change)) {
        const at = crossing(of, lo, hi);
        const last = found.at(-1);
        if (at !== null && (last === undefined || at - last > smallest)) found.push(at);
        return;
      }
    }
    if (hi - lo < smallest) {
      const at = shortest(lo, hi);
      if (at - (open.at(-1) ?? from - 1) > 2 * smallest) open.push(at);
      return;
    }
    const middle = lo + (hi - lo) * cut;
    look(lo, middle);
    look(middle, hi);
  };
  // A little wider than asked, so that a zero at either end is crossed.
  look(from - smallest, to + smallest);
  return { places: found, open, complete: left > 0 };
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

/** Where a continuous program changes its sign; null where it has the same at both ends. */
function crossing(of: Program, from: number, to: number): number | null {
  const [start, end] = [signAt(of, from), signAt(of, to)];
  if (start === 0) return from;
  if (end === 0) return to;
  if (start === end) return null;
  let [lo, hi] = [from, to];
  for (let i = 0; i < halvings; i++) {
    const middle = lo + (hi - lo) / 2;
    if (middle <= lo || middle >= hi) break;
    const sign = signAt(of, middle);
    if (sign === 0) return middle;
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
