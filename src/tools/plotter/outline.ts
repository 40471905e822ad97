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
  const wide = grid.xs.length - 1;
  const places = new Places(grid);
  const links = new Map<number, number[]>();
  const single = new Set<number>();
  const join = (a: number | undefined, b: number | undefined) => {
    if (a === undefined || b === undefined || links.get(a)?.includes(b)) return;
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = links.get(from);
      if (known) known.push(to);
      else links.set(from, [to]);
    }
  };
  for (const cell of cells) {
    const met = places.around(cell % wide, Math.floor(cell / wide));
    if (met.length === 1) for (const place of met) single.add(place);
    for (let i = 0; i + 1 < met.length; i += met.length === 4 ? 2 : 1) join(met[i], met[i + 1]);
  }
  const lone = [...single].filter((place) => !links.has(place));
  return [...chains(links), ...lone.map((place) => [place])].map((chain) => chain.flatMap((place) => places.at(place)));
}

/** Walks along the links, each once: from ends first, so that only rings are begun in their middle. */
function chains(links: ReadonlyMap<number, number[]>): number[][] {
  const found: number[][] = [];
  const walk = (start: number) => {
    const chain = [start];
    for (let here = start; ; ) {
      const next = links.get(here)?.pop();
      if (next === undefined) break;
      const back = links.get(next);
      const at = back?.indexOf(here) ?? -1;
      if (at >= 0) back?.splice(at, 1);
      chain.push(next);
      here = next;
    }
    if (chain.length > 1) found.push(chain);
  };
  for (const [place, to] of links) if (to.length === 1) walk(place);
  for (const [place, to] of links) while (to.length > 0) walk(place);
  return found;
}

/** Where the curve meets edges and corners: each has a number. */
class Places {
  readonly #grid: Grid;
  readonly #known = new Map<number, readonly [number, number]>();

  constructor(grid: Grid) {
    this.#grid = grid;
  }

  at(place: number): readonly [number, number] {
    return this.#known.get(place) ?? [0, 0];
  }

  /** What the curve meets on the rim of a cell, in pairs that belong together. */
  around(i: number, j: number): number[] {
    const corners = [
      [i, j],
      [i + 1, j],
      [i + 1, j + 1],
      [i, j + 1],
    ] as const;
    const met: number[] = [];
    for (const [n, [a, b]] of corners.entries()) {
      const [c, d] = corners[(n + 1) % 4] ?? [a, b];
      if (isAt(this.#grid.side(a, b))) met.push(this.#corner(a, b));
      if (differ(this.#grid.side(a, b), this.#grid.side(c, d))) met.push(this.#edge(a, b, c, d));
    }
    // Of four, the first two cut off one corner and the last two another: which corners, the middle tells.
    const [first, ...others] = met;
    return met.length !== 4 || first === undefined || this.#isAsMiddle(i, j) ? met : [...others, first];
  }

  /** Whether the middle of a cell is on the same side as its lower left corner. */
  #isAsMiddle(i: number, j: number): boolean {
    const { field, xs, ys } = this.#grid;
    const middle = field.point(((xs[i] ?? 0) + (xs[i + 1] ?? 0)) / 2, ((ys[j] ?? 0) + (ys[j + 1] ?? 0)) / 2);
    return middle === this.#grid.side(i, j);
  }

  #corner(i: number, j: number): number {
    const place = (j * this.#grid.xs.length + i) * 3;
    this.#known.set(place, [i, j]);
    return place;
  }

  #edge(a: number, b: number, c: number, d: number): number {
    const [i, j] = [Math.min(a, c), Math.min(b, d)];
    const place = (j * this.#grid.xs.length + i) * 3 + (b === d ? 1 : 2);
    if (!this.#known.has(place)) this.#known.set(place, this.#crossing(i, j, b === d));
    return place;
  }

  /** Where the curve meets an edge, from its lower or left end. */
  #crossing(i: number, j: number, flat: boolean): readonly [number, number] {
    const { field, xs, ys } = this.#grid;
    const [x0, y0] = [xs[i] ?? 0, ys[j] ?? 0];
    const [wide, high] = flat ? [(xs[i + 1] ?? 0) - x0, 0] : [0, (ys[j + 1] ?? 0) - y0];
    const start = this.#grid.side(i, j);
    let [from, to] = [0, 1];
    for (let n = 0; n < halvings; n++) {
      const middle = (from + to) / 2;
      const side = field.point(x0 + wide * middle, y0 + high * middle);
      if (side === start) from = middle;
      else to = middle;
    }
    const part = (from + to) / 2;
    return flat ? [i + part, j] : [i, j + part];
  }
}

/** On the curve, or nearer to it than floats can tell. */
function isAt(side: number): boolean {
  return side !== below && side !== above;
}

function differ(a: number, b: number): boolean {
  return (a === below && b === above) || (a === above && b === below);
}
