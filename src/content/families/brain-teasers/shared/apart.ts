import type { Slip } from "../../../../engine/answer/answer.ts";

/** The slips that differ from the right answer and from the ones before them, as [when, say]. */
export function apart(answer: string | number, slips: readonly (readonly [string | number, string])[]): Slip[] {
  const seen = new Set([String(answer)]);
  const kept: Slip[] = [];
  for (const [when, say] of slips) {
    if (seen.has(String(when))) continue;
    seen.add(String(when));
    kept.push({ when: String(when), say });
  }
  return kept;
}
