import { expect, test } from "vitest";
import type { ListedPuzzle } from "../../src/content/schema/read-puzzles.ts";
import { indexed } from "./index-bank.ts";

test("a puzzle is found by every word of its problem and technique, each kept once, formulas and short words left out", () => {
  const problem = "Ayşe buys $3$ boxes. How many **boxes** of $x^2$ are in a **box**?";
  const puzzle = {
    id: "a-001",
    title: "Boxes",
    level: "easy",
    technique: "working backwards",
    problem,
  } as ListedPuzzle;
  expect(indexed("arithmetic/easy", puzzle)).toEqual({
    id: "a-001",
    list: "arithmetic/easy",
    title: "Boxes",
    level: "easy",
    words: "working backwards ayşe buys boxes how many are box",
  });
});
