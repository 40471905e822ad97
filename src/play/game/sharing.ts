import { current, type Desk, type Open, withSaved } from "../../engine/game/desk.ts";
import type { Game } from "../../engine/game/game.ts";
import { isSameBoard, joined } from "../../engine/game/joined.ts";
import { begin, type Session } from "../../engine/game/session.ts";
import { uuid } from "../../learner/uuid.ts";
import { readBoard, writeBoard } from "./saved.ts";

/** How a board stands, as it is kept. */
export interface Kept {
  readonly id: string;
  readonly text: string;
}

/** How a text is kept: `over` gives what to keep in the place of what is kept by then, null to leave that. */
export interface KeepHow {
  over(stored: string): string | null;
  kept(text: string | null): void;
}

interface Place<B, S, M> {
  /** The desk as it stands. */
  desk(): Desk<B, S, M>;
  show(desk: Desk<B, S, M>): void;
  /** Keeps a text for a board; without `how`, over whatever is there. */
  put(id: string, text: string, how?: KeepHow): void;
  /** Says that a board goes on as two, for each place its own. */
  tellApart(): void;
}

/** A state of a board that is stored as this text. */
interface Known<B, S, M> {
  readonly text: string;
  readonly session: Session<B, S, M>;
}

export interface Sharing {
  /** Opens the desk with what is kept, the last one to be played; gives whether there is anything. */
  open(all: readonly Kept[]): boolean;
  /** Keeps a board as it stands when it is written. */
  keep(id: string): void;
  /** Forgets what is kept of a board; it may stay on the desk. */
  drop(id: string): void;
  /** Hears how everything is kept now. */
  hear(all: readonly Kept[]): void;
}

/**
 * The boards of a desk, kept with each move and shared with other tabs. What another tab plays comes onto this desk; where both
 * play at the same moment their moves are joined while nobody else can write, and where the rules do not allow that, each goes
 * on with a board of its own. So nothing that was played is written over.
 */
export function createSharing<B, S, M>(game: Game<B, S, M>, place: Place<B, S, M>): Sharing {
  /** What is stored, as far as this page knows. Everything played here since then comes on top of it. */
  const stored = new Map<string, Known<B, S, M>>();
  /** What this page has asked to be stored: it comes back as if it were, before it is. */
  const asked = new Map<string, string>();

  const find = (id: string) => place.desk().boards.find((open) => open.id === id);

  function replace(id: string, next: Open<B, S, M>) {
    const desk = place.desk();
    const [first, ...later] = desk.boards.map((open) => (open.id === id ? next : open));
    if (first) place.show({ boards: [first, ...later], now: desk.now === id ? next.id : desk.now });
  }

  /** Our board goes on under another id, which is given. */
  function setApart(open: Open<B, S, M>): string {
    const id = uuid();
    stored.delete(open.id);
    asked.delete(open.id);
    replace(open.id, { ...open, id });
    return id;
  }

  function keepApart(id: string) {
    keep(id);
    place.tellApart();
  }

  function keep(id: string) {
    const open = find(id);
    if (!open) return;
    let ours = open.session;
    let next = ours;
    const text = writeBoard(open);
    asked.set(id, text);
    place.put(id, text, {
      over(found) {
        ours = (find(id) ?? open).session;
        const base = stored.get(id);
        const theirs = readBoard(game, id, found);
        const both =
          found === "" || found === base?.text
            ? ours
            : theirs && joined(base?.session ?? begin(game, ours.fair), theirs.session, ours);
        next = both ?? ours;
        return both && writeBoard({ ...open, session: both });
      },
      kept(written) {
        if (asked.get(id) === text) asked.delete(id);
        const now = find(id);
        if (written !== null) stored.set(id, { text: written, session: next });
        if (!now) return;
        if (written === null) return keepApart(setApart(now));
        const both = now.session === ours ? next : joined(ours, next, now.session);
        if (both === null) keepApart(setApart(now));
        else if (both !== now.session) replace(id, { ...now, session: both });
      },
    });
  }

  function drop(id: string) {
    stored.delete(id);
    asked.delete(id);
    place.put(id, "");
  }

  function open(all: readonly Kept[]): boolean {
    const boards = all.flatMap(({ id, text }) => {
      const board = readBoard(game, id, text);
      if (board) stored.set(id, { text, session: board.session });
      return board ?? [];
    });
    const [first, ...later] = boards;
    if (first) place.show({ boards: [first, ...later], now: (later.at(-1) ?? first).id });
    return first !== undefined;
  }

  /** Takes what is kept of one board onto the desk. */
  function take({ id, text }: Kept) {
    const known = stored.get(id);
    if (text === known?.text || text === asked.get(id)) return;
    const read = readBoard(game, id, text);
    if (!read) return;
    const here = find(id);
    const same = here && isSameBoard(read.session, here.session);
    const theirs = same ? { ...read, session: { ...read.session, fair: here.session.fair } } : read;
    const isOurs = here && (known ? here.session !== known.session : asked.has(id));
    stored.set(id, { text, session: theirs.session });
    if (same && !isOurs) return replace(id, theirs);
    const both = here && joined(known?.session ?? begin(game, here.session.fair), theirs.session, here.session);
    if (both) return replace(id, { ...here, session: both });
    if (here) {
      const apart = setApart(here);
      stored.set(id, { text, session: theirs.session });
      if (isOurs) keepApart(apart);
    }
    place.show(withSaved(place.desk(), [theirs]));
  }

  function hear(all: readonly Kept[]) {
    for (const one of all) take(one);
    const ids = new Set(all.map(({ id }) => id));
    for (const id of [...stored.keys()].filter((id) => !ids.has(id))) {
      stored.delete(id);
      const [first, ...later] = place.desk().boards.filter((open) => open.id !== id);
      // Forgotten in another tab; not under the hand of who plays on it here.
      if (first && current(place.desk()).id !== id) place.show({ ...place.desk(), boards: [first, ...later] });
    }
  }

  return { open, keep, drop, hear };
}
