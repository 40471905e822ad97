import { useEffect, useRef } from "react";
import { announce } from "./announcer.ts";

/** How long somebody stops typing before a result is said. */
const pause = 900;

/** Announces a result once it has stood a moment: not what the page opens with, and not at each key. */
export function useAnnouncedLater(words: string): void {
  const said = useRef(words);
  useEffect(() => {
    if (words === said.current) return;
    const timer = setTimeout(() => {
      said.current = words;
      announce(words);
    }, pause);
    return () => clearTimeout(timer);
  }, [words]);
}
