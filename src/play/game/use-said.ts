import { useEffect, useRef, useState } from "react";
import { type Session, stateOf } from "../../engine/game/session.ts";
import { spoken } from "../../engine/game/spoken.ts";
import { announce } from "../../ui/announce/announcer.ts";

export interface Said {
  /** What stands under the board about the state as it is; it goes with the next move, and does not come back with undo. */
  readonly note: string;
  /** Shows a note, and says it. */
  say(note: string): void;
  /** Takes the note away: something else is said now. */
  clear(): void;
}

/** What is said of a board: each move as it is made or taken back, and what somebody asked for. */
export function useSaid<B, S, M>(session: Session<B, S, M>): Said {
  const state = stateOf(session);
  const before = useRef(session);
  useEffect(() => {
    announce(spoken(before.current, session));
    before.current = session;
  }, [session]);
  const [now, setNow] = useState<{ readonly state: S; readonly note: string } | null>(null);
  const isSaid = useRef(false);
  // Its state is over, and for good: undo, back to it, asked for nothing. Most moves take nothing away, and nothing is drawn for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a state is what is waited for
  useEffect(
    () => () => {
      if (isSaid.current) setNow(null);
      isSaid.current = false;
    },
    [state],
  );
  return {
    note: now?.state === state ? now.note : "",
    say(note) {
      isSaid.current = true;
      setNow({ state, note });
      announce(note);
    },
    clear: () => setNow(null),
  };
}
