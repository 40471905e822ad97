import type { Expression } from "../../maths/expression/tree.ts";
import { partsOf } from "../../maths/expression/tree.ts";
import { decimalText, fractionText, type Rational } from "../../maths/rational.ts";
import type { Drawing } from "./drawing.ts";
import type { Relation } from "./relation.ts";

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

/** What a line asks to be drawn, with numbers in the place of letters. */
export function fillDrawing(drawing: Drawing, letters: ReadonlyMap<string, Rational>): Drawing {
  const set = (tree: Expression) => fill(tree, letters);
  switch (drawing.kind) {
    case "parametric":
      return { ...drawing, x: set(drawing.x), y: set(drawing.y) };
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

  function relation({ sides, signs, conditions = [] }: Relation): Relation {
    return { sides: sides.map(set), signs, conditions: conditions.map(relation) };
  }
}
