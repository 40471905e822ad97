import { readLocal } from "../../device/local.ts";
import type { GridMove } from "../../engine/game/grid.ts";
import { fixed, opening } from "../../games/sudoku/fixed.ts";
import play from "../../games/sudoku/play.ts";
import { GridPlayer } from "../../play/game/grid/grid-player.tsx";
import { PlayRoom } from "../../play/game/play-room.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function SudokuScreen({ row }: ScreenProps) {
  return (
    <PlayRoom>
      <PageHeading icon={row.icon} motif="sudoku" title={row.title}>
        Fill the grid by thinking alone: every puzzle has exactly one solution.
      </PageHeading>
      <GridPlayer game={play} opening={opening} adopt={formerMoves} />
    </PlayRoom>
  );
}

/** What was written into the fixed board before version 0.5, which kept its 81 digits under this key; 0 for empty. */
function formerMoves(): readonly GridMove[] {
  const cells = readLocal("sudoku") ?? "";
  if (!/^\d{81}$/.test(cells)) return [];
  return [...cells].flatMap((digit, cell): GridMove[] =>
    digit !== "0" && fixed.givens[cell] === "0" ? [{ do: "write", cell, value: Number(digit), tidy: false }] : [],
  );
}
