import { describe, expect, test } from "vitest";
import { range, sum } from "../../maths/whole.ts";
import { readBoard } from "./board/board-text.ts";
import { readKey } from "./board/key.ts";
import { judge } from "./judge.ts";

const judged = (text: string) => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return judge(read.value);
};
const blank = (cells: number) => range(1, cells).map(() => "_");

test.each([
  ["square3;sum15;1,2..9;8,1,6,3,_,_,4,_,_", "8,1,6,3,5,7,4,9,2", "Easy"],
  ["square3;sum15;1,2..9;8,1,_,_,_,_,_,_,_", "8,1,6,3,5,7,4,9,2", "Medium"],
  ["square3;sum18;2,3..10;9,2,_,_,_,_,5,_,_", "9,2,7,4,6,8,5,10,3", "Medium"],
  ["square3;sum0;-4,-3..4;3,-4,_,_,_,_,_,_,_", "3,-4,1,-2,0,2,-1,4,-3", "Hard"],
  ["square3;sum15:2;1:2,1..9:2;4,1:2,3,3:2,_,_,2,_,_", "4,1:2,3,3:2,5:2,7:2,2,9:2,1", "Expert"],
  ["square3;product4096;1,2,4,8,16,32,64,128,256;128,1,_,_,_,_,_,_,_", "128,1,32,4,16,64,8,256,2", "Expert"],
])("%s has one solution", (text, key, grade) => {
  const fair = judged(text);
  expect(fair).toMatchObject({ key, grade });
  if ("board" in fair) expect(readKey(fair.board, fair.key)).toHaveLength(9);
});

describe("boards that cannot be played", () => {
  test.each([
    [`square3;sum15;1,2..9;${blank(9)}`, "more than one solution"],
    [`square3;sum14;1,2..9;${blank(9)}`, "each line has to add up to 15, not 14."],
    [
      `square3;sum17;1,2,3,4,5,6,7,8,10;${blank(9)}`,
      "no solution: in a square of order 3 with these numbers each line has to add up to 15 1/3, not 17.",
    ],
    [
      `square3;product10;1,2,3,4,5,6,7,8,9;${blank(9)}`,
      "multiply to the same number, and these numbers do not allow that.",
    ],
    [`star6;sum25;1,2..12;${blank(12)}`, "each line has to add up to 26, not 25."],
    ["square3;sum15;1,2..9;1,_,_,_,_,_,_,_,_", "no solution: with what is given, its lines cannot all add up to 15."],
    [`triangle3;sum8;1,2..6;${blank(6)}`, "This board has no solution: its lines cannot all add up to 8."],
    ["square3;sum15;1,2..9;8,1,6,3,5,7,4,9,2", "This board is full"],
    ["square3;sum15;1,2..9;8,1,6,3,5,7,4,2,9", "no solution: with what is given"],
    [`triangle3;product7;1,2,3,4,6,12;${blank(6)}`, "cannot all multiply to 7."],
  ])("%s: %s", (text, words) => expect(judged(text)).toEqual({ problem: expect.stringContaining(words) }));

  test("a search that is too long is given up in a sentence", () => {
    // Numbers so irregular that squares of them are rare: a million positions do not settle it.
    const numbers = "3,10,42,50,82,109,140,141,150,163,190,212,231,249,286,301,302,313,330,350,401,420,444,471,490";
    const read = readBoard(`square5;sum${sum(numbers.split(",").map(Number)) / 5};${numbers};${blank(25)}`);
    if ("problem" in read) throw new Error(read.problem);
    expect(judge(read.value, 10_000)).toEqual({ problem: expect.stringContaining("A long search could not settle") });
  });
});

test("a key that is damaged gives zeros", () => {
  const read = readBoard(`square3;sum15;1,2..9;${blank(9)}`);
  if ("problem" in read) throw new Error(read.problem);
  expect(readKey(read.value, "8,x,,99")).toEqual([8, 0, 0, 0, 0, 0, 0, 0, 0]);
});
