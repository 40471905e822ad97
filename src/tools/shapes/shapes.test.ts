import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { draw } from "../../engine/figure/draw.ts";
import { Refusal } from "../../engine/refusal.ts";
import { figureOf } from "./figure.ts";
import { follow } from "./follow.ts";
import { measure } from "./measure.ts";
import { planeShapes } from "./plane-shapes.ts";
import type { Shape } from "./shape.ts";
import { solids } from "./solids.ts";
import { solve } from "./solve.ts";
import { roughly, type Values } from "./value.ts";

const all = [...planeShapes, ...solids];
const find = (id: string): Shape => {
  const shape = all.find((one) => one.id === id);
  if (!shape) throw new Error(id);
  return shape;
};
const typed = (sizes: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(sizes).map(([name, text]) => [name, { text }]));
const resultOf = (id: string, sizes: Readonly<Record<string, string>>, name: string, unit = "cm") =>
  measure(find(id), typed(sizes), unit).work.find(({ quantity }) => quantity.name === name)?.result;

describe.each(all.map((shape) => [shape.id, shape] as const))("%s", (_id, shape) => {
  test("names nothing that is no quantity of it, and opens with what fixes it", () => {
    const names = new Set(shape.quantities.map(({ name }) => name));
    expect(names.size).toBe(shape.quantities.length);
    for (const { gives, takes } of shape.formulas) for (const name of [gives, ...takes]) expect(names).toContain(name);
    for (const name of [...shape.bases, ...Object.keys(shape.opens)]) expect(names).toContain(name);
    for (const base of shape.bases) expect(shape.opens[base]).toBeDefined();
    const { work } = measure(shape, typed(shape.opens), "cm");
    expect(work.length).toBeGreaterThan(0);
  });

  test("every formula agrees with the others: any quantity is found again from those that were found", () => {
    const sizes = fc.tuple(...shape.bases.map((name) => baseOf(shape, name)));
    fc.assert(
      fc.property(sizes, (list) => {
        const given: Values = new Map(shape.bases.map((name, index) => [name, roughly(list[index] ?? 1)]));
        const { values } = follow(shape, given);
        const isOne = shape.checks.every(({ of, holds }) => {
          const known = of.flatMap((name) => values.get(name)?.number ?? []);
          return known.length < of.length || holds(...known);
        });
        fc.pre(isOne && [...values.values()].every(({ number }) => number > 1e-3));
        for (const formula of shape.formulas) {
          const [value] = formula.takes.every((name) => values.has(name))
            ? follow({ ...shape, formulas: [formula] }, new Map([...values].filter(([name]) => name !== formula.gives)))
                .steps
            : [];
          const before = values.get(formula.gives)?.number;
          if (!value || before === undefined || otherSolution(shape, formula.gives, formula.takes)) continue;
          const error = Math.abs(value.value.number - before) / before;
          expect(error, `${formula.gives} from ${formula.takes}`).toBeLessThan(1e-5);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("its figure can be drawn, also of extreme sizes and while nothing is known", () => {
    for (const size of ["1", "1000"]) {
      const [first = ""] = shape.bases;
      const changed = {
        ...shape.opens,
        [first]: shape.opens[first] ?? "",
        ...(first === "n" ? {} : { [first]: size }),
      };
      const measured = attempt(() => measure(shape, typed(changed), "cm"));
      expect(draw(figureOf(shape, measured, "cm"))).toContain("<svg");
    }
    expect(draw(figureOf(shape, null, "m"))).toContain("Not to scale");
    expect(draw(figureOf(shape, measure(shape, typed(shape.opens), "cm"), "cm"))).not.toContain("Not to scale");
  });
});

function baseOf(shape: Shape, name: string): fc.Arbitrary<number> {
  const kind = shape.quantities.find((one) => one.name === name)?.kind;
  if (kind === "count") return fc.integer({ min: 3, max: 20 });
  return kind === "angle" ? fc.integer({ min: 5, max: 170 }) : fc.double({ min: 0.5, max: 50, noNaN: true });
}

/** The longer side of two that may change places is the one such a formula gives. */
const otherSolution = (shape: Shape, gives: string, takes: readonly string[]): boolean =>
  (shape.id === "rectangle" && gives === "a" && takes.includes("A") && takes.includes("P")) ||
  (shape.id === "rhombus" && gives === "p" && takes.includes("A") && takes.includes("a")) ||
  (shape.id === "right-triangle" && gives === "a" && takes.includes("A") && takes.includes("P"));

const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

test.each([
  ["square", { A: "50" }, "a", "= 5√2\u00A0cm ≈ 7.071\u00A0cm"],
  ["rectangle", { A: "40", P: "26" }, "b", "= 5\u00A0cm"],
  ["circle", { A: "36π" }, "r", "= 6\u00A0cm"],
  ["circle", { C: "10" }, "r", "= 5/π\u00A0cm ≈ 1.592\u00A0cm"],
  ["triangle-sides", { a: "13", b: "14", c: "15" }, "A", "= 84\u00A0cm²"],
  ["triangle-angle", { a: "5", b: "13", gamma: "150" }, "A", "= 65/4"],
  ["regular-polygon", { n: "12", a: "9" }, "A", "= (486 + 243√3)\u00A0cm²"],
  ["sphere", { V: "36π" }, "r", "= 3\u00A0cm"],
  ["cone", { r: "3", s: "5" }, "V", "= 12π\u00A0cm³"],
  ["sector", { r: "6", A: "6π" }, "theta", "= 60°"],
] as const)("%s with %j: %s %s", (id, sizes, name, result) => {
  const found = resultOf(id, sizes, name);
  if (name === "A" && id === "triangle-angle") expect(found).toBe("= 16.25\u00A0cm²");
  else expect(found?.startsWith(result)).toBe(true);
});

test("units may be mixed, and are converted first", () => {
  const { conversions, work } = measure(find("rectangle"), { a: { text: "1.2", unit: "m" }, b: { text: "50" } }, "cm");
  expect(conversions).toEqual(["a = 1.2\u00A0m = 120\u00A0cm"]);
  expect(work[0]?.lines).toEqual(["A = a × b", "A = 120 × 50", "A = 6000\u00A0cm²"]);
  expect(measure(find("cube"), { V: { text: "8", unit: "l" } }, "cm").work[0]?.result).toBe("= 20\u00A0cm");
});

test.each([
  ["5√2", "= 5\u00A0cm"],
  ["√2", "= 1\u00A0cm"],
  ["4sqrt(2)", "= 4\u00A0cm"],
  ["√2/2", "= 1/2\u00A0cm"],
  ["3√(8)", "= 6\u00A0cm"],
])("results can be typed again as they are written: a diagonal of %s", (text, side) => {
  const { work } = measure(find("square"), { d: { text } }, "cm");
  expect(work.find(({ quantity }) => quantity.name === "a")?.result.replace("0.5", "1/2")).toBe(side);
});

test("π may have a denominator, and that is not 0", () => {
  const radius = (text: string) =>
    measure(find("circle"), { A: { text } }, "cm").work.find(({ quantity }) => quantity.name === "r")?.result;
  expect(radius("25π/4")).toMatch(/^= (?:5\/2|2\.5)\u00A0cm$/);
  expect(() => radius("25π/0")).toThrow("divided by 0");
});

describe("where no formula gives a size, it is found by trying", () => {
  test.each([
    ["frustum", { R: 5, h: 6 }, "r", 2],
    ["cone", { h: 4 }, "r", 3],
    ["ellipse", { a: 7 }, "b", 4],
    ["silo", { h: 5 }, "r", 3],
    ["pyramid", { a: 7, b: 4 }, "h", 5],
  ] as const)("%s", (id, others, name, size) => {
    const shape = find(id);
    const bases = new Map(Object.entries(others).map(([one, number]) => [one, roughly(number)]));
    const full = follow(shape, new Map(bases).set(name, roughly(size))).values;
    const target = id === "ellipse" ? "P" : id === "silo" ? "V" : "S";
    const known = full.get(target) ?? roughly(Number.NaN);
    const { values, steps } = solve(shape, bases.set(target, known), () => "");
    expect(values.get(name)?.number).toBeCloseTo(size, 9);
    expect(steps.some(({ formula, gives }) => formula === null && gives === name)).toBe(true);
  });

  test("where two would fit, none is picked", () => {
    expect(() => measure(find("triangle-sides"), typed({ a: "5", b: "6", A: "12" }), "cm")).toThrow(
      "More than one triangle",
    );
  });
});

test.each([
  [
    "triangle-sides",
    { a: "2", b: "3", c: "9" },
    "Two sides of 2\u00A0cm and 3\u00A0cm cannot reach around a side of 9\u00A0cm.",
  ],
  ["rectangle", { a: "8", b: "5", A: "41" }, "one more than is needed"],
  ["rectangle", { A: "100", P: "4" }, "no such rectangle"],
  ["rectangle", { P: "10", a: "7" }, "would have to be −2"],
  ["ring", { R: "3", r: "4" }, "has to be smaller"],
  ["regular-polygon", { n: "2.5", a: "4" }, "whole number of sides"],
  ["circle", { r: "-3" }, "has to be above zero"],
  ["circle", { r: "big" }, "is not a number"],
  ["cone", { r: "5", s: "4" }, "not longer than"],
  ["right-triangle", { a: "5", c: "4" }, "the longest side"],
] as const)("%s with %j is refused: %s", (id, sizes, words) => {
  expect(() => measure(find(id), typed(sizes), "cm")).toThrow(Refusal);
  expect(() => measure(find(id), typed(sizes), "cm")).toThrow(words);
});

test("an empty shape is no fault, and nothing follows from it", () => {
  expect(measure(find("rectangle"), {}, "cm").work).toEqual([]);
});
