import type { Puzzle } from "../engine/puzzle.ts";

/** What can be answered: a puzzle, or a question of a skill. */
export type Answerable = Pick<Puzzle, "id" | "version" | "answer" | "figure" | "inside" | "slips" | "check"> & {
  /** What is asked, as HTML, where that is short. */
  readonly prompt?: string;
};
