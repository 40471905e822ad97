import { vi } from "vitest";
import { current, type Desk, desk, redoOn, undoOn, withSession } from "../../engine/game/desk.ts";
import { type Game, isRefusal } from "../../engine/game/game.ts";
import { play, type Session } from "../../engine/game/session.ts";
import { type KeptBoard, type KeptDeed, type KeptGame, openingId, readBoard, writeBoard } from "./saved.ts";
import { createSharing } from "./sharing.ts";

export type Counted = { readonly limit: number; readonly now: number };
type Counting = Desk<number, Counted, number>;

/** What a device keeps. */
interface Device {
  readonly boards: Map<string, KeptBoard>;
  readonly deeds: Map<string, KeptDeed>;
  now(): number;
  chance(): string;
}

/** A device on which so many things are done at the same time. */
export function createDevice(atOnce = 1): Device {
  let count = 0;
  return {
    boards: new Map(),
    deeds: new Map(),
    now: () => 1000 + 10 * Math.floor(++count / atOnce),
    chance: () => ((++count * 7919) % 46_649).toString(36),
  };
}

const nameOf = ({ board, name }: KeptDeed) => `${board}#${name}`;
const begun = (boards: Iterable<KeptBoard>) => [...boards].filter(({ text }) => text !== "");

/** A tab: what it asks to be kept is written one after the other, and each takes its time; until then the tab hears it all the same. */
export function createTab(device: Device, game: Game<number, Counted, number>, board: number) {
  let now: Counting = desk(game, { board, key: "", grade: "" }, openingId);
  const boards = new Map<string, KeptBoard>();
  const deeds = new Map<string, KeptDeed>();
  const writing: (() => void)[] = [];
  const tellApart = vi.fn();
  const put = (next: KeptBoard) => {
    boards.set(next.id, next);
    return () => {
      device.boards.set(next.id, next);
      if (boards.get(next.id) === next) boards.delete(next.id);
    };
  };
  const sharing = createSharing(game, {
    desk: () => now,
    show: (next) => {
      now = next;
    },
    start(id, textOf, told) {
      const asked = { id, at: 0, text: textOf(0) };
      put(asked);
      writing.push(() => {
        const there = device.boards.get(id);
        const isFree = !there || there.text === "";
        if (isFree) device.boards.set(id, { ...asked, text: textOf(there?.at ?? 0) });
        if (boards.get(id) === asked) boards.delete(id);
        told(device.boards.get(id)?.text ?? null);
      });
    },
    keep(deed) {
      const record = { ...deed, at: device.now() };
      deeds.set(nameOf(record), record);
      writing.push(() => {
        device.deeds.set(nameOf(record), record);
        deeds.delete(nameOf(record));
      });
    },
    drop: (id) => writing.push(put({ id, at: device.now(), text: "" })),
    tellApart,
    now: device.now,
    chance: device.chance,
  });
  const all = (): KeptGame => ({
    boards: begun(new Map([...device.boards, ...boards]).values()),
    deeds: [...new Map([...device.deeds, ...deeds]).values()],
  });
  const change = (next: Counting) => {
    if (next === now) return;
    const [before, after] = [current(now), current(next)];
    now = next;
    if (before.id === after.id) sharing.keep(after.id, before.session);
    else sharing.keep(after.id);
  };
  return {
    tellApart,
    desk: () => now,
    session: () => current(now).session,
    /** As a page that is loaded anew. */
    open: () => sharing.open(all()),
    hear: () => sharing.hear(all()),
    /** As while what keeps records is still being fetched: what was asked for is in no list. */
    hearStored: () => sharing.hear({ boards: begun(device.boards.values()), deeds: [...device.deeds.values()] }),
    write: () => writing.shift()?.(),
    isWriting: () => writing.length > 0,
    play(move: number) {
      const session = play(current(now).session, move);
      if (!isRefusal(session)) change(withSession(now, { ...session, ms: session.ms + 1 }));
      return !isRefusal(session);
    },
    set: (fields: Partial<Session<number, Counted, number>>) =>
      change(withSession(now, { ...current(now).session, ...fields })),
    go: (id: string) => change({ ...now, now: id }),
    forget: (id: string) => sharing.drop(id),
    undo: () => change(undoOn(now)),
    redo: () => change(redoOn(now)),
  };
}

export type Tab = ReturnType<typeof createTab>;

/** Everything is written and heard of. */
export function settle(tabs: readonly Tab[]): void {
  while (tabs.some((tab) => tab.isWriting())) {
    for (const tab of tabs) tab.write();
    for (const tab of tabs) tab.hear();
  }
  for (const tab of tabs) tab.hear();
}

/** A tab of version 0.5 that was open before: with each move it writes the whole board, over what it knows to be kept. */
export function createOldTab(device: Device, game: Game<number, Counted, number>, board: number) {
  let { session } = current(desk(game, { board, key: "", grade: "" }, openingId));
  return {
    hear() {
      const read = readBoard(game, openingId, device.boards.get(openingId)?.text ?? "");
      if (read) session = read.session;
    },
    play(move: number) {
      const next = play(session, move);
      if (isRefusal(next)) throw new Error(next.refusal);
      session = next;
      const text = writeBoard({ before: "", session, since: 0 });
      device.boards.set(openingId, { id: openingId, at: device.now(), text });
    },
  };
}

/** The moves that stand. */
export const standing = ({ moves, at }: { readonly moves: readonly number[]; readonly at: number }) =>
  moves.slice(0, at);
