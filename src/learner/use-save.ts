import { useMemo, useSyncExternalStore } from "react";
import type { Save } from "./records/save.ts";
import { createSource, useOwn } from "./use-attempts.ts";

const source = createSource(async () => (await import("./saves.ts")).saves);
const notYet = () => null;

/** How something of this kind stands for whoever is practising; null where there is nothing, or it is not known yet. */
export function useSave(kind: string): string | null {
  const own = useOwn(useSyncExternalStore(source.subscribe, source.known, notYet));
  return own?.find((save) => save.kind === kind)?.text || null;
}

/** Everything begun whose kind begins so, oldest first, what is over left out; null until it is known. */
export function useSaves(kinds: string): readonly Save[] | null {
  const own = useOwn(useSyncExternalStore(source.subscribe, source.known, notYet));
  return useMemo(() => own?.filter(({ kind, text }) => kind.startsWith(kinds) && text !== "") ?? null, [own, kinds]);
}
