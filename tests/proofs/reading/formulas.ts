import { readExpression } from "../../../src/maths/expression/read.ts";
import type { Expression } from "../../../src/maths/expression/tree.ts";
import type { Reading } from "./reading.ts";

/** What a formula is worth for the values of its letters. */
export type Formula = (...values: readonly number[]) => number;
/** Whether what is stated is so for the values of its letters. */
export type Statement = (...values: readonly number[]) => boolean;

/** A formula as it is written, with or without TeX: `formula("\\frac{s - d}{2}", "sd")(7, 3)` is 2. */
export function formula(text: string, letters = ""): Formula {
  const read = readExpression(text.replaceAll("$", ""), { names: [...letters] });
  if (!read.ok) throw new Error(`“${text}” is no formula of ${letters || "numbers"}: ${read.message}`);
  return (...values) => worth(read.tree, (letter) => values[[...letters].indexOf(letter)] ?? Number.NaN);
}

/** An equation or an inequality as it is written: `statement("5 - x > 5 - y", "xy")(1, 2)` is so. */
export function statement(text: string, letters = ""): Statement {
  const [left = "", sign = "", right = "", ...rest] = text.split(/([=<>])/);
  if (sign === "" || rest.length > 0) throw new Error(`“${text}” does not state one relation`);
  const [one, other] = [formula(left, letters), formula(right, letters)];
  return (...values) => {
    const difference = one(...values) - other(...values);
    return sign === "=" ? difference === 0 : sign === "<" ? difference < 0 : difference > 0;
  };
}

/** The formula in that place of the words, counted from 1, as it is written. Its numbers count as read. */
export function formulaIn(reading: Reading, place: number): string {
  const found = [...reading.shown.words.matchAll(/(?<!\\)\$([^$]+)\$/g)][place - 1];
  if (!found) throw new Error(`there is no formula ${place}`);
  const [from, to] = [found.index, found.index + found[0].length];
  for (const [i, number] of reading.numbers.entries())
    if (number.text === 0 && number.from >= from && number.to <= to) reading.asked.add(i + 1);
  return found[1] ?? "";
}

function worth(tree: Expression, value: (letter: string) => number): number {
  switch (tree.kind) {
    case "number":
      return Number(tree.value.num) / Number(tree.value.den);
    case "name":
      return tree.name === "π" ? Math.PI : value(tree.name);
    case "minus":
      return -worth(tree.of, value);
    case "root":
      return Math.sqrt(worth(tree.of, value));
    case "call":
      throw new Error(`“${tree.name}” is not read`);
  }
  const [left, right] = [worth(tree.left, value), worth(tree.right, value)];
  switch (tree.kind) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "^":
      return left ** right;
  }
}
