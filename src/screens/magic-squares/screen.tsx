import { opening } from "../../games/magic-squares/opening.ts";
import play from "../../games/magic-squares/play.ts";
import { GridPlayer } from "../../play/game/grid/grid-player.tsx";
import { PlayRoom } from "../../play/game/play-room.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import type { ScreenProps } from "../screen-props.ts";
import { Constructions } from "./constructions.tsx";
import sheet from "./magic.css?url";

export default function MagicSquaresScreen({ row }: ScreenProps) {
  return (
    <>
      <PlayRoom>
        <link rel="stylesheet" href={sheet} precedence="magic" />
        <PageHeading icon={row.icon} motif="magic-squares" title={row.title}>
          Every line comes to the same total, and no number is used twice.
        </PageHeading>
        <GridPlayer game={play} opening={opening} />
      </PlayRoom>
      <Constructions />
    </>
  );
}
