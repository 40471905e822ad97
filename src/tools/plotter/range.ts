/** What is known of a function's values on a box, the best last (the decorations of IEEE 1788). */
export const nowhere = 0;
export const perhaps = 1;
export const defined = 2;
export const continuous = 3;

/**
 * All values that an expression may take on a box lie between `lo` and `hi`, and `level` says whether it is defined
 * there. Where it is defined nowhere, the ends mean nothing.
 */
export interface Range {
  lo: number;
  hi: number;
  level: number;
}

/** Whether a value may be 0 somewhere. */
export function mayBeZero({ lo, hi, level }: Range): boolean {
  return level !== nowhere && lo <= 0 && hi >= 0;
}
