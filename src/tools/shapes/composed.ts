import { inner, polar, polygon, rectangle, side } from "./drawing.ts";
import { larger, type Shape, shape } from "./shape.ts";

/** Those put together from others. */
export const composed: readonly Shape[] = [
  shape({
    id: "l-shape",
    name: "L-shape",
    quantities: `
      a length whole length
      b length whole height
      c length length of the notch
      d length height of the notch
      P length perimeter
      A area area`,
    formulas: `
      A = a * b - c * d
      P = 2 * (a + b)
      a = (A + c * d) / b
      b = (A + c * d) / a
      c = (a * b - A) / d
      d = (a * b - A) / c
      a = P / 2 - b
      b = P / 2 - a`,
    bases: "a b c d",
    checks: [
      larger(["a", "c"], (a, c) => `A notch of ${c} is cut from a length of ${a}: it has to be shorter.`),
      larger(["b", "d"], (b, d) => `A notch of ${d} is cut from a height of ${b}: it has to be lower.`),
    ],
    opens: { a: "9", b: "6", c: "4", d: "3" },
    inOrder: true,
    note: "A rectangle with a corner cut out. The notch takes nothing from the perimeter.",
    draw: (size, label) => {
      const [a, b] = [size("a"), size("b")];
      const [c, d] = [Math.min(size("c"), a * 0.9), Math.min(size("d"), b * 0.9)];
      return [
        polygon([
          [0, 0],
          [a, 0],
          [a, b - d],
          [a - c, b - d],
          [a - c, b],
          [0, b],
        ]),
        side([0, 0], [a, 0], label("a")),
        side([0, 0], [0, b], label("b")),
        side([a - c, b - d], [a, b - d], label("c")),
        side([a - c, b - d], [a - c, b], label("d")),
      ];
    },
  }),
  shape({
    id: "stadium",
    name: "Stadium",
    quantities: `
      a length straight side
      r length radius of the ends
      P length perimeter
      A area area`,
    formulas: `
      A = pi * r^2 + 2 * a * r
      P = 2 * pi * r + 2 * a
      a = (A - pi * r^2) / (2 * r)
      a = P / 2 - pi * r
      r = (P - 2 * a) / (2 * pi)
      r = (sqrt(a^2 + pi * A) - a) / pi`,
    bases: "a r",
    opens: { a: "8", r: "3" },
    note: "A rectangle with a semicircle at each end, like a running track.",
    draw: (size, label) => {
      const [a, r] = [size("a"), size("r")];
      return [
        { polygon: rectangle(a, 2 * r), fill: "tint1", dashed: true },
        { arc: [0, r], radius: r, from: 90, to: 270, fill: "tint1" },
        { arc: [a, r], radius: r, from: -90, to: 90, fill: "tint1" },
        side([0, 0], [a, 0], label("a")),
        {
          line: [
            [0, 2 * r],
            [a, 2 * r],
          ],
        },
        inner([a, r], polar(0, r, [a, r]), label("r")),
        { dot: [a, r] },
      ];
    },
  }),
  shape({
    id: "arched-window",
    name: "Rectangle with a semicircle",
    quantities: `
      a length width
      h length straight height
      P length perimeter
      A area area`,
    formulas: `
      A = a * h + pi * a^2 / 8
      P = a + 2 * h + pi * a / 2
      h = (A - pi * a^2 / 8) / a
      h = (P - a - pi * a / 2) / 2
      a = (P - 2 * h) / (1 + pi / 2)`,
    bases: "a h",
    opens: { a: "6", h: "5" },
    note: "An arched window: the semicircle stands on the width.",
    draw: (size, label) => {
      const [a, h] = [size("a"), size("h")];
      return [
        polygon(rectangle(a, h)),
        { arc: [a / 2, h], radius: a / 2, from: 0, to: 180, fill: "tint2" },
        side([0, 0], [a, 0], label("a")),
        side([a, 0], [a, h], label("h")),
      ];
    },
  }),
];
