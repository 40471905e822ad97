import { only, range, type SkillProofs } from "../proof.ts";
import { formulaIn, statement } from "../reading/formulas.ts";

/** Puts down `groups` rows of `size` counters and counts them one by one. */
function counted(groups: number, size: number): number {
  let counters = 0;
  for (let row = 0; row < groups; row++) for (let one = 0; one < size; one++) counters++;
  return counters;
}

/** n² as the sum of the first n odd numbers. */
function oddNumbers(n: number): number {
  let total = 0;
  for (let k = 0, odd = 1; k < n; k++, odd += 2) total += odd;
  return total;
}

/** a × b by halving a and doubling b, as on an Egyptian papyrus. */
function doubling(a: number, b: number): number {
  let total = 0;
  for (let half = a, double = b; half > 0; half = half >> 1, double += double) if (half & 1) total += double;
  return total;
}

export const proofs: SkillProofs = {
  // Counted one by one, in the order of the question.
  "times-tables": ({ table, n, order }: { table: number; n: number; order: string }) =>
    order === "table first" ? counted(table, n) : counted(n, table),

  // Every number up to 200 is tried in the box; the product is what the question shows.
  "missing-factors": ({ k = 0, x }: { k?: number; x: number }, stage, reading) => {
    if (stage < 2) return only(range(0, 200).filter((box) => counted(k, box) === counted(k, x)));
    const fits = statement(formulaIn(reading, 1).replace("\\square", "x"), "x");
    return only(range(0, 200).filter((box) => fits(box)));
  },

  // Sums of odd numbers; for the number that was squared every number up to 100 is tried.
  "square-numbers": ({ n = 0, a = 0, b = 0, sign }: { n?: number; a?: number; b?: number; sign?: string }, stage) => {
    if (stage === 1) return only(range(1, 100).filter((side) => oddNumbers(side) === oddNumbers(n)));
    if (stage === 2) return sign === "plus" ? oddNumbers(a) + oddNumbers(b) : oddNumbers(a) - oddNumbers(b);
    return oddNumbers(n);
  },

  // The digits of the number, moved by writing them in front of the zeros; products of round numbers by doubling.
  "multiplying-by-tens": (
    {
      zeros = 0,
      a = 0,
      b = 0,
      first = 0,
      second = 0,
    }: { zeros?: number; a?: number; b?: number; first?: number; second?: number },
    stage,
    reading,
  ) => {
    if (stage === 0) {
      const ten = only(new Set(reading.saidFrom(1, 2).filter((n) => /^10+$/.test(String(n)))));
      const n = only(reading.saidFrom(1, 2).filter((other) => other !== ten));
      return `${n}${String(ten).slice(1)}`;
    }
    const written = (digit: number, count: number) => Number(`${digit}${"0".repeat(count)}`);
    return stage === 1 ? doubling(a, written(b, zeros)) : doubling(written(a, first), written(b, second));
  },

  // Counted one by one.
  "two-digit-times-one-digit": (
    { n = 0, tens = 0, ones = 0, k }: { n?: number; tens?: number; ones?: number; k: number },
    stage,
  ) => counted(k, stage === 0 ? Number(`${tens}${ones}`) : n),

  // Counted one by one.
  "times-tables-20": (
    { table = 0, n = 0, a = 0, b = 0 }: { table?: number; n?: number; a?: number; b?: number },
    stage,
  ) => (stage < 2 ? counted(table, n) : counted(a, b)),

  // Halving one number and doubling the other.
  "long-multiplication": ({ a, b = 0, digit }: { a: number; b?: number; digit?: number }, stage) =>
    doubling(a, stage === 0 ? Number(`${digit}0`) : b),
};
