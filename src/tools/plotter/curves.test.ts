import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { compile } from "./compile.ts";
import { curve, type Line, valueAt } from "./curve.ts";
import { curveOf, features, meetings } from "./features.ts";
import type { View } from "./grid.ts";
import { findZeros } from "./zeros.ts";

const view: View = { x: [-10, 10], y: [-10, 10] };
const fineness = { pieces: 300, width: 600, height: 600 };

function tree(text: string) {
  const read = readExpression(text, { names: ["x", "t"] });
  if (!read.ok) throw new Error(`${text}: ${read.message}`);
  return read.tree;
}

function lines(text: string): Line[] {
  return curve(compile(tree("x"), "x"), compile(tree(text), "x"), view.x, view, fineness);
}

const ends = (line: Line) => [line[0] ?? Number.NaN, line.at(-2) ?? Number.NaN] as const;

describe("curves", () => {
  test("1/x has two branches, and no line across the pole", () => {
    const found = lines("1/x");
    expect(found).toHaveLength(2);
    for (const line of found) expect(Math.sign(ends(line)[0])).toBe(Math.sign(ends(line)[1]));
  });

  test("tan x has a branch between each two poles", () => {
    const found = lines("tan x");
    expect(found).toHaveLength(7);
    for (const line of found) {
      const [from, to] = ends(line);
      expect(Math.abs(Math.round(from / Math.PI) - Math.round(to / Math.PI))).toBe(0);
    }
  });

  test("floor x has level steps", () => {
    const found = lines("floor x");
    expect(found).toHaveLength(20);
    for (const line of found) expect(line[1]).toBe(line.at(-1));
  });

  test("a root begins where it is defined", () => {
    const [only, ...others] = lines("√(x - 1)");
    expect(others).toEqual([]);
    expect(only && ends(only)[0]).toBeCloseTo(1, 4);
  });

  test.each(["x^2/4 - 3", "5sin x", "x^3/20 - x", "3cos(3x)", "|x| - 2", "e^(x/4)"])(
    "%s is one line, and near the curve",
    (text) => {
      const found = lines(text);
      const of = compile(tree(text), "x");
      for (const line of found) {
        for (let i = 0; i + 3 < line.length; i += 2) {
          const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = line.slice(i, i + 4);
          if (Math.max(Math.abs(y0), Math.abs(y1)) > 10) continue;
          expect(Math.abs(valueAt(of, (x0 + x1) / 2) - (y0 + y1) / 2)).toBeLessThan(0.08);
        }
      }
      expect(found.length).toBe(1);
    },
  );

  test("a circle as the way of a point", () => {
    const [line, ...others] = curve(compile(tree("3cos t"), "t"), compile(tree("3sin t"), "t"), [0, 7], view, fineness);
    expect(others).toEqual([]);
    for (let i = 0; i < (line?.length ?? 0); i += 2)
      expect(Math.hypot(line?.[i] ?? 0, line?.[i + 1] ?? 0)).toBeCloseTo(3, 6);
  });
});

describe("features", () => {
  const of = (text: string) => features(curveOf(tree(text), "rad"), -10, 10);

  test("a cubic", () => {
    const { roots, highs, lows, start, stretches } = of("x^3 - 3x");
    expect(roots.map((x) => x.toFixed(6))).toEqual(
      ["-1.732051", "0.000000", "1.732051"].map((text) =>
        text === "0.000000" ? expect.stringMatching(/^-?0\.000000$/) : text,
      ),
    );
    expect(highs).toEqual([{ x: expect.closeTo(-1, 9), y: expect.closeTo(2, 9) }]);
    expect(lows).toEqual([{ x: expect.closeTo(1, 9), y: expect.closeTo(-2, 9) }]);
    expect(start).toBe(0);
    expect(stretches.map(({ way }) => way)).toEqual(["rises", "falls", "rises"]);
  });

  test("a curve that touches the axis has a root there", () => {
    expect(of("(x - 1)^2").roots).toEqual([expect.closeTo(1, 9)]);
  });

  test("poles are no roots, and are told from jumps", () => {
    const { roots, breaks, poles, highs, lows } = of("1/(x - 2)");
    expect([roots, highs, lows, breaks]).toEqual([[], [], [], []]);
    expect(poles).toEqual([2]);
    expect(of("tan x").poles[3]).toBeCloseTo(Math.PI / 2, 9);
  });

  test("sin x: seven roots, and turning points between them", () => {
    const { roots, highs, lows } = of("sin x");
    expect([roots.length, highs.length, lows.length]).toEqual([7, 3, 3]);
  });

  test("where a line and a parabola meet", () => {
    const found = meetings(curveOf(tree("x^2"), "rad"), curveOf(tree("x + 2"), "rad"), -10, 10, "rad");
    expect(found).toEqual([
      { x: expect.closeTo(-1, 9), y: expect.closeTo(1, 9) },
      { x: expect.closeTo(2, 9), y: expect.closeTo(4, 9) },
    ]);
  });
});

test("zeros of a product of lines are found, each once", () => {
  const third = fc.integer({ min: -27, max: 27 }).map((n) => n / 3);
  fc.assert(
    fc.property(fc.uniqueArray(third, { minLength: 1, maxLength: 5 }), (all) => {
      const { of, rate } = curveOf(tree(all.map((root) => `(3x - (${Math.round(root * 3)}))`).join("")), "rad");
      const found = rate ? findZeros(of, rate, -10, 10).places : [];
      expect(found).toEqual([...all].sort((a, b) => a - b).map((root) => expect.closeTo(root, 7)));
    }),
    { numRuns: 100 },
  );
});

test.each([
  "x^3 - 2x",
  "sin(2x)",
  "x sin x",
  "1/x",
  "√(x + 11)",
  "e^(x/3)",
  "ln(x + 11)",
  "x^(1/3)",
  "2^x",
  "tan x",
  "log(x + 11)",
  "atan x",
  "cosh(x/3)",
  "|x|",
  "sec x",
  "cot x",
  "asin(x/11)",
  "root(3, x)",
])("the gradient of %s", (text) => {
  const { of, rate } = curveOf(tree(text), "rad");
  for (const x of [-7.3, -2.2, -0.7, 0.4, 1.1, 3.3, 8.6]) {
    const h = 1e-5;
    const plain = (valueAt(of, x + h) - valueAt(of, x - h)) / (2 * h);
    if (Number.isFinite(plain) && Math.abs(plain) < 1e4 && rate) expect(valueAt(rate, x) / plain).toBeCloseTo(1, 4);
  }
});

test("where there is too much to be told, that is said", () => {
  const told = (text: string) => features(curveOf(tree(text), "rad"), -10, 10);
  expect(told("sin(1/x)")).toMatchObject({ isComplete: false, stretches: [] });
  expect(told("sin(5x)").isComplete).toBe(true);
});
