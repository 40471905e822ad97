// Beside the page's thread: boards are dealt and judged while the page goes on answering. One task at a time; the page
// ends the worker when nobody waits for the answer any more.
import { type Game, isProblem } from "../../engine/game/game.ts";
import { readSettings } from "../../engine/game/settings.ts";
import { random } from "../../maths/random.ts";
import type { Answer, FairText, Task } from "./task.ts";

const games = import.meta.glob<Game<unknown, unknown, unknown>>(["../../games/*/game.ts", "!../../games/blank/*"], {
  import: "default",
});

addEventListener("message", async ({ data: task }: MessageEvent<Task>) => {
  postMessage(await answer(task).catch((): Answer => ({ problem: "The puzzle could not be worked out just now." })));
});

async function answer(task: Task): Promise<Answer> {
  const load = games[`../../games/${task.folder}/game.ts`];
  if (!load) throw new Error(`there is no game ${task.folder}`);
  const game = await load();
  const { write } = game.board;
  const textOf = ({ board, key, grade }: { board: unknown; key: string; grade: string }): FairText => ({
    board: write(board),
    key,
    grade,
  });
  if ("board" in task) {
    const board = game.board.read(task.board);
    if (isProblem(board)) return board;
    const judged = game.judge(board.value);
    return isProblem(judged) ? judged : { fair: textOf(judged) };
  }
  const settings = readSettings(game.settings, task.settings);
  if (isProblem(settings)) return settings;
  return { fair: textOf(game.deal(settings.value, random(task.seed), (tried) => postMessage({ tried }))) };
}
