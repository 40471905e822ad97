import { uuid } from "../../device/uuid.ts";
import { current, type Desk, type Open, withSaved } from "../../engine/game/desk.ts";
import type { Playable } from "../../engine/game/game.ts";
import { type Deed, doneSince, found, type Played, tagOf, withDeeds } from "../../engine/game/replay.ts";
import { isSameBoard, type Session } from "../../engine/game/session.ts";
import {
  type KeptBoard,
  type KeptDeed,
  type KeptGame,
  nameOf,
  readBoard,
  readDeed,
  writeBoard,
  writeDeed,
} from "./saved.ts";

interface Place<B, S, M> {
  /** The desk as it stands. */
  desk(): Desk<B, S, M>;
  show(desk: Desk<B, S, M>): void;
  /**
   * Keeps how a board stood when it was begun, unless it is kept by then. `textOf` is told when a board of that id was given
   * up; `told` hears what is kept now, null for what cannot be read.
   */
  start(id: string, textOf: (since: number) => string, told: (text: string | null) => void): void;
  keep(deed: Omit<KeptDeed, "at">): void;
  /** Forgets a board. */
  drop(id: string): void;
  /** Says that a board goes on as two, for each place its own. */
  tellApart(): void;
  /** The time, and a word made by chance. */
  now(): number;
  chance(): string;
}

/** What this place knows of a board that is kept. */
interface Known<B, S, M> {
  /** As it is kept; null until it is known what is, empty until that is heard. */
  readonly text: string | null;
  readonly before: string;
  readonly played: Played<B, S, M>;
  /** The names of the deeds. */
  readonly names: ReadonlySet<string>;
  /** Those that were done here. */
  readonly own: ReadonlySet<Deed>;
}

export interface Sharing<B, S, M> {
  /** Opens the desk with what is kept, the last one to be played; gives whether there is anything. */
  open(all: KeptGame): boolean;
  /** Keeps what was done on a board since it stood like this; without that it was only gone to. */
  keep(id: string, was?: Session<B, S, M>): void;
  /** Forgets what is kept of a board; it may stay on the desk. */
  drop(id: string): void;
  /** Hears how everything is kept now. */
  hear(all: KeptGame): void;
}

/**
 * The boards of a desk, shared with other tabs. How a board was begun is kept once, then each deed by itself: so tabs only add to
 * what is kept, and all put it together in the same way. Where the rules leave no place for what was done here, it goes on as a
 * board of its own.
 */
export function createSharing<B, S, M>(game: Playable<B, S, M>, place: Place<B, S, M>): Sharing<B, S, M> {
  const boards = new Map<string, Known<B, S, M>>();

  const find = (id: string) => place.desk().boards.find((open) => open.id === id);

  function replace(id: string, next: Open<B, S, M>) {
    const desk = place.desk();
    const [first, ...later] = desk.boards.map((open) => (open.id === id ? next : open));
    if (first) place.show({ boards: [first, ...later], now: desk.now === id ? next.id : desk.now });
  }

  /** Our board goes on under another id, which is given. */
  function setApart(open: Open<B, S, M>): string {
    const id = uuid();
    replace(open.id, { ...open, id });
    return id;
  }

  function keepApart(id: string) {
    keep(id);
    place.tellApart();
  }

  /** Keeps a board as it stands, from which others may go on. */
  function start({ id, before, session }: Open<B, S, M>): Known<B, S, M> {
    const known = { text: null, before, played: found(session), names: new Set<string>(), own: new Set<Deed>() };
    boards.set(id, known);
    const textOf = (since: number) => writeBoard({ before, session, since });
    place.start(id, textOf, (text) => {
      const now = boards.get(id);
      if (now?.text !== null) return;
      const read = text === null ? null : readBoard(game, id, text);
      if (text === null || !read) {
        const here = find(id);
        boards.delete(id);
        if (here) keepApart(setApart(here));
      } else if (text === textOf(read.since))
        boards.set(id, { ...now, text, played: { ...now.played, since: read.since } });
      else boards.set(id, { ...now, text: "" });
    });
    return known;
  }

  function keep(id: string, was?: Session<B, S, M>) {
    const open = find(id);
    if (!open) return;
    const known = boards.get(id) ?? start({ ...open, session: was ?? open.session });
    const last = known.played.deeds.at(-1);
    const clock = Math.max(place.now(), last ? last.clock + 1 : 0);
    const done = doneSince(known.played.now, open.session);
    const deed = { ...done, clock, tag: tagOf(place.chance(), done, open.session) };
    const played = withDeeds(known.played, [deed]);
    const name = nameOf(deed);
    boards.set(id, {
      ...known,
      played: { ...played, now: { ...played.now, session: open.session } },
      names: new Set(known.names).add(name),
      own: new Set(known.own).add(deed),
    });
    place.keep({ board: id, name, text: writeDeed(deed) });
  }

  function drop(id: string) {
    boards.delete(id);
    place.drop(id);
  }

  /** Takes in what is kept of a board; null where that is nothing new. */
  function learn({ id, text }: KeptBoard, deeds: readonly KeptDeed[]): Known<B, S, M> | null {
    const known = boards.get(id);
    const fresh = deeds.filter(({ name }) => !known?.names.has(name));
    if (known?.text === null || (known?.text === text && fresh.length === 0)) return null;
    const more = fresh.flatMap(({ name, text }) => readDeed(name, text) ?? []);
    const names = new Set([...(known?.names ?? []), ...fresh.map(({ name }) => name)]);
    if (known?.text === text) return { ...known, names, played: withDeeds(known.played, more) };
    const read = readBoard(game, id, text);
    if (!read) return null;
    const here = find(id);
    const fair = here && isSameBoard(here.session, read.session) ? here.session.fair : read.session.fair;
    const played = found({ ...read.session, fair }, read.since);
    return {
      ...{ text, before: read.before, names, own: known?.own ?? new Set() },
      played: withDeeds(played, [...(known?.played.deeds ?? []), ...more]),
    };
  }

  function open(all: KeptGame): boolean {
    const done = byBoard(all.deeds);
    const last = ({ id, at }: KeptBoard) => (done.get(id) ?? []).reduce((last, deed) => Math.max(last, deed.at), at);
    const inOrder = all.boards
      .map((board) => ({ board, last: last(board) }))
      .sort((one, other) => one.last - other.last);
    const [first, ...later] = inOrder.flatMap(({ board }) => {
      const known = learn(board, done.get(board.id) ?? []);
      if (!known) return [];
      boards.set(board.id, known);
      return { id: board.id, before: known.before, session: known.played.now.session };
    });
    if (first) place.show({ boards: [first, ...later], now: (later.at(-1) ?? first).id });
    return first !== undefined;
  }

  /** Takes what is kept of one board onto the desk. */
  function take(board: KeptBoard, deeds: readonly KeptDeed[]) {
    const known = learn(board, deeds);
    if (!known) return;
    const { id } = board;
    const { before, own, played } = known;
    const { session } = played.now;
    const here = find(id);
    const fits = here && isSameBoard(here.session, session) && ![...own].some((deed) => played.passed.has(deed));
    boards.set(id, fits ? known : { ...known, own: new Set() });
    if (fits) return replace(id, { id, before, session });
    const apart = here && setApart(here);
    place.show(withSaved(place.desk(), [{ id, before, session }]));
    if (apart && own.size > 0) keepApart(apart);
  }

  function hear(all: KeptGame) {
    const done = byBoard(all.deeds);
    for (const board of all.boards) take(board, done.get(board.id) ?? []);
    const ids = new Set(all.boards.map(({ id }) => id));
    for (const [id, { text }] of [...boards]) {
      if (!text || ids.has(id)) continue;
      boards.delete(id);
      const [first, ...later] = place.desk().boards.filter((open) => open.id !== id);
      // Forgotten in another tab; not under the hand of who plays on it here.
      if (first && current(place.desk()).id !== id) place.show({ ...place.desk(), boards: [first, ...later] });
    }
  }

  return { open, keep, drop, hear };
}

function byBoard(deeds: readonly KeptDeed[]): ReadonlyMap<string, readonly KeptDeed[]> {
  const lists = new Map<string, KeptDeed[]>();
  for (const deed of deeds) {
    const list = lists.get(deed.board);
    if (list) list.push(deed);
    else lists.set(deed.board, [deed]);
  }
  return lists;
}
