import { describe, expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { product, range, sum } from "../../../maths/whole.ts";
import { readBoard } from "../board/board-text.ts";
import { figureOf } from "../figures/figure.ts";
import { search } from "./solver.ts";
import { type Sums, sumsOf } from "./sums.ts";

const board = (text: string) => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return read.value;
};
const empty = (head: string, cells: number) => board(`${head};${range(1, cells).map(() => "_")}`);

/** Every filling, cell by cell in order, each line checked when it is full. Numbers themselves, no weights, no clever order. */
function naive(
  lines: readonly (readonly number[])[],
  numbers: readonly number[],
  total: number,
  givens: readonly number[] = numbers.map(() => 0),
  combine: (values: readonly number[]) => number = sum,
): string[] {
  const cells = numbers.map(() => 0);
  const used = new Set<number>();
  const found: string[] = [];
  const endsAt = numbers.map((_, cell) => lines.filter((line) => Math.max(...line) === cell));
  const visit = (cell: number) => {
    if (cell === cells.length) {
      found.push(cells.map((number) => numbers.indexOf(number) + 1).join(","));
      return;
    }
    for (const [at, number] of numbers.entries()) {
      if (used.has(number) || (givens[cell] && givens[cell] !== at + 1)) continue;
      cells[cell] = number;
      used.add(number);
      if (endsAt[cell]?.every((line) => combine(line.map((one) => cells[one] ?? 0)) === total)) visit(cell + 1);
      used.delete(number);
    }
  };
  visit(0);
  return found.sort();
}

const texts = (sums: Sums) =>
  search(sums, { limit: 1e6 })
    .solutions.map((one) => one.join(","))
    .sort();
const linesOf = (...name: Parameters<typeof figureOf>) => figureOf(...name).lines.map(({ cells }) => cells);

describe("all solutions of empty boards", () => {
  test("order 3 has 8, and they are those of all 9! fillings", () => {
    const all = texts(sumsOf(empty("square3;sum15;1,2..9", 9)));
    expect(all).toHaveLength(8);
    expect(all).toEqual(naive(linesOf("square", 3), range(1, 9), 15));
  });

  test("order 4 has 7,040: 880 with turns and mirrors counted once", () => {
    const { solutions, finished } = search(sumsOf(empty("square4;sum34;1,2..16", 16)), { limit: 1e6 });
    expect(finished).toBe(true);
    expect(solutions).toHaveLength(7040);
    // The symmetries of the square as places: a turn and a mirror make all eight.
    const turn = (cells: readonly number[]) => cells.map((_, cell) => cells[4 * (3 - (cell % 4)) + (cell >> 2)] ?? 0);
    const mirror = (cells: readonly number[]) => cells.map((_, cell) => cells[4 * (cell % 4) + (cell >> 2)] ?? 0);
    const alike = (cells: readonly number[]) => {
      const turns = [cells, turn(cells), turn(turn(cells)), turn(turn(turn(cells)))];
      return [...turns, ...turns.map(mirror)].map((one) => one.join(",")).sort();
    };
    const classes = new Set(solutions.map((one) => alike(one)[0]));
    expect(classes.size).toBe(880);
    expect(solutions.every((one) => new Set(alike(one)).size === 8)).toBe(true);
    for (const line of linesOf("square", 4))
      expect(solutions.every((one) => sum(line.map((cell) => one[cell] ?? 0)) === 34)).toBe(true);
  });

  test("the star with six points has 80, with 12 turns and mirrors of each, as a naive search finds them", () => {
    const all = texts(sumsOf(empty("star6;sum26;1,2..12", 12)));
    expect(all).toHaveLength(80 * 12);
    expect(all).toEqual(naive(linesOf("star", 6), range(1, 12), 26));
  });

  test.each([
    [7, 72],
    [8, 112],
  ])("the star with %i points has %i, with all turns and mirrors of each", (n, basic) => {
    expect(texts(sumsOf(empty(`star${n};sum${4 * n + 2};1,2..${2 * n}`, 2 * n)))).toHaveLength(basic * 2 * n);
  });

  test.each([3, 4])("triangles with %i numbers a side, for every total", (n) => {
    const cells = 3 * n - 3;
    for (const total of range(1, 40))
      expect(texts(sumsOf(empty(`triangle${n};sum${total};1,2..${cells}`, cells)))).toEqual(
        naive(linesOf("triangle", n), range(1, cells), total),
      );
  });

  test("products: the nine divisors of 36, of 225, and the powers of two", () => {
    for (const [numbers, total] of [
      [[1, 2, 3, 4, 6, 9, 12, 18, 36], 216],
      [[1, 3, 5, 9, 15, 25, 45, 75, 225], 3375],
      [range(0, 8).map((power) => 2 ** power), 4096],
    ] as const) {
      const all = texts(sumsOf(empty(`square3;product${total};${numbers}`, 9)));
      expect(all).toEqual(naive(linesOf("square", 3), numbers, total, undefined, product));
      expect(all).toHaveLength(8);
    }
  });

  test("totals that no line can reach", () => {
    for (const head of ["square3;sum14;1,2..9", "square3;sum31:2;1,2..9", "square3;product77;1,2,3,4,6,9,12,18,36"])
      expect(texts(sumsOf(empty(head, 9)))).toEqual([]);
  });
});

describe("boards with givens", () => {
  const shuffled = random(7);

  test.each([
    ["square3;sum15;1,2..9", 9, "square", 3, range(1, 9), 15, 2],
    ["square3;sum0;-4,-3..4", 9, "square", 3, range(-4, 4), 0, 2],
    ["star6;sum26;1,2..12", 12, "star", 6, range(1, 12), 26, 3],
    ["triangle4;sum20;1,2..9", 9, "triangle", 4, range(1, 9), 20, 2],
    ["triangle3;sum22;2,3,5,7,11,13", 6, "triangle", 3, [2, 3, 5, 7, 11, 13], 22, 1],
  ] as const)("%s as a naive search solves it", (head, cells, kind, size, numbers, total, most) => {
    for (let round = 0; round < 12; round++) {
      const cellsGiven = shuffled.shuffle(range(0, cells - 1)).slice(0, shuffled.whole(1, most));
      const values = shuffled.shuffle(range(1, cells));
      const givens = range(0, cells - 1).map((cell) => values[cellsGiven.indexOf(cell)] ?? 0);
      const sums = { ...sumsOf(empty(head, cells)), givens };
      expect(texts(sums)).toEqual(naive(linesOf(kind, size), numbers, total, givens));
    }
  });

  test("order 4 with eight givens of a true square", () => {
    const sums = sumsOf(empty("square4;sum34;1,2..16", 16));
    const { solutions } = search(sums, { limit: 400, order: shuffled.shuffle(range(1, 16)) });
    for (let round = 0; round < 8; round++) {
      const solution = shuffled.pick(solutions);
      const shown = new Set(shuffled.shuffle(range(0, 15)).slice(0, 8));
      const givens = solution.map((number, cell) => (shown.has(cell) ? number : 0));
      const all = texts({ ...sums, givens });
      expect(all).toContain(solution.join(","));
      expect(all).toEqual(naive(linesOf("square", 4), range(1, 16), 34, givens));
    }
  });

  test("what is given stays, and a number that is given twice gives nothing", () => {
    const sums = sumsOf(board("square3;sum15;1,2..9;8,_,_,_,_,_,_,_,_"));
    expect(texts(sums)).toEqual(["8,1,6,3,5,7,4,9,2", "8,3,4,1,5,9,6,7,2"]);
    expect(texts({ ...sums, givens: [8, 8, 0, 0, 0, 0, 0, 0, 0] })).toEqual([]);
  });

  test("limit and bound stop the search; the order decides what comes first", () => {
    const sums = sumsOf(empty("square4;sum34;1,2..16", 16));
    expect(search(sums, { limit: 3 })).toMatchObject({ finished: true, solutions: { length: 3 } });
    expect(search(sums, { limit: 0 }).solutions).toEqual([]);
    expect(search(sums, { limit: 1e6, bound: 1000 }).finished).toBe(false);
    const first = (order: readonly number[]) => search(sums, { limit: 1, order }).solutions[0]?.join(",");
    expect(first(range(1, 16))).not.toBe(first(range(1, 16).reverse()));
  });
});
