import type { TextForm } from "../engine/game/game.ts";
import type { Html } from "../engine/puzzle.ts";

// How boards lie on paper: what is given, and the same filled in for the key.

/** A board as a sheet shows it. */
export interface Paper {
  /** What to do. */
  readonly prompt: string;
  readonly figure: Html;
  readonly solution: Html;
}

/** What the paper.ts of a game of moves gives: such a board can be worked at on paper. */
export interface PaperGame<Board> {
  readonly game: { readonly title: string; readonly board: TextForm<Board> };
  /** A board and its key. */
  paper(board: Board, key: string): Paper;
}

/** A line that is as dark as the words around it. */
export const stroke = (width: number) => `fill="none" stroke="currentColor" stroke-width="${width}"`;

/** A text with its middle there; what is given is printed strong. */
export function label(x: number, y: number, text: string, size: number, isGiven = true): string {
  const weight = isGiven ? ' font-weight="700"' : ' fill-opacity="0.75"';
  return `<text x="${x}" y="${y}" font-size="${size}" fill="currentColor" text-anchor="middle" dominant-baseline="central"${weight}>${text}</text>`;
}

/** A clue, which begins there. */
export const small = (x: number, y: number, text: string) =>
  `<text x="${x}" y="${y}" font-size="10.5" fill="currentColor">${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</text>`;

/** A board as a figure, with what a screen reader says of it. */
export function svg(width: number, height: number, words: string, inside: string): Html {
  return `<svg class="figure board-figure" role="img" aria-label="${words}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
}
