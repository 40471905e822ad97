import type { Judgement, NumberLocale } from "../../engine/answer/answer.ts";
import { judge } from "../../engine/answer/judge.ts";
import type { SetQuestion } from "../../sets/set.ts";

/** What an answer to a question of a set is, and its slip by its place among the question's, which is how a result tells it. */
export function judgeFor(
  question: SetQuestion,
  typed: string,
  locale: NumberLocale,
): { readonly judgement: Judgement; readonly slip?: number } {
  if (!question.answer) throw new Error(`${question.item} is for a person to mark`);
  const judgement = judge(question.answer, typed, question, locale);
  if (judgement.verdict !== "wrong" || !judgement.slip) return { judgement };
  const slip = question.slips.findIndex(({ say, name }) => say === judgement.author && name === judgement.name);
  return slip < 0 ? { judgement } : { judgement, slip };
}
