import { expect, test } from "vitest";
import { readExpression } from "../../maths/expression/read.ts";
import { showExpression } from "../../maths/expression/show.ts";
import { cellsOf } from "./grid.ts";
import { readRelation } from "./read-relation.ts";
import { crossing, vanishing } from "./vanishing.ts";

test.each([
  ["(x - 1)^2", "x − 1"],
  ["-|x^2 + y^2 - 4|^3", "x² + y² − 4"],
  ["√(x - y)", "x − y"],
  ["√((x - y)^2)", "x − y"],
  ["sin(x)^2", "sin(x)"],
  ["(x y)^0.5", "xy"],
  ["x^2 (y - 1)^4", "x(y − 1)"],
  ["x^2/(y - 1)^2", "x²/(y − 1)²"],
  // There is no y = 0 where the root has no value.
  ["√x y^2", "√x × y"],
  ["x^(1/2) y", "x^(1/2) × y"],
  ["x^0.5 y", "x^0.5 y"],
  ["x^2 - 1", "x² − 1"],
  ["x^0", "x^0"],
  ["x^(-2)", "x^(−2)"],
  ["x^y", "x^y"],
])("%s is 0 where %s is", (text, simpler) => {
  const [read, wanted] = [text, simpler].map((one) => readExpression(one, { names: ["x", "y"] }));
  if (!read?.ok || !wanted?.ok) throw new Error(text);
  expect(showExpression(vanishing(read.tree))).toBe(showExpression(wanted.tree));
});

function cells(text: string) {
  const read = readRelation(text, ["x", "y"]);
  if (!read.ok) throw new Error(read.message);
  return cellsOf(crossing(read.value), view, 64).drawn;
}

const view = { x: [-3.1, 3.3], y: [-3.2, 3.2] } as const;

test.each([
  ["(x^2 + y^2 - 4)^2 = 0", "x^2 + y^2 = 4"],
  ["0 = |y - x^2|", "y = x^2"],
  ["√(x - y) = 0", "y = x"],
  ["sin(3x)^2 = 0", "sin(3x) = 0"],
  ["(x - 1)^2 (y + 1)^2 = 0", "(x - 1)(y + 1) = 0"],
])("what only touches 0 is drawn: %s is %s", (touching, plain) => {
  const drawn = cells(touching);
  expect(drawn.reduce((sum, cell) => sum + cell)).toBeGreaterThan(50);
  expect(drawn).toEqual(cells(plain));
});

test.each([
  "(x - 1)^2 = 0.0001 - 0.0002",
  "(x - 1)^2 + y^2 + 1 = 0",
  "1/(x - 1)^2 = 0",
  "(x - 1)^0 = 0",
  "(x-1)^2 < 0",
])("%s has nothing drawn", (text) => expect(cells(text).includes(1)).toBe(false));
