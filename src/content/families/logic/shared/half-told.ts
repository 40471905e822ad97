import { random } from "../../../../maths/random.ts";

/** One of the things that are possible: one friend is told the row, the other the column. */
export interface Option {
  readonly row: number;
  readonly column: number;
}

export interface HalfTold {
  /** Row by row; rows are 0 to 3, columns 0 to 5. */
  readonly options: readonly Option[];
  /** Left after each of the three sentences. */
  readonly left: readonly [first: readonly Option[], second: readonly Option[], third: readonly Option[]];
}

/** Possibilities that three sentences bring down to one, each sentence being needed. The same seed, the same list. */
export function halfTold(seed: number): HalfTold {
  const dice = random(seed);
  for (;;) {
    const cells = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => ({ row, column })));
    const options = dice
      .shuffle(cells)
      .slice(0, dice.whole(9, 11))
      .toSorted((a, b) => a.row - b.row || a.column - b.column);
    const rows = [0, 1, 2, 3].map((row) => options.filter((one) => one.row === row).length);
    if (rows.some((n) => n < 2)) continue;
    const first = options.filter(({ row }) =>
      options.every((one) => one.row !== row || alike(options, "column", one.column) > 1),
    );
    if (new Set(first.map(({ row }) => row)).size !== 2) continue;
    const second = first.filter(({ column }) => alike(first, "column", column) === 1);
    const third = second.filter(({ row }) => alike(second, "row", row) === 1);
    // Every sentence removes something, and a shared column is among what the second removes.
    if (third.length === 1 && second.length >= 3 && second.length < first.length)
      return { options, left: [first, second, third] };
  }
}

/** How many of them lie in this row or column. */
export function alike(some: readonly Option[], line: keyof Option, place: number): number {
  return some.filter((one) => one[line] === place).length;
}
