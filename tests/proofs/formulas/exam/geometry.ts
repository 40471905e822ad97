import { range } from "../../proof.ts";
import { areaByLattice, interiorAngles, type Point } from "../measure.ts";
import type { ExamCases } from "./case.ts";
import { area, slope, wayLength } from "./numerics.ts";
import { polygonArea, sectorArea } from "./outlines.ts";

const { PI } = Math;

export const geometry: ExamCases = {
  near: { "arc-length": 1e-8, "sector-area": 1e-8, "cylinder-surface": 1e-8, "sphere-surface": 1e-8 },
  examples: {
    "parallelogram-area": ({ whole }) => {
      const [b, h, lean] = [whole(1, 7), whole(1, 6), whole(-5, 5)];
      return {
        b,
        h,
        A: areaByLattice([
          [0, 0],
          [b, 0],
          [b + lean, h],
          [lean, h],
        ]),
      };
    },
    "trapezium-area": ({ whole }) => {
      const [a, b, h, lean] = [whole(1, 8), whole(1, 8), whole(1, 6), whole(-5, 5)];
      return {
        a,
        b,
        h,
        A: areaByLattice([
          [0, 0],
          [a, 0],
          [b + lean, h],
          [lean, h],
        ]),
      };
    },
    "kite-area": ({ whole }) => {
      const [half, below, above] = [whole(1, 4), whole(1, 4), whole(1, 5)];
      const corners: Point[] = [
        [-half, 0],
        [0, -below],
        [half, 0],
        [0, above],
      ];
      return { p: 2 * half, q: below + above, A: areaByLattice(corners) };
    },
    "arc-length": ({ real, whole }) => {
      const [r, θ] = [real(0.5, 9), whole(5, 355)];
      return { r, θ, l: wayLength(onCircle(r), 0, (θ * PI) / 180) };
    },
    "sector-area": ({ real, whole }) => {
      const [r, θ] = [real(0.5, 9), whole(5, 355)];
      return { r, θ, A: sectorArea(r, (θ * PI) / 180) };
    },
    "interior-angle": ({ whole }) => {
      const n = whole(3, 20);
      return { n, θ: interiorAngles(regular(n, 2))[0] ?? Number.NaN };
    },
    "exterior-angle": ({ whole }) => {
      const n = whole(3, 20);
      return { n, θ: 180 - (interiorAngles(regular(n, 2))[0] ?? Number.NaN) };
    },
    "cuboid-surface": ({ whole }) => {
      const [a, b, c] = [whole(1, 5), whole(1, 5), whole(1, 5)];
      const cubes = range(1, a).flatMap((x) => range(1, b).flatMap((y) => range(1, c).map((z) => [x, y, z])));
      const inside = new Set(cubes.map(String));
      const beside = [
        [1, 0, 0],
        [-1, 0, 0],
        [0, 1, 0],
        [0, -1, 0],
        [0, 0, 1],
        [0, 0, -1],
      ];
      const open = cubes.flatMap((cube) => beside.map((step) => cube.map((at, i) => at + (step[i] ?? 0))));
      return { a, b, c, S: open.filter((place) => !inside.has(String(place))).length };
    },
    "space-diagonal": ({ real }) => {
      const [a, b, c] = [real(0.5, 9), real(0.5, 9), real(0.5, 9)];
      return { a, b, c, d: Math.hypot(Math.hypot(a, b), c) };
    },
    "cylinder-volume": ({ real }) => {
      const [r, h] = [real(0.5, 9), real(0.5, 9)];
      return { r, h, V: h * disc(r) };
    },
    "cylinder-surface": ({ real }) => {
      const [r, h] = [real(0.5, 9), real(0.5, 9)];
      return { r, h, S: 2 * disc(r) + h * wayLength(onCircle(r), 0, 2 * PI) };
    },
    "pyramid-volume": ({ real }) => {
      const [corners, h] = [regular(5, real(0.5, 5)), real(0.5, 9)];
      const slice = (z: number) => polygonArea(corners.map(([x, y]): Point => [x * (1 - z / h), y * (1 - z / h)]));
      return { A: polygonArea(corners), h, V: area(slice, 0, h, 20) };
    },
    "cone-volume": ({ real }) => {
      const [r, h] = [real(0.5, 9), real(0.5, 9)];
      return { r, h, V: area((z) => PI * (r * (1 - z / h)) ** 2, 0, h) };
    },
    "cone-surface": ({ real }) => {
      // Rings, from the tip down the slope.
      const [r, l] = [real(0.5, 4), real(4.5, 9)];
      return { r, l, A: area((s) => 2 * PI * ((r * s) / l), 0, l) };
    },
    "sphere-volume": ({ real }) => {
      const r = real(0.5, 9);
      return { r, V: ball(r) };
    },
    "sphere-surface": ({ real }) => {
      // A thin coat of paint: how fast the volume grows with the radius.
      const r = real(0.5, 9);
      return { r, S: slope(ball, r) };
    },
    "frustum-volume": ({ real }) => {
      const [r, R, h] = [real(0.5, 4), real(4.5, 9), real(0.5, 9)];
      return { r, R, h, V: area((z) => PI * (R + ((r - R) * z) / h) ** 2, 0, h) };
    },
    "similar-areas-and-volumes": ({ whole }) => {
      const [k, a, b, c] = [whole(2, 4), whole(1, 4), whole(1, 3), whole(1, 3)];
      const triangle = (by: number) =>
        areaByLattice([
          [0, 0],
          [a * by, 0],
          [0, b * by],
        ]);
      const cubes = (by: number) =>
        range(1, a * by).flatMap(() => range(1, b * by).flatMap(() => range(1, c * by))).length;
      return { k, A_1: triangle(1), A_2: triangle(k), V_1: cubes(1), V_2: cubes(k) };
    },
    "half-square-triangle": ({ real }) => {
      const a = real(0.5, 9);
      return { a, c: 2 * a * Math.cos(PI / 4) };
    },
    "half-equilateral-triangle": ({ real }) => {
      // The height of an equilateral triangle, by its corners on a circle.
      const a = real(0.5, 9);
      const corners = regular(3, 1);
      const [[x = 0, y = 0] = [], [u = 0, v = 0] = [], [s = 0, t = 0] = []] = corners;
      const by = (2 * a) / Math.hypot(u - x, v - y);
      return { a, c: 2 * a, b: by * Math.hypot(s - (x + u) / 2, t - (y + v) / 2) };
    },
    "angle-at-the-centre": ({ whole }) => {
      const [arc, at] = [whole(10, 340), whole(1, 9)];
      const place = (degrees: number): Point => [
        3 * Math.cos((degrees * PI) / 180),
        3 * Math.sin((degrees * PI) / 180),
      ];
      const corner = place(arc + ((360 - arc) * at) / 10);
      return { α: turn([0, 0], place(0), place(arc)), β: turn(corner, place(0), place(arc)) };
    },
  },
};

const onCircle =
  (r: number) =>
  (t: number): Point => [r * Math.cos(t), r * Math.sin(t)];

const regular = (n: number, r: number): Point[] => range(0, n - 1).map((i) => onCircle(r)((2 * PI * i) / n));

/** Upright strips, counted by the angle at which they end. */
const disc = (r: number): number => area((t) => 2 * (r * Math.cos(t)) ** 2, -PI / 2, PI / 2);

const ball = (r: number): number => area((z) => PI * (r * r - z * z), -r, r);

/** By how many degrees one turns about a point, from one place on to another, anticlockwise. */
function turn([x, y]: Point, [a, b]: Point, [c, d]: Point): number {
  return (((Math.atan2(d - y, c - x) - Math.atan2(b - y, a - x)) * 180) / PI + 720) % 360;
}
