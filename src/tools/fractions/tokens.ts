import { tidy } from "../../engine/answer/tidy.ts";
import { Fault } from "./fault.ts";

export type Sign = "+" | "-" | "×" | "÷" | "/" | "^" | "(" | ")";
export type Between = "<" | "=" | ">" | "?" | ",";

export type Token = {
  /** Where it begins in the tidy text. */
  readonly at: number;
  /** A space stands before it. */
  readonly apart: boolean;
} & (
  | { readonly kind: "whole" | "decimal"; readonly text: string }
  | { readonly kind: "sign"; readonly text: Sign }
  | { readonly kind: "between"; readonly text: Between }
);

/** Longer than any sum in a book; long texts would only keep the page waiting. */
const maxText = 600;
const maxDigits = 200;

const signs: Readonly<Record<string, Sign>> = {
  "+": "+",
  "-": "-",
  "*": "×",
  "·": "×",
  x: "×",
  X: "×",
  ":": "÷",
  "/": "/",
  "⁄": "/",
  "^": "^",
  "(": "(",
  "[": "(",
  "{": "(",
  ")": ")",
  "]": ")",
  "}": ")",
};
const words: readonly (readonly [RegExp, Sign | Between])[] = [
  [/^(?:plus)\b/i, "+"],
  [/^(?:minus|negative)\b/i, "-"],
  [/^(?:times|multiplied by|of)\b/i, "×"],
  [/^(?:divided by|over)\b/i, "÷"],
  [/^(?:or|vs|versus|compared (?:with|to)|with)\b/i, "?"],
];

/**
 * The text in plain signs, as its faults count places in it: see tidy; the division sign is a colon, because a slash
 * belongs to a fraction.
 */
export function plain(typed: string): string {
  return tidy(
    fromLatex(typed)
      .replace(raisedOver, (run) => ` ${run.normalize("NFKC")}`)
      .replace(lined, (run) => `(${run.replace(/\D/g, "")})`)
      .replace(/[÷∶]/g, ":"),
  )
    .replaceAll("**", "^")
    .replace(/^compare /i, "")
    .replace(/ ?=$/, "");
}

/** A pasted \frac{1}{2}, with the signs that go with it. */
function fromLatex(text: string): string {
  if (!text.includes("\\")) return text;
  return text
    .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, " $1/$2")
    .replace(/\\[dt]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/g, " $1/$2")
    .replace(/\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, " ($1)/($2)")
    .replace(/\\(?:overline|bar)\s*\{?(\d+)\}?/g, "($1)")
    .replace(/\\(?:times|cdot)(?![a-z])/g, "×")
    .replace(/\\div(?![a-z])/g, ":")
    .replace(/\\(?:left|right|[,;! ])/g, " ")
    .replace(/^\s*\$+|\$+\s*$/g, "");
}

/** ¹⁄₂ as print sets it. */
const raisedOver = /[⁰¹²³⁴-⁹]+[⁄/∕][₀-₉]+/g;

/** Digits below a line repeat for ever; those below dots are read by tidy. */
const lined = /(?:\d(?:\u0304|\u0305))+/g;

/**
 * Cuts plain text into tokens. A comma between two digits is a decimal mark, or groups thousands where there are several of
 * them; every other comma or semicolon stands between two numbers of a list. Throws a Fault.
 */
export function tokens(text: string): Token[] {
  if (text.length > maxText) throw new Fault("That is too long to work out here. Try a shorter sum.", maxText);
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const apart = text[at] === " ";
    if (apart) at++;
    const [token, length] = first(text.slice(at), { at, apart }, found.at(-1));
    found.push(token);
    at += length;
  }
  return found;
}

type Place = Pick<Token, "at" | "apart">;

function first(rest: string, place: Place, before: Token | undefined): readonly [Token, number] {
  const [written, value] = numberAt(rest, before?.text === "/", place.at) ?? [];
  if (written !== undefined && value !== undefined) {
    if (value.length > maxDigits) throw new Fault(`That number is too long: at most ${maxDigits} digits.`, place.at);
    return [{ ...place, kind: value.includes(".") ? "decimal" : "whole", text: value }, written.length];
  }
  const one = rest.charAt(0);
  const sign = signs[one];
  if (sign) return [{ ...place, kind: "sign", text: sign }, 1];
  if (one === ";" || one === ",") return [{ ...place, kind: "between", text: "," }, 1];
  if (one === "<" || one === "=" || one === ">" || one === "?") return [{ ...place, kind: "between", text: one }, 1];
  for (const [word, meaning] of words) {
    const length = word.exec(rest)?.[0].length;
    if (length === undefined) continue;
    if (meaning === "?") return [{ ...place, kind: "between", text: "?" }, length];
    return [{ ...place, kind: "sign", text: meaning as Sign }, length];
  }
  const many = /^and\b/i.exec(rest);
  if (many) return [{ ...place, kind: "between", text: "," }, 3];
  const word = /^\p{L}+|^./u.exec(rest)?.[0] ?? one;
  throw new Fault(inFigures(word) ?? `“${word}” has no place in a sum of fractions.`, place.at);
}

const wholes = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const parts = [
  "half",
  "third",
  "quarter",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "twelfth",
];

/** How a number that was written as a word is written here; null for any other word. */
function inFigures(typed: string): string | null {
  const word = typed.toLowerCase();
  if (wholes.includes(word)) return `Write ${wholes.indexOf(word)} for “${word}”.`;
  const under =
    2 +
    parts.indexOf(
      word
        .replace(/^fourth/, "quarter")
        .replace(/^halves$/, "half")
        .replace(/s$/, ""),
    );
  if (under < 2) return null;
  const one = `Write 1/${under} for ${/^e/.test(word) ? "an" : "a"} ${parts[under - 2]}`;
  return under === 2 ? `${one}.` : `${one} and 2/${under} for two ${parts[under - 2]}s.`;
}

/** A number at the start of a text: as it is written, and as readRational reads it. Below a fraction's line it is whole. */
function numberAt(rest: string, below: boolean, at: number): readonly [string, string] | null {
  const grouped = /^\d{1,3}(?:,\d{3}){2,}(?![\d,])/.exec(rest)?.[0];
  if (grouped) return [grouped, grouped.replaceAll(",", "")];
  const mark = below || /^,|^\d+(?:,\d+){2,}/.test(rest) ? "\\." : "[.,]";
  const [all, whole = "", fixed = "", bracket, dots] =
    new RegExp(`^(\\d*)(?:${mark}(\\d*)(?:\\((\\d+)\\)|( ?\\.{2,}))?)?`).exec(rest) ?? [];
  if (!all || whole + fixed + (bracket ?? "") === "") return null;
  if (bracket) return [all, `${whole || "0"}.${fixed}(${bracket})`];
  if (dots) return [all, unrolled(whole || "0", fixed, at)];
  return [all, fixed ? `${whole || "0"}.${fixed}` : whole];
}

/** 0.1666... as 0.1(6): the shortest run of digits that stands twice at the end, or a single digit after the point. */
function unrolled(whole: string, digits: string, at: number): string {
  if (digits.length === 1) return `${whole}.(${digits})`;
  for (let length = 1; 2 * length <= digits.length; length++) {
    const run = digits.slice(-length);
    let start = digits.length - length;
    while (digits.slice(0, start).endsWith(run)) start -= length;
    if (start < digits.length - length) return `${whole}.${digits.slice(0, start)}(${run})`;
  }
  throw new Fault("Which digits repeat? Write them in brackets: 0.1(6).", at);
}
