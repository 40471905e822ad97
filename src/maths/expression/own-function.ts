import type { Expression } from "./tree.ts";

/** A function that somebody made: f(x) = x² + 1. */
export interface OwnFunction {
  readonly parameters: readonly string[];
  readonly body: Expression;
}
