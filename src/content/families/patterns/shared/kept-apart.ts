import type { Slip } from "../../../../engine/answer/answer.ts";

/** The slips that are not the answer itself and not zero or less, each wrong answer once: the first sentence for it stays. */
export function keptApart(answer: string | number, slips: readonly (readonly [string | number, string])[]): Slip[] {
  const taken = new Set([String(answer)]);
  return slips.flatMap(([wrong, say]) => {
    const when = String(wrong);
    if (taken.has(when) || Number(when) <= 0) return [];
    taken.add(when);
    return [{ when, say }];
  });
}
