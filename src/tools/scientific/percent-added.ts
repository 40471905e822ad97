import { showExpression } from "../../maths/expression/show.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { add, decimalText, divide, type Rational, rational, subtract } from "../../maths/rational.ts";

const hundred = rational(100);
const written = (value: Rational) => decimalText(value)?.replace("-", "−") ?? "";

/** What to say where a percentage is added to a number or taken from it: 200 + 10% is meant as 10% more nearly always. */
export function percentAdded(tree: Expression): string | null {
  if ((tree.kind !== "+" && tree.kind !== "-") || tree.right.kind !== "call" || tree.right.name !== "percent")
    return null;
  const [of] = tree.right.args;
  // Of 5% + 10% a sum is meant.
  if (of?.kind !== "number" || (tree.left.kind === "call" && tree.left.name === "percent")) return null;
  const part = divide(of.value, hundred);
  const [more, times] = tree.kind === "+" ? ["more", add(rational(1), part)] : ["less", subtract(rational(1), part)];
  if (tree.left.kind !== "number" && tree.left.kind !== "name")
    return `${showExpression(tree.right)} is the number ${written(part)} here, and no part of what stands before it.`;
  return `${showExpression(tree.right)} is the number ${written(part)} here. For ${showExpression(tree.right)} ${more} write ${showExpression(tree.left)} × ${written(times)}.`;
}
