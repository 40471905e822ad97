import { expect, test } from "vitest";
import { searchedWords } from "./searched-words.ts";

test("a puzzle is found by every word of its problem and technique, each kept once, formulas and short words left out", () => {
  const problem = "Ayşe buys $3$ boxes. How many **boxes** of $x^2$ are in a **box**?";
  expect(searchedWords({ technique: "working backwards", problem })).toBe(
    "working backwards ayşe buys boxes how many are box",
  );
});
