import { random } from "../../../../maths/random.ts";

/** Sixteen cells, row by row; 0 is an empty one. */
export type Square = readonly number[];

export interface Unit {
  readonly kind: "row" | "column" | "box";
  /** 1 to 4: from the top, from the left; boxes as one reads. */
  readonly number: number;
  readonly cells: readonly number[];
}

/** One number that is forced. */
export interface Placement {
  readonly cell: number;
  readonly value: number;
  /** The unit in which only this cell is left for the number; none where only this number is left for the cell. */
  readonly home?: Unit;
  /** The units that already hold the number (with a home) or the other numbers (without). */
  readonly because: readonly { readonly unit: Unit; readonly value: number }[];
  /** The cells the reason looks at. */
  readonly needs: readonly number[];
}

export interface StarPuzzle {
  readonly givens: Square;
  readonly full: Square;
  readonly star: number;
  /** What one places one after another, as far as the star needs it; the last one is the star. */
  readonly steps: readonly Placement[];
}

const fours = [0, 1, 2, 3];
const units: readonly Unit[] = [
  ...fours.map((r) => ({ kind: "row", number: r + 1, cells: fours.map((c) => 4 * r + c) }) as const),
  ...fours.map((c) => ({ kind: "column", number: c + 1, cells: fours.map((r) => 4 * r + c) }) as const),
  ...fours.map((b) => {
    const corner = 8 * Math.floor(b / 2) + 2 * (b % 2);
    return { kind: "box", number: b + 1, cells: [corner, corner + 1, corner + 4, corner + 5] } as const;
  }),
];
const unitsOf = (cell: number) => units.filter(({ cells }) => cells.includes(cell));

let known: readonly Square[] | undefined;
/** The 288 full squares. */
const fullSquares = (): readonly Square[] => {
  known ??= completions([]);
  return known;
};

/** A square with as few numbers as fix it, and a cell whose number takes three or four steps. The same seed, the same square. */
export function starPuzzle(seed: number): StarPuzzle {
  const dice = random(seed);
  for (;;) {
    const full = dice.pick(fullSquares());
    let fitting = fullSquares();
    let shown: readonly number[] = [];
    for (const cell of dice.shuffle(full.map((_, i) => i))) {
      if (fitting.length === 1) break;
      const fewer = fitting.filter((one) => one[cell] === full[cell]);
      if (fewer.length === fitting.length) continue;
      fitting = fewer;
      shown = [...shown, cell];
    }
    for (const cell of shown) {
      const others = shown.filter((one) => one !== cell);
      if (fullSquares().filter((one) => others.every((at) => one[at] === full[at])).length === 1) shown = others;
    }
    const givens = full.map((value, cell) => (shown.includes(cell) ? value : 0));
    const placements = solve(givens);
    const stars = placements
      .map(({ cell }) => ({ star: cell, steps: neededFor(cell, placements) }))
      .filter(({ star, steps }) => (steps.length === 3 || steps.length === 4) && isOpen(givens, star));
    if (stars.length > 0) return { givens, full, ...dice.pick(stars) };
  }
}

/** Whether the numbers at the start leave the cell at least two choices. */
function isOpen(givens: Square, star: number): boolean {
  const seen = new Set(unitsOf(star).flatMap(({ cells }) => cells.map((cell) => givens[cell])));
  seen.delete(0);
  return seen.size <= 2;
}

function solve(givens: Square): readonly Placement[] {
  let square = givens;
  const placements: Placement[] = [];
  for (;;) {
    const next = onlyHome(square) ?? onlyNumber(square);
    if (!next) return placements;
    placements.push(next);
    square = square.with(next.cell, next.value);
  }
}

/** A number that has only one cell left in a row, column or box. */
function onlyHome(square: Square): Placement | undefined {
  const found: Placement[] = [];
  for (const home of units)
    for (const value of [1, 2, 3, 4]) {
      if (home.cells.some((cell) => square[cell] === value)) continue;
      const empty = home.cells.filter((cell) => square[cell] === 0);
      const open = empty.filter((cell) => !holder(square, cell, value));
      const [cell] = open;
      if (cell === undefined || open.length !== 1) continue;
      const barred = empty.filter((one) => one !== cell);
      const because = fewestUnits(square, barred, value).map((unit) => ({ unit, value }));
      const holders = because.map(({ unit }) => unit.cells.find((one) => square[one] === value) ?? 0);
      found.push({ cell, value, home, because, needs: [...home.cells.filter((one) => square[one]), ...holders] });
    }
  return found.toSorted((a, b) => a.because.length - b.because.length || a.needs.length - b.needs.length)[0];
}

/** A cell that has only one number left. */
function onlyNumber(square: Square): Placement | undefined {
  for (const [cell, content] of square.entries()) {
    if (content) continue;
    const because = [1, 2, 3, 4].flatMap((value) => {
      const unit = holder(square, cell, value);
      return unit ? { unit, value } : [];
    });
    if (because.length !== 3) continue;
    const value = 10 - because.reduce((sum, one) => sum + one.value, 0);
    const needs = because.map(({ unit, value }) => unit.cells.find((one) => square[one] === value) ?? 0);
    return { cell, value, because, needs };
  }
  return undefined;
}

/** A row, column or box of the cell that holds the number already. */
function holder(square: Square, cell: number, value: number): Unit | undefined {
  return unitsOf(cell).find(({ cells }) => cells.some((one) => square[one] === value));
}

/** As few rows, columns and boxes that hold the number as bar it from all these cells. */
function fewestUnits(square: Square, cells: readonly number[], value: number): readonly Unit[] {
  const [first] = cells;
  if (first === undefined) return [];
  const ways = unitsOf(first)
    .filter((unit) => unit.cells.some((one) => square[one] === value))
    .map((unit) => [
      unit,
      ...fewestUnits(
        square,
        cells.filter((cell) => !unit.cells.includes(cell)),
        value,
      ),
    ]);
  return ways.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

function neededFor(star: number, placements: readonly Placement[]): readonly Placement[] {
  const needed = new Set([star]);
  for (const { cell, needs } of placements.toReversed()) if (needed.has(cell)) for (const one of needs) needed.add(one);
  return placements.filter(({ cell }) => needed.has(cell));
}

function completions(start: Square): Square[] {
  if (start.length === 16) return [start];
  return [1, 2, 3, 4]
    .filter((value) => !unitsOf(start.length).some(({ cells }) => cells.some((cell) => start[cell] === value)))
    .flatMap((value) => completions([...start, value]));
}
