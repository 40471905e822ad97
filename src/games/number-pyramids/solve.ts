import { equal, type Rational } from "../../maths/rational.ts";
import { range } from "../../maths/whole.ts";
import { aboveOf, type Group, groupOf, type Law, rightCounts } from "./law.ts";
import { brickAt } from "./layout.ts";
import type { Pyramid } from "./pyramid.ts";

interface Row {
  /** How often each unknown counts. */
  readonly counts: number[];
  value: Rational;
}

/**
 * Every brick of a pyramid's one solution; "none" or "many" where it is not one. Exact for sums, differences and products:
 * each given brick is an equation between whole multiples of the bricks of the lowest row. They are brought into
 * diagonal form by adding whole multiples of rows and of columns to each other (the Smith normal form but for its order),
 * which keeps everything true of products as well, where halves would be roots.
 */
export function solve({ law, height, givens }: Pyramid): readonly Rational[] | "none" | "many" {
  const group = groupOf(law);
  const counts = countsOf(law, height);
  const rows = givens.flatMap((value, brick) => (value ? [{ counts: [...(counts[brick] ?? [])], value }] : []));
  // The lowest row in terms of the unknowns of the diagonal form.
  const basis = range(0, height - 1).map((i) => range(0, height - 1).map((j) => (i === j ? 1 : 0)));
  const rank = diagonalise(rows, basis, group);
  if (rows.slice(rank).some(({ value }) => !equal(value, group.neutral))) return "none";
  const unknowns: Rational[] = [];
  for (const [at, { counts, value }] of rows.slice(0, rank).entries()) {
    const unknown = group.part(value, counts[at] ?? 1);
    if (!unknown) return "none";
    unknowns.push(unknown);
  }
  if (rank < height) return "many";
  const lowest = basis.map((row) =>
    row.reduce((sum, count, at) => group.plus(sum, group.times(unknowns[at] ?? group.neutral, count)), group.neutral),
  );
  return builtOn(law, lowest);
}

/** Every brick of the pyramid that stands on a lowest row. */
export function builtOn(law: Law, lowest: readonly Rational[]): readonly Rational[] {
  const rows: Rational[][] = [[...lowest]];
  for (let row = rows[0] ?? []; row.length > 1; row = rows[0] ?? [])
    rows.unshift(row.slice(1).map((right, at) => aboveOf(law, row[at] ?? right, right)));
  return rows.flat();
}

/** How often each brick of the lowest row counts in each brick: in a sum the binomial coefficients. */
function countsOf(law: Law, height: number): readonly (readonly number[])[] {
  const counts: number[][] = [];
  for (let row = height - 1; row >= 0; row--)
    for (let place = 0; place <= row; place++) {
      const [left, right] = [counts[brickAt(row + 1, place)], counts[brickAt(row + 1, place + 1)]];
      counts[brickAt(row, place)] = range(0, height - 1).map((at) =>
        left && right ? (left[at] ?? 0) + rightCounts(law) * (right[at] ?? 0) : Number(at === place),
      );
    }
  return counts;
}

/** Brings rows into diagonal form, and the basis along; gives how many rows are not empty. */
function diagonalise(rows: Row[], basis: number[][], group: Group): number {
  for (let done = 0; done < basis.length; done++)
    for (;;) {
      if (!pivot(rows, basis, done)) return done;
      const isClear = clearColumn(rows, done, group);
      if (clearRow(rows, basis, done) && isClear) break;
    }
  return basis.length;
}

/** Brings the smallest count that is not 0, from row and column `done` on, to that place; false where all are 0. */
function pivot(rows: Row[], basis: number[][], done: number): boolean {
  let least = { row: -1, column: -1, size: Number.POSITIVE_INFINITY };
  for (const [row, { counts }] of rows.entries())
    for (const [column, count] of counts.entries())
      if (row >= done && column >= done && count !== 0 && Math.abs(count) < least.size)
        least = { row, column, size: Math.abs(count) };
  if (least.row < 0) return false;
  swap(rows, done, least.row);
  for (const line of [...rows.map(({ counts }) => counts), ...basis]) swap(line, done, least.column);
  return true;
}

function swap<T>(list: T[], a: number, b: number): void {
  const [one, other] = [list[a], list[b]];
  if (one === undefined || other === undefined) return;
  list[a] = other;
  list[b] = one;
}

/** Takes the row `done` from those below it as often as it goes; whether nothing is left in its column. */
function clearColumn(rows: Row[], done: number, group: Group): boolean {
  const first = rows[done];
  let clear = true;
  if (!first) return clear;
  for (const row of rows.slice(done + 1)) {
    const often = Math.trunc((row.counts[done] ?? 0) / (first.counts[done] ?? 1));
    if (often !== 0) {
      for (const [at, count] of first.counts.entries()) row.counts[at] = (row.counts[at] ?? 0) - often * count;
      row.value = group.minus(row.value, group.times(first.value, often));
    }
    clear &&= row.counts[done] === 0;
  }
  return clear;
}

/** The same with columns. */
function clearRow(rows: Row[], basis: number[][], done: number): boolean {
  const first = rows[done]?.counts ?? [];
  const lines = [...rows.map(({ counts }) => counts), ...basis];
  for (let column = done + 1; column < first.length; column++) {
    const often = Math.trunc((first[column] ?? 0) / (first[done] ?? 1));
    if (often !== 0) for (const line of lines) line[column] = (line[column] ?? 0) - often * (line[done] ?? 0);
  }
  return first.slice(done + 1).every((count) => count === 0);
}
