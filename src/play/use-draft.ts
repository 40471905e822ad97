import { useEffect, useState } from "react";
import { readSession, writeSession } from "../device/session.ts";

interface Draft {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What is typed was taken as an answer: it need not come back. */
  readonly taken: () => void;
}

/** What is being typed as the answer to something; a reload of the page does not lose it. */
export function useDraft(item: string): Draft {
  const key = `draft/${item}`;
  const [typed, setTyped] = useState("");
  // Not from the start: the prerendered page knows nothing of it.
  useEffect(() => {
    const kept = readSession(key);
    if (kept !== null) setTyped(kept);
  }, [key]);
  return {
    typed,
    type(text) {
      setTyped(text);
      writeSession(key, text);
    },
    taken: () => writeSession(key, ""),
  };
}
