import { useMemo } from "react";
import { useShown } from "../../../device/settings/shown.ts";
import type { Fair, Link, Mark } from "../../../engine/game/game.ts";
import type { GridMove, GridState, PlayableGrid } from "../../../engine/game/grid.ts";
import { markOf } from "../../../engine/game/grid-moves.ts";
import type { Hint } from "../use-hint.ts";

/**
 * How a cell stands out, the strongest first: a hint is about it, the hint follows from it, it breaks a rule, it is where the
 * hint says to look, it has the value of the chosen cell, it shares a house with that.
 */
export type Tone = "hint" | "because" | "clash" | "area" | "same" | "near";

/** What stands out on a board. */
export interface Lights {
  readonly tones: ReadonlyMap<number, Tone>;
  /** For each cell the candidates that the hint rests on, and those that it takes away; bit 0 stands for the first value. */
  readonly pattern: ReadonlyMap<number, number>;
  readonly struck: ReadonlyMap<number, number>;
  /** The value whose pencil marks stand out, 1 for the first; 0 for none. */
  readonly lit: number;
  /** The links of the hint's chain, in order. */
  readonly links: readonly Link[];
}

interface Shown<Board> {
  readonly game: PlayableGrid<Board>;
  readonly fair: Fair<Board>;
  readonly state: GridState<Board>;
  readonly cursor: number | null;
  /** The value that is held for the next cell, 1 for the first; 0 for none. */
  readonly held: number;
  readonly hint: Hint<GridMove> | null;
}

const none = [] as const;

/** Which cells stand out, and why: the strongest reason of each; and which of their candidates, and links between these. */
export function useLights<Board>({ game, fair, state, cursor, held, hint }: Shown<Board>): Lights {
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
    // What breaks a rule can be seen by anybody; whether a cell is wrong only by whoever knows the solution.
    if (checking !== "off")
      put(
        game.clashes(state).flatMap(({ cells }) => cells),
        "clash",
      );
    if (checking === "always") put(wrongCells(game, fair, state), "clash");
    if (hint) put(hint.step.area, "area");
    const lit = held || (same && cursor !== null ? (state.cells[cursor] ?? 0) : 0);
    if (lit) put(equalCells(state, lit), "same");
    if (same && cursor !== null)
      for (const { cells } of state.shape.houses) if (cells.includes(cursor)) put(cells, "near");
    const why = hint?.rung === 2 ? hint.step : null;
    const struck = why?.moves.flatMap((move) => (move.do === "strike" ? move.marks : []));
    return { tones, pattern: byCell(why?.pattern), struck: byCell(struck), lit, links: why?.links ?? none };
  }, [game, fair, state, cursor, held, hint, checking, same]);
}

function wrongCells<Board>(
  game: PlayableGrid<Board>,
  { board, key }: Fair<Board>,
  { cells }: GridState<Board>,
): number[] {
  const wanted = game.readKey(board, key);
  return cells.flatMap((value, cell) => (value !== 0 && value !== wanted[cell] ? [cell] : []));
}

/** Candidates by their cells: bit 0 stands for the first value. */
function byCell(marks: readonly Mark[] = none): ReadonlyMap<number, number> {
  const bits = new Map<number, number>();
  for (const { cell, value } of marks) bits.set(cell, (bits.get(cell) ?? 0) | markOf(value));
  return bits;
}

const equalCells = ({ cells }: GridState<unknown>, value: number) =>
  cells.flatMap((one, cell) => (one === value ? [cell] : []));
