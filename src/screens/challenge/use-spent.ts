import { useEffect, useRef } from "react";

/** A sitting in front of one question is no longer; who is away so long does something else. Milliseconds. */
const longest = 30 * 60_000;

/** Gives the milliseconds since a question was met or this was last asked, without those in which the page was hidden. */
export function useSpent(place: number): () => number {
  const since = useRef(0);
  const gathered = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew for each question
  useEffect(() => {
    since.current = performance.now();
    gathered.current = 0;
    const onChange = () => {
      if (document.hidden) gathered.current += performance.now() - since.current;
      since.current = performance.now();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, [place]);
  return () => {
    const ms = gathered.current + (document.hidden ? 0 : performance.now() - since.current);
    since.current = performance.now();
    gathered.current = 0;
    return Math.min(longest, Math.round(ms));
  };
}
