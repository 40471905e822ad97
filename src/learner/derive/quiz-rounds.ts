import type { Day } from "../day.ts";
import type { Attempt } from "../records/entry.ts";
import { byTime, distinct } from "./distinct.ts";
import { groupBy } from "./group-by.ts";

/** A weekly quiz that was played to its end. */
export interface QuizRound {
  readonly right: number;
  readonly day: Day;
}

/** Questions in a set. */
export const quizLength = 10;

/**
 * The weekly quizzes that were played to their end, earlier first, from a log in any order. The log knows single answers:
 * a round is over with the tenth different question of a set, and one that is begun again before that counts for nothing.
 */
export function quizRounds(log: readonly Attempt[]): readonly QuizRound[] {
  const answers = distinct(log).filter(({ category }) => category === "weekly-quiz");
  const bySet = groupBy(answers.toSorted(byTime), setOf);
  return [...bySet.values()].flatMap(roundsOfSet).sort((a, b) => byTime(a.last, b.last));
}

/** "weekly-011" to "weekly-020" are a set. */
function setOf({ item }: Attempt): string {
  const number = Number(/^weekly-(\d+)$/.exec(item)?.[1] ?? 0);
  return String(Math.ceil(number / quizLength));
}

function roundsOfSet(answers: readonly Attempt[]): (QuizRound & { last: Attempt })[] {
  const rounds: (QuizRound & { last: Attempt })[] = [];
  let round = new Map<string, Attempt>();
  for (const answer of answers) {
    if (round.has(answer.item)) round = new Map();
    round.set(answer.item, answer);
    if (round.size < quizLength) continue;
    const right = [...round.values()].filter(({ verdict }) => verdict === "right").length;
    rounds.push({ right, day: answer.day, last: answer });
    round = new Map();
  }
  return rounds;
}
