import { absolute, broken, give, hopeless, mark, none, type Operation, partial, type Values } from "./arithmetic.ts";
import { down, up, wellAbove, wellBelow } from "./rounding.ts";

/** A function of Math that nowhere falls, and the least and the greatest value that it can have. */
function rising(f: (v: number) => number, least = -endless, most = endless): Operation {
  return ({ lo, hi }, to, a, _b, count) => {
    for (let i = 0; i < count; i++) {
      lo[to + i] = Math.max(least, wellBelow(f(lo[a + i] ?? 0)));
      hi[to + i] = Math.min(most, wellAbove(f(hi[a + i] ?? 0)));
    }
  };
}

/** One that rises and has values from `from` to `until` only; `below` and `above` are bounds of what it is. */
function risingBetween(
  f: (v: number) => number,
  from: number,
  until: number,
  ends: "with" | "without",
  below = (v: number) => wellBelow(f(v)),
  above = (v: number) => wellAbove(f(v)),
): Operation {
  return (values, to, a, _b, count) => {
    for (let i = 0; i < count; i++) {
      const lo = values.lo[a + i] ?? 0;
      const hi = values.hi[a + i] ?? 0;
      if (hi < from || lo > until || (ends === "without" && (hi <= from || lo >= until))) {
        none(values, to + i);
        continue;
      }
      if (lo < from || hi > until || (ends === "without" && (lo <= from || hi >= until))) mark(values, to + i, partial);
      give(values, to + i, below(Math.max(lo, from)), above(Math.min(hi, until)));
    }
  };
}

const endless = Number.POSITIVE_INFINITY;

export const exponential: Operation = ({ lo, hi }, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const from = lo[a + i] ?? 0;
    const until = hi[a + i] ?? 0;
    lo[to + i] = from === 0 ? 1 : Math.max(0, wellBelow(Math.exp(from)));
    hi[to + i] = until === 0 ? 1 : Math.max(Number.MIN_VALUE, wellAbove(Math.exp(until)));
  }
};
export const logarithm = risingBetween(Math.log, 0, endless, "without");
export const arcSine = risingBetween(Math.asin, -1, 1, "with");
export const arcTangent = rising(Math.atan);
export const hyperbolicSine = rising(Math.sinh);
export const hyperbolicTangent = rising(Math.tanh, -1, 1);
export const arcHyperbolicSine = rising(Math.asinh);
export const arcHyperbolicCosine = risingBetween(Math.acosh, 1, endless, "with");
export const arcHyperbolicTangent = risingBetween(Math.atanh, -1, 1, "without");

export const arcCosine: Operation = (values, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const lo = values.lo[a + i] ?? 0;
    const hi = values.hi[a + i] ?? 0;
    if (hi < -1 || lo > 1) {
      none(values, to + i);
      continue;
    }
    if (lo < -1 || hi > 1) mark(values, to + i, partial);
    give(values, to + i, wellBelow(Math.acos(Math.min(hi, 1))), wellAbove(Math.acos(Math.max(lo, -1))));
  }
};

export const hyperbolicCosine: Operation = (values, to, a, b, count, n) => {
  absolute(values, to, a, b, count, n);
  const { lo, hi } = values;
  for (let i = to; i < to + count; i++) {
    lo[i] = Math.max(1, wellBelow(Math.cosh(lo[i] ?? 0)));
    hi[i] = wellAbove(Math.cosh(hi[i] ?? 0));
  }
};

export const squareRoot = risingBetween(Math.sqrt, 0, endless, "with", rootDown, rootUp);

// Math.sqrt is the nearest float, so only its last place is in doubt.
function rootDown(v: number): number {
  const root = Math.sqrt(v);
  return isSquare(root, v) ? root : Math.max(0, down(root));
}

function rootUp(v: number): number {
  const root = Math.sqrt(v);
  return v === 0 || isSquare(root, v) ? root : up(root);
}

const isSquare = (root: number, of: number) => Math.fround(root) === root && root * root === of && of > 1e-280;

/** The root with the index n: of numbers below 0 too where n is odd. */
export const nthRoot: Operation = (values, to, a, _b, count, n) => {
  for (let i = 0; i < count; i++) {
    const lo = values.lo[a + i] ?? 0;
    const hi = values.hi[a + i] ?? 0;
    if (n % 2 === 0 && hi < 0) {
      none(values, to + i);
      continue;
    }
    if (n % 2 === 0 && lo < 0) mark(values, to + i, partial);
    const from = n % 2 === 0 ? Math.max(0, lo) : lo;
    const low = rootNear(from, n);
    const high = rootNear(hi, n);
    give(values, to + i, isPower(low, from, n) ? low : spread(low, -1), isPower(high, hi, n) ? high : spread(high, 1));
  }
};

function rootNear(v: number, n: number): number {
  if (n === 3) return Math.cbrt(v);
  const root = Math.abs(v) ** (1 / n);
  const whole = Math.round(root);
  const near = whole ** n === Math.abs(v) ? whole : root;
  return v < 0 ? -near : near;
}

/** Whether a root is exact: small whole numbers only. */
function isPower(root: number, of: number, n: number): boolean {
  return Number.isInteger(root) && Math.abs(of) < 2 ** 50 && root ** n === of;
}

/** Further than 1/n in the exponent, itself rounded, and the power can be wrong. */
function spread(v: number, way: number): number {
  return v + way * (Math.abs(v) * 2 ** -40 + Number.MIN_VALUE);
}

export const sine: Operation = (values, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const lo = values.lo[a + i] ?? 0;
    const hi = values.hi[a + i] ?? 0;
    const crests = held(lo, hi, 0.25);
    if (crests === 3) give(values, to + i, -1, 1);
    else between(values, to + i, Math.sin(lo), hi === lo ? Math.sin(lo) : Math.sin(hi), crests);
  }
};
export const cosine: Operation = (values, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const lo = values.lo[a + i] ?? 0;
    const hi = values.hi[a + i] ?? 0;
    const crests = held(lo, hi, 0);
    if (lo === 0 && hi === 0) give(values, to + i, 1, 1);
    else if (crests === 3) give(values, to + i, -1, 1);
    else between(values, to + i, Math.cos(lo), hi === lo ? Math.cos(lo) : Math.cos(hi), crests);
  }
};

/** Whether a crest (at `crest` of a turn, and each turn on; 1) or a trough (2) of a wave may lie between two places. */
function held(lo: number, hi: number, crest: number): number {
  const from = lo / (2 * Math.PI) - crest;
  const until = hi / (2 * Math.PI) - crest;
  return (mayHold(from, until) ? 1 : 0) + (mayHold(from - 0.5, until - 0.5) ? 2 : 0);
}

/** A wave is between its values at the ends, unless a crest or a trough lies between them. */
function between(values: Values, to: number, a: number, b: number, crests: number): void {
  values.lo[to] = crests >= 2 ? -1 : Math.max(-1, wellBelow(Math.min(a, b)));
  values.hi[to] = crests % 2 === 1 ? 1 : Math.min(1, wellAbove(Math.max(a, b)));
}

export const tangent: Operation = (values, to, a, _b, count) => {
  for (let i = 0; i < count; i++) {
    const lo = values.lo[a + i] ?? 0;
    const hi = values.hi[a + i] ?? 0;
    if (mayHold(lo / Math.PI - 0.5, hi / Math.PI - 0.5)) {
      mark(values, to + i, partial | broken);
      give(values, to + i, -endless, endless);
    } else give(values, to + i, wellBelow(Math.tan(lo)), wellAbove(Math.tan(hi)));
  }
};

/** Whether a whole number may lie between two numbers that are only nearly known. */
function mayHold(from: number, to: number): boolean {
  const doubt = (Math.max(Math.abs(from), Math.abs(to)) + 1) * 1e-15;
  return !(to - from < 1) || Math.floor(to + doubt) >= from - doubt;
}

/** A function of Math that climbs or falls in steps. */
function stepping(f: (v: number) => number): Operation {
  return (values, to, a, _b, count) => {
    for (let i = 0; i < count; i++) {
      const lo = f(values.lo[a + i] ?? 0);
      const hi = f(values.hi[a + i] ?? 0);
      if (lo !== hi) mark(values, to + i, broken);
      give(values, to + i, lo + 0, hi + 0);
    }
  };
}

export const floor = stepping(Math.floor);
export const ceiling = stepping(Math.ceil);
export const signOf = stepping(Math.sign);

/** The power a, where the base b may be below 0: only some exponents then give a value, of either sign. */
export const powerOf: Operation = (values, to, a, b, count) => {
  const { lo, hi } = values;
  for (let i = 0; i < count; i++) {
    const from = lo[a + i] ?? 0;
    const until = hi[a + i] ?? 0;
    if ((lo[b + i] ?? 0) >= 0) give(values, to + i, from, until);
    else {
      mark(values, to + i, (hi[b + i] ?? 0) < 0 ? partial | broken | hopeless : partial | broken);
      give(values, to + i, -until, until);
    }
  }
};
