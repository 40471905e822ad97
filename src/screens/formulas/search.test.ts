import { expect, test } from "vitest";
import { matching } from "./search.ts";

const bank = [
  { name: "Area of a circle", plain: "A = πr²" },
  { name: "Mean", plain: "x̄ = sum ÷ n" },
];

test("an empty query keeps all", () => {
  expect(matching(bank, "")).toEqual(bank);
  expect(matching(bank, "  ")).toEqual(bank);
});

test("capitals do not count, in names and in formulas", () => {
  expect(matching(bank, "CIRCLE")).toEqual([bank[0]]);
  expect(matching(bank, "a = Π")).toEqual([bank[0]]);
  expect(matching(bank, "mean")).toEqual([bank[1]]);
});

test("what is nowhere finds nothing", () => {
  expect(matching(bank, "cube")).toEqual([]);
  expect(matching(bank, "circlea")).toEqual([]);
});
