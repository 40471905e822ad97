import { absolute, at, broken, give, mark, none, type Operation, partial, type Values } from "./arithmetic.ts";
import { down, up, wellAbove, wellBelow } from "./rounding.ts";

/** A function of Math that nowhere falls. */
function rising(f: (v: number) => number): Operation {
  return (values, to, a) => give(values, to, wellBelow(f(at(values.lo, a))), wellAbove(f(at(values.hi, a))));
}

/** One that rises and has values from `from` to `until` only. */
function risingBetween(f: (v: number) => number, from: number, until: number, ends: "with" | "without"): Operation {
  return (values, to, a) => {
    const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
    if (hi < from || lo > until || (ends === "without" && (hi <= from || lo >= until))) return none(values, to);
    if (lo < from || hi > until || (ends === "without" && (lo <= from || hi >= until))) mark(values, to, partial);
    give(values, to, wellBelow(f(Math.max(lo, from))), wellAbove(f(Math.min(hi, until))));
  };
}

const endless = Number.POSITIVE_INFINITY;

export const exponential: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  give(values, to, Math.max(0, wellBelow(Math.exp(lo))), Math.max(Number.MIN_VALUE, wellAbove(Math.exp(hi))));
};
export const logarithm = risingBetween(Math.log, 0, endless, "without");
export const arcSine = risingBetween(Math.asin, -1, 1, "with");
export const arcTangent = rising(Math.atan);
export const hyperbolicSine = rising(Math.sinh);
export const hyperbolicTangent: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  give(values, to, Math.max(-1, wellBelow(Math.tanh(lo))), Math.min(1, wellAbove(Math.tanh(hi))));
};
export const arcHyperbolicSine = rising(Math.asinh);
export const arcHyperbolicCosine = risingBetween(Math.acosh, 1, endless, "with");
export const arcHyperbolicTangent = risingBetween(Math.atanh, -1, 1, "without");

export const arcCosine: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  if (hi < -1 || lo > 1) return none(values, to);
  if (lo < -1 || hi > 1) mark(values, to, partial);
  give(values, to, wellBelow(Math.acos(Math.min(hi, 1))), wellAbove(Math.acos(Math.max(lo, -1))));
};

export const hyperbolicCosine: Operation = (values, to, a, b, n) => {
  absolute(values, to, a, b, n);
  give(values, to, Math.max(1, wellBelow(Math.cosh(at(values.lo, to)))), wellAbove(Math.cosh(at(values.hi, to))));
};

export const squareRoot: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  if (hi < 0) return none(values, to);
  if (lo < 0) mark(values, to, partial);
  give(values, to, lo <= 0 ? 0 : rootDown(lo), hi === 0 ? 0 : rootUp(hi));
};

// Math.sqrt is the nearest float, so only its last place is in doubt.
function rootDown(v: number): number {
  const root = Math.sqrt(v);
  return isSquare(root, v) ? root : Math.max(0, down(root));
}

function rootUp(v: number): number {
  const root = Math.sqrt(v);
  return isSquare(root, v) ? root : up(root);
}

const isSquare = (root: number, of: number) => Math.fround(root) === root && root * root === of && of > 1e-280;

/** The root with the index n: of numbers below 0 too where n is odd. */
export const nthRoot: Operation = (values, to, a, _b, n) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  if (n % 2 === 0) {
    if (hi < 0) return none(values, to);
    if (lo < 0) mark(values, to, partial);
  }
  const from = n % 2 === 0 ? Math.max(0, lo) : lo;
  const [low, high] = [rootNear(from, n), rootNear(hi, n)];
  give(values, to, isPower(low, from, n) ? low : spread(low, -1), isPower(high, hi, n) ? high : spread(high, 1));
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

export const sine: Operation = (values, to, a) =>
  wave(values, to, a, Math.sin(at(values.lo, a)), Math.sin(at(values.hi, a)), 0.25);
export const cosine: Operation = (values, to, a) =>
  wave(values, to, a, Math.cos(at(values.lo, a)), Math.cos(at(values.hi, a)), 0);

/** Between its values at the ends, unless a crest (at `crest` of a turn, and each turn on) or a trough lies between them. */
function wave(values: Values, to: number, a: number, atLo: number, atHi: number, crest: number): void {
  const [from, until] = [at(values.lo, a) / (2 * Math.PI), at(values.hi, a) / (2 * Math.PI)];
  give(
    values,
    to,
    mayHold(from - crest - 0.5, until - crest - 0.5) ? -1 : Math.max(-1, wellBelow(Math.min(atLo, atHi))),
    mayHold(from - crest, until - crest) ? 1 : Math.min(1, wellAbove(Math.max(atLo, atHi))),
  );
}

export const tangent: Operation = (values, to, a) => {
  const [lo, hi] = [at(values.lo, a), at(values.hi, a)];
  if (mayHold(lo / Math.PI - 0.5, hi / Math.PI - 0.5)) {
    mark(values, to, partial | broken);
    return give(values, to, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }
  give(values, to, wellBelow(Math.tan(lo)), wellAbove(Math.tan(hi)));
};

/** Whether a whole number may lie between two numbers that are only nearly known. */
function mayHold(from: number, to: number): boolean {
  const doubt = (Math.max(Math.abs(from), Math.abs(to)) + 1) * 1e-15;
  return !(to - from < 1) || Math.floor(to + doubt) >= from - doubt;
}

export const floor: Operation = (values, to, a) =>
  steps(values, to, Math.floor(at(values.lo, a)), Math.floor(at(values.hi, a)));
export const ceiling: Operation = (values, to, a) =>
  steps(values, to, Math.ceil(at(values.lo, a)), Math.ceil(at(values.hi, a)));
export const signOf: Operation = (values, to, a) =>
  steps(values, to, Math.sign(at(values.lo, a)), Math.sign(at(values.hi, a)));

function steps(values: Values, to: number, lo: number, hi: number): void {
  if (lo !== hi) mark(values, to, broken);
  give(values, to, lo + 0, hi + 0);
}

/** The power a, where the base b may be below 0: only some exponents then give a value, of either sign. */
export const powerOf: Operation = (values, to, a, b) => {
  if (at(values.lo, b) >= 0) return give(values, to, at(values.lo, a), at(values.hi, a));
  mark(values, to, partial | broken);
  give(values, to, -at(values.hi, a), at(values.hi, a));
};
