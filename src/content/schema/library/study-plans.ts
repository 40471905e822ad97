import { z } from "zod";
import { line, prose, readYaml } from "../text.ts";
import { entry, place } from "./entry.ts";

const task = z.strictObject({
  at: place.describe("What to do: a puzzle, a skill, a lesson, an idea, a quiz or a game of this site"),
  minutes: z.int().min(1).max(30),
});

const plan = z.strictObject({
  ...entry,
  aim: line.describe("What one can do after it"),
  about: prose,
  days: z
    .array(z.strictObject({ title: line, tasks: z.array(task).min(1).max(5) }))
    .min(5)
    .max(42),
});

export type StudyPlan = z.infer<typeof plan>;

/** Reads a file of src/content/study-plans, one plan each. Throws with every fault and where it is. */
export function readStudyPlan(file: string, text: string): StudyPlan {
  return readYaml(file, plan, text);
}
