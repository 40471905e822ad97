import type { Mark, Step } from "../../engine/game/game.ts";
import type { GridMove, GridState } from "../../engine/game/grid.ts";
import { areFull } from "../../engine/game/grid-moves.ts";
import { placeIn } from "../../engine/game/rectangle.ts";
import { bitCount } from "../../maths/bits.ts";
import type { Board } from "./board/board.ts";
import { valuesOf } from "./board/values.ts";
import { valueAt } from "./position/candidates.ts";
import { columnOf, type Finding, type Position, positionFrom, rowOf } from "./position/position.ts";
import { firstFinding, lastResort as lastResortName } from "./rating/grades.ts";

/**
 * The first step that a person would see. The state agrees with the key. It follows from the values that stand, and from steps of
 * before that ruled something out; never from a value that is not pencilled in. Where the pencil marks are full, steps whose
 * strikes the player has made are passed over.
 */
export function nextStep(state: GridState<Board>, key: readonly number[]): Step<GridMove> | null {
  const { board, cells, marks, ruledOut } = state;
  if (!cells.includes(0)) return null;
  const isFull = areFull(state, key);
  const shown = linesShown(state);
  const candidates = cells.map((value, cell) =>
    value > 0 ? bitOf(value) : shown(cell) & ~((ruledOut[cell] ?? 0) & ~bitOf(key[cell] ?? 0)),
  );
  for (;;) {
    const position = positionFrom(board, { candidates, cells });
    const found = firstFinding(position);
    const step = found ? stepOf(position, found.finding) : lastResort(state, candidates, key);
    const strikes = step.moves.flatMap((move) => (move.do === "strike" ? move.marks : []));
    if (strikes.length > 0 && cells.every((value, cell) => value > 0 || !marks[cell])) return fillFirst(step);
    const isDone =
      isFull &&
      step.moves.every((move) => move.do === "strike") &&
      strikes.every(({ cell, value }) => !((marks[cell] ?? 0) & bitOf(value)));
    if (!isDone) return step;
    for (const { cell, value } of strikes) candidates[cell] = (candidates[cell] ?? 0) & ~bitOf(value);
  }
}

const bitOf = (value: number) => (value > 0 ? 1 << (value - 1) : 0);

/** For an empty cell the values that its row and column do not show. */
function linesShown({ board: { size }, cells }: GridState<Board>): (cell: number) => number {
  const used = new Array<number>(2 * size).fill(0);
  for (const [cell, value] of cells.entries())
    for (const line of [rowOf(size, cell), columnOf(size, cell)]) used[line] = (used[line] ?? 0) | bitOf(value);
  return (cell) => ((1 << size) - 1) & ~((used[rowOf(size, cell)] ?? 0) | (used[columnOf(size, cell)] ?? 0));
}

/** A cell that is down to one candidate is filled; other candidates are struck. */
function stepOf(position: Position, { pattern, ...finding }: Finding): Step<GridMove> {
  const writes: Extract<GridMove, { do: "write" }>[] = [];
  const strikes: Mark[] = [];
  for (const [cell, mask] of position.struck)
    if (bitCount[position.candidates[cell] ?? 0] === 1)
      writes.push({ do: "write", cell, value: valueAt(position, cell), tidy: true });
    else strikes.push(...valuesOf(mask).map((value) => ({ cell, value })));
  const moves: GridMove[] = strikes.length > 0 ? [{ do: "strike", marks: strikes }, ...writes] : writes;
  return {
    ...finding,
    pattern: pattern ?? writes.map(({ cell, value }) => ({ cell, value })),
    moves: moves as [GridMove, ...GridMove[]],
  };
}

/** Before the first step that rules values out, where no cell has marks: what it is, so that one knows where to look, and why to pencil. */
const fillFirst = (step: Step<GridMove>): Step<GridMove> => ({
  ...step,
  technique: "Pencil marks",
  why: `${step.why} Pencil in what each row and column allow, and leave those out.`,
  moves: [{ do: "fill" }, ...step.moves],
});

/** When nothing else is seen: some value leads to a contradiction in the end, since the board has one solution and this is not in it. */
function lastResort(
  { board: { size }, cells }: GridState<Board>,
  candidates: readonly number[],
  key: readonly number[],
): Step<GridMove> {
  const width = (cell: number) => bitCount[candidates[cell] ?? 0] ?? 0;
  const open = cells.flatMap((value, cell) => (value === 0 && width(cell) > 1 ? [cell] : []));
  const cell = open.sort((one, other) => width(one) - width(other))[0] ?? 0;
  const value = valuesOf(candidates[cell] ?? 0).find((one) => one !== key[cell]) ?? 0;
  const place = placeIn(size, cell);
  return {
    technique: lastResortName,
    look: `Look at ${place}.`,
    why: `Suppose that ${place} were ${value}: every way to go on from there breaks a rule sooner or later. It takes patience to see, and no shorter reason was found. So ${value} is struck there.`,
    cells: [cell],
    because: [],
    area: [cell],
    pattern: [{ cell, value }],
    moves: [{ do: "strike", marks: [{ cell, value }] }],
  };
}
