import { type Expression, partsOf } from "../../maths/expression/tree.ts";
import { decimalOf, fractionOf, isDecimalExact, type Value } from "../../maths/expression/value.ts";
import { decimalTree, treeOf } from "../../maths/expression/value-tree.ts";
import { absolute, isWhole, mixedText } from "../../maths/rational.ts";
import { primeFactors } from "../../maths/whole.ts";

/** One way to write a result. */
export interface View {
  readonly id: "exact" | "decimal" | "mixed";
  readonly name: string;
  readonly sign: "=" | "≈";
  readonly tree: Expression;
}

/** The largest denominator that says more than a decimal would: one that is exact, or a rounded one. */
const mostReadable = { exact: 9999n, rounded: 10n ** 9n };

/**
 * The ways to write a value, the most exact first; those that would look the same once. What was typed with decimals comes
 * as a decimal first, where that is exact: 0.1 + 0.2 is 0.3. So does a fraction that nobody can read.
 */
export function viewsOf(value: Value, typed?: Expression): readonly View[] {
  const fraction = fractionOf(value);
  const decimal: View = {
    id: "decimal",
    name: "Decimal",
    sign: isDecimalExact(value) ? "=" : "≈",
    tree: decimalTree(decimalOf(value)),
  };
  if (!(value.exact || value.square) || (fraction && isWhole(fraction))) return [decimal];
  const exact: View = { id: "exact", name: fraction ? "Fraction" : "Exact", sign: "=", tree: treeOf(value) };
  const readable = decimal.sign === "=" ? mostReadable.exact : mostReadable.rounded;
  if ((decimal.sign === "=" && typed && hasDecimals(typed)) || (fraction && fraction.den > readable))
    return [decimal, exact];
  const mixed = fraction ? mixedView(mixedText(absolute(fraction)), value) : [];
  return [exact, decimal, ...mixed];
}

function hasDecimals(tree: Expression): boolean {
  if (tree.kind === "number") return /[.,]/.test(tree.text);
  return (tree.kind === "call" && tree.name === "percent") || partsOf(tree).some(hasDecimals);
}

function mixedView(text: string, value: Value): View[] {
  const size = fractionOf(value);
  if (!size || !text.includes(" ")) return [];
  const number: Expression = { kind: "number", value: size, text: value.near < 0 ? `−${text}` : text };
  return [{ id: "mixed", name: "Mixed number", sign: "=", tree: number }];
}

/** Trial division takes a moment for larger numbers. */
const largestFactored = 10n ** 13n;

/** "2³ × 3² × 5" for a whole number from 2; null for others, and for those that would take long. */
export function factorsText(value: Value): string | null {
  const fraction = fractionOf(value);
  if (!fraction || !isWhole(fraction) || fraction.num < 2n || fraction.num > largestFactored) return null;
  const factors = primeFactors(Number(fraction.num));
  const [first, ...others] = factors;
  if (first && others.length === 0 && first[1] === 1) return `${first[0]} is a prime number`;
  return factors.map(([prime, power]) => `${prime}${power > 1 ? raised(power) : ""}`).join(" × ");
}

function raised(power: number): string {
  return String(power).replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit)));
}

/** A whole number in other bases, as they can be typed; none for other numbers. */
export function basesOf(value: Value): readonly { readonly name: string; readonly text: string }[] {
  const fraction = fractionOf(value);
  if (!fraction || !isWhole(fraction)) return [];
  const sign = fraction.num < 0n ? "−" : "";
  const { num } = absolute(fraction);
  if (num >= 2n ** 64n) return [];
  return [
    { name: "Base 2", text: `${sign}0b${num.toString(2)}` },
    { name: "Base 8", text: `${sign}0o${num.toString(8)}` },
    { name: "Base 16", text: `${sign}0x${num.toString(16).toUpperCase()}` },
  ];
}
