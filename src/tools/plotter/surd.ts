import { add, fractionText, gcd, multiply, type Rational, rational } from "../../maths/rational.ts";

/** The number p + q√d; d is whole, above 1 and no square divides it, unless q is 0. */
export interface Surd {
  readonly p: Rational;
  readonly q: Rational;
  readonly d: bigint;
}

/** Larger ones are not looked through for squares. */
const mostUnderRoot = 10n ** 9n;

/** q√of in lowest form; null where `of` is below 0 or too large. */
export function surd(p: Rational, q: Rational, of: Rational): Surd | null {
  if (of.num < 0n) return null;
  if (of.num === 0n || q.num === 0n) return { p, q: rational(0), d: 1n };
  // √(a/b) is √(ab)/b.
  let d = of.num * of.den;
  if (d > mostUnderRoot) return null;
  let outside = 1n;
  for (let factor = 2n; factor * factor <= d; factor++) {
    for (; d % (factor * factor) === 0n; d /= factor * factor) outside *= factor;
  }
  const times = multiply(q, rational(outside, of.den));
  return d === 1n ? { p: add(p, times), q: rational(0), d } : { p, q: times, d };
}

/** a x² + b x + c for a surd x. */
export function quadraticAt({ p, q, d }: Surd, a: Rational, b: Rational, c: Rational): Surd {
  const square = add(multiply(p, p), multiply(multiply(q, q), rational(d)));
  const twice = multiply(rational(2), multiply(p, q));
  const left = add(add(multiply(a, square), multiply(b, p)), c);
  const right = add(multiply(a, twice), multiply(b, q));
  return right.num === 0n ? { p: left, q: rational(0), d: 1n } : { p: left, q: right, d };
}

export function surdValue({ p, q, d }: Surd): number {
  return number(p) + number(q) * Math.sqrt(Number(d));
}

/** As it is written: "3/4", "√2", "(1 − √5)/2". */
export function surdText({ p, q, d }: Surd): string {
  if (q.num === 0n) return fractionText(p).replace("-", "−");
  const under = (p.den * q.den) / gcd(p.den, q.den);
  const [whole, times] = [(p.num * under) / p.den, (q.num * under) / q.den];
  const root = `${times === 1n || times === -1n ? "" : times < 0n ? -times : times}√${d}`;
  const sign = times < 0n ? "−" : "";
  const sum = whole === 0n ? `${sign}${root}` : `${String(whole).replace("-", "−")} ${sign || "+"} ${root}`;
  if (under === 1n) return sum;
  return whole === 0n ? `${sum}/${under}` : `(${sum})/${under}`;
}

const number = ({ num, den }: Rational) => Number(num) / Number(den);
