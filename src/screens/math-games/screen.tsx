import { numberGames } from "../../play/game/catalog.ts";
import { Hub } from "../../play/game/hub.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function MathGamesScreen({ row }: ScreenProps) {
  return (
    <Hub
      path={row.path}
      icon={row.icon}
      title={row.title}
      intro="Games in which numbers are the moves. Each has a hint that explains itself, and undo without end."
      offers={numberGames}
    />
  );
}
