import { isWhole, type Rational, readRational } from "../../maths/rational.ts";
import type { AnswerSpec } from "./answer.ts";
import { answerText } from "./answer-text.ts";
import { inputMode } from "./expected.ts";
import { judge } from "./judge.ts";
import { fold, tidy } from "./tidy.ts";

/** What is wrong with an author's spec, in a sentence for the author; null when nothing is. For the build: it throws nothing. */
export function checkSpec(spec: AnswerSpec): string | null {
  return keyFault(spec) ?? unitFault(spec) ?? roundTripFault(spec);
}

function keyFault(spec: AnswerSpec): string | null {
  switch (spec.kind) {
    case "whole": {
      const value = readRational(spec.value);
      return value && isWhole(value) ? null : `"${spec.value}" is not a whole number`;
    }
    case "decimal":
      if (spec.places !== undefined && !(Number.isInteger(spec.places) && spec.places >= 0 && spec.places <= 10))
        return `places must be a whole number from 0 to 10, not ${spec.places}`;
      return numberFault(spec.value) ?? numberFault(spec.tolerance ?? "0", "the tolerance", (value) => value.num >= 0n);
    case "fraction":
      return numberFault(spec.value);
    case "ratio":
      if (spec.value.length < 2) return "a ratio has at least two parts";
      return firstFault(spec.value, (part) => numberFault(part, "a part of a ratio", (value) => value.num > 0n));
    case "coordinate":
      if (spec.value.length < 2 || spec.value.length > 3) return "a point has two or three numbers";
      return firstFault(spec.value, (part) => numberFault(part));
    case "list":
      return listFault(spec);
    case "expression":
      if (spec.variables.length === 0) return "an expression needs a variable";
      return spec.variables.some((name) => !/^\p{L}/u.test(name))
        ? "the name of a variable begins with a letter"
        : null;
    case "choice":
      if (!spec.options.includes(spec.value)) return `"${spec.value}" is not among the options`;
      return areDifferent(spec.options) ? null : "two options are the same";
    case "word":
      if (spec.accepted.length === 0) return "no word is accepted";
      return spec.accepted.some((one) => fold(tidy(one)) === "") ? "an accepted word is empty" : null;
    case "time":
      return /^([01]\d|2[0-3]):[0-5]\d$/.test(spec.value) ? null : `"${spec.value}" is not a time like 15:45`;
  }
}

function listFault({ items, labels, ordered }: Extract<AnswerSpec, { kind: "list" }>): string | null {
  if (items.length === 0) return "the list is empty";
  if (items.some((item) => fold(tidy(item)) === "")) return "an item is empty";
  if (labels && labels.length !== items.length) return `there are ${labels.length} labels for ${items.length} items`;
  if (labels && !areDifferent(labels)) return "two labels are the same";
  if (labels && !ordered) return "labels name the places of an ordered list";
  return ordered || areDifferent(items) ? null : "a set cannot hold an item twice";
}

function unitFault(spec: AnswerSpec): string | null {
  if (!("unit" in spec) || spec.unit === undefined) return null;
  if (!/^[^\d<>&]+(?:\^?[23])?$/.test(tidy(spec.unit))) return `"${spec.unit}" is not a unit`;
  const isNegative = "value" in spec && spec.value.startsWith("-");
  if (!isNegative || inputMode(spec) === "text") return null;
  return `with the unit ${spec.unit} phones offer a number pad, which has no minus: leave the unit out`;
}

/** The key as it is printed must be judged right: it finds items with commas in them, unreadable expressions and the like. */
function roundTripFault(spec: AnswerSpec): string | null {
  const printed = answerText(spec);
  try {
    const { verdict, say } = judge(spec, printed, { slips: [], check: "" });
    return verdict === "right" ? null : `who types the key "${printed}" is told ${verdict}: ${say}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function numberFault(text: string, what = "the key", fits: (value: Rational) => boolean = () => true): string | null {
  const value = readRational(text);
  if (!value) return `${what} "${text}" is not an exact number`;
  return fits(value) ? null : `${what} cannot be ${text}`;
}

function firstFault(texts: readonly string[], fault: (text: string) => string | null): string | null {
  return texts.map(fault).find((one) => one !== null) ?? null;
}

/** Whether no two read alike, numbers by their value. */
function areDifferent(texts: readonly string[]): boolean {
  const read = texts.map((text) => {
    const value = readRational(text);
    return value ? `${value.num}/${value.den}` : fold(tidy(text));
  });
  return new Set(read).size === texts.length;
}
