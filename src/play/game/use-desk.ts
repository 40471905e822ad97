import { useEffect, useRef, useState } from "react";
import { afterFrame } from "../../device/after-paint.ts";
import { uuid, uuidOf } from "../../device/uuid.ts";
import { useWho } from "../../device/who.ts";
import {
  current,
  type Desk,
  desk as deskOf,
  goTo,
  type Open,
  redoOn,
  undoOn,
  withBoard,
  withSession,
} from "../../engine/game/desk.ts";
import { type Fair, isRefusal, type Playable, type Refusal } from "../../engine/game/game.ts";
import { begin, forHer, type Help, moreHelp, play, restart, type Session, stateOf } from "../../engine/game/session.ts";
import { isFollowed, isHers, type SeenHint, shareOf } from "../../engine/game/share.ts";
import { boardItem } from "../../engine/item.ts";
import { noteBegun } from "../../learner/begun.ts";
import { followBegun } from "../../learner/hooks/use-save.ts";
import { keepMove, keepSave, keepStart } from "../../learner/keep/keep-save.ts";
import { recordWin } from "../../learner/keep/record.ts";
import { announce } from "../../ui/announce/announcer.ts";
import { toast } from "../../ui/toast/toast.ts";
import { type LiveValue, useLive } from "./live.tsx";
import { isOver, keptGame, kindsOf, openingId } from "./saved.ts";
import { createSharing, type Sharing } from "./sharing.ts";

/** Longer than this nobody thinks about one move: the page lay open. Milliseconds. */
const longestThought = 120_000;

export interface DeskControls<B, S, M> {
  readonly desk: Desk<B, S, M>;
  readonly open: Open<B, S, M>;
  readonly session: Session<B, S, M>;
  /** The same, ahead of them by a frame after a move: what the board is drawn from. */
  readonly live: LiveValue<Desk<B, S, M>>;
  /** False in the prerendered page and until the saved boards are there. */
  readonly known: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Plays moves one after the other, until one is refused: gives the state they led to, or the reason. */
  play(...moves: readonly M[]): { readonly state: S } | Refusal;
  undo(): void;
  redo(): void;
  /** Back to where so many moves stand; what was played after them can be redone. */
  backTo(at: number): void;
  /** Back to the start of this board; what was played can be redone. */
  restart(): void;
  /** Plays what a hint says, for her: as much help as `how`. A board of which she did less than half herself is no win of hers. */
  playFor(moves: readonly M[], how?: Help): { readonly state: S } | Refusal;
  /** Notes that a hint was asked for, and what it said once that is known. */
  sawHint(moves?: readonly M[]): void;
  /** Whether a hint was followed on the way that stands; null where none was seen, or that is not known any more. */
  readonly followed: boolean | null;
  begin(fair: Fair<B>, code: string): void;
  goTo(id: string): void;
  remove(id: string): void;
}

/**
 * The boards of a game that are being played on this device, kept with each move. `opening` is there from the first paint on;
 * `adopt` gives moves on it that were made before boards were kept this way.
 */
export function useDesk<B, S, M>(
  game: Playable<B, S, M>,
  opening: Fair<B>,
  adopt: () => readonly M[] = () => [],
): DeskControls<B, S, M> {
  const { shown: desk, live } = useLive(() => deskOf(game, opening, openingId));
  const who = useWho();
  /** Whose boards these are, once they are known. */
  const [whose, setWhose] = useState<string | null>(null);
  const known = whose === who;
  const touched = useRef(false);
  const thinking = useRef(0);
  const sharing = useRef<Sharing<B, S, M> | null>(null);
  /** Where this game is played: told with each move, when the next page may be open already. */
  const path = useRef("");
  /** What is still to be kept of the last press: what nobody sees waits for the frame that shows it. */
  const unkept = useRef<(() => void) | null>(null);
  const keepNow = () => unkept.current?.();
  /** The hints that were seen on each board since its start, or since it was started again; a page that is loaded again knows of none. */
  const seen = useRef(new Map<string, readonly SeenHint<M>[]>());

  // biome-ignore lint/correctness/useExhaustiveDependencies: it always does the same
  useEffect(() => {
    thinking.current = performance.now();
    return keepNow;
  }, []);

  /** Another state of the desk, kept. */
  function change(next: Desk<B, S, M>) {
    if (next === live.now()) return;
    keepNow(); // what was done before, by itself: each deed stands for one press
    touched.current = true;
    const [before, now] = [current(live.now()), current(next)];
    if (before.id === now.id && stateOf(before.session) !== stateOf(now.session)) live.press(next);
    else live.show(next);
    const to = sharing.current;
    unkept.current = afterFrame(() => {
      noteBegun({ path: path.current, title: game.title }, isOver(now) || now.session.at === 0, who);
      if (before.id !== now.id) return to?.keep(now.id);
      to?.keep(now.id, before.session);
      if (!isOver(before) && isOver(now) && isHers(shareOf(now.session))) record(now, who);
    });
  }

  function go(next: Desk<B, S, M>, otherwise: string) {
    if (next === live.now()) announce(otherwise);
    else change(next);
  }

  const timed = (session: Session<B, S, M>) => {
    const since = performance.now() - thinking.current;
    thinking.current = performance.now();
    return { ...session, ms: Math.round(session.ms + Math.min(since, longestThought)) };
  };

  function playOn(moves: readonly M[], by = play<B, S, M>): { readonly state: S } | Refusal {
    let session = timed(current(live.now()).session);
    for (const move of moves) {
      const next = by(session, move);
      if (isRefusal(next)) {
        if (session.moves !== current(live.now()).session.moves) change(withSession(live.now(), session));
        return next;
      }
      session = next;
    }
    if (moves.length > 0) change(withSession(live.now(), session));
    return { state: stateOf(session) };
  }

  function helped(how: Help) {
    const { session } = current(live.now());
    const help = moreHelp(session.help, how);
    if (help !== session.help) change(withSession(live.now(), { ...session, help }));
  }

  const open = current(desk);
  const controls: DeskControls<B, S, M> = {
    desk,
    open,
    session: open.session,
    live,
    known,
    canUndo: undoOn(desk) !== desk,
    canRedo: redoOn(desk) !== desk,
    play: (...moves) => playOn(moves),
    playFor(moves, how = "solution") {
      helped(how);
      return playOn(moves, how === "solution" ? forHer : play);
    },
    undo() {
      const left = live.now().now;
      go(undoOn(live.now()), "There is nothing to take back.");
      if (live.now().now !== left) tellBefore(() => controls.goTo(left));
    },
    redo: () => go(redoOn(live.now()), "There is nothing that was taken back."),
    backTo: (at) => change(withSession(live.now(), { ...current(live.now()).session, at })),
    restart() {
      const { id, session } = current(live.now());
      if (seen.current.has(id)) seen.current.set(id, []);
      change(withSession(live.now(), restart(session)));
    },
    sawHint(moves) {
      helped("hint");
      const { id, session } = current(live.now());
      const hints = seen.current.get(id) ?? [];
      if (moves) seen.current.set(id, [...hints, { before: session.moves.slice(0, session.at), moves }]);
    },
    followed: open.session.help === "hint" ? followedOn(open.session, seen.current.get(open.id)) : null,
    begin(fair, code) {
      const done = live.now().boards.filter((one) => isOver(one) && one.id !== live.now().now);
      for (const { id } of done) sharing.current?.drop(id);
      const left = current(live.now());
      change(withBoard(live.now(), begin(game, fair, code), uuid()));
      if (left.session.at > 0 && !isOver(left)) tellKept(() => controls.goTo(left.id));
    },
    goTo: (id) => change(goTo(live.now(), id)),
    remove(id) {
      const [first, ...later] = live.now().boards.filter((one) => one.id !== id);
      if (!first || id === live.now().now) return;
      sharing.current?.drop(id);
      live.show({ ...live.now(), boards: [first, ...later] });
    },
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are new with each drawing and always do the same
  useEffect(() => {
    const kinds = kindsOf(game.id);
    keepNow(); // while the boards are still hers
    path.current = pathOfPage();
    const own = createSharing(game, {
      desk: live.now,
      show: live.show,
      start: (id, textOf, told) => keepStart(kinds + id, textOf, told, who),
      keep: ({ board, name, text }) => keepMove(kinds + board, name, text, who),
      drop: (id) => void keepSave(kinds + id, "", who),
      tellApart,
      now: Date.now,
      chance: () => Number.parseInt(uuid().slice(0, 8), 16).toString(36),
    });
    if (sharing.current) {
      // Somebody else is practising now: her boards are others.
      touched.current = false;
      live.show(deskOf(game, opening, openingId));
    }
    sharing.current = own;
    let first = true;
    return followBegun(who, kinds, (saves, moves) => {
      keepNow(); // before what others did comes between
      const kept = keptGame(`${who}/${kinds}`, saves, moves);
      // What was played before they came goes on top of what was saved.
      if (!first || touched.current) own.hear(kept);
      else if (!own.open(kept)) controls.play(...adopt());
      first = false;
      setWhose(who);
    });
  }, [who, game]);

  return controls;
}

function followedOn<B, S, M>(session: Session<B, S, M>, seen?: readonly SeenHint<M>[]): boolean | null {
  return seen?.some((hint) => isFollowed(session, hint)) ?? null;
}

/** The page that is open, as it is gone to. */
function pathOfPage(): string {
  const play = new URLSearchParams(location.search).get("play");
  return location.pathname.slice(import.meta.env.BASE_URL.length - 1) + (play ? `?play=${play}` : "");
}

/** What was begun is not lost: one press leads back to it. */
function tellKept(back: () => void): void {
  void toast({ id: "kept", title: "What you had begun is kept.", action: { label: "Back to it", run: back } });
}

/** Undo on a board without a move leads to the one before it, which looks like another puzzle come from nowhere. */
function tellBefore(back: () => void): void {
  void toast({
    id: "before",
    title: "This is the puzzle before.",
    action: { label: "Back to the new one", run: back },
  });
}

function tellApart(): void {
  void toast({
    id: "apart",
    title: "This puzzle was played in another tab, too.",
    body: "Both ways are kept: the other one is among the puzzles you have begun.",
  });
}

/** Into the learner's log, once for each of her boards, whatever was undone and however often the page was loaded again. */
function record<B, S, M>({ id, session: { game, fair, code, help, ms } }: Open<B, S, M>, who: string): void {
  const board = id === openingId ? game.board.write(fair.board) : id;
  recordWin({
    id: uuidOf(`${who}/${game.id}/${board}`),
    who,
    item: boardItem(game.id, code),
    grade: fair.grade,
    technique: fair.technique ?? "",
    help,
    ms,
  });
}
