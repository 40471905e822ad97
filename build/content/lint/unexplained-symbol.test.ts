import { expect, test } from "vitest";
import { sound } from "./sound.ts";
import { unexplainedSymbol } from "./unexplained-symbol.ts";

test.each([
  ["How many zeros end $20!$?", 1],
  ["$20!$ is the product of all numbers from 1 to 20. How many zeros does it end with?", 0],
  ["What is $\\lfloor 3.7 \\rfloor$?", 1],
  ["Round down: what is $\\lfloor 3.7 \\rfloor$?", 0],
  ["Hurrah! How many eggs are left?", 0],
])("%s", (problem, faults) => {
  expect(unexplainedSymbol.check(sound({ problem }))).toHaveLength(faults);
});
