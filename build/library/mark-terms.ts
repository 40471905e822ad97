import type { Term } from "../../src/content/schema/library/glossary.ts";
import type { Html } from "../../src/engine/puzzle.ts";

/** Marks the first place in a text at which each term of the glossary stands. */
export type MarkTerms = (html: Html, except?: string) => Html;

/** What is no running text: formulas, drawings, headings, and what can be pressed already. */
const apart = /<(math|svg|a|button|h[1-6]|code|th)\b[\s\S]*?<\/\1>|<[^>]+>/g;

const escaped = (text: string) =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/['’]/g, "['’]")
    .replace(/ /g, "\\s+");
const folded = (text: string) => text.toLowerCase().replace(/’/g, "'").replace(/\s+/g, " ");

/**
 * Terms are marked when the site is built, so that no page carries a list of them. A mark is a `span` with the term's id; a page
 * makes a button of the first of each (app/terms). Longer forms go first: "prime factor" is not a prime.
 */
export function termMarker(terms: readonly Pick<Term, "id" | "term" | "forms" | "elsewhere" | "common">[]): MarkTerms {
  const ids = new Map<string, string>();
  for (const { id, term, forms, elsewhere = [], common } of terms) {
    if (!common) for (const form of [term, ...forms]) ids.set(folded(form), id);
    for (const phrase of elsewhere) ids.set(folded(phrase), "");
  }
  if (ids.size === 0) return (html) => html;
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join("|")})(?![\\p{L}\\p{N}]|-\\p{L})`, "giu");
  return (html, except) => {
    const seen = new Set([except]);
    const mark = (text: string) =>
      text.replace(pattern, (found) => {
        const id = ids.get(folded(found));
        if (!id || seen.has(id)) return found; // none in a phrase of another field
        seen.add(id);
        return `<span data-term="${id}">${found}</span>`;
      });
    let marked = "";
    let from = 0;
    for (const { 0: whole, index } of html.matchAll(apart)) {
      marked += mark(html.slice(from, index)) + whole;
      from = index + whole.length;
    }
    return marked + mark(html.slice(from));
  };
}
