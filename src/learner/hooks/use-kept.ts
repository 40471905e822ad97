import { useSyncExternalStore } from "react";
import { type Kept, knownKept, onKeptChange } from "../store/persistence.ts";

/** Whether the browser has promised to keep the record; null until it has said so, and where it makes no promises. */
export function useKept(): Kept {
  return useSyncExternalStore(onKeptChange, knownKept, () => null);
}
