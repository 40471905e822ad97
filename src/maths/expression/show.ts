import type { Expression } from "./parse.ts";

/** How tightly each kind holds its parts together: sum, product, minus, power, and what stands alone. */
const strength = { "+": 1, "-": 1, "*": 2, "/": 2, minus: 2, "^": 4, root: 5, number: 5, name: 5 } as const;

/** The expression as plain text, with the brackets it needs and no others: "2n + 1", "(1/2)n". */
export function showExpression(tree: Expression): string {
  switch (tree.kind) {
    case "number":
      return tree.text.replace("⁄", "/");
    case "name":
      return tree.name;
    case "minus":
      return `−${inside(tree.of, 3)}`;
    case "root":
      return `√${inside(tree.of, 5)}`;
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

/** Numbers need a sign between them; letters and brackets do not. */
function productText(left: string, right: string): string {
  return /^[\d.]/.test(right) ? `${left} × ${right}` : left + right;
}

function exponent(text: string): string {
  return /^\d+$/.test(text) ? text.replace(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".charAt(Number(digit))) : `^${text}`;
}

function inside(part: Expression, needed: number): string {
  const text = showExpression(part);
  return (isQuotient(part) ? strength["/"] : strength[part.kind]) < needed ? `(${text})` : text;
}

/** A quotient, or a number written as one: ½, 1 1/2. */
function isQuotient(part: Expression): boolean {
  return part.kind === "/" || (part.kind === "number" && /[/⁄]/.test(part.text));
}
