import { candidates, open, place, settled } from "./bands.ts";
import {
  boxesOfRow0,
  boxesOfRow1,
  boxesOfRow2,
  cellsOfSquare,
  columnsOfSquare,
  onlyInRow0,
  onlyInRow1,
  onlyInRow2,
  wholeBand,
} from "./tables.ts";

/** For each band the open cells with exactly two candidates, as the last `propagate` left them. */
export const pairs = new Int32Array(3);

/** Draws all conclusions from locked candidates, hidden singles and naked singles. False where they contradict each other. */
export function propagate(): boolean {
  while (settleDigits()) {
    const settledNow = settleCells();
    if (settledNow <= 0) return settledNow === 0;
  }
  return false;
}

/**
 * Digit by digit, round and round until nine digits in a row had nothing new: locked candidates, and cells that are the only
 * place of their digit in a row. False where a digit has no place in some house.
 *
 * The other digits of a cell that gets settled are taken away when their turn comes: `open` and `settled` say what to
 * take. Only a digit that changed thereby is worked on: one visit in two on everyday boards, one in three on hard ones.
 */
function settleDigits(): boolean {
  let open0 = open[0] as number;
  let open1 = open[1] as number;
  let open2 = open[2] as number;
  let quiet = 0;
  for (let word = 0; quiet < 9; word = word === 24 ? 0 : word + 3) {
    const old0 = candidates[word] as number;
    const old1 = candidates[word + 1] as number;
    const old2 = candidates[word + 2] as number;
    let band0 = old0 & (open0 | (settled[word] as number));
    let band1 = old1 & (open1 | (settled[word + 1] as number));
    let band2 = old2 & (open2 | (settled[word + 2] as number));
    quiet++;
    if (band0 === old0 && band1 === old1 && band2 === old2) continue;

    let locked0: number;
    let locked1: number;
    let locked2: number;
    do {
      locked0 = lockRows(band0);
      locked1 = lockRows(band1);
      locked2 = lockRows(band2);
      const columns = lockColumns(columnsOf(locked0), columnsOf(locked1), columnsOf(locked2));
      band0 = locked0 & inEachRow(columns & 511);
      band1 = locked1 & inEachRow((columns >> 9) & 511);
      band2 = locked2 & inEachRow(columns >> 18);
    } while (band0 !== locked0 || band1 !== locked1 || band2 !== locked2);
    if (band0 === 0 || band1 === 0 || band2 === 0) return false;
    candidates[word] = band0;
    candidates[word + 1] = band1;
    candidates[word + 2] = band2;

    const single0 = hiddenSingles(band0) & open0;
    const single1 = hiddenSingles(band1) & open1;
    const single2 = hiddenSingles(band2) & open2;
    if ((single0 | single1 | single2) === 0) continue;
    open0 ^= single0;
    open1 ^= single1;
    open2 ^= single2;
    settled[word] = (settled[word] as number) | single0;
    settled[word + 1] = (settled[word + 1] as number) | single1;
    settled[word + 2] = (settled[word + 2] as number) | single2;
    quiet = 1;
  }
  open[0] = open0;
  open[1] = open1;
  open[2] = open2;
  return true;
}

/**
 * Settles the cells with one candidate and gives how many bands had such cells; -1 where a cell has no candidate at all.
 * Finds `pairs`, too. Counts for 27 cells at once: which have at least one candidate, two, three.
 */
function settleCells(): number {
  let [one0, one1, one2] = [0, 0, 0];
  let [two0, two1, two2] = [0, 0, 0];
  let [three0, three1, three2] = [0, 0, 0];
  for (let word = 0; word < 27; word += 3) {
    const band0 = candidates[word] as number;
    const band1 = candidates[word + 1] as number;
    const band2 = candidates[word + 2] as number;
    three0 |= two0 & band0;
    three1 |= two1 & band1;
    three2 |= two2 & band2;
    two0 |= one0 & band0;
    two1 |= one1 & band1;
    two2 |= one2 & band2;
    one0 |= band0;
    one1 |= band1;
    one2 |= band2;
  }
  if ((one0 & one1 & one2) !== wholeBand) return -1;
  pairs[0] = two0 & ~three0;
  pairs[1] = two1 & ~three1;
  pairs[2] = two2 & ~three2;
  return settleBand(0, ~two0) + settleBand(1, ~two1) + settleBand(2, ~two2);
}

/** Settles those of the cells that are open, each with its one candidate; 1 where there was any. */
function settleBand(band: number, cells: number): number {
  const singles = cells & (open[band] as number);
  if (singles === 0) return 0;
  open[band] = (open[band] as number) ^ singles;
  for (let digit = 0; digit < 9; digit++) {
    let mine = (candidates[3 * digit + band] as number) & singles;
    for (; mine !== 0; mine &= mine - 1) place(digit, band, mine & -mine);
  }
  return 1;
}

/** A digit's cells in a band without those that locked candidates rule out; 0 where some row or box has no place for it. */
function lockRows(band: number): number {
  const square =
    (boxesOfRow0[band & 511] as number) |
    (boxesOfRow1[(band >> 9) & 511] as number) |
    (boxesOfRow2[band >> 18] as number);
  return band & (cellsOfSquare[square] as number);
}

/** The same for columns: nine bits a band, for the columns that it may use; given back side by side in one word. */
function lockColumns(band0: number, band1: number, band2: number): number {
  const left = (band0 & 7) | ((band1 & 7) << 3) | ((band2 & 7) << 6);
  const middle = ((band0 >> 3) & 7) | (band1 & 56) | ((band2 & 56) << 3);
  const right = (band0 >> 6) | ((band1 >> 3) & 56) | (band2 & 448);
  return (
    (columnsOfSquare[left] as number) |
    ((columnsOfSquare[middle] as number) << 3) |
    ((columnsOfSquare[right] as number) << 6)
  );
}

/** The columns in which a band has cells: nine bits. */
const columnsOf = (band: number): number => (band | (band >> 9) | (band >> 18)) & 511;

/** Nine bits, in each of the three rows of a band. */
const inEachRow = (columns: number): number => columns | (columns << 9) | (columns << 18);

/** The cells of a band that are alone in their row. */
function hiddenSingles(band: number): number {
  return (
    (onlyInRow0[band & 511] as number) | (onlyInRow1[(band >> 9) & 511] as number) | (onlyInRow2[band >> 18] as number)
  );
}
