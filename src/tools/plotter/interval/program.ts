import type { Expression } from "../../../maths/expression/tree.ts";
import type { Rational } from "../../../maths/rational.ts";
import { fractionOf } from "../derive.ts";
import type { Operation } from "./arithmetic.ts";
import * as arithmetic from "./arithmetic.ts";
import { calls } from "./calls.ts";
import * as functions from "./functions.ts";
import { NotDrawn } from "./not-drawn.ts";
import { down, up, wellAbove, wellBelow } from "./rounding.ts";

/** One step: an operation on the values of earlier steps. */
export interface Step {
  readonly run: Operation;
  readonly a: number;
  readonly b: number;
  readonly n: number;
}

/** A number that is known before anything is worked out. */
interface Known {
  readonly lo: number;
  readonly hi: number;
}

/** An expression as a list of steps, each of which is done once however often its value is used. */
export interface Program {
  /** The letters whose values are given, in the order of the first values. */
  readonly names: readonly string[];
  /** The values after the letters: numbers and steps in turn. */
  readonly steps: readonly (Step | Known)[];
  /** Which values are the results. */
  readonly results: readonly number[];
}

export type Angle = "rad" | "deg";

/** Between the floats on both sides of the number. */
const pi: Known = { lo: down(Math.PI), hi: up(Math.PI) };
const constants: ReadonlyMap<string, Known> = new Map([
  ["π", pi],
  ["τ", { lo: 2 * pi.lo, hi: 2 * pi.hi }],
  ["e", { lo: down(Math.E), hi: up(Math.E) }],
]);

/** Collects the steps of some expressions. A value is told by its number; equal steps are the same value. */
export class Builder {
  readonly #names: readonly string[];
  readonly #steps: (Step | Known)[] = [];
  readonly #seen = new Map<Operation | "known", Map<string, number>>();
  readonly angle: Angle;

  constructor(names: readonly string[], angle: Angle) {
    this.#names = names;
    this.angle = angle;
  }

  /** The value of an expression. Throws NotDrawn. */
  value(tree: Expression): number {
    switch (tree.kind) {
      case "number":
        return this.known(boundsOf(tree.value));
      case "name":
        return this.#name(tree.name);
      case "minus":
        return this.step(arithmetic.negate, this.value(tree.of));
      case "root":
        return this.step(functions.squareRoot, this.value(tree.of));
      case "+":
        return this.step(arithmetic.add, this.value(tree.left), this.value(tree.right));
      case "-":
        return this.difference(tree.left, tree.right);
      case "*":
        return this.product(this.value(tree.left), this.value(tree.right));
      case "/":
        return this.step(arithmetic.divide, this.value(tree.left), this.value(tree.right));
      case "^":
        return this.#power(tree.left, tree.right);
      case "call":
        return calls(this, tree.name, tree.args);
    }
  }

  /** left - right */
  difference(left: Expression, right: Expression): number {
    return this.step(arithmetic.subtract, this.value(left), this.value(right));
  }

  product(a: number, b: number): number {
    return a === b ? this.whole(a, 2) : this.step(arithmetic.multiply, a, b);
  }

  /** A value to a whole power above 0. */
  whole(a: number, n: number): number {
    return n === 1 ? a : this.step(arithmetic.wholePower, a, a, n);
  }

  step(run: Operation, a: number, b = a, n = 0): number {
    return this.#once(run, `${a} ${b} ${n}`, { run, a, b, n });
  }

  known(value: Known): number {
    return this.#once("known", `${value.lo} ${value.hi}`, value);
  }

  number(value: number): number {
    return this.known({ lo: value, hi: value });
  }

  program(results: readonly number[]): Program {
    return { names: this.#names, steps: this.#steps, results };
  }

  #once(kind: Operation | "known", key: string, step: Step | Known): number {
    const same = this.#seen.get(kind) ?? new Map<string, number>();
    this.#seen.set(kind, same);
    const before = same.get(key);
    if (before !== undefined) return before;
    const value = this.#names.length + this.#steps.push(step) - 1;
    same.set(key, value);
    return value;
  }

  #name(name: string): number {
    const at = this.#names.indexOf(name);
    if (at >= 0) return at;
    const constant = constants.get(name);
    if (!constant) throw new NotDrawn(`${name} has no value yet.`);
    return this.known(constant);
  }

  #power(base: Expression, exponent: Expression): number {
    const fixed = fractionOf(exponent);
    if (!fixed) return this.power(this.value(base), this.value(exponent));
    const [num, den] = [Number(fixed.num), Number(fixed.den)];
    if (Math.abs(num) > 1e6 || den > 1e6) return this.power(this.value(base), this.value(exponent));
    if (num === 0) return this.number(1);
    const root = den === 1 ? this.value(base) : this.root(this.value(base), den);
    const power = this.whole(root, Math.abs(num));
    return num > 0 ? power : this.step(arithmetic.divide, this.number(1), power);
  }

  root(of: number, index: number): number {
    return index === 2 ? this.step(functions.squareRoot, of) : this.step(functions.nthRoot, of, of, index);
  }

  /** A power whose exponent is no fixed fraction. */
  power(base: number, exponent: number): number {
    const size = this.step(functions.logarithm, this.step(arithmetic.absolute, base));
    const power = this.step(functions.exponential, this.step(arithmetic.multiply, exponent, size));
    return this.step(functions.powerOf, power, base);
  }
}

/** Floats around a fraction; itself where it is one. */
function boundsOf({ num, den }: Rational): Known {
  const value = Number(num) / Number(den);
  const isFloat = (den & (den - 1n)) === 0n && (num < 0n ? -num : num) <= 2n ** 53n && den < 2n ** 900n;
  if (isFloat) return { lo: value, hi: value };
  if (Number.isNaN(value)) return { lo: Number.NEGATIVE_INFINITY, hi: Number.POSITIVE_INFINITY };
  return { lo: down(wellBelow(value)), hi: up(wellAbove(value)) };
}

/**
 * The steps that work out some expressions in `names`; angles are in the unit given. Throws NotDrawn for what has other
 * letters or cannot be drawn.
 */
export function program(trees: readonly Expression[], names: readonly string[], angle: Angle = "rad"): Program {
  const builder = new Builder(names, angle);
  return builder.program(trees.map((tree) => builder.value(tree)));
}
