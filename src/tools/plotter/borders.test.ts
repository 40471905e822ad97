import { expect, test } from "vitest";
import { cellsOf } from "./grid.ts";
import { readRelation } from "./read-relation.ts";
import { bordersOf } from "./relation.ts";

const across = 128;
const view = { x: [-4, 4], y: [-4, 4] } as const;

/** The points of each border, and whether it belongs to the area. */
function borders(text: string) {
  const read = readRelation(text, ["x", "y"]);
  if (!read.ok) throw new Error(read.message);
  return bordersOf(read.value).map(({ relation, isClosed }) => {
    const points = cellsOf(relation, view, across).lines.flatMap((line) =>
      line.flatMap((at, i) => (i % 2 ? [] : [[(at / across) * 8 - 4, 4 - ((line[i + 1] ?? 0) / across) * 8] as const])),
    );
    return { isClosed, points };
  });
}

test("a ring has two borders, each with its own right to belong to it", () => {
  const [inner, outer] = borders("1 < x^2 + y^2 <= 4");
  for (const [border, isClosed, radius] of [
    [inner, false, 1],
    [outer, true, 2],
  ] as const) {
    expect(border?.isClosed).toBe(isClosed);
    expect(border?.points.length).toBeGreaterThan(40);
    for (const [x, y] of border?.points ?? []) expect(Math.hypot(x, y)).toBeCloseTo(radius, 2);
  }
});

test("a border ends where the other parts no longer hold", () => {
  const [line, ...others] = borders("y < x {x > 1}");
  expect(others).toEqual([]);
  expect(line?.points.length).toBeGreaterThan(10);
  for (const [x, y] of line?.points ?? []) {
    expect(y).toBeCloseTo(x, 6);
    expect(x).toBeGreaterThan(0.99);
  }
});
