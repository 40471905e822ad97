import type { Refusal } from "../../../engine/game/game.ts";
import type { GridMove, GridState } from "../../../engine/game/grid.ts";

/** What a number becomes in the chosen cells. */
export type Tool = "number" | "pencil";

/**
 * The move that brings a value (1 for the first; 0 clears) into cells, or why there is none. A number is written into one cell: in
 * several it becomes a pencil mark.
 */
export function entryMove(
  state: GridState<unknown>,
  cells: readonly number[],
  tool: Tool,
  value: number,
  tidy: boolean,
): GridMove | Refusal {
  const [first] = cells;
  if (first === undefined) return { refusal: "Choose a cell first." };
  if (value === 0) return clearing(state, cells, first);
  if (tool === "number" && cells.length === 1) return { do: "write", cell: first, value, tidy };
  return { do: "mark", cells, value };
}

function clearing({ cells: values, marks, corners }: GridState<unknown>, cells: readonly number[], first: number) {
  if (cells.every((cell) => !values[cell] && !marks[cell] && !corners[cell]))
    return { refusal: cells.length === 1 ? "This cell is empty already." : "These cells are empty already." };
  return cells.length === 1
    ? ({ do: "write", cell: first, value: 0, tidy: false } as const)
    : ({ do: "empty", cells } as const);
}
