import type { Reading } from "../../../engine/game/game.ts";

/** Lines that begin a part of a file, or tell who made it and how: "#AAuthor", "[Puzzle]". */
const header = /^\s*(#|\[[a-z]|\/\/)/i;
/** The part of an .sdk file that holds what somebody has filled in already. */
const state = /^\s*\[state\]/i;
/** A line of a drawing has corners and strokes alone, with three strokes together somewhere. */
const drawing = /^[\s\-+=|:.'*_\u2500-\u257f]*$/;
const stroke = /---|===|___|[\u2500-\u257f]{3}/;
const strokes = /[\s|!'"+\u2500-\u257f]/;
const empty = /[0.\-_*]/;

/** The cells that a text shows, a dot for an empty one; or the first character that has no meaning. */
export function cellsOfText(text: string): Reading<string> {
  const lines = text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .filter((line) => !header.test(line) || state.test(line));
  const until = lines.findIndex((line) => state.test(line));
  const puzzle = until < 0 ? lines : lines.slice(0, until);
  // A row without givens may be written as dashes only, and then looks like a drawn line: count with and without such.
  const drawn = read(puzzle.filter((line) => !(drawing.test(line) && stroke.test(line))));
  if ("problem" in drawn || isBoard(drawn.value)) return drawn;
  const plain = read(puzzle);
  return !("problem" in plain) && isBoard(plain.value) ? plain : drawn;
}

const isBoard = (cells: string) => [16, 36, 81].includes(cells.length);

function read(lines: readonly string[]): Reading<string> {
  let cells = "";
  for (const line of lines) {
    const row = /[,;\t]/.test(line) ? separated(line) : together(line);
    if ("problem" in row) return row;
    cells += row.value;
  }
  return { value: cells };
}

/** "53..7...." or "5 3 . | . 7 . | . . ." */
function together(line: string): Reading<string> {
  let cells = "";
  for (const character of line) {
    if (/[1-9]/.test(character)) cells += character;
    else if (empty.test(character)) cells += ".";
    else if (!strokes.test(character)) return { problem: foreign(character) };
  }
  return { value: cells };
}

/** "5,3,,,7,,,,": what lies between two separators is a cell, and nothing is an empty one. */
function separated(line: string): Reading<string> {
  const between = /[,;]/.test(line) ? /[,;]/ : /\t/;
  const fields = line.split(between).map((field) => field.replace(/[\s|"']/g, ""));
  // A separator after the last cell ends the line.
  if (fields.at(-1) === "" && isRow(fields.length - 1)) fields.pop();
  let cells = "";
  for (const field of fields) {
    if (field === "" || (field.length === 1 && empty.test(field))) cells += ".";
    else {
      const several = together(field);
      if ("problem" in several) return several;
      cells += several.value;
    }
  }
  return { value: cells };
}

const isRow = (count: number) => [4, 6, 9, 16, 36, 81].includes(count);

function foreign(character: string): string {
  const shown = /[\p{L}\p{N}\p{P}\p{S}]/u.test(character) ? `The character ${character}` : "One of the characters";
  return `${shown} does not belong in a Sudoku: write the digits 1 to 9, and a dot or a 0 for an empty cell.`;
}
