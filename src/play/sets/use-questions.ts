import { useEffect, useMemo, useState } from "react";
import { readLink, writeLink } from "../../sets/link.ts";
import type { Entry, WorkSet } from "../../sets/set.ts";
import { type Placed, place } from "./questions.ts";
import { Working } from "./working.ts";

/** A question that is under way, or one that could not be fetched. */
export type Slot =
  | Placed
  | { readonly entry: Entry; readonly question: null; readonly note: string; readonly isOpen: true };

/** Questions that were asked for on this page, so that a changed set is there at once. */
const known = new Map<string, Promise<Placed>>();
/** Those that have come: what a set begins with is drawn with its page, not after it. */
const come = new Map<string, Placed>();
const most = 500;
/** So many lie on the first page of a sheet, as it usually is. */
const onFirstPage = 12;
/** The letters of formulas, and the milliseconds that a sheet waits for them. */
let letters: Promise<unknown> | undefined;
const lettersPause = 100;

const notFetched = "This question could not be fetched. Reload the page when you are online.";

async function placed(entry: Entry): Promise<Placed> {
  const key = JSON.stringify(entry);
  const there = known.get(key);
  if (there) return there;
  const { sources } = await import("./sources.ts");
  const next = place(entry, sources);
  if (known.size >= most) {
    known.clear();
    come.clear();
  }
  known.set(key, next);
  next.then(
    (one) => come.set(key, one),
    () => known.delete(key),
  );
  return next;
}

/**
 * Has what a set begins with set for paper, so that it stands there when the set is opened. Never rejects; a board takes its time. The
 * letters of formulas come, too: with others the whole sheet would be laid out twice.
 */
export async function makeReady(set: WorkSet): Promise<void> {
  const { entries } = set;
  readLink(writeLink(set));
  letters ??= document.fonts.load('1em "STIX Two Math"').catch(() => undefined);
  if (entries.some((entry) => "item" in entry && entry.item.startsWith("game/"))) return;
  const working = new Working();
  for (const entry of entries.slice(0, onFirstPage)) {
    await placed(entry).catch(() => undefined);
    await working.pause();
  }
  await Promise.race([letters, new Promise((go) => setTimeout(go, lettersPause))]);
}

/** The slots of some sets as far as their questions have come; null where what the first begins with has not. */
function atOnce(sets: readonly WorkSet[]): readonly (readonly Slot[])[] | null {
  const slots = sets.map(({ entries }) => entries.map((entry): Slot => come.get(JSON.stringify(entry)) ?? open(entry)));
  const first = slots[0]?.slice(0, onFirstPage) ?? [];
  return first.some((slot) => "isOpen" in slot) ? null : slots;
}

const open = (entry: Entry): Slot => ({ entry, question: null, note: "", isOpen: true });

/** The first questions stand there after so many milliseconds; the others come in ever larger portions, for each is drawn anew. */
const firstPause = 100;

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
  const begun = useMemo(() => atOnce(sets), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells of any change in the sets
  useEffect(() => {
    let over = false;
    const slots: Slot[][] = sets.map(({ entries }) => entries.map(open));
    const show = () => over || setShown({ key, slots: slots.map((one) => [...one]) });
    void (async () => {
      let [last, pause] = [performance.now(), begun ? 2 * firstPause : firstPause];
      const working = new Working();
      for (const [n, { entries }] of sets.entries())
        for (const [at, entry] of entries.entries()) {
          const slot = await placed(entry).catch((): Placed => ({ entry, question: null, note: notFetched }));
          if (over) return;
          (slots[n] as Slot[])[at] = slot;
          await working.pause();
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
  const slots = shown.key !== key && begun ? begun : shown.slots;
  const isBusy = shown.key !== key || slots.some((slots) => slots.some((slot) => "isOpen" in slot));
  return { slots, isBusy };
}
