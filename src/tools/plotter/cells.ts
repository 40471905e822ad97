import { above, all, below, Field, isIn, type Meaning, none, on, open, smooth } from "./field.ts";
import { NotDrawn } from "./interval/not-drawn.ts";
import { outline, type Trail } from "./outline.ts";
import { type Relation, readRelation } from "./relation.ts";

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

/** More cells than this are no curve: they are shown as they are. */
const mostInLines = 20_000;

/** How many boxes are looked at inside cells that are still open: for each cell along an axis, and at most inside one. */
const effort = 200;
const effortACell = 100;

/** As `cellsOf`, for a relation as it is typed; one expression alone is what y is. Throws NotDrawn where it cannot be read. */
export function cells(relation: string, view: View, across: number): Uint8Array {
  const read = readRelation(relation, ["x", "y"]);
  if (!read.ok) throw new NotDrawn(read.message);
  const { sides, signs } = read.value;
  const alone: Relation = { ...read.value, sides: [{ kind: "name", name: "y" }, ...sides], signs: ["="] };
  return cellsOf(signs.length > 0 ? read.value : alone, view, across).drawn;
}

/**
 * The cells of a square grid over a view in which a relation has a solution. Nothing is drawn that is not proved: a
 * change of sign without a jump between, a point that lies exactly on the curve, an inequality that holds. Throws NotDrawn.
 */
export function cellsOf(relation: Relation, view: View, across: number, meaning: Meaning = {}): Cells {
  const field = new Field(relation, meaning);
  // What does not depend on a letter is the same all along its axis.
  const [wide, high] = [isIn(relation, "x") ? across : 1, isIn(relation, "y") ? across : 1];
  const search = new Search(field, places(view.x, wide), places(view.y, high), across);
  search.begin();
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
  const trails = search.smooth.length <= mostInLines ? outline(search, search.smooth) : [];
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

const unasked = 4;

/** Looks for the cells with a solution: large boxes first, which are cut in four as long as they are not settled. */
class Search {
  readonly drawn: Uint8Array;
  undecided = 0;
  /** The cells through which the curve of an equation goes without a jump from one corner to another. */
  readonly smooth: number[] = [];
  readonly field: Field;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly #wide: number;
  readonly #across: number;
  readonly #corners: Uint8Array;
  readonly #open: number[] = [];
  /** Boxes that wait to be looked at; each that is looked at may leave four. */
  readonly #queue = new Float64Array(16 * (effortACell + 1));

  constructor(field: Field, xs: Float64Array, ys: Float64Array, across: number) {
    this.#across = across;
    this.field = field;
    this.xs = xs;
    this.ys = ys;
    this.#wide = xs.length - 1;
    this.drawn = new Uint8Array(this.#wide * (ys.length - 1));
    this.#corners = new Uint8Array(xs.length * ys.length).fill(unasked);
  }

  begin(): void {
    this.#split(0, this.#wide, 0, this.ys.length - 1);
    const each = Math.min(effortACell, Math.floor((effort * this.#across) / Math.max(1, this.#open.length)));
    for (const cell of this.#open) {
      const [i, j] = [cell % this.#wide, Math.floor(cell / this.#wide)];
      const found = each > 0 ? this.#look(this.#x(i), this.#x(i + 1), this.#y(j), this.#y(j + 1), each) : open;
      if (found === all) this.drawn[cell] = 1;
      else if (found === open) this.undecided++;
    }
  }

  #x(i: number): number {
    return this.xs[i] ?? 0;
  }

  #y(j: number): number {
    return this.ys[j] ?? 0;
  }

  /** The cells from i0 to before i1, and j0 to before j1. */
  #split(i0: number, i1: number, j0: number, j1: number): void {
    const known = this.field.box(this.#x(i0), this.#x(i1), this.#y(j0), this.#y(j1));
    if (known === none) return;
    if (known === all) {
      for (let j = j0; j < j1; j++) this.drawn.fill(1, j * this.#wide + i0, j * this.#wide + i1);
      return;
    }
    if (i1 - i0 === 1 && j1 - j0 === 1) {
      this.#cell(i0, j0, known);
      return;
    }
    const i = (i0 + i1) >> 1;
    const j = (j0 + j1) >> 1;
    if (i > i0 && j > j0) {
      this.#split(i0, i, j0, j);
      this.#split(i, i1, j0, j);
      this.#split(i0, i, j, j1);
      this.#split(i, i1, j, j1);
    } else if (i > i0) {
      this.#split(i0, i, j0, j1);
      this.#split(i, i1, j0, j1);
    } else {
      this.#split(i0, i1, j0, j);
      this.#split(i0, i1, j, j1);
    }
  }

  #cell(i: number, j: number, known: number): void {
    const corners =
      (1 << this.side(i, j)) | (1 << this.side(i + 1, j)) | (1 << this.side(i, j + 1)) | (1 << this.side(i + 1, j + 1));
    const cell = j * this.#wide + i;
    if (!proves(corners, known)) this.#open.push(cell);
    else {
      this.drawn[cell] = 1;
      if (known === smooth) this.smooth.push(cell);
    }
  }

  /** The side of a corner: asked once. */
  side(i: number, j: number): number {
    const at = j * this.xs.length + i;
    const before = this.#corners[at] ?? unasked;
    if (before !== unasked) return before;
    const side = this.field.point(this.#x(i), this.#y(j));
    this.#corners[at] = side;
    return side;
  }

  /**
   * Looks inside a cell at so many boxes, the larger ones first: `all` where a solution is proved, `none` where there is
   * none, else `open`.
   */
  #look(x0: number, x1: number, y0: number, y1: number, boxes: number): number {
    const queue = this.#queue;
    let end = put(queue, 0, x0, x1, y0, y1);
    for (let at = 0; at < end; at += 4) {
      if (at >= 4 * boxes) return open;
      const [a0, a1] = [queue[at] ?? 0, queue[at + 1] ?? 0];
      const [b0, b1] = [queue[at + 2] ?? 0, queue[at + 3] ?? 0];
      const known = this.#settled(a0, a1, b0, b1);
      if (known === all) return all;
      if (known === none) continue;
      // Of what does not depend on a letter, the axis is not cut.
      const x = this.#wide > 1 ? (a0 + a1) / 2 : a1;
      const y = this.ys.length > 2 ? (b0 + b1) / 2 : b1;
      end = put(queue, end, a0, x, b0, y);
      if (x < a1) end = put(queue, end, x, a1, b0, y);
      if (y < b1) end = put(queue, end, a0, x, y, b1);
      if (x < a1 && y < b1) end = put(queue, end, x, a1, y, b1);
    }
    return none;
  }

  /** `all` where a box or its rim is proved to have a solution. */
  #settled(x0: number, x1: number, y0: number, y1: number): number {
    const field = this.field;
    const known = field.box(x0, x1, y0, y1);
    if (known === none || known === all) return known;
    const [a, b] = [field.point(x0, y0), field.point(x1, y0)];
    const [c, d] = [field.point(x0, y1), field.point(x1, y1)];
    if (proves((1 << a) | (1 << b) | (1 << c) | (1 << d), known)) return all;
    if (known !== open) return open;
    // A jump may lie in the box, yet not on its rim.
    if (differ(a, b) && field.box(x0, x1, y0, y0) === smooth) return all;
    if (differ(c, d) && field.box(x0, x1, y1, y1) === smooth) return all;
    if (differ(a, c) && field.box(x0, x0, y0, y1) === smooth) return all;
    return differ(b, d) && field.box(x1, x1, y0, y1) === smooth ? all : open;
  }
}

/** Adds a box to those that wait; gives where the next one goes. */
function put(queue: Float64Array, at: number, x0: number, x1: number, y0: number, y1: number): number {
  queue[at] = x0;
  queue[at + 1] = x1;
  queue[at + 2] = y0;
  queue[at + 3] = y1;
  return at + 4;
}

/** Whether a box has a solution by what its corners are, as a set of bits, and what is known of it. */
function proves(corners: number, known: number): boolean {
  const both = (1 << below) | (1 << above);
  return (corners & (1 << on)) !== 0 || (known === smooth && (corners & both) === both);
}

function differ(a: number, b: number): boolean {
  return (a === below && b === above) || (a === above && b === below);
}
