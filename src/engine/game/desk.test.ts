import { expect, test } from "vitest";
import { current, type Desk, desk, goTo, redoOn, undoOn, withBoard, withSaved, withSession } from "./desk.ts";
import { counting } from "./examples.ts";
import { isRefusal } from "./game.ts";
import { begin, play, stateOf } from "./session.ts";

type Counting = Desk<number, { limit: number; now: number }, number>;

const game = counting();
const fair = { board: 10, key: "", grade: "" };

function played(on: Counting, ...moves: readonly number[]): Counting {
  return moves.reduce((before, move) => {
    const session = play(current(before).session, move);
    if (isRefusal(session)) throw new Error(session.refusal);
    return withSession(before, session);
  }, on);
}

const where = (on: Counting) => [on.now, stateOf(current(on).session).now];

test("undo and redo go across new boards, back to how each of them stood", () => {
  const two = played(withBoard(played(desk(game, fair, "a"), 1, 2), begin(game, fair), "b"), 4);
  expect(where(two)).toEqual(["b", 4]);
  const back = [two];
  for (let n = 0; n < 4; n++) back.push(undoOn(back.at(-1) ?? two));
  expect(back.map(where)).toEqual([
    ["b", 4],
    ["b", 0],
    ["a", 3],
    ["a", 1],
    ["a", 0],
  ]);
  const start = back.at(-1) ?? two;
  expect(undoOn(start)).toBe(start);
  const forth = [start];
  for (let n = 0; n < 4; n++) forth.push(redoOn(forth.at(-1) ?? two));
  expect(forth.map(where)).toEqual([
    ["a", 0],
    ["a", 1],
    ["a", 3],
    ["b", 0],
    ["b", 4],
  ]);
  expect(redoOn(two)).toBe(two);
});

test("a board that is not there is not gone to", () => {
  const one = desk(game, fair, "a");
  expect(goTo(one, "b")).toBe(one);
  expect(where(goTo(withBoard(one, begin(game, fair), "b"), "a"))).toEqual(["a", 0]);
});

test("saved boards come before those that are there, which stay as they are", () => {
  const saved = played(withBoard(played(desk(game, fair, "a"), 1), begin(game, fair), "old"), 5);
  const merged = withSaved(played(desk(game, fair, "a"), 2), saved.boards);
  expect(merged.boards.map(({ id }) => id)).toEqual(["old", "a"]);
  expect(where(merged)).toEqual(["a", 2]);
  expect(where(goTo(merged, "old"))).toEqual(["old", 5]);
});
