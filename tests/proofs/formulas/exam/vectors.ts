import { areaByLattice, type Point } from "../measure.ts";
import type { ExamCases } from "./case.ts";
import { zero } from "./numerics.ts";

export const vectors: ExamCases = {
  examples: {
    "magnitude-of-a-vector": ({ real }) => {
      const [x, y, z] = [real(-9, 9), real(-9, 9), real(1, 9)];
      return { x, y, z, "|\\mathbf{a}|": Math.hypot(Math.hypot(x, y), z) };
    },
    "vector-between-points": ({ whole }) => {
      const [x_1, y_1, x_2, y_2, entry] = [whole(-9, 9), whole(-9, 9), whole(-9, 9), whole(-9, 9), whole(0, 1)];
      // Step by step along, then up.
      const steps = (from: number, to: number) => {
        let count = 0;
        for (let at = from; at !== to; at += Math.sign(to - from)) count += Math.sign(to - from);
        return count;
      };
      return { x_1, y_1, x_2, y_2, entry, v: entry === 0 ? steps(x_1, x_2) : steps(y_1, y_2) };
    },
    "scalar-product": ({ real }) => {
      const [a, b] = [
        [real(-9, 9), real(-9, 9), real(-9, 9)],
        [real(-9, 9), real(-9, 9), real(-9, 9)],
      ] as const;
      // By lengths alone: of the sum and of the difference.
      const product = (length(added(a, b, 1)) ** 2 - length(added(a, b, -1)) ** 2) / 4;
      return {
        a_1: a[0],
        a_2: a[1],
        a_3: a[2],
        b_1: b[0],
        b_2: b[1],
        b_3: b[2],
        "\\mathbf{a} \\cdot \\mathbf{b}": product,
        "a · b": product,
      };
    },
    "angle-between-vectors": ({ whole, real }) => {
      // Two directions of the plane, told by their angles; the plane is then tilted in space.
      const [θ, turn, long, far] = [whole(1, 179), whole(0, 360), real(0.5, 9), real(0.5, 9)];
      const at = (degrees: number, r: number) => {
        const [x, y] = [r * Math.cos((degrees * Math.PI) / 180), r * Math.sin((degrees * Math.PI) / 180)];
        return [0.6 * x, y, 0.8 * x] as const;
      };
      const [a, b] = [at(turn, long), at(turn + θ, far)];
      const product = a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
      return {
        θ,
        "\\mathbf{a} \\cdot \\mathbf{b}": product,
        "a · b": product,
        "|\\mathbf{a}|": long,
        "|\\mathbf{b}|": far,
      };
    },
    "dividing-in-a-ratio": ({ whole, real }) => {
      const [m, n, a, b] = [whole(1, 9), whole(1, 9), real(-9, 5), real(6, 19)];
      return { m, n, a, b, p: zero((at) => n * (at - a) - m * (b - at), a, b) };
    },
    "triangle-area-from-vectors": ({ whole }) => {
      const [x_1, y_1, x_2, y_2] = [whole(1, 6), whole(-2, 2), whole(-2, 1), whole(3, 6)];
      return {
        x_1,
        y_1,
        x_2,
        y_2,
        A: areaByLattice([
          [0, 0],
          [x_1, y_1],
          [x_2, y_2],
        ]),
      };
    },
    "matrix-product": ({ whole }) => {
      const [a, b, c, d] = [whole(-9, 9), whole(-9, 9), whole(-9, 9), whole(1, 9)];
      const [p, q, r, s] = [whole(-9, 9), whole(1, 9), whole(-9, 9), whole(-9, 9)];
      const entry = whole(0, 3);
      // Where the second matrix, and then the first, takes the two unit vectors.
      const first = used([a, b, c, d]);
      const second = used([p, q, r, s]);
      const image = first(second(entry % 2 === 0 ? [1, 0] : [0, 1]))[entry < 2 ? 0 : 1];
      return {
        ...{ a, b, c, d, p, q, r, s, entry },
        "\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}\\begin{pmatrix} p & q \\\\ r & s \\end{pmatrix}": image,
      };
    },
    determinant: ({ whole }) => {
      const [a, b, c, d] = [whole(1, 6), whole(-2, 2), whole(-2, 1), whole(3, 6)];
      // The unit square, turned into a parallelogram.
      const corners = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ] as const;
      return { a, b, c, d, "det(a, b; c, d)": areaByLattice(corners.map(used([a, b, c, d]))) };
    },
    "inverse-matrix": ({ nonzero, whole }) => {
      const [a, b, c, d, entry] = [whole(3, 9), whole(-2, 2), nonzero(-2, 2), whole(3, 9), whole(0, 3)];
      return { a, b, c, d, entry, "M^{-1}": inverted([a, b, c, d])[entry] ?? Number.NaN };
    },
    "modulus-of-a-complex-number": ({ real }) => {
      // The root of z times its conjugate, multiplied out.
      const [x, y] = [real(-9, 9), real(0.5, 9)];
      const [realPart, imaginary] = [x * x - y * -y, x * -y + y * x];
      return { x, y, "|z|": Math.sqrt(realPart) + imaginary };
    },
  },
};

type Vector = readonly [number, number, number];

const added = (a: Vector, b: Vector, times: number): Vector => [
  a[0] + times * b[0],
  a[1] + times * b[1],
  a[2] + times * b[2],
];

const length = (a: Vector): number => Math.hypot(...a);

type Matrix = readonly [number, number, number, number];

const used =
  ([a, b, c, d]: Matrix) =>
  ([x, y]: Point): Point => [a * x + b * y, c * x + d * y];

/** By rows: what is done to make the matrix the one that changes nothing, done to that one. */
function inverted([a, b, c, d]: Matrix): number[] {
  const top = [1, b / a, 1 / a, 0];
  const low = [0, d - c * (top[1] ?? 0), -c * (top[2] ?? 0), 1].map((one, _, row) => one / (row[1] ?? 1));
  const cleared = top.map((one, i) => one - (b / a) * (low[i] ?? 0));
  return [...cleared.slice(2), ...low.slice(2)];
}
