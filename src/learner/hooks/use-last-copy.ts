import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "../../device/local.ts";
import { type Day, isDay } from "../day.ts";

const key = "lastCopy";
const changed = new EventTarget();

/** The day on which the last copy of the record was saved; null for none that we know of. */
function lastCopy(): Day | null {
  const text = readLocal(key);
  return text !== null && isDay(text) ? text : null;
}

/** Notes that a copy of the whole record was saved on this day, or with null that there is none any more. */
export function setLastCopy(day: Day | null): void {
  if (day !== null) writeLocal(key, day);
  else if (lastCopy() !== null) window.localStorage.removeItem(key);
  changed.dispatchEvent(new Event("change"));
}

function subscribe(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  addEventListener("storage", onChange);
  return () => {
    changed.removeEventListener("change", onChange);
    removeEventListener("storage", onChange);
  };
}

/** The day of the last copy, kept up to date; null for none, and in the prerendered page. */
export function useLastCopy(): Day | null {
  return useSyncExternalStore(subscribe, lastCopy, () => null);
}
