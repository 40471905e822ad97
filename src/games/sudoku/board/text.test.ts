import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fixed } from "../fixed.ts";
import { readBoard, writeBoard } from "./text.ts";

const board = fixed.givens.replaceAll("0", ".");
const rows = (text: string, size = 9) =>
  Array.from({ length: size }, (_, row) => text.slice(row * size, (row + 1) * size));
const cells = (text: string, between: string) =>
  rows(text)
    .map((row) => [...row].join(between))
    .join("\n");
const drawn = (rule: string) =>
  [0, 3, 6]
    .map((band) =>
      rows(board)
        .slice(band, band + 3)
        .map(
          (row) =>
            `| ${[row.slice(0, 3), row.slice(3, 6), row.slice(6)].map((part) => [...part].join(" ")).join(" | ")} |`,
        )
        .join("\n"),
    )
    .join(`\n${rule}\n`);

describe("reads the same board", () => {
  test.each([
    ["in one line with dots", board],
    ["with zeros", fixed.givens],
    ["with dashes", board.replaceAll(".", "-")],
    ["with underscores", board.replaceAll(".", "_")],
    ["with stars", board.replaceAll(".", "*")],
    ["in nine lines", rows(board).join("\n")],
    ["in nine lines with dashes", rows(board.replaceAll(".", "-")).join("\n")],
    ["in lines that end as on Windows", `${rows(board).join("\r\n")}\r\n`],
    ["with spaces between", cells(board, " ")],
    ["drawn", drawn("------+-------+------")],
    ["drawn with corners", `*-----------*\n${drawn("|---+---+---|")}\n*-----------*`],
    [
      "drawn with dotted corners",
      `.-------.-------.-------.\n${drawn(":-------+-------+-------:")}\n'-------'-------'-------'`,
    ],
    [
      "drawn with box characters",
      `┌───────┬───────┬───────┐\n${drawn("├───────┼───────┼───────┤").replaceAll("|", "│")}\n└───────┴───────┴───────┘`,
    ],
    ["drawn with equals signs", drawn("=======+=======+=======")],
    ["with commas", cells(fixed.givens, ",")],
    ["with commas and nothing for an empty cell", cells(board, ",").replaceAll(".", "")],
    ["with a comma after each row", cells(fixed.givens, ",").replaceAll("\n", ",\n")],
    ["with semicolons", cells(fixed.givens, ";")],
    ["with tabs, as from a spreadsheet", cells(board, "\t").replaceAll(".", "")],
    ["with tabs and dots", cells(board, "\t")],
    ["all cells in one line with commas", [...fixed.givens].join(",")],
    [
      "as an .sdk file",
      `#ASomebody\n#DA board\n#B01-01-2020\n[Puzzle]\n${rows(board).join("\n")}\n[State]\n${rows(fixed.solution).join("\n")}`,
    ],
    ["as an .sdm line after a comment", `# easy\n${fixed.givens}\n`],
  ])("%s", (_, text) => expect(readBoard(text)).toEqual({ value: board }));

  test("a row of dashes alone is a row where the count says so", () => {
    const empty = `${"-".repeat(9)}\n`.repeat(9);
    expect(readBoard(empty)).toEqual({ value: ".".repeat(81) });
    expect(readBoard(`${"-".repeat(9)}\n${rows(".".repeat(72).replace(".", "5")).join("\n")}`)).toEqual({
      value: `${".".repeat(9)}5${".".repeat(71)}`,
    });
  });

  test("small boards", () => {
    expect(readBoard("1234 3412 2143 432.")).toEqual({ value: "123434122143432." });
    expect(readBoard(`${"0".repeat(35)}6`)).toEqual({ value: `${".".repeat(35)}6` });
  });
});

describe("says what is wrong", () => {
  test.each([
    ["", "There is no Sudoku in this text: it has neither digits nor empty cells."],
    ["1", "A small Sudoku has 16 cells, a full one 81; this text has 1 cell."],
    [board.slice(1), "A Sudoku has 81 cells; this text has 80 cells."],
    [`${board}1`, "A Sudoku has 81 cells; this text has 82 cells."],
    [board.slice(0, 35), "A Sudoku of 6 by 6 has 36 cells, one of 9 by 9 has 81; this text has 35 cells."],
    [
      board.replace("9", "a"),
      "The character a does not belong in a Sudoku: write the digits 1 to 9, and a dot or a 0 for an empty cell.",
    ],
    [
      `[[${[...board].join(",")}]]`,
      "The character [ does not belong in a Sudoku: write the digits 1 to 9, and a dot or a 0 for an empty cell.",
    ],
    ["5".padEnd(16, "."), "A Sudoku of 16 cells has the digits 1 to 4, but row 1, column 1 has a 5."],
    [`.......${"8".padEnd(29, ".")}`, "A Sudoku of 36 cells has the digits 1 to 6, but row 2, column 2 has an 8."],
    [`5.5${".".repeat(78)}`, "Two 5s in row 1. A digit may stand once only in each row, column and box."],
    [
      `5${".".repeat(8)}5${".".repeat(8)}5${".".repeat(62)}`,
      "Three 5s in column 1. A digit may stand once only in each row, column and box.",
    ],
    [
      `5${".".repeat(9)}5${".".repeat(70)}`,
      "Two 5s in box 1. A digit may stand once only in each row, column and box.",
    ],
  ])("%j", (text, problem) => {
    expect(readBoard(text)).toEqual({ problem });
  });

  test("quickly where the text is very long", () => {
    expect(readBoard("-".repeat(5_000_000))).toEqual({
      problem: "This text is too long for a Sudoku: it has 5000000 characters.",
    });
  });
});

test("any text is a board that is written back, or a sentence", () => {
  const noise = fc.oneof(
    fc.string(),
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[0-9.|+\-,;\t\n #[\]]{0,200}$/),
  );
  fc.assert(
    fc.property(noise, (text) => {
      const read = readBoard(text);
      if ("problem" in read) expect(read.problem).toMatch(/^[A-Z].*\.$/);
      else expect(readBoard(writeBoard(read.value))).toEqual(read);
    }),
    { numRuns: 500 },
  );
});
