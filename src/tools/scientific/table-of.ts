import { product, sum } from "../../maths/expression/arithmetic.ts";
import { evaluateTree } from "../../maths/expression/evaluate.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { ofRational, type Value } from "../../maths/expression/value.ts";
import { rational } from "../../maths/rational.ts";
import { type Meanings, namesWithout, type Session } from "./session.ts";

export interface Row {
  readonly x: Value;
  /** Null where the function has no value. */
  readonly y: Value | null;
}

const mostRows = 200;

interface Asked {
  readonly function: string;
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

interface Around extends Meanings {
  readonly angle: Session["angle"];
  readonly decimalComma: boolean;
}

/** The values of a function of x from one number to another; a sentence where it cannot be made. */
export function tableOf(asked: Asked, around: Around): readonly Row[] | string {
  const { values, functions, angle, decimalComma } = around;
  const options = { names: namesWithout([...functions.keys()]), functions, decimalComma };
  const read = readExpression(asked.function.replace(/^\s*(?:y|f\s*\(\s*x\s*\))\s*=\s*/, ""), options);
  if (!read.ok) return `The function: ${read.message}`;
  const bounds = [asked.from, asked.to, asked.step].map((text) => {
    const bound = readExpression(text, options);
    const result = bound.ok ? evaluateTree(bound.tree, { angle, names: values }) : bound;
    return result.ok ? result.value : null;
  });
  const [from, to, step] = bounds;
  if (!from || !to || !step) return "From, to and step must be numbers.";
  const count = Math.floor((to.near - from.near) / step.near + 1e-9) + 1;
  if (step.near === 0 || !(count > 0)) return "With this step one never gets from the first number to the last.";
  if (count > mostRows) return `That makes ${count} rows; ${mostRows} are the most. Take a larger step.`;
  let trouble = "";
  const rows = Array.from({ length: count }, (_, n): Row => {
    const x = sum(from, product(ofRational(rational(n)), step));
    const result = evaluateTree(read.tree, { angle, names: new Map([...values, ["x", x]]) });
    if (!result.ok) trouble = result.message;
    return { x, y: result.ok ? result.value : null };
  });
  return rows.some(({ y }) => y) ? rows : `None of these rows has a value. ${trouble}`;
}
