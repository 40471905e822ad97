import type { Rational } from "../../maths/rational.ts";

/** A brick in terms of one that is called x: a number and how often x; in a product pyramid a number and a power of x. */
export interface Form {
  readonly known: Rational;
  readonly times: number;
}
