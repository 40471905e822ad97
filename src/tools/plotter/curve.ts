import type { Program } from "./compile.ts";
import type { View } from "./grid.ts";
import { continuous, defined, nowhere } from "./range.ts";

/** Corners of a line that may be drawn in one go: x, y, x, y, ... */
export type Line = readonly number[];

/** How many pieces a curve is cut into to begin with, and how far those are halved where it bends or jumps. */
export interface Fineness {
  readonly pieces: number;
  readonly width: number;
  readonly height: number;
}

const bends = 4;
const jumps = 14;
const mostPieces = 60_000;

/**
 * The curve of two programs of one variable as lines. Two points are joined only where both programs are proved to be
 * defined and continuous between them: so no line runs across a jump, a gap or a pole.
 */
export function curve(
  x: Program,
  y: Program,
  [from, to]: readonly [number, number],
  view: View,
  fineness: Fineness,
): Line[] {
  const tracer = new Tracer(x, y, view, fineness);
  const { pieces } = fineness;
  for (let i = 0; i < pieces; i++) {
    tracer.piece(from + ((to - from) * i) / pieces, from + ((to - from) * (i + 1)) / pieces, 0);
  }
  tracer.lift();
  return tracer.lines;
}

/** The value of a program of one variable, not a number where it has none. */
export function valueAt(program: Program, at: number): number {
  const { lo, hi, level } = program.run(at, at);
  return level < defined ? Number.NaN : lo + (hi - lo) / 2;
}

class Tracer {
  readonly lines: number[][] = [];
  #line: number[] = [];
  #left = mostPieces;
  readonly #x: Program;
  readonly #y: Program;
  readonly #view: View;
  /** One pixel, across and up. */
  readonly #across: number;
  readonly #up: number;

  constructor(x: Program, y: Program, view: View, { width, height }: Fineness) {
    this.#x = x;
    this.#y = y;
    this.#view = view;
    this.#across = (view.x[1] - view.x[0]) / width;
    this.#up = (view.y[1] - view.y[0]) / height;
  }

  /** Ends a line: the next point begins another. */
  lift(): void {
    if (this.#line.length > 2) this.lines.push(this.#line);
    this.#line = [];
  }

  piece(from: number, to: number, depth: number): void {
    const [xs, ys] = [this.#x.run(from, to), this.#y.run(from, to)];
    const level = Math.min(xs.level, ys.level);
    const isSeen = !outside(xs.lo, xs.hi, this.#view.x) && !outside(ys.lo, ys.hi, this.#view.y);
    this.#left--;
    if (level === nowhere || !isSeen) this.lift();
    else if (level === continuous) this.#join(from, to, depth, xs.hi - xs.lo, ys.hi - ys.lo);
    else if (depth < jumps && this.#left > 0) this.#halve(from, to, depth);
    else this.lift();
  }

  /** Where both are continuous, and their ranges so wide and so high. */
  #join(from: number, to: number, depth: number, wide: number, high: number): void {
    const [x0, x1] = [valueAt(this.#x, from), valueAt(this.#x, to)];
    const [y0, y1] = [valueAt(this.#y, from), valueAt(this.#y, to)];
    // The curve may leave the line between its ends by as much as its range is higher than they are.
    const excess = Math.max((high - Math.abs(y1 - y0)) / this.#up, (wide - Math.abs(x1 - x0)) / this.#across);
    const mayBend = depth < bends && this.#left > 0;
    if (mayBend && (excess > 6 || this.#isBent(from, to, x0, x1, y0, y1))) {
      this.#halve(from, to, depth);
      return;
    }
    if (this.#line.length === 0) this.#line.push(x0, y0);
    this.#line.push(x1, y1);
  }

  #halve(from: number, to: number, depth: number): void {
    const middle = from + (to - from) / 2;
    this.piece(from, middle, depth + 1);
    this.piece(middle, to, depth + 1);
  }

  /** Whether the middle is more than a fifth of a pixel beside the line. */
  #isBent(from: number, to: number, x0: number, x1: number, y0: number, y1: number): boolean {
    const middle = from + (to - from) / 2;
    const dx = (x1 - x0) / this.#across;
    const dy = (y1 - y0) / this.#up;
    const mx = (valueAt(this.#x, middle) - x0) / this.#across;
    const my = (valueAt(this.#y, middle) - y0) / this.#up;
    return Math.abs(dx * my - dy * mx) > 0.2 * Math.hypot(dx, dy);
  }
}

function outside(lo: number, hi: number, [from, to]: readonly [number, number]): boolean {
  const room = (to - from) * 0.05;
  return hi < from - room || lo > to + room;
}
