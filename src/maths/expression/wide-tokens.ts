import { asciiDigits } from "../digits.ts";
import { constants, functionWords } from "./functions.ts";
import { latexWords } from "./latex-words.ts";
import { isDigits } from "./number-value.ts";
import type { OwnFunction } from "./own-function.ts";
import { type Bare, ExpressionFault, type Sign, spellings, type Token, type WideSign } from "./tokens.ts";

export interface Vocabulary {
  /** The variables; "letters" takes every single letter but e, i and π for one. */
  readonly names: readonly string[] | "letters";
  /** Whether 1,5 is a decimal; then a semicolon stands between the arguments of a function. */
  readonly decimalComma: boolean;
  /** Functions that somebody made; each is replaced by what it means. */
  readonly functions: ReadonlyMap<string, OwnFunction>;
}

/**
 * What is left out: spaces, marks of direction, what multiplies unseen, and the sizes and spaces of LaTeX. Before a bar the unseen sign
 * counts: it tells that the bar opens.
 */
const nothing =
  /^(?:(?!\u2062\s*[|∣])[\s\p{Cf}$]|\\[,;:! ()[\]]|\\(?:left|right|quad|qquad|[Bb]igg?[lr]?|displaystyle|limits|mathstrut)(?![a-zA-Z]))+/u;
/** A decimal number; the groups of three in a long one may stand apart by spaces that do not break. */
const decimal = (point: string) =>
  new RegExp(
    "^(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO][0-7]+|" +
      `(?:(?:\\p{Nd}{1,3}(?:[\u00a0\u2009\u202f]\\p{Nd}{3})+(?!\\p{Nd})|\\p{Nd}+)${point}|[.٫]\\p{Nd}+)(?:[eE][+\\-−]?\\p{Nd}+)?)`,
    "u",
  );
const number = decimal("(?:[.٫]\\p{Nd}*)?");
const numberWithComma = decimal("(?:,\\p{Nd}+|[.٫]\\p{Nd}*)?");
const vulgarFraction = /^[\u00bc-\u00be\u2150-\u215e\u2189]/;
const superscripts = /^[\u2070\u00b9\u00b2\u00b3\u2074-\u207f\u02e3\u02b8]+/;
const raisedOver = /^([⁰¹²³⁴-⁹]+)[⁄/∕]([₀-₉]+)/;
const subscripts = /^[\u2080-\u2089]+/;
const circle = /^(?:\^\s*(?:\\circ|∘|\{\s*(?:\\circ|∘)\s*\})|\\degree|\\circ)(?![a-zA-Z])/;
const shortFraction = /^\\[dtc]?frac\s*(\d)\s*(\d)/;
const plainFraction = /^\\[dtc]?frac\s*\{\s*(\d+)\s*\}\s*\{\s*(\d+)\s*\}/;
const wording = /^(\\(?:text|textrm|mathrm|mathit|mathbf|operatorname\*?)\s*\{)([^{}]*)\}/;
const command = /^\\(?:[a-zA-Z]+|.)/;

const signs: ReadonlyMap<string, Sign | WideSign> = new Map(
  (
    [
      ["+", "+"],
      ["-", "-−‐‑‒–—―"],
      ["*", "*·×⋅∙•∗✕✖\u2062"],
      ["/", "/÷∕⁄:∶"],
      ["^", "^"],
      ["(", "([{"],
      [")", ")]}"],
      [",", ",;،؛、"],
      ["|", "|∣"],
      ["_", "_"],
      ["!", "!"],
      ["%", "%٪"],
      ["°", "°º˚"],
      ["⌊", "⌊"],
      ["⌋", "⌋"],
      ["⌈", "⌈"],
      ["⌉", "⌉"],
    ] as const
  ).flatMap(([sign, ways]) => [...ways].map((way) => [way, sign] as const)),
);

const roots: ReadonlyMap<string, 2 | 3 | 4> = new Map([
  ["√", 2],
  ["∛", 3],
  ["∜", 4],
]);

/** Words that stand for a sign or a root, in small letters. */
const words: ReadonlyMap<string, readonly Bare[]> = new Map<string, readonly Bare[]>([
  ["sqrt", [{ kind: "fixed root", index: 2 }]],
  ["root", [{ kind: "fixed root", index: 2 }]],
  ["cbrt", [{ kind: "fixed root", index: 3 }]],
  ["deg", [{ kind: "sign", text: "°" }]],
  ...[...functionWords].map(([word, name]) => [word, [{ kind: "function", name }]] as const),
  ["mod", [{ kind: "sign", text: "mod" }]],
  ["ncr", [{ kind: "sign", text: "nCr" }]],
  ["npr", [{ kind: "sign", text: "nPr" }]],
  ["choose", [{ kind: "sign", text: "nCr" }]],
  ...[...constants.keys()].map((name) => [name, [{ kind: "name", text: name }]] as const),
  ["pi", [{ kind: "name", text: "π" }]],
  ["tau", [{ kind: "name", text: "τ" }]],
]);
const longestWord = Math.max(...[...words.keys()].map((word) => word.length));

/** Cuts a text into tokens as people type and paste it, LaTeX too. Throws an ExpressionFault. */
export function wideTokens(text: string, vocabulary: Vocabulary): Token[] {
  const lexer = new Lexer(vocabulary);
  lexer.read(text, 0);
  return lexer.found;
}

class Lexer {
  readonly found: Token[] = [];
  readonly #number: RegExp;
  readonly #names: ReadonlyMap<string, string>;
  readonly #letters: boolean;
  readonly #own: Vocabulary["functions"];

  constructor({ names, decimalComma, functions }: Vocabulary) {
    this.#own = functions;
    this.#letters = names === "letters";
    this.#names = names === "letters" ? new Map() : spellings(names);
    this.#number = decimalComma ? numberWithComma : number;
  }

  /** The tokens of a text that stands at a place of the whole; `all` are at that place when it was written in one sign. */
  read(text: string, from: number, all?: number): void {
    let at = 0;
    while (at < text.length) {
      const rest = text.slice(at);
      const place = all === undefined ? from + at : from;
      const skipped = nothing.exec(rest)?.[0].length;
      at += skipped ?? this.#next(rest, place, all);
    }
  }

  /** Reads what the text begins with, which is no space; gives its length. */
  #next(rest: string, at: number, all: number | undefined): number {
    const put = (length: number, ...tokens: readonly Bare[]) => {
      for (const token of tokens) this.found.push({ ...token, at, end: all ?? at + length });
      return length;
    };
    const digits = this.#number.exec(rest)?.[0];
    if (digits !== undefined) {
      const text = asciiDigits(digits).replace(/\s/g, "").replace(/[,٫]/, ".").replace("−", "-");
      return put(digits.length, { kind: "number", text, apart: this.#isApart(at) });
    }
    const [typeset, over = "", under = ""] = raisedOver.exec(rest) ?? [];
    // ¹⁄₂ is ½, and after a whole number as much more; after a letter the raised 1 is its power.
    if (typeset !== undefined && (!this.#hasOperand() || this.found.at(-1)?.kind === "number"))
      return put(typeset.length, ...this.#fraction(over.normalize("NFKC"), under.normalize("NFKC")));
    const raised = superscripts.exec(rest)?.[0];
    if (raised !== undefined) {
      // ³√27, where nothing stands before it that would have the power.
      if (rest.charAt(raised.length) !== "√" || this.#hasOperand()) return this.#nested(raised, at, "^(");
      put(0, { kind: "indexed root" });
      this.read(raised.normalize("NFKC"), at, at + raised.length);
      return put(raised.length + 1, { kind: "sign", text: ")" });
    }
    const lowered = subscripts.exec(rest)?.[0];
    if (lowered !== undefined) {
      put(0, { kind: "sign", text: "_" });
      return this.#nested(lowered, at, "(");
    }
    if (vulgarFraction.test(rest)) {
      const [num = "", den = ""] = rest.charAt(0).normalize("NFKC").split("⁄");
      return put(1, ...this.#fraction(num, den));
    }
    const [short, num = "", den = ""] = shortFraction.exec(rest) ?? plainFraction.exec(rest) ?? [];
    if (short !== undefined) return put(short.length, ...this.#fraction(num, den));
    const degree = circle.exec(rest)?.[0];
    if (degree !== undefined) return put(degree.length, { kind: "sign", text: "°" });
    const [worded, before = "", inner = ""] = wording.exec(rest) ?? [];
    if (worded !== undefined) {
      this.read(inner, at + before.length, all);
      return worded.length;
    }
    if (rest.startsWith("\\")) return this.#command(rest, at, put);
    if (rest.startsWith("**")) return put(2, { kind: "sign", text: "^" });
    const letter = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    const sign = signs.get(letter);
    if (sign) return put(letter.length, { kind: "sign", text: sign });
    const root = roots.get(letter);
    if (root) return put(1, { kind: "fixed root", index: root });
    const usual = letter.normalize("NFKC");
    if (usual !== letter) {
      this.read(usual, at, at + letter.length);
      return letter.length;
    }
    const [length, tokens] = this.#word(rest, letter, at);
    return put(length, ...tokens);
  }

  /** The longest name, function or constant that the text begins with. */
  #word(rest: string, letter: string, at: number): readonly [number, readonly Bare[]] {
    for (const [name, means] of this.#own) {
      if (rest.startsWith(name) && /^\s*\(/.test(rest.slice(name.length)))
        return [name.length, [{ kind: "own function", name, means }]];
    }
    for (const [spelling, name] of this.#names) {
      if (rest.startsWith(spelling) && spelling.length >= (this.#known(rest)?.length ?? 0))
        return [spelling.length, [{ kind: "name", text: name }]];
    }
    const known = this.#known(rest);
    if (known === "root" && /^root\s*\(/i.test(rest)) return [known.length, [{ kind: "function", name: "root" }]];
    if (known !== undefined) return [known.length, words.get(known) ?? []];
    if (this.#letters && /^\p{L}/u.test(letter) && letter !== "i")
      return [letter.length, [{ kind: "name", text: letter }]];
    throw new ExpressionFault(this.#unknown(rest, letter), at);
  }

  #known(rest: string): string | undefined {
    const start = rest.slice(0, longestWord).toLowerCase();
    for (let length = start.length; length > 0; length--) {
      const word = start.slice(0, length);
      // A single capital is another letter: E is not e.
      if (words.has(word) && (length > 1 || rest.startsWith(word))) return word;
    }
    return undefined;
  }

  #unknown(rest: string, letter: string): string {
    if (letter === "i") return "The letter i stands for √−1, and there are only real numbers here.";
    const word = /^\p{L}+/u.exec(rest)?.[0];
    if (word === undefined)
      return letter === "=" ? "There is no place for = here." : `The sign ${letter} is not known here.`;
    const names = [...new Set(this.#names.values())];
    const letters = names.length === 0 ? "" : ` The only letters here are ${names.join(", ")}.`;
    return `“${word.slice(0, 20)}” is not known here.${letters}`;
  }

  #command(rest: string, at: number, put: (length: number, ...tokens: readonly Bare[]) => number): number {
    const found = command.exec(rest)?.[0] ?? "\\";
    if (found === "\\sqrt") {
      const index = /^\\sqrt\s*\[/.exec(rest)?.[0];
      return index ? put(index.length, { kind: "indexed root" }) : put(found.length, { kind: "fixed root", index: 2 });
    }
    if (/^\\[dtc]?frac$/.test(found)) return put(found.length, { kind: "frac" });
    if (/^\\[dt]?binom$/.test(found)) return put(found.length, { kind: "binom" });
    const meant = latexWords.get(found.slice(1));
    if (meant === undefined) throw new ExpressionFault(`${found} is not known here.`, at);
    this.read(meant, at, at + found.length);
    return found.length;
  }

  /** Whether what stands last is something that can be raised or multiplied. */
  #hasOperand(): boolean {
    const last = this.found.at(-1);
    if (last?.kind === "sign") return /[)!%°⌋⌉|]/.test(last.text);
    return last?.kind === "number" || last?.kind === "name";
  }

  #nested(run: string, at: number, open: "^(" | "("): number {
    const [from, end] = [at, at + run.length];
    this.found.push({ kind: "sign", text: open, at: from, end });
    this.read(run.normalize("NFKC"), from, end);
    this.found.push({ kind: "sign", text: ")", at: from, end });
    return run.length;
  }

  /** ½ as a number after a whole one, which makes it mixed; else in brackets. */
  #fraction(num: string, den: string): readonly Bare[] {
    const last = this.found.at(-1);
    if (last?.kind === "number" && isDigits(last.text) && Number(den) !== 0)
      return [{ kind: "number", text: `${num}⁄${den}`, apart: true }];
    const [over, under] = [num, den].map((text) => ({ kind: "number", text, apart: false }) as const);
    if (!over || !under) return [];
    return [{ kind: "sign", text: "(" }, over, { kind: "sign", text: "/" }, under, { kind: "sign", text: ")" }];
  }

  #isApart(at: number): boolean {
    const last = this.found.at(-1);
    return last !== undefined && last.end < at;
  }
}
