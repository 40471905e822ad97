// Beside the page's thread: boards are dealt, judged and thought about while the page goes on answering. One task at a time;
// the page ends the worker when nobody waits for the answer any more.
import { dealerOf, type Fair, type Game, isProblem } from "../../engine/game/game.ts";
import { lastGood, readSession, stateOf } from "../../engine/game/session.ts";
import { readSettings } from "../../engine/game/settings.ts";
import { random } from "../../maths/random.ts";
import type { Advice, Dealt, Failed, Good, Progress, Task } from "./task.ts";

// What crosses here is of the game's own types.
type AnyGame = Game<unknown, unknown, unknown>;

const games = import.meta.glob<AnyGame>(["../../games/*/game.ts", "!../../games/blank/*"], { import: "default" });

const failed: Failed = { problem: "The puzzle could not be worked out just now." };

addEventListener("message", async ({ data: task }: MessageEvent<Task>) => {
  postMessage(await answer(task).catch(() => failed));
});

async function answer(task: Task): Promise<Advice | Good | Dealt> {
  const game = await games[`../../games/${task.folder}/game.ts`]?.();
  if (!game) throw new Error(`there is no game ${task.folder}`);
  if ("session" in task) return advise(game, task.session, task.want);
  return "board" in task ? judge(game, task.board) : deal(game, task);
}

function deal(game: AnyGame, task: Extract<Task, { readonly seed: number }>): Dealt {
  const settings = readSettings(game.settings, task.settings);
  if (isProblem(settings)) return settings;
  const tell = (tried: number) => postMessage({ tried } satisfies Progress);
  return dealt(game, dealerOf(game, task.version)(settings.value, random(task.seed), tell));
}

function judge(game: AnyGame, text: string): Dealt {
  const board = game.board.read(text);
  if (isProblem(board)) return board;
  const judged = game.judge(board.value);
  return isProblem(judged) ? judged : dealt(game, judged);
}

const dealt = (game: AnyGame, { board, ...fair }: Fair<unknown>): Dealt => ({
  fair: { ...fair, board: game.board.write(board) },
});

function advise(game: AnyGame, text: string, want: "step" | "good"): Advice | Good {
  const session = readSession(game, text);
  if (isProblem(session)) return session;
  if (want === "good") return { good: lastGood(session.value).at };
  const state = stateOf(session.value);
  const { key } = session.value.fair;
  const step = game.nextStep(state, key);
  return {
    step: step && { ...step, moves: step.moves.map((move) => game.move.write(move)) },
    mistaken: game.isMistaken(state, key),
  };
}
