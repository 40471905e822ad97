import { type Rational, rational } from "../../maths/rational.ts";
import * as surd from "../../maths/surd.ts";
import type { Node } from "./formula.ts";

/** A quantity's value: a double, and exactly where that can be written with π and roots. */
export interface Value {
  readonly number: number;
  readonly exact: surd.Surd | null;
}

export type Values = ReadonlyMap<string, Value>;

export const exactly = (exact: surd.Surd): Value => ({ number: surd.toNumber(exact), exact });
export const ofRational = (of: Rational): Value => exactly(surd.fromRational(of));
export const roughly = (number: number): Value => ({ number, exact: null });

/** What a formula comes to. NaN where there is no such number: the root of one below zero. */
export function evaluate(node: Node, values: Values): Value {
  if ("number" in node) return ofRational(rational(BigInt(node.number)));
  if ("name" in node) return node.name === "pi" ? exactly(surd.pi) : (values.get(node.name) ?? roughly(Number.NaN));
  if ("call" in node) {
    const [first = roughly(Number.NaN), second] = node.of.map((one) => evaluate(one, values));
    return call(node.call, first, second);
  }
  const [a, b] = [evaluate(node.left, values), evaluate(node.right, values)];
  const both = a.exact && b.exact;
  switch (node.sign) {
    case "+":
      return known(both && surd.add(a.exact, b.exact), a.number + b.number);
    case "-":
      return known(both && surd.subtract(a.exact, b.exact), a.number - b.number);
    case "*":
      return known(both && surd.multiply(a.exact, b.exact), a.number * b.number);
    case "/":
      return known(both && surd.divide(a.exact, b.exact), a.number / b.number);
    case "^":
      return known(a.exact && surd.toPower(a.exact, b.number), a.number ** b.number);
  }
}

const known = (exact: surd.Surd | null, number: number): Value => (exact ? exactly(exact) : roughly(number));

function call(name: string, of: Value, second: Value | undefined): Value {
  switch (name) {
    case "sqrt":
      return known(of.exact && surd.squareRoot(of.exact), rootOf(of.number));
    case "cbrt":
      return known(of.exact && surd.cubeRoot(of.exact), Math.cbrt(of.number));
    case "sin":
      return known(exactSine(of), Math.sin(radians(of.number)));
    case "cos":
      return known(exactSine(ofTurned(of)), Math.cos(radians(of.number)));
    case "tan": {
      const [up, down] = [exactSine(of), exactSine(ofTurned(of))];
      return known(up && down && surd.divide(up, down), Math.tan(radians(of.number)));
    }
    case "arcsin":
      return roughly(degrees(Math.asin(of.number)));
    case "arccos":
      return roughly(degrees(Math.acos(of.number)));
    case "ellipse":
      return roughly(roundEllipse(of.number, second?.number ?? Number.NaN));
    default:
      throw new Error(`no such function: ${name}`);
  }
}

/** Rounding alone can bring a zero a little below zero. */
const rootOf = (n: number): number => Math.sqrt(n < 0 && n > -1e-12 ? 0 : n);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** cos x = sin (90° − x) */
const ofTurned = (of: Value): Value =>
  of.exact ? exactly(surd.subtract(surd.fromRational(rational(90)), of.exact)) : roughly(90 - of.number);

/** Sines of 0°, 15°, ... 90°, as fractions and roots: sin 75° = (√6 + √2) ÷ 4. */
const quarter = (root: number, of = 1): surd.Surd =>
  surd.squareRoot(surd.fromRational(rational(root * of * of, 16))) ?? [];
const sines: readonly surd.Surd[] = [
  [],
  surd.subtract(quarter(6), quarter(2)),
  surd.fromRational(rational(1, 2)),
  quarter(2, 2),
  quarter(3, 2),
  surd.add(quarter(6), quarter(2)),
  surd.fromRational(rational(1)),
];

/** The sine of a whole multiple of 15°, exactly; null for others. */
function exactSine({ exact }: Value): surd.Surd | null {
  const angle = exact ? surd.toRational(exact) : null;
  if (angle?.den !== 1n || angle.num % 15n !== 0n) return null;
  const step = ((Number(angle.num / 15n) % 24) + 24) % 24;
  const size = sines[step % 12 <= 6 ? step % 12 : 12 - (step % 12)] ?? [];
  return step > 12 ? surd.subtract([], size) : size;
}

/** The way round an ellipse, by the arithmetic-geometric mean (Gauss, Legendre): every step doubles the figures. */
function roundEllipse(a: number, b: number): number {
  let [x, y] = [Math.max(a, b), Math.min(a, b)];
  let sum = x * x - (x * x - y * y) / 2;
  for (let power = 0.5; x - y > 1e-16 * x && power < 1e6; power *= 2) {
    const next = (x + y) / 2;
    const half = (x - y) / 2;
    y = Math.sqrt(x * y);
    x = next;
    sum -= 2 * power * half * half;
  }
  return (2 * Math.PI * sum) / x;
}
