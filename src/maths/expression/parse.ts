import { add, type Rational } from "../rational.ts";
import { Cursor } from "./cursor.ts";
import { arities, type FunctionName, inverses } from "./functions.ts";
import { isDigits, numberValue } from "./number-value.ts";
import type { OwnFunction } from "./own-function.ts";
import { substituted } from "./substitute.ts";
import { ExpressionFault, type Sign, type Token, tokens, type WideSign } from "./tokens.ts";
import type { Expression } from "./tree.ts";

/** Deeper than any answer; the parser calls itself once a bracket. */
const maxDepth = 40;

/** Where "1/2n" may be read as 1/(2n): "loose" takes signs from left to right, "tight" multiplies 2n first. */
type Binding = "loose" | "tight";

/**
 * Reads tidy text as an expression in `names`: + - * / ^ brackets, roots, mixed numbers ("1 1/2"), and products without
 * a sign (2n, xy, 3(x + 1)). -2^2 is -4 and 2^3^2 is 2^9. Throws an ExpressionFault.
 */
export function parse(text: string, names: readonly string[], binding: Binding = "loose"): Expression {
  return parseTokens(tokens(text, names), binding, maxDepth);
}

/** The expression that these tokens are, with at most so many brackets in brackets. Throws an ExpressionFault. */
export function parseTokens(all: readonly Token[], binding: Binding, depth: number): Expression {
  const cursor = new Cursor(all, depth);
  const tree = new Parser(cursor, binding).sum();
  cursor.expectEnd();
  return tree;
}

class Parser {
  readonly #cursor: Cursor;
  readonly #binding: Binding;
  /** The bars | that are open in the innermost bracket: there the next one after a number closes. */
  #bars = 0;

  constructor(cursor: Cursor, binding: Binding) {
    this.#cursor = cursor;
    this.#binding = binding;
  }

  sum(): Expression {
    const from = this.#cursor.place();
    let left = this.#product();
    for (let sign = this.#cursor.take("+", "-"); sign; sign = this.#cursor.take("+", "-")) {
      left = this.#made(from, { kind: sign, left, right: this.#product() });
    }
    return left;
  }

  #product(): Expression {
    const from = this.#cursor.place();
    let left = this.#run();
    for (;;) {
      const sign = this.#cursor.take("*", "/", "mod");
      if (sign === "mod") left = this.#call(from, "mod", [left, this.#run()]);
      else if (sign) left = this.#made(from, { kind: sign, left, right: this.#run() });
      else if (this.#startsFactor()) left = this.#made(from, { kind: "*", left, right: this.#power() });
      else return left;
    }
  }

  /** One factor, or with tight binding all that stand together without a sign. */
  #run(): Expression {
    const from = this.#cursor.place();
    let left = this.#signed();
    while (this.#binding === "tight" && this.#startsFactor())
      left = this.#made(from, { kind: "*", left, right: this.#power() });
    return left;
  }

  #signed(): Expression {
    const from = this.#cursor.place();
    return this.#cursor.deeper(() => {
      if (this.#cursor.take("+")) return this.#signed();
      return this.#cursor.take("-") ? this.#made(from, { kind: "minus", of: this.#signed() }) : this.#power();
    });
  }

  #power(): Expression {
    const from = this.#cursor.place();
    const base = this.#finished(from, this.#atom());
    const power = this.#cursor.take("^") ? this.#made(from, { kind: "^", left: base, right: this.#signed() }) : base;
    const choice = this.#cursor.take("nCr", "nPr");
    return choice ? this.#call(from, choice, [power, this.#power()]) : power;
  }

  /** With the signs behind it, which bind tightest: 5!, 30°, x². */
  #finished(from: number, base: Expression): Expression {
    let done = base;
    for (;;) {
      const sign = this.#cursor.take("!", "%", "°", "^(");
      if (!sign) return done;
      if (sign === "^(") done = this.#made(from, { kind: "^", left: done, right: this.#closed(")") });
      else done = this.#call(from, postfix[sign], [done]);
    }
  }

  #atom(): Expression {
    const token = this.#cursor.peek();
    if (!token) throw new ExpressionFault("Something is missing at the end.", this.#cursor.end());
    this.#cursor.skip(1);
    switch (token.kind) {
      case "number":
        return this.#number(token.at, token.text);
      case "name":
        return this.#made(token.at, { kind: "name", name: token.text });
      case "function":
        return this.#cursor.deeper(() => this.#applied(token.at, token.name));
      case "own function":
        return this.#cursor.deeper(() => this.#ownFunction(token.at, token.name, token.means));
      case "root":
        return this.#cursor.deeper(() => this.#made(token.at, { kind: "root", of: this.#atom() }));
      case "sign":
        return this.#bracket(token.at, token.text);
      default:
        return this.#cursor.deeper(() => this.#typeset(token));
    }
  }

  #bracket(at: number, sign: Sign | WideSign): Expression {
    switch (sign) {
      case "(":
        return this.#closed(")");
      case "⌊":
        return this.#call(at, "floor", [this.#closed("⌋")]);
      case "⌈":
        return this.#call(at, "ceil", [this.#closed("⌉")]);
      case "|":
        return this.#absolute(at);
      // "mod(7, 3)" is a function; in "7 mod 3" it stands after something.
      case "mod":
      case "nCr":
      case "nPr":
        return this.#cursor.deeper(() => this.#called(at, sign, []));
      default:
        throw new ExpressionFault(
          `A number or a letter is missing before ${sign === "^(" ? "the raised sign" : sign}.`,
          at,
        );
    }
  }

  /** What stands in a bracket that is open already, and its closing sign. */
  #closed(close: ")" | "⌋" | "⌉"): Expression {
    return this.#inBrackets(close, () => this.sum());
  }

  #inBrackets<Result>(close: ")" | "⌋" | "⌉", read: () => Result): Result {
    const bars = this.#bars;
    this.#bars = 0;
    const result = this.#cursor.closed(close, read);
    this.#bars = bars;
    return result;
  }

  #absolute(at: number): Expression {
    this.#bars++;
    const inner = this.#cursor.deeper(() => this.sum());
    if (!this.#cursor.take("|")) throw new ExpressionFault("The sign | is not closed by a second one.", at);
    this.#bars--;
    return this.#call(at, "abs", [inner]);
  }

  /** What LaTeX writes with braces, and roots. */
  #typeset(token: Token): Expression {
    switch (token.kind) {
      case "frac":
        return this.#made(token.at, { kind: "/", left: this.#atom(), right: this.#atom() });
      case "binom":
        return this.#call(token.at, "nCr", [this.#atom(), this.#atom()]);
      case "indexed root":
        return this.#call(token.at, "root", [this.#closed(")"), this.#atom()]);
      case "fixed root":
        return this.#root(token.at, token.index);
      default:
        throw new ExpressionFault("Something is missing here.", token.at);
    }
  }

  /** A root reaches over the next number, letter or bracket, and a minus before it. */
  #root(at: number, index: 2 | 3 | 4): Expression {
    const from = this.#cursor.place();
    const of = this.#cursor.take("-") ? this.#made(from, { kind: "minus", of: this.#atom() }) : this.#atom();
    return index === 2 ? this.#made(at, { kind: "root", of }) : this.#call(at, "root", [whole(index), of]);
  }

  /** A function with what it is of: in brackets, or as far as the signs: sin 2x, log₂ 8, sin² x, sin⁻¹ x. */
  #applied(at: number, name: FunctionName): Expression {
    const base = name === "log" && this.#cursor.take("_") ? [this.#subscript()] : [];
    const exponent = this.#exponent();
    if (exponent && isMinusOne(exponent)) {
      const inverse = inverses.get(name);
      if (inverse) return this.#called(at, inverse, base);
      throw new ExpressionFault(`Write 1/${name} for one divided by it.`, at);
    }
    const call = this.#called(at, name, base);
    return exponent ? this.#made(at, { kind: "^", left: call, right: exponent }) : call;
  }

  #exponent(): Expression | null {
    if (this.#cursor.take("^(")) return this.#closed(")");
    if (!this.#cursor.take("^")) return null;
    const from = this.#cursor.place();
    return this.#cursor.take("-") ? this.#made(from, { kind: "minus", of: this.#subscript() }) : this.#subscript();
  }

  /** A number that is no part of a mixed one, or a bracket: in log_2 8 and sin^2 3. */
  #subscript(): Expression {
    const token = this.#cursor.peek();
    if (token?.kind !== "number") return this.#atom();
    this.#cursor.skip(1);
    return this.#made(token.at, { kind: "number", value: numberValue(token.text), text: token.text });
  }

  #called(at: number, name: FunctionName, before: readonly Expression[]): Expression {
    const args = [...before, ...(this.#cursor.take("(") ? this.#arguments() : [this.#argument()])];
    const [only] = args;
    if (name === "root" && args.length === 1 && only) return this.#made(at, { kind: "root", of: only });
    const [least, most] = arities[name];
    if (args.length >= least && args.length <= most) return this.#call(at, name, args);
    const count = most === 1 ? "one number" : "two numbers";
    throw new ExpressionFault(
      `${name} takes ${count} in its brackets${most === 1 ? "" : ", with a comma between"}.`,
      at,
    );
  }

  #ownFunction(at: number, name: string, means: OwnFunction): Expression {
    if (!this.#cursor.take("(")) throw new ExpressionFault(`A bracket is missing after ${name}.`, this.#cursor.place());
    return this.#made(at, substituted(name, means, this.#arguments(), at));
  }

  #arguments(): Expression[] {
    return this.#inBrackets(")", () => {
      const args = [this.sum()];
      while (this.#cursor.take(",")) args.push(this.sum());
      return args;
    });
  }

  /** An argument without brackets: factors up to the next sign or function; a bracket belongs to it after a number only. */
  #argument(): Expression {
    const from = this.#cursor.place();
    if (this.#cursor.take("-")) return this.#made(from, { kind: "minus", of: this.#argument() });
    let left = this.#power();
    while (
      this.#startsFactor() &&
      this.#cursor.peek()?.kind !== "function" &&
      (left.kind === "number" || !this.#cursor.isSignNext("("))
    )
      left = this.#made(from, { kind: "*", left, right: this.#power() });
    return left;
  }

  /** A number, with the fraction beside it when it is a mixed number: "1 1/2". */
  #number(at: number, text: string): Expression {
    const [part, length] = this.#fractionBeside(text);
    this.#cursor.skip(length);
    const value = numberValue(text, at);
    if (part === "") return this.#made(at, { kind: "number", value, text });
    return this.#made(at, { kind: "number", value: add(value, numberValue(part, at)), text: `${text} ${part}` });
  }

  /** The fraction of a mixed number, and how many tokens it takes: one for "1⁄2", three for "1/2". */
  #fractionBeside(whole: string): readonly [string, number] {
    const [num, slash, den] = [0, 1, 2].map((after) => this.#cursor.peek(after));
    // 1 000/3 is a thousand thirds, and no mixed number: where a space parts thousands, it is asked about.
    if (num?.kind !== "number" || !num.apart || !isDigits(whole) || /^0\d/.test(num.text)) return ["", 0];
    if (num.text.includes("⁄")) return [num.text, 1];
    if (slash?.kind !== "sign" || slash.text !== "/" || den?.kind !== "number") return ["", 0];
    return isDigits(num.text) && isDigits(den.text) ? [`${num.text}/${den.text}`, 3] : ["", 0];
  }

  #startsFactor(): boolean {
    const token = this.#cursor.peek();
    if (!token || token.kind === "number") return false;
    if (token.kind !== "sign") return true;
    return this.#cursor.isSignNext("(", "⌊", "⌈") || (token.text === "|" && this.#bars === 0);
  }

  #made(at: number, tree: Expression): Expression {
    return { ...tree, at, end: this.#cursor.end() };
  }

  #call(at: number, name: FunctionName, args: readonly Expression[]): Expression {
    return this.#made(at, { kind: "call", name, args });
  }
}

const postfix = { "!": "factorial", "%": "percent", "°": "degrees" } as const;

function whole(number: number): Expression {
  return { kind: "number", value: numberValue(String(number)), text: String(number) };
}

function isMinusOne(tree: Expression): boolean {
  const of: Rational | null = tree.kind === "minus" && tree.of.kind === "number" ? tree.of.value : null;
  return of !== null && of.num === 1n && of.den === 1n;
}
