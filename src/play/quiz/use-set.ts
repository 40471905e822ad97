import { useEffect, useState } from "react";
import type { QuizQuestion } from "../../engine/quiz.ts";
import type { Day } from "../../learner/day.ts";
import { setOfWeek, setsIn } from "./weeks.ts";

const sets = import.meta.glob<readonly QuizQuestion[]>("../../content/quiz/*.yaml", { import: "default" });
const files = Object.keys(sets).sort();

/** The questions of a day's week; until they are there, and for no day, that of the prerendered page, "loading". */
export function useSet(day: Day | null): readonly QuizQuestion[] | "loading" | "failed" {
  const file = day === null ? undefined : files[setOfWeek(day, setsIn(day))];
  const [loaded, setLoaded] = useState<{ file: string; set: readonly QuizQuestion[] | "failed" } | null>(null);
  useEffect(() => {
    const load = file && sets[file];
    if (!load) return;
    let over = false;
    load().then(
      (set) => over || setLoaded({ file, set }),
      () => over || setLoaded({ file, set: "failed" }),
    );
    return () => {
      over = true;
    };
  }, [file]);
  return loaded && loaded.file === file ? loaded.set : "loading";
}
