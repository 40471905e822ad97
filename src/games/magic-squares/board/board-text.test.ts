import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readBoard, writeBoard } from "./board-text.ts";

const good = [
  "square3;sum15;1,2..9;8,_,_,_,5,_,_,_,2",
  "square3;sum0;-8,-6..8;_,_,_,_,_,_,_,_,_",
  "square3;sum15:2;1:2,1..9:2;1:2,_,_,_,_,_,_,_,_",
  "square3;product216;1,2,3,4,6,9,12,18,36;2,_,_,_,6,_,_,_,_",
  "star6;sum26;1,2..12;_,_,_,_,_,_,_,_,_,_,_,1",
  "triangle3;sum9;1,2..6;1,_,_,_,_,_",
];

test.each(good)("%s is read and written alike", (text) => {
  const read = readBoard(text);
  expect(read).toHaveProperty("value");
  if ("value" in read) expect(writeBoard(read.value)).toBe(text);
});

test("holds what the text says", () => {
  expect(readBoard(" Square3; product1; 4,2,1,1/2,1/4,8,1/8,16,1/16; 16,.,_,_,_,_,_,_,1:16")).toEqual({
    value: {
      kind: "square",
      size: 3,
      operation: "product",
      total: "1",
      numbers: ["1/16", "1/8", "1/4", "1/2", "1", "2", "4", "8", "16"],
      givens: [9, 0, 0, 0, 0, 0, 0, 0, 1],
    },
  });
});

test.each([
  ["", "four parts"],
  ["square3;sum15;1,2..9", "This text has 3"],
  ["pentagon5;sum15;1,2..9;_", "A board begins with its figure: square3, square4"],
  ["star5;sum15;1,2..9;_", 'This one begins with "star5".'],
  ["square3;15;1,2..9;_", 'not "15"'],
  ["square3;sum1:0;1,2..9;_", "After the figure comes the total"],
  ["square3;sum15;1,2,3;_", "needs 9 numbers; this text has 3."],
  ["square3;sum15;1,2..9..10;_", 'one ".." at most'],
  ["square3;sum15;1..9;_", "stand two numbers"],
  ["square3;sum15;2,1..9;_", "stand two numbers"],
  ["square3;sum15;1,3..10;_", "Equal steps that begin 1 and 3 do not arrive at 10."],
  ["square3;sum15;1,2..10;_", "This board has 9 cells"],
  ["square3;sum15;1,2..999999;_", "This board has 9 cells"],
  ["square3;sum15;1,2,,4,5,6,7,8,9;_", "A number is missing"],
  ["square3;sum15;1,2,x,4,5,6,7,8,9;_", 'not like "x"'],
  ["square3;sum15;1,2,1:0,4,5,6,7,8,9;_", 'not like "1:0"'],
  ["square3;sum15;1,2,2,4,5,6,7,8,9;_", "2 stands among them twice"],
  ["square3;product15;0,1,2,3,4,5,6,7,8;_", "above zero; this text has 0"],
  ["square3;sum15;1,2..9;8,_", "A square of order 3 has 9 cells; this text has 2."],
  ["square3;sum15;1,2..9;8,_,_,_,10,_,_,_,2", 'not "10"'],
  ["square3;sum15;1,2..9;8,_,_,_,x,_,_,_,2", 'not "x"'],
  ["square3;sum15;1,2..9;8,_,_,_,8,_,_,_,2", "8 is given in two cells"],
  ["square3;sum1;1:997,1:991,1:983,1:977,1:971,1:967,1:953,1:947,1:941;_", "too large"],
  ["9".repeat(1_000_000), "too long for a board"],
])("%.40s is refused: %s", (text, words) => {
  const read = readBoard(text);
  expect(read).toEqual({ problem: expect.stringContaining(words) });
  if ("problem" in read) expect(read.problem).toMatch(/^[A-Z].*\.$/);
});

describe("any noise", () => {
  const hold = (text: string) => {
    const read = readBoard(text);
    if ("value" in read) expect(readBoard(writeBoard(read.value))).toEqual(read);
    else expect(read.problem).toMatch(/^[A-Z].{10,300}\.$/s);
  };
  test("is read back as it was written, or refused in a sentence", () => {
    fc.assert(fc.property(fc.string(), hold));
    const altered = fc.tuple(fc.constantFrom(...good), fc.nat(40), fc.string({ maxLength: 2 }));
    fc.assert(fc.property(altered, ([text, at, piece]) => hold(text.slice(0, at) + piece + text.slice(at + 1))));
  });
});
