import { useSyncExternalStore } from "react";
import type { Run } from "./records/run.ts";
import { createSource, useOwn } from "./use-attempts.ts";

const source = createSource(async () => (await import("./runs.ts")).runs);
const notYet = () => null;

/** Every run of everybody on this device, oldest first; null until the log is loaded. */
export function useEveryonesRuns(): readonly Run[] | null {
  return useSyncExternalStore(source.subscribe, source.known, notYet);
}

/** Every run of the profile that is practising, oldest first; null until the log is loaded. */
export function useRuns(): readonly Run[] | null {
  return useOwn(useEveryonesRuns());
}
