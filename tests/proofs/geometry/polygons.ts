import { angle, distance, polar, type Spot, same } from "../plane.ts";
import { only, type Proofs, range } from "../proof.ts";

/** A regular polygon whose first side runs from `start` for one unit in the direction; `turn` is +1 to the left. */
function regular(n: number, start: Spot, degrees: number, turn: 1 | -1): Spot[] {
  const corners = [start];
  for (const i of range(0, n - 2)) corners.push(polar(corners.at(-1) ?? start, 1, degrees + (turn * 360 * i) / n));
  return corners;
}

export const proofs: Proofs = {
  /** Lays the hexagons out and counts the sides that belong to one table only. */
  "geometry-polygons-001": () => {
    const count = new Map<string, number>();
    for (const table of range(0, 8)) {
      const middle: Spot = [table * Math.sqrt(3), 0];
      for (const k of range(0, 5)) {
        const [x, y] = polar(middle, Math.sqrt(3) / 2, 60 * k);
        const side = `${x.toFixed(6)} ${y.toFixed(6)}`.replaceAll("-0.000000", "0.000000");
        count.set(side, (count.get(side) ?? 0) + 1);
      }
    }
    return [...count.values()].filter((tables) => tables === 1).length;
  },

  /** All pairs of posts, without the neighbours. */
  "geometry-polygons-002": () =>
    range(0, 6).flatMap((a) => range(a + 1, 6).filter((b) => ![1, 6].includes(b - a))).length,

  /** Builds the tiles in coordinates, measures the gap, and measures the corners of regular polygons until one fits. */
  "geometry-polygons-003": () => {
    const square = regular(4, [0, 0], 90, 1);
    const pentagon = regular(5, [0, 0], 90, -1);
    const [left, right] = [square[2], pentagon[2]];
    if (!left || !right) throw new Error("a tile has too few corners");
    const gap = angle(left, [0, 1], right);
    return only(
      range(3, 400).filter((n) => {
        const [a, b, c] = regular(n, [0, 0], 0, 1);
        return a && b && c && same(angle(a, b, c), gap);
      }),
    );
  },

  /** Drives until it is home and faces the old way. */
  "geometry-polygons-004": () => {
    let [at, facing, metres]: [Spot, number, number] = [[0, 0], 0, 0];
    do {
      at = polar(at, 4, facing);
      facing = (facing + 100) % 360;
      metres += 4;
    } while (facing !== 0 || distance(at, [0, 0]) > 1e-9);
    return metres;
  },

  /** The shoelace rule with exact coordinates a + b√3 (doubled, on a circle with radius 1). */
  "geometry-polygons-005": () => {
    const table: readonly (readonly [number, number])[] = [
      [2, 0],
      [0, 1],
      [1, 0],
      [0, 0],
      [-1, 0],
      [0, -1],
      [-2, 0],
    ];
    const cos = (k: number): readonly [number, number] => table[Math.min(k % 12, 12 - (k % 12))] ?? [0, 0];
    const sin = (k: number): readonly [number, number] => cos((k + 9) % 12);
    const times = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): [number, number] => [
      a * c + 3 * b * d,
      a * d + b * c,
    ];
    let [whole, roots] = [0, 0];
    for (const k of range(0, 11)) {
      const [p, q] = times(cos(k), sin(k + 1));
      const [r, s] = times(cos(k + 1), sin(k));
      whole += p - r;
      roots += q - s;
    }
    if (roots !== 0) throw new Error("the area holds a root");
    // Doubled coordinates make the cross products four times as large, and the rule gives twice the area.
    return (whole * 6 ** 2) / 8;
  },

  /** Walks the hexagon on a triangular grid with every pair of lengths for EF and FA: it must close. */
  "geometry-polygons-006": () => {
    const steps: readonly Spot[] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    return only(
      range(1, 60).flatMap((ef) =>
        range(1, 60).flatMap((fa) => {
          const lengths = [4, 8, 3, 7, ef, fa];
          const end = (axis: 0 | 1): number => lengths.reduce((sum, one, i) => sum + one * (steps[i]?.[axis] ?? 0), 0);
          return end(0) === 0 && end(1) === 0 ? [[ef, fa]] : [];
        }),
      ),
    );
  },
};
