import type { AnswerSpec } from "../../engine/answer/answer.ts";
import type { Shown } from "../../engine/shows.ts";
import { inBrackets, texPlus, texSum } from "../../engine/tex.ts";
import { commas } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";

/** Letters for unknowns: none that is mistaken for a digit or a word. */
export const letters = ["x", "n", "y", "t", "k", "w"] as const;
/** "An $x$", "A $y$": as the name of the letter is said. */
export function aLetter(letter: string): string {
  return "mnx".includes(letter) ? `An $${letter}$` : `A $${letter}$`;
}

/** What undoes "+ n" of something: "Take $3x$ away from both sides", "Add $3$ to both sides". */
export function undoPlus(n: number, what?: string, sides = "both sides"): string {
  const size = texSum([[Math.abs(n), what]]);
  return n < 0 ? `Add $${size}$ to ${sides}` : `Take $${size}$ away from ${sides}`;
}

/** What "+ n" says to do: "add $3$", "take away $3$". */
export function toPlus(n: number): string {
  return n < 0 ? `take away $${-n}$` : `add $${n}$`;
}

/** What is done where "+ n" stands: "adding $3$", "taking away $3$". */
export function plusDone(n: number): string {
  return n < 0 ? `taking away $${-n}$` : `adding $${n}$`;
}

/** Any fraction or decimal equal to num/den, den not 0. */
export function fraction(num: number, den: number, label?: string): AnswerSpec {
  return { kind: "fraction", value: fractionText(num, den), form: "any", ...(label !== undefined && { label }) };
}

/** "3/4", "-3/4", "2": in lowest terms. */
export function fractionText(num: number, den: number): string {
  const common = gcd(num, den) * Math.sign(den);
  const [above, below] = [num / common, den / common];
  return below === 1 ? String(above) : `${above}/${below}`;
}

/** Numbers in a given order. */
export function inOrder(...numbers: readonly number[]): AnswerSpec {
  return { kind: "list", items: numbers.map(String), ordered: true };
}

export function putIn(letter: string): string {
  return `Put your number in the place of $${letter}$: both sides must come to the same.`;
}

/** The check of a question told in words. */
export const intoStory = "Put your number into the story: everything that it says must come true.";

/** What is asked where numbers of an expression are missing; `written` is the expression in TeX. */
export function askBoxes(written: string): string {
  return `Which numbers belong in the boxes?${signNote(written)}`;
}

/** For numbers of an expression that has a minus in it. */
export function signNote(written: string): string {
  return written.includes("-") ? " A number may be negative." : "";
}

/** Numbers as they are typed into a list: "3, -4". */
export function listText(...numbers: readonly number[]): string {
  return commas(numbers);
}

/** Slips that can only happen under a condition: a lost minus needs a minus. */
export function onlyIf<Wrong>(condition: boolean, ...wrong: readonly Wrong[]): readonly Wrong[] {
  return condition ? wrong : [];
}

/** The steps from many·x + beside = alone on; the last one states what x is. */
export function lastSteps(letter: string, many: number, beside: number, alone: number): string[] {
  const [rest, x] = [alone - beside, (alone - beside) / many];
  if (many === 1)
    return beside === 0
      ? [`So $${letter} = ${alone}$.`]
      : [
          `${undoPlus(beside)}, so that $${letter}$ stands alone.`,
          `So $${letter} = ${alone} ${texPlus(-beside)} = ${rest}$.`,
        ];
  return [
    ...onlyIf(beside !== 0, `${undoPlus(beside)}: $${texSum([[many, letter]])} = ${rest}$.`),
    `So $${letter} = ${rest} \\div ${inBrackets(many)} = ${x}$.`,
  ];
}

/** A balance: two sides as they are written by hand, and what the letter is. */
export function level(left: string, right: string, letter: string, x: number): Shown {
  return [`${left} = ${right}; ${letter} = ${x}`];
}

/** The balance at each of the last steps. */
export function lastLines(letter: string, many: number, beside: number, alone: number): Shown[] {
  const rest = alone - beside;
  const x = rest / many;
  const end = level(letter, String(x), letter, x);
  if (many === 1) return beside === 0 ? [end] : [end, end];
  return [...onlyIf(beside !== 0, level(texSum([[many, letter]]), String(rest), letter, x)), end];
}
