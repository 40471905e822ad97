import { useEffect, useState } from "react";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";
import type { Session } from "../../engine/game/session.ts";
import { lasting } from "../../ui/motion.ts";

/**
 * When a board has just been solved, her way once more, from its start to its end, in a second: the state to draw. Null otherwise,
 * and where nothing is to move: then it is the state as it stands.
 */
export function useReplay<B, S, M>(session: Session<B, S, M>, solved: boolean): S | null {
  const { fair, states, at } = session;
  const [begun, begin] = useState<unknown>(null);
  const [shown, show] = useState<S | null>(null);
  if (!solved && begun !== fair.board) begin(fair.board);
  const runs = solved && begun === fair.board && at > 1;

  useEffect(() => {
    if (!runs || wantsLessMotion()) return;
    const whole = lasting("sweep-over") + lasting("sweeping");
    const still = lasting("quick"); // the first and the last state are looked at longer
    const start = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const part = Math.max(0, (now - start - still) / (whole - 2 * still));
      if (part >= 1) return show(null);
      show(states[Math.floor(part * at)] ?? null);
      frame = requestAnimationFrame(next);
    });
    return () => {
      cancelAnimationFrame(frame);
      show(null);
    };
  }, [runs, states, at]);

  return runs ? shown : null;
}
