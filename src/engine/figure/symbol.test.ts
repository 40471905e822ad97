import { expect, test } from "vitest";
import { symbol } from "./symbol.ts";

test("neighbours of one colour share a path, in short steps", () => {
  expect(
    symbol("two", [
      {
        polygon: [
          [0, 0],
          [3, 0],
          [3, 3],
          [0, 3],
        ],
        fill: "flat1",
      },
      {
        polygon: [
          [6, 0],
          [9, 0],
          [9, 3],
        ],
        fill: "flat1",
      },
      { circle: [6, 6], radius: 1, fill: "ink" },
    ]),
  ).toBe(
    '<symbol id="two" viewBox="0 0 120 120"><path fill="var(--flat1)" d="M0 120h30v-30h-30ZM60 120h30v-30Z"/>' +
      '<g fill="var(--ink)"><circle cx="60" cy="60" r="10"/></g></symbol>',
  );
});

test("a shape has no outline, and covers what was drawn before it", () => {
  const drawn = symbol("one", [
    {
      line: [
        [0, 0],
        [6, 6],
      ],
    },
    { ellipse: [6, 6], rx: 2, ry: 1, fill: "ground" },
  ]);
  expect(drawn.match(/stroke=/g)).toHaveLength(1);
  expect(drawn.indexOf("<ellipse")).toBeGreaterThan(drawn.indexOf("stroke="));
});

test("what has no look in a motif is refused", () => {
  expect(() => symbol("named", [{ dot: "A" }])).toThrow("no named points");
  expect(() => symbol("grid", [{ grid: { x: [0, 2], y: [0, 2] } }])).toThrow("fig-grid");
});
