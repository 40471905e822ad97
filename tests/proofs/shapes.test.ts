import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { measure } from "../../src/tools/shapes/measure.ts";
import { planeShapes } from "../../src/tools/shapes/plane-shapes.ts";
import { solids } from "../../src/tools/shapes/solids.ts";

// Cases that SymPy answered. They are kept beside the project, not in it.
const file = new URL("../../../shared/oracles/geometry.json", import.meta.url);
const here = existsSync(file);
if (!here) console.log("shapes: skipped, there is no folder ../shared/oracles beside the project");

interface ShapeCase {
  readonly id: string;
  readonly shape: string;
  readonly quantity: string;
  readonly params: Readonly<Record<string, string>>;
  readonly value: number;
  readonly exact: string;
}

/** Its names of shapes and quantities in ours. */
const shapes: Readonly<Record<string, string>> = {
  "triangle area (three sides)": "triangle-sides",
  "triangle area (two sides, angle deg)": "triangle-angle",
  "right triangle": "right-triangle",
  annulus: "ring",
  "regular polygon": "regular-polygon",
  "square pyramid": "square-pyramid",
  "triangular prism": "triangular-prism",
  "cone frustum": "frustum",
};
const quantities: Readonly<Record<string, string>> = {
  area: "A",
  perimeter: "P",
  diagonal: "d",
  hypotenuse: "c",
  circumference: "C",
  "arc length (deg)": "b",
  volume: "V",
  "surface area": "S",
};

describe.skipIf(!here)("against SymPy", () => {
  const cases: readonly ShapeCase[] = here ? JSON.parse(readFileSync(file, "utf8")).cases : [];
  test.each(cases.map((one) => [one.id, one] as const))("%s", (_id, { shape, quantity, params, value, exact }) => {
    const id = shapes[`${shape} ${quantity}`] ?? shapes[shape] ?? shape;
    const ours = [...planeShapes, ...solids].find((one) => one.id === id);
    if (!ours) throw new Error(`no shape ${id}`);
    const typed = Object.fromEntries(Object.entries(params).map(([name, text]) => [name, { text }]));
    const name = quantities[quantity] ?? quantities[quantity.replace(/ \(.*/, "")] ?? "";
    const found = measure(ours, typed, "cm").solved.values.get(name);
    expect(Math.abs((found?.number ?? Number.NaN) - value) / value).toBeLessThanOrEqual(1e-12);
    // Exact wherever SymPy has one term or a number.
    if (!/\(.*sqrt|[-+]|tan/.test(exact)) expect(found?.exact).not.toBe(null);
  });
});
