import { type RefObject, useEffect, useRef, useState } from "react";
import { isProblem, type Playable, type Step } from "../../engine/game/game.ts";
import { type Session, stateOf, writeSession } from "../../engine/game/session.ts";
import { announce } from "../../ui/announce/announcer.ts";
import type { StepText } from "./task.ts";
import { type Job, work } from "./work.ts";

/** Whoever waits for longer than that is told so. Milliseconds. */
const patience = 1000;

/** A hint, a rung at a time: 1 where to look, 2 why. The third rung is to do it. */
export interface Hint<Move> {
  readonly rung: 1 | 2;
  readonly step: Step<Move>;
  /** Asked for once more when all was said: what does it is gone to, and not done. */
  readonly again?: boolean;
}

/** What came of asking: a hint or none, whether something has to be taken back, and the moves of a hint that is new. */
export type Asked<Move> =
  | { readonly found: boolean; readonly mistaken: boolean; readonly moves?: readonly Move[] }
  | { readonly problem: string };

export interface Hints<Move> {
  /** The button that asks. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether it was asked for on the board, by key: the focus goes back there when the hint is over, else to the button. */
  readonly onBoard: RefObject<boolean>;
  /** The hint to what stands on the board now; it goes with the next move. */
  readonly hint: Hint<Move> | null;
  /** Whether it is being thought about. */
  readonly thinking: boolean;
  /** Asks for the first rung, and where it stands there for the second, which is said again from then on. Never settles when the board changes meanwhile. */
  ask(): Promise<Asked<Move>>;
  /** Shows the first rung of a step that needs no thought. */
  show(step: Step<Move>): void;
  why(): void;
  close(): void;
  /** How many moves stand in the last state from which the way to the end was open. Never settles when the board changes. */
  good(): Promise<{ readonly good: number } | { readonly problem: string }>;
}

/** Has the next step of a person who thinks worked out beside the page: for some games it takes a second. */
export function useHint<B, S, M>(session: Session<B, S, M>): Hints<M> {
  const { id: folder } = session.game;
  const state = stateOf(session);
  const [shown, setShown] = useState<(Hint<M> & { readonly of: S }) | null>(null);
  const [asked, setAsked] = useState<S | null>(null);
  const job = useRef<Job<unknown> | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const onBoard = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is thought of one state is of no use for the next
  useEffect(
    () => () => {
      if (!job.current) return; // nothing was asked for, so nothing is taken away
      job.current.cancel();
      job.current = null;
      setAsked(null);
      setShown(null); // for good: undo, back to this state, is no question
    },
    [state],
  );
  const thinking = asked === state;
  useEffect(() => {
    if (!thinking) return;
    const timer = setTimeout(() => announce("Thinking …"), patience);
    return () => clearTimeout(timer);
  }, [thinking]);

  function begin<Answer>(next: Job<Answer>): Promise<Answer> {
    job.current?.cancel();
    job.current = next;
    setAsked(state);
    return next.done.then((answer) => {
      setAsked(null);
      return answer;
    });
  }

  const hint = shown?.of === state ? shown : null;
  return {
    button,
    onBoard,
    hint,
    thinking,
    async ask() {
      if (hint) {
        setShown({ ...hint, of: state, rung: 2, again: hint.rung === 2 });
        return { found: true, mistaken: false };
      }
      onBoard.current = isOnBoard(document.activeElement);
      const advice = await begin(work({ folder, session: writeSession(session), want: "step" }));
      if (isProblem(advice)) return advice;
      const step = advice.step && readStep(session.game, advice.step);
      setShown(step && { of: state, rung: 1, step });
      return { found: step !== null, mistaken: advice.mistaken, ...(step && { moves: step.moves }) };
    },
    show(step) {
      onBoard.current = isOnBoard(document.activeElement);
      job.current?.cancel();
      job.current = { done: Promise.resolve(null), cancel: () => undefined }; // it goes with the state, as one that was asked for
      setShown({ of: state, rung: 1, step });
    },
    why: () => setShown(hint && { ...hint, of: state, rung: 2 }),
    close: () => setShown(null),
    good: () => begin(work({ folder, session: writeSession(session), want: "good" })),
  };
}

const isOnBoard = (element: Element | null) => element?.closest(".stage-board") != null;

/** A step as it comes from the other thread. */
function readStep<B, S, M>(game: Playable<B, S, M>, step: StepText): Step<M> | null {
  const moves = step.moves.flatMap((text) => {
    const move = game.move.read(text);
    return isProblem(move) ? [] : [move.value];
  });
  const [first, ...later] = moves;
  return first === undefined ? null : { ...step, moves: [first, ...later] };
}
