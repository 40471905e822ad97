import { cellsOf, type View } from "../../tools/plotter/cells.ts";
import { NotDrawn } from "../../tools/plotter/interval/not-drawn.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { End } from "../../tools/plotter/pieces.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import type { Drawing } from "../../tools/plotter/row.ts";
import { cellsPath, cellsPlace, endsOf, labelPlace, linesOf, outlinePath, pathOf, pointsOf } from "./shapes.ts";
import type { Size } from "./view.ts";

export interface CellsQuestion {
  readonly relation: Relation;
  readonly view: View;
  readonly across: number;
  readonly angle: Angle;
}

/** In cells from the top left: lines through them, and cells that are filled. */
export interface CellsPicture {
  readonly outline: string;
  readonly path: string;
  readonly across: number;
  readonly label: { readonly column: number; readonly row: number } | null;
  /** In so many cells there may be a solution or none. */
  readonly undecided: number;
}

/** The cells of a relation, ready to be shown. Throws NotDrawn. */
export function cellsPicture({ relation, view, across, angle }: CellsQuestion): CellsPicture {
  const cells = cellsOf(relation, view, across, { angle });
  const { undecided } = cells;
  return { outline: outlinePath(cells), path: cellsPath(cells), label: cellsPlace(cells), across, undecided };
}

export interface LinesQuestion {
  readonly drawings: readonly { readonly id: number; readonly drawing: Drawing }[];
  readonly view: View;
  readonly size: Size;
  readonly angle: Angle;
}

export interface LinePicture {
  readonly id: number;
  readonly path: string;
  /** Where its number stands, in pixels. */
  readonly label: { readonly x: number; readonly y: number } | null;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Ends of pieces, closed where the last point belongs to the curve, and holes. */
  readonly ends: readonly End[];
}

/** What the lines of a list look like that are no relations; what cannot be drawn is left out. */
export function linesPicture({ drawings, view, size, angle }: LinesQuestion): LinePicture[] {
  return drawings.flatMap(({ id, drawing }) => {
    try {
      const lines = linesOf(drawing, view, size, angle);
      const label = labelPlace(lines, view, size, id);
      const path = pathOf(lines, view, size);
      return [{ id, path, label, points: pointsOf(drawing, angle), ends: endsOf(drawing, angle) }];
    } catch (error) {
      if (!(error instanceof NotDrawn)) throw error;
      return []; // said beside its field
    }
  });
}
