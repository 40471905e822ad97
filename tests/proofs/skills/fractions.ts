import {
  add,
  compare,
  fractionText,
  mixedText,
  type Rational,
  rational,
  readRational,
  subtract,
} from "../../../src/maths/rational.ts";
import { only, orderings, range, type SkillProofs } from "../proof.ts";

type Ps<Names extends string> = Readonly<Record<Names, number>>;

/** Deals n things one at a time onto so many piles. */
function deal(n: number, piles: number): number[] {
  const sizes = Array.from({ length: piles }, () => 0);
  for (let thing = 0; thing < n; thing++) sizes[thing % piles] = (sizes[thing % piles] ?? 0) + 1;
  return sizes;
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0);
}

/** a/b of n by dealing n out onto b equal piles; null where they are not equal. */
function share(a: number, b: number, n: number): number | null {
  const piles = deal(n, b);
  return new Set(piles).size === 1 ? total(piles.slice(0, a)) : null;
}

/** The whole number up to 999 that makes p/q = r/s true. */
function filling(fits: (x: number) => boolean): number {
  return only(range(1, 999).filter(fits));
}

/**
 * The fraction with the smallest denominator that hits a number: `off` tells how a fraction lies to it, below zero where it
 * is too small. Goes through the denominators, the numerator following along the number line.
 */
function aim(most: number, off: (top: number, bottom: number) => number): string {
  for (let bottom = 1, top = 0; bottom <= most; bottom++) {
    while (off(top, bottom) < 0) top++;
    if (off(top, bottom) === 0) return `${top}/${bottom}`;
  }
  throw new Error("no fraction is equal");
}

/** p/q in lowest terms: the equal fraction with the smallest denominator, whichever that is. */
function smallest(p: number, q: number): string {
  return aim(q, (top, bottom) => top * q - p * bottom);
}

/** A number line cut into so many parts: on which mark does top/bottom lie? */
function mark(top: number, bottom: number, parts: number): number {
  return only(range(0, parts * 9).filter((at) => at * bottom === top * parts));
}

/** Two fractions laid on one number line. */
function signBetween(a: number, b: number, c: number, d: number): string {
  const [left, right] = [mark(a, b, b * d), mark(c, d, b * d)];
  return left < right ? "<" : left > right ? ">" : "=";
}

/** How many cells, b to the unit one way and d the other, have their middle inside a rectangle of that width and height. */
function covered(width: number, b: number, height: number, d: number): number {
  const inside = (size: number, per: number) => range(0, 99).filter((cell) => (cell + 0.5) / per < size);
  return inside(width, b).flatMap(() => inside(height, d)).length;
}

/** The one ordering in which each is more (or less) than the one before. */
function inOrder(fractions: readonly Rational[], first: string): string[] {
  const step = first === "smallest" ? -1 : 1;
  const fits = (list: readonly Rational[]) =>
    list.every((f, i) => i === 0 || Math.sign(compare(list[i - 1] ?? f, f)) === step);
  return only([...orderings(fractions)].filter(fits)).map(fractionText);
}

export const proofs: SkillProofs = {
  // Deals the amount out onto piles, thing by thing; the whole is looked for among all amounts.
  "fraction-of-an-amount": ({ a, b, k }: Ps<"b" | "k"> & { a?: number }, stage) => {
    const parts = a ?? 1;
    const dealt = share(parts, b, b * k) ?? -1;
    if (stage < 2) return dealt;
    if (stage === 2) return b * k - dealt;
    return only(range(1, 200).filter((whole) => share(parts, b, whole) === parts * k));
  },

  // Tries every number in the gap and multiplies crosswise.
  "equivalent-fractions": (p: Ps<"a" | "b" | "k"> & { m?: number; way?: string; side?: string }, stage) => {
    const { a, b, k, m = 0 } = p;
    const given = stage < 2 ? [a, b] : [a * k, b * k];
    const other = [
      [a * k, b * k],
      [a * k, b * k],
      [a, b],
      [a * m, b * m],
    ][stage];
    const [[top = 0, bottom = 0], [c = 0, d = 0]] = [given, other ?? []];
    const below = (p.way ?? p.side) === "bottom";
    return filling((x) => (below ? top * x === bottom * c : top * d === bottom * x));
  },

  // Looks for the equal fraction with the smallest denominator of all.
  "lowest-terms": ({ a, b, k }: Ps<"a" | "b" | "k">) => smallest(a * k, b * k),

  // Counts parts one at a time: whenever a whole is full, the next one begins.
  "mixed-and-improper": ({ w, a, b, k = 1 }: Ps<"w" | "a" | "b"> & { k?: number }, stage) => {
    let [wholes, parts] = [0, 0];
    if (stage === 0) {
      for (; wholes < w; wholes++) for (let part = 0; part < b; part++) parts++;
      return parts + a;
    }
    for (let part = 0; part < (w * b + a) * k; part++) {
      parts++;
      if (parts === b * k) [wholes, parts] = [wholes + 1, 0];
    }
    return `${wholes} ${smallest(parts, b * k)}`;
  },

  // Lays the fractions on a number line and looks which mark comes first; tries every numerator.
  "comparing-fractions": (
    p: Ps<"a" | "b" | "c" | "d" | "times" | "gap" | "shared"> & {
      same: string;
      others: readonly number[];
      wanted: string;
      first: string;
    },
    stage,
  ) => {
    const { a, b, c, d } = p;
    if (stage === 0) {
      const fractions = p.others.map((n) => (p.same === "bottom" ? rational(n, p.shared) : rational(p.shared, n)));
      return inOrder(fractions, p.wanted)[0] ?? "";
    }
    if (stage === 1) {
      const other = [a * p.times + p.gap, b * p.times] as const;
      return p.first === "small" ? signBetween(a, b, ...other) : signBetween(...other, a, b);
    }
    if (stage === 2) return signBetween(a, b, c, d);
    const wanted = p.wanted === "smallest" ? ">" : "<";
    const fitting = range(1, 99).filter(
      (top) => compare(rational(top, d), rational(a, b)) * (wanted === ">" ? 1 : -1) > 0,
    );
    return (wanted === ">" ? fitting[0] : fitting.at(-1)) ?? -1;
  },

  // Tries every ordering.
  "ordering-fractions": (p: { first: string }, _stage, reading) => {
    const [, ...numbers] = reading.saidFrom(1);
    const [tops, bottoms] = [0, 1].map((rest) => numbers.filter((_, i) => i % 2 === rest));
    return inOrder(
      (tops ?? []).map((top, i) => rational(top, bottoms?.[i] ?? 0)),
      p.first,
    );
  },

  // Looks for the fraction that gives the first one when the second is added to it.
  "subtracting-fractions": (p: Ps<"a" | "b" | "c" | "d" | "n" | "times"> & { larger: string }, stage) => {
    const larger = p.b * p.times;
    const [[a, b], [c, d]] = [
      [[p.a, p.b] as const, [p.c, p.b] as const] as const,
      [[p.n, 1] as const, [p.c, p.d] as const] as const,
      p.larger === "first"
        ? ([[p.a, larger] as const, [p.c, p.b] as const] as const)
        : ([[p.a, p.b] as const, [p.c, larger] as const] as const),
      [[p.a, p.b] as const, [p.c, p.d] as const] as const,
    ][stage] ?? [
      [0, 1],
      [0, 1],
    ];
    return aim(b * d, (top, bottom) => (top * d + c * bottom) * b - a * bottom * d);
  },

  // Adds again and again; counts the cells of a rectangle that is cut both ways.
  "multiplying-fractions": (p: Ps<"n" | "a" | "b" | "c" | "d" | "w" | "v">, stage) => {
    const { n, a, b, c, d, w, v } = p;
    if (stage === 0) {
      let sum = rational(0);
      for (let time = 0; time < n; time++) sum = add(sum, rational(a, b));
      return fractionText(sum);
    }
    const cells = stage === 3 ? covered(w + a / b, b, v + c / d, d) : covered(a / b, b, c / d, d);
    return mixedText(rational(cells, b * d));
  },

  // Looks for the fraction that gives the dividend when it is multiplied; counts how often the divisor can be taken away.
  "dividing-fractions": (p: Ps<"n" | "m" | "a" | "b" | "c" | "d" | "w" | "v">, stage) => {
    const { n, m, a, b, c, d, w, v } = p;
    if (stage === 0) return aim(b * n, (top, bottom) => top * n * b - a * bottom);
    if (stage === 1) {
      let times = 0;
      for (let left = a * m * b; left >= a; left -= a) times++;
      return times;
    }
    const [dividend, divisor] = stage === 2 ? [a, c] : [w * b + a, v * d + c];
    const quotient = aim(b * divisor, (top, bottom) => top * divisor * b - dividend * bottom * d);
    return mixedText(readRational(quotient) ?? rational(0));
  },

  // Exact rationals; the second denominator is the first where none is drawn.
  "mixed-number-sums": ({ w, v, a, b, c, d = b }: Ps<"w" | "v" | "a" | "b" | "c"> & { d?: number }, stage) => {
    const [one, other] = [`${w} ${a}/${b}`, `${v} ${c}/${d}`].map((text) => readRational(text) ?? rational(0));
    return mixedText((stage % 2 === 0 ? add : subtract)(one ?? rational(0), other ?? rational(0)));
  },

  // Exact rationals; the second denominator is told by the stage.
  "adding-fractions": ({ a, b, c, d, times }: { a: number; b: number; c: number; d?: number; times?: number }) =>
    fractionText(add(rational(a, b), rational(c, d ?? b * (times ?? 1)))),
};
