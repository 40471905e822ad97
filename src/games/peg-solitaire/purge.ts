import type { Jump, Shape } from "./shape.ts";
import { allows, jumped } from "./state.ts";

/** Three pegs in a row that three jumps take off, with a helper that ends where it began (Conway's 3-purge). */
export interface Purge {
  /** The three pegs, from the one beside the helper. */
  readonly row: readonly [number, number, number];
  readonly helper: number;
  readonly jumps: readonly [Jump, Jump, Jump];
  readonly after: readonly boolean[];
}

/**
 * Every three in a row that can be taken off now. A helper beside the first of them jumps over it into an empty hole; the
 * third jumps over the second into the place of the first; the helper jumps over that and is back.
 */
export function purges(shape: Shape, pegs: readonly boolean[]): Purge[] {
  const found: Purge[] = [];
  for (const inwards of shape.jumps) {
    const { from: third, over: second, to: first } = inwards;
    if (!pegs[third] || !pegs[second] || !pegs[first]) continue;
    for (const away of shape.jumps) {
      const { from: helper, over, to: beyond } = away;
      if (over !== first || helper === second || !allows(pegs, away)) continue;
      const back = { from: beyond, over: first, to: helper };
      const after = [away, inwards, back].reduce(jumped, pegs);
      found.push({ row: [first, second, third], helper, jumps: [away, inwards, back], after });
    }
  }
  return found;
}
