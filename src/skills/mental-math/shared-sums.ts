import { tex } from "../../engine/words.ts";

export type Wrong = readonly [when: string | number, name: string, say: string];
export type Sign = "+" | "-";

/** What one gets by writing numbers beside each other instead of adding them: 12 and 3 give 123. */
export function sideBySide(...numbers: readonly number[]): string {
  return numbers.join("");
}

/** The prompt of a bare sum, given in TeX. */
export function inYourHead(formula: string): string {
  return `Work out $${formula}$ in your head.`;
}

/** a × b in TeX. */
export function times(a: number, b: number): string {
  return `${tex(a)} \\times ${tex(b)}`;
}

/** The test of an answer to a + b or a - b: the other way back to a. */
export function wayBack(a: string, sign: Sign, b: string): string {
  return sign === "+"
    ? `Take $${b}$ away from your answer: you must be back at $${a}$.`
    : `Add $${b}$ to your answer: you must be back at $${a}$.`;
}
