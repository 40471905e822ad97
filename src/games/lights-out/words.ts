import { placeIn, placesIn } from "../../engine/game/rectangle.ts";
import { count } from "../../engine/words.ts";
import { type Board, cross, type Kind, type Move, press } from "./board.ts";

/** "row 2, column 5": rows and columns are counted from 1. */
export function placeName({ size }: Kind, cell: number): string {
  return placeIn(size, cell);
}

/** "row 1, columns 2 and 5; row 3, column 4": places in reading order, gathered by row. */
export function placeNames({ size }: Kind, cells: readonly number[]): string {
  const places = cells.toSorted((a, b) => a - b).map((cell) => ({ row: Math.floor(cell / size), column: cell % size }));
  return placesIn(places);
}

/** "off", "on"; with three colours "off", "dim", "bright". */
export function lightName({ colours }: Kind, light: number): string {
  const names = colours === 2 ? ["off", "on"] : ["off", "dim", "bright"];
  return names[light] ?? "off";
}

/** The whole board in a sentence or two: how many lights are lit, and where. */
export function boardWords(board: Board): string {
  const cells = board.lights.length;
  const lit = levels(board).flatMap((level) => {
    const here = board.lights.flatMap((light, cell) => (light === level ? [cell] : []));
    if (here.length === 0) return [];
    return [
      `${here.length} of ${cells} lights ${here.length === 1 ? "is" : "are"} ${lightName(board, level)}: ${placeNames(board, here)}.`,
    ];
  });
  return lit.length > 0 ? lit.join(" ") : `All ${cells} lights are off.`;
}

/** "Pressed row 2, column 5: 2 lights are on now, 3 are off" */
export function changeWords(before: Board, { row, column }: Move): string {
  const cell = row * before.size + column;
  const after = press(before, cell);
  const hit = cross(before, cell);
  const parts = [...levels(before), 0].flatMap((level) => {
    const here = hit.filter((at) => after.lights[at] === level).length;
    return here === 0 ? [] : [`${count(here, "light")} ${here === 1 ? "is" : "are"} ${lightName(before, level)} now`];
  });
  return `Pressed ${placeName(before, cell)}: ${parts.join(", ")}`;
}

/** The lights that are not off, the brightest first. */
function levels({ colours }: Kind): readonly number[] {
  return colours === 2 ? [1] : [2, 1];
}
