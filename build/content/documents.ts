import { readAbout } from "../../src/content/schema/about.ts";
import { readContact } from "../../src/content/schema/contact.ts";
import { readFaq } from "../../src/content/schema/faq.ts";
import { readFormulas } from "../../src/content/schema/formulas.ts";
import { readGuide } from "../../src/content/schema/guide.ts";
import { readHome } from "../../src/content/schema/home.ts";
import { readJokes } from "../../src/content/schema/jokes.ts";
import { readPolicy } from "../../src/content/schema/policy.ts";
import { readRouteDescriptions } from "../../src/content/schema/route-descriptions.ts";
import { readSite } from "../../src/content/schema/site.ts";
import { fill } from "../../src/content/schema/text.ts";
import { readWeeklyQuiz } from "../../src/content/schema/weekly-quiz.ts";
import { markdown, markdownInline, mathml } from "../../src/engine/typeset/markdown.ts";
import type { MarkTerms } from "../library/mark-terms.ts";

/** Puts the true values into the blanks of a text ({{puzzles}}, {{email}}). */
export type Fill = (text: string) => string;
/** `markTerms` marks the terms of the glossary, where a text may lead to what they mean. */
type Reader = (text: string, fill: Fill, markTerms: MarkTerms) => unknown;

/** The Markdown fields of each document, by name; everything else in it is plain words. */
const proseFields = new Set(["text", "lead", "where", "answer", "young", "intro", "body"]);

const policy =
  (file: "privacy.md" | "terms.md"): Reader =>
  (text, fill) =>
    compileFields(readPolicy(file, text), fill);

/** Each document of src/content and how it is read. Puzzles are read by puzzles.ts. */
export const documents: Readonly<Record<string, Reader>> = {
  "about.yaml": (text, fill) => compileFields(readAbout(text), fill),
  "contact.yaml": (text, fill) => {
    const { guidance, ...contact } = readContact(text);
    const items = guidance.items.map((item) => markdownInline(fill(item)));
    return compileFields(contact, fill, { guidance: { ...(compileFields(guidance, fill) as object), items } });
  },
  "faq.yaml": (text, fill) =>
    readFaq(text).map(({ category, entries }) => ({
      category,
      entries: entries.map((entry) => ({ ...entry, answer: markdown(fill(entry.answer)) })),
    })),
  "formulas.yaml": (text, _fill, markTerms) =>
    Object.fromEntries(
      Object.entries(readFormulas(text)).map(([group, formulas]) => [
        group,
        formulas.map(({ formula, where, example, ...words }) => ({
          ...words,
          formula: mathml(formula),
          where: markTerms(markdown(where)),
          example: markTerms(markdownInline(example)),
        })),
      ]),
    ),
  "guide.yaml": (text, fill, markTerms) =>
    readGuide(text).map(({ parts, ...guide }) => ({
      ...guide,
      parts: parts.map((part) => ({ ...part, body: markTerms(markdown(fill(part.body))) })),
    })),
  "home.yaml": (text) => readHome(text),
  "jokes.yaml": (text) => readJokes(text),
  "privacy.md": policy("privacy.md"),
  "route-descriptions.yaml": (text) => readRouteDescriptions(text),
  "site.yaml": (text) => readSite(text),
  "terms.md": policy("terms.md"),
};

/** A set of the weekly quiz: quiz/set-01.yaml and so on. */
export function quizSet(text: string): unknown {
  return readWeeklyQuiz(text).map((one) => ({
    ...one,
    question: markdown(one.question),
    explanation: markdown(one.explanation),
    options: one.options.map((option) => ({
      text: markdownInline(option.text),
      ...(option.misconception && { misconception: markdownInline(option.misconception) }),
    })),
  }));
}

/** Compiles the Markdown fields of a document, however deep they lie. */
function compileFields(value: unknown, fill: Fill, extra: object = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => compileFields(item, fill));
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).map(([name, field]: [string, unknown]) => {
    if (typeof field !== "string") return [name, compileFields(field, fill)];
    return [name, proseFields.has(name) ? markdown(fill(field)) : fill(field)];
  });
  return { ...Object.fromEntries(fields), ...extra };
}

/** What stands for {{puzzles}} and {{email}}. */
export function filler(puzzles: number, siteText: string): Fill {
  const values = { puzzles: puzzles.toLocaleString("en-GB"), email: readSite(siteText).email };
  return (text) => fill(text, values);
}
