import { useSyncExternalStore } from "react";
import { type State, start } from "./machine.ts";

/** What the page shows of the connection. The monitor that changes it is loaded later (start.tsx). */
interface Shown extends State {
  /** The reader asked for the panel with the connection's state and setting. */
  readonly panel: boolean;
}

let shown: Shown = { ...start, panel: false };
const listeners = new Set<() => void>();

export function current(): Shown {
  return shown;
}

export function show(change: Partial<Shown>) {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const initial = shown;

export function useConnection(): Shown {
  return useSyncExternalStore(subscribe, current, () => initial);
}
