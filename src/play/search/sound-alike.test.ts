import { expect, test } from "vitest";
import { hearing, soundOf } from "./sound-alike.ts";

test("words that are written as they are heard sound as they should", () => {
  for (const [heard, word] of [
    ["soduko", "sudoku"],
    ["sudko", "sudoku"],
    ["frakshun", "fractions"],
    ["fizeks", "physics"],
    ["kwadratik", "quadratic"],
    ["sirkel", "circle"],
    ["ekwashun", "equation"],
  ] as const)
    expect(soundOf(heard), heard).toBe(soundOf(word));
  for (const [one, other] of [
    ["circle", "cycle"],
    ["angle", "area"],
    ["ratio", "area"],
  ] as const)
    expect(soundOf(one)).not.toBe(soundOf(other));
});

test("only words that are no names are heard anew, and the name that is met most is meant", () => {
  const meant = hearing(["Sudoku", "Fractions", "Adding fractions", "The fraction wall", "Adding"]);
  expect(meant("soduko")).toBe("sudoku");
  expect(meant("adding frakshuns")).toBe("adding fractions");
  expect(meant("adding fractions")).toBeNull();
  expect(meant("xyzzy")).toBeNull();
  expect(meant("")).toBeNull();
});
