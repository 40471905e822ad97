import { asciiDigits } from "../../maths/digits.ts";

const superscripts = /[\u2070\u00b9\u00b2\u00b3\u2074-\u207f]+/g;
const vulgarFractions = /[\u00bc-\u00be\u2150-\u215e\u2189]/g;

/** Characters that mean the same as an ASCII one, which readers then need not know. */
const plain: readonly (readonly [RegExp, string])[] = [
  [/[\u02da\u00ba]/g, "°"],
  [/[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g, "-"],
  [/[×∗✕✖]/g, "*"],
  [/[∙⋅•]/g, "·"],
  [/[÷∕]/g, "/"],
  [/[\u2018\u2019\u02b9\u02bc\u0060\u00b4\u066c]/g, "'"],
  [/\u066b/g, "."],
  [/\u066a/g, "%"],
  [/[\u060c\u3001]/g, ","],
  [/\u061b/g, ";"],
  [/[\u2236\ua789]/g, ":"],
];

/** The dots over recurring digits: over the first and the last of them, or over a single one. */
const dotted = /(\d)\u0307(?:(\d*)(\d)\u0307)?/g;

/**
 * What was typed, in the characters that the readers know: ASCII digits and signs, single spaces, "^2" for a raised
 * 2, "1⁄2" (with U+2044, so that it stays one number) for ½; no invisible marks, no final full stop.
 */
export function tidy(typed: string): string {
  return (ascii.test(typed) ? typed : inAscii(typed))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/([^.])[.\u3002]$/, "$1")
    .trimEnd();
}

/** What most answers are typed in already: all but the grave accent, which is read as an apostrophe. */
const ascii = /^[\x20-\x5f\x61-\x7e]*$/;

/** With one sign for all that mean the same. */
function inAscii(typed: string): string {
  let text = typed.replace(vulgarFractions, (one) => ` ${one.normalize("NFKC")}`).replace(superscripts, raised);
  for (const [from, to] of plain) text = text.replace(from, to);
  return asciiDigits(text.normalize("NFKC"))
    .replace(/\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(dotted, "($1$2$3)")
    .replace(/[\u2010-\u2015\u2212]/g, "-");
}

function raised(run: string): string {
  const text = run.normalize("NFKC").replace(/\u2212/g, "-");
  return text.length > 1 ? `^(${text})` : `^${text}`;
}

/**
 * A word without what does not count in it: capitals, accents, spaces, hyphens between letters, quotation marks, a
 * leading "it is" or article, final punctuation.
 */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .trim()
      .replace(/^(?:(?:it|that|this)(?: i|['’]?)s|(?:you|they|we)(?: a|['’])re|i(?: a|['’])m|the answer is) (?=.)/, "")
      // In "A B D C" the first letter is no article.
      .replace(/^(?:the |an |a (?=\S\S|\d))(?=.)/, "")
      .replace(/['"“”]/g, "")
      .replace(/(\p{L})-(?=\p{L})/gu, "$1")
      .replace(/ /g, "")
      .replace(/[.,!?;:]{1,9}$/, "")
  );
}

/** What was typed as it is quoted in a sentence: not longer than a line. */
export function quotable(text: string): string {
  const letters = [...text];
  return letters.length > 60 ? `${letters.slice(0, 59).join("").trimEnd()}…` : text;
}
