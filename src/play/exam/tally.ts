import type { Marked } from "./mark.ts";

/** What a test comes to. */
export interface Tally {
  /** The questions that something was written for, one that could not be read among them. */
  readonly answered: readonly Marked[];
  readonly right: number;
  /** How many were left without an answer. */
  readonly open: number;
}

/** What these questions of a test come to. */
export function tally(marked: readonly Marked[]): Tally {
  const answered = marked.filter(({ typed }) => !isOpen(typed));
  const right = marked.filter(({ verdict }) => verdict === "right").length;
  return { answered, right, open: marked.length - answered.length };
}

/** Whether what stands in the place for an answer is none. */
export function isOpen(typed: string): boolean {
  return typed.trim() === "";
}

/** The score of a test that was handed in: "18 of 25 right". */
export function scoreOf({ right, answered, open }: Tally): string {
  const of = answered.length + open;
  return right === 0 ? `None of ${of} right yet` : `${right} of ${of} right`;
}

/** The score of a test that was stopped, of what was answered alone: "6 right of the 8 you answered". */
export function scoreOfStopped({ right, answered }: Tally): string {
  return `${right === 0 ? "None right yet" : `${right} right`} of the ${answered.length} you answered`;
}
