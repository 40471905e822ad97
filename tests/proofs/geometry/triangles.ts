import { angle, crossing, distance, doubleArea, polar, type Spot, same } from "../plane.ts";
import { only, type Proofs, range } from "../proof.ts";

export const proofs: Proofs = {
  /** Lays each triple of whole sides out by compass: the tip has to lie above the floor. */
  "geometry-triangles-001": () => {
    const found = new Set<string>();
    for (const a of range(1, 10))
      for (const b of range(1, 11 - a)) {
        const floor = 12 - a - b;
        const foot = (floor ** 2 + a ** 2 - b ** 2) / (2 * floor);
        if (a ** 2 - foot ** 2 > 1e-9) found.add([a, b, floor].sort((x, y) => x - y).join("-"));
      }
    return found.size;
  },

  /** Every whole angle at the top, the triangle drawn and the outside angle measured. */
  "geometry-triangles-002": () =>
    only(
      range(1, 179).filter((top) => {
        const [a, b, c]: Spot[] = [[0, 0], polar([0, 0], 1, 270 - top / 2), polar([0, 0], 1, 270 + top / 2)];
        if (!a || !b || !c) return false;
        return same(angle(a, c, [c[0] + 1, c[1]]), 112);
      }),
    ),

  /** Every angle at A in steps of a quarter degree: D is put where AD = DB, short of C, then BC is measured. */
  "geometry-triangles-003": () =>
    only(
      range(1, 719)
        .map((quarter) => quarter / 4)
        .filter((top) => {
          const a: Spot = [0, 0];
          const b = polar(a, 1, 0);
          const c = polar(a, 1, top);
          // D on AC is as far from A as from B on the perpendicular bisector of AB, where x = 1/2.
          const d: Spot = [0.5, 0.5 * Math.tan((top * Math.PI) / 180)];
          const reach = distance(a, d);
          return top < 90 && reach < 1 - 1e-9 && same(distance(d, b), reach) && same(distance(b, c), reach);
        }),
    ),

  /** Shoelace on several triangles of area 48; the answer is the same for all. */
  "geometry-triangles-004": () =>
    only(
      new Set(
        range(-8, 16).map((lean) => {
          const [a, b, c]: [Spot, Spot, Spot] = [
            [lean, 8],
            [0, 0],
            [12, 0],
          ];
          if (doubleArea([a, b, c]) !== 96) throw new Error("not a sail of 48");
          const m: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
          const n: Spot = [(3 * b[0] + c[0]) / 4, (3 * b[1] + c[1]) / 4];
          return doubleArea([a, m, n, c]) / 2;
        }),
      ),
    ),

  /** A whole-number centre (x, r) above the side of 28 that is as far from both other sides as from that one. */
  "geometry-triangles-005": () => {
    const [tip] = range(1, 27).flatMap((x) =>
      range(1, 17).flatMap((y) => (x ** 2 + y ** 2 === 17 ** 2 && (28 - x) ** 2 + y ** 2 === 25 ** 2 ? [[x, y]] : [])),
    );
    const [p = 0, q = 0] = tip ?? [];
    return only(
      range(1, q).flatMap((r) =>
        range(1, 27).flatMap((x) => {
          const left = q * x - p * r;
          const right = q * (28 - x) - (28 - p) * r;
          return left === 17 * r && right === 25 * r ? [r] : [];
        }),
      ),
    );
  },

  /** Coordinates built from the three areas: P, then F and E on the prolonged rods, then A; for several shapes. */
  "geometry-triangles-006": () =>
    only(
      new Set(
        range(1, 7).map((px) => {
          const [b, c, p]: [Spot, Spot, Spot] = [
            [0, 0],
            [8, 0],
            [px, 3],
          ];
          const f: Spot = [px + (px - 8) * (6 / 12), 3 + 3 * (6 / 12)];
          const e: Spot = [px + px * (8 / 12), 3 + 3 * (8 / 12)];
          if (!same(doubleArea([f, b, p]), 12) || !same(doubleArea([b, c, p]), 24) || !same(doubleArea([c, e, p]), 16))
            throw new Error("the known panels have other areas");
          const a = crossing(b, f, c, e);
          return Math.round(doubleArea([a, f, p, e]) * 5e8) / 1e9;
        }),
      ),
    ),
};
