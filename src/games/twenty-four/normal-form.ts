import { type Operation, valueText } from "../../engine/game/combine.ts";
import { absolute, add, divide, multiply, negate, type Rational, rational, subtract } from "../../maths/rational.ts";

/**
 * Two ways to make a number are essentially the same when they have the same normal form, which is reached by these laws:
 *
 * 1. Sums are flat: a + (b + c) = a + b + c, a − (b − c) = a − b + c; the order does not matter. A sum is a set of parts
 *    that are added and a set of parts that are taken away. Products alike: a ÷ (b ÷ c) = a × c ÷ b.
 * 2. Signs: (a − b) × (c − d) = (b − a) × (d − c), a − (b − c) × d = a + (c − b) × d. Every sum inside a product is turned
 *    so that it is not below zero.
 * 3. Nothing changes by a 1: x × 1 = x ÷ 1, and where the 1 is multiplied does not matter: (x × 1) + y = (x + y) × 1.
 *    That holds for factors which make 1 together, like 5 ÷ 5 or 3 − 2, and as well for parts of a sum that make 0:
 *    x + 0 = x − 0, (x + 0) × y = x × y + 0. They are taken out of the expression and kept beside it; but never all
 *    of a sum or product, and never the 1 of 1 ÷ 5. Where several could go, the fewest parts go first.
 * 4. Equal numbers are the same number.
 *
 * Other coincidences (2 + 2 = 2 × 2) stay different, for they are different thoughts. By laws 1 and 2 alone four general
 * numbers make 1,170 different forms, three make 68 and two make 6 (OEIS A140606).
 */
export interface Normal {
  readonly value: Rational;
  /** What is left without its sign and without ones and zeros; its value is `value` without the sign. */
  readonly core: Core;
  readonly ones: readonly string[];
  readonly zeros: readonly string[];
  /** Equal for the same normal forms and for no others. */
  readonly key: string;
}

interface Core {
  /** What the parts are put together by; null for a number. */
  readonly by: "+" | "*" | null;
  readonly parts: readonly Part[];
  readonly value: Rational;
  readonly key: string;
}

interface Part {
  readonly core: Core;
  /** Whether it is taken away, or divided by. */
  readonly inverse: boolean;
}

/** The normal form of a single number. */
export function normalNumber(value: Rational): Normal {
  const size = absolute(value);
  return normal(value, { by: null, parts: [], value: size, key: valueText(size) }, [], []);
}

/** The normal form of `a operation b`, where that is no division by zero. */
export function combined(a: Normal, operation: Operation, b: Normal): Normal {
  const sum = operation === "+" || operation === "-";
  const inverse = operation === "-" || operation === "/";
  const ones = [...a.ones, ...b.ones];
  const zeros = [...a.zeros, ...b.zeros];
  if (sum) {
    const value = inverse ? subtract(a.value, b.value) : add(a.value, b.value);
    const turned = value.num < 0n;
    const parts = [
      ...partsOf(a.core, "+", isNegative(a) !== turned),
      ...partsOf(b.core, "+", isNegative(b) !== (inverse !== turned)),
    ];
    const rest = without(parts, "+", zeros);
    return normal(value, value.num === 0n ? either(rest, "+") : built(rest, "+"), ones, zeros);
  }
  const value = inverse ? divide(a.value, b.value) : multiply(a.value, b.value);
  const parts = [...partsOf(a.core, "*", false), ...partsOf(b.core, "*", inverse)];
  return normal(value, built(without(parts, "*", ones), "*"), ones, zeros);
}

const isNegative = ({ value }: Normal) => value.num < 0n;

function normal(value: Rational, core: Core, ones: readonly string[], zeros: readonly string[]): Normal {
  const [allOnes, allZeros] = [ones.toSorted(), zeros.toSorted()];
  const key = `${value.num < 0n ? "-" : ""}${core.key}|${allOnes.join(" ")}|${allZeros.join(" ")}`;
  return { value, core, ones: allOnes, zeros: allZeros, key };
}

/** The parts of a sum within a sum, of a product within a product; anything else is one part. */
function partsOf(core: Core, by: "+" | "*", inverse: boolean): Part[] {
  if (core.by !== by) return [{ core, inverse }];
  return inverse ? turned(core.parts) : [...core.parts];
}

const turned = (parts: readonly Part[]) => parts.map(({ core, inverse }) => ({ core, inverse: !inverse }));

function built(parts: readonly Part[], by: "+" | "*"): Core {
  const [only] = parts;
  if (only && parts.length === 1 && !only.inverse) return only.core;
  const texts = parts.map(({ core, inverse }) => (by === "+" ? (inverse ? "-" : "+") : inverse ? "/" : "*") + core.key);
  return { by, parts, value: partsValue(parts, by), key: `(${texts.toSorted().join("")})` };
}

/** The form of parts which make 0 or 1: there the inverse is as good, so the one that comes first by its key is taken. */
function either(parts: readonly Part[], by: "+" | "*"): Core {
  const [one, other] = [built(parts, by), built(turned(parts), by)];
  return one.key <= other.key ? one : other;
}

function partsValue(parts: readonly Part[], by: "+" | "*"): Rational {
  if (by === "+")
    return parts.reduce((sum, { core, inverse }) => add(sum, inverse ? negate(core.value) : core.value), rational(0));
  const step = (product: Rational, { core, inverse }: Part) =>
    inverse ? divide(product, core.value) : multiply(product, core.value);
  return parts.reduce(step, rational(1));
}

/** What is left of the parts when those that make 0 (in a sum) or 1 (in a product) are put into `neutral`. */
function without(parts: readonly Part[], by: "+" | "*", neutral: string[]): readonly Part[] {
  const groups: { readonly key: string; readonly size: number; readonly rest: readonly Part[] }[] = [];
  for (let chosen = 1; chosen < 2 ** parts.length - 1; chosen++) {
    const group = parts.filter((_, at) => (chosen >> at) & 1);
    const rest = parts.filter((_, at) => !((chosen >> at) & 1));
    if (!rest.some(({ inverse }) => !inverse)) continue;
    const { num, den } = partsValue(group, by);
    if (by === "+" ? num === 0n : num === den) groups.push({ key: either(group, by).key, size: group.length, rest });
  }
  const [first] = groups.sort((a, b) => a.size - b.size || (a.key < b.key ? -1 : 1));
  if (!first) return parts;
  neutral.push(first.key);
  return without(first.rest, by, neutral);
}
