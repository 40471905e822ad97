import { expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { judge } from "./judge.ts";
import { readBoard } from "./keen-text.ts";
import { randomBoard } from "./naive.ts";

const board = (text: string): Board => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.value;
};

test("one solution: its values and its grade", () => {
  const one = board("3:a_a3_a_,s1m2m3a5");
  expect(judge(one)).toEqual({ board: one, key: "231312123", grade: "Easy" });
});

test("no solution, with the cage that cannot be made where there is one", () => {
  expect(judge(board("3:a_a3_a_,s1m2m3a9"))).toEqual({
    problem:
      "This board has no solution: the cage 9+ at row 3, column 2, a cage of 2 cells: sum 9, cannot be made with values from 1 to 3, none of them twice in a line.",
  });
  expect(judge(board("3:a_a3_a_,s1m2m3a4"))).toEqual({
    problem: "This board has no solution: its cages cannot all be filled together.",
  });
});

test("many solutions", () => {
  expect(judge(board("3:l,a18"))).toEqual({
    problem: "This board has more than one solution, so it cannot be solved by thinking alone.",
  });
  // Two solutions are many: rows 1 and 2 can change places.
  expect(judge(board("3:_6a3_,a3a4a5a3a2a1"))).toEqual({
    problem: "This board has more than one solution, so it cannot be solved by thinking alone.",
  });
});

test("a board with cages too wide to list is judged, too", () => {
  const wide = randomBoard(9, "hidden", random(1), 40);
  expect(judge(wide)).toMatchObject({ grade: "Unreasonable" });
});
