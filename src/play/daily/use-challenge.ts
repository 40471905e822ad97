import { useEffect, useState } from "react";
import type { DailyChallenge } from "../../content/daily-calendar.ts";
import type { Puzzle } from "../../engine/puzzle.ts";

export type Posed =
  | { readonly state: "ready"; readonly puzzle: Puzzle }
  | { readonly state: "loading" | "failed"; readonly puzzle: null };

/** The puzzle of a challenge: at once where it is one of the written ones, which the page has; posed by its family else. */
export function useChallenge(challenge: DailyChallenge, written: readonly Puzzle[]): Posed {
  const [posed, setPosed] = useState<{ readonly id: string; readonly puzzle: Puzzle | null } | null>(null);
  const {
    family,
    seed,
    id,
    version = 1,
  } = challenge.kind === "family" ? { ...challenge, id: `${challenge.family}~${challenge.seed}` } : nothing;

  useEffect(() => {
    if (family === null) return;
    let over = false;
    import("../puzzle-list/pose.ts")
      .then(({ poseFamily }) => poseFamily(family, seed, id, version))
      .then(
        (puzzle) => over || setPosed({ id, puzzle }),
        () => over || setPosed({ id, puzzle: null }),
      );
    return () => {
      over = true;
    };
  }, [family, seed, id, version]);

  if (challenge.kind === "written") {
    const puzzle = written.find((one) => one.id === challenge.id);
    return puzzle ? { state: "ready", puzzle } : { state: "failed", puzzle: null };
  }
  if (posed?.id !== id) return { state: "loading", puzzle: null };
  return posed.puzzle ? { state: "ready", puzzle: posed.puzzle } : { state: "failed", puzzle: null };
}

const nothing = { family: null, seed: 0, id: "", version: 1 };
