import { useEffect, useRef } from "react";
import type { Dealer } from "./use-dealer.ts";

/** Opens the board that stands in the address after the #, once the boards of this device are known; then the address is plain again. */
export function useSharedLink(known: boolean, { open }: Dealer): void {
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!known) return;
    const look = () => {
      const text = decoded(location.hash.slice(1));
      if (!/^\d{1,4}[a-z]:/.test(text)) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      latest.current(text, "link");
    };
    look();
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, [known]);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // damaged on its way: the reader of links says so
  }
}
