import type { Certain, Clue } from "./clue.ts";

/** What one number says by itself: all its mines are found, or all its hidden cells are needed. */
export function single({ hidden, mines }: Clue): Certain | null {
  if (hidden.length === 0) return null;
  if (mines === 0) return { safe: hidden, mines: [] };
  return mines === hidden.length ? { safe: [], mines: hidden } : null;
}
