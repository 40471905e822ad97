import type { Expression } from "../../maths/expression/tree.ts";
import { partsOf } from "../../maths/expression/tree.ts";
import { decimalText, fractionText, negate, type Rational } from "../../maths/rational.ts";
import type { Drawing } from "./drawing.ts";
import type { Relation } from "./relation.ts";

/** The expression with numbers in the place of letters. */
export function fill(tree: Expression, letters: ReadonlyMap<string, Rational>): Expression {
  switch (tree.kind) {
    case "number":
      return tree;
    case "name": {
      const value = letters.get(tree.name);
      if (!value) return tree;
      if (value.num < 0n) return { kind: "minus", of: number(negate(value)) };
      return number(value);
    }
    case "minus":
    case "root":
      return { kind: tree.kind, of: fill(tree.of, letters) };
    case "call":
      return { kind: "call", name: tree.name, args: tree.args.map((arg) => fill(arg, letters)) };
  }
  const [left, right] = [fill(tree.left, letters), fill(tree.right, letters)];
  // As one would write it: neither 1x nor + (−1).
  if (tree.kind === "*" && tree.left.kind === "name" && left.kind === "number" && left.value.num === left.value.den)
    return right;
  const other = tree.kind === "+" ? "-" : tree.kind === "-" ? "+" : null;
  const [typed, of] =
    tree.right.kind === "*" && right.kind === "*" ? [tree.right.left, right.left] : [tree.right, right];
  if (other && typed.kind === "name" && of.kind === "minus")
    return { kind: other, left, right: right.kind === "*" ? { ...right, left: of.of } : of.of };
  return { kind: tree.kind, left, right };
}

/** A number as it is written: those that a decimal comes to no end of as fractions. */
function number(value: Rational): Expression {
  const text = decimalText(value);
  if (text !== null && !text.includes("(")) return { kind: "number", value, text };
  const [left, right] = [value.num, value.den].map((whole) => number({ num: whole, den: 1n }));
  return left && right ? { kind: "/", left, right } : { kind: "number", value, text: fractionText(value) };
}

/** All letters in an expression, constants too. */
export function lettersOf(tree: Expression): ReadonlySet<string> {
  if (tree.kind === "name") return new Set([tree.name]);
  return new Set(partsOf(tree).flatMap((part) => [...lettersOf(part)]));
}

/** What a line asks to be drawn, with numbers in the place of letters. */
export function fillDrawing(drawing: Drawing, letters: ReadonlyMap<string, Rational>): Drawing {
  const set = (tree: Expression) => fill(tree, letters);
  switch (drawing.kind) {
    case "parametric":
      return { ...drawing, x: set(drawing.x), y: set(drawing.y), ...whenOf(drawing) };
    case "polar":
      return { ...drawing, tree: set(drawing.tree), ...whenOf(drawing) };
    case "points":
      return { ...drawing, points: drawing.points.map(([x, y]) => [set(x), set(y)] as const) };
    case "pieces":
      return {
        ...drawing,
        pieces: drawing.pieces.map(({ tree, when }) => ({ tree: set(tree), when: when.map(relation) })),
      };
    case "relation":
      return { ...drawing, relation: relation(drawing.relation) };
    default:
      return { ...drawing, tree: set(drawing.tree) };
  }

  function whenOf({ when }: { readonly when?: Relation }) {
    return when && { when: relation(when) };
  }

  function relation({ sides, signs, conditions = [] }: Relation): Relation {
    return { sides: sides.map(set), signs, conditions: conditions.map(relation) };
  }
}
