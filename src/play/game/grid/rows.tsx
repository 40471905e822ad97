import { memo, useRef } from "react";
import type { Clue } from "../../../engine/game/grid.ts";
import { Cell, type CellProps } from "./cell.tsx";

type Line = readonly (CellProps | null)[];

/** The rows as they were where none of their cells is another: React passes those over whole, and a press costs its row, not the board. */
export function useRows(next: readonly Line[]): readonly Line[] {
  const last = useRef<readonly Line[]>([]);
  last.current = next.map((line, row) => {
    const was = last.current[row];
    return was && line.every((cell, column) => isSameCell(cell, was[column])) ? was : line;
  });
  return last.current;
}

function isSameCell(one: CellProps | null, other: CellProps | null | undefined): boolean {
  if (!one || !other) return one === other;
  for (const key in one) if (one[key as keyof CellProps] !== other[key as keyof CellProps]) return false;
  return true;
}

interface RowProps {
  readonly row: number;
  readonly line: Line;
  /** What the row comes to, where the board says so. */
  readonly end: Clue | undefined;
}

export const Row = memo(function Row({ row, line, end }: RowProps) {
  return (
    <tr aria-rowindex={row + 1}>
      {line.map((cell, column) =>
        cell ? (
          <Cell key={cell.cell} {...cell} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their places
          <td key={`gap ${column}`} className="gap" aria-hidden="true" />
        ),
      )}
      <EndClue clue={end} />
    </tr>
  );
});

export function EndClue({ clue }: { clue: Clue | undefined }) {
  return (
    clue && (
      <th className="end" aria-label={clue.words}>
        {clue.text}
      </th>
    )
  );
}
