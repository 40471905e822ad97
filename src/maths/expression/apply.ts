import { add as plus, type Rational, rational, multiply as times } from "../rational.ts";
import { type AngleUnit, degreesOf, exactCosine, exactDegrees, exactSine, inUnit, sineOf } from "./angles.ts";
import { indexedRoot, isNothing, negative, quotient } from "./arithmetic.ts";
import {
  asRational,
  type Exact,
  exactConstant,
  exactLogarithm,
  exactMinus,
  exactNumber,
  exactPower,
  exactSum,
  exactTimes,
} from "./exact.ts";
import type { FunctionName } from "./functions.ts";
import { nearSine } from "./near-sine.ts";
import { either, NoResult, nearly, ofRational, type Value } from "./value.ts";
import { wholeFunctions } from "./whole-functions.ts";

/** The value of a function. Throws NoResult where it has none. */
export function apply(name: FunctionName, args: readonly Value[], unit: AngleUnit): Value {
  const [a = zero, b] = args;
  const whole = wholeFunctions[name];
  if (whole) return whole(args);
  switch (name) {
    case "sin":
    case "cos":
    case "tan":
    case "sec":
    case "csc":
    case "cot":
      return trigonometry(name, a, unit);
    case "asin":
    case "acos":
    case "atan":
      return inverse(name, a, unit);
    case "degrees":
      return { deg: a, grad: timesFraction(a, rational(10, 9)), rad: asRadians(a) }[unit];
    case "percent":
      return timesFraction(a, rational(1, 100));
    case "ln":
      return naturalLogarithm(a);
    case "log":
      return b ? logarithm(a, b) : logarithm(ofRational(rational(10)), a);
    case "log2":
      return logarithm(ofRational(rational(2)), a);
    case "exp":
      return either(
        () => a.exact && exactPower(exactConstant("e"), a.exact),
        () => Math.exp(a.near),
      );
    case "abs":
      return a.near < 0 ? negative(a) : a;
    case "sign":
      return ofRational(rational(Math.sign(a.near)));
    case "root":
      return indexedRoot(a, b ?? zero);
    default:
      return hyperbolic(name, a.near);
  }
}

const zero = ofRational(rational(0));

function timesFraction(a: Value, factor: Rational): Value {
  return either(
    () => a.exact && exactTimes(a.exact, factor),
    () => (a.near * Number(factor.num)) / Number(factor.den),
  );
}

function asRadians(degrees: Value): Value {
  return either(
    () => degrees.exact && inUnit(degrees.exact, "rad"),
    () => (degrees.near * Math.PI) / 180,
  );
}

const perUnit = { deg: Math.PI / 180, rad: 1, grad: Math.PI / 200 } as const;

function trigonometry(name: "sin" | "cos" | "tan" | "sec" | "csc" | "cot", angle: Value, unit: AngleUnit): Value {
  const degrees = angle.exact && degreesIfAny(angle.exact, unit);
  const sine = () =>
    degrees
      ? either(
          () => exactSine(degrees),
          () => sineOf(degrees),
        )
      : nearly(nearSine(angle, unit, 0));
  const cosine = () =>
    degrees
      ? either(
          () => exactCosine(degrees),
          () => sineOf(plus(degrees, rational(90))),
        )
      : nearly(nearSine(angle, unit, 1));
  const one = ofRational(rational(1));
  const over = (top: Value, bottom: Value) => {
    if (isNothing(bottom)) throw new NoResult("domain", `The ${fullNames[name]} of this angle does not exist.`);
    return quotient(top, bottom);
  };
  switch (name) {
    case "sin":
      return sine();
    case "cos":
      return cosine();
    case "tan":
      return over(sine(), cosine());
    case "cot":
      return over(cosine(), sine());
    case "sec":
      return over(one, cosine());
    case "csc":
      return over(one, sine());
  }
}

const fullNames = {
  sin: "sine",
  cos: "cosine",
  tan: "tangent",
  sec: "secant",
  csc: "cosecant",
  cot: "cotangent",
} as const;

function degreesIfAny(angle: Exact, unit: AngleUnit): Rational | null {
  const degrees = exactDegrees(angle, unit);
  return degrees && degrees.den < 10n ** 300n ? degrees : null;
}

function inverse(name: "asin" | "acos" | "atan", of: Value, unit: AngleUnit): Value {
  if (name !== "atan" && Math.abs(of.near) > 1)
    throw new NoResult(
      "domain",
      `A ${name === "asin" ? "sine" : "cosine"} is never above 1 or below −1, so there is no such angle.`,
    );
  const near = { asin: Math.asin, acos: Math.acos, atan: Math.atan }[name](of.near);
  return either(
    () => {
      const degrees = of.exact && degreesOf(name === "atan" ? "tangent" : "sine", of.exact);
      if (!degrees) return null;
      const angle = name === "acos" ? exactSum(exactNumber(rational(90)), exactMinus(degrees)) : degrees;
      return inUnit(angle, unit);
    },
    () => near / perUnit[unit],
  );
}

function naturalLogarithm(of: Value): Value {
  aboveZero(of);
  return either(
    () => {
      if (of.exact) return powerOfE(of.exact);
      // ln √(e³) is half of ln e³.
      const double = of.square ? powerOfE(of.square) : null;
      return double && exactTimes(double, rational(1, 2));
    },
    () => Math.log(of.near),
  );
}

/** How many times e stands as a factor where nothing else does: 2 for e². */
function powerOfE({ over, under }: Exact): Exact | null {
  const only = (part: Exact["over"]) => {
    const [term, ...others] = part;
    const [powers = "", coefficient] = term ?? [];
    const [, power] = /^e\^(\d+)$/.exec(powers) ?? (powers === "" ? ["", "0"] : []);
    return others.length === 0 && coefficient?.num === 1n && coefficient.den === 1n && power ? Number(power) : null;
  };
  const [top, bottom] = [only(over), only(under)];
  return top !== null && bottom !== null ? exactNumber(rational(top - bottom)) : null;
}

function logarithm(base: Value, of: Value): Value {
  aboveZero(of);
  if (base.near <= 0 || base.near === 1)
    throw new NoResult("domain", "The base of a logarithm is above 0 and is not 1.");
  return either(
    () => {
      const [b, x] = [fractionPower(base), fractionPower(of)];
      const power = b && x && exactLogarithm(b.fraction, x.fraction);
      return power && exactNumber(times(power, rational(b.exponent, x.exponent)));
    },
    () =>
      base.near === 10
        ? Math.log10(of.near)
        : base.near === 2
          ? Math.log2(of.near)
          : Math.log(of.near) / Math.log(base.near),
  );
}

/** The first power of a number that is a fraction: √2 squared is 2, and 2∛5 to the third 40. */
function fractionPower(of: Value): { readonly fraction: Rational; readonly exponent: number } | null {
  for (const exponent of of.exact ? [1, 2, 3, 6] : []) {
    const fraction = of.exact && asRational(exactPower(of.exact, exactNumber(rational(exponent))));
    if (fraction) return { fraction, exponent };
  }
  return null;
}

function aboveZero({ near }: Value): void {
  if (near <= 0)
    throw new NoResult("domain", "Only numbers above 0 have a logarithm: no power of a number above 0 is 0 or less.");
}

function hyperbolic(name: FunctionName, x: number): Value {
  const known: Partial<Record<FunctionName, (x: number) => number>> = {
    sinh: Math.sinh,
    cosh: Math.cosh,
    tanh: Math.tanh,
    asinh: Math.asinh,
    acosh: Math.acosh,
    atanh: Math.atanh,
  };
  if (name === "acosh" && x < 1) throw new NoResult("domain", "A hyperbolic cosine is never below 1.");
  if (name === "atanh" && Math.abs(x) >= 1) throw new NoResult("domain", "A hyperbolic tangent lies between −1 and 1.");
  const near = known[name]?.(x) ?? Number.NaN;
  if (x === 0 || (name === "acosh" && x === 1)) return ofRational(rational(Math.round(near)));
  return nearly(near);
}
