import { type RefObject, useEffect, useRef } from "react";

/** For the ways on at the end of a run: what is below the edge of the screen comes into sight, and again once what it waited for is there. */
export function useInSight<Part extends Element>(after: unknown = null): RefObject<Part | null> {
  const part = useRef<Part>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what came may have moved it
  useEffect(() => {
    // New browsers give a promise for it, which React would take for what ends the effect.
    part.current?.scrollIntoView({ block: "nearest" });
  }, [after]);
  return part;
}
