import { opening } from "../../games/kenken/opening.ts";
import play from "../../games/kenken/play.ts";
import { GridPlayer } from "../../play/game/grid/grid-player.tsx";
import { PlayRoom } from "../../play/game/play-room.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function KenKenScreen({ row }: ScreenProps) {
  return (
    <>
      <PlayRoom>
        <PageHeading icon={row.icon} motif="kenken" title={row.title}>
          Sums and logic in one square: every puzzle has exactly one solution.
        </PageHeading>
        <GridPlayer game={play} opening={opening} />
      </PlayRoom>
      <p className="mt-8 max-w-[68ch] text-sm text-soft">
        KenKen is a registered trademark of its owner. The puzzle is also called Calcudoku or Mathdoku. Sumwhere is not
        affiliated with the owner of the name.
      </p>
    </>
  );
}
