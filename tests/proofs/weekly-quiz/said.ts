import { type Formula, formula, statement } from "../reading/formulas.ts";
import { Reading } from "../reading/reading.ts";
import { plain, value } from "./same.ts";

/** What a wrong option says, as its misconception leads to it: one number, all its numbers in their order, or what holds of it as it stands there. */
export type Said = number | readonly number[] | ((text: string) => boolean);
/** What the wrong options of a question say, in their order, from its numbers; null where the sentence tells no way to it. */
export type Wrong = (n: Reading["said"]) => readonly (Said | null)[];

/** Numbers from formulas that letters stand for are compared at these places. */
const samples = [2, 3, 7, 0.5, -4];

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-9;
const numbersOf = (text: string): number[] =>
  new Reading({ words: "", labels: [], options: [text] }).numbers.map(({ value }) => value);

/** Does an option say that, but for the rounding of floating point? */
export function says(text: string, wrong: Said | null): boolean {
  if (wrong === null) return true;
  if (typeof wrong === "function") return wrong(plain(text));
  if (typeof wrong === "number") {
    const shown = value(text);
    return shown !== null && isNear(Number(shown.num) / Number(shown.den), wrong);
  }
  const shown = numbersOf(text);
  return shown.length === wrong.length && shown.every((number, i) => isNear(number, wrong[i] ?? Number.NaN));
}

/** An option whose numbers are as the sentence says of them. */
export const counted =
  (holds: (numbers: readonly number[]) => boolean) =>
  (text: string): boolean =>
    holds(numbersOf(text));

/** An option that is a formula, or the right side of y = …, of which the sentence says something. */
export const formed =
  (letters: string, holds: (formula: Formula) => boolean) =>
  (text: string): boolean =>
    holds(formula(text.replace(/^y = /, ""), letters));

/** An option that is a formula with the same values as the one that the misconception leads to. */
export const worth = (letters: string, as: Formula) =>
  formed(letters, (formula) =>
    samples.every((_, turn) => {
      const values = [...letters].map((_, i) => samples[(turn + i) % samples.length] ?? 0);
      return isNear(formula(...values), as(...values));
    }),
  );

/** An option that states something: it is so for these values of its letters, and not so for those. */
export const stating =
  (letters: string, so: readonly (readonly number[])[], not: readonly (readonly number[])[]) =>
  (text: string): boolean => {
    const isSo = statement(text, letters);
    return so.every((values) => isSo(...values)) && !not.some((values) => isSo(...values));
  };
