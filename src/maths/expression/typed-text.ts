import { latexWords } from "./latex-words.ts";
import { mathmlText } from "./mathml.ts";

/** Signs between sides, and what has no place in a single expression; all others are in latexWords. */
const others: Readonly<Record<string, string>> = {
  le: "≤",
  leq: "≤",
  leqslant: "≤",
  ge: "≥",
  geq: "≥",
  geqslant: "≥",
  lt: "<",
  gt: ">",
  ne: "≠",
  neq: "≠",
  pm: "±",
  circ: "°",
  degree: "°",
  infty: "∞",
  land: "and",
};

const entities: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, "&#60;"],
  [/&gt;/g, "&#62;"],
  [/&leq?;/g, "≤"],
  [/&geq?;/g, "≥"],
  [/&(?:InvisibleTimes|ApplyFunction|it|af);/g, " "],
];

const nothing =
  /^(?:\\left\s*\\\{\s*(?=\\begin)|\\(?:left|right|[Bb]igg?[lr]?|displaystyle|textstyle|limits|nolimits|mathstrut|nonumber)(?![a-zA-Z])\.?|\\[()[\]]|[$&])/;
const space = /^(?:[\s~]|\\(?:quad|qquad)(?![a-zA-Z])|\\[,;:! ])+/;
const wording = /^\\(?:text|textrm|mathrm|mathit|mathbf|mathsf|operatorname\*?)\s*(?=\{)/;
const letter = /\p{L}/u;
const plainOne = /^(?:[\p{Nd}.,]+|\p{L}|)$/u;

/** Whether a text is LaTeX or MathML, which only some readers know. */
export function isMarkup(text: string): boolean {
  return /\\[^\s\d]|[\^_]\{|<(?:\w+:)?m(?:ath|[inos]|row|frac|sup|sqrt)[\s>]/.test(text);
}

/**
 * LaTeX or MathML as people would type it: \frac{x}{2} is (x)/(2), a root is sqrt( ), lines of a system stand with commas between
 * them. Commands that nobody knows stay, for the reader to name them. Never throws.
 */
export function typedText(markup: string): string {
  let text = markup;
  const start = /<(?:\w+:)?m/.exec(text)?.index;
  if (start !== undefined) {
    text = text.slice(start).replace(/(<\/(?:\w+:)?mtr>\s*)(?=<(?:\w+:)?mtr)/g, "$1<mo>,</mo>");
    for (const [from, to] of entities) text = text.replace(from, to);
    try {
      text = mathmlText(text);
    } catch {
      return markup;
    }
  }
  return new Writer(text)
    .all()
    .replace(/\s+/g, " ")
    .replace(/\( /g, "(")
    .replace(/ (?=[),])/g, "")
    .replace(/^[ ,]+|[ ,]+$/g, "");
}

class Writer {
  #rest: string;
  #depth = 0;

  constructor(text: string) {
    this.#rest = text;
  }

  all(): string {
    let written = "";
    while (this.#rest !== "") {
      written += this.#until();
      if (this.#take(/^\}/) !== null) written += ")";
    }
    return written;
  }

  /** What is written up to a closing brace, a mark of a table or the end. */
  #until(isCell = false): string {
    let written = "";
    while (this.#rest !== "" && !this.#rest.startsWith("}")) {
      if (isCell && /^(?:&|\\\\|\\end(?![a-zA-Z]))/.test(this.#rest)) break;
      written += this.#one(written);
    }
    return written;
  }

  /** `before` is what stands before it. */
  #one(before: string): string {
    this.#depth++;
    // Deeper than anybody writes: the rest stays as it is.
    const written = this.#depth > 200 ? (this.#take(/^[\s\S]*/) ?? "") : this.#next(before);
    this.#depth--;
    return written;
  }

  #next(before: string): string {
    const number = this.#take(/^\p{Nd}+(?:(?:\\,|\{,\})(?=\p{Nd})\p{Nd}+)*/u);
    if (number !== null) return number.replaceAll("\\,", "").replaceAll("{,}", ",");
    const decimal = this.#take(/^\{\s*([.,])\s*\}/);
    if (decimal !== null) return decimal.replace(/[{}\s]/g, "");
    if (this.#take(space) !== null) return " ";
    if (this.#take(/^\\\\/) !== null) return ", ";
    const table = this.#take(/^\\begin\s*\{[^{}]*\}(?:\s*\{[^{}]*\})?/);
    if (table !== null) return this.#table();
    if (this.#take(/^\\end\s*\{[^{}]*\}/) !== null) return "";
    if (this.#take(nothing) !== null) return "";
    if (this.#take(wording) !== null) return apart(this.#group(), before);
    if (this.#take(/^\^\s*(?:\\circ|∘|\{\s*(?:\\circ|∘)\s*\})(?![a-zA-Z])/) !== null) return "°";
    const raised = this.#take(/^[\^_]\s*/)?.charAt(0);
    if (raised) {
      const is = this.#argument();
      return raised + (plainOne.test(is) ? `${is} ` : `(${is})`);
    }
    if (this.#rest.startsWith("{")) {
      const inner = this.#group();
      return /^[\p{Nd}.,]*$|^\p{L}$/u.test(inner.trim()) ? inner : `(${inner})`;
    }
    return this.#command(before) ?? this.#sign();
  }

  #command(before: string): string | null {
    const name = this.#take(/^\\(?:[a-zA-Z]+|.)/)?.slice(1);
    if (name === undefined) return null;
    if (/^[dtc]?frac$/.test(name)) return this.#fraction(before);
    if (name === "sqrt") {
      const index = this.#take(/^\s*\[[^\]]*\]/);
      const of = this.#argument();
      const plain = index && new Writer(index.trim().slice(1, -1)).all().trim();
      return apart(plain && plain !== "2" ? `root(${plain}, ${of})` : `sqrt(${of})`, before);
    }
    if (/^[dt]?binom$/.test(name)) return apart(`nCr(${this.#argument()}, ${this.#argument()})`, before);
    // Digits that recur.
    if (/^(?:overline|bar|dot)$/.test(name)) return `(${this.#argument()})`;
    const meant = latexWords.get(name) ?? others[name] ?? `\\${name}`;
    return /^[a-zA-Z]{2}/.test(meant) ? `${apart(meant, before)} ` : meant;
  }

  /** Two whole numbers as they are, after a whole number as a mixed one; in brackets where the line would reach too far or not far enough. */
  #fraction(before: string): string {
    const [over, under] = [this.#argument(), this.#argument()].map((part) => part.trim()) as [string, string];
    const isPlain = /^\p{Nd}+$/u.test(over) && /^\p{Nd}+$/u.test(under);
    if (isPlain && /\p{Nd}\s*$/u.test(before)) return ` ${over}/${under}${this.#goesOn() ? " " : ""}`;
    const parts = [over, under].map((part) => (plainOne.test(part) ? part : `(${part})`)).join("/");
    return /(?:^|[+−\-×·(=<>≤≥,])\s*$/.test(before) && !this.#goesOn() ? parts : `(${parts})`;
  }

  /** Whether what comes next would be multiplied, divided or raised with what stands before it. */
  #goesOn(): boolean {
    const rest = this.#rest.replace(/^(?:[\s~$&]|\\(?:right|quad|qquad)(?![a-zA-Z])|\\[,;:! )\]])+/, "");
    return !/^(?:$|[+−\-=<>≤≥,)}×·∗*]|\\(?:cdot|times|l(?:e|eq|eqslant|t)|g(?:e|eq|eqslant|t)|\\|end)(?![a-zA-Z]))/.test(
      rest,
    );
  }

  /** Rows of equations, or a function in pieces, each with its condition. */
  #table(): string {
    const rows: string[][] = [[]];
    for (;;) {
      rows.at(-1)?.push(this.#until(true).trim());
      if (this.#take(/^&/) !== null) continue;
      if (this.#take(/^\\\\(?:\[[^\]]*\])?/) === null) break;
      rows.push([]);
    }
    this.#take(/^\\end\s*\{[^{}]*\}/);
    const full = rows.filter((row) => row.some(Boolean));
    const isPieces =
      full.length > 0 &&
      full.every(([value, when, ...more]) => value && when && !/^[=<>≤≥]/.test(when) && !more.length);
    if (!isPieces) return full.map((row) => row.join("")).join(", ");
    const pieces = full.map(([value = "", when = ""]) => {
      const is = value.replace(/,$/, "");
      const only = when.replace(/^(?:if|for|when)\b\s*/, "");
      return /[=<>≤≥]/.test(only) ? `${only}: ${is}` : is;
    });
    return `{${pieces.join(", ")}}`;
  }

  /** What a command is of: a group in braces, or one sign. */
  #argument(): string {
    this.#take(/^\s+/);
    if (this.#rest.startsWith("{")) return this.#group().trim();
    return (this.#take(/^\p{Nd}/u) ?? (this.#rest === "" || this.#rest.startsWith("}") ? "" : this.#one(""))).trim();
  }

  #group(): string {
    if (this.#take(/^\{/) === null) return "";
    const inner = this.#until();
    this.#take(/^\}/);
    return inner;
  }

  #sign(): string {
    const sign = String.fromCodePoint(this.#rest.codePointAt(0) ?? 0);
    this.#rest = this.#rest.slice(sign.length);
    return sign;
  }

  #take(what: RegExp): string | null {
    const found = what.exec(this.#rest)?.[0] ?? null;
    if (found !== null) this.#rest = this.#rest.slice(found.length);
    return found;
  }
}

/** A word that does not run together with a letter before it. */
function apart(word: string, before: string): string {
  return letter.test(before.slice(-1)) ? ` ${word}` : word;
}
