import type { Spot } from "../plane.ts";
import { cardinal, cardinalValue, denominator, ordinal, ordinalValue } from "./number-words.ts";

/**
 * What a reader would note of a problem: its numbers in order with their units, its names and labels, the words that say
 * how things hang together, and every sign of its formulas. It is read from the text as it is shown, never from what
 * wrote the text.
 */
export type Form = "digits" | "word" | "ordinal" | "bottom" | "half" | "times" | "dozen" | "year";

/** A number where it stands. A fraction is two of them, a time too. */
export interface Numeral {
  readonly kind: "number";
  readonly value: number;
  readonly form: Form;
  /** "cm", "%", "€", "shells": the word or sign that belongs to it; empty where there is none. */
  readonly unit: string;
  /** Which text it stands in, and where. */
  readonly text: number;
  readonly from: number;
  readonly to: number;
}

/** A name, a letter, a word of relation or a sign where it stands. */
export interface Word {
  readonly kind: "name" | "word" | "sign" | "letter";
  readonly said: string;
  readonly text: number;
  readonly from: number;
  readonly to: number;
}

/** Between two texts stands a note that says so. */
export type Note = Numeral | Word | { readonly kind: "label"; readonly said: "" };

/** The texts of a problem in the order in which they are read: the words, the labels of the figure, the options. */
export interface Shown {
  readonly words: string;
  readonly labels: readonly string[];
  readonly options: readonly string[];
  readonly drawn?: Drawn;
}

/** What is seen of a figure besides its labels, in its own units. */
export interface Drawn {
  /** Where each label stands. */
  readonly spots: readonly Spot[];
  readonly dots: readonly Spot[];
  readonly polygons: readonly (readonly Spot[])[];
  readonly lines: readonly (readonly Spot[])[];
}

/** Words that change what is asked when they change. */
const relations = new Set(
  (
    "more less fewer least most than exactly only at both each every all no none not never neither nor nobody any some other others another same different " +
    "equal equally even odd prime square cube positive negative whole integer integers digit digits smallest largest greatest lowest highest longest shortest " +
    "smaller larger bigger greater longer shorter taller older younger heavier lighter cheaper dearer faster slower sum product difference quotient " +
    "total altogether together times multiplied divided plus minus double doubles doubled halve halves halved halfway per without before after between " +
    "above below left right up down first last next forwards backwards clockwise anticlockwise always sometimes true false lies lie lying truth knight knave " +
    "inside outside radius diameter perimeter area volume circumference width height length average mean median mode range probability chance percent parallel " +
    "perpendicular consecutive neighbouring neighbours opposite row rows column columns edge edges corner corners face faces side sides diagonal diagonals"
  ).split(" "),
);
/** A digit of another script. Who does not read it would take the number for no number. */
const foreignDigit = /(?!\d)\p{Nd}/u;
/** What follows a number and is no unit. */
const noUnits = new Set(
  (
    "and or to of one is are was were has have had in on at by for from with then than that which who how what if as so but into " +
    "more less fewer other others the a an it he she they there when where after before each every times goes comes stand stands will can not"
  ).split(" "),
);
/** What begins a sentence with a capital and is no name. */
const starters = new Set(
  (
    "a about after again all along already also altogether always among an and another any are around as at because before behind below beside between both but by can " +
    "choose could count did do does draw during each either every everybody everyone exactly fill find first five for four from give given gives half has have he hence her " +
    "here his how however if imagine in inside instead is it its just later let look make many most move neither next no nobody none nor not nothing now of on once one " +
    "only or other others otherwise our out over play put read several she show simplify since six so some something sometimes start suppose take ten that the their them " +
    "then there these they think this those three to today together tomorrow two under until up use what when whenever where which while who whoever whose why with " +
    "without work write yes yesterday you your"
  ).split(" "),
);

const digits = String.raw`\d{1,3}(?:(?:,|\{,\}|\\,| |\u00a0|\u2009|\u202f)\d{3})+(?![\d])(?:\.\d+)?|\d+(?:\.\d+)?`;
const patterns = {
  digits: new RegExp(digits, "y"),
  digit: /\d/y,
  fractionWords: new RegExp(
    `(?:(a|${cardinal}|\\d+)[- ](?=${denominator}\\b))(${denominator})(?=\\b(?! (?:past|to)\\b))`,
    "iy",
  ),
  dozen: new RegExp(`(?:(half a|a|${cardinal}) )?dozen\\b( and a half\\b)?`, "iy"),
  cardinal: new RegExp(`${cardinal}\\b`, "iy"),
  ordinal: new RegExp(`${ordinal}\\b`, "iy"),
  half: /half\b/iy,
  times: /(?:twice|doubles?|doubled|thrice|triples?|tripled|trebled?)\b/iy,
  word: /[\p{L}][\p{L}\p{M}'’²³]*/uy,
  command: /\\([a-zA-Z]+)/y,
  spacing: /\\[,;:! \\]|\\?%|[{}&~\s]|\*\*/uy,
};
/** What a second that is a time follows, and a second one does not. */
const secondsBefore = new RegExp(`(?:\\b(?:per|each|a|${cardinal})|\\d\\$?) $`, "i");
const times: Readonly<Record<string, number>> = { tw: 2, do: 2, th: 3, tr: 3 };

/** Commands of TeX that only say how a thing is set. */
const silent = new Set(
  "left right big Big bigl bigr displaystyle textstyle quad qquad begin end array aligned cases hline tfrac dfrac".split(
    " ",
  ),
);

class Reader {
  readonly notes: Note[] = [];
  private at = 0;
  private inTex = false;
  /** The unit of the last number, which is not noted again where it comes. */
  private unit = "";

  private readonly source: string;
  private readonly text: number;
  /** A label or an option: it has so few words that each counts. */
  private readonly isShort: boolean;

  constructor(source: string, text: number, isShort: boolean) {
    this.source = source;
    this.text = text;
    this.isShort = isShort;
  }

  read(): Note[] {
    while (this.at < this.source.length) {
      if (this.source.startsWith("\\$", this.at)) this.at += 2;
      else if (this.source[this.at] === "$") {
        this.at += this.source[this.at + 1] === "$" ? 2 : 1;
        this.inTex = !this.inTex;
      } else if (foreignDigit.test(this.source[this.at] ?? ""))
        throw new Error(`a digit that is not read: ${this.source}`);
      else if (this.inTex) this.tex();
      else this.prose();
    }
    if (this.inTex) throw new Error(`a formula has no end: ${this.source}`);
    return this.notes;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.source);
  }

  private before(length: number): string {
    return this.source.slice(Math.max(0, this.at - length), this.at);
  }

  private say(kind: Word["kind"], said: string): void {
    this.notes.push({ kind, said, text: this.text, from: this.at, to: this.at + said.length });
  }

  private number(value: number, form: Form, from: number, to: number, unit = this.unitAt(from, to)): void {
    this.notes.push({ kind: "number", value, form, unit, text: this.text, from, to });
    this.unit = unit;
  }

  /** The sign of money before, or the word or sign that follows: "12 cm", "$12$ cm", "12-hour", "12\,\text{cm}", "12 %". */
  private unitAt(from: number, to: number): string {
    const [money] = /(?:[£€¥₹]|\\\$)(?= ?\$?$)/.exec(this.source.slice(Math.max(0, from - 4), from)) ?? [];
    if (money) return money.replace("\\", "");
    const rest = this.source.slice(to, to + 60);
    const sign = /^(?:\\,|\s|\$(?!\$))*(\\?%|°[CF]?|\^\{?\\circ\}?|\\degree)/.exec(rest)?.[1];
    if (sign) return sign.startsWith("^") || sign === "\\degree" ? "°" : sign.replace("\\", "");
    if (this.inTex) {
      const set = /^(?:\\[,; ]|\s)*\\(?:text|mathrm)\{\s*([\p{L}²³/]+)/u.exec(rest)?.[1];
      if (set) return set;
    }
    const word = (this.inTex ? /^\$(?!\$)[- \n]?/ : /^[- \n]/u).exec(rest)
      ? /^\$?[- \n]?(?:\*\*)?(\p{L}[\p{L}²³/]*)/u.exec(rest)?.[1]
      : this.unitRightAfter(rest);
    return word && !noUnits.has(word.toLowerCase()) && !/^\p{Lu}/u.test(word) ? word : "";
  }

  /** "5cm", but not the m of $4m$, which is an unknown, nor the s of "two 5s". */
  private unitRightAfter(rest: string): string | undefined {
    return this.inTex ? undefined : /^(?:cm|mm|m|km|g|kg|l|ml|am|pm|h|min)\b/.exec(rest)?.[0];
  }

  private tex(): void {
    const spacing = this.match(patterns.spacing);
    if (spacing) {
      this.at += spacing[0].length;
      return;
    }
    if (
      this.digits(
        /(?:^|[$=([{,;&<>+×÷·|]|\\(?:times|div|cdot|le|ge|leq|geq|ne|neq|lt|gt|approx|text\{[^}]*\}|q?quad|,|;|left[([|]))\s*[-−]$/,
      )
    )
      return;
    const command = this.match(patterns.command);
    if (command) {
      const [whole, name = ""] = command;
      this.at += whole.length;
      if (name === "text" || name === "mathrm" || name === "textbf") {
        const inner = /^\{([^{}]*)\}/.exec(this.source.slice(this.at));
        if (inner) this.textInside(inner[1] ?? "");
      } else if (!silent.has(name)) this.say("sign", `\\${name}`);
      else if (/frac/.test(name)) this.say("sign", "\\frac");
      return;
    }
    const letter = this.match(/\p{L}/uy);
    if (letter) this.say("letter", letter[0]);
    else if (!/[$.]/.test(this.source[this.at] ?? "")) this.say("sign", this.source[this.at] ?? "");
    this.at += letter ? letter[0].length : 1;
  }

  /** Words in a formula are read as words. */
  private textInside(inner: string): void {
    const end = this.at + inner.length + 2;
    this.at += 1;
    this.inTex = false;
    while (this.at < end - 1) this.prose();
    this.inTex = true;
    this.at = end;
  }

  /** Digits, with the minus that belongs to them: one that stands after `opens`, and not between two numbers. */
  private digits(opens: RegExp): boolean {
    // An exponent, an index or the parts of a fraction without braces are one digit each.
    const single = this.inTex && /(?:[\^_]|\\[dt]?frac(?:\s*\d)?)\s*$/.test(this.before(12));
    const found = this.match(single ? patterns.digit : patterns.digits);
    if (!found) return false;
    const from = this.at;
    const to = from + found[0].length;
    const value = Number(found[0].replace(/\{,\}|\\,|[,\s\u00a0\u2009\u202f]/g, ""));
    const negative = opens.test(this.before(40));
    const last = this.notes.at(-1);
    if (negative && last?.kind === "sign" && /^[-−]$/.test(last.said)) this.notes.pop();
    const year =
      !this.inTex &&
      /^[12]\d{3}$/.test(found[0]) &&
      this.unitAt(from, to) === "" &&
      /\b(?:in|since|until|year|born|before|after|by|around|about) \$?$/i.test(this.before(12));
    this.number(negative ? -value : value, year ? "year" : "digits", negative ? from - 1 : from, to);
    this.at = to;
    return true;
  }

  private prose(): void {
    if (this.at === 0 || this.source[this.at - 1] === "\n") {
      // The numbers of a list's items are put there by the list; a rule of a table says nothing.
      const marker = this.match(/[ \t]*(?:\d+\. |[-*] |\|[ :|-]+\|[ \t]*(?=\n|$))/y);
      if (marker) {
        this.at += marker[0].length;
        return;
      }
    }
    const boundary = !/[\p{L}\p{M}\d]$/u.test(this.before(2));
    if (/\d/.test(this.source[this.at] ?? "")) {
      // A decimal point or a colon has been read with what stands before it, so this is a number of its own.
      this.digits(/(?:^|[\s(|“"=,:*→])[-−]$/);
      return;
    }
    if (/^[-−] ?\$?\d/.test(this.source.slice(this.at, this.at + 4))) this.say("sign", "-");
    if (/[¼-¾⅐-⅞]/.test(this.source[this.at] ?? "")) {
      const [top, bottom] = (this.source[this.at] ?? "").normalize("NFKC").split("⁄").map(Number);
      this.number((top ?? 0) / (bottom ?? 1), "half", this.at, this.at + 1);
      this.at += 1;
      return;
    }
    if (boundary && this.words()) return;
    const sign = /[+×÷·=<>≤≥≠/⁄:√²³°!★●▲■◆♦♣♥♠↑↓←→?_]/u.exec(this.source[this.at] ?? "");
    if (sign && !/[?!:]/.test(sign[0])) this.say("sign", sign[0]);
    this.at += (this.source.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1;
  }

  private words(): boolean {
    const from = this.at;
    const fraction = this.match(patterns.fractionWords);
    if (fraction && this.isFraction(fraction)) {
      const [whole, top = "", bottom = ""] = fraction;
      const middle = from + whole.length - bottom.length;
      if (!/^a$/i.test(top))
        this.number(
          /\d/.test(top) ? Number(top) : cardinalValue(top),
          /\d/.test(top) ? "digits" : "word",
          from,
          from + top.length,
          "",
        );
      this.number(ordinalValue(bottom), "bottom", middle, from + whole.length);
      this.at = from + whole.length;
      return true;
    }
    const dozen = this.match(patterns.dozen);
    if (dozen) {
      const [whole, many = "a", andHalf] = dozen;
      const value = /^half/i.test(many) ? 6 : 12 * cardinalValue(many) + (andHalf ? 6 : 0);
      this.number(value, "dozen", from, from + whole.length);
      this.at += whole.length;
      return true;
    }
    if (this.simple(patterns.half, "half", () => 0.5)) return true;
    if (this.simple(patterns.times, "times", (said) => times[said.slice(0, 2).toLowerCase()] ?? Number.NaN))
      return true;
    const said = this.match(patterns.cardinal);
    // "A" alone is an article.
    if (said && !/^(?:a|and)$/i.test(said[0]) && (said[0].toLowerCase() !== "one" || this.isCount())) {
      if (!/^(?:hundred|thousand|million|billion)s?\b/i.test(said[0]) || / $/.test(this.before(1)))
        return this.simple(patterns.cardinal, "word", cardinalValue);
    }
    const place = this.match(patterns.ordinal);
    if (place && !this.isSecondOfTime(place[0])) return this.simple(patterns.ordinal, "ordinal", ordinalValue);
    const word = this.match(patterns.word);
    if (!word) return false;
    this.word(word[0]);
    this.at += word[0].length;
    return true;
  }

  private simple(pattern: RegExp, form: Form, value: (said: string) => number): boolean {
    const found = this.match(pattern);
    if (!found) return false;
    this.number(value(found[0]), form, this.at, this.at + found[0].length);
    this.at += found[0].length;
    return true;
  }

  /** "A third of" and "two thirds" are fractions; "a third person" and "the one fifth in line" are places. */
  private isFraction([whole, top = "", bottom = ""]: RegExpExecArray): boolean {
    const rest = this.source.slice(this.at + whole.length);
    if (/^hal/i.test(bottom)) return !/^a$/i.test(top);
    if (/s$/i.test(bottom) || /^quarter/i.test(bottom)) return true;
    if (/^(?:a|one)$/i.test(top)) return /^\$? ?(?:of\b|as\b|[.,;)]|$|more\b|less\b)/i.test(rest) || /^one$/i.test(top);
    return false;
  }

  /** "One shell", "one and a half", "exactly one of them"; not "one of them", "the red one", "one another", "no one". */
  private isCount(): boolean {
    const rest = this.source.slice(this.at + 3, this.at + 30);
    const before = this.before(24);
    if (/\b(?:exactly|only|just|than|at (?:least|most)|by|plus|minus|times|equals|is) \*{0,2}$/i.test(before))
      return true;
    if (
      /\b(?:the|this|that|which|each|every|any|no|another|other|last|next|new|big|small|larger|smaller|old|first|second) $/i.test(
        before,
      )
    )
      return false;
    if (/^[- ]and[- ]a[- ](?:half|third|quarter)\b/i.test(rest)) return true;
    return /^\*{0,2}[- ](?!of\b|another\b|by\b|and\b|or\b|who\b|that\b|which\b|is\b|has\b|day\b|to\b|in\b|can\b|after\b|at\b|he\b|she\b|with\b)\*{0,2}\p{L}/u.test(
      rest,
    );
  }

  /** The second that is a time: "every second", "per second", "one second". */
  private isSecondOfTime(said: string): boolean {
    if (!/^second$/i.test(said)) return false;
    const rest = this.source.slice(this.at + said.length);
    if (/\bevery $/i.test(this.before(8))) return !/^ \p{L}/u.test(rest);
    return secondsBefore.test(this.before(16)) && !/^ (?:\p{L}+er|time|number|person|one)\b/u.test(rest);
  }

  /** A capital A that begins a sentence and has a word after it. */
  private isArticle(): boolean {
    return (
      /(?:^|[.?!:]["”)]?\s+|\n\s*|[-*] |["“(|] ?)$/.test(this.before(6)) &&
      /^A \p{Ll}/u.test(this.source.slice(this.at))
    );
  }

  private word(said: string): void {
    const low = said.toLowerCase();
    const plain = low.replace(/['’]s$/, "");
    const isUnit = said === this.unit;
    this.unit = "";
    if (isUnit && !relations.has(plain)) return;
    if (relations.has(plain)) this.say("word", plain);
    else if (this.isShort) this.say("name", said);
    else if (/^\p{Lu}/u.test(said) && !starters.has(plain)) this.say("name", said.replace(/['’]s$/, ""));
    else if (/^\p{L}$/u.test(said) && !/^[aI]$/.test(said) && !(said === "A" && this.isArticle()))
      this.say("letter", said);
  }
}

/** Reads one text. */
export const notesOf = (text: string, at = 0, isShort = false): Note[] => new Reader(text, at, isShort).read();

interface Text {
  readonly text: string;
  readonly notes: readonly Note[];
}

const between: Note = { kind: "label", said: "" };

export class Reading {
  readonly notes: readonly Note[];
  readonly numbers: readonly Numeral[];
  readonly shown: Shown;
  /** The places that a proof has asked for. */
  readonly asked = new Set<number>();

  private readonly texts: readonly Text[];

  /** `like` is a reading of another problem that may have texts in common with this one: those are not read again. */
  constructor(shown: Shown, like?: Reading) {
    this.shown = shown;
    this.texts = [shown.words, ...shown.labels, ...shown.options].map((text, at) => {
      const old = like?.texts[at];
      return old?.text === text ? old : { text, notes: notesOf(text, at, at > 0) };
    });
    this.notes = this.texts.flatMap(({ notes }, at) => (at > 0 ? [between, ...notes] : notes));
    this.numbers = this.notes.filter((note) => note.kind === "number");
  }

  /** The number in that place, counted from 1 through the words, then the labels of the figure, then the options. */
  said = (place: number): number => {
    const found = this.numbers[place - 1];
    if (!found) throw new Error(`there are only ${this.numbers.length} numbers`);
    this.asked.add(place);
    return found.value;
  };

  /** The numbers from that place on, up to another one or to the last. */
  saidFrom = (from: number, to = this.numbers.length): number[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => this.said(from + i));

  /** Insists on words that a proof relies on. Numbers among them count as asked for where the words stand only once. */
  says = (...words: readonly string[]): void => {
    for (const word of words) {
      const phrase = new RegExp(outside + escaped(word).replaceAll(" ", "\\s+"), "gu");
      const found = this.texts.flatMap(({ text }, at) =>
        Array.from(text.matchAll(phrase), ({ index, 0: { length } }) => ({ at, from: index, to: index + length })),
      );
      if (found.length === 0) throw new Error(`it no longer says “${word}”`);
      if (found.length > 1) continue;
      for (const [place, { text, from, to }] of this.numbers.entries())
        if (found.some((one) => one.at === text && one.from <= from && to <= one.to)) this.asked.add(place + 1);
    }
  };
}

/** Where a phrase may begin: not inside a word. “clockwise” is not said where “anticlockwise” stands. */
export const outside = "(?<!\\p{L}(?=\\p{L}))";
/** A phrase as a pattern that says just this. */
export const escaped = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** All notes in a line: numbers with their units, names, signs. Two texts with the same line say the same to a proof. */
export function noted(notes: readonly Note[]): string {
  return notes
    .map((note) => {
      if (note.kind === "label") return "|";
      if (note.kind !== "number") return note.said;
      const value = Number.isInteger(note.value) ? String(note.value) : String(Number(note.value.toFixed(6)));
      const mark = note.form === "ordinal" ? "." : note.form === "bottom" ? "/" : "";
      return `${note.form === "bottom" ? "/" : ""}${value}${mark === "." ? "." : ""}${note.unit ? `_${note.unit}` : ""}`;
    })
    .join(" ");
}
