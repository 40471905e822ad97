import type { Posed } from "../../engine/exercise.ts";
import type { Outcome } from "../../learner/derive/skill-states.ts";

/** A question as a run poses it. */
export interface Asked {
  /** What its answers are recorded under. */
  readonly item: string;
  /** The name of what it practises. */
  readonly label: string;
  readonly posed: Posed;
}

/** A question that is over, and how it went. */
export interface Answered {
  readonly item: string;
  readonly outcome: Outcome;
}
