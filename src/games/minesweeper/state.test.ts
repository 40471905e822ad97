import { expect, test } from "vitest";
import { isRefusal } from "../../engine/game/game.ts";
import type { Board } from "./board.ts";
import { clashes, isMistaken, type Move, outcome, play, type State, start } from "./state.ts";
import { boardWords, cellWords, changeWords, leftWords } from "./words.ts";

// 1 1 1 0
// 1 * 1 0
// 1 1 2 1
// 0 0 1 *
const board: Board = {
  rows: 4,
  columns: 4,
  start: 3,
  mines: Array.from({ length: 16 }, (_, cell) => cell === 5 || cell === 15),
};

const after = (...moves: readonly Move[]): State =>
  moves.reduce<State>((state, move) => {
    const next = play(state, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, start(board));
const openCell = (cell: number): Move => ({ do: "open", cell });
const flagCell = (cell: number): Move => ({ do: "flag", cell });
const chord = (cell: number): Move => ({ do: "chord", cell });
const shown = ({ cells }: State) => cells.join("").replace(/(.{4})(?=.)/g, "$1 ");

test("opening a cell with no mine around it opens its surroundings, up to the numbers", () => {
  expect(shown(start(board))).toBe("0011 0011 0011 0000");
  expect(shown(after(openCell(12)))).toBe("0011 0011 1111 1110");
});

test("flags stay closed when their surroundings open, and can be taken away", () => {
  expect(shown(after(flagCell(13), openCell(12)))).toBe("0011 0011 1111 1200");
  expect(shown(after(flagCell(5), flagCell(5)))).toBe(shown(start(board)));
});

test("a chord opens what is left around a number that has its flags", () => {
  expect(shown(after(flagCell(5), chord(2)))).toBe("0111 0211 0011 0000");
  expect(play(after(flagCell(5), chord(2)), chord(2))).toEqual({
    refusal: "No cell around the 1 in row 1, column 3 is left to open.",
  });
  expect(play(start(board), chord(2))).toEqual({
    refusal: "The 1 in row 1, column 3 has 0 flags around it; it needs 1 before the rest can be opened.",
  });
  expect(play(start(board), chord(0))).toEqual({
    refusal: "Only around an open number can all cells be opened at once.",
  });
});

test("solved when all safe cells are open, lost when a mine is; then nothing can be played", () => {
  const solved = after(openCell(12), openCell(0), openCell(1), openCell(4));
  expect(outcome(solved)).toBe("solved");
  expect(play(solved, flagCell(5))).toEqual({
    refusal: "Every cell without a mine is open: the field is cleared.",
  });
  const lost = after(openCell(15));
  expect(outcome(lost)).toBe("lost");
  expect(isMistaken(lost)).toBe(true);
  expect(play(lost, openCell(0))).toEqual({ refusal: "A mine is open: take back the move that opened it." });
  expect(outcome(after(flagCell(1), chord(2)))).toBe("lost");
});

test("refusals", () => {
  expect(play(start(board), openCell(3))).toEqual({ refusal: "The cell in row 1, column 4 is open already." });
  expect(play(start(board), openCell(16))).toEqual({ refusal: "There is no such cell in this field." });
  expect(play(after(flagCell(5)), openCell(5))).toEqual({
    refusal: "There is a flag in row 2, column 2: take it away before you open the cell.",
  });
});

test("a number with too many flags clashes, a flag on a safe cell is a mistake", () => {
  expect(clashes(after(flagCell(5)))).toEqual([]);
  expect(isMistaken(after(flagCell(5)))).toBe(false);
  const wrong = after(flagCell(5), flagCell(1));
  expect(isMistaken(wrong)).toBe(true);
  expect(clashes(wrong)).toEqual([
    { cells: [2, 1, 5], why: "The 1 in row 1, column 3 has 2 flags around it." },
    { cells: [6, 1, 5], why: "The 1 in row 2, column 3 has 2 flags around it." },
  ]);
});

test("says how many mines have no flag", () => {
  expect(leftWords(start(board))).toBe("2 of 2 mines left");
  expect(leftWords(after(flagCell(5), flagCell(15)))).toBe("0 of 2 mines left");
  expect(leftWords(after(flagCell(5), flagCell(15), flagCell(1)))).toBe("1 flag too many for 2 mines");
});

test("words", () => {
  const flagged = after(flagCell(5));
  expect(cellWords(flagged, 5)).toBe("row 2, column 2: flag");
  expect(cellWords(flagged, 0)).toBe("row 1, column 1: closed");
  expect(cellWords(flagged, 10)).toBe("row 3, column 3: 2");
  expect(cellWords(flagged, 3)).toBe("row 1, column 4: open, no mine around it");
  expect(cellWords(after(openCell(15)), 15)).toBe("row 4, column 4: mine");
  expect(boardWords(flagged)).toBe("4 rows and 4 columns with 2 mines. 9 cells closed, 1 flag set.");
  expect(changeWords(start(board), flagCell(5), flagged)).toBe("flag in row 2, column 2; 1 of 2 mines left");
  expect(changeWords(flagged, flagCell(5), start(board))).toBe(
    "flag taken away from row 2, column 2; 2 of 2 mines left",
  );
  expect(changeWords(flagged, chord(2), after(flagCell(5), chord(2)))).toBe("row 1, column 2: 1");
  expect(changeWords(start(board), openCell(12), after(openCell(12)))).toBe("5 cells opened from row 4, column 1 on");
  expect(changeWords(start(board), openCell(5), after(openCell(5)))).toBe("row 2, column 2: a mine");
});
