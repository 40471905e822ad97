import * as round from "./rounding.ts";

/**
 * The values of a program, by their numbers: bounds, and what is not known of them. Bounds the wrong way round: no value.
 * Operations take numbers of values, not the values: floats given to a function that is not known beforehand would each
 * be put into an object.
 */
export interface Values {
  readonly lo: Float64Array;
  readonly hi: Float64Array;
  readonly marks: Uint8Array;
}

/** Somewhere in the box it may have no value. */
export const partial = 1;
/** Somewhere in the box it may jump. */
export const broken = 2;

/** Writes the value `to` from a and b; those of one part alone leave out b, and only some need n. */
export type Operation = (values: Values, to: number, a: number, b: number, n: number) => void;

/** A bound. */
export function at(bounds: Float64Array, value: number): number {
  return bounds[value] ?? 0;
}

/** Adds a mark. */
export function mark(values: Values, to: number, marks: number): void {
  values.marks[to] = (values.marks[to] ?? 0) | marks;
}

/** Writes that there is no value anywhere in the box. */
export function none(values: Values, to: number): void {
  give(values, to, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  mark(values, to, partial);
}

/** Writes bounds. */
export function give(values: Values, to: number, lo: number, hi: number): void {
  values.lo[to] = lo;
  values.hi[to] = hi;
}

export const add: Operation = (values, to, a, b) => {
  const { lo, hi } = values;
  give(values, to, round.sumDown(at(lo, a), at(lo, b)), round.sumUp(at(hi, a), at(hi, b)));
};

export const subtract: Operation = (values, to, a, b) => {
  const { lo, hi } = values;
  give(values, to, round.sumDown(at(lo, a), -at(hi, b)), round.sumUp(at(hi, a), -at(lo, b)));
};

export const negate: Operation = (values, to, a) => give(values, to, 0 - at(values.hi, a), 0 - at(values.lo, a));

export const multiply: Operation = (values, to, a, b) => {
  const [aLo, aHi] = [at(values.lo, a), at(values.hi, a)];
  const [bLo, bHi] = [at(values.lo, b), at(values.hi, b)];
  const down = round.productDown;
  const up = round.productUp;
  give(
    values,
    to,
    Math.min(down(aLo, bLo), down(aLo, bHi), down(aHi, bLo), down(aHi, bHi)),
    Math.max(up(aLo, bLo), up(aLo, bHi), up(aHi, bLo), up(aHi, bHi)),
  );
};

export const divide: Operation = (values, to, a, b) => {
  const [aLo, aHi] = [at(values.lo, a), at(values.hi, a)];
  const [bLo, bHi] = [at(values.lo, b), at(values.hi, b)];
  const down = round.quotientDown;
  const up = round.quotientUp;
  if (bLo > 0 || bHi < 0) {
    const low = Math.min(down(aLo, bLo), down(aLo, bHi), down(aHi, bLo), down(aHi, bHi));
    const high = Math.max(up(aLo, bLo), up(aLo, bHi), up(aHi, bLo), up(aHi, bHi));
    return give(values, to, low, high);
  }
  mark(values, to, partial);
  if (bLo === 0 && bHi === 0) return none(values, to);
  // 0 is an end of the divisor: the quotient grows without end to one side. Within it: to both, with a jump.
  if (bLo === 0) return half(values, to, aLo, aHi, bHi);
  if (bHi === 0) return half(values, to, -aHi, -aLo, -bLo);
  mark(values, to, broken);
  give(values, to, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
};

/** Divided by all from 0 to `by`. */
function half(values: Values, to: number, lo: number, hi: number, by: number): void {
  give(
    values,
    to,
    lo >= 0 ? round.quotientDown(lo, by) : Number.NEGATIVE_INFINITY,
    hi <= 0 ? round.quotientUp(hi, by) : Number.POSITIVE_INFINITY,
  );
}

export const absolute: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  if (lo >= 0) give(values, to, lo, hi);
  else if (hi <= 0) give(values, to, -hi, -lo);
  else give(values, to, 0, Math.max(-lo, hi));
};

/** a to the whole power n, which is above 0. */
export const wholePower: Operation = (values, to, a, b, n) => {
  if (n % 2 === 0) absolute(values, to, a, b, n);
  else give(values, to, at(values.lo, a), at(values.hi, a));
  const [lo, hi] = [at(values.lo, to), at(values.hi, to)];
  give(values, to, lo < 0 ? -powerUp(-lo, n) : powerDown(lo, n), hi < 0 ? -powerDown(-hi, n) : powerUp(hi, n));
};

/** At most v to the power n, for v from 0 on: by squaring, since Math.pow is not equally near everywhere. */
function powerDown(v: number, n: number): number {
  let result = 1;
  let square = v;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = Math.max(0, round.productDown(result, square));
    if (rest > 1) square = Math.max(0, round.productDown(square, square));
  }
  return result;
}

function powerUp(v: number, n: number): number {
  let result = 1;
  let square = v;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = round.productUp(result, square);
    if (rest > 1) square = round.productUp(square, square);
  }
  return result;
}

export const least: Operation = ({ lo, hi }, to, a, b) => {
  lo[to] = Math.min(at(lo, a), at(lo, b));
  hi[to] = Math.min(at(hi, a), at(hi, b));
};

export const greatest: Operation = ({ lo, hi }, to, a, b) => {
  lo[to] = Math.max(at(lo, a), at(lo, b));
  hi[to] = Math.max(at(hi, a), at(hi, b));
};
