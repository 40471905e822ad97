import type { Flat, Point } from "../../engine/figure/figure.ts";
import { choose } from "../../maths/whole.ts";
import { area, disc, line, type Motif, middle, polar, range, rect, regular, sector, thin } from "./shapes.ts";

/** 1 x 12, 2 x 6 and 3 x 4: all rectangles of twelve squares end on one curve. */
const ways: readonly Point[] = [
  [1, 12],
  [12, 1],
  [2, 6],
  [6, 2],
  [3, 4],
  [4, 3],
];
export const tables: Motif = [
  ...ways.map(([w, h], i) => rect((["flat1", "flat2", "flat3"] as const)[i >> 1] ?? "ink", 0, 0, w, h, 0.09)),
  thin(...range(13).map((i): Point => [12 ** (i / 12), 12 ** (1 - i / 12)])),
  ...ways.slice(2).map((corner) => disc("ink", corner, 0.5)),
];

/** Twelve shared out to four. */
const plates: readonly Point[] = [
  [3, 9],
  [9, 9],
  [3, 3],
  [9, 3],
];
export const division: Motif = [
  ...plates.map((at) => disc("flat1", at, 2.85)),
  ...plates.flatMap((at) => regular(3, at, 1.35).map((item) => disc("flat3", item, 0.85))),
];

/** A half, a quarter and two eighths of one circle. */
export const fractions: Motif = (
  [
    ["flat1", 90, 270],
    ["flat3", 0, 90],
    ["flat2", 315, 360],
    ["ink", 270, 315],
  ] as const
).map(([fill, from, to]) =>
  sector(fill, polar(middle, 0.2 / Math.sin((Math.PI * (to - from)) / 360), (from + to) / 2), 5.5, from, to),
);

/** Two tenths, and four tenths of the next one. */
const tenths = (y: number, h: number, full: number): Motif =>
  range(10).map((i) => rect(i < full ? "flat3" : "flat2", 1.2 * i, y, 1.2, h, 0.1));
export const decimals: Motif = [
  area("flat1", [
    [2.5, 8.7],
    [3.5, 8.7],
    [11.9, 4],
    [0.1, 4],
  ]),
  ...tenths(8.8, 2.6, 2),
  ...tenths(0.6, 3.2, 4),
];

/** 37 squares of a hundred. */
export const percentages: Motif = [
  rect("flat1", 0, 0, 12, 12),
  rect("flat3", 0, 0, 12, 3.6),
  rect("flat3", 0, 3.6, 8.4, 1.2),
  ...range(9).flatMap((i) => [
    rect("ground", 1.2 * (i + 1) - 0.08, 0, 0.16, 12),
    rect("ground", 0, 1.2 * (i + 1) - 0.08, 12, 0.16),
  ]),
];

/** 2x + 1 = 7 on a balance. */
const weights = (columns: readonly number[], left: number): Point[] =>
  columns.flatMap((high, i) => range(high).map((row): Point => [left + 1.5 * i, 4.2 + 1.5 * row]));
export const equations: Motif = [
  rect("flat3", 0.2, 4.2, 3, 3, 0.1),
  rect("flat3", 0.2, 7.2, 3, 3, 0.1),
  ...[...weights([1], 3.2), ...weights([3, 2, 2], 7.2)].map(([x, y]) => rect("flat1", x, y, 1.5, 1.5, 0.1)),
  line([0.2, 3.9], [11.8, 3.9]),
  area("ink", [
    [6, 3.9],
    [3.9, 0.4],
    [8.1, 0.4],
  ]),
];

/** 13 579 on an abacus: a bead above the bar is five, those pushed to it from below are one each. */
const rods = [1, 3, 5, 7, 9];
const bead = (fill: Flat, x: number, y: number) =>
  area(fill, [
    [x - 1.1, y],
    [x - 0.4, y + 0.65],
    [x + 0.4, y + 0.65],
    [x + 1.1, y],
    [x + 0.4, y - 0.65],
    [x - 0.4, y - 0.65],
  ]);
const beads = rods.flatMap((digit, rod) => {
  const x = 1.3 + 2.35 * rod;
  const pushed = digit % 5;
  return [
    { isPushed: digit >= 5, x, y: digit >= 5 ? 9.25 : 11.1 },
    ...range(4).map((i) => ({ isPushed: i < pushed, x, y: 6.95 - 1.4 * (i < pushed ? i : i + 1) })),
  ];
});
export const numbers: Motif = [
  ...rods.map((_, rod) => thin([1.3 + 2.35 * rod, 0.2], [1.3 + 2.35 * rod, 11.8])),
  ...[false, true].flatMap((which) =>
    beads.filter(({ isPushed }) => isPushed === which).map(({ x, y }) => bead(which ? "flat3" : "flat1", x, y)),
  ),
  rect("ink", 0, 7.85, 12, 0.5),
];

/** Regular polygons with one side in common, from the octagon down to the triangle. */
const common = 12 / (1 + Math.SQRT2);
export const shapes: Motif = (["flat1", "flat2", "flat3", "flat1", "flat2", "flat3"] as const).map((fill, i) => {
  const n = 8 - i;
  const radius = common / (2 * Math.sin(Math.PI / n));
  return area(fill, regular(n, [6, Math.sqrt(radius ** 2 - (common / 2) ** 2)], radius, 270 + 180 / n));
});

/** How often four tosses give no heads, one, two, three and four: 1, 4, 6, 4 and 1 times of 16. */
export const data: Motif = [
  ...(["flat1", "flat2", "flat3", "flat2", "flat1"] as const).map((fill, k) =>
    rect(fill, 2.4 * k, 0.6, 2.4, 1.85 * choose(4, k), 0.14),
  ),
  line([0.2, 0.5], [11.8, 0.5]),
];

/** 8 + 5: two of the five fill the first ten. */
const frame = (bottom: number, filled: number, stays: number): Motif => [
  ...range(10).map((i) => rect("flat1", 2.4 * (i % 5), bottom + 2.4 * Math.floor(i / 5), 2.4, 2.4, 0.12)),
  ...range(filled).map((i) =>
    disc(i < stays ? "ink" : "flat3", [1.2 + 2.4 * (i % 5), bottom + 3.6 - 2.4 * Math.floor(i / 5)], 0.8),
  ),
];
export const mentalMath: Motif = [...frame(6.6, 10, 8), ...frame(0.6, 3, 0)];
