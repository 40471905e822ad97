import { absolute, fractionText, multiply, type Rational, rational } from "../rational.ts";

/** plain + factor × √root; root is a whole number above 0 without a square in it, 1 where there is no root. */
export interface Surd {
  readonly plain: Rational;
  readonly factor: Rational;
  readonly root: bigint;
}

/** Squares of primes up to this are taken out of a root; no school equation has larger ones. */
const largestPrime = 100_000n;

/** √n for a whole n >= 0 as a whole factor and what is left under the root: √72 is [6, 2]. */
export function squareRoot(n: bigint): readonly [factor: bigint, root: bigint] {
  const whole = wholeRoot(n);
  if (whole * whole === n) return [whole, 1n];
  let [factor, rest] = [1n, n];
  for (let p = 2n; p * p <= rest && p <= largestPrime; p++) {
    while (rest % (p * p) === 0n) {
      rest /= p * p;
      factor *= p;
    }
  }
  return [factor, rest];
}

/** The largest whole number whose square is at most n >= 0. */
function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (guess + n / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

/** "9/10 - sqrt(241)/10", "2 + 3*sqrt(3)", "-sqrt(30)/3", "4": the plain number first. */
export function surdText({ plain, factor, root }: Surd): string {
  if (root === 1n || factor.num === 0n) return fractionText(plain);
  const { num, den } = absolute(factor);
  const term = `${num === 1n ? "" : `${num}*`}sqrt(${root})${den === 1n ? "" : `/${den}`}`;
  const minus = factor.num < 0n;
  if (plain.num === 0n) return minus ? `-${term}` : term;
  return `${fractionText(plain)} ${minus ? "-" : "+"} ${term}`;
}

/** The nearest float. */
export function surdValue({ plain, factor, root }: Surd): number {
  return float(plain) + float(factor) * Math.sqrt(Number(root));
}

/** The nearest float of a fraction, also where its parts are too big for one. */
export function float({ num, den }: Rational): number {
  const shift = Math.max(0, Math.max(String(num).length, String(den).length) - 300);
  const scale = 10n ** BigInt(shift);
  return Number(num / scale) / Number(den / scale);
}

/** A number without a root. */
export function plainSurd(plain: Rational): Surd {
  return { plain, factor: rational(0), root: 1n };
}

/** (-b ± √d) / 2a, the smaller first; d >= 0 a whole number. */
export function rootsOf(a: Rational, b: Rational, d: bigint): readonly [Surd, Surd] {
  const half = rational(a.den, 2n * a.num);
  const plain = multiply({ num: -b.num, den: b.den }, half);
  const [factor, root] = squareRoot(d);
  const apart = absolute(multiply(rational(factor), half));
  const one = (sign: bigint): Surd => {
    const by = { num: sign * apart.num, den: apart.den };
    return root === 1n
      ? plainSurd(rational(plain.num * by.den + by.num * plain.den, plain.den * by.den))
      : { plain, factor: by, root };
  };
  return [one(-1n), one(1n)];
}
