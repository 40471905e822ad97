import type { Markup } from "../../maths/expression/markup.ts";
import { notation } from "../../maths/expression/notation.ts";
import type { Expression } from "../../maths/expression/tree.ts";
import { formulaForTheEye, formulaInWords } from "./formula.ts";
import type { Node } from "./markup.ts";

/** How an expression was read, in words, with every sign said: "2 times x squared", "one half times x". */
export function expressionInWords(tree: Expression): string {
  return formulaInWords(math(tree));
}

/** The same to be read by the eye, which sees brackets: "the fraction (x over 2) minus 3". */
export function expressionForTheEye(tree: Expression): string {
  return formulaForTheEye(math(tree));
}

const math = (tree: Expression): Node => ({
  name: "math",
  attributes: "",
  children: notation(tree, "heard").map(node),
  text: "",
});

function node({ tag, text, attributes, children }: Markup): Node {
  const words = text === "" ? [] : [{ name: "", attributes: "", children: [], text }];
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return { name: tag, attributes: written.join(""), children: [...words, ...children.map(node)], text: "" };
}
