import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import temml from "temml";
import type { Html } from "../puzzle.ts";
import { breakable } from "./line-breaks.ts";

const math = /(?<!\\)\$\$([^$]+)\$\$|(?<!\\)\$([^$\n]+?)(?<!\\)\$/g;
// A private-use character stands for each formula while the Markdown is read, so that neither sees the other.
const holder = (index: number) => `\uE000${index}\uE001`;

const settings = { throwOnError: true, strict: true, annotate: false };
/** Displayed formulas up to this many characters fit the narrowest phone. */
const shortDisplay = 16;

/** TeX to MathML, in pieces between which a line may break. Throws where the TeX does not compile. */
export function mathml(tex: string): Html {
  return apart(tex)
    .map((one) => breakable(temml.renderToString(one, { ...settings, wrap: "tex" })))
    .join("\u2003");
}

/** The formulas that stand side by side with \quad between them. */
function apart(tex: string): string[] {
  const parts = tex.split(/\\q?quad(?![a-z])/);
  const whole = parts.every((part) => part.split("{").length === part.split("}").length && part.trim() !== "");
  return whole ? parts : [tex];
}

/** A formula on a line of its own. */
function displayed(tex: string): Html {
  const whole = temml.renderToString(tex, { ...settings, displayMode: true });
  if (apart(tex).length === 1 && whole.replace(/<[^>]+>/g, "").replace(/&\w+;/g, " ").length <= shortDisplay)
    return whole;
  return `<span class="formula">${mathml(tex).replaceAll("<math>", '<math displaystyle="true">')}</span>`;
}

// Browsers break a line between a formula and the full stop, bracket or unit that belongs to it, even at a space that
// forbids it elsewhere.
const holders =
  /([(“‘£€]*)\uE000(\d+)\uE001([?!.,;:)”’%°]*)( (?:[mck]?m[²³]?|k?g|ml|l|litres?|[hs]|hours?|minutes?|seconds?|days?|years?|p)(?![\w²³]))?/g;

/** Markdown with TeX between dollar signs to HTML blocks. A literal dollar is written \\$. */
export function markdown(source: string): Html {
  const formulas: Html[] = [];
  const held = source.replace(math, (_all, block: string | undefined, inline: string | undefined) => {
    formulas.push(block === undefined ? mathml(inline ?? "") : displayed(block));
    return holder(formulas.length - 1);
  });
  const html = micromark(held, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
    // The corner of a table with headings on two sides heads nothing.
    .replace(/<th( align="\w+")?><\/th>/g, "<td></td>");
  return html
    .replace(holders, (_all, before: string, index: string, after: string, unit = "") =>
      together(before, formulas[Number(index)] ?? "", after + unit),
    )
    .trim();
}

/** A formula with what must stay on its line. */
function together(before: string, formula: Html, after: string): Html {
  if (before === "" && after === "") return formula;
  const last = formula.lastIndexOf("<math");
  if (before !== "" && last > 0) return `${before}${formula}${after}`;
  return `${formula.slice(0, last)}<span class="keep">${before}${formula.slice(last)}${after}</span>`;
}

/** As `markdown`, for a run of text inside a line: the wrapping paragraph is taken off. */
export function markdownInline(source: string): Html {
  return markdown(source).replace(/^<p>([\s\S]*)<\/p>$/, "$1");
}
