import { hopeless, partial } from "./interval/arithmetic.ts";
import { type Axis, Machine } from "./interval/machine.ts";
import { type Angle, Builder } from "./interval/program.ts";
import { type Relation, type Sign, withConditions } from "./relation.ts";

/** What is known of a box: no solution; every point is one; an equation's two sides differ without a jump; nothing yet. */
export const none = 0;
export const all = 1;
export const smooth = 2;
export const open = 3;
/** Nothing can be proved in any part of the box, but that a part has no solution. */
export const lost = 4;

/** On which side of an equation a point is: exactly on it, below, above, or not known. */
export const on = 0;
export const below = 1;
export const above = 2;
export const unknown = 3;

type Kind = "zero" | "below" | "not above";
const kinds: Readonly<Record<Sign, Kind>> = {
  "=": "zero",
  "<": "below",
  "≤": "not above",
  ">": "below",
  "≥": "not above",
};

/** What an expression's angles mean. */
export interface Meaning {
  readonly angle?: Angle;
}

/** Boxes by their ends, x from and to and y from and to in turn, and room for what is known of each. */
export interface Boxes {
  readonly ends: Float64Array;
  readonly count: number;
  readonly known: Uint8Array;
}

/** Boxes by their places on two axes. */
export interface Places {
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  readonly count: number;
  readonly known: Uint8Array;
}

/** A relation in x and y, ready to be asked about boxes and points of the plane, some of them at once. */
export class Field {
  readonly #machine: Machine;
  readonly #kinds: readonly Kind[];
  /** Which of its parts is the equation; -1 for inequalities alone, -2 for several equations. */
  readonly #equation: number;

  /** Throws NotDrawn. */
  constructor(relation: Relation, { angle = "rad" }: Meaning = {}, lanes = 1) {
    const builder = new Builder(["x", "y"], angle);
    const all = withConditions(relation);
    const results = all.flatMap((one) => differences(one, builder));
    this.#machine = new Machine(builder.program(results), lanes);
    this.#kinds = all.flatMap(({ signs }) => signs.map((sign) => kinds[sign]));
    const equations = this.#kinds.filter((kind) => kind === "zero").length;
    this.#equation = equations > 1 ? -2 : this.#kinds.indexOf("zero");
  }

  /** What is known of the points of a box, its edges included. */
  box(x0: number, x1: number, y0: number, y1: number): number {
    this.#machine.set(0, x0, x1);
    this.#machine.set(1, y0, y1);
    this.#machine.run();
    return this.#known(0);
  }

  /** As `box`, for some boxes; `points`: as `point`, for their first corners. */
  boxes({ ends, count, known }: Boxes, points = false): void {
    const machine = this.#machine;
    const [right, top] = points ? [0, 2] : [1, 3];
    for (let from = 0; from < count; from += machine.lanes) {
      const some = Math.min(machine.lanes, count - from);
      for (let i = 0, at = 4 * from; i < some; i++, at += 4) {
        machine.set(0, ends[at] ?? 0, ends[at + right] ?? 0, i);
        machine.set(1, ends[at + 2] ?? 0, ends[at + top] ?? 0, i);
      }
      machine.run(some);
      for (let i = 0; i < some; i++) known[from + i] = points ? this.#side(i) : this.#known(i);
    }
  }

  /** The stretches of a letter, x (0) or y (1), of which `grid` makes boxes. */
  axis(letter: 0 | 1, los: Float64Array, his: Float64Array, count: number): Axis {
    return this.#machine.axis(letter, los, his, count);
  }

  /** As `boxes`, for so many boxes of two axes: a column and a row for each. */
  grid(xs: Axis, ys: Axis, { columns, rows, count, known }: Places, points = false): void {
    const machine = this.#machine;
    for (let from = 0; from < count; from += machine.lanes) {
      const some = Math.min(machine.lanes, count - from);
      machine.take(xs, columns, from, some);
      machine.take(ys, rows, from, some);
      machine.runTaken(some);
      for (let i = 0; i < some; i++) known[from + i] = points ? this.#side(i) : this.#known(i);
    }
  }

  #known(lane: number): number {
    const machine = this.#machine;
    let known: number = this.#equation === -1 ? all : smooth;
    for (let i = 0; i < this.#kinds.length; i++) {
      const lo = machine.lo(i, lane);
      const hi = machine.hi(i, lane);
      const marks = machine.marks(i, lane);
      const kind = this.#kinds[i];
      if (lo > hi || lo > 0 || (lo === 0 && kind === "below") || (kind === "zero" && hi < 0)) return none;
      if ((marks & hopeless) !== 0) known = lost;
      else if (kind === "zero" ? marks !== 0 : (marks & partial) !== 0 || hi > 0 || (hi === 0 && kind === "below"))
        known = known === lost ? lost : open;
    }
    return known;
  }

  /** On which side of the equation a point is; with inequalities alone, `on` for a solution. */
  point(x: number, y: number): number {
    this.box(x, x, y, y);
    return this.#side(0);
  }

  #side(lane: number): number {
    const known = this.#known(lane);
    if (this.#equation === -1) return known === all ? on : known === none ? below : unknown;
    if (this.#equation === -2) return this.#isExact(lane) ? on : unknown;
    const equation = this.#equation;
    const lo = this.#machine.lo(equation, lane);
    const hi = this.#machine.hi(equation, lane);
    if ((this.#machine.marks(equation, lane) & partial) !== 0 || lo > hi) return unknown;
    if (lo === 0 && hi === 0) return known === smooth || known === all ? on : unknown;
    return lo > 0 ? above : hi < 0 ? below : unknown;
  }

  /** Whether all parts are exactly 0 where they must be. */
  #isExact(lane: number): boolean {
    return this.#kinds.every((kind, i) => {
      const [lo, hi] = [this.#machine.lo(i, lane), this.#machine.hi(i, lane)];
      if ((this.#machine.marks(i, lane) & partial) !== 0 || lo > hi) return false;
      return kind === "zero" ? lo === 0 && hi === 0 : kind === "below" ? hi < 0 : hi <= 0;
    });
  }
}

/** The differences of neighbouring sides, the way round in which they are below 0 where the relation holds. */
function differences({ sides, signs }: Relation, builder: Builder): number[] {
  return signs.map((sign, i) => {
    const [left, right] = [sides[i], sides[i + 1]];
    if (!left || !right) throw new RangeError("a sign without two sides");
    return sign === ">" || sign === "≥" ? builder.difference(right, left) : builder.difference(left, right);
  });
}
