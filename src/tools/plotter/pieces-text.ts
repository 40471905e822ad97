import { showExpression } from "../../maths/expression/show.ts";
import type { Piece } from "./piece.ts";
import type { Relation } from "./relation.ts";

/** "0 < x < 2". */
export function relationText({ sides, signs }: Relation): string {
  return sides.map((side, i) => `${i > 0 ? ` ${signs[i - 1]} ` : ""}${showExpression(side)}`).join("");
}

/** "y = −x where x < 0; x² everywhere else". */
export function piecesText(pieces: readonly Piece[]): string {
  const rules = pieces.map(
    ({ tree, when }) =>
      showExpression(tree) + (when.length > 0 ? ` where ${when.map(relationText).join(" and ")}` : " everywhere else"),
  );
  return `y = ${rules.join("; ")}`;
}
