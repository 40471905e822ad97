import type { Flat } from "../../engine/figure/figure.ts";
import { disc, type Motif, range, rect } from "./shapes.ts";

/** 1 + 3 + 5 + 7 = 16: odd numbers, laid round each other, make squares. */
const odd: readonly Flat[] = ["ink", "flat3", "flat2", "flat1"];
export const concepts: Motif = range(16).map((i) => {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  return rect(odd[Math.max(column, row)] ?? "ink", 3 * column, 3 * row, 3, 3, 0.15);
});

/** Up step by step, with a ball that has come to the top. */
const rises = [1.9, 3.9, 5.9, 7.9];
export const tutorials: Motif = [
  ...rises.map((height, i) => rect(i % 2 === 0 ? "flat1" : "flat2", 3 * i, 0, 3, height, 0.1)),
  ...rises.slice(0, 3).map((height, i) => disc("ink", [1.5 + 3 * i, height + 0.75], 0.6)),
  disc("flat3", [10.2, 10], 1.8),
];
