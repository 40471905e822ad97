import { insist, only } from "../proof.ts";
import { type Formula, formula, type Statement, statement } from "../reading/formulas.ts";
import type { Reading } from "../reading/reading.ts";
import { plain } from "./same.ts";

// A question shows four options. A proof chooses among those that stand there: the one that holds; it throws where none or several do.

/** The only option whose text holds. Its numbers count as read: with others it would be another option. */
export function byText({ shown, numbers, asked }: Reading, holds: (text: string) => boolean): string {
  const texts = shown.options.map(plain);
  const at = only([...texts.keys()].filter((i) => holds(texts[i] ?? "")));
  for (const [i, { text }] of numbers.entries()) if (text === 1 + shown.labels.length + at) asked.add(i + 1);
  return texts[at] ?? "";
}

/** By what the options claim, word for word: all claims that are written in the proof stand in the question, and no others. */
export function byClaim<T>(
  reading: Reading,
  claims: Readonly<Record<string, T>>,
  holds: (claim: T) => boolean,
): string {
  const shown = reading.shown.options.map(plain);
  insist(shown.toSorted().join("|") === Object.keys(claims).sort().join("|"), `the options are ${shown.join(" | ")}`);
  return byText(reading, (text) => holds(claims[text] as T));
}

/** By their numbers. All options read like the form, in which # is a number and * is a word. */
export function byNumbers(reading: Reading, form: string, holds: (...numbers: number[]) => boolean): string {
  return byText(reading, (text) => holds(...numbersLike(form, text)));
}

/** The numbers of each option. */
export const optionNumbers = ({ shown }: Reading, form: string): number[][] =>
  shown.options.map((text) => numbersLike(form, plain(text)));

/** The options are formulas: by what they are worth for the letters. */
export const byFormula = (
  reading: Reading,
  letters: string,
  holds: (formula: Formula, text: string) => boolean,
): string => byText(reading, (text) => holds(formula(text, letters), text));

/** The options are equations or inequalities: by when they are so. */
export const byStatement = (reading: Reading, letters: string, holds: (statement: Statement) => boolean): string =>
  byText(reading, (text) => holds(statement(text, letters)));

function numbersLike(form: string, text: string): number[] {
  const escaped = form.replace(/[.?+^$(){}|[\]\\/]/g, "\\$&");
  const pattern = escaped.replaceAll("*", "\\p{L}+").replaceAll("#", String.raw`(-?\d+(?:\.\d+)?)`);
  const found = new RegExp(`^${pattern}$`, "u").exec(text);
  if (!found) throw new Error(`“${text}” is not like “${form}”`);
  return found.slice(1).map(Number);
}
