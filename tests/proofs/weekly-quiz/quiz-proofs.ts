import type { QuizQuestion } from "../../../src/engine/quiz.ts";
import { Reading } from "../reading/reading.ts";

/** By the id of the question: the right option's number or text, worked out again by another route from what the text says. */
export type QuizProofs = Readonly<Record<string, (reading: Reading) => string | number>>;

/** A question as it is read: its words, then its options. */
export const readingOf = ({ question, options }: QuizQuestion): Reading =>
  new Reading({ words: question, labels: [], options: options.map(({ text }) => text) });
