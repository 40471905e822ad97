import { useSyncExternalStore } from "react";
import type { Save } from "./records/save.ts";
import { createSource, useOwn } from "./use-attempts.ts";

const source = createSource(async () => (await import("./saves.ts")).saves);
const notYet = () => null;

/** How something of this kind stands for whoever is practising; null where there is nothing, or it is not known yet. */
export function useSave(kind: string): string | null {
  const own = useOwn(useSyncExternalStore(source.subscribe, source.known, notYet));
  return own?.find((save) => save.kind === kind)?.text || null;
}

/**
 * Tells everything that somebody has begun and whose kind begins so, oldest first, what is over left out: once it is known and
 * after each change, at once. Gives what ends that.
 */
export function followSaves(who: string, kinds: string, tell: (saves: readonly Save[]) => void): () => void {
  return source.subscribe(() => {
    const own = source.known()?.filter((save) => save.who === who && save.kind.startsWith(kinds) && save.text !== "");
    if (own) tell(own);
  });
}
