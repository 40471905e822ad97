import type { Slip } from "../../engine/answer/answer.ts";

/**
 * The slips of an instance, given as wrong answer and sentence, most telling first. Left out are those that happen to
 * be right, those that another slip already has, and numbers that are no whole number of at least `least`.
 */
export function apart(
  answer: string | number,
  slips: readonly (readonly [when: string | number, say: string])[],
  least = 0,
): Slip[] {
  const taken = new Set([String(answer)]);
  return slips.flatMap(([wrong, say]) => {
    const when = String(wrong);
    if (taken.has(when) || (typeof wrong === "number" && !(Number.isInteger(wrong) && wrong >= least))) return [];
    taken.add(when);
    return [{ when, say }];
  });
}
