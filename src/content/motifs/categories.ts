import type { Flat, Point } from "../../engine/figure/figure.ts";
import { isPrime } from "../../maths/whole.ts";
import { area, disc, fitted, line, type Motif, polar, range, rect, segment } from "./shapes.ts";

const faces: readonly Flat[] = ["flat1", "flat2", "flat3"];

/** 1 + 3 + 5 + 7 = 4 x 4. */
const layers: readonly Flat[] = ["ink", "flat3", "flat2", "flat1"];
export const arithmetic: Motif = layers.flatMap((fill, n) =>
  range(2 * n + 1).map((i) => rect(fill, 3 * Math.min(i, n), 3 * Math.min(2 * n - i, n), 3, 3, 0.2)),
);

/** (a + b)² = a² + 2ab + b². */
export const algebra: Motif = [
  rect("flat2", 0, 0, 7.5, 7.5, 0.15),
  rect("flat1", 7.5, 0, 4.5, 7.5, 0.15),
  rect("flat1", 0, 7.5, 7.5, 4.5, 0.15),
  rect("flat3", 7.5, 7.5, 4.5, 4.5, 0.15),
];

/** The squares on the sides of a right-angled triangle, 9 + 16 = 25. */
const pythagoras = fitted([
  [
    [0, 0],
    [4, 0],
    [4, -4],
    [0, -4],
  ],
  [
    [0, 0],
    [0, 3],
    [-3, 3],
    [-3, 0],
  ],
  [
    [4, 0],
    [7, 4],
    [3, 7],
    [0, 3],
  ],
  [
    [0, 0],
    [4, 0],
    [0, 3],
  ],
]);
export const geometry: Motif = pythagoras.map((outline, i) =>
  area(([...faces, "ink"] as const)[i] ?? "ink", outline, 0.1),
);

/** Three sets: what is in one, in two and in all three of them. Each circle goes through the middles of the others. */
const sets: readonly Point[] = [
  [4, 4.27],
  [8, 4.27],
  [6, 4.27 + Math.sqrt(12)],
];
const [A, B, C] = sets as [Point, Point, Point];
export const logic: Motif = [
  ...sets.map((at) => disc("flat1", at, 4)),
  // Each pair's lens, as the two halves of it that its circles cut off.
  ...(
    [
      [A, -60],
      [B, 120],
      [A, 0],
      [C, 180],
      [B, 60],
      [C, 240],
    ] as const
  ).map(([at, from]) => segment("flat2", at, 4, from, from + 120)),
  area("flat3", sets),
  ...(
    [
      [A, 0],
      [B, 120],
      [C, 240],
    ] as const
  ).map(([at, from]) => segment("flat3", at, 4, from, from + 60)),
];

/** Ulam's spiral: the numbers wind outwards from the one in the middle, the primes are dark. */
const cell = 12 / 9;
function spiral(count: number): Point[] {
  const cells: Point[] = [];
  let [x, y, dx, dy] = [4, 4, 1, 0];
  for (let run = 2; cells.length < count; run++) {
    for (let i = 0; i < run >> 1; i++, x += dx, y += dy) cells.push([x, y]);
    [dx, dy] = [-dy, dx];
  }
  return cells.slice(0, count);
}
export const numberTheory: Motif = [
  rect("flat1", 0, 0, 12, 12),
  ...spiral(81).flatMap(([x, y], i) =>
    i === 0 || isPrime(i + 1) ? [rect(i === 0 ? "flat2" : "flat3", x * cell, y * cell, cell, cell, 0.1)] : [],
  ),
];

/** A tiling by rhombi that the eye takes for blocks. */
const edge = 12 / (3 * Math.sqrt(3));
const blocks: readonly Point[] = [-1, 0, 1].flatMap((row) =>
  range(3 - Math.abs(row)).map((i): Point => [6 + (i - (2 - Math.abs(row)) / 2) * 4, 6 + row * 1.5 * edge]),
);
export const patterns: Motif = faces.flatMap((fill, face) =>
  blocks.map((at) => {
    const corner = (k: number) => polar(at, edge, 30 + 120 * face + 60 * k);
    return area(fill, [at, corner(0), corner(1), corner(2)], 0.06);
  }),
);

/** A bar model: one has a part, the other three such parts, and the sum of all is known. */
export const wordProblems: Motif = [
  rect("flat3", 0, 8.4, 4, 3.2, 0.12),
  rect("flat3", 0, 4.6, 4, 3.2, 0.12),
  ...range(2).map((i) => rect("flat1", 4 + 4 * i, 4.6, 4, 3.2, 0.12)),
  {
    line: [
      [4.6, 10],
      [11.6, 10],
    ],
    dashed: true,
  },
  line([0.2, 3.4], [0.2, 2.2], [11.8, 2.2], [11.8, 3.4]),
  line([6, 2.2], [6, 0.6]),
];

/** The seven pieces of a tangram in their square. */
export const brainTeasers: Motif = (
  [
    [
      "flat2",
      [
        [0, 0],
        [0, 4],
        [2, 2],
      ],
    ],
    [
      "flat1",
      [
        [0, 4],
        [4, 4],
        [2, 2],
      ],
    ],
    [
      "flat3",
      [
        [2, 0],
        [4, 0],
        [4, 2],
      ],
    ],
    [
      "flat2",
      [
        [4, 4],
        [4, 2],
        [3, 3],
      ],
    ],
    [
      "ink",
      [
        [2, 2],
        [3, 3],
        [4, 2],
        [3, 1],
      ],
    ],
    [
      "flat3",
      [
        [1, 1],
        [3, 1],
        [2, 2],
      ],
    ],
    [
      "flat1",
      [
        [0, 0],
        [2, 0],
        [3, 1],
        [1, 1],
      ],
    ],
  ] as const
).map(([fill, points]) =>
  area(
    fill,
    points.map(([x, y]): Point => [3 * x, 3 * y]),
    0.13,
  ),
);

/** One, two and three rows more than a point: the triangular numbers 3, 6 and 10. */
const triangular = (rows: number): Motif =>
  range(rows).flatMap((row) =>
    range(row + 1).map((i) =>
      disc(
        (["ink", "flat3", "flat2", "flat1"] as const)[row] ?? "ink",
        [6 + (i - row / 2) * (12 / rows), 12 - (row + 0.5) * (12 / rows)],
        (6 / rows) * 0.9,
      ),
    ),
  );
export const easy: Motif = triangular(2);
export const medium: Motif = triangular(3);
export const hard: Motif = triangular(4);

/** Penrose's tribar: each corner is right, the whole cannot be. */
const n = 8;
const tribar: readonly Point[] = [
  [1, 0],
  [n - 1, 0],
  [2, n - 3],
  [2, n - 4],
  [n - 3, 1],
  [0, 1],
];
const arm = tribar.map(([i, j]): Point => [i + j / 2 - n / 2, (j * Math.sqrt(3)) / 2 - n / Math.sqrt(12)]);
const turned = (points: readonly Point[], degrees: number): Point[] =>
  points.map(([x, y]) => polar([0, 0], Math.hypot(x, y), (Math.atan2(y, x) * 180) / Math.PI + degrees));
export const riddles: Motif = fitted([0, 120, 240].map((degrees) => turned(arm, degrees))).map((outline, i) =>
  area(faces[i] ?? "ink", outline, 0.06),
);
