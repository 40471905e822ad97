import type { Formula } from "./formula.ts";
import type { Shape } from "./shape.ts";
import { evaluate, type Value, type Values } from "./value.ts";

/** One quantity worked out: by a formula, or by trying closer and closer values. */
export interface Step {
  readonly gives: string;
  readonly formula: Formula | null;
  readonly value: Value;
}

export interface Solved {
  readonly values: Values;
  readonly steps: readonly Step[];
}

/** What the formulas give, one after the other, the first that can be used each time. */
export function follow(shape: Shape, given: Values): Solved {
  const values = new Map(given);
  const steps: Step[] = [];
  for (;;) {
    const formula = shape.formulas.find(
      ({ gives, takes }) => !values.has(gives) && takes.every((one) => values.has(one)),
    );
    if (!formula) return { values, steps };
    const value = evaluate(formula.is, values);
    values.set(formula.gives, value);
    steps.push({ gives: formula.gives, formula, value });
  }
}
