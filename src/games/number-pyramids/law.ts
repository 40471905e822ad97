import { add, compare, divide, multiply, power, type Rational, rational, subtract } from "../../maths/rational.ts";

/** How a brick follows from the two that it lies on: their sum, their product, or the left one minus the right one. */
export const laws = ["add", "subtract", "multiply"] as const;
export type Law = (typeof laws)[number];

/** Each brick is ... */
export const lawNames: Record<Law, string> = {
  add: "the sum of the two below it",
  subtract: "the left one below it minus the right one",
  multiply: "the product of the two below it",
};

/** The sign between two bricks. */
export const lawSigns: Record<Law, string> = { add: "+", subtract: "−", multiply: "×" };

/**
 * What sums and products have in common, written as for sums: in a product pyramid "plus" multiplies, "times 3" is the
 * third power and "part 2" the square root. Products are of numbers above zero only, so that roots are single-valued.
 */
export interface Group {
  readonly neutral: Rational;
  plus(a: Rational, b: Rational): Rational;
  minus(a: Rational, b: Rational): Rational;
  times(a: Rational, n: number): Rational;
  /** What gives `a` when it is taken n times, n not 0; null where that is no fraction. */
  part(a: Rational, n: number): Rational | null;
}

const sums: Group = {
  neutral: rational(0),
  plus: add,
  minus: subtract,
  times: (a, n) => multiply(a, rational(n)),
  part: (a, n) => divide(a, rational(n)),
};

const products: Group = { neutral: rational(1), plus: multiply, minus: divide, times: power, part: root };

export const groupOf = (law: Law): Group => (law === "multiply" ? products : sums);

/** How often the right brick counts in the one above: minus once where it is taken away. */
export const rightCounts = (law: Law): 1 | -1 => (law === "subtract" ? -1 : 1);

/** The brick that lies on two. */
export function aboveOf(law: Law, left: Rational, right: Rational): Rational {
  return law === "add" ? add(left, right) : law === "subtract" ? subtract(left, right) : multiply(left, right);
}

/** The left one of two bricks, from the right one and the one above. */
export function leftOf(law: Law, above: Rational, right: Rational): Rational {
  return law === "add" ? subtract(above, right) : law === "subtract" ? add(above, right) : divide(above, right);
}

/** The right one of two bricks, from the left one and the one above. */
export function rightOf(law: Law, above: Rational, left: Rational): Rational {
  return law === "add" ? subtract(above, left) : law === "subtract" ? subtract(left, above) : divide(above, left);
}

/** Which numbers may stand in a pyramid of this law, as a sentence; null where all may. Without it −3 would be as good as 3. */
export const numberRule = (law: Law): string | null =>
  law === "multiply" ? "In a product pyramid every brick is above zero." : null;

/** Why a number cannot stand in a pyramid of this law; null when it can. */
export function numberFault(law: Law, value: Rational): string | null {
  return compare(value, rational(0)) > 0 ? null : numberRule(law);
}

/** The n-th root of a number above zero, n not 0; null where it is no fraction. */
function root({ num, den }: Rational, n: number): Rational | null {
  const [a, b] = n > 0 ? [num, den] : [den, num];
  const [above, below] = [wholeRoot(a, Math.abs(n)), wholeRoot(b, Math.abs(n))];
  return above === null || below === null ? null : rational(above, below);
}

/** The whole n-th root of a >= 1, n >= 1, by halving; null where there is none. */
function wholeRoot(a: bigint, n: number): bigint | null {
  const exponent = BigInt(n);
  let [low, high] = [1n, 1n << BigInt(Math.floor(a.toString(2).length / n) + 1)];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (middle ** exponent < a) low = middle + 1n;
    else high = middle;
  }
  return low ** exponent === a ? low : null;
}
