import { useEffect, useState } from "react";
import { useWho } from "../../device/who.ts";
import { useSave } from "../../learner/hooks/use-save.ts";
import { keepSave } from "../../learner/keep/keep-save.ts";
import type { Shared } from "../../tools/scientific/link.ts";
import { fresh, joined, readSession, type Session } from "../../tools/scientific/session.ts";

const kind = "calculator-session";

interface Own {
  readonly who: string;
  readonly session: Session;
  /** Whether it began before it was known what is kept: then it is not kept yet. */
  readonly isEarly: boolean;
}

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
  const [own, setOwn] = useState<Own | null>(null);
  const [lent, setLent] = useState<Shared | null>(null);
  const left = own?.who === who ? own.session : kept ? readSession(kept) : fresh;
  const early = own?.who === who && own.isEarly ? own.session : null;
  useEffect(() => {
    if (!early || kept === undefined) return;
    const session = joined(kept ? readSession(kept) : fresh, early);
    setOwn({ who, session, isEarly: false });
    void keepSave(kind, JSON.stringify(session), who);
  }, [early, kept, who]);
  return {
    session: lent ? { ...left, angle: lent.angle, names: { ...left.names, ...lent.names } } : left,
    keep(session) {
      setLent(null);
      const isEarly = kept === undefined;
      setOwn({ who, session, isEarly });
      if (!isEarly) void keepSave(kind, JSON.stringify(session), who);
    },
    borrow: setLent,
  };
}
