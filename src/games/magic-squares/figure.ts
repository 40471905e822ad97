import { squareFigure } from "./square.ts";
import { starFigure } from "./star.ts";
import { triangleFigure } from "./triangle.ts";

export type Kind = "square" | "star" | "triangle";

/** Cells that reach the total together. All the lines of a figure are equally long. */
export interface Line {
  /** As it stands in a sentence: "row 2", "the left side". */
  readonly name: string;
  readonly cells: readonly number[];
  /** Whether its total stands after its end or a line is drawn through its cells. */
  readonly shape: "line" | "end";
  /** The letter by which it goes, where it is drawn. */
  readonly letter?: string;
}

/** Cells, where they stand, and the lines through them. */
export interface Figure {
  readonly rows: number;
  readonly columns: number;
  readonly places: readonly { readonly row: number; readonly column: number }[];
  readonly lines: readonly Line[];
}

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
