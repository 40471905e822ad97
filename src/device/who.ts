import { useSyncExternalStore } from "react";
import { readLocal, writeLocal } from "./local.ts";

/** Who practises without a profile. */
export const guest = "guest";
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
