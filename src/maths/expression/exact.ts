import { add as plus, type Rational, rational, subtract, multiply as times, power as toPower } from "../rational.ts";
import { wholeRoot } from "./decimal.ts";
import {
  cubeRoot,
  equalForms,
  type FractionForm,
  formNumber,
  inverse,
  minus,
  NoForm,
  product,
  raised,
  root,
  sum,
} from "./fraction-form.ts";
import { add, constant, multiply, negate, type Polynomial, TooBig, variable } from "./polynomial.ts";

/**
 * An exact number: a quotient of sums of fractions times square and cube roots, powers of π and of e. No root stands below, and
 * where below is a single number it is 1, so that most numbers have one form only.
 */
export type Exact = FractionForm;

const one = constant(rational(1));
/** Numbers with more digits than this are not kept exactly: they take time, and nobody reads them. */
const mostBits = 4000n;
const mostRoots = 4;

export function exactNumber(value: Rational): Exact {
  return { over: constant(value), under: one };
}

/** π or e */
export function exactConstant(name: "π" | "e"): Exact {
  return { over: variable(name), under: one };
}

/** a + b. Throws TooBig. */
export const exactSum = (a: Exact, b: Exact): Exact => simplest(sum(a, b));
/** -a */
export const exactMinus = minus;
/** a × b. Throws TooBig. */
export const exactProduct = (a: Exact, b: Exact): Exact => simplest(product(a, b));
/** a ÷ b. Throws NoValue where b is 0, and TooBig. */
export const exactQuotient = (a: Exact, b: Exact): Exact => simplest(product(a, inverse(b)));
export const isZero = ({ over }: Exact): boolean => over.size === 0;
export const asRational = formNumber;
/** Whether two numbers are the same. Throws TooBig. */
export const isSame = equalForms;

/** a to the power b. Throws NoForm where that has no such form, NoValue and TooBig. */
export function exactPower(a: Exact, b: Exact): Exact {
  const [base, exponent] = [formNumber(a), formNumber(b)];
  if (isE(a) && exponent?.den === 1n && exponent.num > 0n) return simplest(raised(a, b));
  if (!exponent || exponent.den > 1000n) throw new NoForm();
  // An answer's powers are kept short; a calculator gives whole numbers all of their digits.
  if (base?.den === 1n && exponent.den === 1n && exponent.num > 0n && isShortPower(base.num, exponent.num))
    return exactNumber(rational(base.num ** exponent.num));
  if (exponent.den === 1n) return simplest(raised(a, b));
  const degree = Number(exponent.den);
  const perfect = base && perfectRoot(base, degree);
  if (perfect) return simplest(raised(exactNumber(perfect), exactNumber(rational(exponent.num))));
  return simplest(raised(exactRoot(degree, a), exactNumber(rational(exponent.num))));
}

/** The root of a number: exactRoot(2, 8) is 2√2. Throws NoForm where that has no such form, NoValue and TooBig. */
export function exactRoot(degree: number, of: Exact): Exact {
  const value = formNumber(of);
  const perfect = value && perfectRoot(value, degree);
  if (perfect) return exactNumber(perfect);
  if (degree === 3) return simplest(cubeRoot(of));
  if (degree !== 2) throw new NoForm();
  return (value ? null : (evenRoot(of) ?? denested(of))) ?? simplest(root(of));
}

/** √(9π²) as 3π; null for what is more than a number times even powers of π and e. */
function evenRoot({ over, under }: Exact): Exact | null {
  const halved = (part: Polynomial): Exact | null => {
    const [[powers = "", factor] = []] = part;
    const pairs = [...powers.matchAll(/([πe])\^(\d+)/g)];
    if (part.size !== 1 || !factor || factor.num < 0n || pairs.map(([all]) => all).join("*") !== powers) return null;
    if (pairs.some(([, , power]) => Number(power) % 2 === 1)) return null;
    const half = pairs.map(([, name, power]) => `${name}^${Number(power) / 2}`).join("*");
    return product(root(exactNumber(factor)), { over: new Map([[half, rational(1)]]), under: one });
  };
  const [top, bottom] = [halved(over), halved(under)];
  return top && bottom && exactQuotient(top, bottom);
}

/** √(a + b√d) as √((a + c)/2) ± √((a − c)/2), where c = √(a² − b²d) is a fraction; null elsewhere. */
function denested({ over, under }: Exact): Exact | null {
  const a = over.get("");
  const [powers = "", b] = [...over].find(([powers]) => powers !== "") ?? [];
  if (under !== one || over.size !== 2 || !a || !b || a.num < 0n || !/^√\d+\^1(?:\*√\d+\^1)*$/.test(powers))
    return null;
  const d = asRational(exactPower({ over: new Map([[powers, b]]), under: one }, exactNumber(rational(2))));
  const c = d && perfectRoot(subtract(times(a, a), d), 2);
  if (!c) return null;
  const part = (sum: Rational) => root(exactNumber(times(sum, rational(1, 2))));
  const [first, second] = [part(plus(a, c)), part(subtract(a, c))];
  return exactSum(first, b.num < 0n ? exactMinus(second) : second);
}

/** The fraction whose power is the given one, or null; a negative one has odd roots only. */
export function perfectRoot(of: Rational, degree: number): Rational | null {
  if (of.num < 0n) {
    const opposite = degree % 2 === 1 ? perfectRoot({ num: -of.num, den: of.den }, degree) : null;
    return opposite && { num: -opposite.num, den: opposite.den };
  }
  const [num, den] = [wholePerfectRoot(of.num, degree), wholePerfectRoot(of.den, degree)];
  return num !== null && den !== null ? { num, den } : null;
}

function wholePerfectRoot(of: bigint, degree: number): bigint | null {
  const near = degree === 2 ? wholeRoot(of) : BigInt(Math.round(nearRoot(of, degree)));
  return near ** BigInt(degree) === of ? near : null;
}

function nearRoot(of: bigint, degree: number): number {
  const near = Number(of) ** (1 / degree);
  return Number.isFinite(near) && near < 2 ** 53 ? near : 0;
}

function isE({ over, under }: Exact): boolean {
  return under === one && over.size === 1 && over.has("e^1");
}

/** Without roots below, and with 1 there where that can be. */
function simplest(form: FractionForm): Exact {
  let { over, under } = form;
  for (let i = 0; i < mostRoots; i++) {
    const name = rootIn(under);
    if (name === undefined) break;
    const other = conjugate(under, name);
    [over, under] = [multiply(over, other), multiply(under, other)];
  }
  for (const [prime, power] of cubeRootsIn(under)) {
    // Over a sum there is more to do to get rid of one than there is to read.
    if (under.size > 1) throw new NoForm();
    const other = raised({ over: variable(prime), under: one }, exactNumber(rational(3 - power))).over;
    [over, under] = [multiply(over, other), multiply(under, other)];
  }
  [over, under] = shortened(over, under);
  const [term, ...others] = under;
  if (term === undefined) throw new NoForm();
  if (others.length === 0) {
    const [powers, coefficient] = term;
    over = multiply(over, constant(rational(coefficient.den, coefficient.num)));
    under = powers === "" ? one : new Map([[powers, rational(1)]]);
  }
  for (const part of [over, under]) {
    for (const { num, den } of part.values()) if (isLong(num) || isLong(den)) throw new TooBig();
  }
  return { over, under };
}

const isShortPower = (base: bigint, exponent: bigint) => BigInt(base.toString(2).length) * exponent <= mostBits;

function isLong(number: bigint): boolean {
  const size = number < 0n ? -number : number;
  return size >> mostBits !== 0n;
}

function rootIn(polynomial: Polynomial): string | undefined {
  for (const powers of polynomial.keys()) {
    const found = powers.split("*").find((part) => part.startsWith("√"));
    if (found) return found;
  }
  return undefined;
}

function cubeRootsIn(polynomial: Polynomial): [prime: string, power: number][] {
  return [...polynomial.keys()].flatMap((powers) =>
    [...powers.matchAll(/(∛\d+)\^(\d)/g)].map(([, prime = "", power]): [string, number] => [prime, Number(power)]),
  );
}

/** A + B√p as A - B√p. */
function conjugate(polynomial: Polynomial, name: string): Polynomial {
  const has = (powers: string) => powers.split("*").includes(name);
  const kept = new Map([...polynomial].filter(([powers]) => !has(powers)));
  const turned = new Map([...polynomial].filter(([powers]) => has(powers)));
  return kept.size === 0 ? turned : add(kept, negate(turned));
}

/** Over a single term, without the powers of π and e that all terms have in common. */
function shortened(over: Polynomial, under: Polynomial): [Polynomial, Polynomial] {
  const [below, ...others] = [...under.keys()];
  if (below === undefined || below === "" || others.length > 0) return [over, under];
  let [top, bottom] = [over, under];
  for (const name of ["π", "e"]) {
    const common = Math.min(...[...top.keys(), ...bottom.keys()].map((powers) => powerOf(powers, name)));
    if (common > 0 && Number.isFinite(common))
      [top, bottom] = [lowered(top, name, common), lowered(bottom, name, common)];
  }
  return [top, bottom];
}

function powerOf(powers: string, name: string): number {
  const part = powers.split("*").find((one) => one.startsWith(`${name}^`));
  return part ? Number(part.slice(part.lastIndexOf("^") + 1)) : 0;
}

function lowered(polynomial: Polynomial, name: string, by: number): Polynomial {
  return new Map(
    [...polynomial].map(([powers, coefficient]) => {
      const parts = powers.split("*").flatMap((part) => {
        if (!part.startsWith(`${name}^`)) return [part];
        const left = powerOf(powers, name) - by;
        return left > 0 ? [`${name}^${left}`] : [];
      });
      return [parts.join("*"), coefficient] as const;
    }),
  );
}

/** The exponent to which a number must be raised to give another: 3/2 for 4 and 8; null where it is no simple fraction. */
export function exactLogarithm(base: Rational, of: Rational): Rational | null {
  const near = Math.log(Number(of.num) / Number(of.den)) / Math.log(Number(base.num) / Number(base.den));
  if (!Number.isFinite(near) || Math.abs(near) > 1100) return null;
  for (let den = 1; den <= 12; den++) {
    const num = Math.round(near * den);
    if (Math.abs(near * den - num) > 1e-9 * Math.max(1, Math.abs(num))) continue;
    const [left, right] = [toPower(base, num), toPower(of, den)];
    return left.num === right.num && left.den === right.den ? rational(num, den) : null;
  }
  return null;
}

/** Half of a number, and the like. */
export function exactTimes(a: Exact, factor: Rational): Exact {
  const over = new Map([...a.over].map(([powers, coefficient]) => [powers, times(coefficient, factor)] as const));
  return factor.num === 0n ? exactNumber(factor) : { over, under: a.under };
}
