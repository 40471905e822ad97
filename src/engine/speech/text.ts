import type { Html } from "../puzzle.ts";
import { formulaInWords } from "./formula.ts";
import { attribute, type Node, parse } from "./markup.ts";

/** After these comes a pause, as long as that of a full stop. */
const blocks = new Set([
  "p",
  "li",
  "ol",
  "ul",
  "div",
  "tr",
  "table",
  "h1",
  "h2",
  "h3",
  "h4",
  "summary",
  "dt",
  "dd",
  "br",
]);
const cells = new Set(["td", "th"]);

/**
 * Compiled HTML as it is to be said: formulas in words, figures by their alternatives, blocks and cells with a pause
 * after each. What is hidden from readers is left out.
 */
export function inWords(html: Html): string {
  return parse(html)
    .map(words)
    .join("")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;:?!])/g, "")
    .replace(/,(?: ?,)*(?: ?\.)+/g, ".")
    .replace(/([.,;:?!])(?: ?[.,])+(?= |$)/g, "$1")
    .replace(/^[., ]+|[, ]+$/g, "");
}

function words(node: Node): string {
  if (attribute(node, "aria-hidden") === "true" || /\shidden(?:\s|=|$)/.test(node.attributes)) return "";
  if (node.name === "math") return formulaInWords(node);
  if (node.name === "svg" || node.name === "img")
    return ` ${attribute(node, node.name === "svg" ? "aria-label" : "alt") ?? ""} `;
  const inside = node.text + node.children.map(words).join("");
  if (blocks.has(node.name)) return ` ${inside}. `;
  return cells.has(node.name) ? ` ${inside}, ` : inside;
}
