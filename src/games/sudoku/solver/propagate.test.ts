import fc from "fast-check";
import { expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { fixed } from "../fixed.ts";
import { begin, candidates, open } from "./bands.ts";
import { pairs, propagate } from "./propagate.ts";
import { createSolver, type Digits, solve } from "./solver.ts";

const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const cells = Array.from({ length: 81 }, (_, cell) => cell);
const box = (cell: number) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3);
const houses = nine.flatMap((n) => [
  cells.filter((cell) => Math.floor(cell / 9) === n),
  cells.filter((cell) => cell % 9 === n),
  cells.filter((cell) => box(cell) === n),
]);

/**
 * The plain way to the same conclusions: the digits of each cell, null where they contradict each other. Naked singles, hidden
 * singles, and locked candidates of any two houses.
 */
function plain(givens: Digits): ReadonlySet<number>[] | null {
  const left = cells.map((cell) => new Set(givens[cell] ? [(givens[cell] ?? 0) - 1] : nine));
  const strike = (cell: number, digit: number) => left[cell]?.delete(digit) ?? false;
  for (let news = true; news; ) {
    news = false;
    for (const house of houses) {
      for (const cell of house) {
        const [digit] = left[cell] ?? [];
        if (left[cell]?.size !== 1 || digit === undefined) continue;
        for (const other of house) if (other !== cell && strike(other, digit)) news = true;
      }
      for (const digit of nine) {
        const places = house.filter((cell) => left[cell]?.has(digit));
        if (places.length === 0) return null;
        if (places.length === 1)
          for (const other of nine) if (other !== digit && strike(places[0] ?? 0, other)) news = true;
        for (const across of houses)
          if (across !== house && places.every((cell) => across.includes(cell)))
            for (const cell of across) if (!places.includes(cell) && strike(cell, digit)) news = true;
      }
    }
  }
  return left.every((digits) => digits.size > 0) ? left : null;
}

/** The digits of each cell as `propagate` left them; null where it found a contradiction. */
function fast(givens: Digits): ReadonlySet<number>[] | null {
  if (!begin(givens) || !propagate()) return null;
  const has = (cell: number, digit: number) =>
    (((candidates[3 * digit + Math.floor(cell / 27)] ?? 0) >> (cell % 27)) & 1) === 1;
  return cells.map((cell) => new Set(nine.filter((digit) => has(cell, digit))));
}

const inBands = (words: Int32Array) => cells.filter((cell) => ((words[Math.floor(cell / 27)] ?? 0) >> (cell % 27)) & 1);

/** Boards from a random solution with 17 to 55 givens, of which some may be altered. */
const boards = fc.tuple(fc.integer(), fc.integer({ min: 17, max: 55 }), fc.integer({ min: 0, max: 2 }));
const solver = createSolver();
function makeBoard(seed: number, size: number, altered: number): Uint8Array {
  const chance = random(seed);
  const start = new Uint8Array(81);
  for (const corner of [0, 30, 60])
    for (const [at, digit] of chance.shuffle(nine).entries())
      start[corner + 9 * Math.floor(at / 3) + (at % 3)] = digit + 1;
  solver.count(start, 1);
  const board = new Uint8Array(81);
  for (const cell of chance.shuffle(cells).slice(0, size)) board[cell] = solver.solution[cell] ?? 0;
  for (let n = 0; n < altered; n++) board[chance.whole(0, 80)] = chance.whole(1, 9);
  return board;
}

test("what follows, no less and no more, and which cells are open and have two candidates", () => {
  const seen = { contradictions: 0, open: 0, done: 0 };
  fc.assert(
    fc.property(boards, ([seed, size, altered]) => {
      const board = makeBoard(seed, size, altered);
      const expected = plain(board);
      const found = fast(board);
      expect(found).toEqual(expected);
      if (!found) {
        seen.contradictions++;
        return;
      }
      expect(inBands(open)).toEqual(cells.filter((cell) => (found[cell]?.size ?? 0) > 1));
      expect(inBands(pairs)).toEqual(cells.filter((cell) => found[cell]?.size === 2));
      seen[inBands(open).length === 0 ? "done" : "open"]++;
    }),
    { numRuns: 300 },
  );
  for (const many of Object.values(seen)) expect(many).toBeGreaterThan(0);
});

test.each([0, 1, 2])(
  "a digit without a place in a row of band %s is seen at once, with many candidates in each cell",
  (band) => {
    // The 1s leave row 1 only its third cell, and that holds a 5.
    const ones = [12, 24, 27, 55];
    const board = new Uint8Array(81);
    for (const cell of ones) board[(cell + 27 * band) % 81] = 1;
    expect(fast(board)).not.toBe(null);
    board[2 + 27 * band] = 5;
    expect(fast(board)).toBe(null);
  },
);

test("an easy board is finished without a guess", () => {
  const digits = fast(Uint8Array.from(fixed.givens, Number))?.map(([digit]) => (digit ?? 0) + 1);
  expect(digits?.join("")).toBe(fixed.solution);
  expect(solve(fixed.givens)).toBe(fixed.solution);
});
