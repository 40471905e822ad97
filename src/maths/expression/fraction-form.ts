import { negate as negative, power, type Rational, rational } from "../rational.ts";
import { add, constant, multiply, negate, number, type Polynomial, TooBig, variable } from "./polynomial.ts";
import type { Expression } from "./tree.ts";

/** A quotient of two polynomials, not in lowest terms; `under` is not zero. */
export interface FractionForm {
  readonly over: Polynomial;
  readonly under: Polynomial;
}

/** Divides by zero, takes the square root of a number below it, or has a huge power; says so to its writer. */
export class NoValue extends Error {}

const tooBig = "That power is too big to work out.";

/** Has no such form: variables in an exponent or under a root, roots of roots, functions. */
export class NoForm extends Error {}

/** Limits in which every school answer stays, and which keep the work short. */
const maxPower = 12;
const maxDigits = 600;
const maxRadicand = 10n ** 10n;

/**
 * The expression as a quotient of polynomials with exact coefficients, its variables replaced by the numbers in `at`
 * where given. Throws NoValue, NoForm or TooBig.
 */
export function fractionForm(tree: Expression, at: ReadonlyMap<string, Rational> = new Map()): FractionForm {
  const form = (part: Expression) => fractionForm(part, at);
  switch (tree.kind) {
    case "number":
      return whole(constant(tree.value));
    case "name": {
      const value = at.get(tree.name);
      return whole(value ? constant(value) : variable(tree.name));
    }
    case "minus":
      return minus(form(tree.of));
    case "root":
      return root(form(tree.of));
    case "+":
      return sum(form(tree.left), form(tree.right));
    case "-":
      return sum(form(tree.left), minus(form(tree.right)));
    case "*":
      return product(form(tree.left), form(tree.right));
    case "/":
      return product(form(tree.left), inverse(form(tree.right)));
    case "^":
      return raised(form(tree.left), form(tree.right));
    case "call":
      throw new NoForm();
  }
}

/** Whether two forms are equal wherever both are defined. Throws TooBig. */
export function equalForms(a: FractionForm, b: FractionForm): boolean {
  return add(multiply(a.over, b.under), negate(multiply(b.over, a.under))).size === 0;
}

/** The number that a form is, or null when it has variables or roots. */
export function formNumber({ over, under }: FractionForm): Rational | null {
  const [num, den] = [number(over), number(under)];
  return num && den ? rational(num.num * den.den, num.den * den.num) : null;
}

function whole(over: Polynomial): FractionForm {
  return { over, under: constant(rational(1)) };
}

export function minus({ over, under }: FractionForm): FractionForm {
  return { over: negate(over), under };
}

export function sum(a: FractionForm, b: FractionForm): FractionForm {
  return simple({ over: add(multiply(a.over, b.under), multiply(b.over, a.under)), under: multiply(a.under, b.under) });
}

export function product(a: FractionForm, b: FractionForm): FractionForm {
  return simple({ over: multiply(a.over, b.over), under: multiply(a.under, b.under) });
}

export function inverse({ over, under }: FractionForm): FractionForm {
  if (over.size === 0) throw new NoValue("Nothing can be divided by 0.");
  return { over: under, under: over };
}

/** Keeps numbers small: a form that is a number is held as one. */
function simple(form: FractionForm): FractionForm {
  const value = formNumber(form);
  return value ? whole(constant(value)) : form;
}

export function raised(base: FractionForm, exponentForm: FractionForm): FractionForm {
  const exponent = formNumber(exponentForm);
  if (!exponent) throw new NoForm();
  if (exponent.den === 2n) return raised(root(base), whole(constant(rational(exponent.num))));
  if (exponent.den !== 1n) throw new NoForm();
  const value = formNumber(base);
  if (value) return whole(constant(numberPower(value, exponent.num)));
  const times = Number(exponent.num);
  if (Math.abs(times) > maxDigits) throw new NoValue(tooBig);
  if (Math.abs(times) > maxPower) throw new TooBig();
  const factor = times < 0 ? inverse(base) : base;
  let result = whole(constant(rational(1)));
  for (let i = 0; i < Math.abs(times); i++) result = product(result, factor);
  return result;
}

function numberPower(base: Rational, exponent: bigint): Rational {
  if (exponent === 0n) return rational(1);
  if (base.num === 0n) return exponent > 0n ? base : undefinedPower();
  if (base.den === 1n && base.num * base.num === 1n) return exponent % 2n === 0n ? rational(1) : base;
  const digits = String(base.num).length + String(base.den).length;
  const times = Number(exponent);
  if (Math.abs(times) * digits > maxDigits) throw new NoValue(tooBig);
  return power(base, times);
}

function undefinedPower(): never {
  throw new NoValue("Nothing can be divided by 0.");
}

/** The square root of a number, as a number times the roots of different primes. */
export function root(form: FractionForm): FractionForm {
  const value = formNumber(form);
  if (!value) throw new NoForm();
  if (value.num < 0n) throw new NoValue("A number below 0 has no square root here.");
  return rootOf(value, 2);
}

/** The cube root of a number, as a number times the cube roots of different primes. */
export function cubeRoot(form: FractionForm): FractionForm {
  const value = formNumber(form);
  if (!value) throw new NoForm();
  return value.num < 0n ? minus(rootOf(negative(value), 3)) : rootOf(value, 3);
}

/** The root of a number that is not below 0. */
function rootOf(value: Rational, degree: 2 | 3): FractionForm {
  // ∛(a/b) is ∛(ab²)/b.
  const radicand = value.num * value.den ** BigInt(degree - 1);
  if (radicand > maxRadicand) throw new TooBig();
  let result = constant(rational(1n, value.den));
  if (radicand === 0n) return whole(constant(value));
  for (const [prime, times] of primePowers(Number(radicand))) {
    result = multiply(result, constant(rational(prime ** Math.floor(times / degree))));
    const rootOfPrime = variable(`${degree === 2 ? "√" : "∛"}${prime}`);
    for (let left = times % degree; left > 0; left--) result = multiply(result, rootOfPrime);
  }
  return whole(result);
}

function primePowers(of: number): [number, number][] {
  const found: [number, number][] = [];
  let rest = of;
  for (let prime = 2; prime * prime <= rest; prime++) {
    let times = 0;
    for (; rest % prime === 0; rest /= prime) times++;
    if (times > 0) found.push([prime, times]);
  }
  return rest > 1 ? [...found, [rest, 1]] : found;
}
