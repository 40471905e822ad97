import { type Expression, partsOf } from "../../maths/expression/tree.ts";
import { partial } from "./interval/arithmetic.ts";
import { Machine } from "./interval/machine.ts";
import { type Angle, Builder, type Letters } from "./interval/program.ts";
import { type Relation, type Sign, withConditions } from "./relation.ts";

/** What is known of a box: no solution; every point is one; an equation's two sides differ without a jump; nothing. */
export const none = 0;
export const all = 1;
export const smooth = 2;
export const open = 3;

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

/** What an expression's letters and angles mean. */
export interface Meaning {
  readonly angle?: Angle;
  readonly letters?: Letters;
}

/** A relation in x and y, ready to be asked about boxes and points of the plane. */
export class Field {
  readonly #machine: Machine;
  readonly #kinds: readonly Kind[];
  /** Which of its parts is the equation; -1 for inequalities alone, -2 for several equations. */
  readonly #equation: number;

  /** Throws NotDrawn. */
  constructor(relation: Relation, { angle = "rad", letters }: Meaning = {}) {
    const builder = new Builder(["x", "y"], angle, letters);
    const all = withConditions(relation);
    const results = all.flatMap((one) => differences(one, builder));
    this.#machine = new Machine(builder.program(results));
    this.#kinds = all.flatMap(({ signs }) => signs.map((sign) => kinds[sign]));
    const equations = this.#kinds.filter((kind) => kind === "zero").length;
    this.#equation = equations > 1 ? -2 : this.#kinds.indexOf("zero");
  }

  /** What is known of the points of a box, its edges included. */
  box(x0: number, x1: number, y0: number, y1: number): number {
    const machine = this.#machine;
    machine.set(0, x0, x1);
    machine.set(1, y0, y1);
    machine.run();
    let known: number = this.#equation === -1 ? all : smooth;
    for (let i = 0; i < this.#kinds.length; i++) {
      const lo = machine.lo(i);
      const hi = machine.hi(i);
      const marks = machine.marks(i);
      const kind = this.#kinds[i];
      if (lo > hi || lo > 0 || (lo === 0 && kind === "below") || (kind === "zero" && hi < 0)) return none;
      if (kind === "zero" ? marks !== 0 : (marks & partial) !== 0 || hi > 0 || (hi === 0 && kind === "below"))
        known = open;
    }
    return known;
  }

  /** On which side of the equation a point is; with inequalities alone, `on` for a solution. */
  point(x: number, y: number): number {
    const known = this.box(x, x, y, y);
    if (this.#equation === -1) return known === all ? on : known === none ? below : unknown;
    if (this.#equation === -2) return this.#isExact() ? on : unknown;
    const equation = this.#equation;
    const [lo, hi] = [this.#machine.lo(equation), this.#machine.hi(equation)];
    if ((this.#machine.marks(equation) & partial) !== 0 || lo > hi) return unknown;
    if (lo === 0 && hi === 0) return known === open || known === none ? unknown : on;
    return lo > 0 ? above : hi < 0 ? below : unknown;
  }

  /** Whether all parts are exactly 0 where they must be, at the point asked last. */
  #isExact(): boolean {
    return this.#kinds.every((kind, i) => {
      const [lo, hi, marks] = [this.#machine.lo(i), this.#machine.hi(i), this.#machine.marks(i)];
      if ((marks & partial) !== 0 || lo > hi) return false;
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

/** Whether a letter stands in a relation. */
export function isIn(relation: Relation, name: string): boolean {
  return withConditions(relation).some(({ sides }) => sides.some((side) => mentions(side, name)));
}

/** Whether a letter stands in an expression. */
export function mentions(tree: Expression, name: string): boolean {
  return tree.kind === "name" ? tree.name === name : partsOf(tree).some((part) => mentions(part, name));
}
