import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { type Read, readRelation } from "./read-relation.ts";
import type { Relation } from "./relation.ts";

/** A rule that holds where all of its conditions do; of several pieces the first that holds counts. */
export interface Piece {
  readonly tree: Expression;
  readonly when: readonly Relation[];
}

const braces = /^\s*\{([^{}]*)\}\s*$/;

/** Reads "{x < 0: -x, x >= 0: x^2}", the last rule with or without a condition; null for what is not written so. */
export function readPieces(text: string, names: readonly string[]): Read<readonly Piece[]> | null {
  const inside = braces.exec(text)?.[1];
  if (!inside?.includes(":")) return null;
  const parts = splitRules(inside);
  const pieces: Piece[] = [];
  let at = text.indexOf("{") + 1;
  for (const [i, part] of parts.entries()) {
    const colon = part.indexOf(":");
    if (colon < 0 && i < parts.length - 1) {
      return { ok: false, at, message: "Write a condition, a colon and a rule, as in {x < 0: -x, x >= 0: x^2}." };
    }
    const when = colon < 0 ? null : readRelation(part.slice(0, colon), names);
    if (when && !when.ok) return { ...when, at: at + when.at };
    if (when?.value.signs.length === 0) {
      return { ok: false, at, message: "Before the colon a condition such as x < 0 is needed." };
    }
    const tree = readExpression(part.slice(colon + 1), { names });
    if (!tree.ok) return { ok: false, at: at + colon + 1 + tree.at, message: tree.message };
    pieces.push({ tree: tree.tree, when: when ? [when.value] : [] });
    at += part.length + 1;
  }
  return { ok: true, value: pieces };
}

/** Cuts at the commas that stand in no brackets. */
function splitRules(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if (sign === "(" || sign === "[") depth++;
    if (sign === ")" || sign === "]") depth--;
    if (depth === 0 && (sign === "," || sign === ";")) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
