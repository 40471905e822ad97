/** A life on the timeline: between which points across it lies, with its name, and in which row. */
export interface Packed<T> {
  readonly of: T;
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/**
 * Puts what lies between two points into as few rows as the order allows: each into the first row that is free from where it begins, with
 * `gap` between neighbours. The pieces come in the order of where they begin.
 */
export function pack<T>(pieces: readonly Omit<Packed<T>, "row">[], gap: number): Packed<T>[] {
  const ends: number[] = [];
  return pieces.map((piece) => {
    const free = ends.findIndex((end) => end + gap <= piece.from);
    const row = free < 0 ? ends.length : free;
    ends[row] = piece.to;
    return { ...piece, row };
  });
}
