import type { Fair, SettingsForm } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Random } from "../../maths/random.ts";
import { type Board, inOrder, isInOrder, type Move, movable, type Size, sizeName, sizes, slide } from "./board.ts";
import { rowByRow } from "./row-by-row.ts";
import { finderFor } from "./shortest.ts";

type Grade = "easy" | "medium" | "hard" | "extreme";

/** The best possible number of moves of each grade, from and to, by size. */
export const ranges: Readonly<Record<string, Readonly<Record<Grade, readonly [from: number, to: number]>>>> = {
  "3x2": { easy: [3, 7], medium: [8, 12], hard: [13, 16], extreme: [17, 21] },
  "3x3": { easy: [5, 11], medium: [12, 18], hard: [19, 24], extreme: [25, 31] },
  "4x3": { easy: [7, 15], medium: [16, 25], hard: [26, 35], extreme: [36, 46] },
  "4x4": { easy: [8, 18], medium: [19, 28], hard: [29, 38], extreme: [39, 46] },
};

/** How many places `judge` looks at for a shortest way on a board from outside: two or three seconds in a worker. */
const patience = 40_000_000;

export const settings: SettingsForm = {
  fields: [
    {
      name: "size",
      label: "Size",
      options: Object.entries(sizes).map(([value, { rows, columns }]) => ({ value, label: `${columns} by ${rows}` })),
    },
    {
      name: "grade",
      label: "Grade",
      rising: true,
      options: [
        { value: "easy", label: "Easy" },
        { value: "medium", label: "Medium" },
        { value: "hard", label: "Hard" },
        { value: "extreme", label: "Extreme" },
      ],
    },
  ],
  first: { size: "3x3", grade: "easy" },
  fault: () => null,
};

/** A board of a size whose best possible number of moves is in the range of the grade; `tell` hears how many were tried. */
export function deal(size: Size, grade: Grade, random: Random, tell?: (tried: number) => void): Fair<Board> {
  const [from, to] = ranges[sizeName(size)]?.[grade] ?? [1, 1];
  for (let tried = 1; ; tried++) {
    // A walk often comes back on itself, so it may be three times as long as the way home that is wanted.
    const board = shuffled(size, random.whole(from, 3 * to), random);
    const found = finderFor(size).find(board, to);
    if ("moves" in found && found.moves.length >= from) return fair(board, found.moves);
    tell?.(tried);
  }
}

/** A board from outside: its shortest way where it is found in time, otherwise the way row by row, and what that says. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  if (isInOrder(board)) return { problem: "The tiles of this board are in order already: there is nothing to do." };
  const found = finderFor(board).find(board, Number.POSITIVE_INFINITY, patience);
  if ("moves" in found) return fair(board, found.moves);
  const moves = rowByRow(board);
  return { board, key: moves.join(","), grade: `Between ${found.atLeast} and ${moves.length} moves at best` };
}

function fair(board: Board, moves: readonly Move[]): Fair<Board> {
  return { board, key: moves.join(","), grade: `${count(moves.length, "move")} at best` };
}

/** The ordered board after so many random slides, none of them back at once. */
function shuffled(size: Size, slides: number, random: Random): Board {
  let board = inOrder(size);
  let last = 0;
  for (let done = 0; done < slides; done++) {
    const tile = random.pick(movable(board).filter((one) => one !== last));
    board = slide(board, tile);
    last = tile;
  }
  return board;
}

/** The grade with this name, among the settings; easy for any other. */
export function gradeNamed(name: string | undefined): Grade {
  return name === "medium" || name === "hard" || name === "extreme" ? name : "easy";
}
