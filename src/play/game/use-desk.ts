import { useEffect, useRef, useState } from "react";
import {
  current,
  type Desk,
  desk as deskOf,
  goTo,
  type Open,
  redoOn,
  undoOn,
  withBoard,
  withSaved,
  withSession,
} from "../../engine/game/desk.ts";
import { type Fair, type Game, isRefusal, type Refusal } from "../../engine/game/game.ts";
import { begin, play, restart, type Session, stateOf } from "../../engine/game/session.ts";
import { recordAttempt } from "../../learner/record-attempt.ts";
import { useSaves } from "../../learner/use-save.ts";
import { uuid } from "../../learner/uuid.ts";
import { announce } from "../../ui/announcer.ts";
import { toast } from "../../ui/toast.ts";
import { dropBoard, isOver, keepBoard, kindsOf, openingId, readBoards } from "./saved.ts";

/** Longer than this nobody thinks about one move: the page lay open. Milliseconds. */
const longestThought = 120_000;

export interface DeskControls<B, S, M> {
  readonly desk: Desk<B, S, M>;
  readonly open: Open<B, S, M>;
  readonly session: Session<B, S, M>;
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
  /** Notes that a hint was seen. */
  helped(): void;
  begin(fair: Fair<B>, code: string): void;
  goTo(id: string): void;
  remove(id: string): void;
}

/**
 * The boards of a game that are being played on this device, kept with each move. `opening` is there from the first paint on;
 * `adopt` gives moves on it that were made before boards were kept this way.
 */
export function useDesk<B, S, M>(
  game: Game<B, S, M>,
  opening: Fair<B>,
  adopt: () => readonly M[] = () => [],
): DeskControls<B, S, M> {
  const [desk, setDesk] = useState(() => deskOf(game, opening, openingId));
  const saves = useSaves(kindsOf(game.id));
  const [known, setKnown] = useState(false);
  const latest = useRef(desk);
  const touched = useRef(false);
  const thinking = useRef(0);
  const recorded = useRef(new Set<string>());

  useEffect(() => {
    thinking.current = performance.now();
  }, []);

  function show(next: Desk<B, S, M>) {
    latest.current = next;
    setDesk(next);
  }

  /** Another state of the desk, kept. */
  function change(next: Desk<B, S, M>) {
    if (next === latest.current) return;
    touched.current = true;
    const [before, now] = [current(latest.current), current(next)];
    show(next);
    void keepBoard(now);
    if (before.id !== now.id || isOver(before) || !isOver(now) || recorded.current.has(now.id)) return;
    recorded.current.add(now.id); // undone and done again it is not solved twice
    record(now.session);
  }

  function go(next: Desk<B, S, M>, otherwise: string) {
    if (next === latest.current) announce(otherwise);
    else change(next);
  }

  const timed = (session: Session<B, S, M>) => {
    const since = performance.now() - thinking.current;
    thinking.current = performance.now();
    return { ...session, ms: Math.round(session.ms + Math.min(since, longestThought)) };
  };

  const open = current(desk);
  const controls: DeskControls<B, S, M> = {
    desk,
    open,
    session: open.session,
    known,
    canUndo: undoOn(desk) !== desk,
    canRedo: redoOn(desk) !== desk,
    play(...moves) {
      let session = timed(current(latest.current).session);
      for (const move of moves) {
        const next = play(session, move);
        if (isRefusal(next)) {
          if (session.moves !== current(latest.current).session.moves) change(withSession(latest.current, session));
          return next;
        }
        session = next;
      }
      if (moves.length > 0) change(withSession(latest.current, session));
      return { state: stateOf(session) };
    },
    undo: () => go(undoOn(latest.current), "There is nothing to take back."),
    redo: () => go(redoOn(latest.current), "There is nothing that was taken back."),
    backTo: (at) => change(withSession(latest.current, { ...current(latest.current).session, at })),
    restart: () => change(withSession(latest.current, restart(current(latest.current).session))),
    helped() {
      const { session } = current(latest.current);
      if (session.help === "alone") change(withSession(latest.current, { ...session, help: "hint" }));
    },
    begin(fair, code) {
      const done = latest.current.boards.filter((one) => isOver(one) && one.id !== latest.current.now);
      for (const { id } of done) void dropBoard(game.id, id);
      const left = current(latest.current);
      change(withBoard(latest.current, begin(game, fair, code), uuid()));
      if (left.session.at > 0 && !isOver(left)) tellKept(() => controls.goTo(left.id));
    },
    goTo: (id) => change(goTo(latest.current, id)),
    remove(id) {
      const [first, ...later] = latest.current.boards.filter((one) => one.id !== id);
      if (!first || id === latest.current.now) return;
      void dropBoard(game.id, id);
      show({ ...latest.current, boards: [first, ...later] });
    },
  };

  // Once: from then on this page knows better than what it has kept.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others are new with each drawing and always do the same
  useEffect(() => {
    if (saves === null || known) return;
    setKnown(true);
    const [first, ...later] = readBoards(game, saves);
    if (!first) return touched.current ? undefined : void controls.play(...adopt());
    // The opening board is among those that were saved, unless it was played on before they came.
    if (touched.current) show(withSaved(latest.current, [first, ...later]));
    else show({ boards: [first, ...later], now: (later.at(-1) ?? first).id });
  }, [saves, known, game]);

  return controls;
}

/** What was begun is not lost: one press leads back to it. */
function tellKept(back: () => void): void {
  void toast({ id: "kept", title: "What you had begun is kept.", action: { label: "Back to it", run: back } });
}

/** Into the learner's log. Such boards have no end: as all that is made by a rule, they are named with a slash. */
function record<B, S, M>({ game, fair, code, help, ms }: Session<B, S, M>): void {
  const item = `game/${game.id}~${code || "opened"}`;
  recordAttempt({ item, category: game.id, verdict: "right", typed: fair.grade, help, ms });
}
