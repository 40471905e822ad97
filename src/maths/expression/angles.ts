import { add, multiply, negate, type Rational, rational, subtract } from "../rational.ts";
import { toNumber } from "./decimal.ts";
import {
  asRational,
  type Exact,
  exactConstant,
  exactMinus,
  exactNumber,
  exactProduct,
  exactQuotient,
  exactTimes,
  isSame,
  isZero,
} from "./exact.ts";
import { fractionForm } from "./fraction-form.ts";
import { parse } from "./parse.ts";

/** How angles are counted: 360 degrees, 2π radians or 400 gradians make a full turn. */
export const angleUnits = ["deg", "rad", "grad"] as const;
export type AngleUnit = (typeof angleUnits)[number];

/** The sines that have a form in square roots and are met at school, by degrees. */
const sines: ReadonlyMap<number, Exact> = new Map(
  Object.entries({
    0: "0",
    15: "(√3√2 - √2)/4",
    18: "(√5 - 1)/4",
    30: "1/2",
    45: "√2/2",
    54: "(√5 + 1)/4",
    60: "√3/2",
    75: "(√3√2 + √2)/4",
    90: "1",
  }).map(([degrees, text]) => [
    Number(degrees),
    exactQuotient(fractionForm(parse(text, [])), exactNumber(rational(1))),
  ]),
);

/** How many degrees in one of the unit; radians have no such number. */
const degreesIn = { deg: rational(1), grad: rational(9, 10) } as const;

/** An angle in degrees, when that is a fraction; null for other angles. */
export function exactDegrees(angle: Exact, unit: AngleUnit): Rational | null {
  if (unit !== "rad") {
    const value = asRational(angle);
    return value && multiply(value, degreesIn[unit]);
  }
  if (isZero(angle)) return rational(0);
  const share = asRational(exactQuotient(angle, exactConstant("π")));
  return share && multiply(share, rational(180));
}

/** So many degrees in the unit. */
export function inUnit(degrees: Exact, unit: AngleUnit): Exact {
  if (unit === "deg") return degrees;
  if (unit === "grad") return exactTimes(degrees, rational(10, 9));
  return exactTimes(exactProduct(degrees, exactConstant("π")), rational(1, 180));
}

/** sin of so many degrees, exactly; null where it has no form here. */
export function exactSine(degrees: Rational): Exact | null {
  const { sign, acute } = folded(degrees);
  const size = acute.den === 1n ? sines.get(Number(acute.num)) : undefined;
  if (!size) return null;
  return sign < 0 ? exactMinus(size) : size;
}

/** cos of so many degrees, exactly; null where it has no form here. */
export function exactCosine(degrees: Rational): Exact | null {
  return exactSine(add(degrees, rational(90)));
}

/** sin of so many degrees, as a floating-point number that is right also for many turns. */
export function sineOf(degrees: Rational): number {
  const { sign, acute } = folded(degrees);
  const size = toNumber(acute);
  const near =
    size > 45 ? Math.cos((toNumber(subtract(rational(90), acute)) * Math.PI) / 180) : Math.sin((size * Math.PI) / 180);
  return sign * near;
}

/** The degrees from -90 to 90 whose sine, or tangent, this is; null where it is none that is known. */
export function degreesOf(which: "sine" | "tangent", value: Exact): Exact | null {
  for (const [degrees, sine] of sines) {
    const angle = rational(degrees);
    const cosine = exactCosine(angle);
    if (which === "tangent" && (!cosine || isZero(cosine))) continue;
    const size = which === "tangent" && cosine ? exactQuotient(sine, cosine) : sine;
    if (isSame(value, size)) return exactNumber(angle);
    if (isSame(value, exactMinus(size))) return exactNumber(negate(angle));
  }
  return null;
}

/** An angle as one from 0° to 90° with the same size of sine, and the sign of the sine. */
function folded(degrees: Rational): { readonly sign: 1 | -1; readonly acute: Rational } {
  const turn = 360n * degrees.den;
  const inTurn = rational(((degrees.num % turn) + turn) % turn, degrees.den);
  const isBack = inTurn.num >= 180n * inTurn.den;
  const half = isBack ? subtract(inTurn, rational(180)) : inTurn;
  const acute = half.num > 90n * half.den ? subtract(rational(180), half) : half;
  return { sign: isBack ? -1 : 1, acute };
}
