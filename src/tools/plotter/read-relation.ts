import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Relation, Sign } from "./relation.ts";

export type Read<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly at: number; readonly message: string };

export const anySign = /(<=|=<|>=|=>|\\leq|\\geq|\\le(?!ft)|\\ge|[⩽⩾≤≥<>=])/;

/** What one of these signs means. */
function signOf(text: string): Sign {
  if (text === "=" || text === "<" || text === ">") return text;
  return /[<l⩽≤]/.test(text) ? "≤" : "≥";
}

/**
 * Reads a relation between expressions in `names`, with conditions in braces behind it; one expression alone is a relation
 * without a sign.
 */
export function readRelation(text: string, names: readonly string[]): Read<Relation> {
  const conditions: Relation[] = [];
  let rest = text;
  for (let found = lastCondition.exec(rest); found; found = lastCondition.exec(rest)) {
    const read = readSides(found[1] ?? "", names, found.index + 1);
    if (!read.ok) return read;
    conditions.unshift(read.value);
    rest = rest.slice(0, found.index);
  }
  const read = readSides(rest, names, 0);
  return read.ok && conditions.length > 0 ? { ok: true, value: { ...read.value, conditions } } : read;
}

/** Braces without braces, with a sign that no LaTeX has in its own. */
const lastCondition = /\{([^{}]*[<>≤≥=][^{}]*)\}\s*$/;

/** `from` is where this text begins in the whole of it. */
function readSides(text: string, names: readonly string[], from: number): Read<Relation> {
  const pieces = text.split(anySign);
  const sides: Expression[] = [];
  const between: Sign[] = [];
  let at = from;
  for (const [i, piece] of pieces.entries()) {
    if (i % 2 === 1) between.push(signOf(piece));
    else {
      if (piece.trim() === "" && pieces.length > 1) return { ok: false, at, message: missing(i, pieces) };
      const read = readExpression(piece, { names });
      if (!read.ok) return { ok: false, at: at + read.at, message: read.message };
      sides.push(read.tree);
    }
    at += piece.length;
  }
  return { ok: true, value: { sides, signs: between } };
}

function missing(i: number, pieces: readonly string[]): string {
  return i === 0 ? `Something is missing before ${pieces[1]}.` : `Something is missing after ${pieces[i - 1]}.`;
}
