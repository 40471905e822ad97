import { useEffect, useState } from "react";
import { readLocal } from "../../device/local.ts";
import { useWho } from "../../device/who.ts";
import { isCount, parseFields } from "../../engine/fields.ts";
import type { QuizQuestion } from "../../engine/quiz.ts";
import { noteBegun } from "../../learner/begun.ts";
import { type Day, mondayOf } from "../../learner/day.ts";
import { followBegun } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import { dateWords } from "../daily/day-words.ts";

/** Where the learner stands in a quiz. */
export interface Standing {
  /** Index of the question that is shown. */
  readonly at: number;
  /** The option that was picked in each question so far: as many as `at`, and one more once the shown one is answered. */
  readonly picks: readonly number[];
}

/** A quiz that is under way. */
export interface Unfinished extends Standing {
  /** When this go at it began, in milliseconds since 1970. */
  readonly since: number;
}

type Questions = readonly Pick<QuizQuestion, "id" | "options">[];

/** What the quizzes under way are kept as: each week's by itself. */
export const prefix = "weekly-quiz/";
const kindOf = (monday: Day) => prefix + monday;

/** How a quiz stands, as text. */
export function writeUnfinished(questions: Questions, { at, picks, since }: Unfinished): string {
  return JSON.stringify({ items: questions.map(({ id }) => id), at, picks, since });
}

/** Reads such a text; null for one that is none, or that belongs to other questions than these. */
export function readUnfinished(text: string, questions: Questions): Unfinished | null {
  const { items, at, picks, since } = parseFields(text);
  if (!Array.isArray(items) || items.join() !== questions.map(({ id }) => id).join()) return null;
  if (!isCount(at) || !isCount(since) || !(at in questions)) return null;
  if (!Array.isArray(picks) || (picks.length !== at && picks.length !== at + 1) || picks.length === 0) return null;
  if (!picks.every((pick, index) => isCount(pick) && pick in (questions[index]?.options ?? []))) return null;
  return { at, picks, since };
}

/** The number, from 1, of the question at which a quiz was left, from its text; null for one that is none. */
export function leftAt(text: string): number | null {
  const { at } = parseFields(text);
  return isCount(at) ? at + 1 : null;
}

/** Keeps how the quiz of a week stands, and that it is one of the things to go on with; an empty text once it is over. */
export function keepUnfinished(monday: Day, text: string): void {
  void keepSave(kindOf(monday), text);
  // Its own address: once there is a new quiz, this one is still found.
  const title = `Weekly Quiz of ${dateWords(monday).replace(/ \d+$/, "")}`;
  noteBegun({ path: `/archive?week=${monday}`, title }, text === "");
}

/** Longer than the store waits for a database that never answers: then nothing will be known. */
const patience = 6000;

/**
 * The text of the quiz of a day's week as it was left before this page, empty for none; undefined until it is known. What
 * is done on this page does not change it.
 */
export function useLeft(day: Day | null): string | undefined {
  const who = useWho();
  const kind = day === null ? null : kindOf(mondayOf(day));
  const [left, setLeft] = useState<{ readonly of: string; readonly text: string } | null>(null);
  const of = `${who}/${kind}`;
  useEffect(() => {
    if (kind === null) return;
    const tell = (text: string) => setLeft((before) => (before?.of === of ? before : { of, text }));
    // On a new device nothing was begun: its first question does not wait for the database.
    if (readLocal("hasAttempts") !== "true") return tell("");
    const late = setTimeout(tell, patience, "");
    const end = followBegun(who, kind, (saves) => tell(saves[0]?.text ?? ""));
    return () => {
      clearTimeout(late);
      end();
    };
  }, [who, kind, of]);
  return left?.of === of ? left.text : undefined;
}
