import { difference, product, quotient, squareRoot, sum } from "../../maths/expression/arithmetic.ts";
import { evaluateTree } from "../../maths/expression/evaluate.ts";
import { isSame } from "../../maths/expression/exact.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { ofRational, type Value } from "../../maths/expression/value.ts";
import { rational } from "../../maths/rational.ts";

export interface Measure {
  readonly name: string;
  readonly value: Value;
}

/** The longest list: the work is done exactly. */
const most = 1000;

/**
 * Reads a list such as "3, 5.5, 1/2" or "3 5 8"; with a decimal comma semicolons and spaces part the numbers. Gives a sentence
 * where it is none.
 */
export function readList(text: string, decimalComma: boolean): readonly Value[] | string {
  if (!decimalComma && /\d,\d/.test(text) && /\d\s+\d|;/.test(text))
    return "Do commas part the numbers here, or stand in them? Write 1.5 2.5 or 1, 5, 2, 5.";
  const parts = text.split(decimalComma ? /[;\s]+/ : /[,;\s]+/).filter((part) => part !== "");
  if (parts.length > most) return `This list is too long: ${most} numbers are the most.`;
  const values: Value[] = [];
  for (const part of parts) {
    const read = readExpression(part, { decimalComma });
    const result = read.ok ? evaluateTree(read.tree, { angle: "rad" }) : read;
    if (!result.ok) return `“${part.slice(0, 30)}” is not a number.`;
    values.push(result.value);
  }
  return values;
}

/** What is known of a list of at least one number, all of it exactly where its numbers are. */
export function measuresOf(list: readonly Value[]): readonly Measure[] {
  const count = list.length;
  const sorted = list.toSorted((a, b) => a.near - b.near);
  const total = list.reduce(sum, whole(0));
  const mean = quotient(total, whole(count));
  const squares = list.map((one) => square(difference(one, mean))).reduce(sum, whole(0));
  return [
    { name: "How many", value: whole(count) },
    { name: "Sum", value: total },
    { name: "Mean", value: mean },
    { name: "Median", value: middleOf(sorted) },
    ...modesOf(sorted).map((value) => ({ name: "Mode", value })),
    { name: "Smallest", value: sorted[0] ?? mean },
    { name: "Largest", value: sorted.at(-1) ?? mean },
    { name: "Range", value: difference(sorted.at(-1) ?? mean, sorted[0] ?? mean) },
    { name: "Standard deviation σ of all", value: squareRoot(quotient(squares, whole(count))) },
    ...(count > 1
      ? [{ name: "Standard deviation s of a sample", value: squareRoot(quotient(squares, whole(count - 1))) }]
      : []),
  ];
}

function middleOf(sorted: readonly Value[]): Value {
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length % 2 === 0 ? half - 1 : half], sorted[half]];
  return quotient(sum(low ?? whole(0), high ?? whole(0)), whole(2));
}

/** What stands there more often than anything else; nothing where that is more than two, or everything once. */
function modesOf(sorted: readonly Value[]): readonly Value[] {
  const groups: { readonly value: Value; times: number }[] = [];
  for (const value of sorted) {
    const last = groups.at(-1);
    if (last && isEqual(last.value, value)) last.times++;
    else groups.push({ value, times: 1 });
  }
  const top = Math.max(...groups.map(({ times }) => times));
  const often = groups.filter(({ times }) => times === top);
  return top > 1 && often.length <= 2 ? often.map(({ value }) => value) : [];
}

function isEqual(a: Value, b: Value): boolean {
  return a.exact && b.exact ? isSame(a.exact, b.exact) : a.near === b.near;
}

function square(a: Value): Value {
  return product(a, a);
}

function whole(count: number): Value {
  return ofRational(rational(count));
}
