import type { Clue } from "./clue.ts";

/** One link of a chain: the number that forces some cells, and what they are then. */
export interface Link {
  readonly clue: Clue;
  readonly cells: readonly number[];
  readonly mine: boolean;
}

/** Where a wrong supposition leads: link after link to a number that cannot be right. */
export interface Contradiction {
  readonly links: readonly Link[];
  readonly broken: Clue;
  /** Whether the broken number has too many mines around it, or too few cells left for them. */
  readonly tooMany: boolean;
}

interface Known {
  readonly mine: boolean;
  /** The number that forced it; null for what is supposed. */
  readonly by: Clue | null;
  readonly at: number;
}

/**
 * Supposes that a cell is a mine, or safe, and follows one number at a time. The contradiction that this meets, with only
 * the links that lead to it; null when it meets none.
 */
export function suppose(clues: readonly Clue[], cell: number, mine: boolean): Contradiction | null {
  const known = new Map<number, Known>([[cell, { mine, by: null, at: 0 }]]);
  const touching = new Map<number, Clue[]>();
  for (const clue of clues) for (const one of clue.hidden) touching.set(one, [...(touching.get(one) ?? []), clue]);
  const waiting = [cell];
  for (const next of waiting)
    for (const clue of touching.get(next) ?? []) {
      const found = clue.hidden.filter((one) => known.get(one)?.mine);
      const free = clue.hidden.filter((one) => !known.has(one));
      const tooMany = found.length > clue.mines;
      if (tooMany || found.length + free.length < clue.mines) return trace(known, clue, tooMany);
      if (free.length === 0) continue;
      const isMine = found.length < clue.mines;
      if (isMine && found.length + free.length > clue.mines) continue;
      for (const one of free) {
        known.set(one, { mine: isMine, by: clue, at: known.size });
        waiting.push(one);
      }
    }
  return null;
}

/** The links that the broken number rests on, in the order in which they were found. */
function trace(known: ReadonlyMap<number, Known>, broken: Clue, tooMany: boolean): Contradiction {
  const used = new Map<number, Known>();
  /** A number forces safe cells because of the mines found around it, and mines because of the safe ones; all its cells are known then. */
  const use = (clue: Clue, mine: boolean) => {
    for (const cell of clue.hidden) {
      const what = known.get(cell);
      if (!what || what.mine !== mine || used.has(cell)) continue;
      used.set(cell, what);
      if (what.by) use(what.by, !what.mine);
    }
  };
  use(broken, tooMany);
  const links: { clue: Clue; cells: number[]; mine: boolean }[] = [];
  for (const [cell, { by, mine }] of [...used].sort(([, a], [, b]) => a.at - b.at)) {
    if (!by) continue;
    const link = links.find(({ clue }) => clue === by);
    if (link) link.cells.push(cell);
    else links.push({ clue: by, cells: [cell], mine });
  }
  return { links, broken, tooMany };
}
