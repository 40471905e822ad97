import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { NamedSlip } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";

/** A wrong answer, the name of the slip that leads to it, and what to say; null where the slip leads to no number. */
export type Wrong = readonly [when: number | null, name: string, say: string];

/** The slips of a question with a whole answer, without those that nobody would type: below one, or no whole number. */
export function wholeSlips(answer: AnswerSpec, wrong: readonly Wrong[]): NamedSlip[] {
  return slips(
    answer,
    wrong.flatMap(([when, name, say]) =>
      when && when > 0 && Number.isInteger(when) ? [[when, name, say] as const] : [],
    ),
  );
}
