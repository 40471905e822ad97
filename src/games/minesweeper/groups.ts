import type { Clue } from "./clue.ts";

/** Hidden cells that touch the same numbers: which of them are mines makes no difference to those, only how many. */
export interface Group {
  readonly cells: readonly number[];
  readonly clues: readonly number[];
}

/** The hidden cells around the numbers, as groups. */
export function groupsOf(clues: readonly Clue[]): Group[] {
  const touching = new Map<number, number[]>();
  for (const [at, { hidden }] of clues.entries())
    for (const cell of hidden) touching.set(cell, [...(touching.get(cell) ?? []), at]);
  const groups = new Map<string, { cells: number[]; clues: number[] }>();
  for (const [cell, touched] of touching) {
    const name = touched.join();
    const group = groups.get(name);
    if (group) group.cells.push(cell);
    else groups.set(name, { cells: [cell], clues: touched });
  }
  return [...groups.values()];
}

/** The groups that share numbers, directly or through others. */
export function connected(groups: readonly Group[], clues: number): Group[][] {
  const byClue = Array.from({ length: clues }, (): number[] => []);
  for (const [at, group] of groups.entries()) for (const clue of group.clues) byClue[clue]?.push(at);
  const seen = new Set<number>();
  return [...groups.keys()].flatMap((first) => {
    if (seen.has(first)) return [];
    const members = [first];
    seen.add(first);
    for (const at of members)
      for (const clue of groups[at]?.clues ?? [])
        for (const other of byClue[clue] ?? [])
          if (!seen.has(other)) {
            seen.add(other);
            members.push(other);
          }
    return [members.map((at) => groups[at] as Group)];
  });
}

/** An order in which few numbers are begun but not ended: layers stay narrow. */
export function inOrder(groups: readonly Group[]): Group[] {
  const left = new Set(groups);
  const size = new Map<number, number>();
  for (const { clues } of groups) for (const clue of clues) size.set(clue, (size.get(clue) ?? 0) + 1);
  const begun = new Set<number>();
  const ordered: Group[] = [];
  while (left.size > 0) {
    let best: Group | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const group of left) {
      let cost = begun.size > 0 && !group.clues.some((clue) => begun.has(clue)) ? 100 : 0;
      for (const clue of group.clues) {
        if (!begun.has(clue)) cost += 2;
        if (size.get(clue) === 1) cost -= 3;
      }
      if (cost < least) {
        least = cost;
        best = group;
      }
    }
    if (!best) break;
    left.delete(best);
    ordered.push(best);
    for (const clue of best.clues) {
      begun.add(clue);
      const rest = (size.get(clue) ?? 1) - 1;
      size.set(clue, rest);
      if (rest === 0) begun.delete(clue);
    }
  }
  return ordered;
}
