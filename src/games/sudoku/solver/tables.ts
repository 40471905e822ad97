// Look-up tables for words of 27 bits: the cells of a band (three rows of nine), first row lowest, first column lowest.
// Each has 512 entries of 32 bits, 2 kB, so that all of them stay in the processor's first cache.

/** The cells of a band. */
export const wholeBand = 0x7ffffff;

/** The ways to put three things into three places: in row i stands the one of place order[i]. */
const orders = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const table = (entry: (index: number) => number): Int32Array => Int32Array.from({ length: 512 }, (_, at) => entry(at));
const bit = (word: number, at: number): boolean => ((word >> at) & 1) === 1;

/**
 * For a 3x3 square of bits (bit 3i + j: row i, place j): those of its bits that belong to some way of having one in each row and
 * in each place. None where there is no such way.
 */
function matchable(square: number): number {
  let kept = 0;
  for (const [first, second, third] of orders) {
    const way = (1 << first) | (8 << second) | (64 << third);
    if ((square & way) === way) kept |= way;
  }
  return kept;
}

/** For the nine bits of a row: in which of its three boxes there is one, moved up to the place of that row in a 3x3 square. */
const boxesOf = (row: number): number => (row & 7 ? 1 : 0) | (row & 56 ? 2 : 0) | (row & 448 ? 4 : 0);
export const boxesOfRow0 = table(boxesOf);
export const boxesOfRow1 = table((row) => boxesOf(row) << 3);
export const boxesOfRow2 = table((row) => boxesOf(row) << 6);

/**
 * For a square that says in which of the three boxes each row of a band has room for a digit: the cells of the band that
 * may still hold it. A row with room in one box only takes that box from the other rows, and so on: locked candidates.
 */
export const cellsOfSquare = table((square) => {
  const kept = matchable(square);
  let cells = 0;
  for (let at = 0; at < 9; at++) if (bit(kept, at)) cells |= 7 << (3 * at);
  return cells;
});

/**
 * The same for a stack of three boxes: for a square that says in which of its three columns each box has room, the columns that
 * remain, those of the first box in bits 0-2, of the second in bits 9-11, of the third in bits 18-20.
 */
export const columnsOfSquare = table((square) => {
  const kept = matchable(square);
  return (kept & 7) | ((kept & 56) << 6) | ((kept & 448) << 12);
});

/** For the nine bits of a row: its only bit, moved to where that row is in a band; 0 where there are none or several. */
const only = (row: number): number => ((row & (row - 1)) === 0 ? row : 0);
export const onlyInRow0 = table(only);
export const onlyInRow1 = table((row) => only(row) << 9);
export const onlyInRow2 = table((row) => only(row) << 18);

/** For cell c and band b at 3c + b: all cells of the band but those that share a row, column or box with c. c itself stays. */
export const unseen = Int32Array.from({ length: 243 }, (_, at) => {
  const [cell, band] = [Math.floor(at / 3), at % 3];
  let cells = 0;
  for (let place = 0; place < 27; place++) if (!seen(cell, 27 * band + place)) cells |= 1 << place;
  return cells;
});

function seen(a: number, b: number): boolean {
  const [rowA, rowB] = [Math.floor(a / 9), Math.floor(b / 9)];
  const [columnA, columnB] = [a % 9, b % 9];
  const third = (n: number) => Math.floor(n / 3);
  const sameBox = third(rowA) === third(rowB) && third(columnA) === third(columnB);
  return a !== b && (rowA === rowB || columnA === columnB || sameBox);
}
