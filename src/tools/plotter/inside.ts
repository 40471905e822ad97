import { above, all, below, type Field, lost, none, on, open, smooth } from "./field.ts";

/** Cells by their ends in turn, with the sides of their corners, two below and two above, and what is known of each. */
interface Cells {
  readonly ends: Float64Array;
  readonly sides: Uint8Array;
  readonly known: Uint8Array;
  readonly count: number;
}

/** At most so many boxes are looked at inside one cell. */
const mostInside = 100;

/**
 * Looks inside cells at so many boxes of each, the larger ones first and those of all cells together: `all` where a solution
 * is proved, `none` where there is none, else `open`.
 */
export function lookInside(field: Field, cells: Cells, boxes: number, cut: { x: boolean; y: boolean }): Uint8Array {
  const found = new Uint8Array(cells.count).fill(none);
  const left = new Int32Array(cells.count).fill(Math.min(mostInside, boxes) - 1);
  if (boxes < 1) return found.fill(open);
  let owners = Int32Array.from({ length: cells.count }, (_, n) => n);
  let { ends, sides, known, count } = cells;
  while (count > 0) {
    const settled = byRims(field, ends, sides, known, count);
    for (let n = 0; n < count; n++) if (settled[n] === all) found[owners[n] ?? 0] = all;
    const next = new Float64Array(16 * count);
    const nextOwners = new Int32Array(4 * count);
    let more = 0;
    const add = (owner: number, x0: number, x1: number, y0: number, y1: number) => {
      if ((left[owner] ?? 0) <= 0) found[owner] = open;
      else {
        left[owner] = (left[owner] ?? 0) - 1;
        nextOwners[more] = owner;
        put(next, more++, x0, x1, y0, y1);
      }
    };
    for (let n = 0; n < count; n++) {
      const owner = owners[n] ?? 0;
      if (settled[n] === none || found[owner] === all) continue;
      if (settled[n] === lost) {
        found[owner] = open;
        continue;
      }
      const [x0, x1] = [ends[4 * n] ?? 0, ends[4 * n + 1] ?? 0];
      const [y0, y1] = [ends[4 * n + 2] ?? 0, ends[4 * n + 3] ?? 0];
      const x = cut.x ? (x0 + x1) / 2 : x1;
      const y = cut.y ? (y0 + y1) / 2 : y1;
      add(owner, x0, x, y0, y);
      if (x < x1) add(owner, x, x1, y0, y);
      if (y < y1) add(owner, x0, x, y, y1);
      if (x < x1 && y < y1) add(owner, x, x1, y, y1);
    }
    [ends, owners, count] = [next, nextOwners, more];
    known = new Uint8Array(count);
    field.boxes({ ends, count, known });
    sides = cornersOf(field, ends, known, count);
  }
  return found;
}

/** The sides of the corners of boxes that are not settled without them. */
function cornersOf(field: Field, ends: Float64Array, known: Uint8Array, count: number): Uint8Array {
  const points = new Float64Array(16 * count);
  let some = 0;
  for (let n = 0; n < count; n++) {
    if (known[n] !== open && known[n] !== smooth) continue;
    for (let corner = 0; corner < 4; corner++) {
      points[4 * some] = ends[4 * n + (corner & 1)] ?? 0;
      points[4 * some++ + 2] = ends[4 * n + 2 + (corner >> 1)] ?? 0;
    }
  }
  const asked = new Uint8Array(some);
  field.boxes({ ends: points, count: some, known: asked }, true);
  const sides = new Uint8Array(4 * count);
  for (let n = 0, from = 0; n < count; n++) {
    if (known[n] !== open && known[n] !== smooth) continue;
    sides.set(asked.subarray(from, from + 4), 4 * n);
    from += 4;
  }
  return sides;
}

/** What is known of boxes, `all` also where one or its rim is proved to have a solution. */
function byRims(field: Field, ends: Float64Array, sides: Uint8Array, known: Uint8Array, count: number): Uint8Array {
  const settled = known.slice(0, count);
  const rims = new Float64Array(16 * count);
  const boxes = new Int32Array(4 * count);
  let some = 0;
  for (let n = 0; n < count; n++) {
    const what = known[n] ?? none;
    if (what !== open && what !== smooth) continue;
    const [a, b] = [sides[4 * n] ?? 0, sides[4 * n + 1] ?? 0];
    const [c, d] = [sides[4 * n + 2] ?? 0, sides[4 * n + 3] ?? 0];
    if (proves(a, b, c, d, what)) settled[n] = all;
    else if (what === open) {
      // A jump may lie in the box, yet not on its rim.
      const [x0, x1] = [ends[4 * n] ?? 0, ends[4 * n + 1] ?? 0];
      const [y0, y1] = [ends[4 * n + 2] ?? 0, ends[4 * n + 3] ?? 0];
      const rim = (x: number, right: number, y: number, top: number) => {
        boxes[some] = n;
        put(rims, some++, x, right, y, top);
      };
      if (differ(a, b)) rim(x0, x1, y0, y0);
      if (differ(c, d)) rim(x0, x1, y1, y1);
      if (differ(a, c)) rim(x0, x0, y0, y1);
      if (differ(b, d)) rim(x1, x1, y0, y1);
    }
  }
  const found = new Uint8Array(some);
  field.boxes({ ends: rims, count: some, known: found });
  for (let n = 0; n < some; n++) if (found[n] === smooth) settled[boxes[n] ?? 0] = all;
  return settled;
}

/** Writes the ends of a box. */
function put(ends: Float64Array, box: number, x0: number, x1: number, y0: number, y1: number): void {
  const at = 4 * box;
  ends[at] = x0;
  ends[at + 1] = x1;
  ends[at + 2] = y0;
  ends[at + 3] = y1;
}

/** Whether a box has a solution by what its corners are, and what is known of it. */
export function proves(a: number, b: number, c: number, d: number, known: number): boolean {
  if (a === on || b === on || c === on || d === on) return true;
  if (known !== smooth) return false;
  return (
    (a === below || b === below || c === below || d === below) &&
    (a === above || b === above || c === above || d === above)
  );
}

function differ(a: number, b: number): boolean {
  return (a === below && b === above) || (a === above && b === below);
}
