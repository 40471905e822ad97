import type { Rational } from "../rational.ts";
import type { FunctionName } from "./functions.ts";

/** Where a part was written: from `at` to before `end`, in UTF-16 units of the text it was read from. */
interface Place {
  readonly at?: number;
  readonly end?: number;
}

/**
 * An expression as a tree. A name is a variable or a constant ("π", "e", "τ"); "root" is a square root. Of the calls
 * `log` with two arguments is log(base, number), `root` is root(index, number), and `degrees` is a number with °.
 */
export type Expression = Place &
  (
    | { readonly kind: "number"; readonly value: Rational; readonly text: string }
    | { readonly kind: "name"; readonly name: string }
    | { readonly kind: "minus" | "root"; readonly of: Expression }
    | { readonly kind: "+" | "-" | "*" | "/" | "^"; readonly left: Expression; readonly right: Expression }
    | { readonly kind: "call"; readonly name: FunctionName; readonly args: readonly Expression[] }
  );

/** The parts directly below an expression, from left to right. */
export function partsOf(tree: Expression): readonly Expression[] {
  if (tree.kind === "number" || tree.kind === "name") return [];
  if (tree.kind === "call") return tree.args;
  return "of" in tree ? [tree.of] : [tree.left, tree.right];
}

/** Whether two trees are the same, wherever their parts were written. */
export function sameTree(a: Expression, b: Expression): boolean {
  if (a.kind !== b.kind) return false;
  if (a.kind === "number" && b.kind === "number") return a.value.num === b.value.num && a.value.den === b.value.den;
  if ((a.kind === "name" || a.kind === "call") && (b.kind === "name" || b.kind === "call") && a.name !== b.name)
    return false;
  const [parts, others] = [partsOf(a), partsOf(b)];
  return (
    parts.length === others.length && parts.every((part, i) => others[i] !== undefined && sameTree(part, others[i]))
  );
}
