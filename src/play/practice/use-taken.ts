import { useEffect, useState } from "react";
import type { ManipulativeId } from "../../engine/shows.ts";
import type { Taken } from "../../manipulatives/load.ts";

/** A manipulative, fetched when somebody comes to see it; null until it is there. */
export function useTaken(id: ManipulativeId | undefined): Taken | "failed" | null {
  const [taken, setTaken] = useState<{ readonly id: ManipulativeId; readonly now: Taken | "failed" } | null>(null);
  useEffect(() => {
    if (id === undefined) return;
    let gone = false;
    import("../../manipulatives/load.ts")
      .then(({ load }) => load(id))
      .then(
        (now) => gone || setTaken({ id, now }),
        () => gone || setTaken({ id, now: "failed" }),
      );
    return () => {
      gone = true;
    };
  }, [id]);
  return taken?.id === id ? (taken?.now ?? null) : null;
}
