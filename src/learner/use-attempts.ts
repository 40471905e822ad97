import { useMemo, useSyncExternalStore } from "react";
import { type Solved, solvedItems } from "./derive/solved-items.ts";
import type { Attempt } from "./records/attempt.ts";
import type { Store } from "./store.ts";
import { useWho } from "./who.ts";

/** The log of a store that is loaded with the first listener; null until it is known. */
export function createSource<Row>(load: () => Promise<Pick<Store<Row>, "subscribe" | "follow">>) {
  let known: readonly Row[] | null = null;
  const listen =
    (way: "subscribe" | "follow") =>
    (onChange: () => void): (() => void) => {
      let stop: (() => void) | null = null;
      let over = false;
      load().then(
        (store) => {
          if (over) return;
          stop = store[way]((records) => {
            known = records;
            onChange();
          });
        },
        () => undefined, // the store could not be loaded: the page stays as it was prerendered
      );
      return () => {
        over = true;
        stop?.();
      };
    };
  return { known: () => known, subscribe: listen("subscribe"), follow: listen("follow") };
}

const source = createSource(async () => (await import("./attempts.ts")).attempts);
const notYet = () => null;
const none: ReadonlyMap<string, Solved> = new Map();

/** Every attempt of everybody on this device; null in the prerendered page and until the log is loaded. */
export function useEveryonesAttempts(): readonly Attempt[] | null {
  return useSyncExternalStore(source.subscribe, source.known, notYet);
}

/** As `useEveryonesAttempts`, but as long as that is not asked for the log is read only when somebody else wants it. */
export function useAttemptsIf(asked: boolean): readonly Attempt[] | null {
  return useSyncExternalStore(asked ? source.subscribe : source.follow, source.known, notYet);
}

/** Every attempt of the profile that is practising; null in the prerendered page and until the log is loaded. */
export function useAttempts(): readonly Attempt[] | null {
  return useOwn(useEveryonesAttempts());
}

/** The records of the profile that is practising. */
export function useOwn<Row extends { readonly who: string }>(all: readonly Row[] | null): readonly Row[] | null {
  const own = useWho();
  return useMemo(() => all?.filter((one) => one.who === own) ?? null, [all, own]);
}

/** The items that she solved, and how; none in the prerendered page and until the log is loaded. */
export function useSolved(): ReadonlyMap<string, Solved> {
  const attempts = useAttempts();
  return useMemo(() => (attempts ? solvedItems(attempts) : none), [attempts]);
}
