import { expect, test } from "vitest";
import { fixed, opening } from "./fixed.ts";
import { judge } from "./judge.ts";

const houses: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((n) => {
  const places = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const corner = 27 * Math.floor(n / 3) + 3 * (n % 3);
  return [
    places.map((k) => 9 * n + k),
    places.map((k) => 9 * k + n),
    places.map((k) => corner + 9 * Math.floor(k / 3) + (k % 3)),
  ];
});

/** Digits that stand nowhere in the cell's row, column and box. */
function candidates(grid: readonly number[], cell: number): readonly number[] {
  const seen = new Set(houses.filter((house) => house.includes(cell)).flatMap((house) => house.map((at) => grid[at])));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !seen.has(digit));
}

/** Every way to fill the grid, by trying all candidates of the first empty cell; at most `limit` of them. */
function solutions(grid: readonly number[], limit: number): string[] {
  const cell = grid.indexOf(0);
  if (cell < 0) return [grid.join("")];
  const found: string[] = [];
  for (const digit of candidates(grid, cell)) {
    found.push(...solutions(grid.with(cell, digit), limit - found.length));
    if (found.length >= limit) break;
  }
  return found;
}

const givens = [...fixed.givens].map(Number);

test("the grid is 81 digits with the givens of a newspaper puzzle", () => {
  expect(fixed.givens).toMatch(/^[0-9]{81}$/);
  expect(givens.filter((digit) => digit > 0)).toHaveLength(36);
});

test("the solution holds 1 to 9 in each row, column and box", () => {
  for (const house of houses) expect(house.map((cell) => fixed.solution[cell]).sort()).toEqual([..."123456789"]);
});

test("there is exactly one solution, and it is the one we say", () => {
  expect(solutions(givens, 2)).toEqual([fixed.solution]);
});

test("the counter finds a second solution where there is one", () => {
  // Without its ones and twos any grid has a second filling: the two swapped.
  const emptied = [...fixed.solution].map((digit) => (digit === "1" || digit === "2" ? 0 : Number(digit)));
  expect(solutions(emptied, 2)).toHaveLength(2);
});

test("it is easy: there is always a cell in which only one digit can stand", () => {
  let grid: readonly number[] = givens;
  for (;;) {
    const cell = grid.findIndex((digit, at) => digit === 0 && candidates(grid, at).length === 1);
    if (cell < 0) break;
    grid = grid.with(cell, candidates(grid, cell)[0] ?? 0);
  }
  expect(grid.join("")).toBe(fixed.solution);
});

test("as a board to play it is judged as it says", () => expect(judge(opening.board)).toEqual(opening));
