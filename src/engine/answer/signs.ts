import type { AnswerSpec, NumberLocale } from "./answer.ts";
import { isInSigns, isNatural } from "./expected.ts";
import { withUnit } from "./number-text.ts";

/**
 * What a keypad needs beside the ten digits, each as it is typed; none where the answer is written in words. It depends
 * on what the puzzle asks for, never on the answer, so that no key betrays anything.
 */
export function signsFor(spec: AnswerSpec, locale: NumberLocale = "point"): readonly string[] {
  if (!isInSigns(spec)) return [];
  const mark = locale === "comma" ? "," : ".";
  const between = locale === "comma" ? "; " : ", ";
  switch (spec.kind) {
    case "whole":
      return [...minus(spec), ...unit(spec)];
    case "decimal":
      return [...(spec.places === 0 ? [] : [mark]), ...minus(spec), ...anyWay(spec), ...unit(spec)];
    case "fraction":
      return [...minus(spec), "/", " ", ...unit(spec)];
    case "ratio":
      return spec.form === "any" ? [":", mark] : [":"];
    case "list":
      return [mark, ...minus(spec), between, "/", ...labels(spec.labels), ...unit(spec)];
    case "coordinate":
      return [mark, "−", between, "/", "(", ")"];
    case "expression":
      return [mark, "−", "+", "×", "/", "^", "²", "√", "(", ")", ...spec.variables];
    case "time":
      return [":", " am", " pm"];
    default:
      return [];
  }
}

function minus(spec: Parameters<typeof isNatural>[0]): string[] {
  return isNatural(spec) ? [] : ["−"];
}

/** A number that need not be rounded may be a fraction, or have its thousands apart. */
function anyWay({ places }: { readonly places?: number }): string[] {
  return places === undefined ? ["/", " "] : [];
}

/** The unit, where it is a sign or two letters; a word is not worth its key. */
function unit({ unit }: { readonly unit?: string }): string[] {
  if (!unit || /\p{L}{3}/u.test(unit)) return [];
  const alone = withUnit("", unit);
  return [alone];
}

/** The letters of "x = 3, y = 5"; names are left out, since the numbers alone will do. */
function labels(names: readonly string[] = []): string[] {
  const areLetters = names.length > 0 && names.every((name) => /^\p{L}{1,2}$/u.test(name));
  return areLetters ? [...names, " = "] : [];
}
