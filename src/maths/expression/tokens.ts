import type { FunctionName } from "./functions.ts";
import type { OwnFunction } from "./own-function.ts";

/** Where a token stands in the text: from `at` to before `end`. */
interface Place {
  readonly at: number;
  readonly end: number;
}

/**
 * One token of an expression. A name is a variable or a constant; "root" is a square root sign. Answers know only numbers,
 * names, roots and the first signs; the others are read by wide-tokens.ts.
 */
export type Token = Place &
  (
    | { readonly kind: "number"; readonly text: string /** A space stands before it. */; readonly apart: boolean }
    | { readonly kind: "name"; readonly text: string }
    | { readonly kind: "root" }
    | { readonly kind: "sign"; readonly text: Sign | WideSign }
    | { readonly kind: "function"; readonly name: FunctionName }
    | { readonly kind: "own function"; readonly name: string; readonly means: OwnFunction }
    /** What LaTeX puts before its braces: \frac{}{}, \sqrt[]{}, \binom{}{}; and roots: √, ∛, ∜, which may be of a number with a minus. */
    | { readonly kind: "frac" | "indexed root" | "binom" }
    | { readonly kind: "fixed root"; readonly index: 2 | 3 | 4 }
  );

export type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")";
/** "^(" begins a superscript, which ends with ")"; "_" a subscript. */
export type WideSign = "," | "|" | "_" | "^(" | "!" | "%" | "°" | "⌊" | "⌋" | "⌈" | "⌉" | "mod" | "nCr" | "nPr";

/** Why a text is no expression, in a sentence for its writer, and at which place. */
export class ExpressionFault extends Error {
  readonly at: number;

  constructor(message: string, at = 0) {
    super(message);
    this.at = at;
  }
}

const number = /^(?:\d+⁄\d+|\d+(?:[.,]\d+)?|\.\d+)/;
const signs = new Map<string, Sign>([
  ["+", "+"],
  ["-", "-"],
  ["*", "*"],
  ["·", "*"],
  ["/", "/"],
  ["^", "^"],
  ["(", "("],
  ["[", "("],
  ["{", "("],
  [")", ")"],
  ["]", ")"],
  ["}", ")"],
]);

/**
 * Cuts tidy text (ASCII signs, "1⁄2" for ½) into tokens. `names` are the variables; "pi" and "π" are one name, and a
 * capital is read as the small letter where only that is a variable. Throws an ExpressionFault.
 */
export function tokens(text: string, names: readonly string[]): Token[] {
  const known = spellings(names);
  const found: Token[] = [];
  const whole = text.replaceAll("**", "^");
  let rest = whole.trimStart();
  let apart = false;
  while (rest !== "") {
    const at = whole.length - rest.length;
    const [token, length] = first(rest, known, apart, at);
    found.push({ ...token, at, end: at + length });
    const after = rest.slice(length);
    rest = after.trimStart();
    apart = rest.length < after.length;
  }
  return found;
}

type Unplaced<One> = One extends Token ? Omit<One, keyof Place> : never;
/** A token without its place. */
export type Bare = Unplaced<Token>;

function first(text: string, known: ReadonlyMap<string, string>, apart: boolean, at: number): readonly [Bare, number] {
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) return [{ kind: "number", text: digits.replace(",", "."), apart }, digits.length];
  const sign = signs.get(text.charAt(0));
  if (sign) return [{ kind: "sign", text: sign }, 1];
  for (const [spelling, name] of known) {
    if (text.startsWith(spelling)) return [{ kind: "name", text: name }, spelling.length];
  }
  const root = /^(?:√|sqrt|root)/i.exec(text)?.[0];
  if (root !== undefined) return [{ kind: "root" }, root.length];
  throw new ExpressionFault(unknown(text, known), at);
}

function unknown(text: string, known: ReadonlyMap<string, string>): string {
  const letters = [...new Set(known.values())];
  if (!/^\p{L}/u.test(text)) return "Use only numbers, letters and the signs + - × / ^ ( ).";
  return letters.length === 0
    ? "Use only numbers here, no letters."
    : `The only letters here are ${letters.join(", ")}.`;
}

/** Every way to write each variable, the longest first. */
export function spellings(names: readonly string[]): ReadonlyMap<string, string> {
  const ways = new Map<string, string>();
  for (const name of names) {
    ways.set(name, name);
    if (name === "π") ways.set("pi", name);
    if (name === "pi") ways.set("π", name);
  }
  for (const [spelling, name] of [...ways]) {
    for (const other of [spelling.toLowerCase(), spelling.toUpperCase()]) if (!ways.has(other)) ways.set(other, name);
  }
  return new Map([...ways].sort(([a], [b]) => b.length - a.length));
}
