import { necessarily } from "../clues.ts";
import { distance, type Spot, square } from "../plane.ts";
import { only, type Proofs, range } from "../proof.ts";

function spots(from: number, to: number): Spot[] {
  return range(from, to).flatMap((x) => range(from, to).map((y): Spot => [x, y]));
}

const steps = ([ax, ay]: Spot, [bx, by]: Spot): number => Math.abs(ax - bx) + Math.abs(ay - by);
const typed = (spot: Spot): string => `(${spot.join(", ")})`;

export const proofs: Proofs = {
  /** Each upright line in half units may be the mirror; each grid point may be the image: points of a mirror are equally far. */
  "geometry-coordinate-001": () => {
    const [a, image, b]: [Spot, Spot, Spot] = [
      [2, 6],
      [10, 6],
      [5, 3],
    ];
    const mirror = only(
      range(-40, 40)
        .map((half) => half / 2)
        .filter((x) => [0, 1, 7].every((y) => square(a, [x, y]) === square(image, [x, y]))),
    );
    const found = spots(-30, 30).filter(
      (spot) => spot[0] !== b[0] && [0, 1, 7].every((y) => square(spot, [mirror, y]) === square(b, [mirror, y])),
    );
    return typed(only(found));
  },

  /** Every crossing far around; all three clues are needed. */
  "geometry-coordinate-002": () =>
    typed(
      necessarily(spots(-15, 20), [
        (spot) => steps(spot, [2, 1]) === 3,
        (spot) => steps(spot, [6, 5]) === 5,
        (spot) => steps(spot, [1, 5]) === 6,
      ]),
    ),

  /** Every pair of points in half units that makes four equal sides and equal diagonals with A and C. */
  "geometry-coordinate-003": () => {
    const [a, c]: [Spot, Spot] = [
      [2, 1],
      [6, 9],
    ];
    const fitting = spots(-40, 40)
      .map(([x, y]): Spot => [x / 2, y / 2])
      // B is as far from A as from C, and the diagonal of a square is twice its side when both are squared.
      .filter((b) => square(a, b) === square(b, c) && square(a, c) === 2 * square(a, b));
    const [one, other, ...more] = fitting;
    if (!one || !other || more.length > 0) throw new Error("there are not two other corners");
    return typed(one[0] > other[0] ? one : other);
  },

  /** Tests every tree against the three sides. */
  "geometry-coordinate-004": () => {
    const corners: readonly Spot[] = [
      [1, 1],
      [9, 3],
      [4, 8],
    ];
    return spots(0, 10).filter(([x, y]) =>
      corners.every(([ax, ay], i) => {
        const [bx, by] = corners[(i + 1) % 3] ?? [0, 0];
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0;
      }),
    ).length;
  },

  /** Finds the best points of the two cushions by narrowing the choice down, without any mirror. */
  "geometry-coordinate-005": () => {
    const length = (p: number, q: number): number =>
      distance([3, 5], [0, p]) + distance([0, p], [q, 0]) + distance([q, 0], [9, 4]);
    const best = lowest((p) => lowest((q) => length(p, q)));
    return Math.round(best * 1e6) / 1e6;
  },

  /** Every place in half kilometres. */
  "geometry-coordinate-006": () => {
    const villages: readonly Spot[] = [
      [-2, 9],
      [10, 5],
      [4, -3],
    ];
    const places = spots(-60, 60).map(([x, y]): Spot => [x / 2, y / 2]);
    return typed(only(places.filter((spot) => new Set(villages.map((village) => square(village, spot))).size === 1)));
  },
};

/** The least value of a function with one valley between 0 and 20. */
function lowest(f: (x: number) => number): number {
  let [from, to] = [0, 20];
  for (let i = 0; i < 60; i++) {
    const third = (to - from) / 3;
    if (f(from + third) < f(to - third)) to -= third;
    else from += third;
  }
  return f((from + to) / 2);
}
