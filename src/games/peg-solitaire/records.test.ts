import { expect, test } from "vitest";
import { seeds } from "../../engine/contract-tests/scale.ts";
import { Canonical, halvesOf, highBit, jumpMasks, lowBit } from "./bitboard.ts";
import { type Board, countPegs } from "./board.ts";
import { endings } from "./position-class.ts";
import { PositionSet } from "./position-set.ts";
import { allRecords } from "./records.ts";
import { english } from "./shapes.ts";
import { Solver } from "./solver.ts";
import { boardText } from "./text.ts";

/**
 * Disjoint regions of holes. While a region is full, every jump that takes a peg off it begins in it (tested below): so a
 * move that begins there is still to come for each full region, unless the last peg may stay there (R. Merson's bound, in
 * Beasley, The Ins and Outs of Peg Solitaire, 1985).
 */
const regions: readonly (readonly number[])[] = [
  ...[0, 2, 6, 12, 20, 26, 30, 32].map((corner) => [corner]),
  [3, 7, 8],
  [5, 10, 11],
  [21, 22, 27],
  [24, 25, 29],
];

test("no jump from outside takes a peg off a full region, and no hole is in two", () => {
  for (const region of regions)
    for (const { from, over, to } of english.jumps)
      if (region.includes(over)) expect(region.includes(from) || region.includes(to)).toBe(true);
  expect(new Set(regions.flat()).size).toBe(regions.flat().length);
});

const bitsOf = (holes: readonly number[]) => ({
  low: holes.reduce((bits, hole) => bits | lowBit(hole), 0),
  high: holes.reduce((bits, hole) => bits | highBit(hole), 0),
});

/** Whether some way has at most so many moves: all positions that can still be finished, breadth first by moves. */
function isPossible(board: Board, most: number): boolean {
  const ends = endings(board);
  const solver = new Solver(english, ends);
  const same = new Canonical(
    english.symmetries.filter((holes) => ends.every((end) => ends.includes(holes[end] ?? -1))),
  );
  const masks = jumpMasks(english);
  const full = regions.map(bitsOf);
  const mayStay = regions.some((region) => region.length === 1 && ends.some((end) => region.includes(end))) ? 1 : 0;
  const needed = (low: number, high: number) =>
    full.filter((region) => (low & region.low) === region.low && (high & region.high) === region.high).length - mayStay;
  const known = new PositionSet();
  const lost = new PositionSet();
  /** Turns and reflections are asked once. */
  const canBeFinished = (low: number, high: number) => {
    same.find(low, high);
    if (known.has(same.low, same.high)) return true;
    if (lost.has(same.low, same.high)) return false;
    const pegs = english.places.map((_, hole) => (low & lowBit(hole)) !== 0 || (high & highBit(hole)) !== 0);
    const verdict = solver.decide(pegs) === "yes";
    if (!verdict) lost.add(same.low, same.high);
    return verdict;
  };

  let level = [halvesOf(board.pegs)];
  for (let moves = 1; moves <= most; moves++) {
    const next: { readonly low: number; readonly high: number }[] = [];
    for (const start of level)
      for (const first of english.places.keys()) {
        // One peg goes on as far as it can.
        const reached = [{ ...start, peg: first }];
        for (const { low, high, peg } of reached)
          for (const [at, { from, to }] of english.jumps.entries()) {
            if (from !== peg || (low & (masks.low[at] as number)) !== masks.pegsLow[at]) continue;
            if ((high & (masks.high[at] as number)) !== masks.pegsHigh[at]) continue;
            const after = { low: low ^ (masks.low[at] as number), high: high ^ (masks.high[at] as number) };
            const isTooLong = moves + needed(after.low, after.high) > most;
            if (!isTooLong && !canBeFinished(after.low, after.high)) continue;
            reached.push({ ...after, peg: to });
            if (isTooLong) continue;
            if (ends.some((end) => after.low === lowBit(end) && after.high === highBit(end))) return true;
            if (known.add(same.low, same.high)) next.push({ low: same.low, high: same.high });
          }
      }
    level = next;
  }
  return false;
}

// A full board takes half a minute and more, a half full one seconds.
const figures = allRecords.filter(({ board }) => countPegs(board.pegs) < seeds(30, 18));

test.each(figures.map(({ board, way }) => ({ text: boardText.write(board), board, moves: way.length })))(
  "$text: $moves moves, and no fewer",
  ({ board, moves }) => {
    if (countPegs(board.pegs) < 20) expect(isPossible(board, moves)).toBe(true);
    expect(isPossible(board, moves - 1)).toBe(false);
  },
);
