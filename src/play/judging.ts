import type { RefObject } from "react";
import { afterPaint } from "../device/after-paint.ts";
import { numberLocale } from "../device/settings/shown.ts";
import type { AnswerSpec, Feedback, Judgement } from "../engine/answer/answer.ts";
import { judge as judgeAnswer } from "../engine/answer/judge.ts";
import { prepareToKeep } from "../learner/keep/keep.ts";
import { type OfEquation, withBothSides } from "./both-sides.ts";
import type { OutcomeHandle } from "./outcome.tsx";

// What an answer box needs from the first answer on, and no page before that: fetched while the answer is being typed.
export { recordAttempt } from "../learner/keep/record.ts";
export { Outcome } from "./outcome.tsx";

let ahead: { readonly asked: readonly unknown[]; readonly judgement: Judgement } | null = null;

/** What an answer is worth to this learner. The same one asked for again costs nothing. */
export function judge(answer: AnswerSpec, typed: string, feedback: Feedback & OfEquation): Judgement {
  const asked = [answer, typed, feedback, numberLocale()] as const;
  if (!ahead?.asked.every((part, at) => part === asked[at]))
    ahead = { asked, judgement: withBothSides(judgeAnswer(...asked), feedback) };
  return ahead.judgement;
}

/** Judges what is being typed once it stands there, so that Check has only to show what came of it; and has what keeps it fetched. */
export async function getReady(
  answer: AnswerSpec,
  typed: string,
  feedback: Feedback & OfEquation,
  outcome: RefObject<OutcomeHandle | null>,
): Promise<void> {
  void prepareToKeep("attempts");
  if (!typed) return; // a field that was only entered
  await afterPaint();
  // Of several keys pressed at once the last one counts: what is judged for one of the others is judged again.
  const judgement = judge(answer, typed, feedback);
  if (judgement.verdict === "wrong" || judgement.verdict === "right")
    outcome.current?.prepare({ judgement, typed, seen: false });
}
