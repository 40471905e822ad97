import { useMemo } from "react";
import type { Fair } from "../../../engine/game/game.ts";
import type { GridGame, GridMove, GridState } from "../../../engine/game/grid.ts";
import { useShown } from "../../../learner/settings/shown.ts";
import type { Hint } from "../use-hint.ts";
import type { Tone } from "./board.tsx";

interface Shown<Board> {
  readonly game: GridGame<Board>;
  readonly fair: Fair<Board>;
  readonly state: GridState<Board>;
  readonly cursor: number | null;
  readonly hint: Hint<GridMove> | null;
  /** Whether what is wrong is shown just now. */
  readonly checked: boolean;
}

/** Which cells stand out, and why: the strongest reason of each. */
export function useTones<Board>({ game, fair, state, cursor, hint, checked }: Shown<Board>): ReadonlyMap<number, Tone> {
  const checking = useShown("checking");
  const same = useShown("same") !== "plain";
  return useMemo(() => {
    const tones = new Map<number, Tone>();
    const put = (cells: readonly number[], tone: Tone) => {
      for (const cell of cells) if (!tones.has(cell)) tones.set(cell, tone);
    };
    if (hint?.rung === 2) {
      put(hint.step.cells, "hint");
      put(hint.step.because, "because");
    }
    if (checking === "always" || (checked && checking !== "off")) {
      put(
        game.clashes(state).flatMap(({ cells }) => cells),
        "clash",
      );
      if (checking === "always") put(wrongCells(game, fair, state), "clash");
    }
    const value = cursor === null ? 0 : state.cells[cursor];
    if (same && value) put(equalCells(state, value), "same");
    return tones;
  }, [game, fair, state, cursor, hint, checked, checking, same]);
}

function wrongCells<Board>(game: GridGame<Board>, { board, key }: Fair<Board>, { cells }: GridState<Board>): number[] {
  const wanted = game.readKey(board, key);
  return cells.flatMap((value, cell) => (value !== 0 && value !== wanted[cell] ? [cell] : []));
}

const equalCells = ({ cells }: GridState<unknown>, value: number) =>
  cells.flatMap((one, cell) => (one === value ? [cell] : []));
