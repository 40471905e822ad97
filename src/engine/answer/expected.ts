import type { AnswerSpec, NumberLocale } from "./answer.ts";
import { exampleFor } from "./example.ts";

interface Description {
  readonly what: string;
  /** Examples of the form; the first that is not the answer is shown. */
  readonly like?: readonly string[];
}

/** What to type, for the label of the answer box: "a whole number, in cm", "a fraction in lowest terms, like 3/4". */
export function expected(spec: AnswerSpec, locale: NumberLocale = "point"): string {
  const { what } = formOf(spec, locale);
  const isNumber = spec.kind === "whole" || spec.kind === "decimal";
  const like = isNumber ? undefined : example(spec, locale);
  return [what + inUnit(spec), like && `like ${like}`].filter(Boolean).join(", ");
}

/** "a whole number of sweets", "a whole number, in cm" */
function inUnit(spec: AnswerSpec): string {
  if (!("unit" in spec) || !spec.unit) return "";
  const isWord = /^\p{L}{4}/u.test(spec.unit);
  if (spec.unit === "numbers") return ""; // "a whole number of numbers"
  if (spec.kind === "whole" && isWord) return ` of ${spec.unit}`;
  return `, in ${spec.unit === "°" ? "degrees" : spec.unit}`;
}

/** The same as a sentence, with an example, for someone whose answer could not be read. */
export function ask(spec: AnswerSpec, locale: NumberLocale = "point"): string {
  const like = example(spec, locale);
  return `${spec.kind === "choice" ? "Choose" : "Write"} ${formOf(spec, locale).what}${like ? `, like ${like}` : ""}.`;
}

/**
 * Which keys a phone should offer. Number pads have no minus, slash or comma, so they are only for amounts that cannot
 * be below zero; the unit or the topic decides that, never the answer.
 */
export function inputMode(spec: AnswerSpec): "numeric" | "decimal" | "text" {
  if ((spec.kind !== "whole" && spec.kind !== "decimal") || !isNatural(spec)) return "text";
  return spec.kind === "whole" ? "numeric" : "decimal";
}

/** Whether nobody expects a number below zero here: the topic or the unit says so, never the answer. */
export function isNatural({ natural, unit }: { readonly natural?: true; readonly unit?: string }): boolean {
  return natural ?? (unit !== undefined && !signed.has(unit));
}

/** Whether the answer is written in digits and signs, rather than in words or chosen. */
export function isInSigns(spec: AnswerSpec): boolean {
  if (spec.kind === "list") return areNumbers(spec.items);
  return spec.kind !== "word" && spec.kind !== "choice";
}

/** Units of amounts that can be below zero: temperatures, money, heights, changes, turns. */
const signed = new Set(["°C", "°F", "£", "$", "€", "m", "%", "°"]);

function example(spec: AnswerSpec, locale: NumberLocale): string | undefined {
  const like = exampleFor(spec, formOf(spec, locale).like ?? []);
  // "(2, 5)" and "3.5" as (2; 5) and 3,5
  return locale === "comma" ? like?.replace(/,/g, ";").replace(".", ",") : like;
}

function formOf(spec: AnswerSpec, locale: NumberLocale): Description {
  switch (spec.kind) {
    case "whole":
      return { what: "a whole number", like: ["42", "35"] };
    case "decimal":
      return decimal(spec.places);
    case "fraction":
      if (spec.form === "mixed") return { what: "a mixed number", like: ["1 1/2", "2 3/4"] };
      return { what: spec.form === "lowest" ? "a fraction in lowest terms" : "a fraction", like: ["3/4", "2/5"] };
    case "ratio": {
      const what = spec.form === "simplest" ? "a ratio in its simplest form" : "a ratio";
      return { what, like: spec.value.length === 2 ? ["2:3", "5:4"] : ["2:3:5", "4:1:3"] };
    }
    case "list":
      return { what: list(spec.items, spec.ordered, spec.labels, locale) };
    case "coordinate":
      return { what: "a point", like: spec.value.length === 2 ? ["(2, 5)", "(3, 1)"] : ["(2, 5, 1)", "(3, 1, 4)"] };
    case "expression":
      return expression(spec.variables);
    case "choice":
      return { what: "one of the options" };
    case "word":
      return { what: "a word" };
    case "time":
      return { what: "a time", like: ["15:45", "09:20"] };
  }
}

function expression(names: readonly string[]): Description {
  const [first = "", second = ""] = names;
  const what = `an expression with ${names.join(", ").replace(/, ([^,]*)$/, " and $1")}`;
  return { what, like: [`3${first} + 2${second}`, `2${first} + 5${second}`] };
}

function decimal(places: number | undefined): Description {
  if (places === undefined) return { what: "a number", like: ["3.5", "2.4"] };
  if (places === 0) return { what: "a whole number", like: ["42", "35"] };
  const one = (2.4718290365).toFixed(places);
  const other = (3.5260493187).toFixed(places);
  return { what: `a number with ${places} ${places === 1 ? "decimal place" : "decimal places"}`, like: [one, other] };
}

function list(
  items: readonly string[],
  ordered: boolean,
  labels: readonly string[] | undefined,
  locale: NumberLocale,
): string {
  const things = areNumbers(items) ? "numbers" : "answers";
  const between = `with ${locale === "comma" && things === "numbers" ? "semicolons" : "commas"} between`;
  if (labels) return `the ${things} for ${labels.join(", ")}, ${between}`;
  return ordered ? `${items.length} ${things} in order, ${between}` : `${things} in any order, ${between}`;
}

function areNumbers(items: readonly string[]): boolean {
  return items.every((item) => /^[-−\d]/.test(item));
}
