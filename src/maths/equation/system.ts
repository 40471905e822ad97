import { type FractionForm, formNumber, fractionForm } from "../expression/fraction-form.ts";
import {
  absolute,
  add,
  divide,
  fractionText,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from "../rational.ts";
import { solveLinear } from "./linear.ts";
import { commonDenominator } from "./quadratic.ts";
import { type Equation, notOurs, plainNumber } from "./read.ts";
import { EquationFault, type Step } from "./step.ts";
import { allOf, factorText, listed, solvers, sumText } from "./text.ts";

export interface SystemResult {
  readonly kind: "one" | "none" | "all";
  /** Of each letter; empty where there is not just one solution. */
  readonly values: readonly Rational[];
  readonly steps: readonly Step[];
}

/** px + qy + ... = r with whole coefficients, and the number of the equation; 0 for one that needs none. */
interface Row {
  readonly factors: readonly Rational[];
  readonly right: Rational;
  readonly name: number;
}

const zero = rational(0);

/**
 * Solves linear equations in two or three letters by elimination; more of them than letters are a check. One with products or squares
 * waits until others have given values to put into it. Throws an EquationFault where that is not enough.
 */
export function solveSystem(equations: readonly Equation[], letters: readonly string[]): SystemResult {
  const all = equations.map((equation, index) => ({ ...equation, name: index + 1 }));
  const first = all.slice(0, letters.length);
  // Where the first suffice, the working is shortest with them.
  const isShort = first.length < all.length && first.every((one) => rowOf(one, letters));
  const short = isShort ? new System(letters, all).result(first) : null;
  return short && short.kind !== "all" ? short : new System(letters, all).result(all);
}

interface Named extends Equation {
  readonly name: number;
}

class System {
  readonly steps: Step[] = [];
  /** What has been found of each letter. */
  readonly values: Rational[] = [];
  /** Whether no two equations contradict each other. */
  isTrue = true;
  readonly #letters: readonly string[];
  readonly #equations: readonly Named[];
  /** So many equations have a number. */
  #named: number;
  /** The equations that need no check, since each gave a letter alone, and the one that gave the last letter. */
  readonly #used: number[] = [];
  #last = 0;

  constructor(letters: readonly string[], equations: readonly Named[]) {
    this.#letters = letters;
    this.#equations = equations;
    this.#named = equations.length;
  }

  /** Solves some of the equations and checks the others. */
  result(some: readonly Named[]): SystemResult {
    let rows = some.flatMap((equation) => rowOf(equation, this.#letters) ?? []);
    for (const row of rows) this.#tidy(row);
    if (rows.length < some.length) rows = this.#putIn();
    const open = this.#letters.flatMap((_, at) => (this.values[at] ? [] : at));
    const { values, steps } = this;
    if (this.solve(rows, open) && this.check()) return { kind: "one", values, steps };
    if (this.isTrue && some.some((equation) => !rowOf(equation, this.#letters, this.#found())))
      throw new EquationFault(notOurs);
    return { kind: this.isTrue ? "all" : "none", values: [], steps };
  }

  /** An equation with letters on both sides, or fractions, as it is worked with. */
  #tidy(row: Row): void {
    const { text } = this.#equations[row.name - 1] ?? { text: "" };
    if (text.replace(/[\s*]/g, "") !== this.#text(row).replace(/\s/g, ""))
      this.#step(`Tidy up equation ${row.name}: letters on the left, whole numbers.`, row);
  }

  /** Finds the letters that stand alone in an equation, and puts them into the others: what is left of these. */
  #putIn(): Row[] {
    for (;;) {
      const found = this.#found();
      const rows = this.#equations
        .filter(({ name }) => !this.#used.includes(name))
        .flatMap((equation) => rowOf(equation, this.#letters, found) ?? [])
        .filter((row) => !isEmpty(row) || row.right.num !== 0n);
      const row = rows.find(({ factors }) => factors.filter(({ num }) => num !== 0n).length === 1);
      for (const one of row ? [row] : rows) {
        const put = new Map([...found].filter(([letter]) => this.#equations[one.name - 1]?.text.includes(letter)));
        if (put.size > 0) this.#step(`Put ${valuesText(put)} into equation ${one.name}.`, one);
      }
      if (!row) return rows;
      this.#find(
        row.factors.findIndex(({ num }) => num !== 0n),
        row,
        [],
      );
      this.#used.push(row.name);
    }
  }

  #found(): ReadonlyMap<string, Rational> {
    return new Map(this.#letters.flatMap((letter, at) => (this.values[at] ? [[letter, this.values[at]]] : [])));
  }

  /** Finds the open letters from rows that have no others: one goes, the rest is found, then that one. False where that is not possible. */
  solve(rows: readonly Row[], open: readonly number[]): boolean {
    const wrong = rows.find((row) => isEmpty(row) && row.right.num !== 0n);
    if (wrong) return this.#end(false, wrong);
    const left = rows.filter((row) => !isEmpty(row));
    if (left.length === 0) return open.length === 0 || this.#end(true, { factors: [], right: zero, name: 0 });
    const [gone, pivot] = easiest(left, open);
    const rest = open.filter((at) => at !== gone);
    const others = left
      .filter((row) => row !== pivot)
      .map((row) => (factor(row, gone).num === 0n ? row : this.#eliminate(pivot, row, gone, rest.length > 1)));
    if (!this.solve(others, rest)) return false;
    this.#find(gone, pivot, rest);
    return true;
  }

  /** Puts what was found into the equations that did not give it: whether all are true. */
  check(): boolean {
    const found = this.#found();
    for (const equation of this.#equations) {
      const { name, trees } = equation;
      if (name === this.#last || this.#used.includes(name)) continue;
      const row = rowOf(equation, this.#letters);
      const [left, right] = trees.map((tree) => formNumber(fractionForm(tree, found)));
      if (!left || !right) throw new EquationFault(notOurs);
      this.isTrue = fractionText(left) === fractionText(right);
      this.steps.push({
        say: `Check in equation ${name}: ${valuesText(found)}.${this.isTrue ? "" : ` The sides are not the same, so ${this.#none()}.`}`,
        line: `${row ? this.#terms(row) : fractionText(left)} ${this.isTrue ? "=" : "≠"} ${fractionText(row ? row.right : right)}`,
      });
      if (!this.isTrue) break;
    }
    return this.isTrue;
  }

  /** The left side of a row with what has been found in it. */
  #terms({ factors }: Row): string {
    const parts = factors.flatMap((of, at) => (of.num === 0n ? [] : multiply(of, this.values[at] ?? zero)));
    return parts.map((part, i) => (i === 0 ? fractionText(part) : factorText(part))).join(" + ") || "0";
  }

  /** What follows from a contradiction. */
  #none(): string {
    return `no ${solvers(this.#letters.length)} ${allOf(this.#equations.length)}`;
  }

  /** Both rows with the same factor before a letter, and their sum or difference, in which it is gone. */
  #eliminate(one: Row, two: Row, gone: number, isNamed: boolean): Row {
    const [m, signed] = multipliers(factor(one, gone), factor(two, gone));
    const adds = signed.num < 0n;
    const [first, second] = [scaled(one, m), scaled(two, absolute(signed))];
    for (const [row, by] of [
      [first, m],
      [second, absolute(signed)],
    ] as const)
      if (by.num !== 1n) this.#step(`Multiply equation ${row.name} by ${fractionText(by)}.`, row);
    const join = adds ? add : subtract;
    const row = {
      factors: first.factors.map((of, at) => join(of, factor(second, at))),
      right: join(first.right, second.right),
      name: isNamed ? ++this.#named : 0,
    };
    const what = adds
      ? `Add equations ${one.name} and ${two.name}`
      : `Take equation ${two.name} from equation ${one.name}`;
    this.#step(`${what}: ${this.#letters[gone]} goes.${isNamed ? ` This is equation ${row.name}.` : ""}`, row);
    return row;
  }

  /** Finds a letter from a row whose other letters are known. */
  #find(at: number, row: Row, known: readonly number[]): void {
    const letter = this.#letters[at] ?? "";
    const put = known.filter((other) => factor(row, other).num !== 0n);
    const line = `${this.#filled(row, at)} = ${fractionText(row.right)}`;
    if (put.length > 0)
      this.steps.push({
        say: `Put ${put.length > 1 ? "these" : "this"} into equation ${row.name} to find ${letter}.`,
        line,
      });
    else if (row.name > 0) this.steps.push({ say: `Equation ${row.name} has only ${letter} in it.`, line });
    const constant = put.reduce(
      (sum, other) => add(sum, multiply(factor(row, other), this.values[other] ?? zero)),
      zero,
    );
    const { value, steps } = solveLinear(letter, [constant, factor(row, at), zero], [row.right, zero, zero]);
    this.steps.push(...steps);
    this.values[at] = value ?? zero;
    this.#last = row.name;
  }

  /** The left side of a row, with numbers for its letters but one. */
  #filled({ factors }: Row, open: number): string {
    let text = "";
    for (const [at, of] of factors.entries()) {
      if (of.num === 0n) continue;
      const value = this.values[at] ?? zero;
      const isOne = of.num === 1n && of.den === 1n;
      const term =
        at === open
          ? sumText([[of, this.#letters[at] ?? ""]])
          : isOne
            ? fractionText(value)
            : `${fractionText(of)} × ${factorText(value)}`;
      if (text === "") text = term;
      else if (!term.startsWith("-")) text += ` + ${term}`;
      else text += at === open ? ` - ${term.slice(1)}` : ` + (${term})`;
    }
    return text;
  }

  /** Says why there is not one solution. */
  #end(isTrue: boolean, row: Row): false {
    this.isTrue = isTrue;
    const why =
      this.#equations.length === 2 && this.values.length === 0
        ? `Both say the same about ${listed(this.#letters)}`
        : "One of the equations follows from the others";
    this.#step(isTrue ? `${why}, so there is no end of solutions.` : `This is never true, so ${this.#none()}.`, row);
    return false;
  }

  #step(say: string, row: Row): void {
    this.steps.push({ say, line: this.#text(row) });
  }

  #text({ factors, right }: Row): string {
    return `${sumText(factors.map((of, at) => [of, this.#letters[at] ?? ""]))} = ${fractionText(right)}`;
  }
}

const valuesText = (found: ReadonlyMap<string, Rational>) =>
  listed([...found].map(([letter, value]) => `${letter} = ${fractionText(value)}`));

/**
 * An equation with numbers in the place of some letters, whole and with the letters on the left; null where it is not linear.
 * Throws NoValue where they make a denominator 0.
 */
function rowOf(
  { left, right, trees, name }: Named,
  letters: readonly string[],
  found: ReadonlyMap<string, Rational> = new Map(),
): Row | null {
  const [one, two] = found.size > 0 ? trees.map((tree) => fractionForm(tree, found)) : [left, right];
  if (!one || !two) return null;
  const powers = [...letters.map((letter) => `${letter}^1`), ""];
  const [from, to] = [termsOf(one, powers), termsOf(two, powers)];
  if (!from || !to) return null;
  const all = from.map((value, i) => subtract(value, to[i] ?? zero));
  const whole = rational(commonDenominator(all));
  const factors = all.map((value) => multiply(value, whole));
  return { right: negate(factors.pop() ?? zero), factors, name };
}

/** What stands before some powers; null where there are others, or letters in the denominator. */
function termsOf({ over, under }: FractionForm, powers: readonly string[]): readonly Rational[] | null {
  const by = plainNumber(under);
  if (!by || [...over.keys()].some((one) => !powers.includes(one))) return null;
  return powers.map((one) => divide(over.get(one) ?? zero, by));
}

const factor = ({ factors }: Row, at: number) => factors[at] ?? zero;

const isEmpty = ({ factors }: Row) => factors.every(({ num }) => num === 0n);

/** The letter that is the easiest to be rid of, the last of several, and the row that takes it from the others. */
function easiest(rows: readonly Row[], open: readonly number[]): readonly [number, Row] {
  let best: readonly [number, Row] | undefined;
  let least = 0n;
  for (const at of [...open].reverse()) {
    for (const row of rows) {
      if (factor(row, at).num === 0n) continue;
      const cost = rows.reduce((sum, other) => {
        if (other === row || factor(other, at).num === 0n) return sum;
        const [m, n] = multipliers(factor(row, at), factor(other, at));
        return sum + m.num + absolute(n).num;
      }, 0n);
      if (best && cost >= least) continue;
      [best, least] = [[at, row], cost];
    }
  }
  if (!best) throw new RangeError("no row has a letter");
  return best;
}

/** By what two whole factors are multiplied to be the same, the first above 0. */
function multipliers(a: Rational, b: Rational): readonly [Rational, Rational] {
  const quotient = divide(b, a);
  return quotient.num < 0n
    ? [rational(-quotient.num), rational(-quotient.den)]
    : [rational(quotient.num), rational(quotient.den)];
}

function scaled({ factors, right, name }: Row, by: Rational): Row {
  return { factors: factors.map((of) => multiply(of, by)), right: multiply(right, by), name };
}
