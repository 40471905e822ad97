import { useMemo } from "react";
import { type Curve, curveOf, curveOfPieces } from "../../tools/plotter/features.ts";
import { NotDrawn } from "../../tools/plotter/interval/not-drawn.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { ReadEntry } from "./use-picture.ts";

/** A line of the form y = f(x), which can be read out point by point. */
export interface Readable {
  readonly id: number;
  /** Its place in the list, from 1. */
  readonly place: number;
  readonly text: string;
  readonly curve: Curve;
}

/** What can be read out; and what is wrong with lines that can be read but not drawn, by their numbers. */
export function useCurves(entries: readonly ReadEntry[], angle: Angle): readonly Readable[] {
  return useMemo(
    () =>
      entries.flatMap(({ id, text, hidden, row }, index) => {
        if (hidden || row.kind !== "drawing") return [];
        const { drawing } = row;
        if (drawing.kind !== "function" && drawing.kind !== "pieces") return [];
        try {
          const curve = drawing.kind === "pieces" ? curveOfPieces(drawing.pieces, angle) : curveOf(drawing.tree, angle);
          return [{ id, place: index + 1, text, curve }];
        } catch (error) {
          if (!(error instanceof NotDrawn)) throw error;
          return [];
        }
      }),
    [entries, angle],
  );
}
