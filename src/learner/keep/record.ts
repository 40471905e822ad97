import { writeLocal } from "../../device/local.ts";
import { who } from "../../device/who.ts";
import type { Entry } from "../records/entry.ts";
import type { How } from "../store/table.ts";
import { keep } from "./keep.ts";
import { type NewAttempt, type NewRun, type NewWin, newAttempt, newRun, newSeen, newWin } from "./new-entry.ts";

// Each keeps what the learner just did, before it returns.

/** An answer that was given. */
export function recordAttempt(made: Omit<NewAttempt, "who">): void {
  record(newAttempt({ ...made, who: who() }));
}

/** A solution that was opened. */
export function recordSeen(item: string): void {
  record(newSeen({ item, who: who() }));
}

/** A board that was won; one that was won before stays as it was then. */
export function recordWin(made: NewWin): void {
  const win = newWin(made);
  record(win, { over: (stored) => (stored === undefined ? win : null) });
}

/** A run that came to its end. */
export function recordRun(made: Omit<NewRun, "who">): void {
  record(newRun({ ...made, who: who() }));
}

/** The flag lets public/boot.js know before the first paint that there are figures of her own: no example need flash by. */
function record(entry: Entry, how?: How<Entry>): void {
  writeLocal("hasAttempts", "true");
  void keep("attempts", entry, how);
}
