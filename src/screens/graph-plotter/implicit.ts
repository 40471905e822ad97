import { areaWords, type Branch, branchesOf, branchWords, cellWords } from "../../tools/plotter/branches.ts";
import type { Drawing } from "../../tools/plotter/drawing.ts";
import type { Lines } from "./use-picture.ts";
import type { CellsShape, Shape } from "./use-shapes.ts";

/** A line whose picture is told, as no function of x is: the branches of a curve, or what an inequality fills. */
export interface Implicit {
  readonly id: number;
  readonly place: number;
  readonly text: string;
  readonly words: readonly string[];
  readonly branches: readonly Branch[];
}

/** The equations, the inequalities and the ways of points that are drawn. */
export function implicitOf({ drawn }: Lines, shapes: readonly Shape[]): readonly Implicit[] {
  return shapes.flatMap(({ id, cells, path, view, size }) => {
    const line = drawn.find((each) => each.id === id);
    if (!line) return [];
    if (cells?.area) return [{ ...line, words: areaOf(line.drawing, cells), branches: [] }];
    if (!cells && !/sideways|polar|parametric/.test(line.drawing.kind)) return [];
    const branches = cells
      ? branchesOf(cells.outline, cells.across, cells.view)
      : branchesOf(path, size.width, view, size.height);
    const inCells = cells && branches.length === 0 ? cellWords(cells.path, cells.across, cells.view) : [];
    const words =
      inCells.length > 0 ? inCells : branchWords(branches, cells?.view ?? view, cells !== null && cells.undecided > 0);
    return [{ ...line, words, branches }];
  });
}

function areaOf(drawing: Drawing, { path, across, view }: CellsShape): readonly string[] {
  const signs = drawing.kind === "relation" ? drawing.relation.signs : [];
  const words = areaWords(path, across, view);
  if (signs.every((sign) => sign === "<" || sign === ">")) return [...words, "Its border does not belong to it."];
  const isClosed = signs.every((sign) => sign === "≤" || sign === "≥");
  return [
    ...words,
    isClosed ? "Its border belongs to it." : "Its solid border belongs to it, its dashed one does not.",
  ];
}
