import { describe, expect, test } from "vitest";
import { counting } from "./examples.ts";
import { isRefusal } from "./game.ts";
import { joined } from "./joined.ts";
import { begin, play, type Session, undo } from "./session.ts";

type Counting = Session<number, { limit: number; now: number }, number>;

const start = (limit = 100, opponent = false): Counting =>
  begin(counting(opponent), { board: limit, key: "", grade: "" });

function played(session: Counting, ...moves: readonly number[]): Counting {
  return moves.reduce((before, move) => {
    const next = play(before, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, session);
}

const base = played(start(), 1, 2);

describe("one board played on at two places", () => {
  test.each([
    ["both played", played(base, 3), played(base, 4), [1, 2, 3, 4]],
    ["both played the same", played(base, 3), played(base, 3), [1, 2, 3]],
    ["only they played", played(base, 3), base, [1, 2, 3]],
    ["only we played", base, played(base, 4), [1, 2, 4]],
    ["they took back and we played", undo(base), played(base, 4), [1, 4]],
    ["they played and we took back", played(base, 3), undo(base), [1, 2, 3]],
    ["they played, we went another way", played(base, 3), played(undo(base), 4), [1, 2, 3, 4]],
  ])("%s", (_, theirs, ours, moves) => {
    const both = joined(base, theirs, ours);
    expect(both?.moves.slice(0, both.at)).toEqual(moves);
  });

  test("help and time of both count", () => {
    const theirs = { ...base, ms: 5000 };
    const ours = { ...base, help: "hint", ms: 300 } as const;
    expect(joined({ ...base, ms: 100 }, theirs, ours)).toMatchObject({ help: "hint", ms: 5200 });
  });

  test("an opponent's replies are worked out anew", () => {
    const begun = start(100, true);
    const [theirs, ours] = [played(begun, 1), played(begun, 3)];
    expect([theirs.moves, ours.moves]).toEqual([
      [1, 1],
      [3, 1],
    ]);
    expect(joined(begun, theirs, ours)?.moves).toEqual([1, 1, 3, 1]);
  });

  test("what the rules forbid cannot be joined, nor what comes after the end, nor two boards", () => {
    expect(joined(start(4), played(start(4), 3), played(start(4), 2))).toBe(null);
    expect(joined(start(4), played(start(4), 4), played(start(4), 0))).toBe(null);
    expect(joined(start(4), start(5), start(4))).toBe(null);
  });
});
