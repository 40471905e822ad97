import type { Flat, Point } from "../../engine/figure/figure.ts";
import { area, axes, disc, fitted, line, type Motif, polar, range, rect, sector, thin } from "./shapes.ts";

const faces: readonly Flat[] = ["flat1", "flat2", "flat3"];

/** A stopwatch, twenty seconds on. */
const watch: Point = [6, 5.2];
export const speedMath: Motif = [
  rect("ink", 5, 10.6, 2, 1.4),
  disc("flat3", watch, 5.2),
  disc("ground", watch, 4.3),
  sector("flat1", watch, 4.3, -30, 90),
  line(watch, polar(watch, 3.6, -30)),
  disc("ink", watch, 0.6),
];

/** A search by halves: each question asks at the middle of what is left, and narrows it. */
const goal = 0.66;
const asked = range(6).reduce<{ low: number; high: number }[]>(
  (list) => {
    const { low, high } = list.at(-1) ?? { low: 0, high: 1 };
    const at = (low + high) / 2;
    return [...list, goal > at ? { low: at, high } : { low, high: at }];
  },
  [{ low: 0, high: 1 }],
);
const step = (i: number): number => 0.9 + 2.04 * i;
const steps = asked.slice(0, 6);
export const assessment: Motif = [
  area("flat1", [
    ...steps.map(({ high }, i): Point => [step(i), 12 * high]),
    ...steps.map(({ low }, i): Point => [step(i), 12 * low]).reverse(),
  ]),
  line(...steps.map(({ low, high }, i): Point => [step(i), 6 * (low + high)])),
  ...steps.map(({ low, high }, i) =>
    disc((low + high) / 2 < goal ? "flat3" : "ink", [step(i), 6 * (low + high)], 0.85),
  ),
];

/** Keys and a display. */
export const calculator: Motif = [
  rect("flat1", 1, 0, 10, 12),
  rect("ground", 2, 8.7, 8, 2.3),
  ...range(12).map((i) => rect("flat2", 2 + 2.1 * (i % 3), 0.9 + 1.85 * Math.floor(i / 3), 1.7, 1.5)),
  ...range(2).map((i) => rect("flat3", 8.3, 4.6 + 1.85 * i, 1.7, 1.5)),
  rect("ink", 8.3, 0.9, 1.7, 3.35),
];

/** The spiral of Theodorus: the roots of 1, 2, 3, ... as sides of right-angled triangles. */
const turns = range(17).map((n) => range(n).reduce((sum, k) => sum + Math.atan(1 / Math.sqrt(k + 1)), 0));
const tip = (n: number): Point => polar([0, 0], Math.sqrt(n + 1), ((turns[n] ?? 0) * 180) / Math.PI);
export const scientificCalc: Motif = fitted(range(16).map((n) => [[0, 0], tip(n), tip(n + 1)])).map((outline, n) =>
  area(faces[n % 3] ?? "ink", outline),
);

/** One, halves, thirds, quarters and fifths, one above the other. */
export const fractionCalc: Motif = (["flat3", "flat2", "flat1", "flat2", "flat3"] as const).flatMap((fill, i) =>
  range(i + 1).map((k) => rect(fill, (12 / (i + 1)) * k, 9.6 - 2.4 * i, 12 / (i + 1), 2.4, 0.12)),
);

/** Three quarters of a ring. */
const ring: Point = [6, 6];
export const percentageCalc: Motif = [
  disc("flat1", ring, 6),
  sector("flat3", ring, 6, 180, 450),
  disc("ground", ring, 3.4),
  thin(polar(ring, 3.4, 90), polar(ring, 6, 90)),
  disc("ink", ring, 1.2),
];

/** A circle cut into twelve pieces, which are laid out in a row: as high as its radius, as long as half its rim. */
const radius = 3.4;
const piece = radius * Math.sin(Math.PI / 12);
export const areaCalc: Motif = [
  ...range(12).map((k) =>
    sector(k < 6 ? "flat1" : "flat3", polar([6, 8.35], 0.2, 30 * k + 15), radius, 30 * k, 30 * k + 30),
  ),
  ...range(6).map((k) => sector("flat1", [6 + (2 * k - 5.5) * piece, 3.75], radius, 256, 284)),
  ...range(6).map((k) => sector("flat3", [6 + (2 * k - 4.5) * piece, 0.4], radius, 76, 104)),
];

/** A cone, a ball and a cylinder of one height and one width, whose volumes are as 1 to 2 to 3. */
export const volumeCalc: Motif = [
  { ellipse: [6, 1.4], rx: 5, ry: 1.4, fill: "flat1" },
  rect("flat1", 1, 1.4, 10, 9.4),
  { ellipse: [6, 10.7], rx: 5, ry: 1.3, fill: "flat1" },
  disc("flat2", [6, 6], 5),
  area("flat3", [
    [1, 1.4],
    [11, 1.4],
    [6, 11],
  ]),
  { ellipse: [6, 1.4], rx: 5, ry: 1.4, fill: "flat3" },
];

/** Centimetres over inches, 2.54 to one. */
const ruler = (fill: Flat, y: number, to: number, unit: number): Motif => [
  rect(fill, 0, y, 12, 4.6),
  ...range(Math.floor(11.6 / unit) + 1).map((i) =>
    line([0.3 + unit * i, to], [0.3 + unit * i, to + (to > 6 ? 1.9 : -1.9)]),
  ),
];
export const converter: Motif = [...ruler("flat1", 6.4, 6.6, 1.1), ...ruler("flat2", 1, 5.4, 1.1 * 2.54)];

/** A cubic with what it cuts off above and below the axis. */
const cubic = (x: number): Point => [x, 6 + 0.062 * (x - 1.6) * (x - 6) * (x - 10.4)];
const curve = (from: number, to: number): Point[] => range(13).map((i) => cubic(from + ((to - from) * i) / 12));
export const graphPlotter: Motif = [
  area("flat1", curve(1.6, 6)),
  area("flat2", curve(6, 10.4)),
  ...axes([6, 6]),
  line(...curve(0.35, 11.65)),
];
