import { evaluate } from "../../../src/maths/expression/index.ts";

/** What a text says of two numbers. */
export interface Sum {
  readonly left: string;
  readonly relation: Relation;
  readonly right: string;
}

const relations = ["=", "≈", "≠", "<", ">", "≤", "≥"] as const;
type Relation = (typeof relations)[number];

const tex: readonly (readonly [RegExp, string])[] = [
  [/\\(?:text|mathrm|textbf|operatorname)\{[^{}]*\}/g, " "],
  [/\\approx\b/g, "≈"],
  [/\\(?:neq|ne)\b/g, "≠"],
  [/\\(?:leq|le)(?![a-z])/g, "≤"],
  [/\\(?:geq|ge)(?![a-z])/g, "≥"],
  [/\\lt\b/g, "<"],
  [/\\gt\b/g, ">"],
  [/(?<=\d)\\,(?=\d)/g, ""],
  [/\\[,;:! ]|~|&|\\\\/g, " "],
  [/\{,\}/g, ""],
  [/\\(?:left|right|big|Big|displaystyle|tfrac(?=\{))/g, ""],
  [/\\[dt]frac/g, "\\frac"],
  [/£|€|\\\$|\\pounds/g, ""],
  [/\\boxed|\\mathbf|\\underline/g, ""],
];

/** A digit or a sign of a calculation; in running text a word ends it. */
const run = "[\\d\\s+\\-−–×÷*/().,^²³⁴√!%]";
const before = new RegExp(`(?:^|(?<![\\p{L}\\d_]))${run}+$`, "u");
const after = new RegExp(`^${run}+`, "u");

/** An operation of a text's own, and a letter that has a number before or beside it: an unknown that is called e. */
const unknown = /\\(?:ast|star)\b|(?<![\^{] *)\\circ\b|[\d)] *e(?![a-z^])|[+−-] *e(?![a-z^])|^e *[+−-]/;
/** Whole money and its hundredths. */
const hundredths = /[£€]\$?(\d+(?:\.\d+)?)\$? = \$?(\d+)\$? (?:cents|pence)\b/g;
/** A sign between two formulas. */
const between = new RegExp(`(?<!\\$)\\$ *([${relations.join("")}]) *\\$(?!\\$)`, "g");

/** Every relation of two numbers that a text states, in its formulas and between them, in order. */
export function sumsIn(text: string): Sum[] {
  const formulas: string[] = [];
  const words = text
    .replace(hundredths, "$$$1 \\times 100 = $2$$")
    .replace(between, " $1 ")
    .replace(/(?<!\\)\$\$?([^$]+)\$\$?/g, (_all, formula: string) => {
      formulas.push(formula);
      return " \uE000 ";
    });
  return [...formulas.flatMap(inFormula), ...inWords(words)];
}

/** A formula without what only says how it is set. */
export const bare = (formula: string): string =>
  tex.reduce((left, [pattern, by]) => left.replace(pattern, by), formula);

function inFormula(formula: string): Sum[] {
  return bare(formula)
    .split(/\\q?quad|,(?=\s)|;|\\(?:Rightarrow|implies|to|iff)\b/)
    .flatMap(chain);
}

/** The relations of a chain: a = b = c says b = c and a = c as well. */
function chain(text: string): Sum[] {
  const sides = text.split(new RegExp(`[${relations.join("")}]`));
  const signs = [...text.matchAll(new RegExp(`[${relations.join("")}]`, "g"))].map(([sign]) => sign as Relation);
  const found: Sum[] = [];
  for (const [at, relation] of signs.entries()) {
    const right = side(sides[at + 1]);
    // The nearest side before that is a number, as long as only equals signs stand between.
    let from = at;
    while (from > 0 && side(sides[from]) === null && signs[from - 1] === "=") from -= 1;
    const left = side(sides[from]);
    if (left !== null && right !== null) found.push({ left, relation, right });
  }
  return found;
}

function inWords(words: string): Sum[] {
  const found: Sum[] = [];
  for (const { 0: sign, index } of words.matchAll(new RegExp(`[${relations.join("").replace(/[<>]/g, "")}]`, "g"))) {
    const money = /[£€]/g;
    const left = begun(before.exec(words.slice(0, index).replace(money, ""))?.[0]);
    const right = side(
      after.exec(words.slice(index + 1).replace(money, ""))?.[0].replace(/[.,]\s[\s\S]*|[.,\s]+$/g, ""),
    );
    if (left !== null && right !== null) found.push({ left, relation: sign as Relation, right });
  }
  return found;
}

/** The beginning of a sum in running text; one that begins with a sign goes on from a word or a formula. */
const begun = (text: string | undefined) => (/^\s*[+\-−×÷*/]/.test(text ?? "") ? null : side(text));

/** A side that is a number and nothing else; null for any other. */
export function side(text: string | undefined): string | null {
  const trimmed = text?.trim().replace(/[.:]$/, "") ?? "";
  return /\d|π|\\pi/.test(trimmed) &&
    !/…|\\[lc]?dots|\\d?binom|\\begin|\\square|_|\\%|%/.test(trimmed) &&
    !unknown.test(trimmed) &&
    evaluated(trimmed) !== null
    ? trimmed
    : null;
}

/** Angles without a degree sign are in radians, as everywhere in mathematics. */
function evaluated(text: string): number | null {
  const result = evaluate(text, { angle: "rad" });
  return result.ok ? result.value : null;
}

/** What is wrong with a sum, in a sentence; null where it is true. */
export function faultOf({ left, relation, right }: Sum): string | null {
  const [a, b] = [evaluated(left), evaluated(right)];
  const exact = evaluated(`(${left}) - (${right})`);
  if (a === null || b === null || exact === null) return `${left} ${relation} ${right} cannot be worked out`;
  const apart = Math.abs(exact) <= 1e-12 * Math.max(1, Math.abs(a), Math.abs(b)) ? 0 : exact;
  const holds: Record<Relation, boolean> = {
    "=": apart === 0,
    "≈": Math.abs(exact) <= (rounding(left) + rounding(right)) * (1 + 1e-9),
    "≠": apart !== 0,
    "<": apart < 0,
    ">": apart > 0,
    "≤": apart <= 0,
    "≥": apart >= 0,
  };
  return holds[relation] ? null : `${left} ${relation} ${right}, but the sides are ${a} and ${b}`;
}

/** How far a side may be off, since each number with decimals in it, or the number that it is, may be rounded. */
function rounding(text: string): number {
  const bare = text.replace(/\\,/g, "");
  const zeros = /^[-−]?\d*?[1-9](0*)$/.exec(bare.replace(/[\s{}]/g, ""))?.[1];
  if (zeros !== undefined) return zeros === "" ? 0.5 : 10 ** zeros.length / 2;
  const value = evaluated(bare) ?? 0;
  let off = 0;
  for (const { 0: number, 1: decimals = "", index } of bare.matchAll(/\d+\.(\d+)/g)) {
    const half = `(${number} + 0.5 * 10^(-${decimals.length}))`;
    const other = evaluated(bare.slice(0, index) + half + bare.slice(index + number.length));
    off += other === null ? 0 : Math.abs(other - value);
  }
  return off;
}
