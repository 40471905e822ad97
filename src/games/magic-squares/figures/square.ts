import { range } from "../../../maths/whole.ts";
import type { Figure } from "./lines.ts";

/** A square of n by n cells; its rows, columns and two diagonals reach the total. */
export function squareFigure(n: number): Figure {
  const steps = range(0, n - 1);
  return {
    rows: n,
    columns: n,
    places: steps.flatMap((row) => steps.map((column) => ({ row, column }))),
    lines: [
      ...steps.map((row) => ({
        name: `row ${row + 1}`,
        cells: steps.map((column) => n * row + column),
        shape: "end" as const,
      })),
      ...steps.map((column) => ({
        name: `column ${column + 1}`,
        cells: steps.map((row) => n * row + column),
        shape: "end" as const,
      })),
      { name: "the diagonal from the top left", cells: steps.map((step) => (n + 1) * step), shape: "line" as const },
      {
        name: "the diagonal from the top right",
        cells: steps.map((step) => (n - 1) * (step + 1)),
        shape: "line" as const,
      },
    ],
  };
}
