import type { Markup } from "../../maths/expression/markup.ts";
import { notation } from "../../maths/expression/notation.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { formulaInWords } from "./formula.ts";
import type { Node } from "./markup.ts";

/** How an expression was read, in words, with every sign said: "2 times x squared", "one half times x". */
export function expressionInWords(tree: Expression): string {
  return formulaInWords({ name: "math", attributes: "", children: notation(tree, "heard").map(node), text: "" });
}

/** What says where something begins that may hold several things; what says its end names it by its last word. */
const beginning = /the (fraction) |(root) of |the absolute (value) of |to the (power) of | (sub) /g;
const ending = /,? end (?:[a-z]+ )?(fraction|root|value|power|sub)\b,?/g;
/** One thing alone, which has no end that is said. */
const alone =
  /^(?:(?:capital|small|negative|minus) )?[^ ,]+(?: (?:half|halves|[a-z]+ths?|thirds?|quarters?))?(?=,(?! end)| close|$)/;

/** The same words to be read by the eye, which sees brackets: "the fraction (x over 2) minus 3". */
export function wordsForTheEye(words: string): string {
  const begun = [...words.matchAll(beginning)].flatMap((match) => {
    const at = match.index + match[0].length;
    return alone.test(words.slice(at)) ? [] : [{ at, name: match.slice(1).find(Boolean) }];
  });
  const marks: { from: number; to: number; sign: string }[] = [];
  for (const match of words.matchAll(ending)) {
    const open = begun.findLastIndex(({ at, name }) => at <= match.index && name === match[1]);
    const [start] = open < 0 ? [] : begun.splice(open, 1);
    if (start) marks.push({ from: start.at, to: start.at, sign: "(" });
    marks.push({ from: match.index, to: match.index + match[0].length, sign: start ? ")" : "" });
  }
  let shown = words;
  for (const { from, to, sign } of marks.sort((a, b) => b.from - a.from)) {
    shown = shown.slice(0, from) + sign + shown.slice(to);
  }
  return shown.replace(/open bracket /g, "(").replace(/ close bracket/g, ")");
}

function node({ tag, text, attributes, children }: Markup): Node {
  const words = text === "" ? [] : [{ name: "", attributes: "", children: [], text }];
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return { name: tag, attributes: written.join(""), children: [...words, ...children.map(node)], text: "" };
}
