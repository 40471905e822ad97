import type { Point } from "../../engine/figure/figure.ts";
import { dashed, inner, level } from "./drawing.ts";
import { type Shape, shape } from "./shape.ts";

const middle: Point = [0, 0];

/** Spheres, their parts, and the ring. */
export const spheres: readonly Shape[] = [
  shape({
    id: "sphere",
    name: "Sphere",
    quantities: `
      r length radius
      d length diameter
      S area surface
      V volume volume`,
    formulas: `
      d = 2 * r
      V = 4 / 3 * pi * r^3
      S = 4 * pi * r^2
      r = d / 2
      r = cbrt(3 * V / (4 * pi))
      r = sqrt(S / (4 * pi))`,
    bases: "r",
    opens: { r: "3" },
    draw: (size, label) => {
      const r = size("r");
      return [
        { circle: middle, radius: r, fill: "tint1" },
        level(middle, r, true),
        inner(middle, [r, 0], label("r")),
        { dot: middle },
      ];
    },
  }),
  shape({
    id: "hemisphere",
    name: "Hemisphere",
    quantities: `
      r length radius
      S area surface with the flat side
      V volume volume`,
    formulas: `
      V = 2 / 3 * pi * r^3
      S = 3 * pi * r^2
      r = cbrt(3 * V / (2 * pi))
      r = sqrt(S / (3 * pi))`,
    bases: "r",
    opens: { r: "3" },
    draw: (size, label) => {
      const r = size("r");
      return [
        { arc: middle, radius: r, from: 0, to: 180, fill: "tint1" },
        level(middle, r, true),
        inner(middle, [r, 0], label("r")),
        { dot: middle },
      ];
    },
  }),
  shape({
    id: "spherical-cap",
    name: "Spherical cap",
    quantities: `
      r length radius of the sphere
      h length height of the cap
      a length radius of its circle
      M area curved surface
      S area surface with the flat side
      V volume volume`,
    formulas: `
      a = sqrt(h * (2 * r - h))
      M = 2 * pi * r * h
      V = pi * h^2 * (3 * r - h) / 3
      S = M + pi * a^2
      r = (a^2 + h^2) / (2 * h)
      r = M / (2 * pi * h)
      h = M / (2 * pi * r)
      r = V / (pi * h^2) + h / 3
      h = sqrt(M / pi - a^2)
      M = S - pi * a^2`,
    bases: "r h",
    checks: [
      {
        of: ["r", "h"],
        holds: (r = 0, h = 0) => h <= 2 * r,
        why: (r, h) => `A cap of height ${h} is higher than its whole sphere, whose radius is ${r}.`,
      },
    ],
    opens: { r: "5", h: "3" },
    draw: (size, label) => {
      const [r, h] = [size("r"), Math.min(size("h"), 2 * size("r"))];
      const half = (Math.acos((r - h) / r) * 180) / Math.PI;
      const a = Math.sqrt(Math.max(0, h * (2 * r - h)));
      return [
        { circle: middle, radius: r, dashed: true },
        { arc: middle, radius: r, from: 90 - half, to: 90 + half, fill: "tint1" },
        level([0, r - h], a, true),
        dashed([0, r - h], [0, r], label("h")),
        inner([0, r - h], [a, r - h], label("a")),
        inner(middle, [-r * 0.8, -r * 0.6], label("r")),
        { dot: middle },
      ];
    },
  }),
  shape({
    id: "torus",
    name: "Torus",
    quantities: `
      R length radius to the middle of the tube
      r length radius of the tube
      S area surface
      V volume volume`,
    formulas: `
      V = 2 * pi^2 * R * r^2
      S = 4 * pi^2 * R * r
      R = V / (2 * pi^2 * r^2)
      r = sqrt(V / (2 * pi^2 * R))
      R = S / (4 * pi^2 * r)
      r = S / (4 * pi^2 * R)
      r = 2 * V / S`,
    bases: "R r",
    checks: [
      {
        of: ["R", "r"],
        holds: (way = 0, tube = 0) => way >= tube,
        why: (way, tube) => `A tube of radius ${tube} would cut through itself: the ring's radius ${way} is smaller.`,
      },
    ],
    opens: { R: "6", r: "2" },
    note: "A ring like a swimming ring, seen from above.",
    draw: (size, label) => {
      const [way, tube] = [size("R"), size("r")];
      return [
        { circle: middle, radius: way + tube, fill: "tint1" },
        { circle: middle, radius: way - tube + 0.01, fill: "paper" },
        { circle: middle, radius: way, dashed: true },
        inner(middle, [-way * 0.6, way * 0.8], label("R")),
        inner([way, 0], [way + tube, 0], label("r")),
        { dot: middle },
      ];
    },
  }),
];
