import type { Fill, Mark, Point } from "../../engine/figure/figure.ts";
import { polar, seen } from "./drawing.ts";

/** The three faces of a box that can be seen. */
export function box(a: number, b: number, c: number, at = seen): Mark[] {
  const face = (points: readonly Point[], fill: Fill): Mark => ({ polygon: points, fill });
  return [
    face([at(0, 0, 0), at(a, 0, 0), at(a, 0, c), at(0, 0, c)], "tint1"),
    face([at(a, 0, 0), at(a, b, 0), at(a, b, c), at(a, 0, c)], "tint2"),
    face([at(0, 0, c), at(a, 0, c), at(a, b, c), at(0, b, c)], "none"),
  ];
}

/** A pyramid over a rectangle, its middle and its height. Of a flat one all faces can be seen from above. */
export function pyramid(a: number, b: number, h: number, at = seen, base = 0): Mark[] {
  const top = at(a / 2, b / 2, base + h);
  const corners = [at(0, 0, base), at(a, 0, base), at(a, b, base), at(0, b, base)];
  return corners.flatMap((from, index): Mark[] => {
    const to = corners[(index + 1) % 4] ?? from;
    if (turnsLeft(from, to, top)) return [{ polygon: [from, to, top], fill: index % 2 === 0 ? "tint1" : "tint2" }];
    return index === 3
      ? [{ line: [from, to], dashed: true }]
      : [
          { line: [to, from], dashed: true },
          { line: [to, top], dashed: true },
        ];
  });
}

/** Whether one turns left on the way through three points: a face whose corners go round so is seen from outside. */
const turnsLeft = (a: Point, b: Point, c: Point): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0]);

/** Where a corner of the front of a lying prism has its like on the back. */
export const behind = ([x, y]: Point, l: number): Point => polar(30, l, [x, y]);

/** A prism lying on its side, its front a polygon that goes round to the left. */
export function lying(front: readonly Point[], l: number): Mark[] {
  const back = (corner: Point): Point => behind(corner, l);
  const faces = front.map((from, index): readonly [Point, Point] => [from, front[(index + 1) % front.length] ?? from]);
  return [
    ...faces
      .filter(([from, to]) => !turnsLeft(from, back(from), to))
      .map(([from, to]): Mark => ({ line: [from, back(from), back(to), to], dashed: true, thin: true })),
    { polygon: front, fill: "tint1" },
    ...faces
      .filter(([from, to]) => turnsLeft(from, back(from), to))
      .map(([from, to]): Mark => ({ polygon: [from, back(from), back(to), to], fill: "tint2" })),
  ];
}
