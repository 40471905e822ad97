import { ExpressionFault, type Sign, type Token, type WideSign } from "./tokens.ts";

/** Goes along tokens, and keeps count of what is open. */
export class Cursor {
  readonly #tokens: readonly Token[];
  readonly #maxDepth: number;
  #at = 0;
  #depth = 0;
  /** Where the brackets begin that are still open. */
  readonly #opened: number[] = [];

  constructor(tokens: readonly Token[], maxDepth: number) {
    this.#tokens = tokens;
    this.#maxDepth = maxDepth;
  }

  /** A token not yet taken: the next, or so many after it. */
  peek(after = 0): Token | undefined {
    return this.#tokens[this.#at + after];
  }

  /** Takes so many tokens, whatever they are. */
  skip(count: number): void {
    this.#at += count;
  }

  isSignNext(...wanted: readonly (Sign | WideSign)[]): boolean {
    const token = this.peek();
    return token?.kind === "sign" && wanted.includes(token.text);
  }

  /** Takes the next token when it is one of these signs. */
  take<One extends Sign | WideSign>(...wanted: readonly One[]): One | undefined {
    const token = this.peek();
    const sign = token?.kind === "sign" ? wanted.find((one) => one === token.text) : undefined;
    if (sign) this.#at++;
    return sign;
  }

  /** Where the next token begins, or the last one ended. */
  place(): number {
    return this.peek()?.at ?? this.end();
  }

  /** Where the last token ended that was taken. */
  end(): number {
    return this.#tokens[this.#at - 1]?.end ?? 0;
  }

  /** Reads one level further down. Throws an ExpressionFault where there are too many. */
  deeper<Result>(read: () => Result): Result {
    if (++this.#depth > this.#maxDepth)
      throw new ExpressionFault("There are too many brackets in brackets.", this.place());
    const result = read();
    this.#depth--;
    return result;
  }

  /** Reads what stands in the bracket that was taken last, and what closes it. Throws an ExpressionFault. */
  closed<Result>(close: ")" | "⌋" | "⌉", read: () => Result): Result {
    this.#opened.push(this.#tokens[this.#at - 1]?.at ?? 0);
    const result = this.deeper(read);
    const opened = this.#opened.pop();
    if (this.take(close)) return result;
    const next = this.peek();
    if (next?.kind === "number") throw missingSign(next.at);
    throw new ExpressionFault("A bracket is not closed.", opened);
  }

  /** Throws an ExpressionFault unless all is taken. */
  expectEnd(): void {
    const token = this.peek();
    if (!token) return;
    if (token.kind === "number") throw missingSign(token.at);
    if (token.kind !== "sign" || token.text === ")")
      throw new ExpressionFault("A bracket is closed that was never opened.", token.at);
    if (token.text === ",") throw new ExpressionFault("This comma stands in no function’s brackets.", token.at);
    throw new ExpressionFault(`The sign ${token.text} has no place here.`, token.at);
  }
}

function missingSign(at: number): ExpressionFault {
  return new ExpressionFault("A sign is missing before a number.", at);
}
