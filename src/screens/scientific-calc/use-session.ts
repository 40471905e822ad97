import { useState } from "react";
import { keepSave } from "../../learner/keep-save.ts";
import { useSave } from "../../learner/use-save.ts";
import { useWho } from "../../learner/who.ts";
import type { Shared } from "../../tools/scientific/link.ts";
import { fresh, readSession, type Session } from "../../tools/scientific/session.ts";

const kind = "calculator-session";

interface Kept {
  readonly session: Session;
  keep(session: Session): void;
  /** Takes over what a shared line brings along; it is kept with the next thing that is. */
  borrow(shared: Shared): void;
}

/** The calculator's memory, letters and unit of angles, as they were left. */
export function useSession(): Kept {
  const who = useWho();
  const kept = useSave(kind);
  const [own, setOwn] = useState<{ readonly who: string; readonly session: Session } | null>(null);
  const [lent, setLent] = useState<Shared | null>(null);
  const left = own?.who === who ? own.session : kept ? readSession(kept) : fresh;
  return {
    session: lent ? { ...left, angle: lent.angle, names: { ...left.names, ...lent.names } } : left,
    keep(session) {
      setLent(null);
      setOwn({ who, session });
      void keepSave(kind, JSON.stringify(session), who);
    },
    borrow: setLent,
  };
}
