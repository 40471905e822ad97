import type { Term } from "../../engine/game/combine.ts";
import { equal, rational } from "../../maths/rational.ts";

export const target = rational(24);

/** Whether a number is 24. */
export function isTarget({ value }: Term): boolean {
  return equal(value, target);
}
