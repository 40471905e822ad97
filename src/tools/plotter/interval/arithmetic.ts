import * as round from "./rounding.ts";

/**
 * The values of a program on some boxes at once: bounds, and what is not known of them. Each value has one place for each
 * box, side by side. Bounds the wrong way round: no value.
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
/** Nowhere in the box, not in the smallest part of it, can it be proved to have a value. */
export const hopeless = 4;

/**
 * Writes so many places from `to` on, from those that begin at a and at b; those of one part alone leave out b, and only some
 * need n. Each goes through its boxes itself: one loop for all operations would have to ask each time which one it is.
 */
export type Operation = (values: Values, to: number, a: number, b: number, count: number, n: number) => void;

/** Adds a mark. */
export function mark({ marks }: Values, to: number, more: number): void {
  marks[to] = (marks[to] ?? 0) | more;
}

/** Writes that there is no value anywhere in the box. */
export function none(values: Values, to: number): void {
  give(values, to, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
  mark(values, to, partial);
}

/** Writes bounds. */
export function give({ lo, hi }: Values, to: number, from: number, until: number): void {
  lo[to] = from;
  hi[to] = until;
}

export const add: Operation = ({ lo, hi }, to, a, b, count) => {
  for (let i = 0; i < count; i++) {
    lo[to + i] = round.sumDown(lo[a + i] ?? 0, lo[b + i] ?? 0);
    hi[to + i] = round.sumUp(hi[a + i] ?? 0, hi[b + i] ?? 0);
  }
};

export const subtract: Operation = ({ lo, hi }, to, a, b, count) => {
  for (let i = 0; i < count; i++) {
    lo[to + i] = round.sumDown(lo[a + i] ?? 0, -(hi[b + i] ?? 0));
    hi[to + i] = round.sumUp(hi[a + i] ?? 0, -(lo[b + i] ?? 0));
  }
};

export const negate: Operation = ({ lo, hi }, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    lo[to + i] = 0 - (hi[a + i] ?? 0);
    hi[to + i] = 0 - (lo[a + i] ?? 0);
  }
};

/** Which ends make the least and the greatest product is known by their signs. */
export const multiply: Operation = ({ lo, hi }, to, a, b, count) => {
  for (let i = 0; i < count; i++) {
    const aLo = lo[a + i] ?? 0;
    const aHi = hi[a + i] ?? 0;
    const bLo = lo[b + i] ?? 0;
    const bHi = hi[b + i] ?? 0;
    if (aLo < 0 && aHi > 0 && bLo < 0 && bHi > 0) {
      lo[to + i] = Math.min(round.productDown(aLo, bHi), round.productDown(aHi, bLo));
      hi[to + i] = Math.max(round.productUp(aLo, bLo), round.productUp(aHi, bHi));
    } else {
      const [isUp, isDown] = [aLo >= 0, aHi <= 0];
      lo[to + i] = round.productDown(
        bLo >= 0 ? aLo : bHi <= 0 ? aHi : isUp ? aHi : aLo,
        isUp ? bLo : isDown ? bHi : bLo >= 0 ? bHi : bLo,
      );
      hi[to + i] = round.productUp(
        bLo >= 0 ? aHi : bHi <= 0 ? aLo : isUp ? aHi : aLo,
        isUp ? bHi : isDown ? bLo : bLo >= 0 ? bHi : bLo,
      );
    }
  }
};

export const divide: Operation = (values, to, a, b, count) => {
  const { lo, hi } = values;
  for (let i = 0; i < count; i++) {
    const aLo = lo[a + i] ?? 0;
    const aHi = hi[a + i] ?? 0;
    const bLo = lo[b + i] ?? 0;
    const bHi = hi[b + i] ?? 0;
    if (bLo > 0) {
      lo[to + i] = round.quotientDown(aLo, aLo >= 0 ? bHi : bLo);
      hi[to + i] = round.quotientUp(aHi, aHi >= 0 ? bLo : bHi);
    } else if (bHi < 0) {
      lo[to + i] = round.quotientDown(aHi, aHi >= 0 ? bHi : bLo);
      hi[to + i] = round.quotientUp(aLo, aLo >= 0 ? bLo : bHi);
    } else byZero(values, to + i, aLo, aHi, bLo, bHi);
  }
};

/** Divided by what may be 0. */
function byZero(values: Values, to: number, aLo: number, aHi: number, bLo: number, bHi: number): void {
  mark(values, to, partial);
  if (bLo === 0 && bHi === 0) none(values, to);
  // 0 is an end of the divisor: the quotient grows without end to one side. Within it: to both, with a jump.
  else if (bLo === 0) half(values, to, aLo, aHi, bHi);
  else if (bHi === 0) half(values, to, -aHi, -aLo, -bLo);
  else {
    mark(values, to, broken);
    give(values, to, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }
}

/** Divided by all from 0 to `by`. */
function half(values: Values, to: number, lo: number, hi: number, by: number): void {
  give(
    values,
    to,
    lo >= 0 ? round.quotientDown(lo, by) : Number.NEGATIVE_INFINITY,
    hi <= 0 ? round.quotientUp(hi, by) : Number.POSITIVE_INFINITY,
  );
}

export const absolute: Operation = ({ lo, hi }, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const from = lo[a + i] ?? 0;
    const until = hi[a + i] ?? 0;
    lo[to + i] = from >= 0 ? from : until <= 0 ? -until : 0;
    hi[to + i] = from >= 0 ? until : until <= 0 ? -from : Math.max(-from, until);
  }
};

/** a to the whole power n, which is above 0. */
export const wholePower: Operation = (values, to, a, b, count, n) => {
  const { lo, hi } = values;
  if (n % 2 === 0) absolute(values, to, a, b, count, n);
  else {
    lo.copyWithin(to, a, a + count);
    hi.copyWithin(to, a, a + count);
  }
  for (let i = to; i < to + count; i++) {
    const from = lo[i] ?? 0;
    const until = hi[i] ?? 0;
    lo[i] = from < 0 ? -powerUp(-from, n) : powerDown(from, n);
    hi[i] = until < 0 ? -powerDown(-until, n) : powerUp(until, n);
  }
};

/** At most v to the power n, for v from 0 on: by squaring, since Math.pow is not equally near everywhere. */
function powerDown(v: number, n: number): number {
  let result = 1;
  let square = v;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result === 1 ? square : Math.max(0, round.productDown(result, square));
    if (rest > 1) square = Math.max(0, round.productDown(square, square));
  }
  return result;
}

function powerUp(v: number, n: number): number {
  let result = 1;
  let square = v;
  for (let rest = n; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = result === 1 ? square : round.productUp(result, square);
    if (rest > 1) square = round.productUp(square, square);
  }
  return result;
}

export const least: Operation = ({ lo, hi }, to, a, b, count) => {
  for (let i = 0; i < count; i++) {
    lo[to + i] = Math.min(lo[a + i] ?? 0, lo[b + i] ?? 0);
    hi[to + i] = Math.min(hi[a + i] ?? 0, hi[b + i] ?? 0);
  }
};

export const greatest: Operation = ({ lo, hi }, to, a, b, count) => {
  for (let i = 0; i < count; i++) {
    lo[to + i] = Math.max(lo[a + i] ?? 0, lo[b + i] ?? 0);
    hi[to + i] = Math.max(hi[a + i] ?? 0, hi[b + i] ?? 0);
  }
};
