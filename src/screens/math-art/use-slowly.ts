import { useEffect, useMemo, useState } from "react";
import type { Drawing } from "../../art/maker.ts";
import { begun } from "../../art/slowly.ts";
import { wantsLessMotion } from "../../device/settings/less-motion.ts";
import { lasting } from "../../ui/motion.ts";

interface Slowly {
  /** What of each path is drawn by now; null for all of it. */
  readonly part: readonly string[] | null;
  readonly isGoing: boolean;
  start(): void;
  stop(): void;
}

/** Draws a picture little by little when asked to. It stands still where less movement is wanted, and another picture ends it. */
export function useSlowly(drawing: Drawing): Slowly {
  const [at, setAt] = useState<{ readonly drawing: Drawing; readonly part: number } | null>(null);
  const isGoing = at?.drawing === drawing;
  const of = useMemo(() => (isGoing ? begun(drawing) : null), [isGoing, drawing]);
  useEffect(() => {
    if (!isGoing) return;
    const long = lasting("drawing");
    const from = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      const part = (now - from) / long;
      setAt(part < 1 ? { drawing, part } : null);
      if (part < 1) frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [isGoing, drawing]);
  return {
    part: of && at ? of(at.part) : null,
    isGoing,
    start: () => wantsLessMotion() || setAt({ drawing, part: 0 }),
    stop: () => setAt(null),
  };
}
