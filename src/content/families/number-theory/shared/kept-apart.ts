import type { Slip } from "../../../../engine/answer/answer.ts";

/** The first three slips, given as wrong number and sentence, without those that are right after all, not whole, negative, or there already. */
export function keptApart(right: number, slips: readonly (readonly [when: number, say: string])[]): Slip[] {
  const taken = new Set([right]);
  const kept: Slip[] = [];
  for (const [when, say] of slips) {
    if (!Number.isInteger(when) || when < 0 || taken.has(when)) continue;
    taken.add(when);
    kept.push({ when: String(when), say });
  }
  return kept.slice(0, 3);
}
