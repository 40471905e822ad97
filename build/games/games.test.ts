import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gameName, numberGames, strategyGames } from "../../src/play/game/catalog.ts";
import { withBoards } from "./plugin.ts";
import { offersOf, readRows, rowFiles } from "./rows.ts";

/** What is to be copied for a new game is none yet. */
const folders = readdirSync("src/games").filter((folder) => folder !== "blank");

test("every game has its row: one with a board of its own is offered on a page of games, another has a page of its own", () => {
  const { offered, named } = readRows();
  const isOffered = (folder: string) => existsSync(`src/games/${folder}/Board.tsx`);
  expect(offered.map(({ folder }) => folder).sort()).toEqual(folders.filter(isOffered));
  expect(Object.keys(named)).toEqual(folders.filter((folder) => !isOffered(folder)));
});

test("the games keep their order", () => {
  const first = (many: number, page: Parameters<typeof offersOf>[0]) =>
    offersOf(page)
      .slice(0, many)
      .map(({ folder }) => folder)
      .join(" ");
  expect(first(6, "/math-games")).toBe("twenty-four numbers-round nim bulls-and-cows number-pyramids factor-game");
  expect(first(5, "/games")).toBe("hanoi lights-out sliding-tiles peg-solitaire minesweeper");
});

test("pages are told the same, without what they have no use for", () => {
  for (const [page, offers] of [
    ["/math-games", numberGames],
    ["/games", strategyGames],
  ] as const)
    expect(offers).toEqual(offersOf(page).map(({ page: _page, opponent: _opponent, ...offer }) => offer));
  expect(["nim", "sudoku", "chess"].map(gameName)).toEqual(["Nim", "Sudoku", "chess"]);
});

const games = import.meta.glob<{ id: string; title: string }>(["../../src/games/*/game.ts", "!**/blank/*"], {
  import: "default",
  eager: true,
});

test.each(Object.entries(games))("%s has the name of its folder and the title of its row", (file, { id, title }) => {
  expect(id).toBe(file.split("/").at(-2));
  expect(title.toLowerCase()).toBe(gameName(id).toLowerCase());
});

const files = rowFiles();
const nim = files["nim"] ?? "";

test.each([
  ["a place that is taken", { ...files, nim: nim.replace("place: 3", "place: 2") }, "place: "],
  ["a place left out", { ...files, nim: nim.replace("place: 3", "place: 9") }, "place: "],
  ["no rule", { ...files, nim: nim.replace(/^rule: .*$/m, "") }, "rule: "],
  ["an icon that is not in the sprite", { ...files, nim: nim.replace("icon: layers", "icon: heap") }, "icon: "],
  ["the page of another game", { ...files, nim: nim.replace("/math-games", "/sudoku") }, "page: "],
  ["no motif", { ...files, "nim-again": nim }, "src/content/motifs"],
])("a row is refused for %s", (_, rows, fault) => {
  expect(() => readRows(rows)).toThrow(`row.yaml\n  ${fault}`);
});

test("the sheet of all boards imports the styles of each", () => {
  const sheet = withBoards(readFileSync("src/play/game/styles/games.css", "utf8"), "src/play/game/styles");
  const styled = folders.filter((folder) => existsSync(`src/games/${folder}/board.css`));
  expect([...sheet.matchAll(/^@import ".*\/games\/(.*)\/board\.css";$/gm)].map(([, name]) => name)).toEqual(styled);
});
