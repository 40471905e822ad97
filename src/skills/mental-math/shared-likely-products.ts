/** Which of the wrong numbers have another size: one too small and one too large, or only one of them. */
export type Pattern = "both sizes" | "too small" | "too large";

/** A number that cannot be the product, and what gives it away. */
interface Unlikely {
  readonly value: number;
  readonly fault: "digit" | "size";
}

/**
 * Three numbers that stand beside a product to choose from. Each has only one fault: the last digit (the product moved by
 * one of `aside`, which are no multiples of ten), or the size (so many per cent of the product, the last digit kept).
 */
export function oneOfFour(
  product: number,
  pattern: Pattern,
  aside: readonly [number, number],
  [small, large]: readonly [smallPercent: number, largePercent: number],
): readonly Unlikely[] {
  const sized = (percent: number): Unlikely => ({
    value: Math.floor((product * percent) / 1000) * 10 + (product % 10),
    fault: "size",
  });
  const moved = (by: number): Unlikely => ({ value: product + by, fault: "digit" });
  switch (pattern) {
    case "both sizes":
      return [sized(small), sized(large), moved(aside[0])];
    case "too small":
      return [sized(small), ...aside.map(moved)];
    case "too large":
      return [sized(large), ...aside.map(moved)];
  }
}
