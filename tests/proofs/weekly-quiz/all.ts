import { readFileSync } from "node:fs";
import { readWeeklyQuiz } from "../../../src/content/schema/weekly-quiz.ts";
import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import type { QuizProofs } from "./quiz-proofs.ts";

const files = Object.keys(import.meta.glob("../../../src/content/quiz/*.yaml")).sort();

/** The quizzes of all weeks. */
export const sets: readonly (readonly QuizQuestion[])[] = files.map((file) =>
  readWeeklyQuiz(readFileSync(new URL(file, import.meta.url), "utf8")),
);

/** The proof of every question. */
export const answers: QuizProofs = Object.assign(
  {},
  ...Object.values(import.meta.glob<QuizProofs>("./set-*.ts", { eager: true, import: "answers" })),
);
