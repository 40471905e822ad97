import { valueAt } from "../expression/equal.ts";
import { formNumber, fractionForm, NoValue } from "../expression/fraction-form.ts";
import { multiply as multiplyPolynomials, TooBig } from "../expression/polynomial.ts";
import { divide, fractionText, multiply, type Rational, rational, subtract } from "../rational.ts";
import { float, fromRational, type Surd, toNumber, toRational } from "../surd.ts";
import { solveLinear } from "./linear.ts";
import { commonDenominator, solvePure, solveQuadratic, solveSquare } from "./quadratic.ts";
import { coefficients, divisors, type Equation, isNested, notOurs, plainNumber, read } from "./read.ts";
import { EquationFault, type Step } from "./step.ts";
import { solveSystem } from "./system.ts";
import { type Coefficients, listed, rootText, sideText, solutionText } from "./text.ts";

export type { Step } from "./step.ts";

/**
 * How many solutions: one; two; one that a square has twice; none among the real numbers; none at all, the sides are never
 * the same; all numbers, the sides are always the same.
 */
export type Kind = "one" | "two" | "double" | "no-real" | "none" | "all";

export interface Solved {
  readonly kind: Kind;
  /** The unknown, or the unknowns of a system. */
  readonly letters: readonly string[];
  /**
   * Exact, rising, as SymPy writes them: "9/8", "-sqrt(30)/3", "2 + 3*sqrt(3)", "sqrt(15) + 4" (no square left under a
   * root, lowest terms). Of a system the value of each letter.
   */
  readonly solutions: readonly string[];
  /** The same for people: the plain number always first. */
  readonly shown: readonly string[];
  /** The same as floats. */
  readonly values: readonly number[];
  /** What was typed, in plain signs: an equation a line. */
  readonly read: readonly string[];
  readonly steps: readonly Step[];
}

export interface Unsolved {
  readonly kind: "problem";
  /** Why, in a sentence for its writer. */
  readonly message: string;
}

/**
 * Solves a linear or quadratic equation in any letter, or two or three letters in linear equations, line by line. More equations than
 * letters are a check, and one with products is solved where others give values to put into it. Fractions,
 * decimals, brackets and the unknown on both sides are read; so are letters in denominators. Never throws.
 */
export function solve(typed: string): Solved | Unsolved {
  try {
    const { equations, letters } = read(typed);
    const [first] = equations;
    const [x, y, z] = letters;
    if (!first || x === undefined) throw new EquationFault(notOurs);
    // A word, such as sin, and no product of letters.
    if (letters.length > 3 || (z !== undefined && /[a-z]{3}|ln/i.test(typed))) throw new EquationFault(notOurs);
    const texts = equations.map(({ text }) => text);
    if (y === undefined) {
      const one = solveEach(equations, x);
      return { letters: [x], read: texts, ...one, steps: one.steps.map(wellSet) };
    }
    if (equations.some(hasNested)) throw new EquationFault(notOurs);
    if (equations.length < letters.length) throw new EquationFault(tooFew(letters));
    const { kind, values, steps } = solveSystem(equations, letters);
    const solutions = values.map(fractionText);
    return {
      kind,
      letters,
      solutions,
      shown: solutions,
      values: values.map(float),
      read: texts,
      steps,
    };
  } catch (error) {
    if (error instanceof EquationFault || error instanceof NoValue) return { kind: "problem", message: error.message };
    if (error instanceof TooBig) return { kind: "problem", message: notOurs };
    throw error;
  }
}

function tooFew(letters: readonly string[]): string {
  const [both, count] = letters.length === 2 ? ["both ", "two"] : ["", "three"];
  return `To find ${both}${listed(letters)}, ${count} equations are needed, with a comma between them.`;
}

type One = Omit<Solved, "letters" | "read">;

/** Equations in one letter: what solves them all. */
function solveEach(equations: readonly Equation[], letter: string): One {
  const all = equations.map((equation) => solveOne(equation, letter));
  const [first] = all;
  if (first && all.length === 1) return first;
  const steps = all.flatMap((one, index) => [
    { say: `Equation ${index + 1}:`, line: equations[index]?.text ?? "" },
    ...one.steps,
  ]);
  const asking = all.filter(({ kind }) => kind !== "all");
  const [one] = asking;
  if (!one) return { kind: "all", solutions: [], shown: [], values: [], steps };
  const kept = one.solutions.map((text) => asking.every(({ solutions }) => solutions.includes(text)));
  const left = <Value>(of: readonly Value[]) => of.filter((_, index) => kept[index]);
  const solutions = left(one.solutions);
  const kind = (["none", "one", "two"] as const)[solutions.length] ?? "none";
  return { kind, solutions, shown: left(one.shown), values: left(one.values), steps };
}

function solveOne(equation: Equation, letter: string): One {
  const { left, right } = equation;
  const square = squareIn(equation, letter);
  if (square) {
    const { kind, roots, steps } = solveSquare(letter, ...square);
    return made(equation, letter, kind, roots, steps);
  }
  const [below, under] = [plainNumber(left.under), plainNumber(right.under)];
  if (!below || !under) return solveBelow(equation, letter);
  const [from, to] = [over(coefficients(left.over, letter), below), over(coefficients(right.over, letter), under)];
  const steps: Step[] = [];
  const denominator = rational(commonDenominator([...from, ...to, ...equation.trees.flatMap(divisors)]));
  const [p, q] = [times(from, denominator), times(to, denominator)];
  const tidy = `${sideText(p, letter)} = ${sideText(q, letter)}`;
  if (denominator.num !== 1n) {
    const what = /\d[.,]\d/.test(equation.text) ? "decimals" : "fractions";
    steps.push({ say: `Multiply both sides by ${denominator.num}, so that the ${what} go.`, line: tidy });
  } else if (squeezed(tidy) !== squeezed(equation.text)) {
    steps.push({
      say: `${/[([{]/.test(equation.text) ? "Multiply out the brackets and collect" : "Collect"} like terms on each side.`,
      line: tidy,
    });
  }
  return hasNested(equation) ? solveBelow(equation, letter) : finished(equation, letter, p, q, steps);
}

/** Both sides as polynomials with whole coefficients. */
function finished(equation: Equation, letter: string, p: Coefficients, q: Coefficients, steps: readonly Step[]): One {
  const [c, b, a] = p.map((value, index) => subtract(value, q[index] ?? rational(0))) as unknown as Coefficients;
  if (a.num === 0n) {
    const [start, begun] = flattened(letter, p, q);
    const { kind, value, steps: more } = solveLinear(letter, ...start);
    return made(equation, letter, kind, value ? [fromRational(value)] : [], [...steps, ...begun, ...more]);
  }
  if (b.num === 0n) {
    const pure = solvePure(letter, p, q);
    return made(equation, letter, pure.kind, pure.roots, [...steps, ...pure.steps]);
  }
  const moved = q.every(({ num }) => num === 0n)
    ? []
    : [{ say: "Bring everything to the left side.", line: `${sideText([c, b, a], letter)} = 0` }];
  const { kind, roots, steps: more } = solveQuadratic(letter, a.num, b.num, c.num);
  return made(equation, letter, kind, roots, [...steps, ...moved, ...more]);
}

/** Of an equation like (2x - 1)^2 = 9 what is squared and what that is; null for any other. */
function squareIn({ trees: [tree], right }: Equation, letter: string): readonly [Coefficients, Rational] | null {
  const value = formNumber(right);
  if (!value || tree.kind !== "^" || tree.right.kind !== "number" || fractionText(tree.right.value) !== "2")
    return null;
  const { over: base, under } = fractionForm(tree.left);
  const by = plainNumber(under);
  if (!by) return null;
  const inside = over(coefficients(base, letter), by);
  return inside[2].num === 0n && inside[1].num !== 0n && inside[0].num !== 0n ? [inside, value] : null;
}

/** Squares that stand on both sides alike go first. */
function flattened(
  letter: string,
  p: Coefficients,
  q: Coefficients,
): readonly [readonly [Coefficients, Coefficients], Step[]] {
  const square = p[2];
  if (square.num === 0n) return [[p, q], []];
  const zero = rational(0);
  const [left, right]: [Coefficients, Coefficients] = [
    [p[0], p[1], zero],
    [q[0], q[1], zero],
  ];
  const say = `${letter}^2 stands on both sides alike, so it goes.`;
  return [[left, right], [{ say, line: `${sideText(left, letter)} = ${sideText(right, letter)}` }]];
}

function made(equation: Equation, letter: string, kind: Kind, roots: readonly Surd[], steps: readonly Step[]): One {
  const checks = roots.flatMap((root) => {
    const value = toRational(root);
    if (!value) return [];
    const [left, right] = equation.trees.map((tree) => valueAt(tree, new Map([[letter, value]])));
    if (!left || !right) return [];
    const text = fractionText(value);
    return [
      {
        say: `Check: with ${letter} = ${text} both sides are ${fractionText(left)}.`,
        line: `${fractionText(left)} = ${fractionText(right)}`,
      },
    ];
  });
  return {
    kind,
    solutions: roots.map(solutionText),
    shown: roots.map(rootText),
    values: roots.map(toNumber),
    steps: [...steps, ...checks],
  };
}

/** With the unknown in a denominator: what would make that 0 is no solution. */
function solveBelow(equation: Equation, letter: string): One {
  const { left, right } = equation;
  const [from, to] = [
    coefficients(multiplyPolynomials(left.over, right.under), letter),
    coefficients(multiplyPolynomials(right.over, left.under), letter),
  ];
  const whole = rational(commonDenominator([...from, ...to]));
  const [p, q] = [times(from, whole), times(to, whole)];
  const step = {
    say: "Multiply both sides by what stands in a denominator. What makes one 0 is no solution.",
    line: `${sideText(p, letter)} = ${sideText(q, letter)}`,
  };
  const { kind, solutions, shown, values, steps } = finished(equation, letter, p, q, [step]);
  const allowed = solutions.map((text, index) => isDefined(equation, letter, text, values[index]));
  if (kind === "all") throw new EquationFault(`This is true for every ${letter} that makes no denominator 0.`);
  if (allowed.every(Boolean)) return { kind, solutions, shown, values, steps };
  const kept = solutions.filter((_, index) => allowed[index]);
  const gone = shown.find((_, index) => !allowed[index]) ?? "";
  const out = { say: `${letter} = ${gone} makes a denominator 0, so it is no solution.`, line: `${letter} ≠ ${gone}` };
  return {
    kind: kept.length === 0 ? "none" : "one",
    solutions: kept,
    shown: kept,
    values: values.filter((_, index) => allowed[index]),
    steps: [...steps, out],
  };
}

const hasNested = ({ trees }: Equation) => trees.some((tree) => isNested(tree));

/** Whether no denominator is 0 at a solution, given as text and as a float. Throws where that cannot be told: of a root in a nested fraction. */
function isDefined(equation: Equation, letter: string, text: string, value = 0): boolean {
  const { trees, left, right } = equation;
  if (!text.includes("sqrt")) {
    const [num = "0", den = "1"] = text.split("/");
    const at = new Map([[letter, rational(BigInt(num), BigInt(den))]]);
    return trees.every((tree) => valueAt(tree, at) !== null);
  }
  if (hasNested(equation)) throw new EquationFault(notOurs);
  return [left, right].every(
    ({ under }) =>
      Math.abs(coefficients(under, letter).reduceRight((sum, factor) => sum * value + float(factor), 0)) > 1e-9,
  );
}

/** A sentence with the signs of print. */
function wellSet({ say, line }: Step): Step {
  return {
    say: say
      .replaceAll("^2", "²")
      .replace(/(?<=^|[ (])-(?=[\d(a-z])/gi, "−")
      .replaceAll(" - ", " − "),
    line,
  };
}

const over = (of: Coefficients, by: Rational) => of.map((value) => divide(value, by)) as unknown as Coefficients;
const times = (of: Coefficients, by: Rational) => of.map((value) => multiply(value, by)) as unknown as Coefficients;
const squeezed = (text: string) => text.replace(/[\s*]/g, "");
