import { give, none, partial, type Values } from "./arithmetic.ts";
import type { Program, Step } from "./program.ts";

/** A step and the value that it writes. */
interface Instruction extends Step {
  readonly to: number;
}

/** What is known of the values that depend on one letter alone, for each of its stretches. */
export interface Axis extends Values {
  readonly letter: number;
  readonly count: number;
}

const endless = Number.POSITIVE_INFINITY;

/**
 * Works out bounds for a program over boxes, some of them at once. It has all its places from the start and makes no new
 * objects, since a picture asks for a million boxes.
 */
export class Machine {
  /** So many boxes at once. */
  readonly lanes: number;
  readonly #values: Values;
  readonly #live: readonly Instruction[];
  readonly #results: readonly number[];
  /** The steps that depend on one letter alone, and those that depend on both. */
  readonly #own: readonly (readonly Instruction[])[];
  readonly #mixed: readonly Instruction[];
  /** For each letter: the values of it alone that are needed further on. */
  readonly #shared: readonly (readonly number[])[];

  constructor({ names, steps, results }: Program, lanes = 1) {
    const size = (names.length + steps.length) * lanes;
    this.lanes = lanes;
    this.#values = { lo: new Float64Array(size), hi: new Float64Array(size), marks: new Uint8Array(size) };
    this.#results = results.map((result) => result * lanes);
    /** Of which letters a value depends, as a set of bits. */
    const letters = names.map((_, letter) => 1 << letter);
    const live: Instruction[] = [];
    for (const [i, step] of steps.entries()) {
      const to = (names.length + i) * lanes;
      if (!("run" in step)) {
        this.#values.lo.fill(step.lo, to, to + lanes);
        this.#values.hi.fill(step.hi, to, to + lanes);
        letters.push(0);
        continue;
      }
      const known = (letters[step.a] ?? 0) | (letters[step.b] ?? 0);
      const placed = { ...step, a: step.a * lanes, b: step.b * lanes, to };
      // What depends on no letter is worked out now, once.
      if (known === 0) this.#do(placed, lanes);
      else live.push(placed);
      letters.push(known);
    }
    const lettersOf = (place: number) => letters[place / lanes] ?? 0;
    this.#live = live;
    this.#own = names.map((_, letter) => live.filter(({ to }) => lettersOf(to) === 1 << letter));
    this.#mixed = live.filter(({ to }) => names.every((_, letter) => lettersOf(to) !== 1 << letter));
    const needed = new Set([...this.#mixed.flatMap(({ a, b }) => [a, b]), ...this.#results]);
    this.#shared = names.map((_, letter) => [...needed].filter((place) => lettersOf(place) === 1 << letter));
  }

  /** Gives a letter its bounds in one of the boxes. */
  set(letter: number, lo: number, hi: number, lane = 0): void {
    const to = letter * this.lanes + lane;
    this.#values.lo[to] = lo;
    this.#values.hi[to] = hi;
  }

  /** Works out so many boxes from the bounds of their letters. */
  run(count = 1): void {
    this.#all(this.#live, count);
  }

  /** Works out what depends on one letter alone, for so many stretches of it: none of that is done again for each box. */
  axis(letter: number, los: Float64Array, his: Float64Array, count: number): Axis {
    const { lo, hi, marks } = this.#values;
    const shared = this.#shared[letter] ?? [];
    const size = shared.length * count;
    const axis = { letter, count, lo: new Float64Array(size), hi: new Float64Array(size), marks: new Uint8Array(size) };
    for (let from = 0; from < count; from += this.lanes) {
      const some = Math.min(this.lanes, count - from);
      for (let i = 0; i < some; i++) this.set(letter, los[from + i] ?? 0, his[from + i] ?? 0, i);
      this.#all(this.#own[letter] ?? [], some);
      for (let n = 0; n < shared.length; n++) {
        const at = shared[n] ?? 0;
        axis.lo.set(lo.subarray(at, at + some), n * count + from);
        axis.hi.set(hi.subarray(at, at + some), n * count + from);
        axis.marks.set(marks.subarray(at, at + some), n * count + from);
      }
    }
    return axis;
  }

  /** Sets a letter to stretches of its axis, in so many boxes: `of` numbers them, from `from` on. */
  take(axis: Axis, of: Int32Array, from: number, count: number): void {
    const { lo, hi, marks } = this.#values;
    const shared = this.#shared[axis.letter] ?? [];
    for (let n = 0; n < shared.length; n++) {
      const to = shared[n] ?? 0;
      const start = n * axis.count;
      for (let i = 0; i < count; i++) {
        const at = start + (of[from + i] ?? 0);
        lo[to + i] = axis.lo[at] ?? 0;
        hi[to + i] = axis.hi[at] ?? 0;
        marks[to + i] = axis.marks[at] ?? 0;
      }
    }
  }

  /** Works out so many boxes whose letters are taken from axes. */
  runTaken(count: number): void {
    this.#all(this.#mixed, count);
  }

  /** The lower bound of a result; above the upper one where it has no value in the box. */
  lo(result = 0, lane = 0): number {
    return this.#values.lo[(this.#results[result] ?? 0) + lane] ?? 0;
  }

  hi(result = 0, lane = 0): number {
    return this.#values.hi[(this.#results[result] ?? 0) + lane] ?? 0;
  }

  /** What is not known of a result: `partial` and `broken`; 0 where it has values in the whole box and no jump. */
  marks(result = 0, lane = 0): number {
    return this.#values.marks[(this.#results[result] ?? 0) + lane] ?? 0;
  }

  #all(steps: readonly Instruction[], count: number): void {
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i];
      if (step) this.#do(step, count);
    }
  }

  #do({ run, a, b, n, to }: Instruction, count: number): void {
    const values = this.#values;
    const { lo, hi, marks } = values;
    for (let i = 0; i < count; i++) marks[to + i] = (marks[a + i] ?? 0) | (marks[b + i] ?? 0);
    run(values, to, a, b, count, n);
    for (let i = 0; i < count; i++) {
      // Of what has no value nothing has one.
      if (!((lo[a + i] ?? 0) <= (hi[a + i] ?? 0) && (lo[b + i] ?? 0) <= (hi[b + i] ?? 0))) none(values, to + i);
      // Beyond the floats nothing is known.
      else if (Number.isNaN((lo[to + i] ?? 0) + (hi[to + i] ?? 0))) unknown(values, to + i);
    }
  }
}

function unknown(values: Values, to: number): void {
  if (!Number.isNaN(values.lo[to]) && !Number.isNaN(values.hi[to])) return; // from -Infinity to Infinity
  give(values, to, -endless, endless);
  values.marks[to] = (values.marks[to] ?? 0) | partial;
}
