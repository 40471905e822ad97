import type { Rational } from "../../../maths/rational.ts";

/** Cells with a total: a line of the figure, or a group whose total follows from the lines. */
export interface Group {
  /** As it stands in a sentence: "row 2", "the four corners". */
  readonly name: string;
  readonly plural: boolean;
  readonly cells: readonly number[];
  readonly total: Rational;
  /** The total in weights. */
  readonly target: number;
  /** The name of the idea, what it says in a sentence, and why the total holds: for groups that are not lines. */
  readonly hidden: { readonly technique: string; readonly fact: string; readonly why: string } | null;
}
