import { blockPatterns } from "./purge-patterns.ts";
import type { Jump, Shape } from "./shape.ts";
import { allows, jumped } from "./state.ts";

/** The packages of Conway and others (Winning Ways, chapter 23): jumps that take pegs off and leave all others as they were. */
export type PurgeName = "2-purge" | "3-purge" | "6-purge" | "L-purge";

export interface Purge {
  readonly name: PurgeName;
  /** The pegs that come off. */
  readonly removed: readonly number[];
  /** What helps and is as it was in the end: pegs, and holes that are empty. */
  readonly helpers: readonly number[];
  readonly jumps: readonly [Jump, ...Jump[]];
  readonly after: readonly boolean[];
}

/** Every purge that can be made now, each set of pegs once. */
export function purges(shape: Shape, pegs: readonly boolean[]): Purge[] {
  const all = [
    ...blockPatterns(shape).flatMap(({ name, jumps }) => purgeOf(pegs, name, jumps)),
    ...threes(shape, pegs),
    ...twos(shape, pegs),
  ];
  return [...new Map(all.toReversed().map((one) => [one.removed.join(), one])).values()].toReversed();
}

/** Three in a row: a helper beside the first jumps over it; the third jumps into its place; the helper jumps back over that. */
function threes({ jumps }: Shape, pegs: readonly boolean[]): Purge[] {
  return jumps.flatMap((inwards) => {
    const { from: third, over: second, to: first } = inwards;
    if (!pegs[third] || !pegs[second] || !pegs[first]) return [];
    return jumps.flatMap((away) => {
      if (away.over !== first || away.from === second || away.to === second) return [];
      const back = { from: away.to, over: first, to: away.from };
      return purgeOf(pegs, "3-purge", [away, inwards, back]);
    });
  });
}

/** Peg, peg, hole, peg in a line: the first jumps into the hole, and the last over it into the place that came free. */
function twos({ jumps }: Shape, pegs: readonly boolean[]): Purge[] {
  return jumps.flatMap((into) =>
    jumps.flatMap((back) =>
      back.over === into.to && back.to === into.over ? purgeOf(pegs, "2-purge", [into, back]) : [],
    ),
  );
}

/** The purge that some jumps make; none where they cannot be played one after another, or change more than they take off. */
function purgeOf(pegs: readonly boolean[], name: PurgeName, jumps: readonly [Jump, ...Jump[]]): Purge[] {
  let after = pegs;
  for (const jump of jumps) {
    if (!allows(after, jump)) return [];
    after = jumped(after, jump);
  }
  const removed = [...pegs.keys()].filter((hole) => pegs[hole] && !after[hole]);
  if (removed.length !== jumps.length) return [];
  const touched = new Set(jumps.flatMap(({ from, over, to }) => [from, over, to]));
  return [{ name, removed, helpers: [...touched].filter((hole) => !removed.includes(hole)), jumps, after }];
}
