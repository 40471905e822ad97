import type { Reading } from "./reading.ts";

/** A cell of a table: what stands there, and the numbers in it, which count as read once they are taken. */
export interface Cell {
  readonly text: string;
  readonly numbers: () => number[];
}

/** The one table of the words, row by row, its head among them. */
export function tableIn({ numbers, said, shown: { words } }: Reading): Cell[][] {
  const rows = [...words.matchAll(/^\|.*\|[ \t]*$/gm)].filter(([row]) => !/^[|\s:-]+$/.test(row) || !row.includes("-"));
  if (rows.length === 0) throw new Error("there is no table");
  return rows.map(({ 0: row, index }) =>
    Array.from(row.matchAll(/(?<=\|)[^|]*(?=\|)/g), ({ 0: cell, index: at }): Cell => {
      const [from, to] = [index + at, index + at + cell.length];
      const places = numbers.flatMap((one, i) => (one.text === 0 && one.from >= from && one.to <= to ? [i + 1] : []));
      return { text: cell.trim(), numbers: () => places.map(said) };
    }),
  );
}
