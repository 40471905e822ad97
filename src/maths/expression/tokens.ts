/** One token of an expression. A name is one of the variables; "root" is a square root sign. */
export type Token =
  | { readonly kind: "number"; readonly text: string /** A space stands before it. */; readonly apart: boolean }
  | { readonly kind: "name"; readonly text: string }
  | { readonly kind: "root" }
  | { readonly kind: "sign"; readonly text: Sign };

export type Sign = "+" | "-" | "*" | "/" | "^" | "(" | ")";

/** Why a text is no expression, in a sentence for its writer. */
export class ExpressionFault extends Error {}

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
  let rest = text.replaceAll("**", "^").trimStart();
  let apart = false;
  while (rest !== "") {
    const [token, length] = first(rest, known, apart);
    found.push(token);
    const after = rest.slice(length);
    rest = after.trimStart();
    apart = rest.length < after.length;
  }
  return found;
}

function first(text: string, known: ReadonlyMap<string, string>, apart: boolean): readonly [Token, number] {
  const digits = number.exec(text)?.[0];
  if (digits !== undefined) return [{ kind: "number", text: digits.replace(",", "."), apart }, digits.length];
  const sign = signs.get(text.charAt(0));
  if (sign) return [{ kind: "sign", text: sign }, 1];
  for (const [spelling, name] of known) {
    if (text.startsWith(spelling)) return [{ kind: "name", text: name }, spelling.length];
  }
  const root = /^(?:√|sqrt|root)/i.exec(text)?.[0];
  if (root !== undefined) return [{ kind: "root" }, root.length];
  throw new ExpressionFault(unknown(text, known));
}

function unknown(text: string, known: ReadonlyMap<string, string>): string {
  const letters = [...new Set(known.values())];
  if (!/^\p{L}/u.test(text)) return "Use only numbers, letters and the signs + - × / ^ ( ).";
  return letters.length === 0
    ? "Use only numbers here, no letters."
    : `The only letters here are ${letters.join(", ")}.`;
}

/** Every way to write each variable, the longest first. */
function spellings(names: readonly string[]): ReadonlyMap<string, string> {
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
