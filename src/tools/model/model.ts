import { evaluateTree } from "../../maths/expression/evaluate.ts";
import { readExpression } from "../../maths/expression/read.ts";
import { nearly, type Value } from "../../maths/expression/value.ts";

/** A letter of a model and the numbers it may stand for. */
export interface ModelLetter {
  readonly letter: string;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly start: number;
}

/** Gives a number for each letter a result: the number, or null where there is none. */
export type Formula = (values: Readonly<Record<string, number>>) => number | null;

/**
 * A formula of a model, as typed into the calculator, with its letters; angles are in degrees. Throws where it cannot be read.
 */
export function formulaOf(text: string, letters: readonly string[]): Formula {
  const read = readExpression(text, { names: letters });
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return (values) => {
    const names = new Map<string, Value>(letters.map((letter) => [letter, nearly(values[letter] ?? 0)]));
    const result = evaluateTree(read.tree, { angle: "deg", names });
    return result.ok ? result.value.near : null;
  };
}

/** The numbers a letter goes through, from its first to its last, at most `most` of them. */
export function valuesOf({ from, to, step }: ModelLetter, most = 61): number[] {
  const steps = Math.round((to - from) / step);
  const every = Math.max(1, Math.ceil(steps / (most - 1)));
  const through = Array.from({ length: Math.floor(steps / every) }, (_, at) => onStep(from + at * every * step, step));
  return [...through, to];
}

/** A number rid of what adding steps leaves behind: 0.1 + 0.2 is 0.3. */
export function onStep(value: number, step: number): number {
  const digits = Math.min(12, (String(step).split(".")[1] ?? "").length + 1);
  return Number(value.toFixed(digits));
}
