import { describe, expect, test } from "vitest";
import { random } from "../../../maths/random.ts";
import { equal } from "../../../maths/rational.ts";
import { range } from "../../../maths/whole.ts";
import { readBoard } from "../board/board-text.ts";
import { combined } from "../board/weights.ts";
import type { Group } from "../position/group.ts";
import { numbersIn, type Position, positionOf, put, puzzleOf } from "../position/position.ts";
import { search } from "../solver/solver.ts";
import { contradictionOf } from "./contradiction.ts";
import { crossingPairs, crossingThrees } from "./crossing.ts";
import { leaves, limitsOf } from "./leaves.ts";
import { fourLines, threeLines } from "./lines-together.ts";
import { narrowing } from "./narrowing.ts";
import { hiddenGap, oneGap } from "./one-gap.ts";
import { lonely, onlyPlace } from "./only-place.ts";
import { hardestStep, nextFound, tryToTheEnd } from "./person.ts";
import { suppose } from "./suppose.ts";

const puzzle = (text: string) => {
  const read = readBoard(text);
  if ("problem" in read) throw new Error(read.problem);
  return puzzleOf(read.value);
};
const empty = (head: string, cells: number) => puzzle(`${head};${range(1, cells).map(() => "_")}`);
const solutionsOf = ({ puzzle, cells }: Position) =>
  search({ ...puzzle.sums, givens: cells }, { limit: 3000 }).solutions;

const techniques = {
  oneGap,
  hiddenGap,
  crossingPairs,
  threeLines,
  onlyPlace,
  crossingThrees,
  narrowing,
  fourLines,
  suppose,
};

const figures = [
  { head: "square3;sum15;1,2..9", cells: 9, least: 1 },
  { head: "square3;product216;1,2,3,4,6,9,12,18,36", cells: 9, least: 1 },
  { head: "square4;sum-2;-8,-7..7", cells: 16, least: 4 },
  { head: "square4;product5040;1,2,3,4,5,6,7,10,12,14,15,18,20,21,24,28", cells: 16, least: 3 },
  { head: "square5;sum65:4;1:4,1:2..25:4", cells: 25, least: 9 },
  { head: "star6;sum26;1,2..12", cells: 12, least: 2 },
  { head: "star8;sum34;1,2..16", cells: 16, least: 4 },
  { head: "triangle4;sum20;1,2..9", cells: 9, least: 1 },
  { head: "triangle3;product72;1,2,3,4,6,12", cells: 6, least: 0 },
] as const;

/** Positions with a random part of a random solution filled; many of them have several solutions. */
function positions({ head, cells, least }: (typeof figures)[number], count: number): Position[] {
  const dice = random(cells + head.length);
  const start = empty(head, cells);
  return range(1, count).map(() => {
    const order = dice.shuffle(range(1, cells));
    const [solution = []] = search(start.sums, { limit: 1, order }).solutions;
    const shown = new Set(dice.shuffle(range(0, cells - 1)).slice(0, dice.whole(least, cells - 2)));
    return positionOf(
      start,
      solution.map((number, cell) => (shown.has(cell) ? number : 0)),
    );
  });
}

describe("every technique is sound: what it finds holds in all solutions of the position", () => {
  const seen = new Map<string, number>();
  test.each(figures)("$head", (figure) => {
    for (const position of positions(figure, 60)) {
      const solutions = solutionsOf(position);
      for (const [name, find] of Object.entries(techniques)) {
        const found = find(position);
        if (!found) continue;
        seen.set(name, (seen.get(name) ?? 0) + 1);
        expect(position.cells[found.cell]).toBe(0);
        for (const solution of solutions)
          expect(solution[found.cell], `${found.technique}: ${found.why}`).toBe(found.number);
        for (const words of [found.look, found.why]) {
          expect(words).toMatch(/^[A-Z].*\.$/);
          expect(words).not.toMatch(/undefined|NaN|null|\d\/\d\/|r\d+c\d| {2}/);
        }
        expect(found.why).toContain(position.puzzle.names[found.number - 1]);
        expect(found.because).not.toContain(found.cell);
        expect(new Set(found.because).size).toBe(found.because.length);
      }
    }
  });
  test("and every technique has been seen", () => {
    for (const name of Object.keys(techniques)) expect(seen.get(name) ?? 0, name).toBeGreaterThan(0);
  });
});

test("what is called a contradiction is one: the position has no solution", () => {
  let held = 0;
  for (const figure of figures.slice(2))
    for (const position of positions(figure, 25))
      for (const cell of position.cells.keys()) {
        if (position.cells[cell] !== 0) continue;
        for (const number of range(1, figure.cells)
          .filter((one) => position.left & (1 << (one - 1)))
          .slice(0, 3)) {
          const after = put(position, cell, number);
          if (!contradictionOf(after, 4)) continue;
          expect(search({ ...after.puzzle.sums, givens: after.cells }, { limit: 1 }).solutions).toEqual([]);
          held += 1;
        }
      }
  expect(held).toBeGreaterThan(200);
});

test("totals of groups that are not lines hold in every solution", () => {
  for (const head of [
    "square3;sum0;-4,-3..4",
    "square3;product1000;1,2,4,5,10,20,25,50,100",
    "square4;sum34;1,2..16",
    "star6;sum26;1,2..12",
    "triangle4;sum20;1,2..9",
    "triangle4;sum23;1,2..9",
    "triangle3;product72;1,2,3,4,6,12",
  ]) {
    const cells = head.startsWith("square4") ? 16 : head.startsWith("star") ? 12 : head.startsWith("triangle3") ? 6 : 9;
    const { hidden, sums } = empty(head, cells);
    const { solutions } = search(sums, { limit: 10_000 });
    expect(solutions.length).toBeGreaterThan(0);
    expect(hidden.length).toBe(head.startsWith("star") ? 0 : head.startsWith("square4") ? 2 : 1);
    for (const group of hidden)
      for (const solution of solutions) {
        const weight = group.cells.reduce((sum, cell) => sum + (sums.weights[(solution[cell] ?? 0) - 1] ?? 0), 0);
        expect(weight).toBe(group.target);
      }
  }
});

test("the lines that leave a number one place keep it out of every other", () => {
  /** Whether some of the numbers that are left bring a group to its total, in exact fractions. */
  const canReach = ({ puzzle, cells, left }: Position, group: Group): boolean => {
    const reach = (numbers: readonly number[]): boolean => {
      if (numbers.length < group.cells.length)
        return numbersIn(left).some((one) => !numbers.includes(one) && reach([...numbers, one]));
      const values = numbers.flatMap((one) => puzzle.values[one - 1] ?? []);
      return equal(combined(values, puzzle.board.operation), group.total);
    };
    return reach(group.cells.flatMap((cell) => cells[cell] || []));
  };
  let seen = 0;
  for (const figure of figures)
    for (const position of positions(figure, 30)) {
      const lone = lonely(position, limitsOf(position, 3));
      if (!lone) continue;
      seen += 1;
      for (const cell of lone.others) {
        const after = put(position, cell, lone.number);
        const through = lone.groups.filter(({ cells }) => cells.includes(cell));
        expect(through.some((group) => !canReach(after, group))).toBe(true);
      }
    }
  expect(seen).toBeGreaterThan(50);
});

test("what a line leaves its gaps, against all choices", () => {
  const dice = random(3);
  const position = positionOf(
    empty("star6;sum26;1,2..12", 12),
    range(1, 12).map(() => 0),
  );
  for (let round = 0; round < 60; round++) {
    const domains = range(1, dice.whole(1, 3)).map(() => dice.whole(1, 4095));
    const need = dice.whole(0, 30);
    const found = domains.map(() => 0);
    const choose = (chosen: readonly number[]): void => {
      const domain = domains[chosen.length];
      if (domain === undefined) {
        if (chosen.reduce((sum, rank) => sum + rank, 0) === need)
          for (const [at, rank] of chosen.entries()) found[at] = (found[at] ?? 0) | (1 << rank);
        return;
      }
      for (const rank of range(0, 11)) if (domain & (1 << rank) && !chosen.includes(rank)) choose([...chosen, rank]);
    };
    choose([]);
    expect(leaves(position, need, domains)).toEqual(found);
  }
});

describe("grades of the smallest figures", () => {
  /** The hardest step of every board with so many givens that has one solution. */
  const hardest = (head: string, cells: number, counts: readonly number[]) => {
    const start = empty(head, cells);
    const { solutions } = search(start.sums, { limit: 1000 });
    const steps = new Set<number | null>();
    for (const solution of solutions)
      for (let shown = 0; shown < 2 ** cells; shown++) {
        const givens = solution.map((number, cell) => (shown & (1 << cell) ? number : 0));
        if (!counts.includes(givens.filter((number) => number > 0).length)) continue;
        if (search({ ...start.sums, givens }, { limit: 2 }).solutions.length === 1)
          steps.add(hardestStep(start, givens, 3)?.level ?? null);
      }
    return [...steps].sort();
  };
  test.each([
    "square3;sum15;1,2..9",
    "square3;sum-6;-7,-6,-5,-3,-2,-1,1,2,3",
    "square3;product216;1,2,3,4,6,9,12,18,36",
  ])("order 3 needs Medium steps at most: %s", (head) => {
    expect(hardest(head, 9, [1, 2, 3])).toEqual([0, 1]);
  });
  test("triangles with three numbers a side need Medium steps at most", () => {
    const added = [9, 10, 11, 12].map((total) => `triangle3;sum${total};1,2..6`);
    for (const head of [...added, "triangle3;product24;1,2,3,4,6,12", "triangle3;product72;1,2,3,4,6,12"])
      expect(hardest(head, 6, [1, 2, 3, 4])).toEqual([0, 1]);
  });
});

describe("from any correct state", () => {
  test("the steps finish a board, even one that has to be tried to the end", () => {
    const dice = random(11);
    const techniquesSeen = new Set<string>();
    for (const { head, cells } of figures.slice(2, 8)) {
      const start = empty(head, cells);
      const [solution = []] = search(start.sums, { limit: 1, order: dice.shuffle(range(1, cells)) }).solutions;
      let givens = solution;
      for (const cell of dice.shuffle(range(0, cells - 1))) {
        const fewer = givens.with(cell, 0);
        if (search({ ...start.sums, givens: fewer }, { limit: 2 }).solutions.length === 1) givens = fewer;
      }
      for (let position = positionOf(start, givens); position.left !== 0; ) {
        const found = nextFound(position, 3) ?? tryToTheEnd(position, solution);
        if (!found) throw new Error("no step");
        techniquesSeen.add(found.technique);
        expect(found.number).toBe(solution[found.cell]);
        position = put(position, found.cell, found.number);
        // Somebody may also have found a number that no step shows yet.
        const open = position.cells.flatMap((number, cell) => (number === 0 ? [cell] : []));
        const ahead = dice.whole(1, 4) === 1 ? dice.shuffle(open)[0] : undefined;
        if (ahead !== undefined) position = put(position, ahead, solution[ahead] ?? 0);
      }
    }
    expect(techniquesSeen).toContain("Try to the end");
  });
});
