import type { Flat, Point } from "../../engine/figure/figure.ts";
import { disc, line, type Motif, middle, polar, range, rect, regular, sector, thin } from "./shapes.ts";

const row = (y: number, h: number, parts: number, shaded: number): Motif =>
  range(parts).map((i) => rect(i < shaded ? "flat3" : "flat1", (12 * i) / parts, y, 12 / parts, h, 0.12));

/** 2/3 beside 3/4. */
export const bars: Motif = [...row(6.5, 4.5, 3, 2), ...row(1, 4.5, 4, 3)];

/** A half, two quarters and three sixths end on one line. */
export const wall: Motif = [
  ...[1, 2, 3, 4, 6].flatMap((parts, n) => row(9.6 - 2.4 * n, 2.4, parts, parts === 1 || parts === 3 ? 0 : parts / 2)),
  line([6, 0], [6, 12]),
];

/** Two jumps of five along a line. */
const hop = (from: number): Motif => [
  thin(...range(13).map((i): Point => polar([from + 2.5, 4], 2.5, 180 - 15 * i))),
  disc("flat3", [from + 5, 4], 0.75),
];
export const numberLine: Motif = [
  line([0.1, 4], [11.9, 4]),
  ...range(11).map((i) => thin([1 + i, 3.4], [1 + i, 2.6])),
  ...hop(1),
  ...hop(6),
  disc("ink", [1, 4], 0.75),
];

/** 7 x 8 cut at 5. */
export const areaGrid: Motif = range(56).map((i) =>
  rect(i % 7 < 5 ? "flat3" : "flat1", 0.8 + 1.5 * (i % 7), 1.5 * Math.floor(i / 7), 1.5, 1.5, 0.1),
);

/** 234 in counters. */
const column = (fill: Flat, x: number, many: number): Motif => [
  rect("flat1", x, 0, 4, 12, 0.15),
  ...range(many).map((n) => disc(fill, [x + 2, 1.8 + 2.6 * n], 1.1)),
];
export const counters: Motif = [...column("ink", 0, 2), ...column("flat3", 4, 3), ...column("flat2", 8, 4)];

/** An angle of 50 degrees. */
const corner: Point = [1.2, 1.6];
export const angles: Motif = [
  sector("flat2", corner, 6, 0, 50),
  line(corner, [11.6, 1.6]),
  line(corner, polar(corner, 12.2, 50)),
  disc("ink", corner, 0.8),
];

/** A triangle on a board of pins. */
const spread: readonly Point[] = [
  [1.5, 1.5],
  [10.5, 4.5],
  [4.5, 10.5],
];
export const pins: Motif = [
  { polygon: spread, fill: "flat2" },
  ...range(16).map((i) => disc("ink", [1.5 + 3 * (i % 4), 1.5 + 3 * Math.floor(i / 4)], 0.4)),
  ...spread.map((at) => disc("flat3", at, 0.9)),
];

/** Dots in heaps along a line. */
export const dots: Motif = [
  line([0.1, 1], [11.9, 1]),
  ...[1, 4, 2, 0, 1].flatMap((many, i) => range(many).map((n) => disc("flat3", [1.6 + 2.2 * i, 2.2 + 2.1 * n], 0.95))),
];

/** Three parts of one colour and one of another, and an arrow. */
export const spinner: Motif = [
  sector("flat3", middle, 5.9, 90, 360),
  sector("flat1", middle, 5.9, 0, 90),
  { polygon: regular(3, polar(middle, 2.2, 40), 1.3, 40), fill: "ink" },
  line(middle, polar(middle, 2.4, 40)),
  disc("ink", middle, 0.9),
];
