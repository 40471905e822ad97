import { expect, test } from "vitest";
import { fillDrawing } from "../../tools/plotter/fill.ts";
import { cellsOf } from "../../tools/plotter/grid.ts";
import { readRow } from "../../tools/plotter/row.ts";
import { cellsPlace, labelPlace, linesOf } from "./shapes.ts";
import { toPixels } from "./view.ts";

const view = { x: [-10, 10], y: [-10, 10] } as const;
const letters = new Map([["a", { num: 2n, den: 1n }]]);

/** Both ends of the one line that is drawn. */
function endsOf(text: string, angle: "deg" | "rad" = "rad"): readonly number[] {
  const row = readRow(text, letters);
  if (row.kind !== "drawing") throw new Error(row.kind === "fault" ? row.message : row.kind);
  const lines = linesOf(fillDrawing(row.drawing, letters), view, { width: 400, height: 400 }, angle);
  expect(lines).toHaveLength(1);
  const [line = []] = lines;
  return [...line.slice(0, 2), ...line.slice(-2)].map((each) => Number(each.toFixed(6)) + 0);
}

test.each([
  ["(cos t, sin t), 0 <= t <= π/2", [1, 0, 0, 1]],
  ["(t, t^2) {-1 < t < 3}", [-1, 1, 3, 9]],
  ["(t, 2t); 3 ≥ t ≥ 0", [0, 0, 3, 6]],
  ["(t, 0) {t <= 2a}", [-10.5, 0, 4, 0]],
  ["r = θ {0 <= θ <= 2π}", [0, 0, 6.283185, 0]],
  ["r = 2, π/2 < theta < π", [0, 2, -2, 0]],
])("%s is drawn from end to end", (text, ends) => {
  const drawn = endsOf(text);
  // What leads out of sight ends a little beyond the edge.
  for (const [i, end] of ends.entries()) expect(Math.abs((drawn[i] ?? 0) - end)).toBeLessThan(end < -10 ? 0.6 : 1e-5);
});

test.each([
  ["r = 2sin(3θ)", 13.3649],
  ["r = 2cos(2θ)", 19.3769],
  ["(cos t, sin t)", 2 * Math.PI],
])("%s is drawn once, so that its dashes do not fill each other", (text, length) => {
  const row = readRow(text, letters);
  if (row.kind !== "drawing") throw new Error(row.kind);
  const [line = []] = linesOf(row.drawing, view, { width: 400, height: 400 }, "rad");
  let drawn = 0;
  for (let i = 2; i + 1 < line.length; i += 2)
    drawn += Math.hypot((line[i] ?? 0) - (line[i - 2] ?? 0), (line[i + 1] ?? 0) - (line[i - 1] ?? 0));
  expect(drawn).toBeCloseTo(length, 1);
});

test("in degrees the ends are degrees", () =>
  expect(endsOf("(cos t, sin t), 0 <= t <= 90", "deg")).toEqual([1, 0, 0, 1]));

test("an end before the beginning leaves nothing to draw", () => {
  const row = readRow("(t, t), 3 <= t <= 1", letters);
  if (row.kind !== "drawing") throw new Error(row.kind);
  expect(linesOf(row.drawing, view, { width: 400, height: 400 }, "rad")).toEqual([]);
});

test.each([
  ["(cos t, sin t), 0 <= t <= x", "t runs between numbers, not x."],
  ["(cos t, sin t), 0 <= t >= 1", "Say from where to where t runs, as in 0 ≤ t ≤ 3."],
  ["(cos t, sin t), t = 1", "Say from where to where t runs, as in 0 ≤ t ≤ 3."],
  ["(cos t, x), 0 <= t <= 1", "In a point, use numbers or the letter t, not x."],
  ["(cos t, sin t), 0 <= t <= b", "b has no number yet: add a line such as b = 1."],
  ["(cos t, sin t), 0 <= t <= (2", "A bracket is not closed."],
])("%s: %s", (text, message) => expect(readRow(text, letters)).toMatchObject({ kind: "fault", message }));

test("the number of a line is clear of the numbers along the axes, where its curve leaves room", () => {
  const size = { width: 356, height: 296 };
  const view = { x: [-10, 10], y: [-8, 8] } as const;
  const { across, down } = toPixels(view, size);
  /** The number is drawn up and to the right of its place, those of the axes below the one and left of the other. */
  const isClear = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const [left, bottom] = [across(x) + 9, down(y) - 7];
    const isUnder = bottom > down(0) + 4 && bottom - 11 < down(0) + 19;
    const isBeside = left + 9 > across(0) - 41 && left < across(0) - 5;
    return !isUnder && !isBeside;
  };
  for (const text of ["sin 2x", "tan x", "x^3", "y = -x", "x/2 - 1", "y = 3", "x^2 - 1"])
    for (let id = 0; id < 6; id++) {
      const row = readRow(text, letters);
      if (row.kind !== "drawing") throw new Error(row.kind);
      const at = labelPlace(linesOf(row.drawing, view, size, "rad"), view, size, id);
      expect(at && isClear(at), `${text}, line ${id}: ${JSON.stringify(at)}`).toBe(true);
    }
  for (const text of ["x^2 + y^2 = 9", "x = y^2 - 2", "x y = 1", "x > y", "|x| + |y| = 5"]) {
    const row = readRow(text, letters);
    if (row.kind !== "drawing" || row.drawing.kind !== "relation") continue;
    for (const across of [32, 128, 512]) {
      const at = cellsPlace(cellsOf(row.drawing.relation, view, across), view);
      expect(at && isClear(at), `${text}, ${across} across: ${JSON.stringify(at)}`).toBe(true);
    }
  }
  // Where it leaves none, it has its number all the same.
  const low = readRow("y = -1", letters);
  if (low.kind !== "drawing") throw new Error(low.kind);
  expect(labelPlace(linesOf(low.drawing, view, size, "rad"), view, size, 0)).not.toBeNull();
});
