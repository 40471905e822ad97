import { type RefObject, useEffect } from "react";

/** Milliseconds in which what comes late, a flower with the record, may still push it down. */
const settling = 1500;

/** Something new at the end of what was done: what of it is below the edge of the screen comes into sight, also where it grows a moment later. */
export function useInSight(part: RefObject<Element | null>): void {
  useEffect(() => {
    const there = part.current;
    const card = there?.closest("article, section");
    if (!there || !card) return;
    const watch = new ResizeObserver(() => {
      there.scrollIntoView({ block: "nearest" });
    });
    watch.observe(card);
    const end = setTimeout(() => watch.disconnect(), settling);
    return () => {
      clearTimeout(end);
      watch.disconnect();
    };
  }, [part]);
}
