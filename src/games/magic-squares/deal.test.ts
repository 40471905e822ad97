import { describe, expect, test } from "vitest";
import { random } from "../../maths/random.ts";
import { equal, mixedText } from "../../maths/rational.ts";
import { exact, figureOfBoard } from "./board/board.ts";
import { readKey } from "./board/key.ts";
import { productSets } from "./board/number-sets.ts";
import { fixedTotal, pickedTotal } from "./board/totals.ts";
import { combined } from "./board/weights.ts";
import { deal } from "./deal.ts";
import { figureOf, type Kind, sizes } from "./figures/figure.ts";
import { puzzleOf } from "./position/position.ts";
import { search } from "./solver/solver.ts";
import { sumsOf } from "./solver/sums.ts";
import { hardestStep, type Level } from "./techniques/person.ts";

const figures = Object.entries(sizes).flatMap(([kind, list]) => list.map((size) => [kind as Kind, size] as const));

describe.each(figures)("%s %i", (kind, size) => {
  test.each(["easy", "medium", "hard", "expert"])("%s", (grade) => {
    const seen: number[] = [];
    for (let seed = 100; seed < 103; seed++) {
      const tried: number[] = [];
      const { board, key, grade: name } = deal({ kind, size: String(size), grade }, random(seed), (n) => tried.push(n));
      expect(tried[0]).toBe(1);
      expect(name.toLowerCase()).toBe(grade);
      expect(search(sumsOf(board), { limit: 2 }).solutions).toHaveLength(1);
      // The key in exact fractions, with no weights: every number once, every line its total, the givens kept.
      const solution = readKey(board, key);
      expect([...solution].sort((a, b) => a - b)).toEqual(board.numbers.map((_, at) => at + 1));
      expect(board.givens.every((given, cell) => given === 0 || given === solution[cell])).toBe(true);
      for (const { cells } of figureOfBoard(board).lines) {
        const values = cells.map((cell) => exact(board.numbers[(solution[cell] ?? 0) - 1] ?? ""));
        expect(equal(combined(values, board.operation), exact(board.total))).toBe(true);
      }
      const puzzle = puzzleOf(board);
      const hardest = hardestStep(puzzle, board.givens, 3)?.level ?? 4;
      seen.push(hardest);
      if (hardest > 0) expect(hardestStep(puzzle, board.givens, (hardest - 1) as Level)).toBeNull();
      const wanted = { easy: [0], medium: [1], hard: size === 3 ? [1] : [2], expert: size === 3 ? [1] : [2, 3] }[grade];
      expect(wanted).toContain(hardest);
    }
  });
});

test.each(Object.entries(productSets))("every product set of %s fills it", (name, sets) => {
  const [, kind = "", size] = /^([a-z]+)(\d)$/.exec(name) ?? [];
  for (const make of sets) {
    const set = make();
    const cells = figureOf(kind as Kind, Number(size)).places.length;
    expect(new Set(set.numbers.map(mixedText)).size).toBe(cells);
    let held = 0;
    for (let seed = 0; seed < 400 && held === 0; seed++) {
      const total =
        kind === "triangle" ? pickedTotal(set, random(seed)) : fixedTotal(kind as "square", Number(size), set);
      if (!total) continue;
      const board = {
        kind: kind as Kind,
        size: Number(size),
        ...set,
        total: mixedText(total),
        numbers: set.numbers.map(mixedText),
        givens: set.numbers.map(() => 0),
      };
      held += search(sumsOf(board), { limit: 1, bound: 20_000 }).solutions.length;
    }
    expect(held, set.numbers.map(mixedText).join()).toBe(1);
  }
});
