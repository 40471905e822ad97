import { expect, test } from "vitest";
import { counting } from "./examples.ts";
import { isRefusal } from "./game.ts";
import { begin, play, restart, undo } from "./session.ts";
import { spoken } from "./spoken.ts";

const fresh = begin(counting(), { board: 10, key: "", grade: "" });
const after = (...moves: readonly number[]) =>
  moves.reduce((session, move) => {
    const next = play(session, move);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, fresh);

test("a move is told, and two at once", () => {
  expect(spoken(fresh, after(4))).toBe("4 more is 4.");
  expect(spoken(after(4), after(4, 1, 2))).toBe("1 more is 5. 2 more is 7.");
});

test("what is taken back is told", () =>
  expect(spoken(after(4, 1), undo(after(4, 1)))).toBe("Taken back: 1 more is 5."));

test("of many moves at once, and of another board, it is told how the board stands", () => {
  expect(spoken(fresh, after(1, 2, 3))).toBe("6 of 10.");
  expect(spoken(after(1, 2, 3), restart(after(1, 2, 3)))).toBe("0 of 10.");
  expect(spoken(after(1), begin(counting(), { board: 20, key: "", grade: "" }))).toBe("0 of 20.");
});

test("nothing where no move was made", () => expect(spoken(after(1), { ...after(1), help: "hint" })).toBe(""));
