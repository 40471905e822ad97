import {
  isWhole,
  negate,
  divide as over,
  add as plus,
  power,
  multiply as product,
  type Rational,
  rational,
} from "./rational.ts";

/** A fraction times a power of π times the square root of a whole number without square factors. */
interface Term {
  readonly of: Rational;
  readonly pi: number;
  readonly root: bigint;
}

/** An exact sum of such terms, no two alike: 6 + 3√2, 75π, 2√85. No term is zero. */
export type Surd = readonly Term[];

/** A fraction as it is. */
export const fromRational = (of: Rational): Surd => tidy([{ of, pi: 0, root: 1n }]);

export const pi: Surd = [{ of: rational(1), pi: 1, root: 1n }];

/** a + b */
export const add = (a: Surd, b: Surd): Surd => tidy([...a, ...b]);

/** a - b */
export const subtract = (a: Surd, b: Surd): Surd =>
  tidy([...a, ...b.map((term) => ({ ...term, of: negate(term.of) }))]);

/** a × b; null where a root in it is too large to be simplified. */
export function multiply(a: Surd, b: Surd): Surd | null {
  const terms: Term[] = [];
  for (const one of a)
    for (const other of b) {
      const root = simplified(one.root * other.root);
      if (!root) return null;
      const of = product(product(one.of, other.of), rational(root.outside));
      terms.push({ of, pi: one.pi + other.pi, root: root.inside });
    }
  return tidy(terms);
}

/** a ÷ b where that is a sum of such terms again; null else, and where b is zero. */
export function divide(a: Surd, b: Surd): Surd | null {
  const [first, second, ...more] = b;
  if (!first || more.length > 0) return null;
  if (!second) {
    // 1 ÷ √2 is √2 ÷ 2
    const of = over(rational(1), product(first.of, rational(first.root)));
    return multiply(a, [{ of, pi: -first.pi, root: first.root }]);
  }
  if (first.pi !== second.pi) return null;
  // Two terms: times what makes a difference of squares of it.
  const other: Surd = [first, { ...second, of: negate(second.of) }];
  const [up, down] = [multiply(a, other), multiply(b, other)];
  return up && down && down.length === 1 ? divide(up, down) : null;
}

/** The square root where it is one term again; null else, and below zero. */
export function squareRoot(a: Surd): Surd | null {
  const [term, ...more] = a;
  if (!term) return [];
  if (more.length > 0 || term.root !== 1n || term.pi % 2 !== 0 || term.of.num < 0n) return null;
  const root = simplified(term.of.num * term.of.den);
  return root && [{ of: rational(root.outside, term.of.den), pi: term.pi / 2, root: root.inside }];
}

/** The square root of a fraction from 0 up; squares of very large primes may be left under it. */
export function rootOf({ num, den }: Rational): Surd {
  const { outside, inside } = taken(num * den);
  return tidy([{ of: rational(outside, den), pi: 0, root: inside }]);
}

/** The cube root where it is one term again; null else. */
export function cubeRoot(a: Surd): Surd | null {
  const [term, ...more] = a;
  if (!term) return [];
  if (more.length > 0 || term.root !== 1n || term.pi % 3 !== 0) return null;
  const [num, den] = [term.of.num, term.of.den].map(wholeCubeRoot);
  return num && den ? [{ of: rational(num, den), pi: term.pi / 3, root: 1n }] : null;
}

/** The value as a double. */
export function toNumber(a: Surd): number {
  return a.reduce((sum, { of, pi, root }) => sum + float(of) * Math.PI ** pi * Math.sqrt(Number(root)), 0);
}

/** The nearest float of a fraction, also where its parts are too big for one. */
export function float({ num, den }: Rational): number {
  const shift = Math.max(0, Math.max(String(num).length, String(den).length) - 300);
  const scale = 10n ** BigInt(shift);
  return Number(num / scale) / Number(den / scale);
}

/** The fraction that it is; null where π or a root is in it. */
export function toRational(a: Surd): Rational | null {
  const [term, ...more] = a;
  if (!term) return rational(0);
  return more.length === 0 && term.pi === 0 && term.root === 1n ? term.of : null;
}

/** "75π", "3√85", "15√35/4", "6 + 3√2". */
export function surdText(a: Surd): string {
  if (a.length === 0) return "0";
  return a
    .map((term, index) => {
      const sign = term.of.num < 0n ? (index > 0 ? " − " : "−") : index > 0 ? " + " : "";
      return sign + sizeText(term);
    })
    .join("");
}

function sizeText({ of, pi, root }: Term): string {
  const num = of.num < 0n ? -of.num : of.num;
  const factors = [pi > 0 && piText(pi), root > 1n && `√${root}`].filter(Boolean).join("");
  const top = num === 1n && factors ? factors : `${num}${factors}`;
  const under = [!isWhole(of) && String(of.den), pi < 0 && piText(-pi)].filter(Boolean).join("");
  return under ? `${top}/${!isWhole(of) && pi < 0 ? `(${under})` : under}` : top;
}

const piText = (power: number): string => `π${power === 1 ? "" : (["", "", "²", "³", "⁴"][power] ?? `^${power}`)}`;

/** Like terms put together, in one order, without those that are zero. */
function tidy(terms: readonly Term[]): Surd {
  const sums = new Map<string, Term>();
  for (const term of terms) {
    const key = `${term.pi} ${term.root}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...term, of: plus(before.of, term.of) } : term);
  }
  return [...sums.values()]
    .filter(({ of }) => of.num !== 0n)
    .sort((a, b) => a.pi - b.pi || (a.root < b.root ? -1 : a.root > b.root ? 1 : 0));
}

/** Square factors up to this are taken out of a root one by one. */
const largestFactor = 10_000n;

/** √n as outside × √inside; null where n is so large that a square factor might be missed. */
function simplified(n: bigint): { outside: bigint; inside: bigint } | null {
  const { isSure, ...parts } = taken(n);
  return isSure ? parts : null;
}

/** √n as outside × √inside; `isSure`: no square is left inside. */
export function taken(n: bigint): { outside: bigint; inside: bigint; isSure: boolean } {
  let [outside, inside, rest] = [1n, 1n, n];
  for (let factor = 2n; factor <= largestFactor && factor * factor <= rest; factor++) {
    while (rest % (factor * factor) === 0n) {
      rest /= factor * factor;
      outside *= factor;
    }
    if (rest % factor === 0n) {
      rest /= factor;
      inside *= factor;
    }
  }
  const root = wholeRoot(rest);
  if (root * root === rest) return { outside: outside * root, inside, isSure: true };
  // What is left has only large prime factors: two alike would be a square, three would be larger than this.
  return { outside, inside: inside * rest, isSure: rest < largestFactor ** 3n };
}

/** The largest whole number whose square is not above n. Newton's way: numbers here may be far larger than a double holds. */
function wholeRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + n / guess) / 2n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function wholeCubeRoot(n: bigint): bigint | null {
  const guess = BigInt(Math.round(Math.cbrt(Number(n))));
  return guess ** 3n === n ? guess : null;
}

/** a to a whole power above zero; null where a root in it is too large. */
export function toPower(a: Surd, exponent: number): Surd | null {
  const [only, ...more] = a;
  if (only && more.length === 0 && only.root === 1n)
    return [{ of: power(only.of, exponent), pi: only.pi * exponent, root: 1n }];
  let result: Surd | null = fromRational(rational(1));
  for (let i = 0; i < exponent && result; i++) result = multiply(result, a);
  return result;
}
