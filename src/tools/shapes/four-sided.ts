import { extended, inner, polygon, rectangle, right, side } from "./drawing.ts";
import { type Check, larger, type Shape, shape } from "./shape.ts";

/** How far the slanted sides reach along the parallel ones has to make up the difference of those. */
function closes(a = 0, b = 0, h = 0, c = 0, d = 0): boolean {
  const [left, right] = [c, d].map((side) => Math.sqrt(Math.max(0, side * side - h * h)));
  const off = [(left ?? 0) + (right ?? 0), (left ?? 0) - (right ?? 0)].map((reach) =>
    Math.abs(Math.abs(reach) - Math.abs(a - b)),
  );
  // Sides are often given rounded.
  return Math.min(...off) < 0.005 * (a + b);
}

export const fourSided: readonly Shape[] = [
  shape({
    id: "square",
    name: "Square",
    quantities: `
      a length side
      d length diagonal
      P length perimeter
      A area area`,
    formulas: `
      A = a^2
      P = 4 * a
      d = a * sqrt(2)
      a = sqrt(A)
      a = P / 4
      a = d / sqrt(2)`,
    bases: "a",
    opens: { a: "6" },
    draw: (size, label) => {
      const a = size("a");
      return [polygon(rectangle(a, a)), side([0, 0], [a, 0], label("a")), inner([0, 0], [a, a], label("d"))];
    },
  }),
  shape({
    id: "rectangle",
    name: "Rectangle",
    quantities: `
      a length length
      b length width
      d length diagonal
      P length perimeter
      A area area`,
    formulas: `
      A = a * b
      P = 2 * (a + b)
      d = sqrt(a^2 + b^2)
      b = A / a
      a = A / b
      b = P / 2 - a
      a = P / 2 - b
      b = sqrt(d^2 - a^2)
      a = sqrt(d^2 - b^2)
      A = ((P / 2)^2 - d^2) / 2
      P = 2 * sqrt(d^2 + 2 * A)
      a = P / 4 + sqrt((P / 4)^2 - A)`,
    bases: "a b",
    checks: ["a", "b"].map((one) =>
      larger(["d", one], (d, side) => `The diagonal has to be longer than each side: ${d} is not longer than ${side}.`),
    ),
    opens: { a: "8", b: "5" },
    draw: (size, label) => {
      const [a, b] = [size("a"), size("b")];
      return [
        polygon(rectangle(a, b)),
        side([0, 0], [a, 0], label("a")),
        side([a, 0], [a, b], label("b")),
        inner([0, 0], [a, b], label("d")),
      ];
    },
  }),
  shape({
    id: "parallelogram",
    name: "Parallelogram",
    quantities: `
      b length base
      h length height
      a length slanted side
      P length perimeter
      A area area`,
    formulas: `
      A = b * h
      P = 2 * (a + b)
      h = A / b
      b = A / h
      b = P / 2 - a
      a = P / 2 - b`,
    bases: "b h a",
    checks: [
      {
        of: ["a", "h"],
        holds: (a = 0, h = 0) => a >= h,
        why: (a, h) => `A slanted side of ${a} cannot reach a height of ${h}: the height is the shortest way up.`,
      },
    ],
    opens: { b: "8", h: "4", a: "5" },
    draw: (size, label) => {
      const [b, h, a] = [size("b"), size("h"), size("a")];
      const x = Math.sqrt(Math.max(0, a * a - h * h));
      return [
        polygon([
          [0, 0],
          [b, 0],
          [b + x, h],
          [x, h],
        ]),
        side([0, 0], [b, 0], label("b")),
        side([b, 0], [b + x, h], label("a")),
        inner([x, h], [x, 0], label("h")),
        ...(x > b ? [extended([b, 0], [x, 0])] : []),
        right([x, h], [x, 0], [x + 1, 0]),
      ];
    },
  }),
  shape({
    id: "trapezium",
    name: "Trapezium",
    quantities: `
      a length parallel side
      b length other parallel side
      h length height
      c length slanted side
      d length other slanted side
      P length perimeter
      A area area`,
    formulas: `
      A = (a + b) / 2 * h
      P = a + b + c + d
      h = 2 * A / (a + b)
      a = 2 * A / h - b
      b = 2 * A / h - a
      a = P - b - c - d
      b = P - a - c - d
      c = P - a - b - d
      d = P - a - b - c
      h = sqrt(c^2 - (((a - b)^2 + c^2 - d^2) / (2 * (a - b)))^2)`,
    bases: "a b h",
    checks: [
      ...["c", "d"].map(
        (slanted): Check => ({
          of: [slanted, "h"],
          holds: (side = 0, h = 0) => side >= h,
          why: (side, h) =>
            `A slanted side of ${side} cannot reach a height of ${h}: the height is the shortest way up.`,
        }),
      ),
      {
        of: ["a", "b", "c", "d"],
        holds: (a, b) => a !== b,
        why: (a) => `With two parallel sides of ${a} it is a parallelogram: choose that shape.`,
      },
      {
        of: ["a", "b", "h", "c", "d"],
        holds: closes,
        why: (a, b, h, c, d) =>
          `Slanted sides of ${c} and ${d} do not close a trapezium with parallel sides of ${a} and ${b}, ${h} apart.`,
      },
    ],
    opens: { a: "9", b: "5", h: "4" },
    note: "The slanted sides are needed for the perimeter alone.",
    draw: (size, label) => {
      const [a, b, h] = [size("a"), size("b"), size("h")];
      const x = (a - b) / 3;
      return [
        polygon([
          [0, 0],
          [a, 0],
          [x + b, h],
          [x, h],
        ]),
        side([0, 0], [a, 0], label("a")),
        side([x, h], [x + b, h], label("b")),
        inner([x + b / 2, h], [x + b / 2, 0], label("h")),
        right([x + b / 2, h], [x + b / 2, 0], [a, 0]),
      ];
    },
  }),
];
