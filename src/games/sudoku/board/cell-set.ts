/**
 * Sets of cells as three words of 27 bits (a band of three rows of 9 each), one after the other in a longer array: `at` is
 * where a set begins. Many cells are then tested against many others in three steps.
 */
export type CellSets = Int32Array;

/** Adds a cell. */
export function addTo(sets: CellSets, at: number, cell: number): void {
  const word = at + Math.floor(cell / 27);
  sets[word] = (sets[word] as number) | (1 << (cell % 27));
}

/** Takes a cell away. */
export function removeFrom(sets: CellSets, at: number, cell: number): void {
  const word = at + Math.floor(cell / 27);
  sets[word] = (sets[word] as number) & ~(1 << (cell % 27));
}

/** The cells, in order. */
export function cellsIn(sets: CellSets, at: number): number[] {
  const cells: number[] = [];
  for (let word = 0; word < 3; word++) {
    for (let rest = sets[at + word] as number; rest; rest &= rest - 1)
      cells.push(word * 27 + 31 - Math.clz32(rest & -rest));
  }
  return cells;
}

/** Whether every cell of the first set is in the second. */
export function isWithin(sets: CellSets, at: number, others: CellSets, otherAt: number): boolean {
  return (
    ((sets[at] as number) & ~(others[otherAt] as number)) === 0 &&
    ((sets[at + 1] as number) & ~(others[otherAt + 1] as number)) === 0 &&
    ((sets[at + 2] as number) & ~(others[otherAt + 2] as number)) === 0
  );
}

/** Writes the cells that have the digit among their marks. */
export function cellsWith(marks: Uint16Array, digit: number, into: CellSets, at: number): void {
  let words = 0;
  for (let word = 0; word < 3; word++) {
    words = 0;
    const first = word * 27;
    const end = Math.min(first + 27, marks.length);
    for (let cell = first; cell < end; cell++) words |= (((marks[cell] as number) >> digit) & 1) << (cell - first);
    into[at + word] = words;
  }
}
