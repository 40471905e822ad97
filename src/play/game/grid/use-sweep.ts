import { useMemo, useState } from "react";
import type { GridMove, GridState } from "../../../engine/game/grid.ts";
import type { Session } from "../../../engine/game/session.ts";

/**
 * When the light that runs over a board at its end comes to each cell, from 0 to 1: in the order in which the cells were solved,
 * what was given first. Null while there is something to do, and on a board that was solved when it came.
 */
export function useSweep<Board>(
  { fair, moves, states, at }: Session<Board, GridState<Board>, GridMove>,
  solved: boolean,
): readonly number[] | null {
  const [begun, begin] = useState<unknown>(null);
  if (!solved && begun !== fair.board) begin(fair.board);
  const runs = solved && begun === fair.board;
  return useMemo(() => {
    if (!runs) return null;
    const last = states[0].cells.map(() => 0);
    for (const [index, move] of moves.slice(0, at).entries()) if (move.do === "write") last[move.cell] = index + 1;
    const order = [...new Set(last)].sort((a, b) => a - b);
    return last.map((index) => order.indexOf(index) / Math.max(1, order.length - 1));
  }, [runs, moves, states, at]);
}
