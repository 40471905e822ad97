import { inner, polar, polygon, right, side } from "./drawing.ts";
import { type Check, type Shape, shape, wholeSides } from "./shape.ts";

/** Two sides together have to be longer than the third. */
const reaches = (x: string, y: string, z: string): Check => ({
  of: [x, y, z],
  holds: (a = 0, b = 0, c = 0) => a + b > c,
  why: (a, b, c) => `Two sides of ${a} and ${b} cannot reach around a side of ${c}.`,
});

const underHalfTurn: Check = {
  of: ["gamma"],
  holds: (gamma = 0) => gamma < 180,
  why: (gamma) => `An angle of a triangle is less than 180°: ${gamma} is too much.`,
};

export const triangles: readonly Shape[] = [
  shape({
    id: "triangle",
    name: "Triangle: base and height",
    quantities: `
      b length base
      h length height
      A area area`,
    formulas: `
      A = b * h / 2
      h = 2 * A / b
      b = 2 * A / h`,
    bases: "b h",
    opens: { b: "8", h: "5" },
    draw: (size, label) => {
      const [b, h] = [size("b"), size("h")];
      const x = b * 0.4;
      return [
        polygon([
          [0, 0],
          [b, 0],
          [x, h],
        ]),
        side([0, 0], [b, 0], label("b")),
        inner([x, h], [x, 0], label("h")),
        right([x, h], [x, 0], [b, 0]),
      ];
    },
  }),
  shape({
    id: "right-triangle",
    name: "Right-angled triangle",
    quantities: `
      a length side at the right angle
      b length other side at the right angle
      c length hypotenuse
      P length perimeter
      A area area`,
    formulas: `
      c = sqrt(a^2 + b^2)
      A = a * b / 2
      P = a + b + c
      b = sqrt(c^2 - a^2)
      a = sqrt(c^2 - b^2)
      b = 2 * A / a
      a = 2 * A / b
      P = c + sqrt(c^2 + 4 * A)
      c = P / 2 - 2 * A / P
      a = (P - c + sqrt((P - c)^2 - 8 * A)) / 2
      A = ((P - c)^2 - c^2) / 4
      b = (P^2 - 2 * P * a) / (2 * (P - a))
      a = (P^2 - 2 * P * b) / (2 * (P - b))`,
    bases: "a b",
    checks: [
      {
        of: ["a", "c"],
        holds: (a = 0, c = 0) => c > a,
        why: (a, c) => `The hypotenuse is the longest side: ${c} is not longer than ${a}.`,
      },
      {
        of: ["b", "c"],
        holds: (b = 0, c = 0) => c > b,
        why: (b, c) => `The hypotenuse is the longest side: ${c} is not longer than ${b}.`,
      },
    ],
    opens: { a: "6", b: "8" },
    draw: (size, label) => {
      const [a, b] = [size("a"), size("b")];
      return [
        polygon([
          [0, 0],
          [b, 0],
          [0, a],
        ]),
        side([0, 0], [b, 0], label("b")),
        side([0, 0], [0, a], label("a")),
        side([b, 0], [0, a], label("c")),
        right([b, 0], [0, 0], [0, a]),
      ];
    },
  }),
  shape({
    id: "triangle-sides",
    name: "Triangle: three sides",
    quantities: `
      a length side
      b length second side
      c length third side
      P length perimeter
      s length half the perimeter
      A area area`,
    formulas: `
      P = a + b + c
      c = P - a - b
      b = P - a - c
      a = P - b - c
      s = P / 2
      P = 2 * s
      A = sqrt(s * (s - a) * (s - b) * (s - c))`,
    bases: "a b c",
    checks: [reaches("a", "b", "c"), reaches("a", "c", "b"), reaches("b", "c", "a")],
    opens: { a: "5", b: "6", c: "7" },
    note: "The area is found by Heron’s formula.",
    draw: (size, label) => {
      const [a, b, c] = [size("a"), size("b"), size("c")];
      const x = (b * b + c * c - a * a) / (2 * c);
      const top = [x, Math.sqrt(Math.max(0, b * b - x * x))] as const;
      return [
        polygon([[0, 0], [c, 0], top]),
        side([0, 0], [c, 0], label("c")),
        side([c, 0], top, label("a")),
        side([0, 0], top, label("b")),
      ];
    },
  }),
  shape({
    id: "triangle-angle",
    name: "Triangle: two sides and the angle",
    quantities: `
      a length side
      b length second side
      gamma angle angle between them
      c length third side
      P length perimeter
      A area area`,
    formulas: `
      A = a * b * sin(gamma) / 2
      c = sqrt(a^2 + b^2 - 2 * a * b * cos(gamma))
      P = a + b + c
      a = 2 * A / (b * sin(gamma))
      b = 2 * A / (a * sin(gamma))
      c = P - a - b
      gamma = arccos((a^2 + b^2 - c^2) / (2 * a * b))`,
    bases: "a b gamma",
    checks: [underHalfTurn, reaches("a", "b", "c"), reaches("a", "c", "b"), reaches("b", "c", "a")],
    opens: { a: "6", b: "8", gamma: "60" },
    draw: (size, label) => {
      const [a, b] = [size("a"), size("b")];
      const top = polar(size("gamma"), a);
      return [
        polygon([[0, 0], [b, 0], top]),
        side([0, 0], [b, 0], label("b")),
        side([0, 0], top, label("a")),
        side([b, 0], top, label("c")),
        { angle: [[b, 0], [0, 0], top], label: label("gamma") },
      ];
    },
  }),
  shape({
    id: "regular-polygon",
    name: "Regular polygon",
    quantities: `
      n count number of sides
      a length side
      h length way from the middle to a side
      R length way from the middle to a corner
      P length perimeter
      A area area`,
    formulas: `
      P = n * a
      A = n * a^2 / (4 * tan(180 / n))
      h = a / (2 * tan(180 / n))
      R = a / (2 * sin(180 / n))
      a = P / n
      n = P / a
      a = sqrt(4 * A * tan(180 / n) / n)
      a = 2 * h * tan(180 / n)
      a = 2 * R * sin(180 / n)`,
    bases: "n a",
    checks: [wholeSides],
    opens: { n: "6", a: "5" },
    draw: (size, label) => {
      const n = Math.max(3, Math.min(24, Math.round(size("n"))));
      const radius = size("a") / (2 * Math.sin(Math.PI / n));
      const corners = Array.from({ length: n }, (_, i) => polar((360 * (i - 0.5)) / n - 90, radius));
      const [first = [0, 0], second = [0, 0]] = corners;
      const [middle, foot] = [
        [0, 0],
        [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2],
      ] as const;
      return [
        polygon(corners),
        side(first, second, label("a")),
        inner(middle, foot, label("h")),
        ...(n <= 8 ? [right(second, foot, middle)] : []),
        { dot: middle },
      ];
    },
  }),
];
