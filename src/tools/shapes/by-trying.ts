import { Refusal } from "../../engine/refusal.ts";
import { rational } from "../../maths/rational.ts";
import { fromRational, type Surd, squareRoot, subtract } from "../../maths/surd.ts";
import { follow, type Step } from "./follow.ts";
import { nounOf, type Shape, wordsOf } from "./shape.ts";
import { exactly, roughly, type Value, type Values } from "./value.ts";

/** Sizes are looked for between these, in so many steps: each is a little larger than the one before. */
const [smallest, largest, looks] = [1e-6, 1e9, 700];

/**
 * The one size that is missing, where no formula gives it: values are tried until what was given comes out, between two
 * of which one gives too little and the other too much. Null where it cannot be found so; a Refusal where two fit, or
 * where one alone is missing and none fits.
 */
export function byTrying(shape: Shape, given: Values, known: Values): Step | null {
  const missing = shape.bases.filter((name) => !known.has(name));
  const isBase = (name: string) => Number(shape.bases.includes(name));
  // What is measured of the whole is asked first: it is told where nothing fits.
  for (const target of [...given.keys()].sort((a, b) => isBase(a) - isBase(b))) {
    const wanted = given.get(target)?.number ?? Number.NaN;
    const others = new Map([...given].filter(([name]) => name !== target));
    for (const gives of missing) {
      // Most of what is missing has nothing to say about what was given: that is seen at once.
      if (!follow(shape, new Map(others).set(gives, roughly(1))).values.has(target)) continue;
      const sizedAs = (size: number) => follow(shape, new Map(others).set(gives, roughly(size))).values;
      const off = (size: number): number => {
        const values = sizedAs(size);
        const fits = shape.checks.every(({ of, holds }) => holdsFor(of, holds, values));
        return fits && [...values.values()].every(({ number }) => number > 0)
          ? (values.get(target)?.number ?? Number.NaN) - wanted
          : Number.NaN;
      };
      const isCount = shape.quantities.some(({ name, kind }) => name === gives && kind === "count");
      const sizes = isCount ? counted(off, wanted) : roots(off, wanted);
      // The larger first: a rectangle is as long as it is not wide.
      const found = sizes
        .toReversed()
        .filter(
          (size, i, all) => shape.inOrder || !all.slice(0, i).some((other) => isSame(sizedAs(size), sizedAs(other))),
        );
      if (found.length > 1)
        throw new Refusal(
          `More than one ${nounOf(shape)} has these measurements. Give another one in the place of ${target}.`,
        );
      if (found[0] !== undefined) {
        const asked = given.get(target)?.exact;
        const comesOut = (value: Value) => {
          const made = follow(shape, new Map(others).set(gives, value)).values.get(target)?.exact;
          return Boolean(made && asked && subtract(made, asked).length === 0);
        };
        // What is counted fits what was rounded, too.
        return { gives, formula: null, value: sizeOf(found[0], isCount ? () => true : comesOut) };
      }
      if (missing.length === 1)
        throw new Refusal(
          `There is no such ${nounOf(shape)}: no ${wordsOf(shape, gives)} goes with that ${wordsOf(shape, target)}.`,
        );
    }
  }
  return null;
}

/** The same measurements under other letters: a cuboid of 4 by 3 by 6 is one of 3 by 4 by 6. */
function isSame(one: Values, other: Values): boolean {
  const [these, those] = [one, other].map((values) =>
    [...values.values()].map(({ number }) => number).sort((a, b) => a - b),
  );
  return these?.every((size, i) => Math.abs(size - (those?.[i] ?? 0)) <= 1e-9 * size) ?? false;
}

function holdsFor(of: readonly string[], holds: (...sizes: number[]) => boolean, values: Values): boolean {
  const sizes = of.flatMap((name) => values.get(name)?.number ?? []);
  return sizes.length < of.length || holds(...sizes);
}

/** A size that was found: exactly where a simple number beside it is proved to be it, as the 5 of a triangle of 3, 4 and 5. */
function sizeOf(size: number, comesOut: (value: Value) => boolean): Value {
  const candidates = [...simpleNear(size), ...simpleNear(size * size, squareRoot)];
  return candidates.map(exactly).find(comesOut) ?? roughly(size);
}

/** The largest denominator that is looked for, and how near it has to be: where a function only touches zero, half the figures are lost. */
const [mostParts, near] = [200, 1e-6];

/** The simplest fraction that a number can be a rounding of, with a root taken of it; none where it is not simple. */
function simpleNear(size: number, taken: (of: Surd) => Surd | null = (of) => of): readonly Surd[] {
  for (let parts = 1; parts <= mostParts; parts++) {
    const whole = Math.round(size * parts);
    if (whole === 0 || Math.abs(whole / parts - size) > near * size) continue;
    const exact = Number.isSafeInteger(whole) ? taken(fromRational(rational(whole, parts))) : null;
    return exact ? [exact] : [];
  }
  return [];
}

/** The whole numbers that give what is wanted, as far as it was rounded. */
function counted(off: (size: number) => number, wanted: number): number[] {
  const whole = Array.from({ length: 1000 }, (_, index) => index + 1);
  return whole.filter((size) => Math.abs(off(size)) < 1e-6 * wanted);
}

/** Where a function passes through zero, by bisection, and where it only touches it: a cuboid with two equal edges. */
function roots(off: (size: number) => number, wanted: number): number[] {
  const ratio = (largest / smallest) ** (1 / looks);
  const found: number[] = [];
  let [lower, earlier] = [Number.NaN, Number.NaN];
  let [low, before] = [smallest, off(smallest)];
  for (let i = 1; i <= looks; i++) {
    const high = smallest * ratio ** i;
    const after = off(high);
    if (before === 0 || before * after < 0) found.push(bisected(off, low, high));
    // At an edge of what can be at all, the last piece is narrower than a look: a cone's slant height meets its radius.
    else if (Number.isNaN(before) !== Number.isNaN(after)) {
      const edge = Number.isNaN(after) ? edgeOf(off, low, high) : edgeOf(off, high, low);
      const inside = Number.isNaN(after) ? low : high;
      if (off(edge) * off(inside) < 0) found.push(bisected(off, edge, inside));
    } else if (before * earlier > 0 && Math.abs(before) < Math.min(Math.abs(earlier), Math.abs(after))) {
      const nearest = nearestTo0(off, lower, high);
      if (Math.abs(off(nearest)) < 1e-12 * wanted) found.push(nearest);
    }
    [lower, earlier, low, before] = [low, before, high, after];
  }
  return found;
}

/** The one place between two where a function that does not change its sign comes nearest to zero. */
function nearestTo0(off: (size: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 120; i++) {
    const [one, other] = [low + (high - low) / 3, high - (high - low) / 3];
    if (Math.abs(off(one)) < Math.abs(off(other))) high = other;
    else low = one;
  }
  return (low + high) / 2;
}

/** The last size that can be, on the way from one that can to one that cannot. */
function edgeOf(off: (size: number) => number, from: number, to: number): number {
  let [can, cannot] = [from, to];
  for (let i = 0; i < 60; i++) {
    const middle = (can + cannot) / 2;
    if (Number.isNaN(off(middle))) cannot = middle;
    else can = middle;
  }
  return can;
}

function bisected(off: (size: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const rises = off(high) > 0;
  for (let i = 0; i < 200; i++) {
    const middle = (low + high) / 2;
    if (middle <= low || middle >= high) break;
    if (off(middle) > 0 === rises) high = middle;
    else low = middle;
  }
  return (low + high) / 2;
}
