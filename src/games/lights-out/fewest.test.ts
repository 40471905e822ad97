import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { type Board, type Kind, press } from "./board.ts";
import { fewestPresses, quietBasis, total } from "./fewest.ts";
import { dot } from "./linear.ts";

const kind = (size: number, edges: "plain" | "wrap", colours: 2 | 3): Kind => ({
  size,
  wrap: edges === "wrap",
  colours,
});
const named = (kinds: readonly Kind[]) =>
  kinds.map((one) => ({
    name: `${one.size} by ${one.size}, ${one.wrap ? "wrap" : "plain"}, ${one.colours} colours`,
    one,
  }));
const cellsOf = ({ size }: Kind) => Array.from({ length: size * size }, (_, cell) => cell);

/** What a press does, written once more: cells are beside each other when they differ by one in one direction only. */
function pressed({ size, wrap, colours }: Kind, lights: readonly number[], cell: number): number[] {
  const apart = (a: number, b: number) => (wrap ? Math.min(Math.abs(a - b), size - Math.abs(a - b)) : Math.abs(a - b));
  return lights.map((light, at) => {
    const rows = apart(Math.floor(at / size), Math.floor(cell / size));
    const columns = apart(at % size, cell % size);
    return rows + columns <= 1 ? (light + 1) % colours : light;
  });
}

/** The fewest presses to every board that can be reached from the dark one, breadth first; a board is a number to the base of the colours. */
function distances(one: Kind): Map<number, number> {
  const weigh = (lights: readonly number[]) => lights.reduce((sum, light) => sum * one.colours + light, 0);
  const far = new Map<number, number>();
  const dark = cellsOf(one).map(() => 0);
  far.set(weigh(dark), 0);
  let reached: (readonly number[])[] = [dark];
  for (let distance = 1; reached.length > 0; distance++) {
    const next: (readonly number[])[] = [];
    for (const lights of reached)
      for (const cell of cellsOf(one)) {
        // Putting out is the way back: a press taken back is colours - 1 presses, so walk by un-pressing.
        let before = lights;
        for (let times = 1; times < one.colours; times++) before = pressed(one, before, cell);
        const name = weigh(before);
        if (far.has(name)) continue;
        far.set(name, distance);
        next.push(before);
      }
    reached = next;
  }
  return far;
}

/** Every board of a kind, in the order of its number. */
function boards(one: Kind): Board[] {
  const cells = cellsOf(one);
  return Array.from({ length: one.colours ** cells.length }, (_, number) => ({
    ...one,
    lights: cells.map((cell) => Math.floor(number / one.colours ** (cells.length - 1 - cell)) % one.colours),
  }));
}

const small = [
  kind(3, "plain", 2),
  kind(3, "wrap", 2),
  kind(3, "plain", 3),
  kind(3, "wrap", 3),
  kind(4, "plain", 2),
  kind(4, "wrap", 2),
];

describe.each(named(small))("every board of $name", ({ one }) => {
  const far = distances(one);

  test("linear algebra counts what the breadth-first search counts", () => {
    for (const [number, board] of boards(one).entries()) {
      const presses = fewestPresses(board);
      const count = presses === null ? undefined : total(presses);
      if (count !== far.get(number)) expect({ board, count }).toEqual({ board, count: far.get(number) });
      if (presses === null) continue;
      let lights: readonly number[] = board.lights;
      for (const [cell, times] of presses.entries())
        for (let n = 0; n < times; n++) lights = pressed(one, lights, cell);
      if (lights.some((light) => light !== 0)) expect(lights).toEqual(lights.map(() => 0));
    }
  });

  test("the boards that can be solved are one in every colours^(quiet patterns)", () => {
    expect(far.size).toBe(one.colours ** (one.size ** 2 - quietBasis(one).length));
  });
});

test("the longest of all: 9 presses on 3 by 3, 7 on 4 by 4, 3 on 3 by 3 that wraps around", () => {
  const longest = (one: Kind) => Math.max(...distances(one).values());
  expect(longest(kind(3, "plain", 2))).toBe(9);
  expect(longest(kind(4, "plain", 2))).toBe(7);
  expect(longest(kind(3, "wrap", 2))).toBe(3);
});

/** All solutions of a board that does not wrap: chase the lights after each pattern of presses in the first row. */
function allByChasing(one: Kind, lights: readonly number[]): number[][] {
  const { size, colours } = one;
  return Array.from({ length: colours ** size }, (_, pattern) => pattern).flatMap((pattern) => {
    let at = [...lights];
    const presses = cellsOf(one).map((cell) => {
      const column = cell % size;
      const above = cell < size ? 0 : (at[cell - size] ?? 0);
      const times = cell < size ? Math.floor(pattern / colours ** column) % colours : (colours - above) % colours;
      for (let n = 0; n < times; n++) at = pressed(one, at, cell);
      return times;
    });
    return at.every((light) => light === 0) ? [presses] : [];
  });
}

const plain = [3, 4, 5, 6, 7]
  .map((size) => kind(size, "plain", 2))
  .concat([3, 4, 5].map((size) => kind(size, "plain", 3)));

describe.each(named(plain))("$name by chasing from every first row", ({ one }) => {
  const draw = random(5);
  const dark = cellsOf(one).map(() => 0);

  test("as many quiet patterns as chases of a dark board that leave it dark", () => {
    expect(allByChasing(one, dark)).toHaveLength(one.colours ** quietBasis(one).length);
    for (const pattern of quietBasis(one)) {
      let lights: readonly number[] = dark;
      for (const [cell, times] of pattern.entries())
        for (let n = 0; n < times; n++) lights = pressed(one, lights, cell);
      expect(lights).toEqual(dark);
      expect(total(pattern)).toBeGreaterThan(0);
    }
  });

  test("random boards: solvable or not, and the fewest presses", () => {
    for (let n = 0; n < 40; n++) {
      let board: Board = { ...one, lights: dark.map(() => draw.whole(0, one.colours - 1)) };
      // Most random boards cannot be solved where there are quiet patterns: every other one is made by pressing.
      if (n % 2 === 0) {
        board = { ...one, lights: dark };
        for (let k = draw.whole(1, 20); k > 0; k--) board = press(board, draw.pick(cellsOf(one)));
      }
      const ways = allByChasing(one, board.lights);
      const presses = fewestPresses(board);
      if (presses === null) expect(ways).toEqual([]);
      else {
        expect(ways).toContainEqual([...presses]);
        const least = Math.min(...ways.map(total));
        expect(total(presses)).toBe(least);
        // Of several shortest ways, one with the fewest presses in the first row.
        const first = (way: readonly number[]) => total(way.slice(0, one.size));
        const shortest = ways.filter((way) => total(way) === least);
        expect(first(presses)).toBe(Math.min(...shortest.map(first)));
      }
    }
  });
});

/** How many bits are set, of 25. */
function bits(number: number): number {
  let count = 0;
  for (let left = number; left !== 0; left &= left - 1) count++;
  return count;
}

describe("5 by 5", () => {
  const one = kind(5, "plain", 2);
  // The two quiet patterns of the literature (Anderson and Feil, Mathematics Magazine 1998).
  const classic = ["1010110101000001010110101", "1101100000110110000011011"].map((text) => Array.from(text, Number));

  test("has the two quiet patterns that are known, and their sum", () => {
    const basis = quietBasis(one);
    expect(basis).toHaveLength(2);
    const sum = (a: readonly number[], b: readonly number[]) => a.map((value, at) => (value + (b[at] ?? 0)) % 2);
    const [a = [], b = []] = basis;
    const ours = [a, b, sum(a, b)].map((pattern) => pattern.join(""));
    const [c = [], d = []] = classic;
    expect(ours.sort()).toEqual([c, d, sum(c, d)].map((pattern) => pattern.join("")).sort());
  });

  test("20,000 random boards: solvable exactly where both patterns hold an even number of lights", () => {
    const draw = random(11);
    let solvable = 0;
    for (let n = 0; n < 20_000; n++) {
      const lights = cellsOf(one).map(() => draw.whole(0, 1));
      const isEven = classic.every((pattern) => dot(pattern, lights) % 2 === 0);
      if (fewestPresses({ ...one, lights }) !== null) solvable++;
      expect(fewestPresses({ ...one, lights }) !== null).toBe(isEven);
    }
    expect(solvable / 20_000).toBeCloseTo(1 / 4, 1);
  });

  test("the whole board lit takes 15 presses, the most of any", () => {
    const presses = fewestPresses({ ...one, lights: cellsOf(one).map(() => 1) });
    expect(presses === null ? 0 : total(presses)).toBe(15);
    // Whatever 25 cells are pressed, one of the four patterns that do the same has 15 presses at most.
    const [c = 0, d = 0] = classic.map((pattern) => Number.parseInt(pattern.join(""), 2));
    let most = 0;
    for (let pattern = 0; pattern < 2 ** 25; pattern++) {
      const least = Math.min(bits(pattern), bits(pattern ^ c), bits(pattern ^ d), bits(pattern ^ c ^ d));
      if (least > most) most = least;
    }
    expect(most).toBe(15);
  });
});
