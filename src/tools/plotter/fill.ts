import type { Expression } from "../../maths/expression/tree.ts";
import { partsOf } from "../../maths/expression/tree.ts";
import { decimalText, fractionText, type Rational } from "../../maths/rational.ts";

/** The expression with numbers in the place of letters. */
export function fill(tree: Expression, letters: ReadonlyMap<string, Rational>): Expression {
  switch (tree.kind) {
    case "number":
      return tree;
    case "name": {
      const value = letters.get(tree.name);
      return value ? { kind: "number", value, text: decimalText(value) ?? fractionText(value) } : tree;
    }
    case "minus":
    case "root":
      return { kind: tree.kind, of: fill(tree.of, letters) };
    case "call":
      return { kind: "call", name: tree.name, args: tree.args.map((arg) => fill(arg, letters)) };
    default:
      return { kind: tree.kind, left: fill(tree.left, letters), right: fill(tree.right, letters) };
  }
}

/** All letters in an expression, constants too. */
export function lettersOf(tree: Expression): ReadonlySet<string> {
  if (tree.kind === "name") return new Set([tree.name]);
  return new Set(partsOf(tree).flatMap((part) => [...lettersOf(part)]));
}
