import fc from "fast-check";
import { expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { curve, valueAt } from "./curve.ts";
import { curveOfPieces, features, meetings } from "./features.ts";
import { holesOf } from "./holes.ts";
import { readPieces } from "./piece.ts";
import { compilePieces, pieceEnds } from "./pieces.ts";

function pieces(text: string) {
  const read = readPieces(text, ["x"]);
  if (!read?.ok) throw new Error(`${text}: ${read?.message}`);
  return read.value;
}

const of = (text: string) => compilePieces(pieces(text), "rad");

test.each<[string, ...(readonly [number, number])[]]>([
  ["{x < 0: -x, x >= 0: x^2}", [-3, 3], [0, 0], [2, 4]],
  ["{x < 0: -x, x}", [-3, 3], [0, 0], [2, 2]],
  ["{x < 1: 1; x < 2: 2; x = 2: 7; 3}", [0, 1], [1, 2], [2, 7], [5, 3]],
  ["{0 < x < 1: max(x, 1/2)}", [0.25, 0.5], [0, Number.NaN], [1, Number.NaN]],
  ["{sin(x) > 0: 1, sin(x) < 0: -1}", [1, 1], [-1, -1]],
])("%s has the value of its first rule that holds", (text, ...values) => {
  for (const [x, y] of values) expect(valueAt(of(text), x)).toBe(y);
});

test.each([
  ["{x < 0: -x, x >= 0: x^2}", []],
  ["{x < 0: -1, x >= 0: 1}", ["0 -1 open", "0 1 closed"]],
  ["{x < 0: x, x > 0: x}", ["0 0 open"]],
  ["{0 <= x < 2: x^2}", ["0 0 closed", "2 4 open"]],
  ["{x = 1: 5, x}", ["1 1 open", "1 5 closed"]],
  ["{x < 0: 1/x, x}", ["0 0 closed"]],
])("%s has the ends %j", (text, ends) => {
  expect(pieceEnds(of(text)).map(({ x, y, isClosed }) => `${x} ${y} ${isClosed ? "closed" : "open"}`)).toEqual(ends);
});

test.each([
  ["(x^2 - 1)/(x - 1)", [{ x: 1, y: 2 }]],
  ["x/x + 1/(x - 2)", [{ x: 0, y: 0.5 }]],
  ["(x - 1)^2/(x - 1)", [{ x: 1, y: 0 }]],
  ["(x - 1)/(x - 1)^2", []],
  ["x(1/x)", [{ x: 0, y: 1 }]],
  ["1/(x - 1) - 2/(x^2 - 1)", [{ x: 1, y: 0.5 }]],
  ["1/x", []],
  ["sin x/x", [{ x: 0, y: 1 }]],
  ["(1 - cos x)/x^2 + 3", [{ x: 0, y: 3.5 }]],
  ["-sin x/x", [{ x: 0, y: -1 }]],
  ["x/sin x", [{ x: 0, y: 1 }]],
  ["2x/(e^x - 1)", [{ x: 0, y: 2 }]],
  ["ln(x)/(x - 1)", [{ x: 1, y: 1 }]],
  ["x sin(1/x)", [{ x: 0, y: 0 }]],
  ["sin(1/x)", []],
  ["|x|/x", []],
  ["tan x", []],
  ["√x", []],
  ["√x/x", []],
  ["x√x/x", []],
  ["sin x/x^2", []],
  ["sin(x)/|x|", []],
  ["sin x/(x - π)", [{ x: Math.PI, y: -1 }]],
  ["2sin(2x)/(2x + π)", [{ x: -Math.PI / 2, y: -2 }]],
  ["(1 + cos x)/(x - π)^2", [{ x: Math.PI, y: 0.5 }]],
  ["(x^2 - π^2)/(x + π)", [{ x: -Math.PI, y: -2 * Math.PI }]],
  [
    "(x^4 - 4)/(x^2 - 2)",
    [
      { x: -Math.SQRT2, y: 4 },
      { x: Math.SQRT2, y: 4 },
    ],
  ],
  ["cos x/(x - π)", []],
  ["sin x/(x - π)^2", []],
  ["sin x/(x - 3.14159265)", []],
  ["(x - 3.14159265)/(x - π)", []],
])("%s has the holes %j", (text, holes) => {
  const read = readExpression(text, { names: ["x"] });
  if (!read.ok) throw new Error(read.message);
  expect(holesOf(read.tree, "rad", [-10, 10]).map(({ x, y }) => ({ x, y: Number(y.toPrecision(12)) }))).toEqual(
    holes.map(({ x, y }) => ({ x, y: Number(y.toPrecision(12)) })),
  );
});

test("a range holds every value, and no line crosses a jump", () => {
  const whole = fc.integer({ min: -4, max: 4 });
  fc.assert(
    fc.property(whole, whole, fc.integer({ min: 1, max: 5 }), whole, (a, b, wide, c) => {
      const text = `{x < ${a}: ${b} - x, x <= ${a + wide}: ${c}x, x^2 - ${c + 5}}`;
      const program = of(text);
      const plain = (x: number) => (x < a ? b - x : x <= a + wide ? c * x : x * x - (c + 5));
      for (let from = -10; from < 10; from += 0.7) {
        const { lo, hi } = program.run(from, from + 1.3);
        for (const part of [0, 0.3, 0.77, 1]) {
          const y = plain(from + 1.3 * part);
          expect(y >= lo - 1e-9 && y <= hi + 1e-9, text).toBe(true);
        }
      }
      const view = { x: [-10, 10], y: [-100, 100] } as const;
      const x = compilePieces([{ tree: { kind: "name", name: "x" }, when: [] }], "rad");
      for (const line of curve(x, program, view.x, view, { pieces: 100, width: 400, height: 400 })) {
        for (let i = 0; i + 3 < line.length; i += 2) {
          const [x0 = 0, , x1 = 0] = line.slice(i, i + 3);
          for (const seam of [a, a + wide]) {
            const isJump = Math.abs(plain(seam - 1e-9) - plain(seam + 1e-9)) > 1e-6;
            expect(isJump && x0 < seam && seam < x1, `${text} at ${seam}`).toBe(false);
          }
        }
      }
    }),
  );
});

test("roots, breaks and meetings of pieces; no gradient at a corner", () => {
  const bent = curveOfPieces(pieces("{x < 1: x + 2, 2x + 1}"), "rad");
  const jump = curveOfPieces(pieces("{x < 1: x + 2, x >= 1: x - 4}"), "rad");
  expect(features(bent, -10, 10).breaks).toEqual([]);
  expect(features(bent, -10, 10).roots).toEqual([-2]);
  expect(features(jump, -10, 10).ends.map(({ x }) => x)).toEqual([1, 1]);
  expect(features(jump, -10, 10).stretches.map(({ from, to }) => [from, to])).toEqual([
    [-10, 1],
    [1, 10],
  ]);
  expect(features(jump, -10, 10).roots).toEqual([-2, 4]);
  expect(bent.rate && valueAt(bent.rate, 1)).toBeNaN();
  expect(bent.rate && valueAt(bent.rate, 2)).toBe(2);
  const line = curveOfPieces([{ tree: readTree("1"), when: [] }], "rad");
  expect(meetings(jump, line, -10, 10, "rad").map(({ x }) => x)).toEqual([-1, 5]);
});

test.each([
  ["(x^2 - 1)/(x - 1)", { roots: [-1], ways: ["rises", "rises"] }],
  ["(x - 1)^3/(x - 1)", { roots: [], ways: ["falls", "rises"] }],
  ["x (3x - 1)/(3x - 1)", { roots: [0], ways: ["rises", "rises"] }],
])("beside its hole %s is told to the end", (text, { roots, ways }) => {
  const found = features(curveOfPieces([{ tree: readTree(text), when: [] }], "rad"), -10, 10);
  expect(found.roots).toEqual(roots);
  expect(found.isComplete).toBe(true);
  expect(found.stretches.map(({ way }) => way)).toEqual(ways);
  expect([...found.highs, ...found.lows]).toEqual([]);
});

test("a corner is met and turned at: a zero at a seam is a root, a valley there a lowest point", () => {
  const valley = features(curveOfPieces(pieces("{x < 0: -x/2, 0 <= x < 3: x^2, 7}"), "rad"), -10, 10);
  expect(valley.roots).toEqual([0]);
  expect(valley.lows).toEqual([{ x: 0, y: 0 }]);
  const roof = features(curveOfPieces(pieces("{x < 1: x + 2, 5 - 2x}"), "rad"), -10, 10);
  expect(roof.highs).toEqual([{ x: 1, y: 3 }]);
  const begins = features(curveOfPieces(pieces("{x < 0: 1, x >= 0: x}"), "rad"), -10, 10);
  expect(begins.roots).toEqual([0]);
  expect([...begins.lows, ...begins.highs]).toEqual([]);
});

test("at a hole nothing is met", () => {
  const [line, diagonal] = ["x (3x - 1)/(3x - 1)", "1 - 2x"].map((text) =>
    curveOfPieces([{ tree: readTree(text), when: [] }], "rad"),
  );
  if (line && diagonal) expect(meetings(line, diagonal, -10, 10, "rad")).toEqual([]);
});

function readTree(text: string) {
  const read = readExpression(text, { names: ["x"] });
  if (!read.ok) throw new Error(read.message);
  return read.tree;
}
