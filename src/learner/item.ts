// What an attempt points at: a puzzle's id, or for a twin ("Try another like this") that id, a tilde and its seed.

/** The item of a twin of a puzzle. */
export function twinId(puzzle: string, seed: number): string {
  return `${puzzle.split("~")[0]}~${seed}`;
}

/** The puzzle that an item is or is like. */
export function puzzleOfItem(item: string): string {
  return item.split("~")[0] ?? item;
}
