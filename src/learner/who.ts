import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./local.ts";
import type { guest as guestId } from "./records/entry.ts";

// The type alone: every page asks who is practising, and few need the records.
const guest: typeof guestId = "guest";
const key = "profile";
const changed = new EventTarget();
/** Where nothing can be stored, the choice lasts as long as the page. */
let chosen: string | null = null;

/** The id of the profile that is practising, or `guest`. */
export function who(): string {
  return readLocal(key) ?? chosen ?? guest;
}

/** From now on everything is recorded for this profile, in every tab. */
export function setWho(id: string): void {
  chosen = id;
  writeLocal(key, id);
  changed.dispatchEvent(new Event("change"));
}

/** Calls when somebody else may be practising, or another tab has changed what is kept; gives what ends that. */
export function onWho(onChange: () => void): () => void {
  changed.addEventListener("change", onChange);
  addEventListener("storage", onChange);
  return () => {
    changed.removeEventListener("change", onChange);
    removeEventListener("storage", onChange);
  };
}

/** As `who`, kept up to date. */
export function useWho(): string {
  return useSyncExternalStore(onWho, who, () => guest);
}
