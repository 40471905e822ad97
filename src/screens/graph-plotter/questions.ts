import type { Rational } from "../../maths/rational.ts";
import type { Drawing } from "../../tools/plotter/drawing.ts";
import type { View } from "../../tools/plotter/grid.ts";
import type { Angle } from "../../tools/plotter/interval/program.ts";
import type { End } from "../../tools/plotter/pieces.ts";
import type { Relation } from "../../tools/plotter/relation.ts";
import type { Told } from "../../tools/plotter/telling.ts";
import type { Size } from "./view.ts";

/** What letters and angles mean. */
export interface Meaning {
  readonly letters: ReadonlyMap<string, Rational>;
  readonly angle: Angle;
}

/** What a worker is asked, by kind. */
export interface Questions {
  readonly cells: Meaning & { readonly relation: Relation; readonly view: View; readonly across: number };
  /** The drawings as text (packed.ts): a letter that moves sends the same text, which costs the page less than trees. */
  readonly lines: Meaning & { readonly drawings: string; readonly view: View; readonly size: Size };
  readonly told: Meaning & { readonly lines: readonly Listed[]; readonly view: View };
  readonly values: Meaning & { readonly drawings: readonly Drawing[]; readonly xs: readonly number[] };
}

/** What it answers. */
export interface Answers {
  /** Null for what cannot be drawn. */
  readonly cells: CellsPicture | null;
  readonly lines: readonly LinePicture[];
  readonly told: Told;
  readonly values: readonly { readonly ys: readonly number[]; readonly gradients: readonly number[] }[];
}

export type Kind = keyof Questions;

/** A question as it goes to a worker. */
export interface Message<K extends Kind> {
  readonly kind: K;
  readonly question: Questions[K];
}

/** A line of the list by its number. */
export interface Numbered {
  readonly id: number;
  readonly drawing: Drawing;
}

/** A line of the list with its place there, from 1. */
export interface Listed extends Numbered {
  readonly place: number;
  readonly text: string;
}

/** In cells from the top left: lines through them, and cells that are filled. */
export interface CellsPicture {
  readonly outline: string;
  readonly path: string;
  /** Where an area ends. */
  readonly borders: readonly { readonly path: string; readonly isClosed: boolean }[];
  readonly across: number;
  /** Where its number stands in the plane. */
  readonly label: { readonly x: number; readonly y: number } | null;
  /** In so many cells there may be a solution or none. */
  readonly undecided: number;
}

export interface LinePicture {
  readonly id: number;
  readonly path: string;
  /** Where its number stands in the plane. */
  readonly label: { readonly x: number; readonly y: number } | null;
  readonly points: readonly { readonly x: number; readonly y: number }[];
  /** Ends of pieces, closed where the last point belongs to the curve, and holes. */
  readonly ends: readonly End[];
}
