import type { Figure } from "./lines.ts";
import { squareFigure } from "./square.ts";
import { starFigure } from "./star.ts";
import { triangleFigure } from "./triangle.ts";

export type Kind = "square" | "star" | "triangle";

/** The sizes there are: the order of a square, the points of a star, the numbers along a side of a triangle. */
export const sizes: Readonly<Record<Kind, readonly number[]>> = {
  square: [3, 4, 5],
  star: [6, 7, 8],
  triangle: [3, 4, 5],
};

const makers: Readonly<Record<Kind, (size: number) => Figure>> = {
  square: squareFigure,
  star: starFigure,
  triangle: triangleFigure,
};

const made = new Map<string, Figure>();

/** The figure of a kind and one of its sizes; made once, since every move asks for it. */
export function figureOf(kind: Kind, size: number): Figure {
  const name = `${kind}${size}`;
  const figure = made.get(name) ?? makers[kind](size);
  made.set(name, figure);
  return figure;
}

/** "square of order 3", "star with 6 points", "triangle with 4 numbers a side". */
export function figureWords(kind: Kind, size: number): string {
  if (kind === "square") return `square of order ${size}`;
  return kind === "star" ? `star with ${size} points` : `triangle with ${size} numbers a side`;
}
