import type { FunctionName } from "../../../maths/expression/functions.ts";
import { type Expression, partsOf } from "../../../maths/expression/tree.ts";
import type { Rational } from "../../../maths/rational.ts";

/** What has no place in a drawing, in a sentence for its writer. */
export class NotDrawn extends Error {}

/** What cannot be drawn is left out: it is said beside its field. */
export function orElse<Value>(other: Value, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (error instanceof NotDrawn) return other;
    throw error;
  }
}

const ofWholeNumbers: readonly FunctionName[] = ["factorial", "nCr", "nPr", "gcd", "lcm"];

/** Why a function has no curve; null for those that have one. */
export function noCurve(name: FunctionName): string | null {
  return ofWholeNumbers.includes(name) ? `${name} is for whole numbers, so it has no curve.` : null;
}

/** To so many places something can be rounded; null for what is no fixed number of places. */
export function placesOf(value: Rational | undefined): number | null {
  return value?.den === 1n && value.num <= 22n ? Number(value.num) : null;
}

export const fixedPlaces = "Round to a fixed number of places.";

/**
 * Why an expression cannot be drawn, where these letters stand for these numbers; null where it can. The machine would find out
 * the same: a page asks here, so that it need not fetch the machine.
 */
export function whyNotDrawn(tree: Expression, letters: ReadonlyMap<string, Rational>): string | null {
  if (tree.kind === "number" || tree.kind === "name") return null;
  if (tree.kind === "call") {
    const why = noCurve(tree.name);
    if (why) return why;
    const places = tree.name === "round" ? tree.args[1] : undefined;
    if (places && placesOf(places.kind === "name" ? letters.get(places.name) : numberOf(places)) === null)
      return fixedPlaces;
  }
  for (const part of partsOf(tree)) {
    const why = whyNotDrawn(part, letters);
    if (why) return why;
  }
  return null;
}

const numberOf = (tree: Expression) => (tree.kind === "number" ? tree.value : undefined);
