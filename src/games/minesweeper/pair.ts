import type { Certain, Clue } from "./clue.ts";

/**
 * What two numbers say together that neither says alone. Where `more` needs all its cells beyond `fewer`, and then still as
 * many mines as `fewer` has, those lie in the cells that both touch: its own cells are mines, the other's own cells are safe.
 * For two numbers there is no other conclusion: the mines in the shared cells are at most those of `fewer` and at least
 * those of `more` without its own cells, and cells become certain only where the two bounds meet.
 */
export function pair(more: Clue, fewer: Clue): Certain | null {
  const own = more.hidden.filter((cell) => !fewer.hidden.includes(cell));
  if (own.length === more.hidden.length || more.mines - own.length !== fewer.mines) return null;
  const safe = fewer.hidden.filter((cell) => !more.hidden.includes(cell));
  return own.length + safe.length > 0 ? { safe, mines: own } : null;
}
