import { useEffect, useState } from "react";
import type { Lines, ReadEntry } from "./use-picture.ts";

/** The same value again once it has stood still for so many milliseconds. */
export function useSettled<Value>(value: Value, time: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}

/** A letter rests when it has stood still for so many milliseconds: longer than between two steps on a slow machine. */
const pause = 400;

/**
 * The lines as they were before a letter began to move, until it rests: what takes longer than the picture goes by these.
 * Anything else that changes holds at once.
 */
export function useRest(lines: Lines): Lines {
  const settled = useSettled(lines, pause);
  return isMoved(settled.entries, lines.entries) ? settled : lines;
}

/** Whether nothing differs but numbers of letters. */
function isMoved(before: readonly ReadEntry[], now: readonly ReadEntry[]): boolean {
  return before.length === now.length && now.every((entry, i) => isSame(before[i], entry));
}

function isSame(before: ReadEntry | undefined, { id, text, hidden, row }: ReadEntry): boolean {
  if (before?.id !== id || before.hidden !== hidden) return false;
  if (row.kind !== "slider") return before.text === text && before.row.kind === row.kind;
  return before.row.kind === "slider" && before.row.slider.name === row.slider.name;
}

/** The lines to be shown beside their fields: those that only follow a letter stay as they were while it moves. */
export function shownLines(rest: readonly ReadEntry[], entries: readonly ReadEntry[]): readonly ReadEntry[] {
  return entries.map((entry, i) => (entry.row.kind === "slider" ? entry : (rest[i] ?? entry)));
}
