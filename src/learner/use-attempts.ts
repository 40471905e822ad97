import { useMemo, useSyncExternalStore } from "react";
import { type Solved, solvedItems } from "./derive/solved-items.ts";
import type { Attempt } from "./records/attempt.ts";
import type { Store } from "./store.ts";

/** The log of a store that is loaded with the first subscriber; null until it is known. */
export function createSource(load: () => Promise<Pick<Store, "subscribe">>) {
  let known: readonly Attempt[] | null = null;
  return {
    known: () => known,
    subscribe(onChange: () => void): () => void {
      let stop: (() => void) | null = null;
      let over = false;
      load().then(
        (store) => {
          if (over) return;
          stop = store.subscribe((attempts) => {
            known = attempts;
            onChange();
          });
        },
        () => undefined, // the store could not be loaded: the page stays as it was prerendered
      );
      return () => {
        over = true;
        stop?.();
      };
    },
  };
}

const source = createSource(() => import("./store.ts"));
const notYet = () => null;
const none: ReadonlyMap<string, Solved> = new Map();

/** Every attempt on this device, kept up to date; null in the prerendered page and until the log is loaded. */
export function useAttempts(): readonly Attempt[] | null {
  return useSyncExternalStore(source.subscribe, source.known, notYet);
}

/** The items solved on this device, and how; none in the prerendered page and until the log is loaded. */
export function useSolved(): ReadonlyMap<string, Solved> {
  const attempts = useAttempts();
  return useMemo(() => (attempts ? solvedItems(attempts) : none), [attempts]);
}
