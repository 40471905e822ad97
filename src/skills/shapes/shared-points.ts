import type { Mark } from "../../engine/figure/figure.ts";

// Points as they are written and drawn.

/** A point for a sentence: $(3, -2)$. */
export const at = (x: number | string, y: number | string): string => `$(${x}, ${y})$`;

export const typed = (x: number | string, y: number | string): string => `(${x}, ${y})`;

export const named = (name: string, x: number, y: number): string => `$${name}\\,(${x}, ${y})$`;

export const axes = (reach: number, negative: boolean): Mark => ({
  axes: { x: [negative ? -reach : 0, reach], y: [negative ? -reach : 0, reach] },
});

/** The points on a grid to be moved. */
export function onGrid(
  reach: number,
  negative: boolean,
  ...points: readonly (readonly [string, number, number])[]
): string {
  const from = negative ? -reach : 0;
  const shown = points.map(([name, x, y]) => `${name}${typed(x, y)}`).join(" ");
  return `${from}..${reach}: ${shown}`;
}

export const coordinate = (x: number | string, y: number | string) =>
  ({ kind: "coordinate", value: [String(x), String(y)] }) as const;
