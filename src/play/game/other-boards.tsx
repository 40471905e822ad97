import type { ReactNode } from "react";
import { settingsOf } from "../../engine/game/code.ts";
import type { Game } from "../../engine/game/game.ts";
import { NewGame } from "./new-game.tsx";
import { OpenGames } from "./open-games.tsx";
import { Share } from "./share.tsx";
import type { Dealer } from "./use-dealer.ts";
import type { DeskControls } from "./use-desk.ts";

interface OtherBoardsProps<B, S, M> {
  readonly game: Game<B, S, M>;
  readonly desk: DeskControls<B, S, M>;
  readonly dealer: Dealer;
  /** Called when another board was chosen. */
  readonly onGo: () => void;
  /** What else can be done with a board. */
  readonly children?: ReactNode;
}

/** Under the board: how to come to another one. */
export function OtherBoards<B, S, M>({ game, desk, dealer, onGo, children }: OtherBoardsProps<B, S, M>) {
  return (
    <div className="mt-8 flex flex-col gap-5">
      <NewGame form={game.settings} usual={settingsOf(game.settings, desk.session.code)} dealer={dealer} />
      <OpenGames
        desk={desk.desk}
        onGo={(id) => {
          desk.goTo(id);
          onGo();
        }}
        onRemove={desk.remove}
      />
      <div className="screen-only needs-script flex flex-col gap-2">
        <Share session={desk.session} dealer={dealer} />
        {children}
      </div>
    </div>
  );
}
