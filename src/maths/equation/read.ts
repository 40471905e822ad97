import { asciiDigits } from "../digits.ts";
import { hasName } from "../expression/equal.ts";
import { type FractionForm, fractionForm, NoForm, NoValue } from "../expression/fraction-form.ts";
import { parse } from "../expression/parse.ts";
import type { Polynomial } from "../expression/polynomial.ts";
import { TooBig } from "../expression/polynomial.ts";
import { ExpressionFault } from "../expression/tokens.ts";
import { type Expression, partsOf } from "../expression/tree.ts";
import { type Rational, rational } from "../rational.ts";
import { EquationFault } from "./step.ts";
import type { Coefficients } from "./text.ts";

/** One equation: both sides as written and as quotients of polynomials. */
export interface Equation {
  readonly text: string;
  readonly trees: readonly [Expression, Expression];
  readonly left: FractionForm;
  readonly right: FractionForm;
}

export interface Asked {
  readonly equations: readonly Equation[];
  /** The unknowns, in the order of the alphabet. */
  readonly letters: readonly string[];
}

const maxText = 300;

/**
 * Reads one equation or several, with a new line, a semicolon, a comma or "and" between them. A comma between digits is a
 * decimal mark. Throws an EquationFault.
 */
export function read(typed: string): Asked {
  if (typed.length > maxText) throw new EquationFault("That is too long for an equation.");
  const texts = plain(typed)
    .split(/\n|;|,(?!\d)|(?<!\d),|\band\b/i)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter(Boolean);
  if (texts.length === 0) throw new EquationFault("Type an equation, such as 3x + 2 = 8.");
  const letters = [
    ...new Set(
      texts
        .join(" ")
        .replace(/sqrt|root/gi, " ")
        .match(/[a-z]/gi) ?? [],
    ),
  ].sort();
  if (letters.length === 0) throw new EquationFault("There is no letter, so there is nothing to find.");
  return { equations: texts.map((text) => equation(text, letters)), letters };
}

function plain(typed: string): string {
  const usual = typed
    .replace(/[¼-¾⅐-⅞]/g, (one) => ` ${one.normalize("NFKC")}`)
    .replace(/[²³¹⁰-ⁿ]+/g, (raised) => (raised.length > 1 ? `^(${raised})` : `^${raised}`))
    .normalize("NFKC");
  return asciiDigits(usual)
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[×∗⋅·]/g, "*")
    .replace(/[÷∕⁄:]/g, "/");
}

function equation(text: string, letters: readonly string[]): Equation {
  const sides = text.split("=");
  const [left, right] = sides;
  if (left === undefined || right === undefined) {
    throw new EquationFault("An equation has an equals sign, such as 3x + 2 = 8.");
  }
  if (sides.length > 2)
    throw new EquationFault("There is more than one equals sign. Put a comma and a space between equations.");
  if (left.trim() === "" || right.trim() === "")
    throw new EquationFault(`Something is missing ${left.trim() === "" ? "before" : "behind"} the equals sign.`);
  const [first, second] = [side("left", left, letters), side("right", right, letters)];
  return { text, trees: [first.tree, second.tree], left: first.form, right: second.form };
}

function side(name: "left" | "right", text: string, letters: readonly string[]) {
  try {
    const tree = parse(text.trim(), letters);
    return { tree, form: fractionForm(tree) };
  } catch (error) {
    if (error instanceof ExpressionFault || error instanceof NoValue)
      throw new EquationFault(`On the ${name} of the equals sign: ${error.message}`);
    if (error instanceof NoForm || error instanceof TooBig) throw new EquationFault(notOurs);
    throw error;
  }
}

export const notOurs =
  "This solver finds one unknown up to its square, or two or three unknowns in as many equations without squares.";

/** A polynomial in one letter up to its square. Throws an EquationFault for anything else. */
export function coefficients(of: Polynomial, letter: string): Coefficients {
  const known = ["", `${letter}^1`, `${letter}^2`];
  for (const powers of of.keys()) if (!known.includes(powers)) throw new EquationFault(notOurs);
  const [constant, linear, square] = known.map((powers) => of.get(powers) ?? rational(0));
  return [constant, linear, square] as unknown as Coefficients;
}

/** A number that stands below a whole side; null where letters do. */
export function plainNumber(of: Polynomial): Rational | null {
  return of.size === 1 ? (of.get("") ?? null) : null;
}

/** The whole numbers that something is divided by in an expression: those that a learner multiplies by to be rid of them. */
export function divisors(of: Expression): Rational[] {
  if (of.kind === "number") return [rational(1n, of.value.den)];
  if ("of" in of) return divisors(of.of);
  if (!("left" in of)) return [];
  const { left, right } = of;
  if (of.kind === "/" && right.kind === "number" && right.value.den === 1n && right.value.num !== 0n)
    return [...divisors(left), rational(1n, right.value.num)];
  return [...divisors(left), ...divisors(right)];
}

/** Whether a letter stands in a denominator within a denominator, as in 1/(1/x): what makes the inner one 0 is lost as that is made one fraction. */
export function isNested(of: Expression, isBelow = false): boolean {
  const below = of.kind === "/" ? of.right : of.kind === "^" && of.right.kind === "minus" ? of.left : null;
  if (below && isBelow && hasName(below)) return true;
  return partsOf(of).some((part) => isNested(part, isBelow || part === below));
}
