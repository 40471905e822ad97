import { compare, decimalText, fractionText, mixedText, type Rational } from "../../maths/rational.ts";
import { type Compared, chain, comparing, inOrder, type Relation, relation, relationWords } from "./compare.ts";
import { rounded, toDecimal, toMixed } from "./convert.ts";
import { evaluate } from "./evaluate.ts";
import { Fault } from "./fault.ts";
import { parse, type Statement, type Tree } from "./parse.ts";
import { show } from "./show.ts";
import type { Stage } from "./step.ts";
import { plain } from "./tokens.ts";

/** A value in its three forms. */
export interface Value {
  readonly kind: "value";
  /** What was worked out, as it was understood. */
  readonly shown: string;
  readonly value: Rational;
  /** Lowest terms: "-7/3", "4". */
  readonly improper: string;
  /** "-2 1/3" is minus two and a third. */
  readonly mixed: string;
  /** Recurring digits in brackets, "0.1(6)"; rounded to ten places where `exact` is false. */
  readonly decimal: string;
  readonly exact: boolean;
  readonly stages: readonly Stage[];
}

/** Two numbers compared, or more put in order. */
export interface Comparison {
  readonly kind: "compared" | "ordered";
  /** "1/2 < 2/3": two as they were asked, more from the smallest on. */
  readonly shown: string;
  /** Between the first two, as they were asked. */
  readonly relation: Relation;
  /** A sentence; where a sign was typed it says whether that is true. */
  readonly says: string;
  readonly stages: readonly Stage[];
}

/** Why there is no result. */
export interface Problem {
  readonly kind: "problem";
  readonly message: string;
  /** What was typed, in plain signs, and where in it the problem is. */
  readonly text: string;
  readonly at: number;
}

export type Result = Value | Comparison | Problem;

/**
 * Works out what was typed: a sum of fractions, mixed numbers and decimals ("-2 1/3 × 1.2(6)"), two of them with <, = or
 * > or "or" between, or several with commas between to be put in order. Never throws.
 */
export function calculate(typed: string): Result {
  const text = plain(typed);
  if (text === "")
    return { kind: "problem", message: "Type a sum of fractions first, such as 1/2 + 1/3.", text, at: 0 };
  try {
    const statement = parse(text);
    const [only, ...others] = statement.sums;
    return only && others.length === 0 ? workedOut(only) : comparisonOf(statement);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { kind: "problem", message: error.message, text, at: error.at };
  }
}

function workedOut(tree: Tree): Value {
  const { value, stages } = evaluate(tree);
  const exact = decimalText(value);
  const forms = [...toMixed(value), ...toDecimal(value)];
  return {
    kind: "value",
    shown: show(tree),
    value,
    improper: fractionText(value),
    mixed: mixedText(value),
    decimal: exact ?? rounded(value),
    exact: exact !== null,
    stages: forms.length > 0 ? [...stages, { title: "In other forms", steps: forms }] : stages,
  };
}

function comparisonOf({ sums, between }: Statement): Comparison {
  const stages: Stage[] = [];
  const numbers = sums.map((tree): Compared => {
    const worked = evaluate(tree);
    stages.push(...worked.stages.map((stage) => (tree.kind === "number" ? { ...stage, title: show(tree) } : stage)));
    return { shown: show(tree), as: worked.value, value: worked.value };
  });
  const [first, second] = numbers;
  if (!first || !second) throw new Error("a comparison has two sides");
  const ordered = inOrder(numbers);
  const found = relation(first.value, second.value);
  const asked = numbers.length === 2 && between[0] !== ",";
  return {
    kind: asked ? "compared" : "ordered",
    shown: chain(asked ? numbers : ordered),
    relation: found,
    says: asked
      ? `${verdict(numbers, between)}${first.shown} ${relationWords[found]} ${second.shown}.`
      : `${verdict(numbers, between)}From the smallest: ${ordered.map(({ shown }) => shown).join(", ")}.`,
    stages: [...stages, comparing(numbers, asked ? numbers : ordered)],
  };
}

/** Whether the signs that were typed are true; nothing where none was. */
function verdict(numbers: readonly Compared[], between: Statement["between"]): string {
  const claims = between.filter((sign) => sign === "<" || sign === "=" || sign === ">");
  if (claims.length === 0) return "";
  const holds = between.every((sign, i) => {
    const [a, b] = [numbers[i], numbers[i + 1]];
    if (!a || !b || sign === "," || sign === "?") return true;
    const order = compare(a.value, b.value);
    return sign === "<" ? order < 0 : sign === ">" ? order > 0 : order === 0;
  });
  return holds ? "That is true. " : "That is not true. ";
}
