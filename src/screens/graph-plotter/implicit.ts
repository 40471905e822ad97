import { type Branch, branchesOf } from "../../tools/plotter/branches.ts";
import type { View } from "../../tools/plotter/cells.ts";
import type { Lines } from "./use-picture.ts";
import type { Shape } from "./use-shapes.ts";

/** An equation or an inequality that is drawn: its branches, or those of its border, in the view they were found for. */
export interface Implicit {
  readonly id: number;
  readonly place: number;
  readonly text: string;
  readonly area: boolean;
  readonly view: View;
  readonly branches: readonly Branch[];
}

/** The branches of the equations that are drawn. */
export function implicitOf({ entries }: Lines, shapes: readonly Shape[]): readonly Implicit[] {
  return shapes.flatMap(({ id, place, cells }) => {
    const text = entries.find((entry) => entry.id === id)?.text;
    if (!cells || text === undefined) return [];
    const { area, view, outline, across } = cells;
    return [{ id, place, text, area, view, branches: branchesOf(outline, across, view) }];
  });
}
