import type { ReactNode } from "react";
import type { Playable } from "../../engine/game/game.ts";
import type { Dealer } from "./use-dealer.ts";
import type { DeskControls } from "./use-desk.ts";

/** What can be open over a board: the choice of another one, all else that can be done with it, or what its keys do. */
export type MenuPage = "new" | "more" | "keys";

export interface MenuProps<B, S, M> {
  readonly game: Playable<B, S, M>;
  readonly desk: DeskControls<B, S, M>;
  readonly dealer: Dealer;
  readonly page: MenuPage | null;
  readonly onPage: (page: MenuPage | null) => void;
  /** Called when another board was chosen. */
  readonly onGo: () => void;
  /** What the keys do, in sentences. */
  readonly keys: string;
  /** What else can be done with such a board. */
  readonly children?: ReactNode;
}
