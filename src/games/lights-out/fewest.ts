import { type Board, cross, type Kind } from "./board.ts";
import { eliminate, type System, solve } from "./linear.ts";

/** What presses can do on boards of one kind. Presses are counted for each cell; their order does not matter. */
interface Presses {
  readonly system: System;
  /** Every quiet pattern: presses that change nothing, the empty one among them. At most 6,561, for 5 by 5 with 3 colours that wraps. */
  readonly quiet: readonly (readonly number[])[];
}

const known = new Map<string, Presses>();

/** The presses of a kind, worked out at the first call. */
function pressesOf(kind: Kind): Presses {
  const { size, wrap, colours } = kind;
  const name = `${size}-${wrap}-${colours}`;
  const ready = known.get(name);
  if (ready) return ready;
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const matrix = cells.map((cell) => {
    const hit = cross(kind, cell);
    return cells.map((other) => (hit.includes(other) ? 1 : 0));
  });
  const system = eliminate(matrix, colours);
  // The matrix is its own mirror image: what a cell's press does to another, the other's does to it. So the checks on what
  // can be solved are at the same time the patterns of presses that change nothing.
  const made = { system, quiet: combinations(system.checks, size * size, colours) };
  known.set(name, made);
  return made;
}

/** All sums of multiples of some patterns. */
function combinations(
  basis: readonly (readonly number[])[],
  length: number,
  modulus: number,
): readonly (readonly number[])[] {
  let sums: readonly (readonly number[])[] = [new Array<number>(length).fill(0)];
  for (const pattern of basis) {
    const multiples = Array.from({ length: modulus }, (_, factor) => factor);
    sums = sums.flatMap((sum) =>
      multiples.map((factor) => sum.map((value, at) => (value + factor * (pattern[at] ?? 0)) % modulus)),
    );
  }
  return sums;
}

/** Patterns of presses that change nothing, from which all others are made by addition. */
export function quietBasis(kind: Kind): readonly (readonly number[])[] {
  return pressesOf(kind).system.checks;
}

/**
 * The fewest presses that put every light out, for each cell how often it is pressed; null where no presses do. Of several
 * shortest ways it gives one with the fewest presses in the rows that light chasing begins with.
 */
export function fewestPresses(board: Board): readonly number[] | null {
  // There are at most 14 cells in those rows and none is pressed more than twice.
  return lightest(board, 65, 64);
}

/**
 * What to press in the rows that light chasing begins with so that a chase after it puts every light out: for each of their
 * cells how often, with as few presses as can be. Null where no presses do. After a chase this is the first-row table.
 */
export function leadingPresses(board: Board): readonly number[] | null {
  return leadingWay(board)?.slice(0, leadingRows(board) * board.size) ?? null;
}

/** The same, with the presses of the chase. */
export function leadingWay(board: Board): readonly number[] | null {
  // The whole board has less than 100 presses, so those in the leading rows count first.
  return lightest(board, 100, 1);
}

/** Of all presses that put the board out those that weigh least, where a press in the leading rows weighs `first`. */
function lightest(board: Board, first: number, other: number): readonly number[] | null {
  const { system, quiet } = pressesOf(board);
  const { size, colours, lights } = board;
  const solved = solve(
    system,
    lights.map((light) => (colours - light) % colours),
  );
  if ("failed" in solved) return null;
  const { solution } = solved;
  const end = leadingRows(board) * size;
  let best = quiet[0] ?? solution;
  let least = Number.POSITIVE_INFINITY;
  for (const pattern of quiet) {
    let weight = 0;
    for (let at = 0; at < solution.length && weight < least; at++) {
      const times = ((solution[at] as number) + (pattern[at] as number)) % colours;
      weight += (at < end ? first : other) * times;
    }
    if (weight >= least) continue;
    least = weight;
    best = pattern;
  }
  return solution.map((times, at) => (times + (best[at] ?? 0)) % colours);
}

/** The number of presses in a pattern. */
export function total(presses: readonly number[]): number {
  return presses.reduce((sum, times) => sum + times, 0);
}

/**
 * How many rows at the top decide all presses below them: one, and two where the board wraps around, because the first row
 * then also hangs on the last.
 */
export function leadingRows({ wrap }: Kind): 1 | 2 {
  return wrap ? 2 : 1;
}
