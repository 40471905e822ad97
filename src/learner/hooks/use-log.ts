import { useMemo, useSyncExternalStore } from "react";
import { useWho } from "../../device/who.ts";
import { type Done, done } from "../derive/solved-items.ts";
import type { Attempt, Entry } from "../records/entry.ts";
import { createSources } from "../store/source.ts";

const source = createSources(async () => (await import("../store/log.ts")).log);
const notYet = () => null;
const nothing: Done = { solved: new Map(), seen: new Set() };

/** Every entry of everybody on this device; null in the prerendered page and until the log is loaded. */
export function useEveryonesLog(): readonly Entry[] | null {
  const { subscribe, known } = source();
  return useSyncExternalStore(subscribe, known, notYet);
}

/** As `useEveryonesLog`, but as long as that is not asked for the log is read only when somebody else wants it. */
export function useLogIf(asked: boolean): readonly Entry[] | null {
  const { subscribe, follow, known } = source();
  return useSyncExternalStore(asked ? subscribe : follow, known, notYet);
}

/** Every entry of the profile that is practising, or those of items that begin so; null until they are read. */
export function useLog(begins?: readonly string[]): readonly Entry[] | null {
  const { subscribe, known } = source(begins ? { field: "item", begins } : null);
  return useOwn(useSyncExternalStore(subscribe, known, notYet));
}

/** As `useLog`, of attempts only. */
export function useAttempts(begins?: readonly string[]): readonly Attempt[] | null {
  const log = useLog(begins);
  return useMemo(() => log?.filter((entry) => entry.what === "answer") ?? null, [log]);
}

/** The records of the profile that is practising. */
export function useOwn<Row extends { readonly who: string }>(all: readonly Row[] | null): readonly Row[] | null {
  const own = useWho();
  return useMemo(() => all?.filter((one) => one.who === own) ?? null, [all, own]);
}

/** What she solved, and whose solutions she saw, of items that begin so; nothing until the log is read. */
export function useDone(begins?: readonly string[]): Done {
  const log = useLog(begins);
  return useMemo(() => (log ? done(log) : nothing), [log]);
}
