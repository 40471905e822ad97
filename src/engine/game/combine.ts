import { add, divide, isWhole, multiply, type Rational, subtract } from "../../maths/rational.ts";
import type { Refusal, TextForm } from "./game.ts";
import { isRefusal } from "./game.ts";

/** Games that make a target out of numbers, two at a time: the numbers on the table, and a move that combines two of them. */
export type Operation = "+" | "-" | "*" | "/";

/** A number of the board, or one that was made of two others. */
export interface Term {
  readonly value: Rational;
  readonly made: { readonly operation: Operation; readonly left: Term; readonly right: Term } | null;
}

/** The places of the table in their order; a place whose number was used is empty. */
export type Table = readonly (Term | null)[];

/** The number in one place, an operation, the number in another: what they make goes to the second place. Places count from 0. */
export interface Combination {
  readonly left: number;
  readonly operation: Operation;
  readonly right: number;
}

const operations: Record<Operation, (a: Rational, b: Rational) => Rational> = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
};
const spellings: Readonly<Record<string, Operation>> = { "×": "*", "÷": "/", "−": "-" };

/** A combination as text, "0*2". */
export const combinationText: TextForm<Combination> = {
  write: ({ left, operation, right }) => left + operation + right,
  read(text) {
    const [, left, sign = "", right] = /^(\d)([-+*/×÷−])(\d)$/.exec(text) ?? [];
    if (left === undefined) return { problem: "A move is a place, an operation and another place, like 0*2." };
    const operation = spellings[sign] ?? (sign as Operation);
    return { value: { left: Number(left), operation, right: Number(right) } };
  },
};

/** A number of the board. */
export function term(value: Rational): Term {
  return { value, made: null };
}

/** What two numbers make; null for a division by zero. */
export function made(left: Term, operation: Operation, right: Term): Term | null {
  if (operation === "/" && right.value.num === 0n) return null;
  return { value: operations[operation](left.value, right.value), made: { operation, left, right } };
}

/** The table after a combination, or why there is none. */
export function combine(table: Table, { left, operation, right }: Combination): Table | Refusal {
  const [a, b] = [numberIn(table, left), numberIn(table, right)];
  if (isRefusal(a)) return a;
  if (isRefusal(b)) return b;
  if (left === right) return { refusal: "A number cannot be combined with itself: each may be used once." };
  const result = made(a, operation, b);
  return result ? table.with(left, null).with(right, result) : { refusal: "Nothing can be divided by 0." };
}

function numberIn(table: Table, place: number): Term | Refusal {
  if (place >= table.length) return { refusal: `There are only ${table.length} places.` };
  return table[place] ?? { refusal: "This number has been used already." };
}

/** The numbers that are still on the table. */
export function termsOf(table: Table): readonly Term[] {
  return table.filter((one) => one !== null);
}

/** The operations as they are written. */
export const signs: Record<Operation, string> = { "+": "+", "-": "−", "*": "×", "/": "÷" };
const strength: Record<Operation, number> = { "+": 1, "-": 1, "*": 2, "/": 2 };

/** "24", "−3", "8/3". */
export function valueText({ num, den }: Rational): string {
  return `${num < 0n ? "−" : ""}${num < 0n ? -num : num}${den === 1n ? "" : `/${den}`}`;
}

/** The last operation that made a number, in values: "3 − 8/3"; the number alone where nothing made it. */
export function lastOperation({ value, made }: Term): string {
  if (!made) return valueText(value);
  const { operation, left, right } = made;
  return `${operand(left, operation, false)} ${signs[operation]} ${operand(right, operation, true)}`;
}

/** A number beside a sign: "8 ÷ (1/3)", "3 − (−5)". */
function operand({ value }: Term, operation: Operation, isRight: boolean): string {
  const needsBrackets = (value.num < 0n && isRight) || (!isWhole(value) && strength[operation] > 1);
  return needsBrackets ? `(${valueText(value)})` : valueText(value);
}

/** How a number was made, with the brackets that it needs and no others: "8 ÷ (3 − 8 ÷ 3)". */
export function termText({ value, made }: Term): string {
  if (!made) return valueText(value);
  const { operation, left, right } = made;
  // a − (b + c) and a ÷ (b × c) need their brackets, a + (b − c) and a × (b ÷ c) do not.
  const needed = strength[operation] + (operation === "-" || operation === "/" ? 1 : 0);
  return `${inside(left, operation, false, strength[operation])} ${signs[operation]} ${inside(right, operation, true, needed)}`;
}

function inside(part: Term, operation: Operation, isRight: boolean, needed: number): string {
  if (!part.made) return operand(part, operation, isRight);
  return strength[part.made.operation] < needed ? `(${termText(part)})` : termText(part);
}

/** A number as it is read out, with how it was made: "8/3 (made as 8 ÷ 3)". */
export function termWords(one: Term): string {
  return one.made ? `${valueText(one.value)} (made as ${termText(one)})` : valueText(one.value);
}

/** What a combination made, on the table after it: "8 ÷ 3 = 8/3". */
export function combinationWords({ right }: Combination, after: Table): string {
  const result = after[right];
  return result ? `${lastOperation(result)} = ${valueText(result.value)}` : "";
}
