import { expect, test } from "vitest";
import { rational } from "../../maths/rational.ts";
import { fillDrawing } from "./fill.ts";
import { readBack } from "./read-back.ts";
import { readRow } from "./row.ts";

test.each([
  ["y = a x^2 + b", "y = x² − 2"],
  ["y = a(x - b)^2 + b", "y = (x + 2)² − 2"],
  ["a x + b y = 1", "x − 2y = 1"],
  ["y = b^2 x", "y = (−2)²x"],
  ["y = x - b x", "y = x + 2x"],
  ["y = c x", "y = (1/3)x"],
  ["y = x + (-2)", "y = x + −2"],
  ["y = 1x", "y = 1x"],
])("%s with numbers for its letters reads %s", (text, read) => {
  const letters = new Map([
    ["a", rational(1)],
    ["b", rational(-2)],
    ["c", rational(1, 3)],
  ]);
  const row = readRow(text, letters);
  if (row.kind !== "drawing") throw new Error(`${text} is not drawn`);
  expect(readBack(fillDrawing(row.drawing, letters))?.text).toBe(read);
});

test("a line that is too long is refused, also where each of its sides is short enough", () => {
  const long = `${"1+".repeat(300)}y = ${"1+".repeat(300)}x`;
  expect(readRow(long, new Map())).toMatchObject({ kind: "fault", message: "This is too long to read." });
});
