import { functionWords } from "./functions.ts";
import type { Expression } from "./tree.ts";

/** How tightly each kind holds its parts together: sum, product, minus, power, 5!, and what stands alone. */
const strength = { "+": 1, "-": 1, "*": 2, "/": 2, minus: 2, "^": 4, root: 6, number: 6, name: 6, call: 6 } as const;
const postfixStrength = 5;

/** The calls that are written behind their number. */
const postfix: Readonly<Record<string, string>> = { factorial: "!", percent: "%", degrees: "°" };

/** The expression as plain text, with the brackets it needs and no others: "2n + 1", "(1/2)n". It reads as the same. */
export function showExpression(tree: Expression): string {
  switch (tree.kind) {
    case "number":
      return tree.text.replace("⁄", "/");
    case "name":
      return tree.name;
    case "minus":
      return `−${inside(tree.of, 3)}`;
    case "root":
      return `√${inside(tree.of, 6)}`;
    case "call":
      return callText(tree.name, tree.args);
    case "+":
    case "-":
      return `${inside(tree.left, 1)} ${tree.kind === "+" ? "+" : "−"} ${inside(tree.right, 2)}`;
    case "*":
      return productText(inside(tree.left, isQuotient(tree.left) ? 3 : 2), inside(tree.right, 3));
    case "/":
      return `${inside(tree.left, 2)}/${inside(tree.right, 3)}`;
    case "^":
      return inside(tree.left, 5) + exponent(inside(tree.right, 5));
  }
}

function callText(name: string, args: readonly Expression[]): string {
  const [first] = args;
  const sign = postfix[name];
  if (sign !== undefined && first) return inside(first, 5) + sign;
  if (name === "root" && args[1] && isThree(first)) return `∛${inside(args[1], 6)}`;
  const inner = args.map(showExpression).join(", ");
  return name === "abs" && !inner.includes("|") ? `|${inner}|` : `${name}(${inner})`;
}

const isThree = (part: Expression | undefined) => part?.kind === "number" && part.text === "3";

/** Numbers need a sign between them, and functions that are signs, too (mod); letters and brackets do not. */
function productText(left: string, right: string): string {
  if (/^[\d.]|^(?:mod|nCr|nPr)\(/.test(right)) return `${left} × ${right}`;
  return left + (makesWord(left, right) ? " " : "") + right;
}

/** Whether letters of both would be read as one word when they stand together, or as a number: m od, 0 x. */
function makesWord(left: string, right: string): boolean {
  const [before = ""] = /(?:[a-z\d]+)?$/i.exec(left) ?? [];
  const [after = ""] = /^[a-z\d]+/i.exec(right) ?? [];
  if (/[a-z]$/i.test(before) && functionWords.has(/^[a-z]+/i.exec(after)?.[0].toLowerCase() ?? "")) return true;
  if (/(?:^|[^\d.])0$/.test(left) && /^[xbo]/i.test(after)) return true;
  const joined = (before + after).toLowerCase();
  return words.some((word) => {
    const at = joined.indexOf(word, Math.max(0, before.length - word.length + 1));
    return at >= 0 && at < before.length && at + word.length > before.length;
  });
}

const words = [...functionWords.keys(), "sqrt", "root", "cbrt", "deg", "choose", "pi", "tau"];

function exponent(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))) : `^${text}`;
}

function inside(part: Expression, needed: number): string {
  const text = showExpression(part);
  return strengthOf(part) < needed ? `(${text})` : text;
}

function strengthOf(part: Expression): number {
  if (isQuotient(part)) return strength["/"];
  return part.kind === "call" && Object.hasOwn(postfix, part.name) ? postfixStrength : strength[part.kind];
}

/** A quotient, or a number written as one: ½, 1 1/2. */
function isQuotient(part: Expression): boolean {
  return part.kind === "/" || (part.kind === "number" && /[/⁄]/.test(part.text));
}
