import { describe, expect, test } from "vitest";
import { seeds } from "../../../engine/contract-tests/scale.ts";
import { areAlternating } from "../../../engine/contract-tests/shown.ts";
import { bitsOf } from "../../../maths/bits.ts";
import { random } from "../../../maths/random.ts";
import { type Candidates, candidatesOf, cellOf, copyOf, digitOf, settle, strike } from "../board/candidates.ts";
import { cellsOf, layoutOf, see } from "../board/layout.ts";
import { digitsOf } from "../board/text.ts";
import { startDig } from "../dealing/dig.ts";
import { fullGrid } from "../dealing/full-grid.ts";
import { gradeOf } from "../rating/grades.ts";
import { beyondSingles, singles, withoutMarks } from "../rating/ladder.ts";
import { apply, easiest, rate } from "../rating/rate.ts";
import { fillings } from "../solver/fillings.ts";
import { countSolutions, solve } from "../solver/solver.ts";
import { bivalueGrave } from "./bivalue-grave.ts";
import type { Finding } from "./finding.ts";
import { alternates } from "./unique-loop.ts";

/** Boards that `deal` gave, and a technique that each needs on its way. */
const examples: readonly (readonly [string, string])[] = [
  ["Pointing", ".537.........9....9...8.6.5..9...5.751.6.3.497.2...8..2.1.4...8....2.........692."],
  ["Claiming", ".537.........9....9...8.6.5..9...5.751.6.3.497.2...8..2.1.4...8....2.........692."],
  ["Naked pair", ".537.........9....9...8.6.5..9...5.751.6.3.497.2...8..2.1.4...8....2.........692."],
  ["Hidden pair", "..1..4678.....7..3...5..21...3....9.9...3...7.2....4...95..8...1..4.....6487..3.."],
  ["X-wing", ".9.43..2..1...9.7.54......9.5...16..4..2.7..1..15...8.6......14.2.6...9..7..24.5."],
  ["Naked triple", ".9.43..2..1...9.7.54......9.5...16..4..2.7..1..15...8.6......14.2.6...9..7..24.5."],
  ["Swordfish", "2...37.96.71....83....5.....62..3.74..9...3..43.2..96.....7....94....13.72.34...9"],
  ["Hidden triple", ".537.........9....9...8.6.5..9...5.751.6.3.497.2...8..2.1.4...8....2.........692."],
  ["Naked quad", ".26..1..7......9..843....1.2...68..4...4.3...6..97...8.8....675..7......5..8..43."],
  ["Hidden quad", "....3..69.3.5...8.7...26..591.7.8.24....1....82.9.4.135..38...1.9...1.5.24..9...."],
  ["Skyscraper", ".3.....8..67.2.1..4.16..7.2..8..54.3....8....5.63..2..6.3..78.1..9.1.35..1.....2."],
  ["Two-string kite", "2...37.96.71....83....5.....62..3.74..9...3..43.2..96.....7....94....13.72.34...9"],
  ["Turbot fish", "....9..5...356...91....8.6...58.94.649..1..386.84.57...7.9....39...816...8..5...."],
  ["XY-wing", ".3..69.5...9......82.3..49.....2..6...1...9...9..7.....86..3.47......6...1.89..2."],
  ["Finned X-wing", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Grouped kite", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Empty rectangle", "927........69....1.3.5...767...4.3...1.....6...3.1...285...6.4.3....16........237"],
  ["XYZ-wing", "49..8....5.62.1..92.......3.8...65.....1.7.....28...6.1.......58..9.47.2....1..38"],
  ["Unique rectangle, type 1", "49..8....5.62.1..92.......3.8...65.....1.7.....28...6.1.......58..9.47.2....1..38"],
  ["Unique rectangle, type 2", "4.18.36..8....12...7......1.2.1.....3.7...4.5.....4.1.7......6...56....8..85.91.7"],
  ["Unique rectangle, type 3", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Unique rectangle, type 4", "..6...241..4..86..........5.8.42.....4.793.8.....86.3.2..........78..1..458...9.."],
  ["Unique loop", "927........69....1.3.5...767...4.3...1.....6...3.1...285...6.4.3....16........237"],
  ["Jellyfish", "83.6..2.9.......4.41.39..7...3..7.26.........68.4..1...7..38.61.6.......1.4..6.32"],
  ["Simple colouring", ".....29..2..9..546..63....2...53..1.3.54.12.7.4..29...6....54..514..3..8..31....."],
  ["X-chain", "75..9......1..2.....47..3..6....3.9.1.3...5.7.2.5....1..9..62.....8..4......1..63"],
  ["Grouped X-chain", "6..71......1.32..4.52..4....4....1.8....6....7.8....2....5..24.1..24.9......73..6"],
  ["Bivalue universal grave", "49..8....5.62.1..92.......3.8...65.....1.7.....28...6.1.......58..9.47.2....1..38"],
  ["WXYZ-wing", "86.....7.1..4.6...4.278..3.5....84......6......49....8.4..976.5...8.5..9.7.....43"],
  ["VWXYZ-wing", "2...37.96.71....83....5.....62..3.74..9...3..43.2..96.....7....94....13.72.34...9"],
  ["UVWXYZ-wing", "..1..4678.....7..3...5..21...3....9.9...3...7.2....4...95..8...1..4.....6487..3.."],
  ["W-wing", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Long X-chain", "..473....23..8..5......5..47...1293.9.3.5.4.8.1834...23..4......8..9..23....738.."],
  ["XY-loop", "2...37.96.71....83....5.....62..3.74..9...3..43.2..96.....7....94....13.72.34...9"],
  ["XY-chain", "2.9.4..1...1..38.5.3........5.37.2.....658.....3.29.5........6.9.74..1...6..3.9.4"],
  ["Alternating loop", "49..8....5.62.1..92.......3.8...65.....1.7.....28...6.1.......58..9.47.2....1..38"],
  ["Alternating inference chain", "2...37.96.71....83....5.....62..3.74..9...3..43.2..96.....7....94....13.72.34...9"],
  ["Nishio", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Forcing chains", "....6...92....5.389......6..5...7.4.6..598..1.9.6...2..2......386.7....21...2...."],
  ["Contradiction", ".8.4316..7......9.......1.8.6.32.4.....1.5.....3.94.1.5.6.......9......1..2849.6."],
];

const nine = layoutOf(9);
const gridOf = (board: string) => candidatesOf(nine, digitsOf(board));

/** A step says where and why, in words for a child. */
function holdWords(step: Finding): void {
  for (const words of [step.look(), step.why()]) {
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/r\dc\d|undefined|NaN|null| {2}|\.\.|:\.|, ,/);
  }
  expect(step.cells.length).toBeGreaterThan(0);
  expect(step.place.length + step.strike.length).toBeGreaterThan(0);
}

/** The cells of "row 1, columns 8 or 9" or "column 7, rows 1 or 2" or "row 3, column 4". */
function cellsNamed(words: string): number[] {
  const [, first, line = "", others = ""] = /^(row|column) (\d), (?:columns?|rows?) ([\d, or]+)$/.exec(words) ?? [];
  const at = [...others.matchAll(/\d/g)].map(([other]) => [Number(line) - 1, Number(other) - 1] as const);
  return at.map(([one, other]) => (first === "row" ? one * 9 + other : other * 9 + one));
}

const houseNamed = (words: string) =>
  ["row", "column", "box"].indexOf(words.slice(0, -2)) * 9 + Number(words.slice(-1)) - 1;

/** Holds what the words of a chain say of the places of its digits and of the digits of its cells. Gives how many claims. */
function holdLinks({ layout, marks }: Candidates, why: string): number {
  let held = 0;
  const has = (cell: number, digit: string) => ((marks[cell] ?? 0) & (1 << Number(digit))) !== 0;
  const placesOf = (house: string, digit: string) => cellsOf(layout, houseNamed(house)).filter((at) => has(at, digit));
  const ends = /the (\d) of (\w+ \d) is not in (.+?)(?:, it is in| but in) (.+?)(?=[;.])/g;
  for (const [words, digit = "", house = "", one = "", other = ""] of why.matchAll(ends)) {
    const cells = [...cellsNamed(one), ...cellsNamed(other)];
    expect(
      cells.toSorted((a, b) => a - b),
      words,
    ).toEqual(placesOf(house, digit).toSorted((a, b) => a - b));
    held++;
  }
  let at = -1;
  for (const [words, cell, digit = "", reason] of why.matchAll(
    /(?:(row \d, column \d)|\b(?:so|then) it) is (?:not )?(\d)(?: \((.+?)\))?/gi,
  )) {
    // "it" is the cell that was named last.
    if (cell) [at = -1] = cellsNamed(cell.toLowerCase());
    expect(has(at, digit), words).toBe(true);
    if (!reason) continue;
    const [, house] = /the only other place for \d in (.*)/.exec(reason) ?? [];
    if (house) expect(placesOf(house, digit), words).toHaveLength(2);
    if (reason === "its only other digit") expect(bitsOf(marks[at] ?? 0), words).toHaveLength(2);
    held++;
  }
  return held;
}

/** The cells of the houses and the cells that words name, "row 3, columns 5 and 6", "rows 2 and 7", "box 4". */
function areaNamed(words: string): Set<number> {
  const list = "\\d(?:(?:, | and )\\d)*";
  const kind = "(row|column|box)(?:s|es)?";
  const cells = new Set<number>();
  for (const [, first = "", ones = "", second, others = ""] of words.matchAll(
    new RegExp(`${kind} (${list})(?:, ${kind} (${list}))?`, "g"),
  )) {
    const inFirst = [...ones.matchAll(/\d/g)].flatMap(([one]) => cellsOf(nine, houseNamed(`${first} ${one}`)));
    const inSecond = [...others.matchAll(/\d/g)].flatMap(([one]) => cellsOf(nine, houseNamed(`${second} ${one}`)));
    for (const cell of second ? inFirst.filter((one) => inSecond.includes(one)) : inFirst) cells.add(cell);
  }
  return cells;
}

const chains =
  /kite|Turbot|Empty rectangle|Skyscraper|X-chain|Finned|Alternating|XY-chain|XY-loop|W-wing|XY-wing|^Grouped/;
const sorted = (numbers: Iterable<number>) => [...numbers].sort((one, other) => one - other);

/** Holds what a step lights against its words and the grid. */
function holdShows({ layout, marks }: Candidates, step: Finding): void {
  const { area, pattern, links = [] } = step.shows();
  const has = (one: number) => ((marks[cellOf(one)] ?? 0) & (1 << digitOf(one))) !== 0;
  if (step.technique !== "Simple colouring")
    expect(sorted(area), step.look()).toEqual(sorted(areaNamed(step.look().toLowerCase())));
  expect(step.cells.filter((cell) => !area.includes(cell))).toEqual([]);
  expect(pattern.length).toBeGreaterThan(0);
  expect(pattern.filter((one) => !has(one))).toEqual([]);
  for (const { from, to, strong } of links) {
    const ends = [...new Set([...from, ...to])];
    expect(ends.filter((one) => !pattern.includes(one))).toEqual([]);
    const cells = ends.map(cellOf);
    const digits = new Set(ends.map(digitOf));
    const oneCell = new Set(cells).size === 1 && bitsOf(marks[cells[0] ?? 0] ?? 0).length === ends.length;
    const oneHouse = layout.houses.some(
      (house) =>
        digits.size === 1 &&
        sorted(house.filter((cell) => has(cell * 10 + ([...digits][0] ?? 0)))).join() === sorted(new Set(cells)).join(),
    );
    const contrary = from.every((one) =>
      to.every(
        (other) =>
          cellOf(one) === cellOf(other) || (digitOf(one) === digitOf(other) && see(layout, cellOf(one), cellOf(other))),
      ),
    );
    expect(strong ? oneCell || oneHouse : contrary, `${step.technique}: ${step.why()}`).toBe(true);
  }
  const linked = links.map(({ from, to, strong }) => ({ from: from.map(mark), to: to.map(mark), strong }));
  if (!chains.test(step.technique)) return;
  expect(links.length, step.technique).toBeGreaterThan(2);
  expect(areAlternating(linked), step.technique).toBe(true);
}

const mark = (one: number) => ({ cell: cellOf(one), value: digitOf(one) });

test("the techniques are in order, and so are their grades", () => {
  const levels = [...withoutMarks, ...beyondSingles].map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted((one, other) => one - other));
  expect(new Set(withoutMarks.map(({ level }) => gradeOf(level)))).toEqual(new Set(["Easy"]));
  expect(new Set(beyondSingles.map(({ level }) => gradeOf(level)))).toEqual(
    new Set(["Medium", "Hard", "Expert", "Extreme"]),
  );
});

test("a technique belongs to the grade in which it is taught", () => {
  const taught = [
    ["Easy", "Last cell, Hidden single in a box, Hidden single in a line, Naked single"],
    ["Medium", "Pointing, Claiming, Naked pair, Hidden pair"],
    ["Hard", "X-wing, Naked triple, Swordfish, Hidden triple, Naked quad, Hidden quad"],
    [
      "Expert",
      "Skyscraper, Two-string kite, XY-wing, Empty rectangle, XYZ-wing, Unique rectangle, type 1, Unique rectangle, type 3, Unique loop, Jellyfish, Simple colouring, X-chain, WXYZ-wing, Bivalue universal grave, W-wing",
    ],
    ["Extreme", "Long X-chain, XY-loop, Alternating inference chain, Nishio, Forcing chains, Contradiction, Trial"],
  ] as const;
  for (const [grade, names] of taught)
    for (const name of names.split(/, (?!type)/))
      expect(gradeOf([...singles, ...beyondSingles].find((one) => one.name === name)?.level ?? 99), name).toBe(grade);
});

test("a loop of two digits has them by turns in every house", () => {
  // The first loop meets every house twice, but one box at two even places.
  expect(alternates(nine, [0, 72, 80, 70, 65, 20, 26, 7])).toBe(false);
  expect(alternates(nine, [0, 3, 12, 9])).toBe(true);
  expect(alternates(nine, [0, 3, 30, 27])).toBe(false);
});

test("a grave is one only where each digit is left twice in each house", () => {
  const draw = random(7);
  const full = fullGrid(nine, draw);
  const next = (digit: number) => (digit % 9) + 1;
  // In each cell its digit and the next one, so that each is left twice in each house; and one more in a cell.
  const grave = (also: readonly (readonly [number, number])[], without: readonly (readonly [number, number])[]) => {
    const grid = candidatesOf(nine, new Uint8Array(81));
    for (const [cell, digit] of full.entries())
      for (let other = 1; other <= 9; other++) {
        const is = (list: readonly (readonly [number, number])[]) =>
          list.some(([at, one]) => at === cell && one === other);
        if ((other !== digit && other !== next(digit) && !is(also)) || is(without)) strike(grid, cell, other);
      }
    return grid;
  };
  const more = next(next(full[40] ?? 0));
  const step = bivalueGrave.find(grave([[40, more]], []));
  expect(step?.strike).toEqual([full[40] ?? 0, next(full[40] ?? 0)].sort().map((digit) => 400 + digit));
  expect(bivalueGrave.find(grave([[40, more]], [[0, full[0] ?? 0]]))).toBeNull();
  expect(bivalueGrave.find(grave([], []))).toBeNull();
});

test.each(examples)("%s: met on its board, in words, and no step strikes a digit of the solution", (name, board) => {
  const solution = solve(board) ?? "";
  const grid = gridOf(board);
  let met = 0;
  const { solved } = rate(grid, Number.POSITIVE_INFINITY, (step) => {
    if (step.technique === name) met++;
    holdWords(step);
    holdShows(grid, step);
    const links = holdLinks(grid, step.why());
    if (/kite|Turbot|Empty rectangle|Skyscraper|X-chain|Finned|Alternating inf/.test(step.technique))
      expect(links, step.why()).toBeGreaterThan(1);
    for (const one of step.strike) expect(solution[cellOf(one)], step.why()).not.toBe(String(digitOf(one)));
    for (const one of step.place) expect(solution[cellOf(one)], step.why()).toBe(String(digitOf(one)));
  });
  expect(solved).toBe(true);
  expect(met).toBeGreaterThan(0);
});

test("every technique but the trials has an example", () => {
  const named = new Set(examples.map(([name]) => name));
  const without = beyondSingles.filter(({ name }) => !named.has(name)).map(({ name }) => name);
  expect(without).toEqual(["Trial", "Trial within a trial", "All ways tried"]);
});

test("the trials are right, too, on boards on which easier techniques are stuck", () => {
  for (const board of new Set(examples.slice(-6).map(([, board]) => board))) {
    const solution = solve(board) ?? "";
    const grid = gridOf(board);
    rate(grid, 6.6);
    for (const technique of beyondSingles.filter(({ level }) => level > 9)) {
      const step = technique.find(grid);
      if (step === null) throw new Error(`${technique.name} found nothing on ${board}`);
      holdWords(step);
      for (const one of step.strike) {
        expect(solution[cellOf(one)]).not.toBe(String(digitOf(one)));
        const supposed = grid.values.slice();
        supposed[cellOf(one)] = digitOf(one);
        expect(countSolutions(supposed.join(""), 1)).toBe(0);
      }
    }
  }
});

describe("on boards with several solutions", () => {
  const needsOne = /^Unique|^Bivalue/;
  const free = [...singles, ...beyondSingles.filter(({ name, level }) => !needsOne.test(name) && level < 11)];

  test("what does not build on there being one solution keeps all of them", () => {
    let held = 0;
    for (let seed = 0; seed < seeds(25, 10); seed++) {
      const draw = random(seed);
      const dig = startDig(nine, draw);
      for (const pair of draw.shuffle(dig.pairs)) dig.remove(pair);
      const values = dig.values.slice();
      for (const cell of draw.shuffle([...values.keys()].filter((at) => values[at])).slice(0, 2)) values[cell] = 0;
      const all = fillings(candidatesOf(nine, values), 200);
      if (all.length < 2 || all.length === 200) continue;
      const grid = candidatesOf(nine, values);
      for (let step = easiest(grid, free, 11); step; step = easiest(grid, free, 11)) {
        for (const solution of all) {
          for (const one of step.strike) expect(solution[cellOf(one)], step.why()).not.toBe(digitOf(one));
          for (const one of step.place) expect(solution[cellOf(one)], step.why()).toBe(digitOf(one));
        }
        apply(grid, step);
        held++;
      }
      expect(grid.broken).toBe(false);
    }
    expect(held).toBeGreaterThan(seeds(100, 40));
  });
});

test("a technique changes nothing by looking", () => {
  for (const [, board] of examples.slice(-4)) {
    const grid = gridOf(board);
    settle(grid);
    const before = copyOf(grid);
    for (const technique of [...singles, ...beyondSingles]) technique.find(grid);
    expect({ marks: grid.marks, places: grid.places, values: grid.values, empty: grid.empty }).toEqual({
      marks: before.marks,
      places: before.places,
      values: before.values,
      empty: before.empty,
    });
  }
});
