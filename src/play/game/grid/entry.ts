import type { Refusal } from "../../../engine/game/game.ts";
import { colourNames, type GridMove, type GridState } from "../../../engine/game/grid.ts";
import type { IconName } from "../../../ui/icon-names.ts";

/** What a key of the pad brings into the chosen cells. */
export type Tool = "number" | "pencil" | "corner" | "colour";
/** A tool for notes. */
export type Nib = Exclude<Tool, "number">;

/** The tools as they are shown, in the order in which M goes through them, and what is said of each when it is taken up. */
export const tools: Readonly<Record<Tool, { label: string; icon: IconName; says: string }>> = {
  number: { label: "Numbers", icon: "hash", says: "Numbers are written." },
  pencil: { label: "Pencil marks", icon: "pencil", says: "Pencil on: numbers become pencil marks." },
  corner: { label: "Corner marks", icon: "scan", says: "Corner marks: numbers go into the corners." },
  colour: {
    label: "Colours",
    icon: "palette",
    says: `Colours: ${colourNames.map((name, at) => `${at + 1} ${name}`).join(", ")}.`,
  },
};
export const toolNames = Object.keys(tools) as readonly Tool[];

export const chooseFirst = "Choose a cell first.";

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
  if (first === undefined) return { refusal: chooseFirst };
  if (tool === "colour") return colouring(state, cells, value);
  if (value === 0) return clearing(state, cells, first);
  if (tool === "number" && cells.length === 1) return { do: "write", cell: first, value, tidy };
  return { do: tool === "corner" ? "corner" : "mark", cells, value };
}

function colouring({ colours }: GridState<unknown>, cells: readonly number[], colour: number): GridMove | Refusal {
  if (colour === 0 && cells.every((cell) => !colours[cell]))
    return { refusal: cells.length === 1 ? "This cell has no colour." : "These cells have no colours." };
  return { do: "colour", cells, colour };
}

function clearing(
  { cells: values, marks, corners }: GridState<unknown>,
  cells: readonly number[],
  first: number,
): GridMove | Refusal {
  if (cells.every((cell) => !values[cell] && !marks[cell] && !corners[cell]))
    return { refusal: cells.length === 1 ? "This cell is empty already." : "These cells are empty already." };
  return cells.length === 1 ? { do: "write", cell: first, value: 0, tidy: false } : { do: "empty", cells };
}
