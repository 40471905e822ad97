import { numberGames, strategyGames, withPage } from "virtual:games";
import type { MotifName } from "../../content/motifs/all.ts";
import type { IconName } from "../../ui/icon-names.ts";

/** A game of moves, as it is offered before its code is loaded. */
export interface Offer {
  /** The game's folder in src/games, and its name in the address. */
  readonly folder: MotifName;
  readonly title: string;
  readonly icon: IconName;
  /** What it is about, in a sentence. */
  readonly goal: string;
  /** What a move is, in a line that stands beside the board. */
  readonly rule: string;
  /** How it is played, in full. */
  readonly rules: readonly string[];
  /** What the keys of a keyboard do. */
  readonly keys: string;
}

/** Games in which numbers are the move, and those of strategy and space, as the rows in their folders say (build/games). */
export { numberGames, strategyGames };

/** What a game is called, by its id. */
export function gameName(id: string): string {
  return withPage[id] ?? [...numberGames, ...strategyGames].find(({ folder }) => folder === id)?.title ?? id;
}
