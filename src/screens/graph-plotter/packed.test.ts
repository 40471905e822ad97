import { expect, test } from "vitest";
import { readRow } from "../../tools/plotter/row.ts";
import { pack, unpack } from "./packed.ts";

const drawingsOf = (lines: readonly string[]) =>
  lines.flatMap((line, id) => {
    const row = readRow(line, new Map());
    return row.kind === "drawing" ? [{ id, drawing: row.drawing }] : [];
  });
const lines = [
  "y = 2x + 1/3",
  "y = 123456789012345678901234567890 x",
  "1 < x^2 + y^2 < 16 {x > 0}",
  "(cos t, 2sin t) {0 <= t <= pi}",
  "y = {x < 0: -x, x >= 0: x^2}",
  "(1, 2), (3, 4.5)",
];

test("drawings come out as they were packed, with whole numbers of any length", () => {
  const drawings = drawingsOf(lines);
  expect(drawings).toHaveLength(lines.length);
  expect(unpack(pack(drawings))).toEqual(drawings);
});

test("another text gives other drawings, the same text the same", () => {
  const [one, other] = [pack(drawingsOf(["y = x"])), pack(drawingsOf(["y = 2x"]))];
  const drawings = unpack(one);
  expect(unpack(one)).toBe(drawings);
  expect(unpack(other)).not.toEqual(drawings);
  expect(unpack(one)).toEqual(drawings);
});
