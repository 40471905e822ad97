import type { Mark, Point } from "../../engine/figure/figure.ts";
import { dashed, inner, level, side } from "./drawing.ts";
import { larger, type Shape, shape } from "./shape.ts";

const upright = (r: number, from: number, to: number): Mark[] => [
  {
    line: [
      [-r, from],
      [-r, to],
    ],
  },
  {
    line: [
      [r, from],
      [r, to],
    ],
  },
];
const middle: Point = [0, 0];

export const roundSolids: readonly Shape[] = [
  shape({
    id: "cylinder",
    name: "Cylinder",
    quantities: `
      r length radius
      h length height
      M area curved surface
      S area whole surface
      V volume volume`,
    formulas: `
      M = 2 * pi * r * h
      V = pi * r^2 * h
      S = 2 * pi * r * (r + h)
      h = V / (pi * r^2)
      r = sqrt(V / (pi * h))
      h = M / (2 * pi * r)
      r = M / (2 * pi * h)
      h = S / (2 * pi * r) - r
      r = (sqrt(h^2 + 2 * S / pi) - h) / 2
      r = sqrt((S - M) / (2 * pi))
      r = 2 * V / M`,
    bases: "r h",
    opens: { r: "3", h: "6" },
    draw: (size, label) => {
      const [r, h] = [size("r"), size("h")];
      return [
        level(middle, r, true),
        ...upright(r, 0, h),
        level([0, h], r, false, "tint1"),
        inner([0, h], [r, h], label("r")),
        side([-r, 0], [-r, h], label("h")),
      ];
    },
  }),
  shape({
    id: "hollow-cylinder",
    name: "Hollow cylinder",
    quantities: `
      R length outer radius
      r length inner radius
      h length height
      S area whole surface
      V volume volume`,
    formulas: `
      V = pi * (R^2 - r^2) * h
      S = 2 * pi * (R + r) * (h + R - r)
      h = V / (pi * (R^2 - r^2))
      R = sqrt(r^2 + V / (pi * h))
      r = sqrt(R^2 - V / (pi * h))
      h = S / (2 * pi * (R + r)) - R + r`,
    bases: "R r h",
    checks: [
      larger(
        ["R", "r"],
        (outer, inside) => `The inner radius ${inside} has to be smaller than the outer one, ${outer}.`,
      ),
    ],
    opens: { R: "4", r: "2", h: "6" },
    note: "A pipe: the volume is that of its wall, and the surface takes in the inside.",
    draw: (size, label) => {
      const [outer, inside, h] = [size("R"), size("r"), size("h")];
      return [
        level(middle, outer, true),
        ...upright(outer, 0, h),
        level([0, h], outer, false, "tint1"),
        level([0, h], inside, false, "paper"),
        inner(middle, [outer, 0], label("R")),
        inner([0, h], [inside, h], label("r")),
        side([outer, 0], [outer, h], label("h")),
      ];
    },
  }),
  shape({
    id: "cone",
    name: "Cone",
    quantities: `
      r length radius
      h length height
      s length slant height
      M area curved surface
      S area whole surface
      V volume volume`,
    formulas: `
      s = sqrt(r^2 + h^2)
      V = pi * r^2 * h / 3
      M = pi * r * s
      S = pi * r * (r + s)
      h = sqrt(s^2 - r^2)
      r = sqrt(s^2 - h^2)
      h = 3 * V / (pi * r^2)
      r = sqrt(3 * V / (pi * h))
      s = M / (pi * r)
      r = M / (pi * s)
      s = S / (pi * r) - r
      r = (sqrt(s^2 + 4 * S / pi) - s) / 2
      r = sqrt((S - M) / pi)`,
    bases: "r h",
    checks: ["r", "h"].map((one) =>
      larger(
        ["s", one],
        (s, other) => `The slant height is the longest line of a cone: ${s} is not longer than ${other}.`,
      ),
    ),
    opens: { r: "3", h: "4" },
    draw: (size, label) => {
      const [r, h] = [size("r"), size("h")];
      return [
        level(middle, r, true, "tint1"),
        {
          line: [
            [-r, 0],
            [0, h],
            [r, 0],
          ],
        },
        dashed(middle, [0, h], label("h")),
        inner(middle, [r, 0], label("r")),
        side([0, h], [-r, 0], label("s")),
      ];
    },
  }),
  shape({
    id: "frustum",
    name: "Frustum of a cone",
    quantities: `
      R length larger radius
      r length smaller radius
      h length height
      s length slant height
      M area curved surface
      S area whole surface
      V volume volume`,
    formulas: `
      s = sqrt((R - r)^2 + h^2)
      V = pi * h * (R^2 + R * r + r^2) / 3
      M = pi * (R + r) * s
      S = M + pi * (R^2 + r^2)
      h = sqrt(s^2 - (R - r)^2)
      h = 3 * V / (pi * (R^2 + R * r + r^2))
      s = M / (pi * (R + r))
      M = S - pi * (R^2 + r^2)`,
    bases: "R r h",
    checks: [
      larger(
        ["R", "r"],
        (outer, inside) => `The smaller radius ${inside} has to be less than the larger one, ${outer}.`,
      ),
    ],
    opens: { R: "5", r: "3", h: "6" },
    note: "A cone with its tip cut off, like a bucket or a lampshade.",
    draw: (size, label) => {
      const [outer, inside, h] = [size("R"), size("r"), size("h")];
      return [
        level(middle, outer, true),
        {
          line: [
            [-outer, 0],
            [-inside, h],
          ],
        },
        level([0, h], inside, false, "tint1"),
        inner(middle, [outer, 0], label("R")),
        inner([0, h], [inside, h], label("r")),
        dashed(middle, [0, h], label("h")),
        side([outer, 0], [inside, h], label("s")),
      ];
    },
  }),
  shape({
    id: "silo",
    name: "Cylinder with a hemisphere",
    quantities: `
      r length radius
      h length height of the cylinder
      S area whole surface
      V volume volume`,
    formulas: `
      V = pi * r^2 * h + 2 / 3 * pi * r^3
      S = 3 * pi * r^2 + 2 * pi * r * h
      h = V / (pi * r^2) - 2 / 3 * r
      h = (S - 3 * pi * r^2) / (2 * pi * r)
      r = (sqrt(h^2 + 3 * S / pi) - h) / 3`,
    bases: "r h",
    opens: { r: "3", h: "5" },
    note: "A silo. The surface takes in the floor.",
    draw: (size, label) => {
      const [r, h] = [size("r"), size("h")];
      return [
        level(middle, r, true),
        ...upright(r, 0, h),
        { arc: [0, h], radius: r, from: 0, to: 180, fill: "tint1" },
        level([0, h], r, true),
        inner([0, h], [r, h], label("r")),
        side([-r, 0], [-r, h], label("h")),
      ];
    },
  }),
];
