import { compare, gcd, type Rational } from "../../maths/rational.ts";
import { common } from "./operate.ts";
import { barsOf, type Stage, type Step } from "./step.ts";
import { text, type Written } from "./written.ts";

export type Relation = "<" | "=" | ">";

/** One of the numbers that are compared: as it was written, and the fraction to reckon with. */
export interface Compared {
  readonly shown: string;
  readonly as: Written;
  readonly value: Rational;
}

export function relation(a: Rational, b: Rational): Relation {
  const order = compare(a, b);
  return order < 0 ? "<" : order > 0 ? ">" : "=";
}

export const relationWords: Readonly<Record<Relation, string>> = {
  "<": "is less than",
  "=": "is equal to",
  ">": "is greater than",
};

/** The numbers from the smallest to the largest; equal ones stay as they came. */
export function inOrder(numbers: readonly Compared[]): readonly Compared[] {
  return [...numbers].sort((a, b) => compare(a.value, b.value));
}

/** "1/2 < 2/3 = 4/6" */
export function chain(numbers: readonly Compared[]): string {
  return numbers
    .map((one, i) => {
      const before = numbers[i - 1];
      return before ? `${relation(before.value, one.value)} ${one.shown}` : one.shown;
    })
    .join(" ");
}

/** How two or more numbers are compared: all over one denominator, then by their numerators. */
export function comparing(numbers: readonly Compared[], ordered: readonly Compared[]): Stage {
  const den = numbers.reduce((all, { as }) => (all / gcd(all, as.den)) * as.den, 1n);
  const over = ({ as }: Compared): Written => ({ num: as.num * (den / as.den), den });
  const [first, second] = numbers;
  const steps: Step[] = [];
  if (first && second && numbers.some(({ as }) => as.den !== den)) {
    const how =
      numbers.length === 2 && first.as.den !== second.as.den
        ? common(first.as, second.as, den)
        : `${den} is the smallest number that every denominator divides. Write each with this denominator.`;
    const bars = barsOf(...numbers.map(over));
    steps.push({ say: how, line: numbers.map((one) => equation(one, over(one))).join(", "), ...bars });
  }
  const tops = ordered.map((one) => over(one).num);
  const minus = tops.some((top) => top < 0n) ? " Below 0 the one further from 0 is the smaller." : "";
  const by = den === 1n ? "the numbers" : "the numerators";
  steps.push({ say: `Now compare ${by}: ${sorted(tops)}.${minus}`, line: chain(ordered) });
  return { title: numbers.length === 2 ? "Compare" : "Put in order", steps };
}

function equation({ shown }: Compared, over: Written): string {
  const after = text(over);
  return shown === after ? shown : `${shown} = ${over.num}/${over.den}`;
}

function sorted(tops: readonly bigint[]): string {
  return tops
    .map((top, i) => {
      const before = tops[i - 1];
      return before === undefined ? String(top) : `${before < top ? "<" : before > top ? ">" : "="} ${top}`;
    })
    .join(" ");
}
