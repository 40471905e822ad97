import type { Step } from "../../../engine/game/game.ts";
import type { GridMove, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import { placeWords } from "../../../engine/game/grid-words.ts";
import type { Session } from "../../../engine/game/session.ts";
import { stateOf } from "../../../engine/game/session.ts";
import { count } from "../../../engine/words.ts";

/**
 * A hint for a board with something wrong on it: first the rule that anybody can see is broken, or else where a number is
 * wrong, and then which one it is. Null where all that was written is right.
 */
export function mistakeOn<Board>(
  game: PlayableGrid<Board>,
  session: Session<Board, GridState<Board>, GridMove>,
): Step<GridMove> | null {
  const state = stateOf(session);
  const { shape, cells } = state;
  const wanted = game.readKey(session.fair.board, session.fair.key);
  const isWrong = (cell: number) => cells[cell] !== 0 && cells[cell] !== wanted[cell];
  const since = (cell: number) => movesSince(session, cell);
  const wrong = cells.flatMap((_, cell) => (isWrong(cell) ? [cell] : [])).sort((a, b) => since(b) - since(a));
  const clash = game.clashes(state).find((one) => one.cells.some(isWrong));
  // What came first: the others may follow from it.
  const cell = wrong.find((one) => !clash || clash.cells.includes(one));
  if (cell === undefined) return null;
  const house = shape.houses.find((one) => one.cells.includes(cell));
  const written = (house?.cells ?? [...cells.keys()]).filter((one) => cells[one] !== 0 && !shape.givens[one]);
  const value = shape.values[(cells[cell] ?? 1) - 1] ?? "";
  return {
    look: clash
      ? `${clash.why} Which of these cannot stay?`
      : written.length === 1
        ? `Look at the number that you wrote in ${house?.name ?? "the board"}: it cannot be right.`
        : `One of the ${count(written.length, "number")} that you wrote in ${house?.name ?? "the board"} cannot be right. Which?`,
    technique: "A number to take back",
    why: `The ${value} in ${placeWords(shape, cell)} is wrong: this puzzle has one solution, and there another number stands in that place. You wrote it ${ago(since(cell))}.`,
    cells: [cell],
    because: (clash?.cells ?? []).filter((one) => one !== cell),
    area: clash?.cells ?? written,
    moves: [{ do: "write", cell, value: 0, tidy: false }],
  };
}

/** How many moves stand since a cell was written into last, with that one. */
function movesSince<Board>({ moves, at }: Session<Board, GridState<Board>, GridMove>, cell: number): number {
  const last = moves.slice(0, at).findLastIndex((move) => move.do === "write" && move.cell === cell);
  return at - last;
}

const ago = (many: number) => (many === 1 ? "just now" : `${many} moves ago`);
