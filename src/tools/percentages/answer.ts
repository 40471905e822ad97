import type { Rational } from "../../maths/rational.ts";

export interface Step {
  readonly say: string;
  /** A line of the working; "≈" where a number in it was rounded. */
  readonly line: string;
}

/** A place on a bar: so many per cent of the whole, and the amount there. */
export interface Mark {
  readonly percent: number;
  readonly amount: string;
}

export interface Answer {
  /** A sentence. */
  readonly says: string;
  /** The number that was asked for, exactly. */
  readonly value: Rational;
  readonly steps: readonly Step[];
  /** Two places on a bar: how far it is shaded, and its whole, 100%. */
  readonly marks?: readonly Mark[];
  /** From one percentage of a whole to another, both on one bar; `marks` then compare the second with the first. */
  readonly points?: { readonly from: number; readonly to: number; readonly said: string };
}

/** Why a question has no answer, and which of its blanks is to blame. */
export class Impossible extends Error {
  readonly blank: string;

  constructor(blank: string, message: string) {
    super(message);
    this.blank = blank;
  }
}
