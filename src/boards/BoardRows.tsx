// biome-ignore-all lint/a11y/useSemanticElements: the WAI-ARIA grid pattern; buttons in the cells of a table would be a stop more
// biome-ignore-all lint/a11y/useFocusableInteractive: as above, only the cells of a grid take the focus
import { Fragment, type ReactNode } from "react";

interface BoardRowsProps {
  /** The cells of each row, by their numbers. */
  readonly of: readonly (readonly number[])[];
  /** What stands for a cell: one control. */
  readonly cell: (cell: number) => ReactNode;
}

/** The rows of a board of buttons that is read as a grid. */
export function BoardRows({ of, cell }: BoardRowsProps) {
  return of.map((cells) => (
    <div key={cells[0]} role="row">
      {cells.map((one) => (
        <Fragment key={one}>{cell(one)}</Fragment>
      ))}
    </div>
  ));
}
