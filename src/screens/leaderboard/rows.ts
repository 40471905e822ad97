import { count } from "../../engine/words.ts";
import type { Bests } from "../../learner/derive/bests.ts";
import { quizLength } from "../../learner/derive/quiz-rounds.ts";
import { gameName } from "../../play/game/catalog.ts";
import { kindInWords, kindOf } from "../../tools/speed/kind.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { longDate } from "./dates.ts";

/** A best as it is shown. */
export interface BestRow {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  /** "set on 3 October 2025" */
  readonly when: string;
}

/** Where a best that is still missing is made. */
export interface Place {
  readonly to: string;
  readonly name: string;
}

/** The bests there are, in words. */
export function bestRows({ speeds, tests, quiz, streak, solvedInDay, solvedInWeek, boards, facts }: Bests): BestRow[] {
  return [
    ...speeds.map(({ kind, rate, day }) => ({
      id: kindOf(kind),
      name: kindInWords(kind),
      value: `${rate} a minute`,
      when: `set on ${longDate(day)}`,
    })),
    ...tests.map(({ ages, right, of, day }) => ({
      id: `monthly-${ages}`,
      name: `Monthly test, ages ${ages}`,
      value: `${right} of ${of}`,
      when: `set on ${longDate(day)}`,
    })),
    ...one(quiz, "quiz", "Weekly quiz", ({ right }) => `${right} of ${quizLength}`),
    ...one(streak, "streak", "Longest streak of days with a right answer", ({ days }) => count(days, "day")),
    ...one(solvedInDay, "day", "Most puzzles solved in a day", (best) => count(best.count, "puzzle")),
    ...one(
      solvedInWeek,
      "week",
      "Most puzzles solved in a week",
      (best) => count(best.count, "puzzle"),
      "set in the week of ",
    ),
    ...boards.map(({ game, grade, ms, day }) => ({
      id: `board-${game}-${grade}`,
      name: `${gameName(game)}: ${grade}`,
      value: clockTime(ms),
      when: `set on ${longDate(day)}`,
    })),
    ...one(facts, "facts", "Multiplication facts that are yours", (best) => count(best.count, "fact")),
  ];
}

function one<Best extends { readonly day: string }>(
  best: Best | null,
  id: string,
  name: string,
  value: (best: Best) => string,
  before = "set on ",
): BestRow[] {
  return best ? [{ id, name, value: value(best), when: before + longDate(best.day) }] : [];
}

/** Where the bests are made that are still missing. */
export function missing({ speeds, tests, quiz, solvedInDay, facts }: Bests): Place[] {
  return [
    ...(speeds.length > 0 ? [] : [{ to: "/speed-math", name: "speed maths" }]),
    ...(tests.length > 0 ? [] : [{ to: "/monthly-test", name: "the monthly test" }]),
    ...(quiz ? [] : [{ to: "/weekly-quiz", name: "the weekly quiz" }]),
    ...(facts ? [] : [{ to: "/tables", name: "the times tables" }]),
    ...(solvedInDay ? [] : [{ to: "/arithmetic", name: "any puzzle" }]),
  ];
}
