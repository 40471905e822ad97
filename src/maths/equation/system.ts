import type { Polynomial } from "../expression/polynomial.ts";
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
import { factorText, listed, sumText } from "./text.ts";

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

/** Solves as many linear equations as letters, two or three, by elimination. Throws an EquationFault where they are not linear. */
export function solveSystem(equations: readonly Equation[], letters: readonly string[]): SystemResult {
  const system = new System(letters);
  const rows = equations.map((equation, index) => system.read(equation, index + 1));
  const open = letters.map((_, at) => at);
  if (!system.solve(rows, open)) return { kind: system.isTrue ? "all" : "none", values: [], steps: system.steps };
  system.check(rows);
  return { kind: "one", values: open.map((at) => system.values[at] ?? zero), steps: system.steps };
}

class System {
  readonly steps: Step[] = [];
  /** What has been found of each letter. */
  readonly values: Rational[] = [];
  /** Whether no two equations contradict each other. */
  isTrue = true;
  readonly #letters: readonly string[];
  /** So many equations have a number. */
  #named = 0;
  /** The equation that gave the last letter. */
  #last = 0;

  constructor(letters: readonly string[]) {
    this.#letters = letters;
  }

  /** An equation as it was typed, its letters on the left. */
  read({ left, right, text }: Equation, name: number): Row {
    const [below, under] = [plainNumber(left.under), plainNumber(right.under)];
    if (!below || !under) throw new EquationFault(notOurs);
    const known = [...this.#letters.map((letter) => `${letter}^1`), ""];
    for (const powers of [...left.over.keys(), ...right.over.keys()])
      if (!known.includes(powers)) throw new EquationFault(notOurs);
    const of = (side: Polynomial, by: Rational, powers: string) => divide(side.get(powers) ?? zero, by);
    const all = known.map((powers) => subtract(of(left.over, below, powers), of(right.over, under, powers)));
    const whole = rational(commonDenominator(all));
    const factors = all.map((factor) => multiply(factor, whole));
    const row = { right: negate(factors.pop() ?? zero), factors, name };
    this.#named = name;
    if (text.replace(/[\s*]/g, "") !== this.#text(row).replace(/\s/g, ""))
      this.#step(`Tidy up equation ${name}: letters on the left, whole numbers.`, row);
    return row;
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

  /** Puts what was found into the equations, but for the one that gave the last letter. */
  check(rows: readonly Row[]): void {
    const values = listed(this.#letters.map((letter, at) => `${letter} = ${fractionText(this.values[at] ?? zero)}`));
    for (const row of rows) {
      if (row.name === this.#last) continue;
      const parts = row.factors.flatMap((of, at) => (of.num === 0n ? [] : multiply(of, this.values[at] ?? zero)));
      const line = `${parts.map((part, i) => (i === 0 ? fractionText(part) : factorText(part))).join(" + ")} = ${fractionText(row.right)}`;
      this.steps.push({ say: `Check in equation ${row.name}: ${values}.`, line });
    }
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
    const pair = this.#letters.length === 2;
    this.isTrue = isTrue;
    const why = pair
      ? `Both say the same about ${listed(this.#letters)}`
      : "One of the equations follows from the others";
    const none = pair ? "no pair of numbers solves both equations" : "no three numbers solve all three equations";
    this.#step(isTrue ? `${why}, so there is no end of solutions.` : `This is never true, so ${none}.`, row);
    return false;
  }

  #step(say: string, row: Row): void {
    this.steps.push({ say, line: this.#text(row) });
  }

  #text({ factors, right }: Row): string {
    return `${sumText(factors.map((of, at) => [of, this.#letters[at] ?? ""]))} = ${fractionText(right)}`;
  }
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
