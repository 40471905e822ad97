import type { Html } from "../../engine/puzzle.ts";

/** A board that is filled in, as the rows of what stands in its cells: no format has a place for what a solution draws. */
export function boardRows(step: Html): Html {
  if (!step.startsWith("<svg")) return step;
  // What stands in the middle of a cell; clues begin at its corner.
  const cells = [...step.matchAll(/<text x="([-\d.]+)" y="([-\d.]+)"[^>]* text-anchor="middle"[^>]*>([^<]+)</g)].map(
    ([, x, y, text = ""]) => ({ x: Number(x), y: Number(y), text }),
  );
  const rows: string[][] = [];
  let line = Number.NaN;
  for (const { y, text } of cells.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    if (y !== line) rows.push([]);
    rows.at(-1)?.push(text);
    line = y;
  }
  return rows.map((row, at) => `Row ${at + 1}: ${row.join(" ")}.`).join("<br/>");
}
