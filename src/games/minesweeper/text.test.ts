import { expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { random } from "../../maths/random.ts";
import type { Board } from "./board.ts";
import { deal } from "./deal.ts";
import { judge } from "./judge.ts";
import { boardText, keyOf, moveText } from "./text.ts";

const small: Board = {
  rows: 4,
  columns: 4,
  start: 3,
  mines: Array.from({ length: 16 }, (_, cell) => cell === 5 || cell === 15),
};
const text = boardText.write(small);

const problemOf = (one: string) => {
  const read = boardText.read(one);
  return isProblem(read) ? read.problem : "read";
};

test("links that were shared are read for ever", () => {
  expect(text).toBe("4x4:1.4:kjgxea");
  expect(boardText.read(text)).toEqual({ value: small });
  expect(keyOf(small)).toBe("1110,1m10,1121,001m");
});

test("one seed deals one board for ever", () => {
  expect(boardText.write(deal({ size: "6", grade: "easy" }, random(1)).board)).toBe("6x6:3.6:epcsnean57");
  expect(boardText.write(deal({ size: "9", grade: "hard" }, random(2)).board)).toBe("9x9:8.1:pbzqyqy7t5jot2s6zw5");
});

test("says what is wrong with a text", () => {
  expect(problemOf("")).toMatch(/^A field is written like/);
  expect(problemOf(`${text}${"a".repeat(100_000)}`)).toMatch(/^A field is written like/);
  expect(problemOf(text.replace("4x4", "4x3"))).toBe(
    "A field has 4 to 40 columns and 4 to 24 rows; this text says 4 and 3.",
  );
  expect(problemOf(text.replace("1.4", "1.5"))).toBe(
    "The cell that is opened first is not in the field: row 1, column 5.",
  );
  expect(problemOf(text.slice(0, -1))).toBe("A field of 4x4 has 6 letters for its mines; this text has 5.");
  expect(problemOf(`${text.slice(0, -1)}!`)).toBe("The mines are written in small letters and the digits 2 to 7.");
});

test("a letter that was changed is noticed", () => {
  for (let at = text.lastIndexOf(":") + 1; at < text.length; at++)
    for (const letter of "abcdefghijklmnopqrstuvwxyz234567") {
      const changed = text.slice(0, at) + letter + text.slice(at + 1);
      if (changed !== text) expect(problemOf(changed)).not.toBe("read");
    }
});

test("moves", () => {
  expect(moveText.write({ do: "chord", cell: 12 })).toBe("chord-12");
  expect(moveText.read("chord-12")).toEqual({ value: { do: "chord", cell: 12 } });
  for (const wrong of ["chord", "open-", "open-012", "shut-3", "open--3", "open-1234"])
    expect(moveText.read(wrong)).toHaveProperty("problem");
});

test("judges a field: its grade, or that it needs a guess", () => {
  expect(judge(small)).toMatchObject({ grade: "Medium", key: keyOf(small) });
  const unclear = { ...small, mines: small.mines.map((_, cell) => cell === 2 || cell === 12) };
  expect(judge(unclear)).toEqual({
    problem:
      "This board needs a guess: with 13 cells still to open, no closed cell is certain to be safe, so it cannot be cleared by thinking alone.",
  });
});
