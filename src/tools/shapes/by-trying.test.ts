import { describe, expect, test } from "vitest";
import { Refusal } from "../../engine/refusal.ts";
import { type Measured, measure } from "./measure.ts";
import { planeShapes } from "./plane-shapes.ts";
import { solids } from "./solids.ts";

function measured(id: string, sizes: Readonly<Record<string, string>>): Measured {
  const shape = [...planeShapes, ...solids].find((one) => one.id === id);
  if (!shape) throw new Error(id);
  return measure(shape, Object.fromEntries(Object.entries(sizes).map(([name, text]) => [name, { text }])), "cm");
}

test.each([
  ["3", "3.8971143170299739", "3"],
  ["2", "10.392304845413264", "6"],
  ["5", "2500", null],
])("a number of sides is looked for among the whole numbers: side %s, area %s", (a, A, n) => {
  if (n) expect(measured("regular-polygon", { a, A }).solved.values.get("n")?.number).toBe(Number(n));
  else expect(() => measured("regular-polygon", { a, A })).toThrow("no number of sides goes with that area");
});

describe("a solution at the very edge of what can be is found, too", () => {
  // The cone with r = 4 and h = 1 is almost flat: one a little wider would need a slant height below its radius.
  test("so that two of them are not taken for one", () => {
    const { values } = measured("cone", { r: "4", h: "1" }).solved;
    const [V, M] = [values.get("V")?.number, values.get("M")?.number].map((size) => String(size?.toFixed(12)));
    expect(() => measured("cone", { V: V ?? "", M: M ?? "" })).toThrow("More than one cone");
  });
});

test.each([
  ["triangle-angle", { a: "5", b: "6", A: "100" }, "no angle between them goes with that area"],
  ["square-pyramid", { a: "6", s: "2" }, "does not reach the middle of a base"],
  ["rhombus", { a: "5", p: "11" }, "cannot reach around a diagonal"],
  ["kite", { a: "2", b: "7", q: "6" }, "cannot reach around a cross diagonal"],
  ["rectangle", { a: "5", d: "3" }, "The diagonal has to be longer"],
  ["cone", { r: "5", s: "3" }, "slant height is the longest"],
  ["trapezium", { a: "9", b: "5", h: "4", c: "1" }, "cannot reach a height of 4"],
  ["trapezium", { a: "9", b: "5", h: "4", c: "9", d: "4" }, "do not close a trapezium"],
  ["triangular-prism", { b: "4", h: "3", l: "7", u: "5" }, "cannot reach around a triangle"],
] as const)("%s with %j is refused with the reason: %s", (id, sizes, words) => {
  expect(() => measured(id, sizes)).toThrow(Refusal);
  expect(() => measured(id, sizes)).toThrow(words);
});

test("slanted sides that were rounded still close a trapezium", () => {
  const { values } = measured("trapezium", { a: "9", b: "5", h: "4", c: "4.47", d: "4.47" }).solved;
  expect(values.get("P")?.number).toBeCloseTo(22.94, 9);
});

test("litres are volumes, and no cubes of a length", () => {
  const cube = solids.filter(({ id }) => id === "cube");
  const [conversions] = cube.map((one) => measure(one, { V: { text: "8", unit: "l" } }, "cm").conversions);
  expect(conversions).toEqual(["V = 8\u00A0l = 8000\u00A0cm³"]);
});
