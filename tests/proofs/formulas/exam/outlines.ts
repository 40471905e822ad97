import type { Point } from "../measure.ts";

/** Area of a polygon whose corners go round anticlockwise: trapeziums below its sides, added and taken away. */
export function polygonArea(corners: readonly Point[]): number {
  let sum = 0;
  for (const [i, [x, y]] of corners.entries()) {
    const [u, v] = corners[(i + 1) % corners.length] ?? [x, y];
    sum += ((x - u) * (y + v)) / 2;
  }
  return sum;
}

/** A sector as a polygon with very many corners on its arc, and what is left out as there are more and more. */
export function sectorArea(r: number, angle: number): number {
  const rough = (parts: number) =>
    polygonArea([
      [0, 0],
      ...Array.from(
        { length: parts + 1 },
        (_, i): Point => [r * Math.cos((angle * i) / parts), r * Math.sin((angle * i) / parts)],
      ),
    ]);
  return (4 * rough(2000) - rough(1000)) / 3;
}
