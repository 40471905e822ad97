import type { Mark } from "../../engine/figure/figure.ts";
import { inner, polar, side } from "./drawing.ts";
import { larger, type Shape, shape } from "./shape.ts";

const disc = (radius: number): Mark => ({ circle: [0, 0], radius, fill: "tint1" });

export const round: readonly Shape[] = [
  shape({
    id: "circle",
    name: "Circle",
    quantities: `
      r length radius
      d length diameter
      C length circumference
      A area area`,
    formulas: `
      d = 2 * r
      C = 2 * pi * r
      A = pi * r^2
      r = d / 2
      r = C / (2 * pi)
      r = sqrt(A / pi)`,
    bases: "r",
    opens: { r: "5" },
    draw: (size, label) => {
      const r = size("r");
      return [disc(r), inner([0, 0], polar(50, r), label("r")), inner([-r, 0], [r, 0], label("d")), { dot: [0, 0] }];
    },
  }),
  shape({
    id: "semicircle",
    name: "Semicircle",
    quantities: `
      r length radius
      d length diameter
      P length perimeter
      A area area`,
    formulas: `
      d = 2 * r
      P = pi * r + 2 * r
      A = pi * r^2 / 2
      r = d / 2
      r = P / (pi + 2)
      r = sqrt(2 * A / pi)`,
    bases: "r",
    opens: { r: "5" },
    draw: (size, label) => {
      const r = size("r");
      return [
        { arc: [0, 0], radius: r, from: 0, to: 180, sector: true, fill: "tint1" },
        inner([0, 0], polar(60, r), label("r")),
        side([-r, 0], [r, 0], label("d")),
        { dot: [0, 0] },
      ];
    },
  }),
  shape({
    id: "sector",
    name: "Sector of a circle",
    quantities: `
      r length radius
      theta angle angle at the middle
      b length arc
      P length perimeter
      A area area`,
    formulas: `
      b = theta / 360 * 2 * pi * r
      A = theta / 360 * pi * r^2
      P = b + 2 * r
      theta = 180 * b / (pi * r)
      r = 180 * b / (pi * theta)
      theta = 360 * A / (pi * r^2)
      r = sqrt(360 * A / (pi * theta))
      r = 2 * A / b
      b = P - 2 * r
      r = (P - b) / 2
      r = P / (2 + theta / 180 * pi)`,
    bases: "r theta",
    checks: [
      {
        of: ["theta"],
        holds: (theta = 0) => theta < 360,
        why: (theta) => `A sector is less than the whole circle, which is 360°: ${theta} is too much.`,
      },
    ],
    opens: { r: "6", theta: "80" },
    draw: (size, label) => {
      const [r, theta] = [size("r"), size("theta")];
      return [
        { arc: [0, 0], radius: r, from: 0, to: theta, sector: true, fill: "tint1" },
        side([0, 0], [r, 0], label("r")),
        { angle: [[r, 0], [0, 0], polar(theta, r)], label: label("theta"), reflex: theta > 180 },
        { text: label("b"), at: polar(theta / 2, r * 1.18) },
      ];
    },
  }),
  shape({
    id: "ring",
    name: "Ring",
    quantities: `
      R length outer radius
      r length inner radius
      w length width of the ring
      A area area`,
    formulas: `
      w = R - r
      A = pi * (R^2 - r^2)
      r = R - w
      R = r + w
      r = sqrt(R^2 - A / pi)
      R = sqrt(r^2 + A / pi)
      R = (A / (pi * w) + w) / 2`,
    bases: "R r",
    checks: [
      larger(
        ["R", "r"],
        (outer, inside) => `The inner radius ${inside} has to be smaller than the outer one, ${outer}.`,
      ),
    ],
    opens: { R: "7", r: "4" },
    draw: (size, label) => {
      const [outer, inside] = [size("R"), size("r")];
      return [
        disc(outer),
        { circle: [0, 0], radius: inside, fill: "paper" },
        inner([0, 0], polar(125, outer), label("R")),
        inner([0, 0], polar(0, inside), label("r")),
        inner(polar(-50, inside), polar(-50, outer), label("w")),
        { dot: [0, 0] },
      ];
    },
  }),
  shape({
    id: "ellipse",
    name: "Ellipse",
    quantities: `
      a length half the long axis
      b length half the short axis
      P length perimeter
      A area area`,
    formulas: `
      A = pi * a * b
      b = A / (pi * a)
      a = A / (pi * b)
      P = ellipse(a, b)`,
    bases: "a b",
    opens: { a: "7", b: "4" },
    note: "The way round an ellipse has no short formula. It is found by a method of Gauss that gets nearer with each step.",
    draw: (size, label) => {
      const [a, b] = [size("a"), size("b")];
      return [
        { ellipse: [0, 0], rx: a, ry: b, fill: "tint1" },
        inner([0, 0], [a, 0], label("a")),
        inner([0, 0], [0, b], label("b")),
        { dot: [0, 0] },
      ];
    },
  }),
];
