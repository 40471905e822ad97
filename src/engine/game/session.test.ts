import { describe, expect, test } from "vitest";
import { type Counting, counting, played } from "./examples.ts";
import { isProblem } from "./game.ts";
import {
  begin,
  canRedo,
  canUndo,
  lastGood,
  play,
  readSession,
  redo,
  restart,
  stateOf,
  undo,
  writeSession,
} from "./session.ts";

function start(opponent = false): Counting {
  const game = counting(opponent);
  return begin(game, { board: 10, key: "", grade: "" }, "~1");
}

const now = (session: Counting) => stateOf(session).now;

describe("undo and redo", () => {
  test("go back to the first state and forth to the last", () => {
    const end = played(start(), 1, 2, 2);
    const back = undo(undo(end));
    expect([now(end), now(back), now(redo(back)), now(redo(redo(back)))]).toEqual([5, 1, 3, 5]);
    expect([canUndo(start()), canUndo(end), canRedo(end), canRedo(back)]).toEqual([false, true, false, true]);
    const fresh = start();
    expect(undo(fresh)).toBe(fresh);
    expect(redo(end)).toBe(end);
  });

  test("a new move forgets the undone ones", () => {
    const other = played(undo(played(start(), 1, 2)), 1);
    expect(now(other)).toBe(2);
    expect(other.moves).toEqual([1, 1]);
    expect(canRedo(other)).toBe(false);
  });

  test("a refused move changes nothing", () => {
    expect(play(played(start(), 9), 2)).toEqual({ refusal: "Too far." });
  });
});

test("an opponent's reply follows the move, and is undone and redone with it", () => {
  const end = played(start(true), 1, 2, 1);
  expect(end.moves).toEqual([1, 1, 2, 1, 1]);
  expect([now(end), now(undo(end)), now(undo(undo(end))), now(undo(undo(undo(end))))]).toEqual([6, 4, 2, 0]);
  const first = undo(undo(undo(end)));
  expect([now(redo(first)), now(redo(redo(first))), now(redo(redo(redo(first))))]).toEqual([2, 4, 6]);
  expect(canUndo(first)).toBe(false);
});

test("starting again keeps what was played, to be redone", () => {
  const first = restart(played(start(true), 1, 2, 1));
  expect([now(first), canUndo(first), now(redo(first))]).toEqual([0, false, 2]);
});

test("the last good state is the last before the mistake, and what followed can be redone", () => {
  const end = played(start(), 2, 2, 2, 2);
  const good = lastGood(end);
  expect(now(good)).toBe(4);
  expect(now(redo(redo(good)))).toBe(8);
  expect(lastGood(good)).toBe(good);
});

describe("a saved session", () => {
  test("comes back with what was undone, the help and the time", () => {
    const session: Counting = { ...undo(played(start(true), 1, 2, 1)), help: "hint", ms: 1234 };
    const read = readSession(session.game, writeSession(session));
    expect(read).toEqual({ value: session });
  });

  test("keeps the moves before one that is none any more", () => {
    const text = writeSession(played(start(), 1, 2, 2)).replace('["1","2","2"]', '["1","x","2"]');
    const read = readSession(counting(), text);
    if (isProblem(read)) throw new Error(read.problem);
    expect([now(read.value), read.value.moves]).toEqual([1, [1]]);
  });

  test.each(["", "[]", "null", "{}", '{"board":5}', writeSession(start()).replace('"alone"', '"cheated"')])(
    "%s is none",
    (text) => expect(readSession(counting(), text)).toHaveProperty("problem"),
  );

  test("of a board that cannot be read says what is wrong with that", () => {
    expect(readSession(counting(), writeSession(start()).replace('"10"', '"-1"'))).toEqual({ problem: "No." });
  });
});
