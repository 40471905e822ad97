import type { Slip } from "../../../../engine/answer/answer.ts";

/** At most three slips: whole numbers from 1 on that are not the answer, each wrong answer once, the first ones first. */
export function wholeSlips(right: number, slips: readonly (readonly [wrong: number, say: string])[]): Slip[] {
  const taken = new Set([right]);
  const kept: Slip[] = [];
  for (const [wrong, say] of slips) {
    if (!Number.isInteger(wrong) || wrong < 1 || taken.has(wrong)) continue;
    taken.add(wrong);
    kept.push({ when: String(wrong), say });
  }
  return kept.slice(0, 3);
}
