import { mathmlText } from "./mathml.ts";
import { parseTokens } from "./parse.ts";
import { ExpressionFault } from "./tokens.ts";
import type { Expression } from "./tree.ts";
import { type Vocabulary, wideTokens } from "./wide-tokens.ts";

/** What may be read: so many signs, so many parts, so many brackets in brackets. MathML is longer than what it says. */
const maxLength = 1000;
const maxMathml = 20_000;
const maxTokens = 2000;
const maxDepth = 100;

/** An expression, or why a text is none: a sentence for its writer, and at which place of the text that is. */
export type Reading =
  | { readonly ok: true; readonly tree: Expression }
  | { readonly ok: false; readonly at: number; readonly message: string };

/**
 * Reads an expression as people type or paste it: with all functions and constants, products without a sign, Unicode, LaTeX
 * and MathML. `names` are the variables, "letters" for every single letter but e, i and π; by default there are none.
 * With `decimalComma` 1,5 is a number, and arguments are parted by semicolons. Of `functions`, what f(3) means stands in its
 * place. Never throws.
 *
 * -2^2 is -4, 2^3^2 is 2^9, 1/2x is (1/2)x, sin 2x is sin(2x), √2x is (√2)x, 5! and 30% bind tightest.
 */
export function readExpression(text: string, options: Partial<Vocabulary> = {}): Reading {
  const isMathml = /^\s*<[a-z!]/i.test(text);
  const vocabulary = {
    names: options.names ?? [],
    decimalComma: options.decimalComma ?? false,
    functions: options.functions ?? new Map(),
  };
  try {
    if (text.length > (isMathml ? maxMathml : maxLength)) throw tooLong();
    const plain = isMathml ? mathmlText(text) : text;
    if (plain.length > maxLength) throw tooLong();
    const tokens = wideTokens(plain, vocabulary);
    if (tokens.length === 0) throw new ExpressionFault("Nothing is written here yet.");
    if (tokens.length > maxTokens) throw tooLong();
    return { ok: true, tree: parseTokens(tokens, "loose", maxDepth) };
  } catch (error) {
    if (!(error instanceof ExpressionFault)) throw error;
    return { ok: false, at: isMathml ? 0 : error.at, message: error.message };
  }
}

function tooLong(): ExpressionFault {
  return new ExpressionFault(`This is too long to read: ${maxLength} signs are the most.`);
}
