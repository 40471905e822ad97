import type { Expression } from "../../maths/expression/tree.ts";
import { lettersOf } from "./fill.ts";
import { anySign, type Read, type Relation, readRelation } from "./relation.ts";

/** From where to where a letter runs; null where no end was given. */
export interface Stretch {
  readonly from: Expression | null;
  readonly to: Expression | null;
}

/** Braces behind a line, or what stands behind its last comma: "... {0 < t < 1}", "..., 0 ≤ t ≤ 1". */
const braces = /\{([^{}]*)\}\s*$/;
const comma = /[,;]([^,;]*)$/;

/** A line, and the condition behind it that begins at `at`; null where it has none. */
export function splitCondition(text: string) {
  for (const behind of [braces, comma]) {
    const found = behind.exec(text);
    const condition = found?.[1];
    if (!found || condition === undefined || !anySign.test(condition)) continue;
    return { line: text.slice(0, found.index).replace(/[,;\s]+$/, ""), at: found.index + 1, condition };
  }
  return null;
}

/** Reads "0 ≤ t < 2π", "t > 1" or "3 ≥ t"; the ends may be written with the other names. */
export function readStretch(text: string, letter: string, names: readonly string[]): Read<Relation> {
  const read = readRelation(text, names);
  if (!read.ok || stretchOf(read.value, letter)) return read;
  return { ok: false, at: 0, message: `Say from where to where ${letter} runs, as in 0 ≤ ${letter} ≤ 3.` };
}

/** The stretch that a condition gives its letter; null for one that gives none. */
export function stretchOf({ sides, signs }: Relation, letter: string): Stretch | null {
  const at = sides.findIndex((side) => side.kind === "name" && side.name === letter);
  const isUp = signs.every((sign) => sign === "<" || sign === "≤");
  const isDown = signs.every((sign) => sign === ">" || sign === "≥");
  const isBetween = sides.length === 2 || (sides.length === 3 && at === 1);
  const isFree = sides.every((side, i) => i === at || !lettersOf(side).has(letter));
  if (at < 0 || !isBetween || !isFree || !(isUp || isDown)) return null;
  const [before, after] = [sides[at - 1] ?? null, sides[at + 1] ?? null];
  return isUp ? { from: before, to: after } : { from: after, to: before };
}
