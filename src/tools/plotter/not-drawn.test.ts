import { expect, test } from "vitest";
import { arities, isFunctionName } from "../../maths/expression/functions.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { rational } from "../../maths/rational.ts";
import { fill } from "./fill.ts";
import { NotDrawn, whyNotDrawn } from "./interval/not-drawn.ts";
import { program } from "./interval/program.ts";

const x: Expression = { kind: "name", name: "x" };
const two: Expression = { kind: "number", value: rational(2), text: "2" };
const a: Expression = { kind: "name", name: "a" };

/** What the machine says when it is to run an expression. */
function refusal(tree: Expression): string | null {
  try {
    program([tree], ["x"]);
    return null;
  } catch (error) {
    if (error instanceof NotDrawn) return error.message;
    throw error;
  }
}

test.each(Object.keys(arities).filter(isFunctionName))("%s: the page foretells what the machine says", (name) => {
  for (const [value, letter] of [rational(3), rational(1, 2), rational(23)].map((one) => [one, a] as const)) {
    const letters = new Map([["a", value]]);
    for (const second of [two, letter, x]) {
      const args = arities[name][0] === 2 ? [two, x] : arities[name][1] === 1 ? [x] : [x, second];
      const tree: Expression = { kind: "+", left: { kind: "call", name, args }, right: x };
      expect(whyNotDrawn(tree, letters)).toBe(refusal(fill(tree, letters)));
    }
  }
});
