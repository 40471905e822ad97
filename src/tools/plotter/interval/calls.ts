import type { FunctionName } from "../../../maths/expression/functions.ts";
import type { Expression } from "../../../maths/expression/tree.ts";
import { fractionOf, zero } from "../derive.ts";
import type { Operation } from "./arithmetic.ts";
import * as arithmetic from "./arithmetic.ts";
import * as functions from "./functions.ts";
import { fixedPlaces, NotDrawn, noCurve, placesOf } from "./not-drawn.ts";

/** What makes the steps of a program; each is told by the number of its value. */
export interface Maker {
  readonly angle: "rad" | "deg";
  value(tree: Expression): number;
  number(value: number): number;
  product(a: number, b: number): number;
  step(run: Operation, a: number, b?: number, n?: number): number;
  root(of: number, index: number): number;
  power(base: number, exponent: number): number;
}

/** Functions of one value that are one operation. */
const single: Partial<Record<FunctionName, Operation>> = {
  asin: functions.arcSine,
  acos: functions.arcCosine,
  atan: functions.arcTangent,
  sinh: functions.hyperbolicSine,
  cosh: functions.hyperbolicCosine,
  tanh: functions.hyperbolicTangent,
  asinh: functions.arcHyperbolicSine,
  acosh: functions.arcHyperbolicCosine,
  atanh: functions.arcHyperbolicTangent,
  ln: functions.logarithm,
  exp: functions.exponential,
  abs: arithmetic.absolute,
  floor: functions.floor,
  ceil: functions.ceiling,
  sign: functions.signOf,
};

/** The value of a function, made of the machine's operations. Throws NotDrawn for those of whole numbers alone. */
export function calls(make: Maker, name: FunctionName, args: readonly Expression[]): number {
  const values = args.map((arg) => make.value(arg));
  const [first = make.number(0), second] = values;
  const run = single[name];
  const inverse = name === "asin" || name === "acos" || name === "atan";
  if (run) return inverse ? toAngle(make, make.step(run, first)) : make.step(run, first);
  const one = make.number(1);
  const over = (a: number, b: number) => make.step(arithmetic.divide, a, b);
  const angle = () => inRadians(make, first);
  switch (name) {
    case "sin":
      return make.step(functions.sine, angle());
    case "cos":
      return make.step(functions.cosine, angle());
    case "tan":
      return make.step(functions.tangent, angle());
    case "sec":
      return over(one, make.step(functions.cosine, angle()));
    case "csc":
      return over(one, make.step(functions.sine, angle()));
    case "cot":
      return over(make.step(functions.cosine, angle()), make.step(functions.sine, angle()));
    case "log":
      return second === undefined ? log(make, first, make.number(10)) : log(make, second, first);
    case "log2":
      return log(make, first, make.number(2));
    case "percent":
      return over(first, make.number(100));
    case "degrees":
      return make.product(first, degree(make));
    case "min":
      return values.reduce((a, b) => make.step(arithmetic.least, a, b));
    case "max":
      return values.reduce((a, b) => make.step(arithmetic.greatest, a, b));
    case "mod":
      return remainder(make, first, second ?? one);
    case "root":
      return root(make, args);
    case "round":
      return rounded(make, first, args[1]);
    default:
      throw new NotDrawn(noCurve(name) ?? `${name} has no curve.`);
  }
}

function inRadians(make: Maker, value: number): number {
  return make.angle === "rad" ? value : make.product(value, degree(make));
}

function toAngle(make: Maker, value: number): number {
  return make.angle === "rad" ? value : make.step(arithmetic.divide, value, degree(make));
}

function degree(make: Maker): number {
  return make.step(arithmetic.divide, make.value({ kind: "name", name: "π" }), make.number(180));
}

function log(make: Maker, of: number, base: number): number {
  const [top, bottom] = [make.step(functions.logarithm, of), make.step(functions.logarithm, base)];
  return make.step(arithmetic.divide, top, bottom);
}

/** What is left of a division, with the sign of the divisor. */
function remainder(make: Maker, a: number, b: number): number {
  const whole = make.step(functions.floor, make.step(arithmetic.divide, a, b));
  return make.step(arithmetic.subtract, a, make.product(b, whole));
}

function root(make: Maker, [index = zero, of = zero]: readonly Expression[]): number {
  const fixed = fractionOf(index);
  if (fixed?.den === 1n && fixed.num > 1n && fixed.num < 1000n) return make.root(make.value(of), Number(fixed.num));
  return make.power(make.value(of), make.step(arithmetic.divide, make.number(1), make.value(index)));
}

/** Halves are rounded up. */
function rounded(make: Maker, value: number, places: Expression | undefined): number {
  const whole = (v: number) => make.step(functions.floor, make.step(arithmetic.add, v, make.number(0.5)));
  if (!places) return whole(value);
  const count = places.kind === "number" ? placesOf(places.value) : null;
  if (count === null) throw new NotDrawn(fixedPlaces);
  const scale = make.number(10 ** count);
  return make.step(arithmetic.divide, whole(make.product(value, scale)), scale);
}
