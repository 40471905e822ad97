import { fillDrawing } from "../../tools/plotter/fill.ts";
import { cellsOf } from "../../tools/plotter/grid.ts";
import { orElse } from "../../tools/plotter/interval/not-drawn.ts";
import { bordersOf, isArea } from "../../tools/plotter/relation.ts";
import { pointsOf, tell, valuesAt } from "../../tools/plotter/telling.ts";
import { crossing } from "../../tools/plotter/vanishing.ts";
import { unpack } from "./packed.ts";
import type { Answers, Kind, Message, Questions } from "./questions.ts";
import { cellsPath, cellsPlace, endsOf, labelPlace, linesOf, outlinePath, pathOf } from "./shapes.ts";

/** All that the page leaves to a worker: whatever needs interval arithmetic. */
const answers: { readonly [K in Kind]: (question: Questions[K]) => Answers[K] } = {
  cells({ relation, letters, view, across, angle }) {
    const drawing = fillDrawing({ kind: "relation", relation }, letters);
    if (drawing.kind !== "relation") return null;
    const cells = orElse(null, () => cellsOf(crossing(drawing.relation), view, across, { angle }));
    if (!cells) return null;
    const { undecided } = cells;
    const borders = isArea(drawing.relation)
      ? bordersOf(drawing.relation).map(({ relation, isClosed }) => ({
          path: outlinePath(cellsOf(relation, view, across, { angle })),
          isClosed,
        }))
      : [];
    return {
      outline: outlinePath(cells),
      path: cellsPath(cells),
      borders,
      label: cellsPlace(cells, view),
      across,
      undecided,
    };
  },
  lines: ({ drawings, letters, view, size, angle }) =>
    unpack(drawings).flatMap(({ id, drawing }) =>
      orElse([], () => {
        const filled = fillDrawing(drawing, letters);
        const lines = linesOf(filled, view, size, angle);
        const label = labelPlace(lines, view, size, id);
        const path = pathOf(lines, view, size);
        return [{ id, path, label, points: pointsOf(filled, angle), ends: endsOf(filled, view, angle) }];
      }),
    ),
  told: ({ lines, letters, view, angle }) =>
    tell(
      lines.map((line) => ({ ...line, drawing: fillDrawing(line.drawing, letters) })),
      view,
      angle,
    ),
  values: ({ drawings, letters, xs, angle }) =>
    valuesAt(
      drawings.map((drawing) => fillDrawing(drawing, letters)),
      xs,
      angle,
    ),
};

export function answer<K extends Kind>({ kind, question }: Message<K>): Answers[K] {
  return answers[kind](question);
}
