import { useEffect, useState } from "react";

/**
 * Gives what asks for something that must wait for the kept boards: at once when they are read, else then. A board that is exchanged for
 * the kept one would take what was asked about it away.
 */
export function useOnceKnown(known: boolean, ask: () => void): () => void {
  const [owed, owe] = useState(false);
  useEffect(() => {
    if (!known || !owed) return;
    owe(false);
    ask();
  });
  return () => (known ? ask() : owe(true));
}
