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
  ["trapezium", { a: "5", b: "5", c: "4", d: "4" }, "it is a parallelogram"],
  ["trapezium", { a: "20", b: "5", c: "4", d: "4" }, "no number can be the height"],
  ["l-shape", { c: "4", d: "3", P: "30", A: "42" }, "More than one L-shape"],
  ["cone", { s: "5", V: "37.699" }, "More than one cone"],
  ["triangular-prism", { b: "4", h: "3", l: "7", u: "5" }, "cannot reach around a triangle"],
] as const)("%s with %j is refused with the reason: %s", (id, sizes, words) => {
  expect(() => measured(id, sizes)).toThrow(Refusal);
  expect(() => measured(id, sizes)).toThrow(words);
});

// Worked out by hand: 3-4-5 triangles on both sides of a trapezium, a kite of two of them, bc = 12 and b + c = 7.
test.each([
  ["trapezium", { a: "11", b: "5", c: "5", d: "5" }, { h: 4, A: 32, P: 26 }],
  ["trapezium", { b: "5", c: "5", d: "5", P: "26" }, { a: 11, h: 4 }],
  ["trapezium", { a: "11", c: "5", d: "5", P: "26" }, { b: 5, h: 4 }],
  ["kite", { p: "21", a: "10", b: "17" }, { q: 16, A: 168, P: 54 }],
  ["cuboid", { a: "6", S: "108", V: "72" }, { b: 4, c: 3 }],
  ["cuboid", { a: "3", d: "7", S: "72" }, { b: 6, c: 2, V: 36 }],
  ["cuboid", { a: "3", S: "32", V: "12" }, { b: 2, c: 2 }],
  ["pyramid", { h: "6", V: "24", S: String(12 + 6 * Math.sqrt(37) + 2 * Math.sqrt(45)) }, { a: 6, b: 2 }],
  ["pyramid", { h: "6", V: "32", S: String(16 + 8 * Math.sqrt(40)) }, { a: 4, b: 4 }],
] as const)("%s with %j has %j, whichever of two letters has the larger size", (id, sizes, expected) => {
  const { values } = measured(id, sizes).solved;
  for (const [name, size] of Object.entries(expected)) expect(values.get(name)?.number, name).toBeCloseTo(size, 6);
});

test.each([
  ["triangle-angle", { a: "3", b: "4", A: "6" }, "gamma", "= 90°"],
  ["cuboid", { a: "6", S: "108", V: "72" }, "b", "= 4\u00A0cm"],
  ["cuboid", { a: "1", V: "2", d: "√5" }, "b", "= √2\u00A0cm ≈ 1.414\u00A0cm"],
  // Near 2, and not 2.
  ["cuboid", { a: "3", S: "32.0000001", V: "12" }, "b", null],
] as const)("%s with %j: what was found by trying is exact where that is proved", (id, sizes, name, expected) => {
  const shown = measured(id, sizes).work.find(({ quantity }) => quantity.name === name)?.result ?? "";
  if (expected === null) expect(shown).toMatch(/^≈/);
  else expect(shown).toBe(expected);
});

test("a line that is filled in with what was rounded does not say that it is equal", () => {
  const divided = measured("rectangle", { b: "2.5", A: "1" }).work.flatMap((one) => one.lines);
  expect(divided).toContain("a = 1 ÷ 2.5");
  const third = measured("triangle-angle", { a: "2", b: "3", gamma: "50" }).work.flatMap((one) => one.lines);
  expect(third).toContainEqual(expect.stringMatching(/^P ≈ 2 \+ 3 \+ 2\./));
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
