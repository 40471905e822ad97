import { texEach } from "../../engine/tex.ts";
import { and, commas, tex } from "../../engine/words.ts";
import { decimalText, type Rational, rational } from "../../maths/rational.ts";

export type Wrong = readonly [when: string | number, name: string, say: string];

/** p/q as an exact decimal: 7 and 2 give "3.5". Only for denominators that divide a power of ten. */
export function dec(p: number | Rational, q = 1): string {
  const text = decimalText(typeof p === "number" ? rational(p, q) : p);
  if (text === null || text.includes("(")) throw new Error("no exact decimal");
  return text;
}

const formulas = (numbers: readonly (number | string)[]) =>
  texEach(numbers.map((n) => (typeof n === "number" ? tex(n) : n)));

/** Numbers in running text: "$4$, $7$, $10$". */
export function row(numbers: readonly (number | string)[]): string {
  return commas(formulas(numbers));
}

/** "$4$, $7$ and $10$" */
export function rowAnd(numbers: readonly (number | string)[]): string {
  return and(formulas(numbers));
}

export function rising(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

/** How often each number comes, in rising order of the numbers. */
export function tally(numbers: readonly number[]): [n: number, times: number][] {
  const counted = new Map<number, number>();
  for (const n of rising(numbers)) counted.set(n, (counted.get(n) ?? 0) + 1);
  return [...counted];
}

/** A table in Markdown, as a paragraph of its own. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => {
    const inside = cells.join(" | ");
    return `| ${inside} |`;
  };
  const rule = head.map((_, i) => (i === 0 ? "---" : "--:"));
  const lines = [head, rule, ...rows].map(line).join("\n");
  return `\n\n${lines}\n\n`;
}

/** The slips that someone may well type where a whole number is asked for: no fractions, none below zero. Texts stay. */
export function natural(wrong: readonly Wrong[]): Wrong[] {
  return wrong.filter(([when]) => typeof when === "string" || (Number.isInteger(when) && when >= 0));
}
