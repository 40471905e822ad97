import { anySign, type Read, readRelation } from "./read-relation.ts";
import type { Relation } from "./relation.ts";
import { stretchOf } from "./stretch.ts";

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
