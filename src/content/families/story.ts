import type { Figure } from "../../engine/figure/figure.ts";
import type { PuzzleText } from "../../engine/puzzle.ts";
import { apart } from "./slips.ts";

/** What one setting of a family tells, where the answer is a whole number above zero. */
export interface Story {
  readonly title: string;
  readonly problem: string;
  readonly figure?: Figure;
  readonly answer: number;
  readonly unit?: string;
  /** The letter that is asked for, where it is one. */
  readonly label?: string;
  readonly hint: string;
  readonly steps: readonly string[];
  /** Wrong answers, most telling first; those that happen to be right or equal are left out. */
  readonly slips: readonly (readonly [when: number, say: string])[];
  readonly check: string;
}

/** The puzzle that a story makes. */
export function told({ title, problem, figure, answer, unit, label, hint, steps, slips, check }: Story): PuzzleText {
  return {
    title,
    problem,
    ...(figure && { figure }),
    answer: { kind: "whole", value: String(answer), ...(unit && { unit }), ...(label && { label }) },
    hint,
    solution: steps,
    slips: apart(answer, slips, 1),
    check,
  };
}
