import { expect, test } from "vitest";
import { curve, windowOf } from "./curve.ts";

test.each([
  ["x^2 - 6x + 5; at 1", 3, -4],
  ["x^2 - 4x + 3; at 0", 2, -1],
  ["x^2 - 4; at 1", 0, -4],
])("%s shows where it turns, with something on both sides", (text, x, y) => {
  const read = curve.read(text);
  if ("problem" in read) throw new Error(read.problem);
  const view = windowOf(read.state);
  expect([view.x[0] <= x - 1, view.x[1] >= x + 1, view.y[0] <= y, view.y[1] > y]).toEqual([true, true, true, true]);
});
