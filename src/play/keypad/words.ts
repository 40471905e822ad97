import type { NumberLocale } from "../../engine/answer/answer.ts";
import type { Key } from "./keys.ts";

const acts = {
  left: "one to the left",
  right: "one to the right",
  erase: "delete",
  device: "abc, the keyboard of this device",
};

const signs: Readonly<Record<string, string>> = {
  "−": "minus",
  "+": "plus",
  "×": "times",
  "/": "divided by, fraction bar",
  "÷": "divided by",
  "=": "equals",
  "<": "less than",
  ">": "greater than",
  "|": "bar of an absolute value",
  π: "pi",
  "^": "to the power of",
  "²": "squared",
  "√": "square root",
  "(": "open bracket",
  ")": "close bracket",
  ":": "colon",
  ";": "semicolon",
  ".": "decimal point",
  "%": "per cent",
  "°": "degrees",
};

/** What a key is called where it is heard; undefined where its face says it: a digit, a letter, the word on Enter. */
export function wordsFor(key: Key, locale: NumberLocale): string | undefined {
  if ("does" in key) return key.does === "enter" ? undefined : acts[key.does];
  if (key.types === " ") return "space";
  const face = key.types.trim();
  if (face === ",") return locale === "comma" ? "decimal comma" : "comma";
  return signs[face];
}
