import { expect } from "vitest";
import { permutations } from "../../maths/permutations.ts";
import type { AnswerSpec } from "../answer/answer.ts";
import { answerText } from "../answer/answer-text.ts";
import { judge } from "../answer/judge.ts";

const feedback = { slips: [], check: "Check." };
const axes = ["x", "y", "z"];
const strangers = ["w", "hh", "zebras"];

/**
 * Holds an answer to the names of its values, in every way they can be mixed up: a value under another label than its
 * own is never right, whether the other values are labelled or not; a name that is not asked for is not read, and the
 * sentence tells which are.
 */
export function holdNames(spec: AnswerSpec): void {
  if (spec.kind === "list" && spec.labels) holdPlaces(spec, spec.items, spec.labels);
  if (spec.kind === "coordinate") holdPlaces(spec, spec.value, axes.slice(0, spec.value.length));
  if ((spec.kind === "whole" || spec.kind === "decimal" || spec.kind === "fraction") && spec.label !== undefined)
    holdLetter(spec, spec.label);
  if (spec.kind === "expression")
    for (const name of spec.variables) expect(verdict(spec, `${name} = ${spec.value}`)).toBe("unread");
}

function holdPlaces(spec: AnswerSpec, values: readonly string[], labels: readonly string[]): void {
  for (const order of permutations(labels.map((_, i) => i))) {
    for (let some = 1; some < 2 ** labels.length; some++) {
      const isNamed = (place: number) => ((some >> place) & 1) === 1;
      const claims = values.map((value, place) => ({ value, label: order[place] ?? 0, named: isNamed(place) }));
      const typed = claims.map(({ value, label, named }) => (named ? `${labels[label]} = ${value}` : value)).join(", ");
      const isTrue = claims.every(({ value, label, named }) => !named || values[label] === value);
      if (!isTrue) expect(verdict(spec, typed), typed).not.toMatch(/right|almost/);
      else if (some === 2 ** labels.length - 1) expect(verdict(spec, typed), typed).toBe("right");
    }
  }
  for (const [place, label] of labels.entries()) {
    const stranger = strangers.find((one) => !labels.includes(one)) ?? "";
    const named = values.map((value, i) => `${i === place ? stranger : labels[i]} = ${value}`);
    const alone = values.map((value, i) => (i === place ? `${stranger} = ${value}` : value));
    const twice = values.map((value, i) => (i === place ? `${label} = ${value}, ${label} = ${value}` : value));
    for (const typed of [named, alone].map((one) => one.join(", "))) {
      const judged = judge(spec, typed, feedback);
      expect(judged.verdict, typed).toBe("unread");
      for (const one of labels) expect(judged.say, typed).toContain(`${one} = …`);
    }
    expect(verdict(spec, twice.join(", ")), "a label given twice").toBe("unread");
  }
}

function holdLetter(spec: AnswerSpec, label: string): void {
  const key = answerText(spec);
  for (const typed of [key, `${label} = ${key}`, `${label.toUpperCase()}=${key}`, `${key} = ${label}`])
    expect(verdict(spec, typed), typed).toBe("right");
  for (const other of ["x", "y", "hh"].filter((one) => one !== label.toLowerCase()))
    for (const typed of [`${other} = ${key}`, `${key} = ${other}`, `${other} is ${key}`]) {
      const judged = judge(spec, typed, feedback);
      expect(judged, typed).toMatchObject({ verdict: "unread", say: expect.stringContaining(`${label} = …`) });
    }
}

function verdict(spec: AnswerSpec, typed: string): string {
  return judge(spec, typed, feedback).verdict;
}
