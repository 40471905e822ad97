import fc from "fast-check";
import { expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { cut } from "../dealing/cut.ts";
import type { Cage, Operation } from "./board.ts";
import { bounded } from "./bounds.ts";
import { layoutsOf, valueIn } from "./layouts.ts";

/** Whether values make a target, written anew: sums and products of all, differences and quotients of two. */
function makes(operation: Operation, target: number, values: readonly number[]): boolean {
  const [a = 0, b = 0] = values;
  const two = values.length === 2;
  const ways: Record<Exclude<Operation, "hidden">, boolean> = {
    add: values.reduce((one, other) => one + other) === target,
    multiply: values.reduce((one, other) => one * other) === target,
    subtract: two && Math.max(a, b) - Math.min(a, b) === target,
    divide: two && Math.max(a, b) / Math.min(a, b) === target,
  };
  return operation === "hidden" ? Object.values(ways).includes(true) : ways[operation];
}

/** All ways to fill a cage, by counting through all values of all cells. */
function all(
  size: number,
  { cells, operation, target }: Cage,
  allowed = (_cell: number, _value: number) => true,
): string[] {
  const found: string[] = [];
  for (let number = 0; number < size ** cells.length; number++) {
    const values = cells.map((_, at) => (Math.floor(number / size ** at) % size) + 1);
    const clash = cells.some((cell, at) =>
      cells.some(
        (other, before) =>
          before < at &&
          values[at] === values[before] &&
          (cell % size === other % size || Math.floor(cell / size) === Math.floor(other / size)),
      ),
    );
    if (clash || !makes(operation, target, values) || !cells.every((cell, at) => allowed(cell, values[at] ?? 0)))
      continue;
    found.push(values.join(""));
  }
  return found.sort();
}

const cages = fc
  .record({
    size: fc.integer({ min: 3, max: 6 }),
    seed: fc.integer(),
    at: fc.nat(),
    target: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ size, seed, at, target }) => {
    const luck = random(seed);
    const cells = Array.from({ length: size * size }, (_, cell) => cell);
    const groups = cut(size, cells, { pairs: 30, most: 5 }, luck);
    const group = groups[at % groups.length] ?? [0];
    const two = group.length === 2;
    const operation = luck.pick<Operation>(
      two ? ["add", "multiply", "subtract", "divide", "hidden"] : ["add", "multiply", "hidden"],
    );
    // Small numbers for differences and quotients, a product that can be made more often than not.
    const made = Array.from({ length: group.length }, () => luck.whole(1, size)).reduce((one, other) => one * other);
    return { size, cage: { cells: group, operation, target: two ? target % 13 : luck.pick([target, made]) } };
  });

test("layouts are all the ways to fill a cage", () => {
  fc.assert(
    fc.property(cages, ({ size, cage }) => {
      const listed = Array.from(layoutsOf(size, cage) ?? [], (layout) =>
        cage.cells.map((_, place) => valueIn(layout, place) + 1).join(""),
      );
      expect(listed.sort()).toEqual(all(size, cage));
    }),
    { numRuns: 300 },
  );
});

test("bounds never take away what a layout needs, and are exact once the cage is full", () => {
  let full = 0;
  // Every other time each cell has one candidate: rarely would all of them have one by chance.
  const streams = fc.oneof(
    fc.infiniteStream(fc.integer({ min: 1, max: 511 })),
    fc.infiniteStream(fc.constantFrom(1, 2, 4, 8, 16, 32)),
  );
  fc.assert(
    fc.property(cages, streams, ({ size, cage }, stream) => {
      if (cage.cells.length === 1 || cage.operation === "subtract" || cage.operation === "divide") return;
      const candidates = new Int32Array(size * size).map(() => (stream.next().value ?? 1) & ((1 << size) - 1) || 1);
      const ways = all(size, cage, (cell, value) => ((candidates[cell] ?? 0) & (1 << (value - 1))) !== 0);
      // A hidden operation on two cells may subtract or divide, which bounds are not asked about: wide cages have more cells.
      if (cage.operation === "hidden" && cage.cells.length === 2) return;
      const masks = bounded(size, cage, candidates);
      for (const way of ways)
        for (const [at, value] of [...way].entries())
          expect((masks?.[at] ?? 0) & (1 << (Number(value) - 1)), way).not.toBe(0);
      const isFull = cage.cells.every((cell) => Math.log2(candidates[cell] ?? 0) % 1 === 0);
      if (isFull && masks) {
        const values = cage.cells.map((cell) => Math.log2(candidates[cell] ?? 0) + 1);
        expect(makes(cage.operation, cage.target, values)).toBe(true);
        full++;
      }
    }),
    { numRuns: 2000 },
  );
  expect(full).toBeGreaterThan(10);
});

test("bounds strike what cannot be part of a sum or a product", () => {
  const cells = [0, 1, 2, 9, 10, 11];
  const candidates = new Int32Array(81).fill(511);
  // Two rows of three make at least 1 + 2 + 3 twice; of 1 to 9 only 1 and 7 divide 7.
  expect(bounded(9, { cells, operation: "add", target: 11 }, candidates)).toBeNull();
  expect(bounded(9, { cells, operation: "add", target: 12 }, candidates)?.[0]).toBe(0b001111111);
  expect(bounded(9, { cells, operation: "multiply", target: 7 }, candidates)?.[0]).toBe(0b001000001);
});

test("cages of more than eight cells, and those with very many layouts, are not listed", () => {
  expect(layoutsOf(9, { cells: [0, 1, 2, 3, 4, 5, 6, 7, 8], operation: "add", target: 45 })).toBeNull();
  expect(layoutsOf(9, { cells: [0, 1, 9, 10, 18, 19, 27, 28], operation: "add", target: 40 })).toBeNull();
});
