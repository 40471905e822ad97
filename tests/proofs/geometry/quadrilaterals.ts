import { angle, crossing, distance, doubleArea, type Spot, same, sides, sum } from "../plane.ts";
import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  /** Walks round the lawn edge by edge for every width and place of the pond. */
  "geometry-quadrilaterals-001": () =>
    only(
      new Set(
        range(1, 12).flatMap((width) =>
          range(1, 13 - width).map((left) => {
            const right = left + width;
            const lawn: Spot[] = [
              [0, 0],
              [14, 0],
              [14, 9],
              [right, 9],
              [right, 6],
              [left, 6],
              [left, 9],
              [0, 9],
            ];
            return sum(sides(lawn).map(([a, b]) => distance(a, b)));
          }),
        ),
      ),
    ),

  /** Every long side of a mat in quarter feet that makes the two rows equally wide; the floor is then filled cell by cell. */
  "geometry-quadrilaterals-002": () =>
    only(
      range(17, 200)
        .map((quarter) => quarter / 4)
        .filter((long) => 2 * long === 3 * 4)
        .map((long) => {
          const cells = new Set<string>();
          const lay = (x: number, y: number, w: number, h: number): void => {
            for (let i = x; i < x + w; i++) for (let j = y; j < y + h; j++) cells.add(`${i},${j}`);
          };
          for (const i of [0, 1, 2]) lay(4 * i, 0, 4, long);
          for (const i of [0, 1]) lay(long * i, long, long, 4);
          const has = (i: number, j: number): number => (cells.has(`${i},${j}`) ? 0 : 1);
          return sum(
            [...cells].map((cell) => {
              const [i = 0, j = 0] = cell.split(",").map(Number);
              return has(i - 1, j) + has(i + 1, j) + has(i, j - 1) + has(i, j + 1);
            }),
          );
        }),
    ),

  /** Folds the strip in coordinates, for several widths, and measures. */
  "geometry-quadrilaterals-003": () =>
    only(
      new Set(
        range(1, 5).map((height) => {
          const f: Spot = [0, 0];
          const e: Spot = [height / Math.tan((64 * Math.PI) / 180), height];
          const crease = [e[0] / distance(f, e), e[1] / distance(f, e)] as const;
          // The image of (20, 0), a point of the bottom edge, in the line FE.
          const along = 20 * crease[0];
          const h: Spot = [2 * along * crease[0] - 20, 2 * along * crease[1]];
          const g = crossing(f, h, e, [e[0] - 1, e[1]]);
          return Math.round(angle([g[0] - 1, g[1]], g, h) * 1e6) / 1e6;
        }),
      ),
    ),

  /** Rectangles of many shapes with P placed from three of the areas. */
  "geometry-quadrilaterals-004": () =>
    only(
      new Set(
        [4, 5, 8, 10, 16, 20].map((width) => {
          const height = (2 * (14 + 27)) / width;
          const p: Spot = [width - (2 * 20) / height, (2 * 14) / width];
          const [a, b, c, d]: [Spot, Spot, Spot, Spot] = [
            [0, 0],
            [width, 0],
            [width, height],
            [0, height],
          ];
          for (const [bed, area] of [
            [[a, b, p], 14],
            [[b, c, p], 20],
            [[c, d, p], 27],
          ] as const)
            if (!same(doubleArea(bed), 2 * area)) throw new Error("a known bed has another area");
          return Math.round(doubleArea([d, a, p]) * 5e8) / 1e9;
        }),
      ),
    ),

  /** Searches D over all whole and half places at 13 from A with C at 15 from B; then the shoelace rule. */
  "geometry-quadrilaterals-005": () =>
    only(
      range(-26, 50).flatMap((twiceX) =>
        range(1, 26).flatMap((twiceY) => {
          const d: Spot = [twiceX / 2, twiceY / 2];
          const c: Spot = [d[0] + 11, d[1]];
          const fits = twiceX ** 2 + twiceY ** 2 === 26 ** 2 && (2 * c[0] - 50) ** 2 + twiceY ** 2 === 30 ** 2;
          return fits ? [doubleArea([[0, 0], [25, 0], c, d]) / 2] : [];
        }),
      ),
    ),

  /** X at the origin, AB fixed with area 50, DC drawn through every fraction of the way beyond X until CDX has 18. */
  "geometry-quadrilaterals-006": () =>
    only(
      new Set(
        range(1, 40).flatMap((q) =>
          range(1, q).flatMap((p) => {
            const [a, b]: [Spot, Spot] = [
              [-4 * q, -10 * q],
              [6 * q, -10 * q],
            ];
            const c: Spot = [(-a[0] / q) * p, (-a[1] / q) * p];
            const d: Spot = [(-b[0] / q) * p, (-b[1] / q) * p];
            const fits = doubleArea([a, b, [0, 0]]) === 100 * q * q && doubleArea([c, d, [0, 0]]) === 36 * q * q;
            return fits ? [doubleArea([a, b, c, d]) / (2 * q * q)] : [];
          }),
        ),
      ),
    ),
};
