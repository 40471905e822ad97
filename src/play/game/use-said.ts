import { useState } from "react";
import { type Session, stateOf } from "../../engine/game/session.ts";
import { spoken } from "../../engine/game/spoken.ts";

export interface Said {
  /** What the last move changed, for screen readers. */
  readonly change: string;
  /** What there is to say about the state as it stands; it goes with the next move. */
  readonly note: string;
  say(note: string): void;
}

/** What is said under a board. */
export function useSaid<B, S, M>(session: Session<B, S, M>): Said {
  const [last, setLast] = useState({ session, change: "", note: "" });
  const same = stateOf(last.session) === stateOf(session);
  const now = same ? last : { session, change: spoken(last.session, session), note: "" };
  if (!same) setLast(now); // React's way to follow what is passed in: before anything is drawn
  return {
    change: now.change,
    note: now.note,
    // The same words once more are heard only when the text is another one: by a space that is not seen.
    say: (note) => setLast({ ...now, session, note: note === now.note ? `${note}\u00a0` : note }),
  };
}
