import { count } from "../../engine/words.ts";
import type { Bests } from "../../learner/derive/bests.ts";
import { quizLength } from "../../learner/derive/quiz-rounds.ts";
import { gameName } from "../../play/game/catalog.ts";
import { kindInWords, kindOf } from "../../tools/speed/kind.ts";
import { clockTime } from "../../ui/clock-time.ts";
import { longDate } from "./dates.ts";

/** What a medal is for: each has a shape and a hue of its own. */
export type MedalKind = "speed" | "test" | "quiz" | "streak" | "day" | "week" | "facts" | "board";

/** An own best as it is shown. */
export interface Earned {
  readonly id: string;
  readonly kind: MedalKind;
  readonly name: string;
  /** What stands on the medal: "24", "9/10". */
  readonly figure: string;
  /** The same in words. */
  readonly value: string;
  /** "set on 3 October 2025" */
  readonly when: string;
}

/** A best that is still to come. */
export interface ToCome {
  readonly kind: MedalKind;
  readonly name: string;
  /** How it comes. */
  readonly how: string;
  /** Where. */
  readonly to: string;
  readonly go: string;
}

/** A single day is no row of days yet. */
const shortestStreak = 2;

/** The medals there are. */
export function earned({ speeds, tests, quiz, streak, solvedInDay, solvedInWeek, boards, facts }: Bests): Earned[] {
  return [
    ...speeds.map(({ kind, rate, day }) => ({
      id: kindOf(kind),
      kind: "speed" as const,
      name: kindInWords(kind),
      figure: `${rate}`,
      value: `${rate} a minute`,
      when: `set on ${longDate(day)}`,
    })),
    ...tests.map(({ ages, right, of, day }) => ({
      id: `monthly-${ages}`,
      kind: "test" as const,
      name: `Monthly test, ages ${ages}`,
      figure: `${right}/${of}`,
      value: `${right} of ${of}`,
      when: `set on ${longDate(day)}`,
    })),
    ...one(quiz && { count: quiz.right, day: quiz.day }, "quiz", "Weekly quiz", `of ${quizLength}`),
    ...one(
      streak && streak.days >= shortestStreak ? { count: streak.days, day: streak.day } : null,
      "streak",
      "Longest streak of days with a right answer",
      "day",
    ),
    ...one(solvedInDay, "day", "Most puzzles solved in a day", "puzzle"),
    ...one(solvedInWeek, "week", "Most puzzles solved in a week", "puzzle", "set in the week of "),
    ...boards.map(({ game, grade, ms, day }) => ({
      id: `board-${game}-${grade}`,
      kind: "board" as const,
      name: `${gameName(game)}: ${grade}`,
      figure: clockTime(ms),
      value: `${clockTime(ms)} without help`,
      when: `set on ${longDate(day)}`,
    })),
    ...one(facts, "facts", "Multiplication facts that are yours", "fact"),
  ];
}

function one(
  best: { readonly count: number; readonly day: string } | null,
  kind: MedalKind,
  name: string,
  unit: string,
  before = "set on ",
): Earned[] {
  if (!best) return [];
  const outOf = unit.startsWith("of ");
  return [
    {
      id: kind,
      kind,
      name,
      figure: outOf ? `${best.count}/${unit.slice(3)}` : `${best.count}`,
      value: outOf ? `${best.count} ${unit}` : count(best.count, unit),
      when: before + longDate(best.day),
    },
  ];
}

const comings: readonly ToCome[] = [
  {
    kind: "streak",
    name: "Longest streak",
    how: "Your longest streak will stand here after two days in a row with a right answer.",
    to: "/daily-challenge",
    go: "Today's challenge",
  },
  {
    kind: "day",
    name: "Most puzzles in a day",
    how: "Your best day will stand here with the first puzzle you solve.",
    to: "/arithmetic/easy",
    go: "Solve a puzzle",
  },
  {
    kind: "speed",
    name: "Speed",
    how: "Your best speed will stand here after one round of quick sums.",
    to: "/speed-math",
    go: "Speed maths",
  },
  {
    kind: "board",
    name: "Boards and games",
    how: "Your best time will stand here after the first board you solve without help.",
    to: "/sudoku",
    go: "A sudoku",
  },
  {
    kind: "quiz",
    name: "Weekly quiz",
    how: "Your best round will stand here after the ten questions of a quiz.",
    to: "/weekly-quiz",
    go: "Weekly quiz",
  },
  {
    kind: "test",
    name: "Monthly test",
    how: "Your best test will stand here after the first one.",
    to: "/monthly-test",
    go: "Monthly test",
  },
  {
    kind: "facts",
    name: "Multiplication facts",
    how: "Facts you know at once on four different days will be counted here.",
    to: "/tables?practise=facts",
    go: "Times tables",
  },
];

/** The medals that are still to come, easiest first. */
export function toCome(bests: Bests): readonly ToCome[] {
  const kinds = new Set(earned(bests).map(({ kind }) => kind));
  return comings.filter(({ kind }) => !kinds.has(kind));
}
