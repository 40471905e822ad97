import { readExpression } from "../../maths/expression/read.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import type { Rational } from "../../maths/rational.ts";
import type { Drawing } from "./drawing.ts";
import { lettersOf } from "./fill.ts";
import { whyNotDrawn } from "./interval/not-drawn.ts";
import { readPieces } from "./piece.ts";
import { longestLine } from "./points-table.ts";
import { readRelation } from "./read-relation.ts";
import { readStretch, splitCondition } from "./read-stretch.ts";
import type { Relation } from "./relation.ts";
import { freeLetters, readSlider, type Slider } from "./slider.ts";

export type Row =
  | { readonly kind: "empty" }
  | { readonly kind: "slider"; readonly slider: Slider }
  | { readonly kind: "drawing"; readonly drawing: Drawing }
  /** `missing`: letters that have no number yet. */
  | { readonly kind: "fault"; readonly at: number; readonly message: string; readonly missing: readonly string[] };

const all = [...freeLetters, "x", "y", "r", "t", "θ"];
const constants = ["π", "pi", "e", "τ", "tau"];

type Letters = ReadonlyMap<string, Rational>;

/** Lines as they were read last: while a letter moves, the others stay as they are typed. */
const reads = new Map<string, Row>();
const mostReads = 60;

/** What a line says, where these letters stand for numbers. */
export function readRow(text: string, letters: Letters): Row {
  const known = `${[...letters.keys()].join("")} ${text}`;
  const row = reads.get(known) ?? readNew(text, letters);
  if (reads.size >= mostReads) reads.clear();
  reads.set(known, row);
  if (row.kind !== "drawing") return row;
  for (const tree of partsOf(row.drawing)) {
    // What can be read and yet not be drawn is a fault, too.
    const why = whyNotDrawn(tree, letters);
    if (why) return fault(why, 0);
  }
  return row;
}

function readNew(text: string, letters: Letters): Row {
  if (text.trim() === "") return { kind: "empty" };
  if (text.length > longestLine) return fault("This is too long to read.", 0);
  const slider = readSlider(text);
  if (slider) return { kind: "slider", slider };
  const written = text.replaceAll("theta", "θ").replace(/^(\s*)[fgh]\s*\(\s*x\s*\)(\s*=)/, "$1y$2");
  return (
    readRunning(written, letters) ??
    readPoints(written, letters) ??
    readRules(written, letters) ??
    readCurve(written, letters)
  );
}

/** "y = {x < 0: -x, x}"; null for what is not written so. */
function readRules(text: string, letters: Letters): Row | null {
  const start = /^\s*y\s*=/.exec(text)?.[0].length ?? 0;
  const read = readPieces(text.slice(start), all);
  if (!read) return null;
  if (!read.ok) return fault(read.message, start + read.at);
  const pieces = read.value;
  const parts = partsOf({ kind: "pieces", pieces });
  return (
    wrongLetters(parts, letters, "yrtθ", "In braces, use numbers and the letter x") ??
    drawing({ kind: "pieces", pieces })
  );
}

function readCurve(text: string, letters: Letters): Row {
  const read = readRelation(text, all);
  if (!read.ok) return fault(read.message, read.at);
  const parts = partsOf({ kind: "relation", relation: read.value });
  const missing = wrongLetters(parts, letters);
  if (missing) return missing;
  const isFixed = (letter: string) => constants.includes(letter) || letters.has(letter);
  const only = (tree: Expression, name: string) =>
    [...lettersOf(tree)].every((letter) => letter === name || isFixed(letter));
  const isOfX = (all: readonly Relation[]) => all.every(({ sides }) => sides.every((side) => only(side, "x")));
  // x² alone is y = x².
  const isRule = read.value.signs.length === 0;
  const relation: Relation = isRule
    ? { ...read.value, sides: [{ kind: "name", name: "y" }, ...read.value.sides], signs: ["="] }
    : read.value;
  const { sides, signs, conditions = [] } = relation;
  const [left, right] = sides;
  if (isRule && right && !only(right, "x"))
    return fault("A sign such as = or < is missing: try y = x + 1.", text.length);
  if (left && right && signs.join() === "=") {
    for (const [name, tree] of [
      [left, right],
      [right, left],
    ] as const) {
      if (name.kind !== "name") continue;
      if (name.name === "y" && only(tree, "x") && isOfX(conditions))
        return drawing(
          conditions.length > 0 ? { kind: "pieces", pieces: [{ tree, when: conditions }] } : { kind: "function", tree },
        );
      if (conditions.length > 0) continue;
      if (name.name === "x" && only(tree, "y")) return drawing({ kind: "sideways", tree });
      if (name.name === "r" && only(tree, "θ")) return drawing({ kind: "polar", tree });
    }
  }
  const strange = [...usedIn(parts)].filter((letter) => letter !== "x" && letter !== "y" && !isFixed(letter));
  if (strange.length > 0) {
    return fault(`${strange.join(" and ")} can stand in r = f(θ) or in (x, y) with t, not here.`, 0);
  }
  return drawing({ kind: "relation", relation });
}

/** A point that moves with t, or r = f(θ), with a condition for that letter behind it; null for what is neither. */
function readRunning(text: string, letters: Letters): Row | null {
  const split = splitCondition(text);
  if (!split) return null;
  const row = readPoints(split.line, letters) ?? readCurve(split.line, letters);
  if (row.kind === "fault") return splitPairs(split.line) ? row : null;
  if (row.kind !== "drawing" || (row.drawing.kind !== "parametric" && row.drawing.kind !== "polar")) return null;
  const letter = row.drawing.kind === "polar" ? "θ" : "t";
  const read = readStretch(split.condition, letter, all);
  if (!read.ok) return fault(read.message, split.at + read.at);
  const others = "xyrtθ".replace(letter, "");
  return (
    wrongLetters(read.value.sides, letters, others, `${letter} runs between numbers`, split.at) ??
    drawing({ ...row.drawing, when: read.value })
  );
}

/** "(1, 2), (3, 4)" as points, "(cos t, sin t)" as the way of a point; null for what is neither. */
function readPoints(text: string, letters: Letters): Row | null {
  const pairs = splitPairs(text);
  if (!pairs) return null;
  const points: (readonly [Expression, Expression])[] = [];
  for (const [x, y] of pairs) {
    const [across, up] = [readExpression(x, { names: all }), readExpression(y, { names: all })];
    if (!across.ok) return fault(across.message, 0);
    if (!up.ok) return fault(up.message, 0);
    points.push([across.tree, up.tree]);
  }
  const parts = points.flat();
  const wrong = wrongLetters(parts, letters, "xyrθ", "In a point, use numbers or the letter t");
  if (wrong) return wrong;
  if (!usedIn(parts).has("t")) return drawing({ kind: "points", points });
  const [way] = points;
  if (!way || points.length > 1) return fault("A point that moves with t needs a line of its own.", 0);
  return drawing({ kind: "parametric", x: way[0], y: way[1] });
}

/** The pairs of a list of brackets with one comma on the highest level of each; null where the text is no such list. */
function splitPairs(text: string): [string, string][] | null {
  const pairs: [string, string][] = [];
  let depth = 0;
  let start = 0;
  let comma = -1;
  for (const [at, sign] of [...text.trim()].entries()) {
    if (sign === "(" && depth++ === 0) [start, comma] = [at + 1, -1];
    else if (sign === ")" && --depth === 0) {
      if (comma < 0) return null;
      pairs.push([text.trim().slice(start, comma), text.trim().slice(comma + 1, at)]);
    } else if (depth === 1 && (sign === "," || sign === ";")) {
      if (comma >= 0) return null;
      comma = at;
    } else if (depth === 0 && !/[\s,;]/.test(sign)) return null;
  }
  return depth === 0 && pairs.length > 0 ? pairs : null;
}

/** What is wrong with the letters of some expressions, if so: they stand for no number, or for none that may be here. */
function wrongLetters(parts: readonly Expression[], letters: Letters, not = "", say = "", at = 0): Row | null {
  const used = usedIn(parts);
  const missing = freeLetters.filter((letter) => used.has(letter) && !letters.has(letter));
  const [first] = missing;
  if (first) {
    const message = `${missing.join(" and ")} ${missing.length > 1 ? "have" : "has"} no number yet: add a line such as ${first} = 1.`;
    return { kind: "fault", at: 0, message, missing };
  }
  const strange = [...not].filter((letter) => used.has(letter));
  return strange.length > 0 ? fault(`${say}, not ${strange.join(" and ")}.`, at) : null;
}

const usedIn = (parts: readonly Expression[]) => new Set(parts.flatMap((tree) => [...lettersOf(tree)]));

function fault(message: string, at: number): Row {
  return { kind: "fault", at, message, missing: [] };
}

const drawing = (drawing: Drawing): Row => ({ kind: "drawing", drawing });

function partsOf(drawing: Drawing): readonly Expression[] {
  switch (drawing.kind) {
    case "parametric":
      return [drawing.x, drawing.y, ...(drawing.when?.sides ?? [])];
    case "polar":
      return [drawing.tree, ...(drawing.when?.sides ?? [])];
    case "points":
      return drawing.points.flat();
    case "pieces":
      return drawing.pieces.flatMap(({ tree, when }) => [tree, ...when.flatMap(({ sides }) => sides)]);
    case "relation":
      return [drawing.relation, ...(drawing.relation.conditions ?? [])].flatMap(({ sides }) => sides);
    default:
      return [drawing.tree];
  }
}
