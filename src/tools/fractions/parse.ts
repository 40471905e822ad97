import { type Rational, readRational } from "../../maths/rational.ts";
import { Fault, zeroBelow } from "./fault.ts";
import { type Between, type Sign, type Token, tokens } from "./tokens.ts";

/** A number as it was written, with its value. */
export interface Literal {
  readonly kind: "number";
  readonly form: "whole" | "fraction" | "mixed" | "decimal";
  /** "-2 1/3", "10/15", "0.1(6)" */
  readonly text: string;
  readonly value: Rational;
  readonly at: number;
}

export type Operation = "+" | "-" | "×" | "÷";

export type Tree =
  | Literal
  | { readonly kind: "minus"; readonly of: Tree; readonly at: number }
  | { readonly kind: Operation; readonly left: Tree; readonly right: Tree; readonly at: number }
  | { readonly kind: "^"; readonly base: Tree; readonly exponent: number; readonly at: number };

/** One or more sums, and what stands between them: "<", or commas of a list. */
export interface Statement {
  readonly sums: readonly Tree[];
  readonly between: readonly Between[];
}

const maxDepth = 40;
const maxExponent = 200;

/** Reads plain text (see tokens.ts) as sums of fractions. Throws a Fault. */
export function parse(text: string): Statement {
  const parser = new Parser(tokens(text), text.length);
  return parser.statement();
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #next = 0;
  #depth = 0;

  constructor(all: readonly Token[], end: number) {
    this.#tokens = all;
    this.#end = end;
  }

  statement(): Statement {
    const sums = [this.#sum()];
    const between: Between[] = [];
    for (let token = this.#tokens[this.#next]; token; token = this.#tokens[this.#next]) {
      if (token.kind !== "between") throw this.#unexpected(token);
      this.#next++;
      // "1/2, 2/3, and 3/4": two signs that say one thing.
      if (this.#tokens[this.#next]?.kind === "between" && token.text === ",") continue;
      between.push(token.text);
      sums.push(this.#sum());
    }
    return { sums, between };
  }

  #sum(): Tree {
    let left = this.#product();
    for (let sign = this.#take("+", "-"); sign; sign = this.#take("+", "-")) {
      left = { kind: sign.text, left, right: this.#product(), at: sign.at };
    }
    return left;
  }

  #product(): Tree {
    let left = this.#signed();
    for (;;) {
      const sign = this.#take("×", "÷", "/");
      const next = this.#tokens[this.#next];
      if (sign) left = { kind: sign.text === "×" ? "×" : "÷", left, right: this.#signed(), at: sign.at };
      else if (next?.text === "(") left = { kind: "×", left, right: this.#power(), at: next.at };
      else return left;
    }
  }

  #signed(): Tree {
    return this.#deeper(() => {
      if (this.#take("+")) return this.#signed();
      const minus = this.#take("-");
      if (!minus) return this.#power();
      const of = this.#signed();
      if (of.kind !== "number") return { kind: "minus", of, at: minus.at };
      const text = of.text.startsWith("-") ? of.text.slice(1) : `-${of.text}`;
      return { ...of, text, value: { num: -of.value.num, den: of.value.den }, at: minus.at };
    });
  }

  #power(): Tree {
    const base = this.#atom();
    const sign = this.#take("^");
    if (!sign) return base;
    const bracket = this.#take("(");
    const minus = this.#take("-");
    const token = this.#tokens[this.#next];
    const after = this.#tokens[this.#next + 1];
    if (token?.kind !== "whole" || (bracket && after?.text !== ")"))
      throw new Fault("A power here is a whole number, such as (2/3)^2.", token?.at ?? this.#end);
    this.#next += bracket ? 2 : 1;
    if (this.#tokens[this.#next]?.text === "^")
      throw new Fault("Only one power at a time: use brackets.", this.#tokens[this.#next]?.at ?? sign.at);
    const exponent = Number(token.text);
    if (exponent > maxExponent) throw new Fault(`That power is too big: at most ${maxExponent}.`, token.at);
    return { kind: "^", base, exponent: minus ? -exponent : exponent, at: sign.at };
  }

  #atom(): Tree {
    const token = this.#tokens[this.#next];
    if (!token) throw new Fault("Something is missing at the end.", this.#end);
    if (token.kind === "between") throw new Fault(`A number is missing before “${token.text}”.`, token.at);
    this.#next++;
    if (token.kind !== "sign") return this.#number(token);
    if (token.text !== "(") {
      const missing = token.text === ")" && this.#depth === 0;
      throw new Fault(missing ? neverOpened : `A number is missing before “${token.text}”.`, token.at);
    }
    const inner = this.#deeper(() => this.#sum());
    if (!this.#take(")")) throw new Fault("A bracket is not closed.", token.at);
    return inner;
  }

  #number(token: Token): Literal {
    if (token.kind === "decimal") return literal("decimal", token.text, token.at);
    const below = this.#denominator(this.#next - 1);
    // In 2/3^2 the power comes first.
    if (below && this.#tokens[this.#next + 2]?.text !== "^") {
      this.#next += 2;
      return literal("fraction", `${token.text}/${below.text}`, token.at, below.at);
    }
    const over = this.#tokens[this.#next];
    const under = over?.apart ? this.#denominator(this.#next) : null;
    if (!over || !under) return literal("whole", token.text.replace(/^0+(?=\d)/, ""), token.at);
    if (/^0\d/.test(over.text))
      throw new Fault(`Is ${token.text} ${over.text} one number? Write it without a space.`, over.at);
    this.#next += 3;
    if (this.#tokens[this.#next]?.text === "^")
      throw new Fault("Is the power for all of it? Put brackets round what it is for.", over.at);
    return literal("mixed", `${token.text} ${over.text}/${under.text}`, token.at, under.at);
  }

  /** The denominator of the fraction of two whole numbers that begins at a token. */
  #denominator(index: number): Token | null {
    const [over, line, below] = this.#tokens.slice(index, index + 3);
    return over?.kind === "whole" && line?.text === "/" && below?.kind === "whole" ? below : null;
  }

  #unexpected(token: Token): Fault {
    if (token.kind === "sign") return new Fault(neverOpened, token.at);
    return new Fault("A sign such as + or × is missing before this number.", token.at);
  }

  #take<One extends Sign>(...wanted: readonly One[]): { readonly text: One; readonly at: number } | null {
    const token = this.#tokens[this.#next];
    const text = token?.kind === "sign" ? wanted.find((one) => one === token.text) : undefined;
    if (!token || !text) return null;
    this.#next++;
    return { text, at: token.at };
  }

  #deeper<Result>(inner: () => Result): Result {
    const token = this.#tokens[this.#next];
    if (++this.#depth > maxDepth) throw new Fault("There are too many brackets in brackets.", token?.at ?? this.#end);
    const result = inner();
    this.#depth--;
    return result;
  }
}

const neverOpened = "A bracket is closed that was never opened.";

/** A number that begins at one place, and its denominator at another. */
function literal(form: Literal["form"], text: string, at: number, below = at): Literal {
  const value = readRational(text);
  if (!value) throw new Fault(zeroBelow, below);
  return { kind: "number", form, text, value, at };
}
