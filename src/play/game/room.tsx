import { type ComponentType, useEffect, useState } from "react";
import { readSession, writeSession } from "../../device/session.ts";
import type { BoardProps } from "../../engine/game/board-props.ts";
import { type Fair, type Game, isProblem } from "../../engine/game/game.ts";
import { writeSettings } from "../../engine/game/settings.ts";
import { freshSeed } from "../fresh-seed.ts";
import { NotFetched } from "../not-fetched.tsx";
import type { Offer } from "./catalog.ts";
import { MovePlayer } from "./move-player.tsx";
import sheet from "./styles/games.css?url";
import { readFair } from "./use-dealer.ts";
import { work } from "./work.ts";

// What crosses here is of the game's own types; each folder's game and board fit each other.
type AnyGame = Game<unknown, unknown, unknown>;
type AnyBoard = ComponentType<BoardProps<unknown, unknown>>;

// Puzzles of cells have screens of their own, which do without their solvers.
const games = import.meta.glob<AnyGame>(
  ["../../games/*/game.ts", "!../../games/{blank,kenken,magic-squares,sudoku}/*"],
  { import: "default" },
);
const boards = import.meta.glob<AnyBoard>("../../games/*/Board.tsx", { import: "default" });

interface Loaded {
  readonly game: AnyGame;
  readonly Board: AnyBoard;
  readonly opening: Fair<unknown>;
}

/** Fetches a game of moves with its board, has the first board dealt, and lets it be played. */
export function Room({ offer }: { offer: Offer }) {
  const { folder } = offer;
  const [loaded, setLoaded] = useState<Loaded | "loading" | "failed">("loading");
  useEffect(() => {
    let over = false;
    load(folder).then(
      (done) => over || setLoaded(done),
      () => over || setLoaded("failed"),
    );
    return () => {
      over = true;
    };
  }, [folder]);
  if (loaded === "loading") return <p className="text-soft">Fetching the game …</p>;
  if (loaded === "failed") return <NotFetched what="The game" />;
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="games" />
      <MovePlayer offer={offer} {...loaded} />
    </>
  );
}

async function load(folder: string): Promise<Loaded> {
  const [game, Board] = await Promise.all([
    games[`../../games/${folder}/game.ts`]?.(),
    boards[`../../games/${folder}/Board.tsx`]?.(),
  ]);
  if (!game || !Board) throw new Error(`there is no game ${folder}`);
  const dealt = await work({
    folder,
    settings: writeSettings(game.settings, game.settings.first),
    seed: openingSeed(folder),
    version: game.version ?? 1,
  }).done;
  const opening = isProblem(dealt) ? dealt : readFair(game, dealt.fair);
  if (isProblem(opening)) throw new Error(opening.problem);
  return { game, Board, opening: opening.value };
}

/** Drawn by chance, once: what nobody has played on yet is kept nowhere else, and is the same after a reload. */
function openingSeed(folder: string): number {
  const key = `opening/${folder}`;
  const seed = Number(readSession(key) ?? freshSeed());
  writeSession(key, String(seed));
  return seed;
}
