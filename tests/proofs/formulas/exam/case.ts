import { type Random, random } from "../../../../src/maths/random.ts";
import type { Names } from "../evaluate.ts";

/** Random choices, real numbers among them. */
export interface Chance extends Random {
  /** A number with two decimals. */
  real(from: number, to: number): number;
  /** A whole number that is not 0. */
  nonzero(from: number, to: number): number;
}

/** One example: what the letters stand for, with the result found by another way than the formula. Nothing reads it. */
export type Example = (chance: Chance) => Names;

/** The examples of a file's formulas by id; of those that are found by numerical steps also how near they come. */
export interface ExamCases {
  readonly examples: Readonly<Record<string, Example>>;
  readonly near?: Readonly<Record<string, number>>;
}

/** How many examples each formula is tried on. */
const many = 24;

/** The same examples at every run. */
export function examplesOf(id: string, example: Example): Names[] {
  const seed = [...id].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return Array.from({ length: many }, (_, at) => example(chance(seed + at)));
}

function chance(seed: number): Chance {
  const own = random(seed);
  const nonzero = (from: number, to: number): number => own.whole(from, to) || nonzero(from, to);
  return { ...own, nonzero, real: (from, to) => own.whole(Math.round(from * 100), Math.round(to * 100)) / 100 };
}

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
