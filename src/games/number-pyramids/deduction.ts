import type { Rational } from "../../maths/rational.ts";

/** What a person can find next: the number of one brick, from bricks that are known. */
export interface Deduction {
  readonly brick: number;
  readonly value: Rational;
  /** How hard it is: its place in `techniques`. */
  readonly technique: number;
  readonly because: readonly number[];
  /** The bricks that `look` names. */
  readonly area: readonly number[];
  readonly look: string;
  readonly why: string;
}

/** From the first that a person learns to the last. */
export const techniques = ["From below", "From above", "Counted twice", "Call it x"] as const;
