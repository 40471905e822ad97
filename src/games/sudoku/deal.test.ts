import { describe, expect, test } from "vitest";
import { seeds as scale } from "../../engine/contract-tests/scale.ts";
import { settingsOf, writeCode } from "../../engine/game/code.ts";
import { isProblem } from "../../engine/game/game.ts";
import { readShared } from "../../engine/game/link.ts";
import { settingsWords } from "../../engine/game/settings.ts";
import { random } from "../../maths/random.ts";
import { candidatesOf } from "./board/candidates.ts";
import { cellsOf, layoutOf, type Size, see } from "./board/layout.ts";
import { digitsOf } from "./board/text.ts";
import { deal } from "./deal.ts";
import { fullGrid } from "./dealing/full-grid.ts";
import game from "./game.ts";
import { grade } from "./rating/grade.ts";
import { ceilingOf, type Grade, grades } from "./rating/grades.ts";
import { rate, stepsWithoutMarks } from "./rating/rate.ts";
import { fillings } from "./solver/fillings.ts";

/** Every way to fill a board, by trying all digits of the empty cell with fewest; nothing of the game's own is used. */
function slowly(size: Size, values: readonly number[], limit: number): string[] {
  const layout = layoutOf(size);
  const left = (cell: number) =>
    Array.from({ length: size }, (_, at) => at + 1).filter((digit) =>
      values.every((value, other) => value !== digit || !see(layout, cell, other)),
    );
  const open = [...values.keys()].filter((cell) => values[cell] === 0).map((cell) => ({ cell, digits: left(cell) }));
  const [next] = open.sort((one, other) => one.digits.length - other.digits.length);
  if (!next) return [values.join("")];
  const found: string[] = [];
  for (const digit of next.digits) {
    found.push(...slowly(size, values.with(next.cell, digit), limit - found.length));
    if (found.length >= limit) break;
  }
  return found;
}

const kinds = [
  ...grades.map((one) => ({ size: 9 as Size, grade: one, seeds: 12 })),
  { size: 6 as Size, grade: "Easy" as const, seeds: 12 },
  { size: 6 as Size, grade: "Expert" as const, seeds: 3 },
  { size: 4 as Size, grade: "Easy" as const, seeds: 12 },
];

describe.each(kinds)("$size by $size, $grade", ({ size, grade: wanted, seeds }) => {
  const dealt = Array.from({ length: seeds }, (_, seed) => deal({ grade: wanted, size }, random(seed)));

  test("one solution, the key, found by trying all", () => {
    for (const { board, key } of dealt) expect(slowly(size, [...digitsOf(board)], 2), board).toEqual([key]);
  });

  test("the givens are symmetric by half a turn", () => {
    for (const { board } of dealt) {
      const given = [...board].map((digit) => digit !== ".");
      expect(given).toEqual(given.toReversed());
    }
  });

  test("solvable at its grade and not below", () => {
    const below = grades[grades.indexOf(wanted) - 1];
    for (const { board, key } of dealt) {
      expect(grade(board)?.grade, board).toBe(wanted);
      const grid = candidatesOf(layoutOf(size), digitsOf(board));
      expect(rate(grid, ceilingOf(wanted)).solved, board).toBe(true);
      expect(grid.values.join("")).toBe(key);
      if (below)
        expect(rate(candidatesOf(layoutOf(size), digitsOf(board)), ceilingOf(below)).solved, board).toBe(false);
    }
  });

  test("a seed deals one board, and other seeds others", () => {
    expect(deal({ grade: wanted, size }, random(1))).toEqual(dealt[1]);
    expect(new Set(dealt.map(({ board }) => board)).size).toBeGreaterThan(seeds * 0.7);
  });
});

test("no board of Medium is solved without pencil marks, and every Easy one is", () => {
  const isSolved = (board: string) => stepsWithoutMarks(candidatesOf(layoutOf(9), digitsOf(board))) !== null;
  for (let seed = 0; seed < scale(1000, 60); seed++) {
    const medium = deal({ grade: "Medium" }, random(seed)).board;
    expect(isSolved(medium), medium).toBe(false);
    const easy = deal({ grade: "Easy" }, random(seed)).board;
    expect(isSolved(easy), easy).toBe(true);
  }
});

/** The cells that are left empty by whoever writes a digit where a cell or a house has one place for it, and knows nothing else. */
function leftBySingles(board: string): number {
  const cells = [...board].map((digit) => (digit === "." ? 0 : Number(digit)));
  const houses = Array.from({ length: 9 }, (_, at) => {
    const line = Array.from({ length: 9 }, (_, nth) => nth);
    const [top, left] = [Math.floor(at / 3) * 3, (at % 3) * 3];
    return [
      line.map((nth) => at * 9 + nth),
      line.map((nth) => nth * 9 + at),
      line.map((nth) => (top + Math.floor(nth / 3)) * 9 + left + (nth % 3)),
    ];
  }).flat();
  const canBe = (cell: number, digit: number) =>
    cells[cell] === 0 && houses.every((house) => !house.includes(cell) || house.every((one) => cells[one] !== digit));
  for (let written = true; written; ) {
    written = false;
    for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9])
      for (const cell of cells.keys()) {
        if (!canBe(cell, digit)) continue;
        const isNaked = [1, 2, 3, 4, 5, 6, 7, 8, 9].every((other) => other === digit || !canBe(cell, other));
        const isHidden = houses.some(
          (house) => house.includes(cell) && house.every((one) => one === cell || !canBe(one, digit)),
        );
        if (!isNaked && !isHidden) continue;
        cells[cell] = digit;
        written = true;
      }
  }
  return cells.filter((digit) => digit === 0).length;
}

test("by a solver that knows singles alone, written here: no Medium board that is dealt is filled, and most Easy ones are", () => {
  const settingsFor = (grade: string) => ({ ...game.settings.first, size: "9", grade });
  const boards = (grade: string) =>
    Array.from({ length: scale(300, 40) }, (_, seed) => game.deal(settingsFor(grade), random(seed + 5000)).board);
  for (const board of boards("medium2")) expect(leftBySingles(board), board).toBeGreaterThan(0);
  expect(boards("easy").filter((board) => leftBySingles(board) > 0).length).toBeLessThan(scale(300, 40) * 0.2);
});

test("a board that was Medium and is solved without pencil marks says that it is Easy", () => {
  const former = Array.from({ length: 20 }, (_, seed) => deal({ grade: "Medium", isFormer: true }, random(seed)));
  for (const { board, grade: said } of former)
    expect(said, board).toBe(
      stepsWithoutMarks(candidatesOf(layoutOf(9), digitsOf(board))) === null ? "Medium" : "Easy",
    );
  expect(new Set(former.map(({ grade: said }) => said))).toEqual(new Set(["Easy", "Medium"]));
});

// A code names a board by its seed, and goes on naming it whatever is made faster: these are never to change.
test.each<readonly [Size, Grade, string, isFormer: boolean]>([
  [9, "Easy", "5.7..2..1.3.8.1..2.1.7.....7...26.58....5....92.38...6.....8.6.8..2.3.1.4..5..3.7", false],
  [9, "Medium", "..7.42..1.3.8.1..2.1.7.....7......58....5....92......6.....8.6.8..2.3.1.4..51.3..", true],
  [9, "Medium", "..7.42....348.1.72.1.7........1...58.........92...7........8.6.87.2.341....51.3..", false],
  [9, "Hard", ".9..42.3.......5....8.3..94..3....5...69547...2....1..35..7.2....9.......6.51..8.", false],
  [9, "Expert", ".9..42.3...48..5....8.3.69........58..6...7..92........51.7.2....9..34...6.51..8.", false],
  [9, "Extreme", "....42.3.6.....5..2.8.3.6.4..3....5...69.47...2....1..3.1.7.2.9..9.....5.6.51....", false],
  [6, "Easy", "..3.1.6...2......34......5...4.6.2..", false],
  [6, "Medium", "....2....1.3.65..24..56.5.3....4....", true],
  [6, "Expert", "....2....1.3.6.4....2.6.5.3....4....", false],
  [4, "Easy", "...22......13...", false],
])("code 48213 of %s, %s is the board that it always was", (size, grade, board, isFormer) =>
  expect(deal({ size, grade, isFormer }, random(48213)).board).toBe(board),
);

test("what cannot be dealt is refused", () => {
  expect(() => deal({ grade: "Medium", size: 4 }, random(1))).toThrow("4 by 4 boards are all Easy");
  expect(() => deal({ grade: "Hard", size: 6 }, random(1))).toThrow("6 by 6 boards are Easy or Expert");
});

test("easy boards have enough givens for a beginner", () => {
  for (let seed = 0; seed < 400; seed++) {
    const { board } = deal({ grade: "Easy" }, random(seed));
    expect(board.replaceAll(".", "").length, board).toBeGreaterThanOrEqual(27);
  }
});

test("full grids are right, and all 288 of 4 by 4 come up about equally often", () => {
  const draw = random(3);
  for (const size of [6, 9] as const) {
    const full = fullGrid(layoutOf(size), draw);
    for (let house = 0; house < 3 * size; house++)
      expect(new Set(cellsOf(layoutOf(size), house).map((cell) => full[cell])).size).toBe(size);
  }
  const met = new Map<string, number>();
  for (let count = 0; count < 288 * 40; count++) {
    const full = fullGrid(layoutOf(4), draw).join("");
    met.set(full, (met.get(full) ?? 0) + 1);
  }
  expect(met.size).toBe(288);
  expect(Math.max(...met.values())).toBeLessThan(40 * 2.5);
  expect(Math.min(...met.values())).toBeGreaterThan(40 / 2.5);
});

// All 4x4 boards: the 288 full grids are two, by exchanging digits and by turning, mirroring and exchanging lines.
describe("4 by 4 boards", () => {
  const two = ["1234341221434321", "1234341223414123"];

  test("two grids stand for all 288", () => {
    const layout = layoutOf(4);
    const all = fillings(candidatesOf(layout, new Uint8Array(16)), 1000).map((values) => values.join(""));
    expect(new Set(all).size).toBe(288);
    const mirror = (grid: string) =>
      [0, 1, 2, 3].flatMap((column) => [0, 1, 2, 3].map((row) => grid[row * 4 + column])).join("");
    const changes: ((grid: string) => string)[] = [
      mirror,
      (grid) => grid.slice(4, 8) + grid.slice(0, 4) + grid.slice(8),
      (grid) => grid.slice(8) + grid.slice(0, 8),
      ...[2, 3, 4].map(
        (digit) => (grid: string) =>
          grid.replace(/./g, (one) => (one === "1" ? `${digit}` : one === `${digit}` ? "1" : one)),
      ),
    ];
    const reached = two.map((start) => {
      const same = new Set([start]);
      for (const grid of same) for (const change of changes) same.add(change(grid));
      return same;
    });
    expect(reached.map(({ size }) => size).sort((one, other) => one - other)).toEqual([96, 192]);
  });

  test("none needs more than hidden singles in a box, so that all are Easy", () => {
    let proved = 0;
    for (const full of two) {
      const hasOne = new Uint8Array(2 ** 16);
      for (let given = 0; given < 2 ** 16; given++) {
        const values = Uint8Array.from(full, (digit, cell) => (given & (1 << cell) ? Number(digit) : 0));
        // A board with more givens than one that has one solution has one too, and is no harder: singles stay singles.
        const isMore = Array.from({ length: 16 }, (_, cell) => given & ~(1 << cell)).some(
          (fewer) => fewer !== given && hasOne[fewer] === 1,
        );
        hasOne[given] = isMore || fillings(candidatesOf(layoutOf(4), values), 2).length === 1 ? 1 : 0;
        if (isMore || hasOne[given] === 0) continue;
        proved++;
        expect(grade(values.join(""))?.level, values.join("")).toBeLessThanOrEqual(1.2);
      }
    }
    expect(proved).toBeGreaterThan(400);
  });
});

test("codes of Medium from before open the boards that they named, and lead on to boards that need pencil marks", () => {
  const { settings } = game;
  const read = readShared(game, "1s:9-medium~48213");
  if (isProblem(read) || !("code" in read.value)) throw new Error("not read");
  const { code } = read.value;
  expect(game.deal(code.settings, random(code.seed))).toEqual(deal({ grade: "Medium", isFormer: true }, random(48213)));
  expect(writeCode(settings, code)).toBe("9-medium~48213");
  expect(settingsWords(settings, code.settings)).toBe("9 by 9, Medium");
  expect(settingsOf(settings, "9-medium~48213")).toEqual({ size: "9", grade: "medium2" });
  expect(isProblem(readShared(game, "1s:6-medium~7"))).toBe(false);
  expect(settingsOf(settings, "6-medium~7")).toEqual(settings.first);
  const { board } = game.deal(settingsOf(settings, "9-medium~48213"), random(48213));
  expect(board).toBe(deal({ grade: "Medium" }, random(48213)).board);
});
