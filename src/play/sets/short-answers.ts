import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { divide, fractionText, rational, readRational } from "../../maths/rational.ts";
import type { SetQuestion } from "../../sets/set.ts";

/** Bingo needs so many questions with different short answers; with a few more the cards differ more. */
export const leastForBingo = 12;
export const goodForBingo = 18;

/** So many questions of a set are on an exit ticket. */
export const mostOnTicket = 3;

/** Letters that go into a square of a card, or onto a tile. */
const short = 16;

type Answered = SetQuestion & { readonly answer: AnswerSpec };
type TextOf = (question: Answered) => string;

/**
 * What an answer comes to, however it is written: "35" and "35 pages" lie beside a question with the same right, as do 50% and
 * a half. The first is the number alone.
 */
export function valuesOf(answer: AnswerSpec): readonly [string, ...string[]] {
  const isNumber = answer.kind === "whole" || answer.kind === "decimal" || answer.kind === "fraction";
  const value = isNumber ? readRational(answer.value) : null;
  if (!isNumber || !value) return [JSON.stringify(answer)];
  const number = fractionText(value);
  return answer.unit === "%" ? [number, fractionText(divide(value, rational(100n)))] : [number];
}

/** The answer as who works it out finds it: a mixed number where the question says that it may be one. */
function asFound({ prompt, answer }: Answered): AnswerSpec {
  const mayBeMixed = answer.kind === "fraction" && /\bmixed number\b/.test(prompt);
  return mayBeMixed ? { ...answer, form: "mixed" } : answer;
}

/** Questions with a short answer, no two with the same value: what bingo and dominoes are made of. */
export function distinct(
  questions: readonly (SetQuestion | null)[],
  textOf: TextOf,
): readonly { readonly question: SetQuestion; readonly text: string }[] {
  const seen = new Set<string>();
  return questions.flatMap((question) => {
    const { answer } = question ?? {};
    if (!question || !answer || answer.kind === "choice") return [];
    const text = textOf({ ...question, answer: asFound({ ...question, answer }) });
    const names = [text, ...valuesOf(answer)];
    if (text === "" || text.length > short || names.some((name) => seen.has(name))) return [];
    for (const name of names) seen.add(name);
    return [{ question, text }];
  });
}
