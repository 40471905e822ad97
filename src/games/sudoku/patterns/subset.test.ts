import fc from "fast-check";
import { expect, test } from "vitest";
import { bitCount } from "../../../maths/bits.ts";
import { random } from "../../../maths/random.ts";
import { type Candidates, candidatesOf, settle } from "../board/candidates.ts";
import { layoutOf } from "../board/layout.ts";
import { startDig } from "../dealing/dig.ts";
import { apply } from "../rating/rate.ts";
import { jellyfish, swordfish, xWing } from "../techniques/fish.ts";
import { hiddenPair, hiddenQuad, hiddenTriple } from "../techniques/hidden-subsets.ts";
import { nakedPair, nakedQuad, nakedTriple } from "../techniques/naked-subsets.ts";
import { findSubset, unionOf } from "./subset.ts";

/** The same by trying every choice of masks. */
function slowly(masks: readonly number[], count: number): number[] {
  const found: number[] = [];
  for (let chosen = 0; chosen < 512; chosen++) {
    const own = masks.filter((_, at) => chosen & (1 << at));
    if (bitCount[chosen] !== count || own.includes(0)) continue;
    const union = own.reduce((bits, mask) => bits | mask, 0);
    const reaches = masks.some((mask, at) => !(chosen & (1 << at)) && mask & union);
    if ((bitCount[union] ?? 0) <= count && reaches) found.push(chosen);
  }
  return found;
}

test("a subset is found where there is one, and is one", () => {
  const mask = fc.oneof(fc.constantFrom(0, 3, 5, 6, 7, 12, 24, 48), fc.nat(511));
  let met = 0;
  fc.assert(
    fc.property(fc.array(mask, { minLength: 9, maxLength: 9 }), fc.integer({ min: 2, max: 4 }), (masks, count) => {
      const all = slowly(masks, count);
      const chosen = findSubset(Uint16Array.from(masks), 0, 9, count);
      if (all.length === 0) expect(chosen).toBe(0);
      else {
        met++;
        expect(all).toContain(chosen);
        expect(unionOf(Uint16Array.from(masks), chosen)).toBe(
          masks.reduce((bits, one, at) => (chosen & (1 << at) ? bits | one : bits), 0),
        );
      }
    }),
    { numRuns: 2000 },
  );
  expect(met).toBeGreaterThan(100);
});

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** The masks of each place where a naked, a hidden subset or a fish may be: cells of a house, digits of a house, lines of a digit. */
function masksOf({ layout, marks, places }: Candidates) {
  const at = (house: number, digit: number) => places[house * 10 + digit] ?? 0;
  return {
    naked: layout.houses.map((house) => house.map((cell) => (marks[cell] ?? 0) >> 1)),
    hidden: layout.houses.map((_, house) => digits.map((digit) => at(house, digit))),
    fish: digits.flatMap((digit) => [0, 9].map((first) => digits.map((line) => at(first + line - 1, digit)))),
  };
}

// Each passes over the houses in which what it looks for is a smaller one of another kind: none may be lost by it.
test("while a naked or a hidden subset or a fish of four or less is left, one is found", () => {
  const ladder = [nakedPair, hiddenPair, xWing, nakedTriple, swordfish, hiddenTriple, nakedQuad, hiddenQuad, jellyfish];
  const next = (grid: Candidates, most: number) =>
    ladder.slice(0, most === 2 ? 3 : most === 3 ? 6 : 9).find((technique) => technique.find(grid) !== null);
  const met = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const dig = startDig(layoutOf(9), random(seed));
    for (const pair of random(seed).shuffle(dig.pairs)) dig.remove(pair);
    const grid = candidatesOf(layoutOf(9), dig.values);
    for (;;) {
      settle(grid);
      const masks = masksOf(grid);
      for (const count of [2, 3, 4]) {
        const found = next(grid, count)?.name ?? "";
        const isLeft = (lists: readonly (readonly number[])[]) => lists.some((list) => slowly(list, count).length > 0);
        if (isLeft(masks.naked) || isLeft(masks.hidden)) expect(found, `${dig.values.join("")}: ${count}`).not.toBe("");
        if (isLeft(masks.fish)) expect(found, `${dig.values.join("")}: fish of ${count}`).not.toBe("");
        met.add(found);
      }
      const step = next(grid, 4)?.find(grid);
      if (!step) break;
      apply(grid, step);
    }
  }
  expect(met.size).toBeGreaterThan(6);
});
