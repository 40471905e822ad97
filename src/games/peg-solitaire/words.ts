import { placesIn } from "../../engine/game/rectangle.ts";
import { and, count } from "../../engine/words.ts";
import { countPegs, placeWords, shapeOf } from "./board.ts";
import type { Shape } from "./shape.ts";
import { type Hop, outcome, type State } from "./state.ts";

/** A hole for a screen reader: "row 3, column 5: peg". */
export function cellWords(state: State, hole: number): string {
  const what = state.pegs[hole] ? "peg" : "empty";
  const aim = hole === state.board.target ? ", the hole for the last peg" : "";
  return `${placeWords(shapeOf(state.board), hole)}: ${what}${aim}`;
}

/** The whole board in a sentence or two. */
export function boardWords(state: State): string {
  const { board, pegs, jumps, moves } = state;
  const shape = shapeOf(board);
  const left = countPegs(pegs);
  const played = jumps === 0 ? "" : ` ${count(jumps, "jump")} in ${count(moves, "move")} so far.`;
  const now = outcome(state);
  if (now === "solved")
    return `One peg is left, in ${placeWords(shape, pegs.indexOf(true))}: solved with ${count(jumps, "jump")} in ${count(moves, "move")}.`;
  if (now === "lost")
    return left === 1
      ? `One peg is left, but it belongs in ${placeWords(shape, board.target ?? 0)}.${played}`
      : `${left} pegs are left, and none of them can jump.${played}`;
  const aim =
    board.target === null
      ? "One peg is to be left, in any hole."
      : `One peg is to be left, in ${placeWords(shape, board.target)}.`;
  return `${shape.title}: ${count(left, "peg")}. ${aim}${played}`;
}

/** "31 jumps, 18 moves" */
export const playedWords = ({ jumps, moves }: State): string => `${count(jumps, "jump")}, ${count(moves, "move")}`;

/** What a jump changed. */
export function changeWords(before: State, { from, to }: Hop, after: State): string {
  const shape = shapeOf(after.board);
  const over = overOf(shape, from, to);
  const place = (hole: number) => placeWords(shape, hole);
  const left = count(countPegs(after.pegs), "peg");
  const again = before.last === from && before.jumps > 0 ? ", the same move going on" : "";
  return `Peg from ${place(from)} to ${place(to)}${again}; the peg in ${place(over)} is taken off, ${left} left`;
}

const overOf = ({ jumps }: Shape, from: number, to: number) =>
  jumps.find((jump) => jump.from === from && jump.to === to)?.over ?? from;

/** The part of the board that a hole is in: "the top arm", "the middle", "row 3". */
export function regionWords(shape: Shape, hole: number): string {
  const { row, column } = shape.places[hole] ?? { row: 0, column: 0 };
  if (shape.name !== "english") return `row ${row + 1}`;
  if (row < 2) return "the top arm";
  if (row > 4) return "the bottom arm";
  if (column < 2) return "the left arm";
  return column > 4 ? "the right arm" : "the middle";
}

/** "row 1, columns 3 and 4; row 2, column 3"; where rows and columns make a block "rows 1 and 2, columns 3 and 4". */
export function holesWords({ places }: Shape, holes: readonly number[]): string {
  const here = holes.toSorted((a, b) => a - b).flatMap((hole) => places[hole] ?? []);
  const rows = [...new Set(here.map(({ row }) => row + 1))];
  const columns = [...new Set(here.map(({ column }) => column + 1))];
  if (here.length !== rows.length * columns.length) return placesIn(here);
  const named = (name: string, all: readonly number[]) => `${name}${all.length > 1 ? "s" : ""} ${and(all)}`;
  return `${named("row", rows)}, ${named("column", columns)}`;
}
