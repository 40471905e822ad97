import { above, below, type Field } from "./field.ts";

/** A grid whose corners are known to lie on one side of an equation or the other. */
export interface Grid {
  readonly field: Field;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The side of the corner of column i and row j, as Field's `point` gives it. */
  side(i: number, j: number): number;
}

/** Points in turn, x, y, x, y, ... */
export type Trail = readonly number[];

/** So near to the curve the ends of a line come: halvings of a cell's edge. */
const halvings = 7;

/**
 * The curve of an equation through cells in which both sides differ continuously and change their order: a line from edge
 * to edge of each cell, joined where cells share an edge; measured in cells from the bottom left.
 */
export function outline(grid: Grid, cells: readonly number[]): Trail[] {
  const places = new Places(grid);
  const rims = new Int32Array(mostMet * cells.length);
  const counts = new Uint8Array(cells.length);
  const fours: number[] = [];
  for (let n = 0; n < cells.length; n++) {
    const cell = cells[n] ?? 0;
    const count = places.around(cell % places.wide, Math.floor(cell / places.wide), rims, mostMet * n);
    counts[n] = count;
    if (count === 4) fours.push(cell);
  }
  const turned = places.areTurned(fours);
  const links = new Links(places.count);
  const single: number[] = [];
  for (let n = 0, four = 0; n < cells.length; n++) {
    const [count, first] = [counts[n] ?? 0, mostMet * n];
    const met = (i: number) => rims[first + i] ?? 0;
    if (count === 1) single.push(met(0));
    if (count !== 4) for (let i = 0; i + 1 < count; i++) links.join(met(i), met(i + 1));
    else {
      // The first two cut off one corner and the last two another: which corners, the middle tells.
      const turn = turned[four++] ? 1 : 0;
      links.join(met(turn), met(turn + 1));
      links.join(met(turn + 2), met((turn + 3) % 4));
    }
  }
  const lone = [...new Set(single)].filter((place) => links.of(place) === 0);
  const at = places.crossings();
  const trail = (chain: readonly number[]) => {
    const points: number[] = [];
    for (const place of chain) points.push(at[2 * place] ?? 0, at[2 * place + 1] ?? 0);
    return points;
  };
  return [...links.chains().map(trail), ...lone.map((place) => trail([place]))];
}

/** At most so many places are met on the rim of a cell: its corners, or its edges between them. */
const mostMet = 4;
/** At most so many lines meet in one place: two in each of the four cells around a corner. */
const mostLinks = 8;

/** Which places follow each other. */
class Links {
  readonly #to: Int32Array;
  readonly #counts: Uint8Array;

  constructor(places: number) {
    this.#to = new Int32Array(mostLinks * places);
    this.#counts = new Uint8Array(places);
  }

  /** How many places are joined to one. */
  of(place: number): number {
    return this.#counts[place] ?? 0;
  }

  join(a: number | undefined, b: number | undefined): void {
    if (a === undefined || b === undefined || this.#find(a, b) >= 0) return;
    this.#to[mostLinks * a + this.of(a)] = b;
    this.#to[mostLinks * b + this.of(b)] = a;
    this.#counts[a] = this.of(a) + 1;
    this.#counts[b] = this.of(b) + 1;
  }

  #find(a: number, b: number): number {
    const start = mostLinks * a;
    for (let i = 0; i < this.of(a); i++) if (this.#to[start + i] === b) return i;
    return -1;
  }

  #remove(a: number, at: number): void {
    const start = mostLinks * a;
    this.#to.copyWithin(start + at, start + at + 1, start + this.of(a));
    this.#counts[a] = this.of(a) - 1;
  }

  /** Walks along the links, each once: from ends first, so that only rings are begun in their middle. */
  chains(): number[][] {
    const found: number[][] = [];
    const walk = (start: number) => {
      const chain = [start];
      for (let here = start; this.of(here) > 0; ) {
        const next = this.#to[mostLinks * here + this.of(here) - 1] ?? 0;
        this.#remove(here, this.of(here) - 1);
        this.#remove(next, this.#find(next, here));
        chain.push(next);
        here = next;
      }
      if (chain.length > 1) found.push(chain);
    };
    for (let place = 0; place < this.#counts.length; place++) if (this.of(place) === 1) walk(place);
    for (let place = 0; place < this.#counts.length; place++) while (this.of(place) > 0) walk(place);
    return found;
  }
}

/** Where the curve meets edges and corners: each has a number. */
class Places {
  readonly wide: number;
  readonly #grid: Grid;
  /** The number of each corner, of the edge to its right and of the edge above it; one more, and 0 for none. */
  readonly #numbers: Int32Array;
  /** Of each place its corner's column and row, and 0 for the corner, 1 for the edge to the right, 2 for that above. */
  readonly #columns: number[] = [];
  readonly #rows: number[] = [];
  readonly #kinds: number[] = [];

  constructor(grid: Grid) {
    this.#grid = grid;
    this.wide = grid.xs.length - 1;
    this.#numbers = new Int32Array(3 * grid.xs.length * grid.ys.length);
  }

  get count(): number {
    return this.#kinds.length;
  }

  /** Writes what the curve meets on the rim of a cell, in turn, from a place in `met` on; gives how many. */
  around(i: number, j: number, met: Int32Array, from: number): number {
    const a = this.#grid.side(i, j);
    const b = this.#grid.side(i + 1, j);
    const c = this.#grid.side(i + 1, j + 1);
    const d = this.#grid.side(i, j + 1);
    let to = from;
    if (isAt(a)) met[to++] = this.#number(i, j, 0);
    if (differ(a, b)) met[to++] = this.#number(i, j, 1);
    if (isAt(b)) met[to++] = this.#number(i + 1, j, 0);
    if (differ(b, c)) met[to++] = this.#number(i + 1, j, 2);
    if (isAt(c)) met[to++] = this.#number(i + 1, j + 1, 0);
    if (differ(c, d)) met[to++] = this.#number(i, j + 1, 1);
    if (isAt(d)) met[to++] = this.#number(i, j + 1, 0);
    if (differ(d, a)) met[to++] = this.#number(i, j, 2);
    return to - from;
  }

  #number(i: number, j: number, kind: number): number {
    const at = 3 * (j * this.#grid.xs.length + i) + kind;
    const before = this.#numbers[at] ?? 0;
    if (before > 0) return before - 1;
    this.#columns.push(i);
    this.#rows.push(j);
    this.#numbers[at] = this.#kinds.push(kind);
    return this.count - 1;
  }

  /** Of cells, whether the middle is not on the same side as the lower left corner. */
  areTurned(cells: readonly number[]): boolean[] {
    const { field, xs, ys } = this.#grid;
    const ends = new Float64Array(4 * cells.length);
    const known = new Uint8Array(cells.length);
    for (const [n, cell] of cells.entries()) {
      ends[4 * n] = between(xs, cell % this.wide, 1 / 2);
      ends[4 * n + 2] = between(ys, Math.floor(cell / this.wide), 1 / 2);
    }
    field.boxes({ ends, known, count: cells.length }, true);
    return cells.map((cell, n) => known[n] !== this.#grid.side(cell % this.wide, Math.floor(cell / this.wide)));
  }

  /** Where each place is, x and y in turn: on edges halved so many times towards the curve, all of them together. */
  crossings(): Float64Array {
    const { count } = this;
    const { field, xs, ys } = this.#grid;
    const edges = Int32Array.from(this.#kinds.flatMap((kind, n) => (kind > 0 ? [n] : [])));
    /** How far along its edge each is, as known so far. */
    const along = new Float64Array(edges.length);
    const ends = new Float64Array(4 * edges.length);
    const known = new Uint8Array(edges.length);
    for (let part = 1 / 2, halving = 0; halving < halvings; halving++, part /= 2) {
      for (let n = 0; n < edges.length; n++) {
        const edge = edges[n] ?? 0;
        const middle = (along[n] ?? 0) + part;
        const isFlat = this.#kinds[edge] === 1;
        ends[4 * n] = between(xs, this.#columns[edge] ?? 0, isFlat ? middle : 0);
        ends[4 * n + 2] = between(ys, this.#rows[edge] ?? 0, isFlat ? 0 : middle);
      }
      field.boxes({ ends, known, count: edges.length }, true);
      for (let n = 0; n < edges.length; n++) {
        const edge = edges[n] ?? 0;
        const isBefore = known[n] === this.#grid.side(this.#columns[edge] ?? 0, this.#rows[edge] ?? 0);
        if (isBefore) along[n] = (along[n] ?? 0) + part;
      }
    }
    const at = new Float64Array(2 * count);
    for (let n = 0; n < count; n++) {
      at[2 * n] = this.#columns[n] ?? 0;
      at[2 * n + 1] = this.#rows[n] ?? 0;
    }
    for (let n = 0; n < edges.length; n++) {
      const edge = edges[n] ?? 0;
      const place = 2 * edge + (this.#kinds[edge] === 1 ? 0 : 1);
      at[place] = (at[place] ?? 0) + (along[n] ?? 0) + 2 ** -halvings / 2;
    }
    return at;
  }
}

/** A place between two ends of cells. */
function between(ends: Float64Array, cell: number, part: number): number {
  const from = ends[cell] ?? 0;
  return part === 0 ? from : from + ((ends[cell + 1] ?? 0) - from) * part;
}

/** On the curve, or nearer to it than floats can tell. */
function isAt(side: number): boolean {
  return side !== below && side !== above;
}

function differ(a: number, b: number): boolean {
  return (a === below && b === above) || (a === above && b === below);
}
