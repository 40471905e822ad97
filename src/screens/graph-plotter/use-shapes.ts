import { useEffect, useMemo, useState } from "react";
import type { Cells, View } from "../../tools/plotter/cells.ts";
import { NotDrawn } from "../../tools/plotter/interval/not-drawn.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { End } from "../../tools/plotter/pieces.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import { solveCells } from "./cells-work.ts";
import { cellsPath, cellsPlace, endsOf, labelPlace, linesOf, outlinePath, pathOf, pointsOf } from "./shapes.ts";
import type { ReadEntry } from "./use-picture.ts";
import type { Size } from "./view.ts";

/** What is drawn of a line of the list. */
export interface Shape {
  readonly id: number;
  /** What it is called in the picture: its place in the list. */
  readonly place: number;
  readonly path: string;
  /** Where its number stands, in pixels. */
  readonly label: { readonly x: number; readonly y: number } | null;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Ends of pieces, closed where the last point belongs to the curve, and holes. */
  readonly ends: readonly End[];
  readonly cells: CellsShape | null;
}

export interface CellsShape {
  /** In cells from the top left: lines through them, and cells that are filled. */
  readonly outline: string;
  readonly path: string;
  readonly across: number;
  readonly view: View;
  readonly label: { readonly column: number; readonly row: number } | null;
  /** In so many cells there may be a solution or none. */
  readonly undecided: number;
  /** Whether it fills an area, as an inequality does. */
  readonly area: boolean;
}

export function useShapes(entries: readonly ReadEntry[], view: View, size: Size, angle: Angle): readonly Shape[] {
  const cells = useCells(entries, view, angle);
  const lines = useMemo(
    () =>
      entries.flatMap(({ id, hidden, row }, index) => {
        if (hidden || row.kind !== "drawing") return [];
        try {
          const lines = linesOf(row.drawing, view, size, angle);
          const path = pathOf(lines, view, size);
          const label = labelPlace(lines, view, size, id);
          return [
            {
              id,
              place: index + 1,
              path,
              label,
              points: pointsOf(row.drawing, angle),
              ends: endsOf(row.drawing, angle),
            },
          ];
        } catch (error) {
          if (!(error instanceof NotDrawn)) throw error;
          return []; // said beside its field
        }
      }),
    [entries, view, size, angle],
  );
  return lines.map((shape) => ({ ...shape, cells: cells.get(shape.id) ?? null }));
}

/** A coarse picture at once, a fine one when the view has stood still for a moment. */
function useCells(entries: readonly ReadEntry[], view: View, angle: Angle): ReadonlyMap<number, CellsShape> {
  const [known, setKnown] = useState<ReadonlyMap<number, CellsShape>>(new Map());
  useEffect(() => {
    const cancels: (() => void)[] = [];
    const wanted = entries.flatMap(({ id, hidden, row }) =>
      !hidden && row.kind === "drawing" && row.drawing.kind === "relation" ? [[id, row.drawing.relation] as const] : [],
    );
    setKnown((before) => {
      const kept = [...before].filter(([id]) => wanted.some(([other]) => other === id));
      return kept.length === before.size ? before : new Map(kept);
    });
    const ask = (across: number) => {
      for (const [id, relation] of wanted) {
        const tell = (cells: Cells) => {
          const { across, undecided } = cells;
          const label = cellsPlace(cells);
          const outline = outlinePath(cells);
          const shape = { outline, path: cellsPath(cells), label, across, undecided, view, area: isArea(relation) };
          setKnown((before) => new Map(before).set(id, shape));
        };
        cancels.push(solveCells(relation, view, across, angle, tell));
      }
    };
    const soon = setTimeout(ask, 20, 128);
    const late = setTimeout(ask, 200, 512);
    return () => {
      clearTimeout(soon);
      clearTimeout(late);
      for (const cancel of cancels) cancel();
    };
  }, [entries, view, angle]);
  return known;
}

const isArea = ({ signs }: Relation) => !signs.includes("=");
