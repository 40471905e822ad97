import type { Expression } from "../../maths/expression/tree.ts";
import type { Program } from "./compile.ts";
import { valueAt } from "./curve.ts";
import { derivative } from "./derive.ts";
import { filled, type Hole, holesOf } from "./holes.ts";
import type { Angle } from "./interval/program.ts";
import type { Piece } from "./piece.ts";
import { apart, compilePieces, type End, pieceEnds, pieceSeams } from "./pieces.ts";
import { continuous, defined } from "./range.ts";
import { crossing, findZeros, shortest } from "./zeros.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A stretch of a curve on which it only rises, or only falls, or stays. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly way: "rises" | "falls" | "level";
}

/** What is worth knowing of y = f(x) between two places. */
export interface Features {
  readonly roots: readonly number[];
  /** Whether there may be other roots, which could not be proved. */
  readonly unsure: boolean;
  readonly start: number;
  readonly highs: readonly Place[];
  readonly lows: readonly Place[];
  readonly stretches: readonly Stretch[];
  /** Where it jumps, and where it goes up or down without end. */
  readonly breaks: readonly number[];
  readonly poles: readonly number[];
  /** Where pieces of it end, and single places that it leaves out. */
  readonly ends: readonly End[];
  readonly holes: readonly Hole[];
  /** Whether the search for turning points came to an end: not where there is very much of it, or where nothing can be proved. */
  readonly isComplete: boolean;
}

/** A curve y = f(x), ready to be asked. */
export interface Curve {
  readonly of: Program;
  readonly holes: readonly Hole[];
  /** The same with its holes filled: what is searched, or the search would never come to an end beside one. */
  readonly whole: Program;
  /** Null where no rule for the gradient is known. */
  readonly rate: Program | null;
  /** The rate of the rate. */
  readonly bend: Program | null;
  readonly pieces: readonly Piece[];
  /** Null for what is put together from pieces. */
  readonly tree: Expression | null;
}

/** Makes a function of x ready, with its holes within a stretch. Throws NotDrawn. */
export function curveOf(tree: Expression, angle: Angle, within?: readonly [number, number]): Curve {
  return curveOfPieces([{ tree, when: [] }], angle, within);
}

/** Makes a function of x that is put together from pieces ready. Throws NotDrawn. */
export function curveOfPieces(pieces: readonly Piece[], angle: Angle, within?: readonly [number, number]): Curve {
  const of = compilePieces(pieces, angle);
  const [first] = pieces;
  const tree = first && pieces.length === 1 && first.when.length === 0 ? first.tree : null;
  const holes = tree ? holesOf(tree, angle, within) : [];
  const searched = tree && holes.length > 0 ? [{ tree: filled(tree, holes), when: [] }] : pieces;
  const rates = ratesOf(searched, angle);
  const bends = rates && ratesOf(rates, angle);
  return {
    of,
    holes,
    whole: holes.length > 0 ? compilePieces(searched, angle) : of,
    rate: rates && compilePieces(rates, angle, of),
    bend: bends && compilePieces(bends, angle, of),
    pieces,
    tree,
  };
}

/** How fast each piece changes; null where no rule is known for one. */
function ratesOf(pieces: readonly Piece[], angle: Angle): Piece[] | null {
  const rates: Piece[] = [];
  for (const { tree, when } of pieces) {
    const rate = derivative(tree, "x", angle === "deg");
    if (!rate) return null;
    rates.push({ tree: rate, when });
  }
  return rates;
}

/** Finds them by proof; what only may be so is left out. */
export function features(curve: Curve, from: number, to: number): Features {
  const { of, whole, rate, bend } = curve;
  const {
    places: turns,
    open,
    left,
  } = rate && bend ? findZeros(rate, bend, from, to) : { places: [], open: [], left: [] };
  const near = (to - from) * 1e-4;
  const slope = (x: number) => (rate ? Math.sign(valueAt(rate, x)) : 0);
  // At a seam there is no rate, so that a corner is no zero of it; nor does a zero there come up in the search.
  const seams = pieceSeams(of).filter((x) => x >= from && x <= to);
  const room = (to - from) * 2 ** -30;
  const corners = [...new Set([...seams, ...open])]
    .filter((x) => of.run(x - room, x + room).level === continuous && slope(x - near) * slope(x + near) < 0)
    .map((x) => crossing(slope, x - near, x + near) ?? x);
  const places = [...turns, ...corners]
    .sort((a, b) => a - b)
    .filter((x) => !isHole(curve, x))
    .map((x) => ({ x, y: valueAt(of, x) }))
    .filter(({ y }) => Number.isFinite(y));
  const crossings = findZeros(whole, rate, from, to);
  const touching = [
    ...places.filter(({ y }) => Math.abs(y) < 1e-12).map(({ x }) => x),
    ...[...seams, ...crossings.open].filter((x) => valueAt(of, x) === 0),
  ];
  const roots = [...crossings.places.filter((x) => !isHole(curve, x)), ...touching].sort((a, b) => a - b);
  const isBetween = ({ x }: Place) => x >= from && x <= to;
  const ends = pieceEnds(of).filter(isBetween);
  const holes = curve.holes.filter(isBetween);
  // What is known exactly of a break is better than where the search came upon it.
  const known = [...ends, ...holes].map(({ x }) => x);
  const isKnown = (x: number) => [...roots, ...known].some((at) => Math.abs(at - x) < near);
  const { found, edges } = breaksOf(of, from, to);
  const breaks = found.map((at) => known.find((x) => Math.abs(x - at) < (to - from) / 1000) ?? at);
  const others = breaks.filter((at) => !known.includes(at));
  const poles = [...others, ...edges].filter((at) => isPole(of, at, near / 100));
  // Beside a hole or a break the gradient cannot be proved, however near: where nothing was found there, there is nothing.
  const reach = (to - from) / 20;
  const isBeside = ([lo, hi]: readonly [number, number]) =>
    [...breaks, ...edges].some(
      (at) => hi > at - reach && lo < at + reach && !places.some(({ x }) => Math.abs(x - at) < reach),
    );
  const isComplete = left.every(isBeside);
  return {
    roots: roots.filter((x, i) => i === 0 || x - (roots[i - 1] ?? 0) > near),
    unsure: crossings.left.length > 0 || crossings.open.some((x) => !isKnown(x) && mayTouch(of, x, near / 500)),
    start: valueAt(of, 0),
    highs: places.filter(({ x }) => slope(x - near) > 0 && slope(x + near) < 0),
    lows: places.filter(({ x }) => slope(x - near) < 0 && slope(x + near) > 0),
    stretches:
      rate && bend && isComplete
        ? stretchesOf(of, rate, [
            from,
            ...[...turns, ...corners, ...breaks, ...edges, ...known].sort((a, b) => a - b),
            to,
          ])
        : [],
    breaks: others.filter((at) => !poles.includes(at)),
    poles,
    ends,
    holes,
    isComplete,
  };
}

/** Whether it goes off without end on one side of a break at least: it has no bounds there, and grows towards it. */
function isPole(of: Program, at: number, near: number): boolean {
  const { lo, hi } = of.run(at - near, at + near);
  return (
    !Number.isFinite(hi - lo) &&
    [near, -near].some((side) => {
      const [far = 0, nearer = 0, nearest = 0] = [1, 16, 256].map((part) => Math.abs(valueAt(of, at + side / part)));
      return nearer > 1.5 * far && nearest > 1.5 * nearer;
    })
  );
}

/** Whether a function may come to 0 near a place that the search left open: it does at no pole and no jump. */
function mayTouch(of: Program, x: number, room: number): boolean {
  const sizes = [x - room, x, x + room].map((place) => Math.abs(valueAt(of, place)));
  return of.run(x - room, x + room).level === continuous || !sizes.some((size) => size > 0.01);
}

/**
 * Places, a pixel wide and less, at which the function is not proved to be continuous though it is on both sides, and edges, where it
 * is defined on one side alone.
 */
function breaksOf(of: Program, from: number, to: number) {
  const found: number[] = [];
  const edges: number[] = [];
  const smallest = (to - from) / 2 ** 14;
  const look = (lo: number, hi: number): void => {
    const { level } = of.run(lo, hi);
    if (level === continuous || level === 0 || found.length > 40) return;
    if (hi - lo > smallest) {
      const middle = lo + (hi - lo) * 0.48713;
      look(lo, middle);
      look(middle, hi);
      return;
    }
    const at = breakBetween(of, lo, hi);
    const last = found.at(-1);
    const room = 4 * (hi - lo);
    const whole = (x: number) => of.run(x, x).level >= defined;
    if (last !== undefined && at - last <= room) return;
    const [before, after] = [whole(at - room), whole(at + room)];
    if (before && after) found.push(at);
    else if (before || after) edges.push(at);
  };
  look(from, to);
  return { found, edges };
}

/** Where a function breaks between two places: as far as it is whole from either, or from the one where it is defined. */
function breakBetween(of: Program, from: number, to: number): number {
  const isWhole = (lo: number, hi: number) => (of.run(lo, hi).level === continuous ? 1 : -1);
  const [first, last] = [crossing((x) => isWhole(from, x), from, to), crossing((x) => isWhole(x, to), from, to)];
  return first === null || last === null ? (first ?? last ?? from) : shortest(first, last);
}

/** Between two ends that follow each other the gradient keeps its sign, or the function is undefined for a while. */
function stretchesOf(of: Program, rate: Program, ends: readonly number[]): Stretch[] {
  const found: Stretch[] = [];
  for (const [i, from] of ends.entries()) {
    const to = ends[i + 1];
    if (to === undefined || to - from < 1e-9) continue;
    const tries = [0.07, 0.31, 0.5, 0.69, 0.93].map((part) => from + (to - from) * part);
    if (tries.some((x) => Number.isNaN(valueAt(of, x)))) continue;
    const signs = tries.map((x) => Math.sign(valueAt(rate, x)));
    // A place at which it only rests for a moment, as x³ at 0, does not keep it from rising.
    const up = signs.some((sign) => sign > 0);
    const down = signs.some((sign) => sign < 0);
    const way = up && down ? null : up ? "rises" : down ? "falls" : signs.every((sign) => sign === 0) ? "level" : null;
    if (way) found.push({ from, to, way });
  }
  return found;
}

/** Whether a place that a search found is a hole of the curve. */
function isHole({ holes }: Curve, x: number): boolean {
  return holes.some((hole) => Math.abs(hole.x - x) <= 1e-9 * Math.max(1, Math.abs(x)));
}

/** Where two curves meet. */
export function meetings(a: Curve, b: Curve, from: number, to: number, angle: Angle): Place[] {
  const { whole, rate } = curveOfPieces(apart(a.pieces, b.pieces), angle);
  if (!rate) return [];
  return findZeros(whole, rate, from, to)
    .places.filter((x) => !isHole(a, x) && !isHole(b, x))
    .map((x) => ({ x, y: valueAt(a.of, x) }))
    .filter(({ y }) => Number.isFinite(y));
}
