import type { Flat, Point } from "../../engine/figure/figure.ts";
import { choose } from "../../maths/whole.ts";
import {
  area,
  axes,
  disc,
  fitted,
  line,
  type Motif,
  middle,
  polar,
  range,
  rect,
  regular,
  segment,
  thin,
} from "./shapes.ts";

const faces: readonly Flat[] = ["flat1", "flat2", "flat3"];

/** A straight line, and what it climbs for six to the right. */
const climb = (x: number): Point => [x, 2.4 + 0.72 * (x - 1.4)];
export const linear: Motif = [
  area("flat1", [[1.4, 1.4], [12, 1.4], climb(12), climb(1.4)]),
  area("flat3", [climb(4), [10, climb(4)[1]], climb(10)]),
  ...axes([1.4, 1.4]),
  line(climb(0.2), climb(11.9)),
];

/** The tangents of a parabola, from one arm of a V to the other. */
const strings = 10;
const bowl = range(25).map((i): Point => [i / 2, 6 + (i / 2 - 6) ** 2 / 6]);
export const quadratic: Motif = [
  area("flat2", bowl),
  ...range(strings + 1).map((i) => {
    const s = i / strings;
    return thin([0.1 + 5.9 * s, 11.9 - 11.8 * s], [6 + 5.9 * s, 0.1 + 11.8 * s]);
  }),
];

/** Where two inequalities hold at once; the edge of a strict one is broken. */
export const inequalities: Motif = [
  area("flat1", [
    [0, 0],
    [12, 0],
    [12, 4],
    [0, 10],
  ]),
  area("flat2", [
    [2, 0],
    [12, 0],
    [12, 12],
    [10, 12],
  ]),
  area("flat3", [
    [2, 0],
    [12, 0],
    [12, 4],
    [6.5, 6.75],
  ]),
  line([0.2, 9.9], [11.8, 4.1]),
  {
    line: [
      [2.1, 0.2],
      [9.9, 11.8],
    ],
    dashed: true,
  },
];

/** Two lines have one point in common. */
export const systems: Motif = [
  area("flat1", [
    [0, 1.6],
    [7, 6.6],
    [0, 11],
  ]),
  area("flat2", [
    [12, 10.2],
    [7, 6.6],
    [12, 3.5],
  ]),
  line([0.2, 1.75], [11.8, 10]),
  line([0.2, 10.9], [11.8, 3.6]),
  disc("ink", [7, 6.6], 1.5),
  disc("ground", [7, 6.6], 0.8),
];

/** The coefficients of (1 + x) to the power of n, the odd ones dark. */
export const polynomials: Motif = (["flat3", "flat1"] as const).flatMap((fill, even) =>
  range(8).flatMap((row) =>
    range(row + 1).flatMap((k) =>
      choose(row, k) % 2 === 1 - even ? [disc(fill, [6 + (k - row / 2) * 1.5, 11.2 - row * 1.5], 0.66)] : [],
    ),
  ),
);

/** Half, a quarter, an eighth: the powers of one half fill a square. */
export const exponents: Motif = range(8).map((k) => {
  // Left, top, right, bottom, and inwards again.
  const [x, y, w, h] = halves(k);
  return rect(k === 7 ? "ink" : (faces[k % 3] ?? "ink"), x, y, w, h, 0.12);
});
function halves(k: number): readonly [x: number, y: number, w: number, h: number] {
  let [x, y, w, h] = [0, 0, 12, 12];
  for (let i = 0; i < k; i++) {
    if (i % 2 === 0) w /= 2;
    else h /= 2;
    if (i % 4 === 0) x += w;
    if (i % 4 === 3) y += h;
  }
  if (k % 2 === 0) return [k % 4 === 0 ? x : x + w / 2, y, w / 2, h];
  return [x, k % 4 === 1 ? y + h / 2 : y, w, h / 2];
}

/** The medians meet in one point and part a triangle into six equal areas. */
const [P, Q, R] = [
  [0, 0.6],
  [12, 0.6],
  [7.6, 11.4],
] as [Point, Point, Point];
const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const centroid: Point = [(P[0] + Q[0] + R[0]) / 3, (P[1] + Q[1] + R[1]) / 3];
const round: readonly Point[] = [P, half(P, Q), Q, half(Q, R), R, half(R, P)];
export const triangles: Motif = round.map((at, i) =>
  area(i % 2 === 0 ? "flat1" : "flat3", [at, round[(i + 1) % 6] ?? at, centroid], 0.1),
);

/** Six circles of one size through the middle of a seventh. */
export const circles: Motif = [
  disc("flat1", middle, 6),
  ...range(6).flatMap((k) => [
    segment("flat3", polar(middle, 6, 60 * k + 60), 6, 60 * k + 240, 60 * k + 300),
    segment("flat3", polar(middle, 6, 60 * k - 60), 6, 60 * k + 60, 60 * k + 120),
  ]),
];

/** The middles of the sides of any quadrilateral make a parallelogram of half its area. */
const corners: readonly Point[] = [
  [0, 2.4],
  [9.4, 0],
  [12, 8.4],
  [4.2, 12],
];
const halfway = corners.map((at, i) => half(at, corners[(i + 1) % 4] ?? at));
export const quadrilaterals: Motif = [
  ...corners.map((at, i) =>
    area(i % 2 === 0 ? "flat1" : "flat2", [halfway[(i + 3) % 4] ?? at, at, halfway[i] ?? at], 0.1),
  ),
  area("flat3", halfway, 0.1),
];

/** The diagonals of a pentagon make a star and a smaller pentagon. */
const outer = regular(5, [6, 5.45], 6.3);
const inner = regular(5, [6, 5.45], 6.3 / ((1 + Math.sqrt(5)) / 2) ** 2, 126);
export const polygons: Motif = [
  ...outer.map((at, k) => area("flat1", [at, outer[(k + 1) % 5] ?? at, inner[k] ?? at], 0.08)),
  ...outer.map((at, k) => area("flat2", [at, inner[k] ?? at, inner[(k + 4) % 5] ?? at], 0.08)),
  area("flat3", inner, 0.08),
];

/** An icosahedron as one looks at a face of it, its faces lighter towards the light. */
type Space = readonly [number, number, number];
const golden = (1 + Math.sqrt(5)) / 2;
const vertices: readonly Space[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Space[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);
const times = (a: Space, b: Space): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const eye: Space = [1, 1, 1];
const onPaper = (at: Space): Point => [times(at, [1, -1, 0]) / Math.SQRT2, times(at, [-1, -1, 2]) / Math.sqrt(6)];
const joined = (a: Space, b: Space) =>
  Math.abs((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2 - 4) < 1e-9;
const seen = vertices
  .flatMap((a, i) =>
    vertices.slice(i + 1).flatMap((b, j) =>
      vertices
        .slice(i + j + 2)
        .filter((c) => joined(a, b) && joined(b, c) && joined(a, c))
        .map((c) => ({
          outline: [a, b, c].map(onPaper),
          out: [0, 1, 2].map((k) => (a[k] ?? 0) + (b[k] ?? 0) + (c[k] ?? 0)) as unknown as Space,
        })),
    ),
  )
  .filter(({ out }) => times(out, eye) > 0.1);
const outlines = fitted(seen.map(({ outline }) => outline));
export const solids: Motif = seen
  .map(({ out }, i) => ({ out, outline: outlines[i] ?? [] }))
  .map(({ out, outline }) => {
    const light = times(out, [0.2, 0.5, 1]);
    return area(light > 5.2 ? "flat1" : light > 3 ? "flat2" : "flat3", outline, 0.07);
  });

/** Points on a lattice, and the quadrilateral they are the corners of. */
const shape: readonly Point[] = [
  [1.2, 3.6],
  [8.4, 1.2],
  [10.8, 8.4],
  [6, 10.8],
];
export const coordinate: Motif = [
  area("flat1", shape),
  ...range(25).map((i) => disc("flat2", [1.2 + 2.4 * (i % 5), 1.2 + 2.4 * Math.floor(i / 5)], 0.35)),
  ...axes([3.6, 3.6]),
  ...shape.map((at) => disc("flat3", at, 0.8)),
];
