/** A part of some wholes, as a picture shows it. */
export interface Bar {
  readonly num: number;
  readonly den: number;
}

/** A step of the working: what is done and why, and the line that a learner writes. */
export interface Step {
  readonly say: string;
  /**
   * "1/4 + 5/6 = 3/12 + 10/12": all between two signs of the line (=, <, >) is a sum that `calculate` reads; "≈" where
   * a decimal was cut.
   */
  readonly line: string;
  /** The same amounts before and after, where a picture of them helps. */
  readonly bars?: readonly Bar[];
}

/** The working of one operation, or of a last change of form. */
export interface Stage {
  /** What it is about, where there are several. */
  readonly title: string;
  readonly steps: readonly Step[];
}

const mostParts = 24n;
const mostWholes = 3n;

/** Bars for these amounts, or none where any of them is below 0, above 3 or in too small parts to count. */
export function barsOf(...amounts: readonly { readonly num: bigint; readonly den: bigint }[]): Pick<Step, "bars"> {
  const fit = amounts.every(({ num, den }) => num >= 0n && den <= mostParts && num <= mostWholes * den);
  return fit ? { bars: amounts.map(({ num, den }) => ({ num: Number(num), den: Number(den) })) } : {};
}
