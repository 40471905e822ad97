import { useEffect, useRef, useState } from "react";

/** Brings a board that has just come into sight and into focus: who asked for it stood in the menu over it. */
export function useArrival() {
  const place = useRef<HTMLDivElement>(null);
  const [arrivals, setArrivals] = useState(0);
  useEffect(() => {
    if (arrivals === 0) return;
    place.current?.scrollIntoView({ block: "nearest" });
    place.current?.focus({ preventScroll: true });
  }, [arrivals]);
  return {
    /** What holds the board; it can take the focus. */
    place,
    arrive: () => setArrivals((count) => count + 1),
  };
}
