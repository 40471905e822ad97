import { label, small, stroke, svg } from "../../boards/paper.ts";
import type { GridShape } from "../../engine/game/grid.ts";
import type { Html } from "../../engine/puzzle.ts";

const cell = 34;

/** A board of cells with these values in it; 0 leaves a cell empty. */
export function gridOnPaper(shape: GridShape, values: readonly number[]): Html {
  const { rows, columns, places, boxes, clues, givens } = shape;
  const thick: string[] = [];
  const parts: string[] = [];
  const isStar = clues.some((clue) => clue.shape === "line");
  const ends = clues.some((clue) => clue.shape === "end");
  const x = (at: number) => 2 + (places[at]?.column ?? 0) * cell;
  const y = (at: number) => 2 + (places[at]?.row ?? 0) * cell;
  const centre = (at: number) => `${x(at) + cell / 2},${y(at) + cell / 2}`;
  for (const clue of clues)
    if (clue.shape === "line") parts.push(`<polyline points="${clue.cells.map(centre).join(" ")}" ${stroke(1)}/>`);
  for (const at of places.keys())
    parts.push(
      isStar
        ? `<circle cx="${x(at) + cell / 2}" cy="${y(at) + cell / 2}" r="${cell * 0.46}" fill="#fff" stroke="currentColor" stroke-width="1.5"/>`
        : `<rect x="${x(at)}" y="${y(at)}" width="${cell}" height="${cell}" ${stroke(0.8)}/>`,
    );
  const regions = [...boxes, ...clues.filter((clue) => clue.shape === "cage").map((clue) => clue.cells)];
  for (const region of regions) thick.push(outline(shape, region));
  for (const clue of clues) {
    const [first = 0] = clue.cells;
    const last = clue.cells.at(-1) ?? 0;
    if (clue.shape === "cage") parts.push(small(x(first) + 3, y(first) + 10, clue.text));
    if (clue.shape !== "end") continue;
    const [across, down] = [x(last) - x(clue.cells.at(-2) ?? last), y(last) - y(clue.cells.at(-2) ?? last)];
    const at = {
      x: x(last) + (across > 0 ? cell + 4 : across < 0 ? -26 : 6),
      y: y(last) + (down > 0 ? cell + 12 : cell / 2 + 4),
    };
    if (across === 0 || down === 0) parts.push(small(at.x, at.y, clue.text));
  }
  for (const [at, value] of values.entries())
    if (value)
      parts.push(
        label(
          x(at) + cell / 2,
          y(at) + cell / 2 + (regions.length > boxes.length ? 3 : 0),
          (shape.values[value - 1] ?? "").replace("-", "−"),
          (shape.values[value - 1] ?? "").length > 2 ? 13 : 18,
          givens[at] !== 0,
        ),
      );
  const frame =
    regions.length > 0 ? `<rect x="2" y="2" width="${columns * cell}" height="${rows * cell}" ${stroke(2.4)}/>` : "";
  const room = ends ? 44 : 0;
  const words = `A board of ${rows} rows and ${columns} columns`;
  return svg(
    columns * cell + 4 + room,
    rows * cell + 4 + (ends ? 18 : 0),
    words,
    parts.join("") + thick.join("") + frame,
  );
}

/** The edges of some cells that do not lie between two of them. */
function outline({ places }: GridShape, region: readonly number[]): string {
  const inside = new Set(region.map((at) => `${places[at]?.row},${places[at]?.column}`));
  const edges = region.flatMap((at) => {
    const { row = 0, column = 0 } = places[at] ?? {};
    const [x, y] = [2 + column * cell, 2 + row * cell];
    return [
      inside.has(`${row - 1},${column}`) ? "" : `M${x} ${y}h${cell}`,
      inside.has(`${row + 1},${column}`) ? "" : `M${x} ${y + cell}h${cell}`,
      inside.has(`${row},${column - 1}`) ? "" : `M${x} ${y}v${cell}`,
      inside.has(`${row},${column + 1}`) ? "" : `M${x + cell} ${y}v${cell}`,
    ];
  });
  return `<path d="${edges.join("")}" ${stroke(2.2)} stroke-linecap="square"/>`;
}
