/** The things to move that a lesson can lay beside its lines, by name; they live in src/manipulatives. */
export const manipulativeIds = [
  "bar",
  "number-line",
  "area",
  "balance",
  "wall",
  "grid",
  "clock",
  "counters",
  "turn",
  "hundred",
  "pins",
  "dots",
  "spinner",
  "curve",
] as const;
export type ManipulativeId = (typeof manipulativeIds)[number];

/** A picture that moves with the steps of a worked example: its state at each of them, as text, and the parts to be lit. */
export interface Shows {
  readonly by: ManipulativeId;
  readonly lines: readonly Shown[];
  /** The state that the question itself tells, where the first line has already gone a step on. */
  readonly start?: string;
}

/** A state, and the names of its parts that the step speaks of, with spaces between; none: no part more than others. */
export type Shown = readonly [state: string, lit?: string];
