import type { Fair } from "../../../engine/game/game.ts";

export interface Printed<Board> {
  readonly fair: Fair<Board>;
  readonly code: string;
}
