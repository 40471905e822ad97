import { Field, type Meaning } from "./field.ts";
import { outline, type Trail } from "./outline.ts";
import { isIn, type Relation } from "./relation.ts";
import { Search } from "./search.ts";

/** The part of the plane that is in sight. */
export interface View {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

export interface Cells {
  readonly across: number;
  /** Row by row, the top row first: 1 where a solution is proved to lie in the cell or on its rim. */
  readonly drawn: Uint8Array;
  /** Cells of which it could neither be proved that they have a solution nor that they have none. */
  readonly undecided: number;
  /** The curve of an equation through drawn cells, in cells from the top left, and the drawn cells that it leaves out. */
  readonly lines: readonly Trail[];
  readonly blocks: Uint8Array;
}

/** More cells than this, or more than this part of the plane, are no curve: they are shown as they are. */
const mostInLines = 20_000;
const mostOfPlane = 1 / 3;

/** How many boxes are looked at inside cells that are still open, for each cell along an axis. */
const effort = 200;
/** So many boxes are worked out at once. */
const lanes = 128;

/**
 * The cells of a square grid over a view in which a relation has a solution. Nothing is drawn that is not proved: a
 * change of sign without a jump between, a point that lies exactly on the curve, an inequality that holds. Throws NotDrawn.
 */
export function cellsOf(
  relation: Relation,
  view: View,
  across: number,
  meaning: Meaning = {},
  boxes = effort * across,
): Cells {
  const field = new Field(relation, meaning, lanes);
  // What does not depend on a letter is the same all along its axis.
  const [wide, high] = [isIn(relation, "x") ? across : 1, isIn(relation, "y") ? across : 1];
  const search = new Search(field, places(view.x, wide), places(view.y, high), boxes);
  const spread = (of: Uint8Array) => {
    const all = new Uint8Array(across * across);
    for (let row = 0; row < across; row++) {
      for (let column = 0; column < across; column++) {
        const up = high === 1 ? 0 : across - 1 - row;
        all[row * across + column] = of[up * wide + (wide === 1 ? 0 : column)] ?? 0;
      }
    }
    return all;
  };
  const most = wide > 1 && high > 1 ? Math.min(mostInLines, wide * high * mostOfPlane) : mostInLines;
  const trails = search.smooth.length <= most ? outline(search, search.smooth) : [];
  const blocks = search.drawn.slice();
  if (trails.length > 0) for (const cell of search.smooth) blocks[cell] = 0;
  return {
    across,
    drawn: spread(search.drawn),
    undecided: search.undecided * (across / wide) * (across / high),
    lines: trails.map((trail) =>
      trail.map((at, i) => (i % 2 === 0 ? at * (across / wide) : across - at * (across / high))),
    ),
    blocks: spread(blocks),
  };
}

/** The ends of the cells along an axis. */
function places([from, to]: readonly [number, number], count: number): Float64Array {
  return Float64Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + ((to - from) * i) / count));
}
