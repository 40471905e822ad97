import type { AnswerSpec, NumberLocale } from "./answer.ts";
import type { Part, Parts } from "./answer-parts.ts";
import { isInSigns, isNatural } from "./expected.ts";
import { fractionParts } from "./fraction-parts.ts";
import type { Inside } from "./inside.ts";
import { row } from "./row-parts.ts";

/** The parts of an answer of this form; null where it is written as one text. */
export function partsOf(spec: AnswerSpec, inside?: Inside, locale: NumberLocale = "point"): Parts | null {
  if (inside && "boxes" in inside) return boxes(spec, inside.boxes, locale);
  switch (spec.kind) {
    case "fraction":
      return fractionParts(spec);
    case "ratio":
      return row(
        spec.value.map((_, at) => ({ name: `${nth(at)} part`, before: at ? ":" : "", signs: [] })),
        { between: ":", locale },
      );
    case "time":
      return row(
        ["hours", "minutes"].map((name, at) => ({ name, before: at ? ":" : "", signs: [] })),
        { between: ":", locale },
      );
    case "coordinate": {
      const signs = [markOf(locale), "−", "/"];
      const parts = spec.value.map((_, at) => ({ name: "xyz"[at] ?? "", before: at ? comma(locale) : "(", signs }));
      return row(parts, { between: ",", locale, open: "(", close: ")" });
    }
    case "list":
      return list(spec, inside && "count" in inside ? inside.count : undefined, locale);
    default:
      return null;
  }
}

type ListSpec = Extract<AnswerSpec, { kind: "list" }>;

function list(spec: ListSpec, count: number | undefined, locale: NumberLocale): Parts | null {
  const { labels, ordered, items, unit = "" } = spec;
  const places = labels?.length ?? (ordered ? items.length : count);
  if (places === undefined || (!labels && !isInSigns(spec))) return null;
  const signs = isInSigns(spec) ? numberSigns(spec, locale) : [];
  const parts = Array.from({ length: places }, (_, at) => {
    const label = labels?.[at];
    const behind = at === 0 ? "" : labels ? `${unit}\u2003` : unit + comma(locale);
    return {
      name: label ?? `${nth(at)} number`,
      before: behind + (label === undefined ? "" : isLetter(label) ? `${label} =` : `${label}:`),
      signs,
    };
  });
  return row(parts, { between: ",", locale, labels, unit });
}

/** The boxes of a formula. Beside a digit or another box, a box holds one digit. */
function boxes(spec: AnswerSpec, formula: string, locale: NumberLocale): Parts | null {
  const pieces = formula.split("□");
  const count = pieces.length - 1;
  const signs = numberSigns(spec, locale);
  const parts = pieces.slice(0, -1).map((before, at): Part => {
    const after = pieces[at + 1] ?? "";
    const digit = /\d$/.test(before) || /^\d/.test(after) || (at > 0 && !before) || (at + 1 < count && !after);
    const name = count === 1 ? "box" : `${nth(at)} box`;
    return { name, before, ...(digit ? { signs: [], digit } : { signs }) };
  });
  return { ...row(parts, { between: ",", locale }), shape: "boxes", end: pieces.at(-1) ?? "" };
}

function numberSigns(spec: AnswerSpec, locale: NumberLocale): string[] {
  const isOne = spec.kind === "whole" || spec.kind === "decimal" || spec.kind === "list";
  const minus = isOne && isNatural(spec) ? [] : ["−"];
  return spec.kind === "whole" ? minus : [markOf(locale), ...minus, "/"];
}

const markOf = (locale: NumberLocale) => (locale === "comma" ? "," : ".");
const comma = (locale: NumberLocale) => (locale === "comma" ? ";" : ",");
const isLetter = (label: string) => /^\p{L}{1,3}$/u.test(label);
const nth = (at: number) =>
  ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"][at] ?? `number ${at + 1}`;
