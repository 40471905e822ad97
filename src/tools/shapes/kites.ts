import { inner, polygon, right, side } from "./drawing.ts";
import { type Check, type Shape, shape } from "./shape.ts";

/** Those whose diagonals cross at right angles. */
export const kites: readonly Shape[] = [
  shape({
    id: "rhombus",
    name: "Rhombus",
    quantities: `
      p length first diagonal
      q length second diagonal
      a length side
      P length perimeter
      A area area`,
    formulas: `
      A = p * q / 2
      a = sqrt(p^2 + q^2) / 2
      P = 4 * a
      a = P / 4
      q = 2 * A / p
      p = 2 * A / q
      q = sqrt(4 * a^2 - p^2)
      p = sqrt(4 * a^2 - q^2)
      p = sqrt(a^2 + A) + sqrt(a^2 - A)`,
    bases: "p q",
    checks: ["p", "q"].map(
      (diagonal): Check => ({
        of: ["a", diagonal],
        holds: (a = 0, d = 0) => 2 * a > d,
        why: (a, d) => `Two sides of ${a} cannot reach around a diagonal of ${d}.`,
      }),
    ),
    opens: { p: "8", q: "6" },
    draw: (size, label) => {
      const [p, q] = [size("p") / 2, size("q") / 2];
      return [
        polygon([
          [-p, 0],
          [0, -q],
          [p, 0],
          [0, q],
        ]),
        inner([-p, 0], [p, 0], label("p")),
        inner([0, -q], [0, q], label("q")),
        side([p, 0], [0, q], label("a")),
        right([p, 0], [0, 0], [0, q]),
      ];
    },
  }),
  shape({
    id: "kite",
    name: "Kite",
    quantities: `
      p length long diagonal
      q length cross diagonal
      a length short side
      b length long side
      P length perimeter
      A area area`,
    formulas: `
      p = sqrt(a^2 - (q / 2)^2) + sqrt(b^2 - (q / 2)^2)
      A = p * q / 2
      P = 2 * (a + b)
      q = 2 * A / p
      p = 2 * A / q
      b = P / 2 - a
      a = P / 2 - b`,
    bases: "p q",
    checks: ["a", "b"].map(
      (side): Check => ({
        of: [side, "q"],
        holds: (a = 0, q = 0) => 2 * a > q,
        why: (a, q) => `Two sides of ${a} cannot reach around a cross diagonal of ${q}.`,
      }),
    ),
    opens: { p: "9", q: "6" },
    note: "The long diagonal is the line of symmetry. The area needs the diagonals alone; give the sides for the perimeter.",
    draw: (size, label) => {
      const [p, q] = [size("p"), size("q") / 2];
      return [
        polygon([
          [0, 0],
          [q, (p * 2) / 3],
          [0, p],
          [-q, (p * 2) / 3],
        ]),
        inner([0, 0], [0, p], label("p")),
        inner([-q, (p * 2) / 3], [q, (p * 2) / 3], label("q")),
        right([0, p], [0, (p * 2) / 3], [q, (p * 2) / 3]),
      ];
    },
  }),
];
