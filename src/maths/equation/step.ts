/** A step of the working: what is done, and the line that follows from it. */
export interface Step {
  readonly say: string;
  /** "3x + 2 = 8"; a root is "sqrt(15)", a product of a number and a root "3*sqrt(15)". */
  readonly line: string;
}

/** Why an equation is not solved, in a sentence for its writer. */
export class EquationFault extends Error {}
