import type { Markup } from "./markup.ts";
import type { Expression } from "./tree.ts";

/** Between factors: nothing to be seen, or a sign for those who hear it. */
export type Times = "seen" | "heard";

/** Writes parts of an expression: as they are, with brackets where something is raised or marked, and as a factor. */
export interface Writer {
  readonly whole: (tree: Expression) => Markup;
  readonly base: (tree: Expression) => Markup;
  readonly factor: (tree: Expression) => Markup;
  readonly times: Times;
}
