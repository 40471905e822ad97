/**
 * The walking distance of Ken'ichiro Takahashi, an exact count for an easier puzzle. Only the rows are looked at (or only the
 * columns): how many of the tiles in row a belong in row b. A slide up or down swaps the gap with any tile of the row beside
 * it. The fewest such slides can never be more than the real puzzle needs; those for rows and for columns add up.
 */
export interface WalkingTable {
  readonly lines: number;
  /** For each situation, the fewest slides from it to order. */
  readonly distance: Uint8Array;
  /**
   * The situation after a slide: at (situation * 2 + side) * lines + b, where the gap goes to the line before (side 0) or
   * after (side 1) its own and the tile that comes the other way belongs in line b.
   */
  readonly after: Int32Array;
  /** The number of a situation: counts[a * lines + b] tiles in line a belong in line b; the gap is not counted. */
  readonly find: (counts: readonly number[]) => number;
}

/** The table for a board of so many lines of so many places each: 24,964 situations for 4 lines of 4, some 50 ms to make. */
export function walkingTable(lines: number, places: number): WalkingTable {
  // A situation is one number: its counts are the digits, to the base places + 1. 5^16 is well below 2^53.
  const base = places + 1;
  const weight = Array.from({ length: lines * lines }, (_, index) => base ** index);
  const weigh = (counts: readonly number[]) =>
    counts.reduce((sum, count, index) => sum + count * (weight[index] as number), 0);
  const count = (key: number, index: number) => Math.floor(key / (weight[index] as number)) % base;
  const ordered = weigh(
    weight.map((_, index) => {
      if (Math.floor(index / lines) !== index % lines) return 0;
      return index === lines * lines - 1 ? places - 1 : places;
    }),
  );
  const numberOf = new Map<number, number>([[ordered, 0]]);
  const keys = [ordered];
  const gaps = [lines - 1];
  const distance = [0];
  const after: number[] = [];
  // The lists grow while they are walked: a breadth-first search from the ordered board.
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] as number;
    const gap = gaps[at] as number;
    for (const beside of [gap - 1, gap + 1]) {
      for (let home = 0; home < lines; home++) {
        if (beside < 0 || beside >= lines || count(key, beside * lines + home) === 0) {
          after.push(-1);
          continue;
        }
        const next = key - (weight[beside * lines + home] as number) + (weight[gap * lines + home] as number);
        let number = numberOf.get(next);
        if (number === undefined) {
          number = keys.length;
          numberOf.set(next, number);
          keys.push(next);
          gaps.push(beside);
          distance.push((distance[at] as number) + 1);
        }
        after.push(number);
      }
    }
  }
  return {
    lines,
    distance: Uint8Array.from(distance),
    after: Int32Array.from(after),
    find: (counts) => numberOf.get(weigh(counts)) ?? -1,
  };
}
