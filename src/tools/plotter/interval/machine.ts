import { at, give, mark, none, partial, type Values } from "./arithmetic.ts";
import type { Program, Step } from "./program.ts";

/** A step and the value that it writes. */
interface Instruction extends Step {
  readonly to: number;
}

/**
 * Works out bounds for a program over boxes. It has all its places from the start and makes no new objects, since a picture
 * asks for a million boxes.
 */
export class Machine {
  readonly #values: Values;
  readonly #names: number;
  readonly #live: readonly Instruction[];
  readonly #results: readonly number[];

  constructor({ names, steps, results }: Program) {
    const size = names.length + steps.length;
    this.#values = { lo: new Float64Array(size), hi: new Float64Array(size), marks: new Uint8Array(size) };
    this.#names = names.length;
    this.#results = results;
    const fixed = new Set<number>();
    const live: Instruction[] = [];
    for (const [i, step] of steps.entries()) {
      const to = names.length + i;
      if ("run" in step && !(fixed.has(step.a) && fixed.has(step.b))) {
        live.push({ ...step, to });
        continue;
      }
      // What depends on no letter is worked out now, once.
      if ("run" in step) this.#do(step, to);
      else give(this.#values, to, step.lo, step.hi);
      fixed.add(to);
    }
    this.#live = live;
  }

  /** Gives a letter its bounds. */
  set(letter: number, lo: number, hi: number): void {
    if (letter < this.#names) give(this.#values, letter, lo, hi);
  }

  run(): void {
    const live = this.#live;
    for (let i = 0; i < live.length; i++) {
      const step = live[i];
      if (step) this.#do(step, step.to);
    }
  }

  /** The lower bound of a result; above the upper one where it has no value in the box. */
  lo(result = 0): number {
    return at(this.#values.lo, this.#results[result] ?? 0);
  }

  hi(result = 0): number {
    return at(this.#values.hi, this.#results[result] ?? 0);
  }

  /** What is not known of a result: `partial` and `broken`; 0 where it has values in the whole box and no jump. */
  marks(result = 0): number {
    return this.#values.marks[this.#results[result] ?? 0] ?? 0;
  }

  #do({ run, a, b, n }: Step, to: number): void {
    const values = this.#values;
    const { lo, hi, marks } = values;
    marks[to] = (marks[a] ?? 0) | (marks[b] ?? 0);
    if (at(lo, a) > at(hi, a) || at(lo, b) > at(hi, b)) none(values, to);
    else run(values, to, a, b, n);
    // Beyond the floats nothing is known.
    if (Number.isNaN(at(lo, to)) || Number.isNaN(at(hi, to))) {
      give(values, to, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      mark(values, to, partial);
    }
  }
}
