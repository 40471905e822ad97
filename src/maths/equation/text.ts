import { absolute, fractionText, type Rational } from "../rational.ts";
import { type Surd, toNumber } from "../surd.ts";

/** The coefficients of 1, x and x². */
export type Coefficients = readonly [Rational, Rational, Rational];

/** "2x^2 - x + 3"; "0" where all are zero. Fractions stand in brackets before a letter. */
export function sideText([constant, linear, square]: Coefficients, letter: string): string {
  return sumText([
    [square, `${letter}^2`],
    [linear, letter],
    [constant, ""],
  ]);
}

/** A sum of terms, each a number and the letters behind it: "3x - 2y + 1". */
export function sumText(terms: readonly (readonly [Rational, string])[]): string {
  let text = "";
  for (const [factor, letters] of terms) {
    if (factor.num === 0n) continue;
    const size = termText(absolute(factor), letters);
    if (text === "") text = factor.num < 0n ? `-${size}` : size;
    else text += factor.num < 0n ? ` - ${size}` : ` + ${size}`;
  }
  return text || "0";
}

/** "3x", "x", "(3/4)x", "5". */
export function termText(factor: Rational, letters: string): string {
  if (letters === "") return fractionText(factor);
  if (factor.den !== 1n) return `(${fractionText(factor)})${letters}`;
  return factor.num === 1n ? letters : factor.num === -1n ? `-${letters}` : `${factor.num}${letters}`;
}

/** Both sides divided by a number. */
export const divided = (by: Rational) =>
  by.num === -1n && by.den === 1n ? "Multiply both sides by -1." : `Divide both sides by ${fractionText(by)}.`;

/** For a sentence: what is done to both sides to take a term away from one of them. */
export function takenAway(factor: Rational, letters: string): string {
  const size = termText(absolute(factor), letters);
  return factor.num < 0n ? `Add ${size} to both sides.` : `Take ${size} from both sides.`;
}

/** A number as it stands in a product or a power: "(-3)", "(1/2)", "4". */
export function factorText(a: Rational): string {
  return a.num < 0n || a.den !== 1n ? `(${fractionText(a)})` : fractionText(a);
}

/** A sum of roots of whole numbers as it can be typed, the plain number first: "2 + 3*sqrt(3)", "-sqrt(30)/3". */
export function rootText(terms: Surd): string {
  let text = "";
  for (const { of: factor, root } of terms) {
    const { num, den } = absolute(factor);
    const size =
      root === 1n
        ? fractionText({ num, den })
        : `${num === 1n ? "" : `${num}*`}sqrt(${root})${den === 1n ? "" : `/${den}`}`;
    if (text === "") text = factor.num < 0n ? `-${size}` : size;
    else text += factor.num < 0n ? ` - ${size}` : ` + ${size}`;
  }
  return text || "0";
}

/**
 * The same in the order in which SymPy writes two terms, the smaller first, but no minus first where the other is above 0:
 * "4 - sqrt(15)", "sqrt(15) + 4". Other programs compare with that.
 */
export function solutionText(terms: Surd): string {
  const [plain, root, third] = terms;
  if (!plain || !root || third || (plain.of.num > 0n && root.of.num < 0n)) return rootText(terms);
  return rootText([plain, root].sort((a, b) => toNumber([a]) - toNumber([b])));
}

/** "x, y and z" */
export function listed(words: readonly string[]): string {
  return words.join(", ").replace(/, ([^,]*)$/, " and $1");
}

/** "both equations", "all three equations" */
export const allOf = (count: number) => `${["both", "all three"][count - 2] ?? `all ${count}`} equations`;

/** Who solves equations in so many letters: "pair of numbers solves". */
export const solvers = (letters: number) =>
  ["number solves", "pair of numbers solves", "three numbers solve"][letters - 1] ?? "";
