import type { Html } from "../puzzle.ts";

// A long formula would run off a phone. Temml (wrap: "tex") marks where a line may break by cutting the formula into rows,
// each ending with an operator; here the rows between which nobody expects a break are put together again. What is left
// are the pieces: rows of one formula, which a screen reader reads and walks through as one.

/** After these a reader expects a break: between two sides of an equation, two items of a list. */
const relations = new Set(["=", "<", ">", "≤", "≥", "≈", "≠", "≡", "→", "⇒", "⟹", "⟺", ",", ";", ":", "…", "⋯"]);
/** A stretch of this many characters without a relation may break after any operator. */
const longStretch = 12;
/** What fits the narrowest phone for certain. */
const longest = 20;

/** A minus behind a comma and a space, which Temml takes for one between two numbers. */
const lostSign =
  /(<mo separator="true">[^<]*<\/mo>(?:<mspace[^>]*><\/mspace>)+<\/mrow>)<mrow><mo>−<\/mo><\/mrow><mrow>/g;
const sign = '<mo form="prefix" stretchy="false">−</mo>';
/** A sign by itself: it stays with what stands before it, or at the start with what follows. */
const bareOperator = /^<mrow><mo>[^<]*<\/mo><\/mrow>$/;
/** Where a row that is too long may still be cut: between the brackets of a product. */
const betweenBrackets = /(?=(?:<msup>)?<mrow><mo fence="true" form="prefix")/;

/** Whether a line may break inside a formula that `breakable` made. */
export function breaks(math: Html): boolean {
  const inner = /<math[^>]*>((?:(?!<math)[\s\S])*)<\/math>(?:<\/span>)*$/.exec(math)?.[1] ?? "";
  return (topRows(inner)?.length ?? 0) > 1;
}

/** One formula whose rows are the pieces between which a line may break. Anything but plain rows is given back as it is. */
export function breakable(math: Html): Html {
  const [, opening, inner] = /^(<math[^>]*>)([\s\S]*)<\/math>$/.exec(math) ?? [];
  if (opening === undefined || inner === undefined) return math;
  const rows = topRows(inner.replace(lostSign, `$1<mrow>${sign}`))?.flatMap(factors);
  if (!rows || rows.length < 2) return math;
  const pieces = piecesOf(rows);
  const whole = `${opening}${pieces.join("")}</math>`;
  return pieces.length > 1 && letters(inner) > longest ? inTwoWays(whole, opening, pieces) : whole;
}

/**
 * WebKit sets every formula in one line, so the pieces of one that is longer than that stand beside it as formulas of
 * their own, which no reader meets. The stylesheet shows the one or the other.
 */
function inTwoWays(whole: Html, opening: Html, pieces: readonly Html[]): Html {
  const apart = pieces.map((piece) => `${opening}${piece}</math>`).join("");
  return `<span class="long"><span class="pieces" aria-hidden="true">${apart}</span>${whole}</span>`;
}

function piecesOf(rows: readonly Html[]): readonly Html[] {
  const pieces: Html[][] = [];
  let piece: Html[] = [];
  for (const row of rows) {
    const previous = pieces.at(-1);
    if (piece.length === 0 && previous && bareOperator.test(row)) {
      previous.push(row);
      continue;
    }
    if (piece.length > 0 && letters(piece.join("") + row) > longest) {
      pieces.push(piece);
      piece = [];
    }
    piece.push(row);
    const last = /<mo[^>]*>([^<]*)<\/mo>(?:<mspace[^>]*><\/mspace>)*<\/mrow>$/.exec(row)?.[1] ?? "";
    if ((relations.has(last) && !bareOperator.test(row)) || letters(piece.join("")) > longStretch) {
      pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 0) pieces.push(piece);
  // A last piece of one character is better kept with the one before it.
  const end = pieces.at(-1) ?? [];
  if (pieces.length > 1 && letters(end.join("")) < 2) pieces.splice(-2, 2, [...(pieces.at(-2) ?? []), ...end]);
  return pieces.map((one) => `<mrow>${one.map(unwrapped).join("")}</mrow>`);
}

/** A row, or its factors where it does not fit. */
function factors(row: Html): readonly Html[] {
  if (letters(row) <= longest) return [row];
  const found: Html[] = [];
  let start = "";
  for (const part of unwrapped(row).split(betweenBrackets)) {
    // Brackets inside brackets are no place to cut.
    if (start !== "" && isClosed(start)) {
      found.push(`<mrow>${start}</mrow>`);
      start = "";
    }
    start += part;
  }
  return [...found, `<mrow>${start}</mrow>`];
}

function isClosed(html: Html): boolean {
  return html.split(/<\w/).length === html.split("</").length;
}

function unwrapped(row: Html): Html {
  return /^<mrow>([\s\S]*)<\/mrow>$/.exec(row)?.[1] ?? row;
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
  return html.replace(/<[^>]+>/g, "").replace(/&\w+;/g, " ").length;
}
