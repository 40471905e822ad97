import { useSyncExternalStore } from "react";
import type { Save } from "./records/save.ts";
import { createSources } from "./source.ts";
import { useWho } from "./who.ts";

const source = createSources(async () => (await import("./saves.ts")).saves);
const notYet = () => null;

const partOf = (who: string, kind: string) => ({ field: "id", begins: [`${who}/${kind}`] }) as const;

/** How something of this kind stands for whoever is practising; null where there is nothing, or it is not known yet. */
export function useSave(kind: string): string | null {
  const who = useWho();
  const { subscribe, known } = source(partOf(who, kind));
  const own = useSyncExternalStore(subscribe, known, notYet);
  return own?.find((save) => save.who === who && save.kind === kind)?.text || null;
}

/**
 * Tells everything that somebody has begun and whose kind begins so, oldest first, what is over left out: once it is known and
 * after each change, at once. Gives what ends that.
 */
export function followSaves(who: string, kinds: string, tell: (saves: readonly Save[]) => void): () => void {
  const { subscribe, known } = source(partOf(who, kinds));
  return subscribe(() => {
    const own = known()?.filter((save) => save.who === who && save.kind.startsWith(kinds) && save.text !== "");
    if (own) tell(own);
  });
}
