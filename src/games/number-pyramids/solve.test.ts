import { describe, expect, test } from "vitest";
import { isProblem } from "../../engine/game/game.ts";
import { type Random, random } from "../../maths/random.ts";
import { divide, equal, multiply, power, type Rational, rational, subtract } from "../../maths/rational.ts";
import { range } from "../../maths/whole.ts";
import { groupOf, type Law, laws } from "./law.ts";
import { brickAt, bricksOf } from "./layout.ts";
import { type Bricks, type Pyramid, pyramidText } from "./pyramid.ts";
import { builtOn, solve } from "./solve.ts";

const read = (text: string): Pyramid => {
  const board = pyramidText.read(text);
  if (isProblem(board)) throw new Error(board.problem);
  return board.value;
};

/** Small numbers as the two kinds of pyramid have them: −2 to 2, and for products 1/4 to 4. */
const small = (law: Law, n: number) => (law === "multiply" ? power(rational(2), n) : rational(n));

/** Every row of `height` small numbers, as whole numbers. */
function rowsOf(height: number): number[][] {
  return height === 0 ? [[]] : rowsOf(height - 1).flatMap((row) => range(-2, 2).map((n) => [...row, n]));
}

/** The pyramid by its rule, one triple after the other, in whole numbers: powers of two stand for their exponents. */
function stacked(law: Law, lowest: readonly number[]): number[] {
  const up = (left: number, right: number) => (law === "subtract" ? left - right : left + right);
  const rows = [[...lowest]];
  while ((rows[0]?.length ?? 0) > 1) {
    const [row = []] = rows;
    rows.unshift(row.slice(1).map((right, at) => up(row[at] ?? 0, right)));
  }
  return rows.flat();
}

function givenSome(full: readonly number[], some: Random): (number | null)[] {
  const many = some.whole(1, full.length - 2);
  const kept = new Set(some.shuffle([...full.keys()]).slice(0, many));
  const slip = some.whole(0, 2) === 0 ? some.pick([...kept]) : -1;
  return full.map((n, at) => (kept.has(at) ? n + (at === slip ? 1 : 0) : null));
}

/** The rank of the given bricks as equations for the lowest row, and whether they fit, by fractions row by row. */
function gauss(law: Law, height: number, givens: readonly (number | null)[]): { rank: number; fits: boolean } {
  const units = range(0, height - 1).map((at) =>
    stacked(
      law,
      range(0, height - 1).map((i) => Number(i === at)),
    ),
  );
  const rows: Rational[][] = givens.flatMap((n, brick) =>
    n === null ? [] : [[...units.map((unit) => rational(unit[brick] ?? 0)), rational(n)]],
  );
  let rank = 0;
  for (let column = 0; column < height; column++) {
    const at = rows.findIndex((row, index) => index >= rank && row[column]?.num !== 0n);
    const [line] = at < 0 ? [] : rows.splice(at, 1);
    if (!line) continue;
    for (const row of rows.slice(rank)) {
      const often = divide(row[column] ?? rational(0), line[column] ?? rational(1));
      for (const [i, n] of line.entries()) row[i] = subtract(row[i] ?? rational(0), multiply(often, n));
    }
    rows.splice(rank++, 0, line);
  }
  return { rank, fits: rows.slice(rank).every((row) => row.at(-1)?.num === 0n) };
}

describe.each(laws)("%s", (law) => {
  test.each([3, 4, 5])("%i rows: none, many or one as by trying all lowest rows and as by fractions", (height) => {
    const all = rowsOf(height).map((row) => stacked(law, row));
    const seen = { none: 0, many: 0, one: 0 };
    for (let seed = 0; seed < 250; seed++) {
      const some = random(seed);
      const numbers = givenSome(some.pick(all), some);
      const givens: Bricks = numbers.map((n) => (n === null ? null : small(law, n)));
      const found = all.filter((full) => numbers.every((n, at) => n === null || n === full[at]));
      const solution = solve({ law, height, givens });
      const { rank, fits } = gauss(law, height, numbers);
      const text = pyramidText.write({ law, height, givens });
      if (typeof solution === "string") {
        seen[solution] += 1;
        if (solution === "none") expect(found, text).toEqual([]);
        // In sums halves and thirds are numbers as well, so that fractions decide; roots of products need not be any.
        if (law !== "multiply") expect(solution, text).toBe(fits ? "many" : "none");
        if (rank === height) expect(solution, text).toBe("none");
      } else {
        seen.one += 1;
        expect({ rank, fits }, text).toEqual({ rank: height, fits: true });
        for (const [at, given] of givens.entries()) if (given) expect(solution[at], text).toEqual(given);
        expect(builtOn(law, solution.slice(brickAt(height - 1, 0))), text).toEqual(solution);
        expect(found.length, text).toBeLessThanOrEqual(1);
        const [only] = found;
        if (only) expect(solution, text).toEqual(only.map((n) => small(law, n)));
      }
    }
    expect(Math.min(seen.none, seen.many, seen.one)).toBeGreaterThan(20);
  });
});

test("a product may have no root where a sum has a half", () => {
  expect(solve(read("add:.2.....1..1."))).toBe("many");
  expect(solve(read("multiply:.2.....1..1."))).toBe("none");
  expect(solve(read("multiply:.4.....1..1."))).toBe("many");
  expect(solve(read("multiply:4...1..1"))).toEqual([4, 2, 2, 1, 2, 1].map((n) => rational(n)));
  expect(solve(read("multiply:2...1..1"))).toBe("none");
});

test("the n-th part of n times a number is that number, in sums and in products", () => {
  const some = random(7);
  for (let round = 0; round < 300; round++) {
    const value = rational(some.whole(1, 60), some.whole(1, 60));
    const n = some.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6]);
    for (const law of ["add", "multiply"] as const) {
      const { times, part } = groupOf(law);
      expect(part(times(value, n), n)).toEqual(value);
    }
    const root = groupOf("multiply").part(value, n);
    if (root) expect(equal(power(root, n), value)).toBe(true);
  }
  const { part } = groupOf("multiply");
  for (const [value, n] of [
    [2, 2],
    [8, 2],
    [9, 3],
    [1024, 3],
  ] as const)
    expect(part(rational(value), n)).toBeNull();
});

test.each([
  ["", "A pyramid begins with add:, subtract: or multiply:, as in add:16...3..5 with its six bricks."],
  ["plus:16...3..5", "A pyramid begins with add:, subtract: or multiply:, as in add:16...3..5 with its six bricks."],
  ["add:16...3.5", "A pyramid has 6, 10, 15 or 21 bricks; this text has 5."],
  ["add:16...3.x.5", 'A brick is empty or a number like 12, -3 or 1_2 for a half; "x" is none.'],
  ["add:16...3.1_0.5", 'A brick is empty or a number like 12, -3 or 1_2 for a half; "1_0" is none.'],
  ["multiply:16...3.-2.5", "In a product pyramid every brick is above zero."],
  ["multiply:16...3.0.5", "In a product pyramid every brick is above zero."],
  ["add:16...3..5".padEnd(5000, "."), "A pyramid has at most 21 bricks; this text is far longer."],
])("$#: %.30s is refused", (text, problem) => expect(pyramidText.read(text)).toEqual({ problem }));

test("bricks count as many as the rows make them", () => {
  expect([3, 4, 5, 6].map(bricksOf)).toEqual([6, 10, 15, 21]);
});
