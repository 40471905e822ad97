import { useEffect, useState } from "react";
import type { Entry, WorkSet } from "../../sets/set.ts";
import { type Placed, place } from "./questions.ts";

/** A question that is under way, or one that could not be fetched. */
export type Slot =
  | Placed
  | { readonly entry: Entry; readonly question: null; readonly note: string; readonly isOpen: true };

/** Questions that were asked for on this page, so that a changed set is there at once. */
const known = new Map<string, Promise<Placed>>();
const most = 500;

const notFetched = "This question could not be fetched. Reload the page when you are online.";

async function placed(entry: Entry): Promise<Placed> {
  const key = JSON.stringify(entry);
  const there = known.get(key);
  if (there) return there;
  const { sources } = await import("./sources.ts");
  const next = place(entry, sources);
  if (known.size >= most) known.clear();
  known.set(key, next);
  next.catch(() => known.delete(key));
  return next;
}

/** The first questions stand there after so many milliseconds; the others come in ever larger portions, for each is drawn anew. */
const firstPause = 50;

/**
 * The questions of some sets, as they come; in between the page goes on answering. Until the first of them has come those of before
 * stand there, which is told.
 */
export function useQuestions(sets: readonly WorkSet[]): {
  readonly slots: readonly (readonly Slot[])[];
  readonly isBusy: boolean;
} {
  const key = JSON.stringify(sets);
  const [shown, setShown] = useState<{ readonly key: string; readonly slots: readonly (readonly Slot[])[] }>({
    key: "",
    slots: [],
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change in the sets
  useEffect(() => {
    let over = false;
    const slots: Slot[][] = sets.map(({ entries }) =>
      entries.map((entry) => ({ entry, question: null, note: "", isOpen: true })),
    );
    const show = () => over || setShown({ key, slots: slots.map((one) => [...one]) });
    void (async () => {
      let [last, pause] = [performance.now(), firstPause];
      for (const [n, { entries }] of sets.entries())
        for (const [at, entry] of entries.entries()) {
          const slot = await placed(entry).catch((): Placed => ({ entry, question: null, note: notFetched }));
          if (over) return;
          (slots[n] as Slot[])[at] = slot;
          if (performance.now() - last < pause) continue;
          show();
          await new Promise((go) => setTimeout(go));
          last = performance.now();
          pause *= 2;
        }
      show();
    })();
    return () => {
      over = true;
    };
  }, [key]);
  const isBusy = shown.key !== key || shown.slots.some((slots) => slots.some((slot) => "isOpen" in slot));
  return { slots: shown.slots, isBusy };
}
