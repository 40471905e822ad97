import { expect, test } from "vitest";
import type { Board } from "./board/board.ts";
import { readBoard } from "./board/keen-text.ts";
import { layoutsOf } from "./board/layouts.ts";
import { judge } from "./judge.ts";
import { allSolutions } from "./solver/naive.ts";

const board = (text: string): Board => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.value;
};

test("one solution: its values and its grade", () => {
  const one = board("3:a_a3_a_,s1m2m3a5");
  expect(judge(one)).toEqual({ technique: "Cage combinations", board: one, key: "231312123", grade: "Easy" });
});

test("no solution, with the cage that cannot be made where there is one", () => {
  expect(judge(board("3:a_a3_a_,s1m2m3a9"))).toEqual({
    problem:
      "This board has no solution: the cage 9+ at row 3, column 2 cannot be made with values from 1 to 3, none of them twice in a line.",
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

test("boards with cages too wide to list are judged as a naive search judges them", () => {
  for (const [text, grade] of [
    ["5:_aa_7a_dada_6a_4,s3h7s2a4a5a3m10800a5a4a1a2a2", "Easy"],
    ["5:_5c_10ca_4c__ab_,a9a1a3a2a4m4800a2a3d2a5m20a3", "Normal"],
    ["5:_ab_a__ba_c__a_a_ag__,a1a9h72000h1h2a5a13a2", "Unreasonable"],
  ] as const) {
    const wide = board(text);
    expect(wide.cages.map((cage) => layoutsOf(5, cage))).toContain(null);
    expect(judge(wide), text).toMatchObject({ board: wide, key: allSolutions(wide).join(" or "), grade });
  }
});

test("a product of 0 cannot be made", () => {
  expect(judge(board("3:a_a3_a_,s1m0m3a5"))).toEqual({
    problem:
      "This board has no solution: the cage 0× at row 1, column 3 cannot be made with values from 1 to 3, none of them twice in a line.",
  });
});

test("a board that would take too long is given up, with a sentence", () => {
  expect(judge(board("9:yi_q_ys_x_q,a392a7a7"))).toEqual({
    problem:
      "This board was not checked to the end: its cages leave too many ways to try. Smaller cages, or signs that are shown, leave fewer.",
  });
});
