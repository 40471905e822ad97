import { asciiDigits } from "../../maths/digits.ts";

/** How an entry stands against an answer: not enough of it is there yet, or it is right, or it is wrong. */
export type Standing = "open" | "right" | "wrong";

/** The digits in a field's text, typed or pasted, in any script, as ASCII ones: "= ٥٦ " is "56". */
export function digitsIn(text: string): string {
  return asciiDigits(text).replace(/\D/g, "");
}

/**
 * How these digits stand against the answer, a whole number from 0 on. As many digits as the answer has are an answer;
 * fewer are one only when they are `handedIn`, as with Enter. No digits are never one: Enter after a right answer, out
 * of habit, is no slip.
 */
export function standing(digits: string, answer: number, handedIn: boolean): Standing {
  if (digits === "") return "open";
  if (Number(digits) === answer) return "right";
  return handedIn || digits.length >= String(answer).length ? "wrong" : "open";
}
