import fc from "fast-check";
import { expect, test } from "vitest";
import { counting } from "../../engine/game/examples.ts";
import { writeSession } from "../../engine/game/session.ts";
import { openingId } from "./saved.ts";
import { createDevice, createOldTab, createTab, settle, standing } from "./sharing-examples.ts";

const endless = 1e9;

/** Tabs on one device, each with a board up to its limit. */
const device = (...limits: readonly number[]) => withTabs(createDevice(), limits);

function withTabs(here: ReturnType<typeof createDevice>, limits: readonly number[]) {
  const tabs = limits.map((limit) => createTab(here, counting(), limit));
  const [one, other] = tabs;
  if (!one || !other) throw new Error("no tabs");
  const texts = () => [...here.boards.values()].filter(({ text }) => text !== "").map(({ text }) => text);
  return { here, tabs, one, other, texts, settle: () => settle(tabs) };
}

/** A page that is opened now. */
function opened(here: ReturnType<typeof createDevice>, limit = endless) {
  const tab = createTab(here, counting(), limit);
  tab.open();
  return tab;
}

test("what is played, taken back and played again in one tab is seen in the other, and after a reload", () => {
  const { here, one, other, settle } = device(endless, endless);
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
  settle();
  other.set({ at: 0, help: "hint" }); // back to the start
  settle();
  for (const tab of [one, opened(here)])
    expect(tab.session()).toMatchObject({ moves: [1, 2, 4], at: 0, help: "hint", ms: 3 });
});

test("a move is kept by itself: what was kept before stays as it is", () => {
  const { here, one, other, settle } = device(endless, endless);
  one.play(1);
  settle();
  const [boards, deeds] = [new Map(here.boards), new Map(here.deeds)];
  one.play(2);
  other.undo();
  settle();
  expect(here.boards).toEqual(boards);
  expect([...here.deeds].slice(0, deeds.size)).toEqual([...deeds]);
  expect(here.deeds.size).toBe(deeds.size + 2);
});

test("what a tab hears of its own deeds changes nothing on its desk", () => {
  const { one, settle } = device(endless, endless);
  for (const move of [1, 2]) {
    one.play(move);
    const desk = one.desk();
    settle();
    expect(one.desk()).toBe(desk);
  }
});

test("moves made in two tabs before either hears of the other's both stand", () => {
  const { one, other, settle, here } = device(endless, endless);
  one.play(1);
  settle();
  one.play(2);
  other.play(4);
  settle();
  expect(standing(one.session())).toEqual([1, 2, 4]);
  expect(standing(other.session())).toEqual([1, 2, 4]);
  expect(here.boards.size).toBe(1);
});

test("where the rules forbid the one after the other, each goes on with a board of its own, and that is said", () => {
  const { one, other, settle } = device(4, 4);
  one.play(3);
  other.play(2);
  settle();
  expect(standing(one.session())).toEqual([3]);
  expect(standing(other.session())).toEqual([2]);
  expect(other.tellApart).toHaveBeenCalledTimes(1);
  expect(one.tellApart).not.toHaveBeenCalled();
  expect(one.desk().boards.map(({ session }) => standing(session))).toEqual(expect.arrayContaining([[3], [2]]));
});

test("two tabs that open with different boards keep both", () => {
  const { here, one, other, settle } = device(8, 9);
  one.play(1);
  settle();
  expect(other.session().fair.board).toBe(9);
  other.play(2);
  one.play(1);
  settle();
  expect(standing(one.session())).toEqual([1, 1]);
  expect(standing(other.session())).toEqual([2]);
  expect(here.boards.size).toBe(2);
  expect(other.tellApart).not.toHaveBeenCalled();
});

test("also where both play before either hears of the other: then it is said", () => {
  const { here, one, other, settle } = device(8, 9);
  one.play(1);
  other.play(2);
  settle();
  expect([standing(one.session()), standing(other.session())]).toEqual([[1], [2]]);
  expect(here.boards.size).toBe(2);
  expect(one.tellApart.mock.calls.length + other.tellApart.mock.calls.length).toBe(1);
});

const step = fc.tuple(fc.constantFrom("play", "write", "hear", "undo", "redo"), fc.constantFrom(0, 1, 2));

test("in whatever order tabs play, write and hear, or do not for a long time, no move is lost or made twice, and all agree", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), fc.boolean(), (steps, undoes) => {
      const { here, tabs, settle } = withTabs(createDevice(6), [endless, endless, endless]);
      const made: number[] = [];
      for (const [what, which] of steps) {
        const tab = tabs[which];
        if (what === "play") {
          made.push(made.length + 1);
          tab?.play(made.length);
        } else if (what === "write" || what === "hear") tab?.[what]();
        else if (undoes) tab?.[what]();
      }
      settle();
      const later = opened(here);
      const ends = [...tabs, later].map((tab) => writeSession(tab.session()));
      if (steps.some(([what]) => what === "play")) expect(new Set(ends).size).toBe(1);
      const stand = standing(later.session());
      expect(new Set(stand).size).toBe(stand.length);
      expect(later.session().ms).toBe(made.length);
      if (!undoes) expect([...stand].sort((a, b) => a - b)).toEqual(made);
      expect(here.boards.size).toBeLessThan(2);
      for (const tab of tabs) expect(tab.tellApart).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test("and where boards end, every move is on a board", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), fc.constantFrom(12, 30), (steps, limit) => {
      const { here, tabs, settle } = withTabs(createDevice(6), [limit, limit, limit]);
      const made: number[] = [];
      for (const [what, which] of steps) {
        const tab = tabs[which];
        if (what === "write" || what === "hear") tab?.[what]();
        else if (what === "play" && tab?.play(made.length + 1)) made.push(made.length + 1);
      }
      settle();
      const boardsOf = (tab: (typeof tabs)[number]) => tab.desk().boards.map(({ session }) => session);
      for (const tab of tabs) expect(boardsOf(tab).flatMap(standing)).toEqual(expect.arrayContaining(made));
      const boards = [...tabs, opened(here, limit)].map((tab) => boardsOf(tab).map(writeSession).sort());
      if (made.length > 0) for (const others of boards) expect(others).toEqual(boards[0]);
    }),
    { numRuns: 500 },
  );
});

test("a tab that slept while another took back and went on adds its move to what stands", () => {
  const { one, other, settle, tabs } = device(endless, endless, endless);
  one.play(1);
  settle();
  other.play(2); // noted, and not written for long
  one.play(4);
  one.write();
  tabs[2]?.hear();
  tabs[2]?.undo();
  tabs[2]?.play(8);
  tabs[2]?.write();
  tabs[2]?.write();
  settle();
  for (const tab of tabs) expect(standing(tab.session())).toEqual(expect.arrayContaining([1, 2, 8]));
  expect(standing(one.session())).toEqual(standing(other.session()));
});

test("what is played before it is known what is kept comes on top of that", () => {
  const { here, one, settle } = device(endless, endless);
  for (const move of [1, 2, 4]) one.play(move);
  one.undo();
  settle();
  const late = createTab(here, counting(), endless);
  late.play(8);
  late.hear();
  settle();
  while (late.isWriting()) late.write();
  late.hear();
  expect(standing(late.session())).toEqual([1, 2, 8]);
  expect(late.tellApart).not.toHaveBeenCalled();
});

test("what was asked to be kept is not taken for forgotten before it is", () => {
  const { here, one, settle } = device(endless, endless);
  for (const move of [1, 2]) one.play(move);
  one.hearStored();
  one.undo();
  settle();
  expect(standing(opened(here).session())).toEqual([1]);
});

test("nor does a clock that is put back confuse what came after what", () => {
  let time = 1_000_000;
  const { here, one, settle } = withTabs({ ...createDevice(), now: () => --time }, [endless, endless]);
  for (const move of [1, 2]) one.play(move);
  one.undo();
  one.play(4);
  settle();
  expect(standing(opened(here).session())).toEqual([1, 4]);
});

test("a board that was forgotten in one tab goes from the other, unless it is played there", () => {
  const { here, one, other, settle, texts } = device(8, 9);
  one.play(1);
  settle();
  other.play(2);
  settle();
  expect(one.desk().boards).toHaveLength(2);
  other.forget(other.desk().now);
  settle();
  expect(one.desk().boards.map(({ id }) => id)).toEqual([openingId]);
  one.forget(openingId);
  settle();
  expect(texts()).toEqual([]);
  expect([standing(one.session()), standing(other.session())]).toEqual([[1], [2]]);
  one.play(2);
  settle();
  expect([...here.boards.values()].flatMap(({ id, text }) => (text === "" ? [] : [id]))).toEqual([openingId]);
  expect(standing(opened(here, 8).session())).toEqual([1, 2]);
});

test("what was done on a board that was given up is not done again on the next of its id", () => {
  const { here, one, settle } = device(4, 9);
  for (const move of [1, 2]) one.play(move);
  settle();
  one.forget(openingId);
  settle();
  const early = createTab(here, counting(), 4);
  early.play(4);
  early.hear();
  while (early.isWriting()) early.write();
  early.hear();
  for (const tab of [early, opened(here, 4)]) expect(standing(tab.session())).toEqual([4]);
  expect(early.tellApart).not.toHaveBeenCalled();
});

test("what is kept by a later version is left as it is: the board goes on as another", () => {
  const { here, one, settle } = device(endless, endless);
  const later = { id: openingId, at: 5, text: '{"later":true}' };
  here.boards.set(openingId, later);
  one.play(1);
  settle();
  expect(here.boards.get(openingId)).toEqual(later);
  expect(here.boards.size).toBe(2);
  expect(standing(one.session())).toEqual([1]);
  expect(standing(opened(here).session())).toEqual([1]);
});

test("a tab of version 0.5 that writes whole boards loses nothing, and nothing of it is lost", () => {
  const { here, one, other, settle } = device(endless, endless);
  const old = createOldTab(here, counting(), endless);
  one.play(1);
  settle();
  old.hear();
  old.play(16); // on the board as it was begun: it does not see our move
  settle();
  expect(standing(one.session())).toEqual([16, 1]);
  one.play(2);
  old.play(32);
  settle();
  for (const tab of [one, other, opened(here)]) {
    expect(standing(tab.session())).toEqual([16, 32, 1, 2]);
    expect(tab.tellApart).not.toHaveBeenCalled();
  }
});

test("a board that version 0.5 kept goes on, whoever plays on it", () => {
  const { here, one, settle } = device(endless, endless);
  const old = createOldTab(here, counting(), endless);
  for (const move of [1, 2]) old.play(move);
  one.hear();
  one.play(4);
  settle();
  expect(standing(opened(here).session())).toEqual([1, 2, 4]);
  old.play(8);
  settle();
  expect(standing(opened(here).session())).toEqual([1, 2, 8, 4]);
});

test("the page opens with the board that was played last", () => {
  const { here, one, settle } = device(8, 9);
  one.play(1);
  settle();
  const second = opened(here, 9);
  expect(second.desk().now).toBe(openingId);
  const other = createTab(here, counting(), 9);
  other.hear();
  other.play(2);
  settle();
  while (other.isWriting()) other.write();
  const apart = other.desk().now;
  expect(opened(here).desk().now).toBe(apart);
  one.hear();
  one.go(apart);
  one.go(openingId);
  settle();
  expect(opened(here).desk().now).toBe(openingId);
});
