import { valueText } from "../../engine/game/combine.ts";
import { capital } from "../../engine/words.ts";
import { negate, type Rational } from "../../maths/rational.ts";
import { callItX } from "./call-it-x.ts";
import type { Deduction } from "./deduction.ts";
import { aboveOf, groupOf, type Law, lawSigns, leftOf, rightCounts, rightOf } from "./law.ts";
import { brickAt, placeWords, triplesOf } from "./layout.ts";
import type { Bricks } from "./pyramid.ts";

/** What one technique finds first, in reading order; null where it finds nothing. */
type Technique = (law: Law, height: number, bricks: Bricks) => Deduction | null;

/** A brick whose two bricks below are known. */
const fromBelow: Technique = (law, height, bricks) => {
  for (const { above, left, right } of triplesOf(height)) {
    const [l, r] = [bricks[left], bricks[right]];
    if (bricks[above] || !l || !r) continue;
    const value = aboveOf(law, l, r);
    const why = `The two bricks below it are ${valueText(l)} and ${valueText(r)}: ${shown(l, law, r)} = ${valueText(value)}.`;
    const look = `Look at ${placeWords(above)}.`;
    return { brick: above, value, technique: 0, because: [left, right], area: [above], look, why };
  }
  return null;
};

/** A brick whose neighbour is known, and the brick on top of both. */
const fromAbove: Technique = (law, height, bricks) => {
  for (const { above, left, right } of triplesOf(height)) {
    const [top, l, r] = [bricks[above], bricks[left], bricks[right]];
    if (!top || Boolean(l) === Boolean(r)) continue;
    const [brick, value] = r ? [left, leftOf(law, top, r)] : l ? [right, rightOf(law, top, l)] : [left, top];
    const place = capital(placeWords(above));
    const why = `${place} is ${valueText(top)}, so ${shown(l ?? null, law, r ?? null)} = ${valueText(top)}. The missing number is ${backwards(law, top, l ?? null, r ?? null)} = ${valueText(value)}.`;
    const look = `Look at ${placeWords(above)} and the two bricks below it.`;
    return { brick, value, technique: 1, because: [above, l ? left : right], area: [above, left, right], look, why };
  }
  return null;
};

/** The middle one of three bricks side by side, where the outer two are known and the brick that stands over all three. */
const countedTwice: Technique = (law, height, bricks) => {
  const group = groupOf(law);
  for (let row = 0; row + 2 < height; row++)
    for (let place = 0; place <= row; place++) {
      const [above, brick] = [brickAt(row, place), brickAt(row + 2, place + 1)];
      const [top, l, r] = [bricks[above], bricks[brick - 1], bricks[brick + 1]];
      if (!top || !l || !r || bricks[brick]) continue;
      const twice = group.minus(top, group.plus(l, r));
      const value = group.part(twice, 2 * rightCounts(law));
      if (!value) continue;
      return {
        brick,
        value,
        technique: 2,
        because: [above, brick - 1, brick + 1],
        area: [above, brick - 1, brick, brick + 1],
        look: `Look at ${placeWords(above)} and the three bricks two rows below it.`,
        why: whyTwice(law, [top, l, r, twice, value]),
      };
    }
  return null;
};

function whyTwice(
  law: Law,
  [top, l, r, twice, value]: readonly [Rational, Rational, Rational, Rational, Rational],
): string {
  const [over, left, right, rest, found] = [top, l, r, twice, value].map(valueText);
  const both = "The middle one of the three goes into both bricks above it, so it counts twice";
  if (law === "multiply") {
    const [a, b] = [l, r].map((value) => (value.den === 1n ? valueText(value) : `(${valueText(value)})`));
    return `${both}: ${a} × ? × ? × ${b} = ${over}. That makes ? × ? = ${rest}, and as every brick is above zero, it is ${found}.`;
  }
  const last = r.num < 0n ? `(${right})` : right;
  if (law === "add")
    return `${both}: ${left} + 2 × ? + ${last} = ${over}. That makes 2 × ? = ${rest}, so it is ${found}.`;
  const turned = valueText(negate(twice));
  return `The middle one of the three is taken away from the left one, and again with the brick that is above it on the right, so it counts twice: ${left} − 2 × ? + ${last} = ${over}. That makes 2 × ? = ${turned}, so it is ${found}.`;
}

/** The two bricks below another as they are put together: "3 + 5", "? + 5". */
export function shown(l: Rational | null, law: Law, r: Rational | null): string {
  const isFraction = law === "multiply" && [l, r].some((value) => value && value.den !== 1n);
  const text = (value: Rational | null, isRight: boolean) => {
    if (!value) return "?";
    const brackets = (isRight && value.num < 0n) || (isFraction && value.den !== 1n);
    return brackets ? `(${valueText(value)})` : valueText(value);
  };
  return `${text(l, false)} ${lawSigns[law]} ${text(r, true)}`;
}

/** How the missing one of two bricks comes from the one above and the other: "12 − 5", or "9 − 4" for the right one of a difference. */
function backwards(law: Law, top: Rational, l: Rational | null, r: Rational | null): string {
  const other = l ?? r;
  if (law === "multiply") return shown(top, law, other).replace("×", "÷");
  if (law === "add") return shown(top, "subtract", other);
  return l ? shown(l, "subtract", top) : shown(top, "add", r);
}

const inOrder: readonly Technique[] = [fromBelow, fromAbove, countedTwice, callItX];

/** What a person finds first, by techniques up to the given one; null where these find nothing. */
export function firstDeduction(
  law: Law,
  height: number,
  bricks: Bricks,
  hardest = inOrder.length - 1,
): Deduction | null {
  for (const technique of inOrder.slice(0, hardest + 1)) {
    const found = technique(law, height, bricks);
    if (found) return found;
  }
  return null;
}
