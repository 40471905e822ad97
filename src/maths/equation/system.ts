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
import { factorText, sumText } from "./text.ts";

export interface SystemResult {
  readonly kind: "one" | "none" | "all";
  /** Of each letter; empty where there is not just one solution. */
  readonly values: readonly Rational[];
  readonly steps: readonly Step[];
}

/** px + qy = r, with whole coefficients */
type Row = readonly [p: Rational, q: Rational, r: Rational];

const zero = rational(0);

/** Solves two linear equations in two letters by elimination. Throws an EquationFault where they are not linear. */
export function solveSystem(
  equations: readonly [Equation, Equation],
  letters: readonly [string, string],
): SystemResult {
  const [x, y] = letters;
  const show = ([p, q, r]: Row) =>
    `${sumText([
      [p, x],
      [q, y],
    ])} = ${fractionText(r)}`;
  const [one, two] = equations.map((equation) => row(equation, letters)) as [Row, Row];
  const steps: Step[] = [];
  for (const [index, each] of [one, two].entries()) {
    const before = equations[index]?.text.replace(/[\s*]/g, "");
    const after = show(each);
    if (before !== after.replace(/\s/g, ""))
      steps.push({ say: `Tidy up equation ${index + 1}: letters on the left, whole numbers.`, line: after });
  }
  const determinant = subtract(multiply(one[0], two[1]), multiply(two[0], one[1]));
  if (determinant.num === 0n) return dependent(one, two, steps, letters);

  // What has the smaller common multiple of its factors goes.
  const gone = goes(one, two);
  const kept = gone === 0 ? 1 : 0;
  const alone = [one, two].find((row) => row[gone].num === 0n);
  const eliminated = alone ? { row: alone, steps: [] } : elimination(one, two, gone, letters, show);
  steps.push(...eliminated.steps);
  const left = [zero, eliminated.row[kept], zero] as const;
  const found = solveLinear(letters[kept] ?? x, left, [eliminated.row[2], zero, zero]);
  steps.push(...found.steps);
  const value = found.value ?? zero;

  const into = one[gone].num === 0n ? two : one;
  const constant = multiply(into[kept], value);
  const other = letters[gone] ?? y;
  const put = {
    say: `Put this into equation ${into === one ? 1 : 2} to find ${other}.`,
    line: into[kept].num === 0n ? show(into) : `${substituted(into, letters, kept, value)} = ${fractionText(into[2])}`,
  };
  const last = solveLinear(other, [constant, into[gone], zero], [into[2], zero, zero]);
  const pair = kept === 0 ? [value, last.value ?? zero] : [last.value ?? zero, value];
  const check = into === one ? two : one;
  return {
    kind: "one",
    values: pair,
    steps: [
      ...steps,
      put,
      ...last.steps,
      {
        say: `Check in equation ${check === one ? 1 : 2}: ${letters.map((letter, index) => `${letter} = ${fractionText(pair[index] ?? zero)}`).join(" and ")}.`,
        line: `${checked(check, pair)} = ${fractionText(check[2])}`,
      },
    ],
  };
}

/** Both rows with the same factor before one letter, and their difference, in which that letter is gone. */
function elimination(
  one: Row,
  two: Row,
  gone: 0 | 1,
  letters: readonly [string, string],
  show: (row: Row) => string,
): { readonly row: Row; readonly steps: readonly Step[] } {
  const [m, signed] = multipliers(one[gone], two[gone]);
  const n = absolute(signed);
  const adds = signed.num < 0n;
  const [first, second] = [scaled(one, m), scaled(two, n)];
  const steps: Step[] = [];
  for (const [row, by, name] of [
    [first, m, 1],
    [second, n, 2],
  ] as const)
    if (by.num !== 1n) steps.push({ say: `Multiply equation ${name} by ${fractionText(by)}.`, line: show(row) });
  const join = adds ? add : subtract;
  const row = [0, 1, 2].map((at) => join(first[at] ?? zero, second[at] ?? zero)) as unknown as Row;
  const say = adds ? "Add the two equations" : "Take equation 2 from equation 1";
  steps.push({ say: `${say}: ${letters[gone]} goes.`, line: show(row) });
  return { row, steps };
}

function row({ left, right }: Equation, [x, y]: readonly [string, string]): Row {
  const [below, under] = [plainNumber(left.under), plainNumber(right.under)];
  if (!below || !under) throw new EquationFault(notOurs);
  const of = (side: Polynomial, by: Rational, powers: string) => divide(side.get(powers) ?? zero, by);
  const known = [`${x}^1`, `${y}^1`, ""];
  for (const powers of [...left.over.keys(), ...right.over.keys()])
    if (!known.includes(powers)) throw new EquationFault(notOurs);
  const [p, q, r] = known.map((powers) => subtract(of(left.over, below, powers), of(right.over, under, powers))) as [
    Rational,
    Rational,
    Rational,
  ];
  const whole = rational(commonDenominator([p, q, r]));
  return [multiply(p, whole), multiply(q, whole), negate(multiply(r, whole))];
}

function dependent(one: Row, two: Row, steps: Step[], [x, y]: readonly [string, string]): SystemResult {
  // The rows have proportional left sides: scaled to the same one, their right sides tell.
  const at = one[0].num !== 0n || two[0].num !== 0n ? 0 : 1;
  const [m, n] = multipliers(one[at], two[at]);
  const [first, second] = [scaled(one, m), scaled(two, n)];
  const rest = subtract(first[2], second[2]);
  const empty = [one, two].find((row) => row[0].num === 0n && row[1].num === 0n);
  const impossible = empty ? empty[2].num !== 0n : rest.num !== 0n;
  const say = impossible
    ? "This is never true, so no pair of numbers solves both equations."
    : `Both say the same about ${x} and ${y}, so there is no end of solutions.`;
  const line = empty ? `0 = ${fractionText(empty[2])}` : `0 = ${fractionText(rest)}`;
  return { kind: impossible ? "none" : "all", values: [], steps: [...steps, { say, line }] };
}

/** Which letter is the easier to be rid of: 0 or 1. */
function goes(one: Row, two: Row): 0 | 1 {
  const cost = (at: 0 | 1) => {
    if (one[at].num === 0n || two[at].num === 0n) return 0n;
    const [m, n] = multipliers(one[at], two[at]);
    return m.num + (n.num < 0n ? -n.num : n.num);
  };
  return cost(0) < cost(1) ? 0 : 1;
}

/** By what two whole factors are multiplied to be the same; 1 where one of them is 0. */
function multipliers(a: Rational, b: Rational): readonly [Rational, Rational] {
  if (a.num === 0n || b.num === 0n) return [rational(1), rational(1)];
  const quotient = divide(b, a);
  return quotient.num < 0n
    ? [rational(-quotient.num), rational(-quotient.den)]
    : [rational(quotient.num), rational(quotient.den)];
}

function scaled([p, q, r]: Row, by: Rational): Row {
  return [multiply(p, by), multiply(q, by), multiply(r, by)];
}

function substituted(row: Row, letters: readonly [string, string], at: 0 | 1, value: Rational): string {
  const known = `${row[at].num === 1n ? "" : `${fractionText(row[at])} × `}${row[at].num === 1n ? fractionText(value) : factorText(value)}`;
  const other = sumText([[row[at === 0 ? 1 : 0], letters[at === 0 ? 1 : 0]]]);
  return at === 0
    ? `${known} ${other.startsWith("-") ? `- ${other.slice(1)}` : `+ ${other}`}`
    : `${other} + ${known.startsWith("-") ? `(${known})` : known}`;
}

function checked([p, q]: Row, pair: readonly Rational[]): string {
  const [a, b] = [p, q].map((factor, index) => multiply(factor, pair[index] ?? zero)) as [Rational, Rational];
  return `${fractionText(a)} + ${factorText(b)} = ${fractionText(add(a, b))}`.replace(/ = [^=]*$/, "");
}
