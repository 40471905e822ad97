import { describe, expect, test } from "vitest";
import { counted, formed, says, stating, worth } from "./said.ts";

describe("a wrong option says", () => {
  test("one number, with or without its unit", () => {
    expect(says("$\\frac{1}{4}$ m", 0.25)).toBe(true);
    expect(says("£48", 47)).toBe(false);
    expect(says("some 48", 48)).toBe(false);
  });

  test("all its numbers, in their order and no more", () => {
    expect(says("Row 15, 3rd from the left", [15, 3])).toBe(true);
    expect(says("Row 3, 15th from the left", [15, 3])).toBe(false);
    expect(says("Row 15", [15, 3])).toBe(false);
    expect(says("$1 \\times 10^{10}$", [1, 10])).toBe(false);
    expect(says("mean $-24$ and range $-10$", [-24, 10])).toBe(false);
    expect(says("all of them", [])).toBe(true);
  });

  test("what holds of its numbers", () => {
    const isNine = counted((numbers) => numbers.reduce((sum, number) => sum + number, 0) === 9);
    expect(says("3, 2, 2, 1, 1", isNine)).toBe(true);
    expect(says("3, 3, 2, 1, 1", isNine)).toBe(false);
  });

  test("a formula with the same values, however it is written", () => {
    const half = worth("sd", (s = 0, d = 0) => (s - d) / 2);
    expect(says("$\\frac{s - d}{2}$", half)).toBe(true);
    expect(says("$\\frac{s}{2} - \\frac{d}{2}$", half)).toBe(true);
    expect(says("$\\frac{s + d}{2}$", half)).toBe(false);
    expect(says("$\\frac{s - d}{3}$", half)).toBe(false);
    expect(
      says(
        "$y = (x + 3)^2 - 2$",
        worth("x", (x = 0) => (x + 3) ** 2 - 2),
      ),
    ).toBe(true);
    expect(
      says(
        "$50 - 4 \\times 3$",
        worth("", () => 38),
      ),
    ).toBe(true);
  });

  test("a formula of which something holds", () => {
    const isEvenAtOne = formed("n", (of) => of(1) % 2 === 0);
    expect(says("$3n + 1$", isEvenAtOne)).toBe(true);
    expect(says("$2n + 1$", isEvenAtOne)).toBe(false);
  });

  test("a statement that is so for some values and not for others", () => {
    const squares = stating("xy", [[2, 3]], [[-3, 1]]);
    expect(says("$x^2 < y^2$", squares)).toBe(true);
    expect(says("$x^3 < y^3$", squares)).toBe(false);
    expect(says("$x^2 < y$", squares)).toBe(false);
  });
});
