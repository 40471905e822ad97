import { useEffect, useState } from "react";
import firstSet from "../../content/quiz/set-01.yaml";
import type { QuizQuestion } from "../../engine/quiz.ts";
import type { Day } from "../../learner/day.ts";
import { setOfWeek, setsIn } from "./weeks.ts";

const sets = import.meta.glob<readonly QuizQuestion[]>("../../content/quiz/*.yaml", { import: "default" });
const files = Object.keys(sets).sort();

export interface LoadedSet {
  readonly questions: readonly QuizQuestion[];
  /** "page": no week is known. While loading, and after that failed, the questions are those of the first set. */
  readonly state: "page" | "loading" | "week" | "failed";
}

/** The questions of a day's week; those of the first set for no day, which readers without JavaScript see. */
export function useSet(day: Day | null): LoadedSet {
  const file = day === null ? undefined : files[setOfWeek(day, setsIn(day))];
  const [loaded, setLoaded] = useState<{ file: string; questions: readonly QuizQuestion[] | null } | null>(null);
  useEffect(() => {
    const load = file && sets[file];
    if (!load) return;
    let over = false;
    load().then(
      (questions) => over || setLoaded({ file, questions }),
      () => over || setLoaded({ file, questions: null }),
    );
    return () => {
      over = true;
    };
  }, [file]);
  if (file === undefined) return { questions: firstSet, state: "page" };
  if (loaded?.file !== file) return { questions: firstSet, state: "loading" };
  return loaded.questions ? { questions: loaded.questions, state: "week" } : { questions: firstSet, state: "failed" };
}
