import { all, type Field, lost, none, smooth } from "./field.ts";
import { lookInside, proves } from "./inside.ts";
import type { Axis } from "./interval/machine.ts";
import { type Level, levelsOf } from "./levels.ts";

const unasked = 4;
const asked = 5;

/** Boxes or points of the grid, by their numbers along both axes. */
class List {
  readonly columns: Int32Array;
  readonly rows: Int32Array;
  readonly known: Uint8Array;
  count = 0;

  constructor(most: number) {
    this.columns = new Int32Array(most);
    this.rows = new Int32Array(most);
    this.known = new Uint8Array(most);
  }

  add(column: number, row: number): void {
    this.columns[this.count] = column;
    this.rows[this.count++] = row;
  }
}

/**
 * Looks for the cells with a solution: large boxes first, which are cut in four as long as they are not settled, all of one
 * size together.
 */
export class Search {
  readonly drawn: Uint8Array;
  undecided = 0;
  /** The cells through which the curve of an equation goes without a jump from one corner to another. */
  readonly smooth: number[] = [];
  readonly field: Field;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly #wide: number;
  readonly #high: number;
  readonly #corners: Uint8Array;

  /** Looks at so many boxes inside cells that are still open. */
  constructor(field: Field, xs: Float64Array, ys: Float64Array, effort: number) {
    this.field = field;
    this.xs = xs;
    this.ys = ys;
    this.#wide = xs.length - 1;
    this.#high = ys.length - 1;
    this.drawn = new Uint8Array(this.#wide * this.#high);
    this.#corners = new Uint8Array(xs.length * ys.length).fill(unasked);
    this.#within(this.#prove(this.#cut()), effort);
  }

  /** The side of a corner of a cell in `smooth`, of column i and row j. */
  side(i: number, j: number): number {
    return this.#corners[j * this.xs.length + i] ?? unasked;
  }

  /** Cuts the grid: gives the single cells that are not settled, with what is known of each. */
  #cut(): List {
    const depth = Math.max(levelsOf(this.#wide).length, levelsOf(this.#high).length);
    const [across, up] = [levelsOf(this.#wide, depth), levelsOf(this.#high, depth)];
    const left = new List(this.drawn.length);
    let boxes = new List(1);
    boxes.add(0, 0);
    let [xs, ys]: (Axis | undefined)[] = [];
    for (const [n, x] of across.entries()) {
      const y = up[n];
      if (!y || boxes.count === 0) break;
      if (!xs || x !== across[n - 1]) xs = this.#axis(0, this.xs, x);
      if (!ys || y !== up[n - 1]) ys = this.#axis(1, this.ys, y);
      this.field.grid(xs, ys, boxes);
      boxes = this.#next(boxes, x, y, left);
    }
    return left;
  }

  /** Of boxes of one level, the parts of those that are not settled; single cells go to `left`. */
  #next({ columns, rows, known, count }: List, x: Level, y: Level, left: List): List {
    let kept = 0;
    for (let n = 0; n < count; n++) if (known[n] !== none && known[n] !== all) kept++;
    const next = new List(4 * kept);
    for (let n = 0; n < count; n++) {
      const what = known[n] ?? none;
      if (what === none) continue;
      const [column, row] = [columns[n] ?? 0, rows[n] ?? 0];
      const [i0, i1] = [x.starts[column] ?? 0, x.starts[column + 1] ?? 0];
      const [j0, j1] = [y.starts[row] ?? 0, y.starts[row + 1] ?? 0];
      if (what === all) {
        for (let j = j0; j < j1; j++) this.drawn.fill(1, j * this.#wide + i0, j * this.#wide + i1);
      } else if (i1 - i0 === 1 && j1 - j0 === 1) {
        left.known[left.count] = what;
        left.add(i0, j0);
      } else {
        for (let j = y.parts[row] ?? 0; j < (y.parts[row + 1] ?? 0); j++)
          for (let i = x.parts[column] ?? 0; i < (x.parts[column + 1] ?? 0); i++) next.add(i, j);
      }
    }
    return next;
  }

  /** The stretches of a level, with what is known of them. */
  #axis(letter: 0 | 1, ends: Float64Array, { starts }: Level): Axis {
    const places = Float64Array.from(starts, (start) => ends[start] ?? 0);
    return this.field.axis(letter, places.subarray(0, -1), places.subarray(1), starts.length - 1);
  }

  /** Draws the cells that their corners prove; gives the others. */
  #prove(cells: List): List {
    const { columns, rows, known, count } = cells;
    this.#ask(cells);
    const left = new List(count);
    for (let n = 0; n < count; n++) {
      const [i, j, what] = [columns[n] ?? 0, rows[n] ?? 0, known[n] ?? none];
      const cell = j * this.#wide + i;
      if (what === lost) this.undecided++;
      else if (proves(this.side(i, j), this.side(i + 1, j), this.side(i, j + 1), this.side(i + 1, j + 1), what)) {
        this.drawn[cell] = 1;
        if (what === smooth) this.smooth.push(cell);
      } else {
        left.known[left.count] = what;
        left.add(i, j);
      }
    }
    return left;
  }

  /** Asks for the side of each corner of cells, once. */
  #ask({ columns, rows, known, count }: List): void {
    const wide = this.xs.length;
    const corners = new List(Math.min(4 * count, this.#corners.length));
    for (let n = 0; n < count; n++) {
      if (known[n] === lost) continue;
      for (let corner = 0; corner < 4; corner++) {
        const i = (columns[n] ?? 0) + (corner & 1);
        const j = (rows[n] ?? 0) + (corner >> 1);
        if (this.#corners[j * wide + i] !== unasked) continue;
        this.#corners[j * wide + i] = asked;
        corners.add(i, j);
      }
    }
    if (corners.count === 0) return;
    const { xs, ys, field } = this;
    field.grid(field.axis(0, xs, xs, xs.length), field.axis(1, ys, ys, ys.length), corners, true);
    for (let n = 0; n < corners.count; n++)
      this.#corners[(corners.rows[n] ?? 0) * wide + (corners.columns[n] ?? 0)] = corners.known[n] ?? unasked;
  }

  /** Looks inside cells that neither they themselves nor their corners settle. */
  #within({ columns, rows, known, count }: List, effort: number): void {
    const ends = new Float64Array(4 * count);
    const sides = new Uint8Array(4 * count);
    for (let n = 0; n < count; n++) {
      const [i, j] = [columns[n] ?? 0, rows[n] ?? 0];
      ends.set([this.xs[i] ?? 0, this.xs[i + 1] ?? 0, this.ys[j] ?? 0, this.ys[j + 1] ?? 0], 4 * n);
      sides.set([this.side(i, j), this.side(i + 1, j), this.side(i, j + 1), this.side(i + 1, j + 1)], 4 * n);
    }
    // Of what does not depend on a letter, the axis is not cut.
    const cut = { x: this.#wide > 1, y: this.#high > 1 };
    const found = lookInside(this.field, { ends, sides, known, count }, Math.floor(effort / Math.max(1, count)), cut);
    for (let n = 0; n < count; n++) {
      if (found[n] === all) this.drawn[(rows[n] ?? 0) * this.#wide + (columns[n] ?? 0)] = 1;
      else if (found[n] !== none) this.undecided++;
    }
  }
}
