import type { Fair, Settings, SettingsForm } from "../../engine/game/game.ts";
import { count } from "../../engine/words.ts";
import type { Random } from "../../maths/random.ts";
import { range } from "../../maths/whole.ts";
import { type Board, isDark, type Kind, press, sizes } from "./board.ts";
import { moveText } from "./board-text.ts";
import { fewestPresses, quietBasis, total } from "./fewest.ts";
import { dot } from "./linear.ts";
import { placeNames } from "./words.ts";

export const settings: SettingsForm = {
  fields: [
    {
      name: "size",
      label: "Size",
      rising: true,
      options: range(sizes.least, sizes.most).map((n) => ({ value: String(n), label: `${n} by ${n}` })),
    },
    {
      name: "edges",
      label: "Edges",
      options: [
        { value: "plain", label: "A cross stops at the edge" },
        { value: "wrap", label: "A cross comes in again on the other side" },
      ],
    },
    {
      name: "colours",
      label: "Lights",
      options: [
        { value: "2", label: "Off and on" },
        { value: "3", label: "Off, dim and bright" },
      ],
    },
    {
      name: "presses",
      label: "Presses at best",
      options: [
        { value: "few", label: "At most as many as rows" },
        { value: "many", label: "More than there are rows" },
      ],
    },
  ],
  first: { size: "5", edges: "plain", colours: "2", presses: "few" },
  // Of the 512 boards of this kind 32 can be solved, all of them with three presses or fewer (fewest.test.ts counts them).
  fault: ({ size, edges, colours, presses }) =>
    size === "3" && edges === "wrap" && colours === "2" && presses === "many"
      ? "A 3 by 3 board that wraps around never needs more than 3 presses. Choose few presses, or another size."
      : null,
};

/** A board made by pressing a dark one, so that it can be solved; `tell` hears how many were tried. */
export function deal(chosen: Settings, random: Random, tell?: (tried: number) => void): Fair<Board> {
  const kind = kindOf(chosen);
  const { size, colours } = kind;
  const few = chosen["presses"] !== "many" || settings.fault(chosen) !== null;
  for (let tried = 1; ; tried++) {
    const cells = range(0, size * size - 1);
    // A cell that one press is to put right again is pressed once on two colours, twice on three.
    const pressed = few
      ? range(1, random.whole(2, size)).flatMap(() => new Array<number>(colours - 1).fill(random.pick(cells)))
      : cells.flatMap((cell) => range(1, random.whole(0, colours - 1)).map(() => cell));
    const board = pressed.reduce(press, { ...kind, lights: cells.map(() => 0) });
    const presses = fewestPresses(board) ?? [];
    if (few ? total(presses) >= 2 : total(presses) > size) return fair(board, presses);
    tell?.(tried);
  }
}

/** Whether presses can put out a board from outside, and if not, why. */
export function judge(board: Board): Fair<Board> | { readonly problem: string } {
  if (isDark(board)) return { problem: "Every light on this board is off already: there is nothing to do." };
  const presses = fewestPresses(board);
  return presses === null ? { problem: whyNone(board) } : fair(board, presses);
}

function fair(board: Board, presses: readonly number[]): Fair<Board> {
  const { size } = board;
  const moves = presses.flatMap((times, cell) => {
    const move = moveText.write({ row: Math.floor(cell / size), column: cell % size });
    return new Array<string>(times).fill(move);
  });
  return { board, key: moves.join(","), grade: `${count(moves.length, "press", "presses")} at best` };
}

/** The law that the board breaks. No press changes the sum of the lights over a quiet pattern, which is 0 at the end. */
function whyNone(board: Board): string {
  const { colours, lights } = board;
  const broken = quietBasis(board).find((pattern) => dot(pattern, lights) % colours !== 0) ?? [];
  const cells = broken.flatMap((times, cell) => (times > 0 ? [cell] : []));
  if (colours === 2) {
    const on = cells.filter((cell) => lights[cell] === 1).length;
    return `This board has no solution: every press changes an even number of these ${cells.length} lights, and an odd number of them, ${on}, is on (${placeNames(board, cells)}).`;
  }
  return `This board has no solution: the presses reach only one in ${colours ** quietBasis(board).length} of all boards of this kind, and this is none of them.`;
}

/** The kind of board that settings ask for. */
function kindOf({ size, edges, colours }: Settings): Kind {
  const rows = Math.min(Math.max(Number(size) || 5, sizes.least), sizes.most);
  return { size: rows, wrap: edges === "wrap", colours: colours === "3" ? 3 : 2 };
}
