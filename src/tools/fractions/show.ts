import type { Tree } from "./parse.ts";

const strength = { "+": 1, "-": 1, "×": 2, "÷": 2, minus: 3, "^": 4, number: 5 } as const;

/** A sum as it was understood, in the signs of the steps and with the brackets it needs: "(1/2 + 1/3) × 4". */
export function show(tree: Tree): string {
  switch (tree.kind) {
    case "number":
      return tree.text;
    case "minus":
      return `-${inside(tree.of, strength.minus)}`;
    case "^": {
      const plain = tree.base.kind === "number" && tree.base.form === "whole" && !tree.base.text.startsWith("-");
      const exponent = tree.exponent < 0 ? `(${tree.exponent})` : String(tree.exponent);
      return `${plain ? show(tree.base) : `(${show(tree.base)})`}^${exponent}`;
    }
    default: {
      const own = strength[tree.kind];
      return `${inside(tree.left, own)} ${tree.kind} ${inside(tree.right, own + 1, true)}`;
    }
  }
}

function inside(tree: Tree, least: number, behind = false): string {
  const text = show(tree);
  return strength[tree.kind] < least || (behind && text.startsWith("-")) ? `(${text})` : text;
}
