import { dirname, relative, resolve } from "node:path";
import { globSync } from "tinyglobby";
import type { Plugin } from "vite";
import { type OfferedGame, offersOf, readRows, rowFiles } from "./rows.ts";

const rowsId = "virtual:games";
/** Where the styles of all boards are brought together. */
const boards = /^@import "[./]+\/games\/\*\/board\.css";$/m;

/** Gathers what is in the folders of games: their rows into `virtual:games`, the styles of their boards into play/game/styles/games.css. */
export function gamesPlugin(): Plugin {
  return {
    name: "games",
    // Before what a stylesheet imports is put into it.
    enforce: "pre",
    sharedDuringBuild: true,
    resolveId: (id) => (id === rowsId ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${rowsId}`) return null;
      const files = rowFiles();
      for (const folder of Object.keys(files)) this.addWatchFile(resolve(`src/games/${folder}/row.yaml`));
      const games = readRows(files);
      const offers = (page: OfferedGame["page"]) => JSON.stringify(offersOf(page, games).map(asOffer));
      return [
        `export const numberGames = ${offers("/math-games")};`,
        `export const strategyGames = ${offers("/games")};`,
        `export const withPage = ${JSON.stringify(games.named)};`,
      ].join("\n");
    },
    transform: {
      filter: { id: /\/play\/game\/styles\/games\.css(?:\?|$)/, code: boards },
      handler: (code, id) => ({ code: withBoards(code, dirname(id)), map: null }),
    },
  };
}

/** A stylesheet in `folder` with an import of each board's styles where it imports them all. */
export function withBoards(code: string, folder: string): string {
  const found = globSync("src/games/*/board.css", { absolute: true }).sort();
  return code.replace(boards, found.map((file) => `@import "${relative(resolve(folder), file)}";`).join("\n"));
}

/** What a page needs of a row: on which page it stands is known there, and only the search asks for opponents. */
const asOffer = ({ page: _page, opponent: _opponent, ...offer }: OfferedGame) => offer;
