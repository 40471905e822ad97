import { decimalText, fractionText, mixedText, type Rational, readRational, roundTo } from "../../maths/rational.ts";
import type { AnswerSpec, NumberLocale } from "./answer.ts";
import { shownNumber, withUnit } from "./number-text.ts";

/** The key as plain text with its unit, for printing: "12 cm²", "3/4", "x = 3, y = 5". */
export function answerText(spec: AnswerSpec, locale: NumberLocale = "point"): string {
  const shown = (text: string) => (/^-?[\d.]/.test(text) ? shownNumber(text, locale) : text);
  const between = locale === "comma" ? "; " : ", ";
  switch (spec.kind) {
    case "whole":
      return withUnit(shown(spec.value), spec.unit);
    case "decimal":
      return withUnit(shown(rounded(spec.value, spec.places)), spec.unit);
    case "fraction":
      return withUnit(shown(inForm(spec.value, spec.form)), spec.unit);
    case "ratio":
      return spec.value.map(shown).join(":");
    case "list": {
      const items = spec.items.map((item) => withUnit(shown(item), spec.unit));
      return items.map((item, i) => (spec.labels ? `${spec.labels[i]} = ${item}` : item)).join(between);
    }
    case "coordinate":
      return `(${spec.value.map(shown).join(between)})`;
    case "expression":
      return spec.value
        .replace(/\*/g, "×")
        .replace(/-/g, "−")
        .replace(/\^2(?!\d)/g, "²")
        .replace(/\^3(?!\d)/g, "³");
    case "choice":
    case "time":
      return spec.value;
    case "word":
      return spec.accepted[0] ?? "";
  }
}

/** A key that says more for whoever marks by hand: a fraction above 1 also as the mixed number that is as right, unless only that one is. */
export function keyToMark(spec: AnswerSpec, locale: NumberLocale = "point"): string {
  const text = answerText(spec, locale);
  if (spec.kind !== "fraction" || spec.form === "mixed") return text;
  const mixed = answerText({ ...spec, form: "mixed" }, locale);
  return mixed === text ? text : `${mixed} or ${text}`;
}

function rounded(text: string, places: number | undefined): string {
  const value = readRational(text);
  if (!value || places === undefined) return text;
  const [whole = "", digits = ""] = (decimalText(roundTo(value, places)) ?? text).split(".");
  return places === 0 ? whole : `${whole}.${digits.padEnd(places, "0")}`;
}

function inForm(text: string, form: "any" | "lowest" | "mixed"): string {
  const value: Rational | null = readRational(text);
  if (!value || form === "any") return text;
  return form === "mixed" ? mixedText(value) : fractionText(value);
}
