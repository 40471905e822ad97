import type { Expression } from "../../maths/expression/tree.ts";
import type { Piece } from "./piece.ts";
import type { Relation } from "./relation.ts";

/** What a line of the list asks to be drawn, its letters as they stand. */
export type Drawing =
  | { readonly kind: "function" | "sideways"; readonly tree: Expression }
  | { readonly kind: "pieces"; readonly pieces: readonly Piece[] }
  /** `when`: how far θ, or t, runs; as far as the picture needs where it is left out. */
  | { readonly kind: "polar"; readonly tree: Expression; readonly when?: Relation }
  | { readonly kind: "parametric"; readonly x: Expression; readonly y: Expression; readonly when?: Relation }
  | { readonly kind: "points"; readonly points: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: "relation"; readonly relation: Relation };
