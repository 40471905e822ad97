import type { Slip } from "../../../../engine/answer/answer.ts";

/** Slips as wrong number and sentence; left out are those that are right, stand there already, or are no whole number above zero. */
export function apart(right: number, slips: readonly (readonly [when: number, say: string])[]): Slip[] {
  const taken = new Set([right]);
  const kept: Slip[] = [];
  for (const [when, say] of slips) {
    if (!Number.isInteger(when) || when < 1 || taken.has(when)) continue;
    taken.add(when);
    kept.push({ when: String(when), say });
  }
  return kept;
}
