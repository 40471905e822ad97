import type { Point } from "../../engine/figure/figure.ts";
import { dashed, polar, seen, seenFromFront, side } from "./drawing.ts";
import { behind, box, lying, pyramid } from "./faces.ts";
import { larger, type Shape, shape, wholeSides } from "./shape.ts";

export const edgedSolids: readonly Shape[] = [
  shape({
    id: "cube",
    name: "Cube",
    quantities: `
      a length edge
      d length diagonal through the cube
      S area surface
      V volume volume`,
    formulas: `
      V = a^3
      S = 6 * a^2
      d = a * sqrt(3)
      a = cbrt(V)
      a = sqrt(S / 6)
      a = d / sqrt(3)`,
    bases: "a",
    opens: { a: "4" },
    draw: (size, label) => {
      const a = size("a");
      return [...box(a, a, a), side(seen(0, 0, 0), seen(a, 0, 0), label("a"))];
    },
  }),
  shape({
    id: "cuboid",
    name: "Cuboid",
    quantities: `
      a length length
      b length width
      c length height
      d length diagonal through the cuboid
      S area surface
      V volume volume`,
    formulas: `
      V = a * b * c
      S = 2 * (a * b + b * c + c * a)
      d = sqrt(a^2 + b^2 + c^2)
      c = V / (a * b)
      b = V / (a * c)
      a = V / (b * c)
      c = (S - 2 * a * b) / (2 * (a + b))
      b = (S - 2 * a * c) / (2 * (a + c))
      a = (S - 2 * b * c) / (2 * (b + c))
      c = sqrt(d^2 - a^2 - b^2)
      b = sqrt(d^2 - a^2 - c^2)
      a = sqrt(d^2 - b^2 - c^2)`,
    bases: "a b c",
    checks: ["a", "b", "c"].map((one) =>
      larger(["d", one], (d, edge) => `The diagonal has to be longer than each edge: ${d} is not longer than ${edge}.`),
    ),
    opens: { a: "6", b: "4", c: "3" },
    draw: (size, label) => {
      const [a, b, c] = [size("a"), size("b"), size("c")];
      return [
        ...box(a, b, c),
        side(seen(0, 0, 0), seen(a, 0, 0), label("a")),
        side(seen(a, 0, 0), seen(a, b, 0), label("b")),
        side(seen(0, 0, 0), seen(0, 0, c), label("c")),
      ];
    },
  }),
  shape({
    id: "triangular-prism",
    name: "Triangular prism",
    quantities: `
      b length base of the triangle
      h length height of the triangle
      l length length of the prism
      u length perimeter of the triangle
      S area surface
      V volume volume`,
    formulas: `
      V = b * h * l / 2
      S = b * h + u * l
      l = 2 * V / (b * h)
      h = 2 * V / (b * l)
      b = 2 * V / (h * l)
      l = (S - b * h) / u
      u = (S - b * h) / l`,
    bases: "b h l",
    checks: [
      {
        of: ["b", "h", "u"],
        // Of all triangles on a base, and so high, the one with two equal sides has the shortest way round.
        holds: (b = 0, h = 0, u = 0) => u >= (b + 2 * Math.hypot(h, b / 2)) * (1 - 1e-9),
        why: (b, h, u) => `A perimeter of ${u} cannot reach around a triangle with base ${b} and height ${h}.`,
      },
    ],
    opens: { b: "4", h: "3", l: "7" },
    note: "The volume needs no more than base, height and length; give the perimeter of the triangle for the surface.",
    draw: (size, label) => {
      const [b, h, l] = [size("b"), size("h"), size("l")];
      const [p, q, top]: [Point, Point, Point] = [
        [0, 0],
        [b, 0],
        [b * 0.4, h],
      ];
      return [
        ...lying([p, q, top], l),
        side(p, q, label("b")),
        dashed(top, [b * 0.4, 0], label("h")),
        side(q, behind(q, l), label("l")),
      ];
    },
  }),
  shape({
    id: "regular-prism",
    name: "Prism with a regular polygon",
    quantities: `
      n count number of sides of the base
      a length side of the base
      l length length of the prism
      G area area of the base
      S area surface
      V volume volume`,
    formulas: `
      G = n * a^2 / (4 * tan(180 / n))
      V = G * l
      S = 2 * G + n * a * l
      l = V / G
      G = V / l
      l = (S - 2 * G) / (n * a)
      a = sqrt(4 * G * tan(180 / n) / n)`,
    bases: "n a l",
    checks: [wholeSides],
    opens: { n: "6", a: "3", l: "7" },
    draw: (size, label) => {
      const n = Math.max(3, Math.min(24, Math.round(size("n"))));
      const [a, l] = [size("a"), size("l")];
      const radius = a / (2 * Math.sin(Math.PI / n));
      const corners = Array.from({ length: n }, (_, i) => polar((360 * (i - 0.5)) / n - 90, radius));
      const [first = [0, 0], second = [0, 0]] = corners;
      return [...lying(corners, l), side(first, second, label("a")), side(second, behind(second, l), label("l"))];
    },
  }),
  shape({
    id: "square-pyramid",
    name: "Square pyramid",
    quantities: `
      a length side of the base
      h length height
      s length slant height of a face
      S area surface
      V volume volume`,
    formulas: `
      s = sqrt(h^2 + (a / 2)^2)
      V = a^2 * h / 3
      S = a^2 + 2 * a * s
      h = sqrt(s^2 - (a / 2)^2)
      a = 2 * sqrt(s^2 - h^2)
      h = 3 * V / a^2
      a = sqrt(3 * V / h)
      s = (S - a^2) / (2 * a)
      a = sqrt(s^2 + S) - s`,
    bases: "a h",
    checks: [
      larger(
        ["s", "h"],
        (s, h) => `The slant height of a face is longer than the height: ${s} is not longer than ${h}.`,
      ),
      {
        of: ["s", "a"],
        holds: (s = 0, a = 0) => 2 * s > a,
        why: (s, a) => `A slant height of ${s} does not reach the middle of a base of ${a}.`,
      },
    ],
    opens: { a: "6", h: "5" },
    draw: (size, label) => {
      const [a, h] = [size("a"), size("h")];
      return [
        ...pyramid(a, a, h, seenFromFront),
        side(seenFromFront(0, 0, 0), seenFromFront(a, 0, 0), label("a")),
        dashed(seenFromFront(a / 2, a / 2, 0), seenFromFront(a / 2, a / 2, h), label("h")),
      ];
    },
  }),
  shape({
    id: "pyramid",
    name: "Rectangular pyramid",
    quantities: `
      a length length of the base
      b length width of the base
      h length height
      S area surface
      V volume volume`,
    formulas: `
      V = a * b * h / 3
      S = a * b + a * sqrt(h^2 + (b / 2)^2) + b * sqrt(h^2 + (a / 2)^2)
      h = 3 * V / (a * b)
      b = 3 * V / (a * h)
      a = 3 * V / (b * h)`,
    bases: "a b h",
    opens: { a: "7", b: "4", h: "5" },
    note: "Its top is over the middle of the base.",
    draw: (size, label) => {
      const [a, b, h] = [size("a"), size("b"), size("h")];
      return [
        ...pyramid(a, b, h),
        side(seen(0, 0, 0), seen(a, 0, 0), label("a")),
        side(seen(a, 0, 0), seen(a, b, 0), label("b")),
        dashed(seen(a / 2, b / 2, 0), seen(a / 2, b / 2, h), label("h")),
      ];
    },
  }),
  shape({
    id: "house",
    name: "Cuboid with a pyramid",
    quantities: `
      a length side of the square base
      h length height of the cuboid
      k length height of the pyramid
      S area surface
      V volume volume`,
    formulas: `
      V = a^2 * h + a^2 * k / 3
      S = a^2 + 4 * a * h + 2 * a * sqrt(k^2 + (a / 2)^2)
      h = V / a^2 - k / 3
      k = 3 * (V / a^2 - h)
      a = sqrt(V / (h + k / 3))
      h = (S - a^2 - 2 * a * sqrt(k^2 + (a / 2)^2)) / (4 * a)`,
    bases: "a h k",
    opens: { a: "5", h: "4", k: "3" },
    note: "A tower with a roof. The surface takes in the floor, and not the ceiling, which is inside.",
    draw: (size, label) => {
      const [a, h, k] = [size("a"), size("h"), size("k")];
      return [
        ...box(a, a, h, seenFromFront).slice(0, 2),
        ...pyramid(a, a, k, seenFromFront, h),
        side(seenFromFront(0, 0, 0), seenFromFront(a, 0, 0), label("a")),
        side(seenFromFront(0, 0, 0), seenFromFront(0, 0, h), label("h")),
        dashed(seenFromFront(a / 2, a / 2, h), seenFromFront(a / 2, a / 2, h + k), label("k")),
      ];
    },
  }),
];
