import { random } from "../../../../maths/random.ts";

/** Sixteen cells, row by row; 0 is an empty one. */
export type Square = readonly number[];

/** Two neighbouring cells; the number in the first is smaller. */
export interface Sign {
  readonly small: number;
  readonly large: number;
}

export interface Line {
  readonly kind: "row" | "column";
  /** 0 to 3. */
  readonly number: number;
  readonly cells: readonly number[];
}

/** One number that is forced, and the line in which only this cell is left for it; without one, only it is left for the cell. */
export interface Step {
  readonly cell: number;
  readonly value: number;
  readonly line?: Line;
  /** What each cell could hold before, lowest first. */
  readonly open: readonly (readonly number[])[];
  /** What is filled in before. */
  readonly filled: Square;
}

export interface MorePuzzle {
  readonly givens: Square;
  readonly signs: readonly Sign[];
  readonly full: Square;
  readonly star: number;
  /** What one fills in one after another, as far as the star needs it; the last one is the star. */
  readonly steps: readonly Step[];
}

const fours = [0, 1, 2, 3];
const values = [1, 2, 3, 4];
const lines: readonly Line[] = [
  ...fours.map((r) => ({ kind: "row", number: r, cells: fours.map((c) => 4 * r + c) }) as const),
  ...fours.map((c) => ({ kind: "column", number: c, cells: fours.map((r) => 4 * r + c) }) as const),
];
const peers = fours
  .flatMap((r) => fours.map((c) => [r, c] as const))
  .map(([r, c]) => fours.flatMap((i) => [4 * r + i, 4 * i + c]).filter((cell) => cell !== 4 * r + c));
const neighbours = [
  ...fours.flatMap((r) => [0, 1, 2].map((c) => [4 * r + c, 4 * r + c + 1] as const)),
  ...[0, 1, 2].flatMap((r) => fours.map((c) => [4 * r + c, 4 * r + c + 4] as const)),
];

let known: readonly Square[] | undefined;
/** The 576 squares that repeat nothing in a row or column. */
const squares = (): readonly Square[] => {
  known ??= completions([]);
  return known;
};

/** Four to seven signs and one number that fix the square, none of them idle, and a cell that takes some thought. */
export function morePuzzle(seed: number): MorePuzzle {
  const dice = random(seed);
  for (;;) {
    const full = dice.pick(squares());
    const given = dice.whole(0, 15);
    let fitting = squares().filter((one) => one[given] === full[given]);
    let signs: Sign[] = [];
    for (const [a, b] of dice.shuffle(neighbours)) {
      const sign = (full[a] ?? 0) < (full[b] ?? 0) ? { small: a, large: b } : { small: b, large: a };
      const fewer = fitting.filter((one) => holds(one, sign));
      if (fewer.length === fitting.length) continue;
      fitting = fewer;
      signs.push(sign);
      if (fitting.length === 1 || signs.length > 9) break;
    }
    if (fitting.length > 1) continue;
    const givens = full.map((value, cell) => (cell === given ? value : 0));
    for (const sign of signs) {
      const others = signs.filter((one) => one !== sign);
      if (isOnly(givens, others)) signs = others;
    }
    if (signs.length < 4 || signs.length > 7 || isOnly([], signs)) continue;
    const steps = solve(givens, signs);
    const star = dice.whole(4, 8);
    const last = steps[star];
    if (!last || steps.length < 15) continue;
    const needed = neededFor(steps.slice(0, star + 1), givens, signs);
    if (needed.length >= 4 && needed.length <= 6) return { givens, signs, full, star: last.cell, steps: needed };
  }
}

function holds(square: Square, { small, large }: Sign): boolean {
  return (square[small] ?? 0) < (square[large] ?? 0);
}

function isOnly(givens: Square, signs: readonly Sign[]): boolean {
  let found = 0;
  for (const one of squares()) {
    if (givens.every((value, cell) => !value || one[cell] === value) && signs.every((sign) => holds(one, sign)))
      found++;
    if (found > 1) return false;
  }
  return found === 1;
}

/** What each cell can hold: nothing its row or column has, and nothing that a sign rules out. Bit n stands for n. */
function open(filled: Square, signs: readonly Sign[]): number[] {
  const bits = filled.map((value, cell) =>
    value ? 1 << value : (peers[cell] ?? []).reduce((left, peer) => left & ~(1 << (filled[peer] ?? 0)), 30),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const { small, large } of signs) {
      const [s, l] = [bits[small] ?? 0, bits[large] ?? 0];
      const highest = values.findLast((n) => l & (1 << n)) ?? 0;
      const lowest = values.find((n) => s & (1 << n)) ?? 5;
      const fewerS = s & ((1 << highest) - 1);
      const fewerL = l & ~((1 << (lowest + 1)) - 1);
      if (fewerS !== s || fewerL !== l) changed = true;
      bits[small] = fewerS;
      bits[large] = fewerL;
    }
  }
  return bits;
}

interface Found {
  readonly cell: number;
  readonly value: number;
  readonly line?: Line;
}

function forced(filled: Square, bits: readonly number[]): Found | undefined {
  for (const value of [4, 1, 3, 2])
    for (const line of lines) {
      if (line.cells.some((cell) => filled[cell] === value)) continue;
      const homes = line.cells.filter((cell) => (bits[cell] ?? 0) & (1 << value));
      const [cell] = homes;
      if (cell !== undefined && homes.length === 1) return { cell, value, line };
    }
  for (const [cell, content] of filled.entries()) {
    const value = values.find((n) => bits[cell] === 1 << n);
    if (!content && value) return { cell, value };
  }
  return undefined;
}

function solve(givens: Square, signs: readonly Sign[]): Found[] {
  let filled = givens;
  const steps: Found[] = [];
  for (;;) {
    const step = forced(filled, open(filled, signs));
    if (!step) return steps;
    steps.push(step);
    filled = filled.with(step.cell, step.value);
  }
}

/** The steps without those that the last one can do without. */
function neededFor(steps: readonly Found[], givens: Square, signs: readonly Sign[]): Step[] {
  let needed = steps;
  for (const step of steps.slice(0, -1).toReversed()) {
    const fewer = needed.filter((one) => one !== step);
    if (told(fewer, givens, signs).every(({ open, ...one }) => follows(one, open))) needed = fewer;
  }
  return told(needed, givens, signs);
}

function told(steps: readonly Found[], givens: Square, signs: readonly Sign[]): Step[] {
  let filled = givens;
  return steps.map((step) => {
    const before = filled;
    filled = filled.with(step.cell, step.value);
    return {
      ...step,
      filled: before,
      open: open(before, signs).map((bits) => values.filter((n) => bits & (1 << n))),
    };
  });
}

function follows({ cell, value, line }: Found, open: readonly (readonly number[])[]): boolean {
  if (!line) return open[cell]?.length === 1;
  return line.cells.every((one) => one === cell || !open[one]?.includes(value));
}

function completions(start: Square): Square[] {
  if (start.length === 16) return [start];
  return values
    .filter((value) => !(peers[start.length] ?? []).some((cell) => start[cell] === value))
    .flatMap((value) => completions([...start, value]));
}
