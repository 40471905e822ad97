import type { Grade } from "../../engine/exercise.ts";

/** What the tests of the months from one on may ask about. */
interface Pool {
  /** "2026-11" */
  readonly from: string;
  /** By zone and skill, in the order that decides the draw: the grade of each stage. */
  readonly zones: Readonly<Record<string, Readonly<Record<string, readonly Grade[]>>>>;
  /** Of stages ("times-tables/1"); 1 where nothing is said, whatever versions came later. */
  readonly versions?: Readonly<Record<string, number>>;
}

/**
 * The test of every month follows from this table: no row of it is ever changed. New skills, stages and versions are added by a
 * new pool at the end, from a month to come. tests/proofs/digests holds it.
 */
export const pools: readonly [Pool, ...Pool[]] = [
  {
    from: "2025-10",
    zones: {
      data: {
        "sequences-next-term": [1, 2, 3, 4],
        "reading-tables": [1, 2, 2, 3],
        proportion: [3, 4, 4, 5],
        mean: [3, 4, 4, 5],
        "median-mode-range": [3, 3, 4, 5],
        "sequences-nth-term": [4, 5, 5, 6],
        "simple-probability": [4, 4, 4, 5],
        "combined-probability": [5, 5, 6, 6],
      },
      decimals: {
        "decimal-place-value": [1, 2, 3],
        "comparing-decimals": [1, 2, 3],
        "rounding-decimals": [1, 2, 3, 4],
        "adding-decimals": [2, 2, 3],
        "subtracting-decimals": [2, 2, 3],
        "decimals-by-tens": [2, 2, 3, 4],
        "multiplying-decimals": [3, 4, 4, 4],
        "dividing-decimals": [3, 3, 4, 4],
        "fractions-to-decimals": [1, 2, 4, 4],
        "decimals-to-fractions": [2, 3, 3, 4],
      },
      division: {
        "division-facts": [1, 1, 2],
        "division-by-tens": [2, 2, 3],
        "short-division": [1, 2, 2, 3],
        remainders: [1, 2, 2, 3],
        "remainders-in-context": [2, 3, 4],
        "long-division": [3, 3, 4],
        divisibility: [2, 3, 3, 4],
      },
      equations: {
        substituting: [3, 4, 5],
        "collecting-like-terms": [4, 4, 5, 5],
        "expanding-brackets": [4, 5, 5, 6],
        "one-step-equations": [3, 4, 4, 5],
        "two-step-equations": [4, 4, 5, 5],
        "equations-with-brackets": [4, 5, 5],
        "unknowns-on-both-sides": [4, 5, 5],
        "equations-with-fractions": [4, 5, 5, 6],
        inequalities: [4, 5, 5],
        "simultaneous-equations": [5, 5, 5, 6],
        "factorising-quadratics": [5, 5, 5, 6],
        "quadratic-equations": [5, 5, 6, 6],
      },
      fractions: {
        "fraction-of-an-amount": [1, 2, 3, 4],
        "equivalent-fractions": [1, 2, 3, 4],
        "lowest-terms": [2, 3, 4],
        "mixed-and-improper": [2, 2, 3],
        "comparing-fractions": [2, 3, 3, 4],
        "ordering-fractions": [2, 3, 4],
        "adding-fractions": [2, 3, 4],
        "subtracting-fractions": [2, 2, 3, 4],
        "mixed-number-sums": [2, 3, 4, 4],
        "multiplying-fractions": [3, 3, 4, 4],
        "dividing-fractions": [3, 3, 4, 4],
      },
      numbers: {
        "rounding-whole-numbers": [1, 2, 3, 4],
        "negative-numbers": [2, 3, 4, 4],
        "factors-and-multiples": [2, 2, 3, 3],
        "highest-common-factor": [3, 4, 4, 5],
        "lowest-common-multiple": [3, 4, 4, 5],
        "order-of-operations": [3, 3, 4, 4],
        "multiplying-negatives": [4, 4, 4, 5],
        "powers-and-roots": [3, 4, 4, 5],
        "prime-factors": [4, 4, 5],
        "simplifying-ratios": [3, 4, 4, 5],
        "sharing-in-a-ratio": [3, 4, 4, 5],
        "rules-of-powers": [4, 5, 5, 6],
      },
      percentages: {
        "percentages-and-fractions": [3, 3, 4, 4],
        "percentage-of-an-amount": [3, 4, 5],
        "one-as-a-percentage-of-another": [4, 4, 4, 5],
        "percentage-increase-and-decrease": [4, 5, 5],
        "percentage-change": [4, 5, 5, 5],
        "reverse-percentages": [4, 5, 5, 5],
        "repeated-percentage-changes": [5, 5, 6, 6],
        "compound-interest": [5, 6, 6, 6],
      },
      shapes: {
        perimeter: [1, 2, 3, 4],
        "area-of-rectangles": [1, 2, 3, 4],
        coordinates: [1, 3, 4, 5],
        "angles-on-lines-and-points": [2, 3, 3, 4],
        "angles-in-triangles": [3, 4, 4, 5],
        "angles-in-polygons": [3, 4, 4, 5],
        "volume-of-boxes": [3, 3, 4, 4],
        "area-of-triangles": [3, 4, 4, 5],
        circles: [4, 5, 5, 5],
        pythagoras: [5, 5, 5, 5],
      },
      tables: {
        "times-tables": [1, 1, 1, 2],
        "missing-factors": [1, 1, 2],
        "square-numbers": [2, 2, 3, 4],
        "multiplying-by-tens": [1, 2, 3],
        "two-digit-times-one-digit": [1, 2, 2],
        "times-tables-20": [2, 3, 4],
        "long-multiplication": [3, 3, 3, 4],
      },
    },
  },
];
