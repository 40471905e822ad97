import type { AnswerSpec, Slip } from "./answer/answer.ts";

export const levels = ["easy", "medium", "hard"] as const;
export type Level = (typeof levels)[number];

/** HTML made by the content compiler from our own Markdown and TeX: safe to set as it is. */
export type Html = string;

/** A fixed puzzle as a page gets it: compiled, validated, proved. */
export interface Puzzle {
  /** For ever: the learner's history points at it. */
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  /** Minutes a reader of that level needs, 1 to 30. */
  readonly minutes: number;
  readonly problem: Html;
  /** An inline SVG with its text alternative, where the puzzle has one. */
  readonly figure?: Html;
  readonly hint: Html;
  readonly solution: Html;
  readonly answer: AnswerSpec;
  readonly slips: readonly Slip[];
  /** How a reader can test any answer against the puzzle. */
  readonly check: string;
}
