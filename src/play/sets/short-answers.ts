import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { SetQuestion } from "../../sets/set.ts";

/** Bingo needs so many questions with different short answers; with a few more the cards differ more. */
export const leastForBingo = 12;
export const goodForBingo = 18;

/** So many questions of a set are on an exit ticket. */
export const mostOnTicket = 3;

/** Letters that go into a square of a card, or onto a tile. */
const short = 16;

type TextOf = (question: SetQuestion & { readonly answer: AnswerSpec }) => string;

/** Questions with a short answer, no two with the same: what bingo and dominoes are made of. */
export function distinct(
  questions: readonly (SetQuestion | null)[],
  textOf: TextOf,
): readonly { readonly question: SetQuestion; readonly text: string }[] {
  const seen = new Set<string>();
  return questions.flatMap((question) => {
    const { answer } = question ?? {};
    if (!question || !answer || answer.kind === "choice") return [];
    const text = textOf({ ...question, answer });
    if (text === "" || text.length > short || seen.has(text)) return [];
    seen.add(text);
    return [{ question, text }];
  });
}
