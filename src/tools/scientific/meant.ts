import { functionWords, isFunctionName } from "../../maths/expression/functions.ts";

/** What a line that has no result was meant to be. */
export interface Meant {
  readonly message: string;
  /** The same as the calculator reads it. */
  readonly text?: string;
  /** Where such a line is at home, and what to put there. */
  readonly door?: { readonly to: "equations" | "list"; readonly text: string };
}

const lists =
  /^\s*(?:the )?(?:mean|average|avg|median|mode|range|sum|sd|stdev|std|standard deviation|variance)(?: of)?\s*\(?([^()]*)\)?\s*$/i;
const number = String.raw`\d+(?:\.\d+)?`;

/** What is told about every whole number that comes out: its prime factors, and how it is written in other bases. */
const told = [
  /^\s*(?:(?:the )?prime )?(?:factors?|primes|factori[sz]e|factori[sz]ation)(?: of)?\s*\(?\s*(\d+)\s*\)?\s*$/i,
  /^\s*(?:bin|oct|hex)\s*\(?\s*(\d+)\s*\)?\s*$/i,
  /^\s*(\d+|0b[01]+|0o[0-7]+|0x[\da-f]+) (?:in|to|as) (?:bin(?:ary)?|oct(?:al)?|hex(?:adecimal)?|base (?:2|8|16))\s*$/i,
];

/** How people write what has a sign, one after the other. */
const rewritings: readonly (readonly [RegExp, string])[] = [
  [/^\s*(?:what(?:['’]s| is)|calculate|work out|solve)\s+/i, ""],
  [/[=?\s]+$/, ""],
  [/^\s*=\s*/, ""],
  [/[£€$¢₹]/g, ""],
  [/(\d),(?=\d{3}(?!\d))/g, "$1"],
  [/(\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, "$1"],
  [/^([^,()]*\d),(\d+)(?=[^,()]*$)/, "$1.$2"],
  [/\bcube root(?: of)?\b/gi, "∛"],
  [/\bsquare root(?: of)?\b|\broot of\b/gi, "√"],
  [/\bdivided by\b|\bover\b/gi, "÷"],
  [/\bmultiplied by\b|\btimes\b/gi, "×"],
  [/\bto the power(?: of)?\b/gi, "^"],
  [/\bplus\b|\badd(?:ed to)?\b/gi, "+"],
  [/\bminus\b|\btake away\b/gi, "-"],
  [/\s*\bsquared\b/gi, "²"],
  [/\s*\bcubed\b/gi, "³"],
  [/\bhalf of\b/gi, "1/2 ×"],
  [/\ba third of\b/gi, "1/3 ×"],
  [/\ba quarter of\b/gi, "1/4 ×"],
  [/\bper ?cent\b/gi, "%"],
  [/\s*\bdegrees?\b/gi, "°"],
  [/(\d)\s*rad(?:ians?)?\b/gi, "$1 × 180°/π"],
  [/(\d)\s*(?:grad(?:ians?)?|gon)\b/gi, "$1 × 0.9°"],
  [/(?<=[%\d)])\s*\bof\b/gi, " ×"],
  [new RegExp(`(${number})\\s*[xX]\\s*(?=${number})`, "g"), "$1 × "],
  [new RegExp(`(${number})\\s+%\\s+(?=${number})`, "g"), "$1 mod "],
  [/(\d+)\s*C\s*(\d+)/g, "nCr($1, $2)"],
  [/(\d+)\s*P\s*(\d+)/g, "nPr($1, $2)"],
  [/(?<![\p{L}\d])([CP])\s*\((\s*\d+\s*),(\s*\d+\s*)\)/gu, "n$1r($2,$3)"],
];

/** Words that are no letters side by side; names of functions are read before anybody asks here. */
const word = /(?<!\\)\p{L}{3,}/gu;

/**
 * What a line may have been meant to be, where the calculator has only `message` to say of it; null where that says enough.
 * `at` is where it says it, `hasResult` says whether a line has a result.
 */
export function meant(
  text: string,
  { message, at }: { readonly message: string; readonly at: number },
  hasResult: (text: string) => boolean,
): Meant | null {
  const list = lists.exec(text)?.[1];
  if (list !== undefined && /\d/.test(list)) {
    return { message: "The mean and its like are told of a list of numbers.", door: { to: "list", text: list.trim() } };
  }
  if (isEquation(text)) {
    return { message: "This is an equation: it is solved step by step.", door: { to: "equations", text: text.trim() } };
  }
  const [about] = told.flatMap((one) => one.exec(text)?.[1] ?? []);
  if (about) return { message: "That stands under “About this number” once you work it out.", text: about };
  const plain = rewritings
    .reduce((so, [from, to]) => so.replace(from, to), text)
    .replace(/ {2,}/g, " ")
    .trim();
  if (plain !== text.trim() && hasResult(plain))
    return { message: explanation(text) ?? "That can be written in signs.", text: plain };
  const more = explanation(text);
  if (more) return { message: more };
  // Only where the trouble is with letters: a sign that is missing is told at its place.
  const found = [...text.matchAll(word)].find(({ index, 0: letters }) => {
    // In "sinx" and "log abc" it is what follows the function that has no meaning.
    const before = letters.slice(0, at - index);
    return index <= at && at < index + letters.length && !isFunctionName(before) && !functionWords.has(before);
  })?.[0];
  if (found && / has no value yet| letter i /.test(message) && !/^Ans$/.test(found)) {
    return {
      message: `“${found.slice(0, 20)}” is no word of this calculator. Write it in numbers, letters and signs.`,
    };
  }
  return message.startsWith("Ans has no value") ? { message: "There is no answer yet that could go on." } : null;
}

/** A sign of equality between two sides, or up to three such lines, and a letter that somebody may look for. */
function isEquation(text: string): boolean {
  const sides = text.split("=");
  if (sides.some((side) => side.trim() === "") || /\p{L}{3,}/u.test(text.replace(/sqrt/gi, ""))) return false;
  const isApart = sides.slice(1, -1).every((side) => /[,;\n]/.test(side));
  return sides.length > 1 && sides.length < 5 && isApart && /[a-zA-Z]/.test(text);
}

/** What begins as a number in base 2, 8 or 16 and does not go on so. */
const bases = [
  [/(?<![\d.])0b[01]*[2-9]/i, "In base 2 there are only the digits 0 and 1."],
  [/(?<![\d.])0o[0-7]*[89]/i, "In base 8 there are only the digits 0 to 7."],
  [/(?<![\d.])0x[\da-f]*[g-z]/i, "In base 16 there are only the digits 0 to 9 and A to F."],
  [/(?<![\d.])0(?:b[01]+|o[0-7]+|x[\da-f]+)[.,]/i, "Only whole numbers are written in base 2, 8 or 16 here."],
  [
    /(?<!\p{L})(?:bin|binary|oct|octal|hex|hexadecimal|base)(?!\p{L})|\d_(?:2|8|16)(?!\d)|[\dA-F](?:₂|₈|₁₆)$/iu,
    "A number in base 2 begins with 0b here, one in base 8 with 0o and one in base 16 with 0x: 0b1011, 0o17, 0xFF.",
  ],
] as const;

function explanation(text: string): string | null {
  const base = bases.find(([found]) => found.test(text));
  if (base) return base[1];
  if (/(?<!\p{L})(?:coth|sech|csch|cosech)(?!\p{L})/iu.test(text))
    return "Write 1/tanh( ) for coth, 1/cosh( ) for sech and 1/sinh( ) for cosech.";
  if (/=\s*$/.test(text)) return "The sign = is not needed: Enter works it out.";
  if (/=/.test(text) && !/\p{L}/u.test(text)) return "There is no letter to look for. Work out each side by itself.";
  if (/[<>≤≥]/.test(text))
    return "The signs < and > compare; there is nothing to work out. The graph plotter shows where they hold.";
  if (/∞|infinity/i.test(text)) return "Infinity is not a number, so nothing can be worked out with it.";
  if (/[£€$¢₹]/.test(text)) return "Leave out the sign of the money: only numbers are worked out.";
  if (/\d,\d{3}(?!\d)/.test(text)) return "Long numbers are written without commas here.";
  if (/^[^()]*\d,\d[^()]*$/.test(text))
    return "A decimal is written with a point here. The settings can change that to a comma.";
  if (/\d[ \u00a0]\d{3}(?!\d)/.test(text)) return "Long numbers are written without gaps here.";
  if (/\p{Extended_Pictographic}/u.test(text.replace(/\d/g, "")))
    return "A picture is no number. Write the numbers and signs alone.";
  return null;
}
