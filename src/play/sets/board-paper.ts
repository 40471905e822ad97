import type { Paper, PaperGame } from "../../boards/paper.ts";
import type { GridRules } from "../../engine/game/grid.ts";
import type { FairText } from "../game/task.ts";
import { gridOnPaper } from "./grid-paper.ts";

// What crosses here is of the game's own types: each folder's paper and board fit each other.
const papers = import.meta.glob<PaperGame<unknown>>("../../games/*/paper.ts", { import: "default" });
/** All boards of cells are drawn alike, from their rules. */
const grids = import.meta.glob<GridRules<unknown>>("../../games/*/play.ts", { import: "default" });

const fileOf = (folder: string, name: string) => `../../games/${folder}/${name}.ts`;

/** The games whose boards can be worked at on paper. */
export const onPaper: readonly string[] = Object.keys({ ...grids, ...papers }).map(
  (file) => file.split("/").at(-2) ?? "",
);

/** A board as a sheet shows it. */
export interface BoardPaper extends Paper {
  readonly title: string;
}

/** The board that was dealt. Rejects where the code of its game cannot be loaded. */
export async function boardPaper(folder: string, { board, key, grade }: FairText): Promise<BoardPaper> {
  const { game, paper } = await ofFolder(folder);
  const read = game.board.read(board);
  if ("problem" in read) throw new Error(read.problem);
  return { title: `${game.title}, ${grade.toLowerCase()}`, ...paper(read.value, key) };
}

async function ofFolder(folder: string): Promise<PaperGame<unknown>> {
  const own = await papers[fileOf(folder, "paper")]?.();
  if (own) return own;
  const rules = await grids[fileOf(folder, "play")]?.();
  if (!rules) throw new Error(`there is no paper for ${folder}`);
  return { game: rules, paper: (board, key) => paperOfGrid(rules, board, key) };
}

function paperOfGrid(rules: GridRules<unknown>, board: unknown, key: string): Paper {
  const shape = rules.shape(board);
  return {
    prompt: rules.rules(board),
    figure: gridOnPaper(shape, shape.givens),
    solution: gridOnPaper(shape, rules.readKey(board, key)),
  };
}
