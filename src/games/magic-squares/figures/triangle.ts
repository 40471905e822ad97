import { range } from "../../../maths/whole.ts";
import type { Figure } from "./lines.ts";

/** A triangle with n cells on each of its three sides; the corners belong to two sides. */
export function triangleFigure(n: number): Figure {
  const steps = range(1, n - 2);
  const places = [
    { row: 0, column: n - 1 },
    ...steps.flatMap((row) => [
      { row, column: n - 1 - row },
      { row, column: n - 1 + row },
    ]),
    ...range(0, n - 1).map((step) => ({ row: n - 1, column: 2 * step })),
  ];
  const bottom = 2 * n - 3;
  const left = [0, ...steps.map((row) => 2 * row - 1), bottom];
  const right = [0, ...steps.map((row) => 2 * row), bottom + n - 1];
  return {
    rows: n,
    columns: 2 * n - 1,
    places,
    lines: [
      { name: "the left side", cells: left, shape: "line" },
      { name: "the right side", cells: right, shape: "line" },
      { name: "the bottom side", cells: range(bottom, bottom + n - 1), shape: "line" },
    ],
  };
}
