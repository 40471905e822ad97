import type { Shape } from "./shape.ts";

/** The hole that a key leads to from a hole: arrows, Home and End in the row, with Ctrl on the board. Null for other keys. */
export function holeAfter(key: string, ctrl: boolean, hole: number, { places, triangular }: Shape): number | null {
  const last = places.length - 1;
  if (ctrl) return key === "Home" ? 0 : key === "End" ? last : null;
  const { row = 0, column = 0 } = places[hole] ?? {};
  const at = (down: number, right: number) =>
    places.findIndex((place) => place.row === row + down && place.column === column + right);
  const inRow = [...places.keys()].filter((one) => places[one]?.row === row);
  const found: Readonly<Record<string, number | undefined>> = {
    Home: inRow[0],
    End: inRow.at(-1),
    ArrowLeft: at(0, -1),
    ArrowRight: at(0, 1),
    // From the right end of a row of a triangle the way up leads along its edge.
    ArrowUp: triangular && column === row ? at(-1, -1) : at(-1, 0),
    ArrowDown: at(1, 0),
  };
  const to = found[key];
  if (to === undefined) return null;
  return to < 0 ? hole : to;
}
