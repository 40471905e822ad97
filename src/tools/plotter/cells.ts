import { cellsOf, type View } from "./grid.ts";
import { NotDrawn } from "./interval/not-drawn.ts";
import { readRelation } from "./read-relation.ts";
import type { Relation } from "./relation.ts";

/** Of a coarse grid more is looked at than a page does that waits for its first picture: as much as of a fine one. */
const leastBoxes = 100_000;
const boxesACell = 200;

/** As `cellsOf`, for a relation as it is typed; one expression alone is what y is. Throws NotDrawn where it cannot be read. */
export function cells(relation: string, view: View, across: number): Uint8Array {
  const read = readRelation(relation, ["x", "y"]);
  if (!read.ok) throw new NotDrawn(read.message);
  const { sides, signs } = read.value;
  const alone: Relation = { ...read.value, sides: [{ kind: "name", name: "y" }, ...sides], signs: ["="] };
  return cellsOf(signs.length > 0 ? read.value : alone, view, across, {}, Math.max(leastBoxes, boxesACell * across))
    .drawn;
}
