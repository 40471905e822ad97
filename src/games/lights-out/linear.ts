/**
 * A square system of equations over the whole numbers modulo a prime, worked through once (Gauss and Jordan): each later
 * question is one pass over `inverse`.
 */
export interface System {
  readonly modulus: number;
  /** Every combination of the equations that comes to 0 = 0; a right-hand side must satisfy each of them to be solvable. */
  readonly checks: readonly (readonly number[])[];
  /** For each unknown, the combination of the right-hand sides that gives it; null where it can be chosen, and is 0. */
  readonly inverse: readonly (readonly number[] | null)[];
}

/** Works through the rows of a square matrix. */
export function eliminate(matrix: readonly (readonly number[])[], modulus: number): System {
  const size = matrix.length;
  // Beside each equation stands which of the first equations it is made of.
  const rows: (readonly number[])[] = matrix.map((row, at) => [
    ...row,
    ...row.map((_, other) => (other === at ? 1 : 0)),
  ]);
  const inverse: (readonly number[] | null)[] = new Array(size).fill(null);
  const pivots: number[] = [];
  for (let column = 0; column < size; column++) {
    const at = rows.findIndex((row, index) => index >= pivots.length && row[column] !== 0);
    const found = rows[at];
    if (!found) continue;
    rows[at] = rows[pivots.length] ?? found;
    const pivot = scaled(found, inverseOf(found[column] ?? 1, modulus), modulus);
    rows[pivots.length] = pivot;
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index === pivots.length || factor === 0) continue;
      rows[index] = row.map((value, k) => (value + (modulus - factor) * (pivot[k] ?? 0)) % modulus);
    }
    pivots.push(column);
  }
  for (const [index, column] of pivots.entries()) inverse[column] = rows[index]?.slice(size) ?? null;
  return { modulus, inverse, checks: rows.slice(pivots.length).map((row) => row.slice(size)) };
}

/** One solution for a right-hand side, or the check that it fails. */
export function solve(
  { modulus, inverse, checks }: System,
  right: readonly number[],
): { readonly solution: readonly number[] } | { readonly failed: readonly number[] } {
  const failed = checks.find((check) => dot(check, right) % modulus !== 0);
  if (failed) return { failed };
  return { solution: inverse.map((row) => (row === null ? 0 : dot(row, right) % modulus)) };
}

/** The sum of the products, place by place. */
export function dot(a: readonly number[], b: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number);
  return sum;
}

function scaled(row: readonly number[], factor: number, modulus: number): readonly number[] {
  return row.map((value) => (value * factor) % modulus);
}

function inverseOf(value: number, modulus: number): number {
  let inverse = 1;
  while ((inverse * value) % modulus !== 1) inverse++;
  return inverse;
}
