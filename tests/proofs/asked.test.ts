import { expect, test } from "vitest";
import { libraryOf, readFiles } from "../../build/library/read.ts";
import { faultOf, sumsIn } from "./sums/sums.ts";

// A question of the library that asks for the value of a formula has that value as its answer.

const { tutorials, "math-tricks": tricks, shortcuts } = libraryOf(readFiles());

const asked = [
  ...tutorials.flatMap(({ id, steps }) => steps.flatMap(({ ask }) => (ask ? [{ id, ask }] : []))),
  ...[...tricks, ...shortcuts].flatMap(({ id, tries }) => tries.map((ask) => ({ id, ask }))),
];

const computed = asked.flatMap(({ id, ask: { prompt, answer } }) => {
  const formula = /(?:What is|How much is|Work out|Calculate|What do you get for) \$([^$]+)\$(?! of)/.exec(prompt)?.[1];
  const kinds = ["whole", "decimal", "fraction"] as const;
  const kind = kinds.find((one) => one === answer.kind);
  if (formula === undefined || kind === undefined || !("value" in answer)) return [];
  const value = String(answer.value).replace(" ", " + ");
  return sumsIn(`$${formula} = ${value}$`).map((sum) => ({ name: `${id}: ${prompt}`, sum }));
});

test("what can be worked out is what the answer says", () => {
  expect(computed.flatMap(({ name, sum }) => (faultOf(sum) === null ? [] : [`${name} ${faultOf(sum)}`]))).toEqual([]);
  expect(computed.length).toBeGreaterThan(60);
});
