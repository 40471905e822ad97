import { strategyGames } from "../../play/game/catalog.ts";
import { Hub } from "../../play/game/hub.tsx";
import type { ScreenProps } from "../screen-props.ts";

export default function GamesScreen({ row }: ScreenProps) {
  return (
    <Hub
      path={row.path}
      icon={row.icon}
      title={row.title}
      intro="Games of strategy and space. Every board that is dealt can be finished by thinking, without luck."
      offers={strategyGames}
    />
  );
}
