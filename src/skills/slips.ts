import type { AnswerSpec } from "../engine/answer/answer.ts";
import { judge } from "../engine/answer/judge.ts";
import type { NamedSlip } from "../engine/exercise.ts";

/**
 * The slips of a question, given as wrong answer, name and sentence, most telling first. Left out are those that happen
 * to be right with these numbers, or right in another form, and those that give the same wrong answer as one before.
 */
export function slips(
  answer: AnswerSpec,
  wrong: readonly (readonly [when: string | number, name: string, say: string])[],
): NamedSlip[] {
  const taken: NamedSlip[] = [];
  for (const [value, name, say] of wrong) {
    const when = String(value);
    const judged = judge(answer, when, { slips: taken, check: "" });
    if (judged.verdict === "wrong" && !judged.slip) taken.push({ when, name, say });
  }
  return taken;
}
