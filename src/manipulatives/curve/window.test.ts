import { expect, test } from "vitest";
import { type Curve, curve, grown, windowOf } from "./curve.ts";

test.each([
  ["x^2 - 6x + 5; at 1", 3, -4],
  ["x^2 - 4x + 3; at 0", 2, -1],
  ["x^2 - 4; at 1", 0, -4],
])("%s shows where it turns, with something on both sides", (text, x, y) => {
  const view = windowOf(stateOf(text));
  expect([view.x[0] <= x - 1, view.x[1] >= x + 1, view.y[0] <= y, view.y[1] > y]).toEqual([true, true, true, true]);
});

function stateOf(text: string): Curve {
  const read = curve.read(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.state;
}

test.each([
  // Where the words beside a curve send its point.
  ["x^2 - 6x + 5; at", [1, 2, 3, 4, 0, 6]],
  ["x^2 - 4x + 3; at", [0, 1, 2, 3, 4]],
  ["x^2 - 4; at", [1, 3, 0, -3]],
  ["2^x; at", [0, 1, 2, 3, -1]],
  ["4x^3 - 24x^2 + 36x; at", [2, 0.5, 1, 1.5, 2.5]],
])("%s keeps its axes still from place to place", (text, places) => {
  const first = windowOf(stateOf(`${text} ${places[0]}`));
  for (const x of places) expect(grown(first, stateOf(`${text} ${x}`))).toBe(first);
});

test("what leaves its window makes it larger, and never smaller", () => {
  const first = windowOf(stateOf("x^2; chord 1 0.5"));
  const far = stateOf("x^2; chord 5 0.5");
  const wide = grown(first, far);
  expect([wide.x[1] >= 6, wide.y[1] >= 30, wide.x[0]]).toEqual([true, true, first.x[0]]);
  expect(grown(wide, stateOf("x^2; chord 1 0.5"))).toBe(wide);
  // On the brink there must be room to go on by hand.
  expect(grown(first, stateOf(`x^2; chord 1 ${first.x[1] - 1}`)).x[1]).toBeGreaterThan(first.x[1]);
});
