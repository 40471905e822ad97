import type { Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { placeIn } from "../../engine/game/rectangle.ts";
import { bitCount, valuesOf } from "./bits.ts";
import type { Board } from "./board.ts";
import { valueAt } from "./candidates.ts";
import { firstFinding } from "./grades.ts";
import { columnOf, type Finding, type Position, positionFrom, rowOf } from "./position.ts";

/** The first step that a person would see. The state agrees with the key; its pencil marks may be anything. */
export function nextStep(state: GridState<Board>, key: readonly number[]): Step<GridMove> | null {
  const { cells, marks } = state;
  if (!cells.includes(0)) return null;
  const empty = cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
  // Marks that have lost the value that belongs there would lead astray: then nothing is taken from any of them.
  const honest = empty.every((cell) => marks[cell] === 0 || (marks[cell] ?? 0) & bitOf(key[cell] ?? 0));
  const shown = linesShown(state);
  const candidates = cells.map((value, cell) => {
    if (value > 0) return bitOf(value);
    const open = shown(cell);
    return honest && marks[cell] ? open & (marks[cell] ?? 0) : open;
  });
  const position = positionFrom(state.board, { candidates, cells });
  const found = firstFinding(position);
  if (!found) return lastResort(state, candidates, key, honest);
  return stepOf(state, position, found.finding, honest);
}

const bitOf = (value: number) => (value > 0 ? 1 << (value - 1) : 0);

/** For an empty cell the values that its row and column do not show. */
function linesShown({ board: { size }, cells }: GridState<Board>): (cell: number) => number {
  const used = new Array<number>(2 * size).fill(0);
  for (const [cell, value] of cells.entries())
    for (const line of [rowOf(size, cell), columnOf(size, cell)]) used[line] = (used[line] ?? 0) | bitOf(value);
  return (cell) => ((1 << size) - 1) & ~((used[rowOf(size, cell)] ?? 0) | (used[columnOf(size, cell)] ?? 0));
}

/** A cell that is down to one candidate is filled; other candidates are struck from the pencil marks, which must be there first. */
function stepOf(
  state: GridState<Board>,
  position: Position,
  { technique, look, why, cells, because }: Finding,
  honest: boolean,
): Step<GridMove> {
  const writes: GridMove[] = [];
  const strikes: { cell: number; value: number }[] = [];
  for (const [cell, mask] of position.struck)
    if (bitCount[position.candidates[cell] ?? 0] === 1)
      writes.push({ do: "write", cell, value: valueAt(position, cell), tidy: true });
    else strikes.push(...valuesOf(mask).map((value) => ({ cell, value })));
  if (strikes.length > 0 && !isPencilled(state, honest)) return fillFirst(state);
  const moves: GridMove[] = strikes.length > 0 ? [{ do: "strike", marks: strikes }, ...writes] : writes;
  return { technique, look, why, cells, because, moves: moves as [GridMove, ...GridMove[]] };
}

/** Whether every empty cell has marks, and all of them can be trusted. */
const isPencilled = ({ cells, marks }: GridState<Board>, honest: boolean) =>
  honest && cells.every((value, cell) => value > 0 || marks[cell] !== 0);

function fillFirst({ cells, marks }: GridState<Board>): Step<GridMove> {
  const empty = cells.flatMap((value, cell) => (value === 0 ? [cell] : []));
  const some = empty.some((cell) => marks[cell] !== 0);
  return {
    technique: "Pencil marks",
    look: some ? "Look at the pencil marks." : "Look at the empty cells.",
    why: some
      ? "The next step rules values out, and for that every empty cell needs its full pencil marks. Some are missing, so fill them in anew."
      : "No value is certain yet. The next step rules values out, and pencil marks show which are left: fill in what each row and column allow.",
    cells: empty,
    because: [],
    moves: [{ do: "fill" }],
  };
}

/** When nothing else is seen: some value leads to a contradiction in the end, since the board has one solution and this is not in it. */
function lastResort(
  state: GridState<Board>,
  candidates: readonly number[],
  key: readonly number[],
  honest: boolean,
): Step<GridMove> {
  if (!isPencilled(state, honest)) return fillFirst(state);
  const { size } = state.board;
  const width = (cell: number) => bitCount[candidates[cell] ?? 0] ?? 0;
  const open = state.cells.flatMap((value, cell) => (value === 0 && width(cell) > 1 ? [cell] : []));
  const cell = open.sort((one, other) => width(one) - width(other))[0] ?? 0;
  const value = valuesOf(candidates[cell] ?? 0).find((one) => one !== key[cell]) ?? 0;
  const place = placeIn(size, cell);
  return {
    technique: "Try everything",
    look: `Look at ${place}.`,
    why: `Suppose that ${place} were ${value}: every way to go on from there breaks a rule sooner or later. It takes patience to see, and no shorter reason was found. So ${value} is struck there.`,
    cells: [cell],
    because: [],
    moves: [{ do: "strike", marks: [{ cell, value }] }],
  };
}
