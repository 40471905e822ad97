import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";
import temml from "temml";
import type { Html } from "../puzzle.ts";
import { breakable, breaks } from "./line-breaks.ts";

const math = /(?<!\\)\$\$([^$]+)\$\$|(?<!\\)\$([^$\n]+?)(?<!\\)\$/g;
// A private-use character stands for each formula while the Markdown is read, so that neither sees the other.
const holder = (index: number) => `\uE000${index}\uE001`;

const settings = { throwOnError: true, strict: true, annotate: false };
/** Displayed formulas up to this many characters fit the narrowest phone. */
const shortDisplay = 16;

/**
 * What Temml makes, with dots as close to their neighbours as TeX sets them ("1, 2, …" before a full stop) and with
 * words before a sign as names: to MathML, text is space, and a sign beside nothing but space has none round it.
 */
function rendered(tex: string, style: { wrap: "tex" } | { displayMode: true }): Html {
  return temml
    .renderToString(tex, { ...settings, ...style })
    .replace(/<mo>(?=[…⋯])/g, '<mo lspace="0em" rspace="0em">')
    .replace(/<mtext>([^<\u00A0][^<]*[^<\u00A0])<\/mtext>(?=<mo>)/g, "<mi>$1</mi>");
}

/** The same few numbers and sums stand in a question, its steps and what is said of slips. */
const known = new Map<string, Html>();
const most = 1000;

/** TeX to MathML that may break over lines. Throws where the TeX does not compile. */
export function mathml(tex: string): Html {
  const there = known.get(tex);
  if (there !== undefined) return there;
  const made = compiled(tex);
  if (known.size >= most) known.clear();
  known.set(tex, made);
  return made;
}

function compiled(tex: string): Html {
  return apart(withBars(tex))
    .map((one) => breakable(rendered(one, { wrap: "tex" })))
    .join("\u2003");
}

/** Bars in pairs, as brackets: a bar by itself is a letter to MathML, and a line could break inside |x − 1|. */
function withBars(tex: string): string {
  let isOpen = false;
  const paired = tex.replace(/(?<!\\|\\(?:left|right)\s*)\|/g, () => {
    isOpen = !isOpen;
    return isOpen ? "\\lvert " : "\\rvert ";
  });
  return isOpen ? tex : paired;
}

/** The formulas that stand side by side with \quad between them. */
function apart(tex: string): string[] {
  const parts = tex.split(/\\q?quad(?![a-z])/);
  const whole = parts.every((part) => part.split("{").length === part.split("}").length && part.trim() !== "");
  return whole ? parts : [tex];
}

/** A formula on a line of its own. */
function displayed(tex: string): Html {
  const whole = rendered(withBars(tex), { displayMode: true });
  if (apart(tex).length === 1 && whole.replace(/<[^>]+>/g, "").replace(/&\w+;/g, " ").length <= shortDisplay)
    return whole;
  return `<span class="formula">${mathml(tex).replaceAll("<math>", '<math displaystyle="true">')}</span>`;
}

// Browsers break a line between a formula and the full stop, bracket or unit that belongs to it, even at a space that
// forbids it elsewhere.
const holders =
  /([(“‘£€]*)\uE000(\d+)\uE001([?!.,;:)”’%°]*)( (?:[mck]?m[²³]?|k?g|ml|l|litres?|[hs]|hours?|minutes?|seconds?|days?|years?|p)(?![\w²³]))?/g;

/** The formulas of a text, in TeX. */
export function formulas(source: string): string[] {
  return [...source.matchAll(math)].map(([, block, inline = ""]) => block ?? inline);
}

/**
 * Paragraphs in which nothing is Markdown: most of what is posed. To read them as such would cost more than their formulas; a test
 * holds the two ways together.
 */
const plain = /^(?![-+\s]|\d+[.)])[^\p{Cc}"&<>*_`[\]\\#~]+(?<!\s)$/u;

/** Markdown without formulas to HTML blocks. */
function blocks(source: string): Html {
  const paragraphs = source.split("\n\n");
  if (paragraphs.every((one) => plain.test(one))) return paragraphs.map((one) => `<p>${one}</p>`).join("\n");
  return (
    micromark(source, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
      // The corner of a table with headings on two sides heads nothing.
      .replace(/<th( align="\w+")?><\/th>/g, "<td></td>")
  );
}

/**
 * Markdown with TeX between dollar signs to HTML blocks. A literal dollar is written \\$. The formula that has boxes to be
 * filled in is marked: `boxes` is its TeX.
 */
export function markdown(source: string, boxes?: string): Html {
  const formulas: Html[] = [];
  let marked = -1;
  const held = source.replace(math, (_all, block: string | undefined, inline: string | undefined) => {
    if (boxes !== undefined && boxes === (block ?? inline)) marked = formulas.length;
    formulas.push(block === undefined ? mathml(inline ?? "") : displayed(block));
    return holder(formulas.length - 1);
  });
  return blocks(held)
    .replace(holders, (_all, before: string, index: string, after: string, unit = "") => {
      const formula = formulas[Number(index)] ?? "";
      // What takes its place must not take the full stop with it.
      if (Number(index) === marked) return `${before}<span data-sum>${formula}</span>${after}${unit}`;
      return together(before, formula, after + unit);
    })
    .trim();
}

/** A formula with what must stay on its line. Where it may break itself, what follows it must be told from it. */
function together(before: string, formula: Html, after: string): Html {
  if (before === "" && after === "") return formula;
  const last = formula.lastIndexOf(formula.endsWith("</span>") ? '<span class="long">' : "<math");
  const math = formula.slice(last);
  const tail = after !== "" && breaks(math) ? `<span class="tail">${after}</span>` : after;
  const kept = math.endsWith("</span>") ? math.replace(/<\/span>$/, `${tail}</span>`) : math + tail;
  return `${formula.slice(0, last)}<span class="keep">${before}${kept}</span>`;
}

/** As `markdown`, for a run of text inside a line: the wrapping paragraph is taken off. */
export function markdownInline(source: string): Html {
  return markdown(source).replace(/^<p>([\s\S]*)<\/p>$/, "$1");
}
