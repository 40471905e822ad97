import { Refusal } from "../../engine/refusal.ts";
import { byTrying } from "./by-trying.ts";
import { follow, type Solved } from "./follow.ts";
import { nounOf, type Shape, wordsOf } from "./shape.ts";
import type { Value, Values } from "./value.ts";

/**
 * Everything that follows from the given quantities, with the steps. Throws a Refusal where too much is given, where no
 * such shape can be, or where a check of the shape does not hold; `text` writes a quantity for its words.
 */
export function solve(shape: Shape, given: Values, text: (name: string, value: Value) => string): Solved {
  for (const name of given.keys()) {
    const others = new Map([...given].filter(([other]) => other !== name));
    // All that a check of the shape compares may be given, as the five lengths of a trapezium often are, rounded.
    const isChecked = shape.checks.some(
      ({ of }) => of.length > shape.bases.length && of.includes(name) && of.every((one) => given.has(one)),
    );
    if (!isChecked && others.size > 0 && follow(shape, others).values.has(name))
      throw new Refusal(`That is one more than is needed: ${wordsOf(shape, name)} follows from the others. Clear one.`);
  }
  const direct = follow(shape, given);
  check(shape, direct.values, text);
  const tried = byTrying(shape, given, direct.values);
  if (!tried) return direct;
  const values = new Map(direct.values).set(tried.gives, tried.value);
  const rest = follow(shape, values);
  check(shape, rest.values, text);
  return { values: rest.values, steps: [...direct.steps, tried, ...rest.steps] };
}

function check(shape: Shape, values: Values, text: (name: string, value: Value) => string): void {
  for (const { of, holds, why } of shape.checks) {
    const known = of.flatMap((name) => values.get(name) ?? []);
    // What is no number at all is told of below, or by another check.
    if (known.some(({ number }) => Number.isNaN(number))) continue;
    if (known.length === of.length && !holds(...known.map(({ number }) => number)))
      throw new Refusal(why(...of.map((name, index) => text(name, known[index] ?? { number: 0, exact: null }))));
  }
  for (const [name, value] of values) {
    const what = wordsOf(shape, name);
    if (!Number.isFinite(value.number))
      throw new Refusal(`There is no such ${nounOf(shape)}: no number can be the ${what}.`);
    // Rounding leaves a little of what should be nothing.
    if (value.number <= 1e-12)
      throw new Refusal(`There is no such ${nounOf(shape)}: the ${what} would have to be ${text(name, value)}.`);
  }
}
