import type { Expression } from "../../maths/expression/tree.ts";
import type { Piece } from "./piece.ts";
import type { Relation } from "./relation.ts";

/** What a line of the list asks to be drawn, its letters as they stand. */
export type Drawing =
  | { readonly kind: "function" | "sideways" | "polar"; readonly tree: Expression }
  | { readonly kind: "pieces"; readonly pieces: readonly Piece[] }
  | { readonly kind: "parametric"; readonly x: Expression; readonly y: Expression }
  | { readonly kind: "points"; readonly points: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: "relation"; readonly relation: Relation };
