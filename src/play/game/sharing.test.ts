import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { current, type Desk, desk, redoOn, undoOn, withSession } from "../../engine/game/desk.ts";
import { counting } from "../../engine/game/examples.ts";
import { type Game, isRefusal } from "../../engine/game/game.ts";
import { play, writeSession } from "../../engine/game/session.ts";
import { openingId } from "./saved.ts";
import { createSharing, type KeepHow } from "./sharing.ts";

type Counted = { readonly limit: number; readonly now: number };
type Counting = Desk<number, Counted, number>;

/** Several tabs on one database, which writes one thing after the other and takes its time for each. */
function browser(game: Game<number, Counted, number>, boards: readonly number[]) {
  const stored = new Map<string, string>();
  const writing: (() => () => void)[] = [];
  let committing: (() => void) | null = null;
  const tabs = boards.map((board) => {
    let now: Counting = desk(game, { board, key: "", grade: "" }, openingId);
    /** As the store does: what was asked for is in the list until it is written. */
    const asked = new Map<string, string>();
    const tellApart = vi.fn();
    const sharing = createSharing(game, {
      desk: () => now,
      show: (next) => {
        now = next;
      },
      put(id, text, how: KeepHow = { over: () => text, kept: () => undefined }) {
        asked.set(id, text);
        writing.push(() => {
          const next = how.over(stored.get(id) ?? "");
          return () => {
            if (next !== null) stored.set(id, next);
            if (asked.get(id) === text) asked.delete(id);
            how.kept(next);
          };
        });
      },
      tellApart,
    });
    const change = (next: Counting) => {
      if (next === now) return;
      now = next;
      sharing.keep(next.now);
    };
    return {
      tellApart,
      desk: () => now,
      session: () => current(now).session,
      hear: () =>
        sharing.hear([...new Map([...stored, ...asked])].flatMap(([id, text]) => (text === "" ? [] : [{ id, text }]))),
      play(move: number) {
        const session = play(current(now).session, move);
        if (!isRefusal(session)) change(withSession(now, session));
        return !isRefusal(session);
      },
      forget: (id: string) => sharing.drop(id),
      undo: () => change(undoOn(now)),
      redo: () => change(redoOn(now)),
    };
  });
  /** One step further: what to write is decided, or it is written. */
  function step() {
    if (committing) {
      committing();
      committing = null;
    } else committing = writing.shift()?.() ?? null;
  }
  function settle() {
    while (committing || writing.length > 0) {
      step();
      for (const tab of tabs) tab.hear();
    }
    for (const tab of tabs) tab.hear();
  }
  return { tabs, stored, step, settle };
}

const standing = ({ moves, at }: { readonly moves: readonly number[]; readonly at: number }) => moves.slice(0, at);

const endless = 1e9;

/** Two tabs, each with a board up to its limit. */
function two(limit = endless, otherLimit = limit) {
  const here = browser(counting(), [limit, otherLimit]);
  const [one, other] = here.tabs;
  if (!one || !other) throw new Error("no tabs");
  return { ...here, one, other };
}

test("what is played, taken back and played again in one tab is seen in the other", () => {
  const { one, other, settle } = two();
  for (const move of [1, 2, 4]) one.play(move);
  settle();
  expect(standing(other.session())).toEqual([1, 2, 4]);
  other.undo();
  other.undo();
  settle();
  expect(standing(one.session())).toEqual([1]);
  one.redo();
  settle();
  expect(standing(other.session())).toEqual([1, 2]);
  other.redo();
  expect(standing(other.session())).toEqual([1, 2, 4]);
});

test("moves made in two tabs before either hears of the other's both stand", () => {
  const { one, other, settle, stored } = two();
  one.play(1);
  settle();
  one.play(2);
  other.play(4);
  settle();
  expect(standing(one.session())).toEqual([1, 2, 4]);
  expect(standing(other.session())).toEqual([1, 2, 4]);
  expect(stored.size).toBe(1);
});

test("where the rules forbid the one after the other, each goes on with a board of its own, and that is said", () => {
  const { one, other, settle } = two(4);
  one.play(3);
  other.play(2);
  settle();
  expect(standing(one.session())).toEqual([3]);
  expect(standing(other.session())).toEqual([2]);
  expect(other.tellApart).toHaveBeenCalledTimes(1);
  expect(one.desk().boards.map(({ session }) => standing(session))).toEqual(expect.arrayContaining([[3], [2]]));
});

test("two tabs that open with different boards keep both", () => {
  const { one, other, settle, stored } = two(8, 9);
  one.play(1);
  settle();
  expect(other.session().fair.board).toBe(9);
  other.play(2);
  one.play(1);
  settle();
  expect(standing(one.session())).toEqual([1, 1]);
  expect(standing(other.session())).toEqual([2]);
  expect(stored.size).toBe(2);
  expect(other.tellApart).not.toHaveBeenCalled();
});

const step = fc.tuple(fc.constantFrom("play", "write", "hear", "undo", "redo"), fc.constantFrom(0, 1));

test("in whatever order tabs play, write and hear, no move is lost or made twice, and all agree in the end", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.boolean(), (steps, undoes) => {
      const here = two();
      const made: number[] = [];
      for (const [what, which] of steps) {
        const tab = here.tabs[which];
        if (what === "play") {
          made.push(made.length + 1);
          tab?.play(made.length);
        } else if (what === "write") here.step();
        else if (what === "hear") tab?.hear();
        else if (undoes) tab?.[what]();
      }
      here.settle();
      const ends = here.tabs.map((tab) => standing(tab.session()));
      expect(ends[0]).toEqual(ends[1]);
      expect(new Set(ends[0]).size).toBe(ends[0]?.length);
      if (!undoes) expect([...(ends[0] ?? [])].sort((a, b) => a - b)).toEqual(made);
      expect(here.stored.size).toBeLessThan(2);
      for (const tab of here.tabs) expect(tab.tellApart).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test("and where boards end, every move is on a board", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.constantFrom(12, 30), (steps, limit) => {
      const here = two(limit);
      const made: number[] = [];
      for (const [what, which] of steps) {
        const tab = here.tabs[which];
        if (what === "write") here.step();
        else if (what === "hear") tab?.hear();
        else if (what === "play" && tab?.play(made.length + 1)) made.push(made.length + 1);
      }
      here.settle();
      for (const tab of here.tabs) {
        const moves = tab.desk().boards.flatMap(({ session }) => standing(session));
        expect(moves).toEqual(expect.arrayContaining(made));
      }
      const boards = here.tabs.map((tab) =>
        tab
          .desk()
          .boards.map(({ session }) => writeSession(session))
          .sort(),
      );
      expect(boards[0]).toEqual(boards[1]);
    }),
    { numRuns: 500 },
  );
});

test("a board that was forgotten in one tab goes from the other, unless it is played there", () => {
  const { one, other, settle, stored } = two(8, 9);
  one.play(1);
  settle();
  other.play(2);
  settle();
  expect(one.desk().boards).toHaveLength(2);
  other.forget(other.desk().now);
  settle();
  expect(one.desk().boards.map(({ id }) => id)).toEqual([openingId]);
  one.forget(openingId);
  other.forget(openingId);
  settle();
  expect([standing(one.session()), standing(other.session())]).toEqual([[1], [2]]);
  one.play(2);
  settle();
  expect([...stored].flatMap(([id, text]) => (text === "" ? [] : [id]))).toEqual([openingId]);
});

test("what is kept by a later version is left as it is: the board goes on as another", () => {
  const { one, settle, stored } = two();
  stored.set(openingId, '{"later":true}');
  one.play(1);
  settle();
  expect(stored.get(openingId)).toBe('{"later":true}');
  expect(stored.size).toBe(2);
  expect(standing(one.session())).toEqual([1]);
});
