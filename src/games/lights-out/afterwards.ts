import { and, count } from "../../engine/words.ts";
import type { State } from "./board.ts";
import { moveText } from "./board-text.ts";
import { quietBasis } from "./fewest.ts";
import { firstRowTable } from "./table.ts";
import { placeNames } from "./words.ts";

/** What can be learnt from a board of lights: the fewest presses, why their order does not matter, and how many ways there are. */
export function afterwards(state: State, key: string): readonly string[] {
  const { colours } = state;
  const times = new Map<number, number>();
  for (const text of key.split(",")) {
    const move = moveText.read(text);
    if (!("value" in move)) continue;
    const cell = move.value.row * state.size + move.value.column;
    times.set(cell, (times.get(cell) ?? 0) + 1);
  }
  const pressed = (many: number) => Array.from(times).flatMap(([cell, n]) => (n === many ? [cell] : []));
  const parts = [
    ...(pressed(1).length > 0 ? [`press ${placeNames(state, pressed(1))}`] : []),
    ...(pressed(2).length > 0 ? [`press twice ${placeNames(state, pressed(2))}`] : []),
  ];
  const presses = Array.from(times.values()).reduce((sum, n) => sum + n, 0);
  const cycle = colours === 2 ? "pressing a cell twice" : "pressing a cell three times";
  return [
    `${count(presses, "press", "presses")} can put out this board, and no fewer: ${parts.join("; ")}.`,
    `The order does not matter, because each light only counts how often it was changed. And ${cycle} is the same as not pressing it. So all there is to find out is ${colours === 2 ? "which cells to press" : "which cells to press once, and which twice"}.`,
    waysWords(state),
    ...(colours === 2 && !state.wrap ? [methodWords(state)] : []),
  ];
}

/** The way that needs no search: chasing, and the first-row table of this size. */
function methodWords({ size }: State): string {
  const chase =
    "There is a way that always works, though it is seldom the shortest: chase the lights, each put out from the cell below it, row by row from the top.";
  const lines = firstRowTable(size);
  if (lines.length === 0) return `${chase} On ${size} by ${size} that alone puts out every board that can be put out.`;
  const table = lines.map(({ left, press }) => `${columnsWords(left)} left, press ${columnsWords(press)}`).join("; ");
  const add =
    lines.length === size && lines.every(({ left }) => left.length === 1)
      ? " For several lights put their lines together; a cell that comes twice is not pressed."
      : "";
  return `${chase} Then press in row 1 what this table says of the last row, and chase again. For ${size} by ${size}: ${table}.${add}`;
}

const columnsWords = (columns: readonly number[]) => `${columns.length === 1 ? "column" : "columns"} ${and(columns)}`;

/** How many ways there are, and how many boards have any: both hang on the patterns of presses that change nothing. */
function waysWords(state: State): string {
  const ways = state.colours ** quietBasis(state).length;
  if (ways === 1)
    return "On a board of this kind every pattern of lights can be put out, and, apart from the order and from presses that undo each other, in exactly one way.";
  return `On a board of this kind some patterns of presses change nothing at all. Each can be added to a way that works, so there are ${ways.toLocaleString("en-GB")} ways to put out this board. The price: of all patterns of lights only one in ${ways.toLocaleString("en-GB")} can be put out at all.`;
}
