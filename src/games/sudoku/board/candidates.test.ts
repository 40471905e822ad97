import fc from "fast-check";
import { expect, test } from "vitest";
import { bitsOf } from "../../../maths/bits.ts";
import { random } from "../../../maths/random.ts";
import { startDig } from "../dealing/dig.ts";
import { fullGrid } from "../dealing/full-grid.ts";
import { singles } from "../rating/ladder.ts";
import { lookQuickly } from "../rating/quick-look.ts";
import { apply, easiest } from "../rating/rate.ts";
import type { Technique } from "../techniques/finding.ts";
import { claiming, pointing } from "../techniques/locked-candidates.ts";
import { type Candidates, candidatesOf, copyOf, place, settle, strike } from "./candidates.ts";
import { cellsOf, layoutOf, type Size, see } from "./layout.ts";

const sizes = fc.constantFrom<Size>(4, 6, 9);

/** Positions counted again from the marks. */
function placesAgain({ layout, marks }: Candidates, house: number, digit: number): number {
  return cellsOf(layout, house).reduce(
    (bits, cell, position) => ((marks[cell] ?? 0) & (1 << digit) ? bits | (1 << position) : bits),
    0,
  );
}

function holdTogether(grid: Candidates): void {
  const { layout, marks, values } = grid;
  for (let house = 0; house < 3 * layout.size; house++)
    for (const digit of bitsOf(layout.all))
      expect(grid.places[house * 10 + digit], `house ${house}, ${digit}`).toBe(placesAgain(grid, house, digit));
  for (const [house, cells] of layout.houses.entries())
    expect(grid.open[house]).toBe(cells.filter((cell) => values[cell] === 0).length);
  expect(grid.empty).toBe(values.filter((value) => value === 0).length);
  for (let cell = 0; cell < layout.cells; cell++) {
    if (values[cell]) expect(marks[cell]).toBe(0);
    for (let other = 0; other < layout.cells; other++)
      if (values[other] && see(layout, cell, other)) expect((marks[cell] ?? 0) & (1 << (values[other] ?? 0))).toBe(0);
  }
}

test("digits of cells and places in houses stay the same thing, whatever is placed and struck", () => {
  fc.assert(
    fc.property(
      sizes,
      fc.nat(),
      fc.array(fc.tuple(fc.nat(80), fc.nat(9), fc.boolean()), { maxLength: 60 }),
      (size, seed, moves) => {
        const layout = layoutOf(size);
        const full = fullGrid(layout, random(seed));
        const grid = candidatesOf(layout, new Uint8Array(layout.cells));
        for (const [at, other, writes] of moves) {
          const cell = at % layout.cells;
          const digit = (other % size) + 1;
          if (grid.values[cell]) continue;
          if (writes) place(grid, cell, full[cell] ?? 0);
          else if (digit !== full[cell] && (grid.marks[cell] ?? 0) & (1 << digit)) strike(grid, cell, digit);
        }
        expect(grid.broken).toBe(false);
        holdTogether(grid);
      },
    ),
    { numRuns: 60 },
  );
});

/** Steps one after the other: singles, and other techniques that are given. */
function bySteps(grid: Candidates, also: readonly Technique[] = []): Candidates {
  for (;;) {
    const step = easiest(grid, [...singles, ...also], Number.POSITIVE_INFINITY);
    if (step === null) return grid;
    apply(grid, step);
  }
}

test("settling places just what the techniques of singles place one by one", () => {
  for (let seed = 0; seed < 60; seed++) {
    const dig = startDig(layoutOf(9), random(seed));
    for (const pair of random(seed).shuffle(dig.pairs)) dig.remove(pair);
    const settled = candidatesOf(layoutOf(9), dig.values);
    const stepped = copyOf(settled);
    settle(settled);
    bySteps(stepped);
    expect(settled.values).toEqual(stepped.values);
    expect(settled.marks).toEqual(stepped.marks);
  }
});

test("the quick look leaves what singles and locked candidates leave", () => {
  for (let seed = 0; seed < 60; seed++) {
    const dig = startDig(layoutOf(9), random(seed));
    for (const pair of random(seed).shuffle(dig.pairs)) dig.remove(pair);
    const stepped = bySteps(candidatesOf(layoutOf(9), dig.values), [pointing, claiming]);
    const quick = candidatesOf(layoutOf(9), new Uint8Array(81));
    expect(lookQuickly(dig.values, quick)).toBe(true);
    expect(quick.marks).toEqual(stepped.marks);
    expect(quick.places).toEqual(stepped.places);
    expect(quick.open).toEqual(stepped.open);
    expect(quick.empty).toBe(stepped.empty);
  }
});

test("a grid that cannot be filled is broken", () => {
  // The first row holds 1 to 8, and the 9 stands below its last cell.
  const values = new Uint8Array(81);
  for (let digit = 1; digit <= 8; digit++) values[digit - 1] = digit;
  values[17] = 9;
  expect(candidatesOf(layoutOf(9), values).broken).toBe(true);
});
