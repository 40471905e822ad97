import { evaluateTree } from "../../maths/expression/evaluate.ts";
import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Value } from "../../maths/expression/value.ts";
import { rational } from "../../maths/rational.ts";
import { fromRational, multiply, pi, type Surd, surdText, toNumber } from "../../maths/surd.ts";
import type { Angle } from "./interval/program.ts";

/** A half turn is divided by all whole numbers up to 10, and by 12, 15, 16 and others: whatever a multiple of an angle is likely to be 0 at. */
const parts = 5040;

/** For each place the nearest one that is so many parts of half turns. */
export function halfTurnsNear(places: readonly number[], angle: Angle): readonly Surd[] {
  const half = angle === "deg" ? fromRational(rational(180)) : pi;
  const count = (x: number) => Math.round((x / toNumber(half)) * parts);
  return places.map((x) => multiply(half, fromRational(rational(count(x), parts))) ?? []);
}

/** Works out functions of x at a place as a calculator does: exactly where there is a form; null where there is no value. */
export function workingAt(at: Surd, angle: Angle): (tree: Expression) => Value | null {
  const read = readExpression(surdText(at));
  const place = read.ok ? evaluateTree(read.tree, { angle }) : read;
  return (tree) => {
    const found = place.ok ? evaluateTree(tree, { angle, names: new Map([["x", place.value]]) }) : place;
    return found.ok ? found.value : null;
  };
}
