import { altOf } from "../../engine/figure/alt.ts";
import type { Html } from "../../engine/puzzle.ts";

/** Whether it is the board of a grid puzzle, which is all there is to solve (boards/paper.ts). */
export const isBoard = (figure: Html | undefined): boolean => figure?.includes("board-figure") === true;

/** A figure as the words that stand for it, marked up as it is; as it is drawn where it has none. */
export function toldOf(figure: Html): Html {
  const alt = altOf(figure);
  return alt === null ? figure : `<p>Picture: ${alt}</p>`;
}
