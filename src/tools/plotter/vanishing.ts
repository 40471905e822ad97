import type { Expression } from "../../maths/expression/tree.ts";
import type { Relation } from "./relation.ts";

/**
 * The same curve by an equation that can be proved: (x − 1)² touches 0 without going through it, where no sign proves
 * anything, and x − 1 goes through it.
 */
export function crossing(relation: Relation): Relation {
  const { sides, signs } = relation;
  return signs.join() === "=" && sides.some(isZero)
    ? { ...relation, sides: sides.map((side) => vanishing(side)) }
    : relation;
}

const isZero = (tree: Expression): boolean => tree.kind === "number" && tree.value.num === 0n;

/**
 * Something simpler that is 0 in the same places. A part of a product must besides have a value only where it had one
 * before: √x × y is not 0 to the left of 0.
 */
export function vanishing(tree: Expression, isPart = false): Expression {
  switch (tree.kind) {
    case "minus":
      return vanishing(tree.of, isPart);
    case "root":
      return isPart ? tree : vanishing(tree.of);
    case "^": {
      const { left, right } = tree;
      if (right.kind !== "number" || right.value.num <= 0n || (isPart && right.value.den !== 1n)) return tree;
      return vanishing(left, isPart);
    }
    case "*":
      return { ...tree, left: vanishing(tree.left, true), right: vanishing(tree.right, true) };
    case "call": {
      const [of] = tree.args;
      return tree.name === "abs" && of ? vanishing(of, isPart) : tree;
    }
    default:
      return tree;
  }
}
