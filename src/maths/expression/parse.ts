import { add, type Rational, readRational } from "../rational.ts";
import { ExpressionFault, type Sign, type Token, tokens } from "./tokens.ts";

/** An expression as a tree. */
export type Expression =
  | { readonly kind: "number"; readonly value: Rational; readonly text: string }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "minus" | "root"; readonly of: Expression }
  | { readonly kind: "+" | "-" | "*" | "/" | "^"; readonly left: Expression; readonly right: Expression };

/** Deeper than any answer; the parser calls itself once a bracket. */
const maxDepth = 40;

/** Where "1/2n" may be read as 1/(2n): "loose" takes signs from left to right, "tight" multiplies 2n first. */
type Binding = "loose" | "tight";

/**
 * Reads tidy text as an expression in `names`: + - * / ^ brackets, roots, mixed numbers ("1 1/2"), and products without
 * a sign (2n, xy, 3(x + 1)). -2^2 is -4 and 2^3^2 is 2^9. Throws an ExpressionFault.
 */
export function parse(text: string, names: readonly string[], binding: Binding = "loose"): Expression {
  const parser = new Parser(tokens(text, names), binding);
  const tree = parser.sum();
  parser.expectEnd();
  return tree;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #binding: Binding;
  #at = 0;
  #depth = 0;

  constructor(all: readonly Token[], binding: Binding) {
    this.#tokens = all;
    this.#binding = binding;
  }

  expectEnd(): void {
    const token = this.#tokens[this.#at];
    if (!token) return;
    if (token.kind === "number") throw new ExpressionFault("A sign is missing before a number.");
    throw new ExpressionFault("A bracket is closed that was never opened.");
  }

  sum(): Expression {
    let left = this.#product();
    for (let sign = this.#take("+", "-"); sign; sign = this.#take("+", "-")) {
      left = { kind: sign, left, right: this.#product() };
    }
    return left;
  }

  #product(): Expression {
    let left = this.#run();
    for (;;) {
      const sign = this.#take("*", "/");
      if (sign) left = { kind: sign, left, right: this.#run() };
      else if (this.#startsFactor()) left = { kind: "*", left, right: this.#power() };
      else return left;
    }
  }

  /** One factor, or with tight binding all that stand together without a sign. */
  #run(): Expression {
    let left = this.#signed();
    while (this.#binding === "tight" && this.#startsFactor()) left = { kind: "*", left, right: this.#power() };
    return left;
  }

  #signed(): Expression {
    return this.#deeper(() => {
      if (this.#take("+")) return this.#signed();
      return this.#take("-") ? { kind: "minus", of: this.#signed() } : this.#power();
    });
  }

  #power(): Expression {
    const base = this.#atom();
    return this.#take("^") ? { kind: "^", left: base, right: this.#signed() } : base;
  }

  #atom(): Expression {
    const token = this.#tokens[this.#at];
    if (!token) throw new ExpressionFault("Something is missing at the end.");
    this.#at++;
    if (token.kind === "number") return this.#number(token.text);
    if (token.kind === "name") return { kind: "name", name: token.text };
    if (token.kind === "root") return this.#deeper(() => ({ kind: "root", of: this.#atom() }));
    if (token.text !== "(") throw new ExpressionFault(`A number or a letter is missing before ${token.text}.`);
    const inner = this.#deeper(() => this.sum());
    if (!this.#take(")")) throw new ExpressionFault("A bracket is not closed.");
    return inner;
  }

  /** A number, with the fraction beside it when it is a mixed number: "1 1/2". */
  #number(text: string): Expression {
    const [part, length] = this.#fractionBeside(text);
    this.#at += length;
    const value = numberValue(text);
    if (part === "") return { kind: "number", value, text };
    return { kind: "number", value: add(value, numberValue(part)), text: `${text} ${part}` };
  }

  /** The fraction of a mixed number, and how many tokens it takes: one for "1⁄2", three for "1/2". */
  #fractionBeside(whole: string): readonly [string, number] {
    const [num, slash, den] = this.#tokens.slice(this.#at, this.#at + 3);
    if (num?.kind !== "number" || !num.apart || !isDigits(whole)) return ["", 0];
    if (num.text.includes("⁄")) return [num.text, 1];
    if (slash?.kind !== "sign" || slash.text !== "/" || den?.kind !== "number") return ["", 0];
    return isDigits(num.text) && isDigits(den.text) ? [`${num.text}/${den.text}`, 3] : ["", 0];
  }

  #startsFactor(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === "name" || token?.kind === "root" || (token?.kind === "sign" && token.text === "(");
  }

  #take<One extends Sign>(...wanted: readonly One[]): One | undefined {
    const token = this.#tokens[this.#at];
    const sign = token?.kind === "sign" ? wanted.find((one) => one === token.text) : undefined;
    if (sign) this.#at++;
    return sign;
  }

  #deeper<Result>(inner: () => Result): Result {
    if (++this.#depth > maxDepth) throw new ExpressionFault("There are too many brackets in brackets.");
    const result = inner();
    this.#depth--;
    return result;
  }
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** The tokeniser lets only whole numbers, decimals and fractions through; of those only /0 is no number. */
function numberValue(text: string): Rational {
  const value = readRational(text.replace("⁄", "/"));
  if (!value) throw new ExpressionFault("Nothing can be divided by 0.");
  return value;
}
