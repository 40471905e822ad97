import type { Html } from "../puzzle.ts";

// Browsers never break a line inside a formula, so a long one would run off a phone. Temml (wrap: "tex") marks where a
// line may break by cutting the formula into rows, each ending with an operator; here some of the cuts become the ends
// of formulas of their own.

/** After these a reader expects a break: between two sides of an equation, two items of a list. */
const relations = new Set(["=", "<", ">", "≤", "≥", "≈", "≠", "≡", "→", "⇒", "⟹", "⟺", ",", ";", ":", "…", "⋯"]);
/** A stretch of this many characters without a relation may break after any operator. */
const longStretch = 12;
/** What fits the narrowest phone for certain. */
const longest = 20;

/** One formula, or several in a row between which a line may break. Anything but plain rows is given back as it is. */
export function breakable(math: Html): Html {
  const [, opening, inner] = /^(<math[^>]*>)([\s\S]*)<\/math>$/.exec(math) ?? [];
  if (opening === undefined || inner === undefined) return math;
  const rows = topRows(inner);
  if (!rows || rows.length < 2) return math;
  const pieces: Html[] = [];
  let piece = "";
  for (const row of rows) {
    if (piece && letters(piece + row) > longest) {
      pieces.push(piece);
      piece = "";
    }
    piece += row;
    const last = /<mo[^>]*>([^<]*)<\/mo>(?:<mspace[^>]*><\/mspace>)*<\/mrow>$/.exec(row)?.[1] ?? "";
    if (relations.has(last) || letters(piece) > longStretch) {
      pieces.push(piece);
      piece = "";
    }
  }
  if (piece) pieces.push(piece);
  // A last piece of one character is better kept with the one before it.
  const end = pieces.at(-1) ?? "";
  if (pieces.length > 1 && letters(end) < 2) pieces.splice(-2, 2, (pieces.at(-2) ?? "") + end);
  return pieces.map((one) => `${opening}${one}</math>`).join("");
}

/** The rows that stand side by side; null when something else stands between them. */
function topRows(inner: Html): Html[] | null {
  const rows: Html[] = [];
  let depth = 0;
  let start = 0;
  for (const tag of inner.matchAll(/<(\/?)mrow[^>]*>/g)) {
    if (tag[1] === "") {
      if (depth === 0 && tag.index !== start) return null;
      depth++;
    } else {
      depth--;
      if (depth === 0) {
        const end = tag.index + tag[0].length;
        rows.push(inner.slice(start, end));
        start = end;
      }
    }
  }
  return start === inner.length ? rows : null;
}

function letters(html: Html): number {
  return html.replace(/<[^>]+>/g, "").length;
}
