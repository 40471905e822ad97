import { absolute, multiply, rational, subtract } from "../rational.ts";
import type { AngleUnit } from "./angles.ts";
import { nearForm, toNumber } from "./decimal.ts";
import { exactConstant, exactTimes } from "./exact.ts";
import { NoResult, type Value } from "./value.ts";
import { floor } from "./whole-functions.ts";

/** A larger floating-point angle has too few digits left behind its whole turns. */
const largest = 1e6;
/** A larger exact one has more digits than we take π to. */
const largestExact = 10n ** 40n;

const quarterTurns = {
  deg: rational(90),
  grad: rational(100),
  rad: nearForm(exactTimes(exactConstant("π"), rational(1, 2))),
} as const;
const radiansIn = { deg: Math.PI / 180, grad: Math.PI / 200, rad: 1 } as const;

/**
 * The sine of an angle, and with 1 quarter turn more its cosine. Of an angle that is known exactly, whole quarters are taken away
 * first, with many digits of π: so sin(10^22) is right, and so is sin 3.14159265358979. Throws NoResult where it is too big.
 */
export function nearSine({ exact, near }: Value, unit: AngleUnit, quarters: 0 | 1): number {
  const angle = exact && nearForm(exact);
  if (angle ? absolute(angle).num > largestExact * angle.den : Math.abs(near) > largest)
    throw new NoResult("domain", "This angle is so big that nobody can tell where its last turn ends.");
  if (!angle) return (quarters === 0 ? Math.sin : Math.cos)(near * radiansIn[unit]);
  const quarter = quarterTurns[unit];
  const [num, den] = [angle.num * quarter.den, angle.den * quarter.num];
  const count = floor({ num: 2n * num + den, den: 2n * den });
  const rest = toNumber(subtract(angle, multiply(quarter, rational(count)))) * radiansIn[unit];
  const place = (count + BigInt(quarters)) & 3n;
  const size = place % 2n === 0n ? Math.sin(rest) : Math.cos(rest);
  return place < 2n ? size : -size;
}
