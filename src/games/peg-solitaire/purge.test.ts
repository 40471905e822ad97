import { describe, expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { random } from "../../maths/random.ts";
import { endings } from "./position-class.ts";
import { purges } from "./purge.ts";
import { blockPatterns } from "./purge-patterns.ts";
import type { Shape } from "./shape.ts";
import { english, shapes } from "./shapes.ts";
import { allows, jumped, openJumps } from "./state.ts";

/** Positions with few pegs and with many. */
function positions(shape: Shape, count: number): (readonly boolean[])[] {
  return Array.from({ length: count }, (_, seed) => {
    const { whole } = random(seed);
    const few = whole(2, 8);
    return shape.places.map(() => whole(0, 9) < few);
  });
}

const taken = (before: readonly boolean[], after: readonly boolean[]) =>
  [...before.keys()].filter((hole) => before[hole] && !after[hole]);

/** Everything that so many jumps can take off with all other pegs as before, by following every jump. */
function byTrying(shape: Shape, pegs: readonly boolean[], jumps: number): Set<string> {
  const found = new Set<string>();
  const go = (now: readonly boolean[], left: number) => {
    if (left === 0 && taken(pegs, now).length === jumps) found.add(taken(pegs, now).join());
    if (left > 0) for (const jump of openJumps(shape, now)) go(jumped(now, jump), left - 1);
  };
  go(pegs, jumps);
  return found;
}

describe.each(shapes.map((shape) => ({ name: shape.name, shape })))("$name", ({ shape }) => {
  test("a purge takes its pegs off by jumps of the rules, and all other pegs stand as before", () => {
    for (const pegs of positions(shape, seeds(2000, 200)))
      for (const { removed, helpers, jumps, after, name } of purges(shape, pegs)) {
        let now = pegs;
        for (const jump of jumps) {
          expect(shape.jumps).toContainEqual(jump);
          expect(allows(now, jump)).toBe(true);
          now = jumped(now, jump);
        }
        expect(now).toEqual(after);
        expect(after).toEqual(pegs.map((peg, hole) => peg && !removed.includes(hole)));
        expect(removed).toHaveLength({ "2-purge": 2, "3-purge": 3, "6-purge": 6, "L-purge": 6 }[name]);
        for (const hole of helpers) expect(after[hole]).toBe(pegs[hole]);
        // What may be the last peg stays the same: the class of a position has three colours, and a purge takes as many of each.
        const board = { shape: shape.name, pegs, target: null };
        if (after.includes(true)) expect(endings({ ...board, pegs: after })).toEqual(endings(board));
      }
  });

  test("two pegs, and three in a row: all that trying every jump finds", () => {
    const rows = new Set(shape.jumps.map(({ from, over, to }) => [from, over, to].sort((a, b) => a - b).join()));
    for (const pegs of positions(shape, seeds(200, 20)))
      for (const count of [2, 3]) {
        const found = purges(shape, pegs).flatMap(({ removed }) => (removed.length === count ? [removed.join()] : []));
        const all = [...byTrying(shape, pegs, count)];
        expect(found.toSorted()).toEqual(all.filter((one) => count === 2 || rows.has(one)).toSorted());
      }
  });
});

test("blocks of two by three and Ls of two threes, in every place of the cross that has room", () => {
  const outlines = { "6-purge": new Set<string>(), "L-purge": new Set<string>() };
  for (const { name, jumps } of blockPatterns(english)) {
    // The pegs that it needs are those that it finds before a jump has brought them.
    const need = new Map<number, boolean>();
    for (const { from, over, to } of jumps)
      for (const [hole, peg] of [
        [from, true],
        [over, true],
        [to, false],
      ] as const)
        if (!need.has(hole)) need.set(hole, peg);
    const pegs = english.places.map((_, hole) => need.get(hole) ?? false);
    const removed = taken(pegs, jumps.reduce(jumped, pegs));
    const rows = removed.map((hole) => english.places[hole]?.row ?? 0);
    const columns = removed.map((hole) => english.places[hole]?.column ?? 0);
    const sides = [rows, columns].map((all) => Math.max(...all) - Math.min(...all) + 1).sort();
    expect(sides).toEqual(name === "6-purge" ? [2, 3] : [3, 4]);
    expect(need.size).toBe(8);
    outlines[name].add(removed.join());
  }
  // Of the 24 blocks on the cross every one has room for its helpers; the Ls have a corner and two directions each.
  expect(outlines["6-purge"].size).toBe(blocksOn(english));
  expect(outlines["L-purge"].size).toBeGreaterThan(40);
});

/** How many blocks of two by three lie on a board. */
function blocksOn({ places }: Shape): number {
  const has = (row: number, column: number) => places.some((place) => place.row === row && place.column === column);
  return places.reduce((sum, { row, column }) => {
    const isFull = (down: number, right: number) =>
      Array.from({ length: down * right }, (_, at) => has(row + Math.floor(at / right), column + (at % right))).every(
        Boolean,
      );
    return sum + (isFull(2, 3) ? 1 : 0) + (isFull(3, 2) ? 1 : 0);
  }, 0);
}
