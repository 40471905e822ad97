import { divide, fractionText, type Rational, rational, subtract } from "../rational.ts";
import type { Step } from "./step.ts";
import { type Coefficients, divided, sideText, takenAway } from "./text.ts";

const zero = rational(0);

export interface LinearResult {
  readonly kind: "one" | "none" | "all";
  readonly value: Rational | null;
  readonly steps: readonly Step[];
}

/** Solves b + ax = d + cx line by line, the same done to both sides each time. */
export function solveLinear(letter: string, from: Coefficients, to: Coefficients): LinearResult {
  let [left, right] = [from, to];
  const steps: Step[] = [];
  const line = () => `${sideText(left, letter)} = ${sideText(right, letter)}`;
  const push = (say: string) => steps.push({ say, line: line() });
  if (left[1].num === 0n && right[1].num !== 0n) {
    [left, right] = [right, left];
    push("Swap the sides.");
  }
  const [a, c] = [left[1], right[1]];
  if (c.num !== 0n) {
    [left, right] = [
      [left[0], subtract(a, c), zero],
      [right[0], zero, zero],
    ];
    push(takenAway(c, letter));
  }
  const factor = left[1];
  if (factor.num === 0n) {
    const same = fractionText(left[0]) === fractionText(right[0]);
    const say = same
      ? `This is true, whatever ${letter} is: every number is a solution.`
      : `This is never true, whatever ${letter} is: there is no solution.`;
    return { kind: same ? "all" : "none", value: null, steps: [...steps, { say, line: line() }] };
  }
  const b = left[0];
  if (b.num !== 0n) {
    [left, right] = [
      [zero, factor, zero],
      [subtract(right[0], b), zero, zero],
    ];
    push(takenAway(b, ""));
  }
  const value = divide(right[0], factor);
  if (factor.num !== 1n || factor.den !== 1n) {
    [left, right] = [
      [zero, rational(1), zero],
      [value, zero, zero],
    ];
    push(divided(factor));
  }
  return { kind: "one", value, steps };
}
