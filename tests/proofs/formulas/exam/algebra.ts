import { range } from "../../proof.ts";
import { areaByLattice } from "../measure.ts";
import type { ExamCases } from "./case.ts";
import { slope, zero } from "./numerics.ts";

export const algebra: ExamCases = {
  near: { "vertex-of-a-parabola": 1e-7, "exponential-growth": 1e-8 },
  examples: {
    "dividing-powers": ({ whole, nonzero }) => ({ a: nonzero(-5, 5), m: whole(-4, 7), n: whole(-4, 7) }),
    "power-of-a-power": ({ whole, nonzero }) => ({ a: nonzero(-3, 3), m: whole(-2, 4), n: whole(-2, 4) }),
    "fractional-powers": ({ whole, real }) => ({ a: real(0.2, 60), m: whole(-4, 5), n: whole(1, 6) }),
    "product-of-surds": ({ real }) => ({ a: real(0, 60), b: real(0, 60) }),
    rationalising: ({ real }) => ({ a: real(8, 20), b: real(0, 60) }),
    "completing-the-square": ({ real }) => ({ x: real(-9, 9), b: real(-9, 9), c: real(-9, 9) }),
    discriminant: ({ nonzero, real }) => {
      // The square of the distance of the roots, times a².
      const [a, p, q] = [nonzero(-4, 4), real(-6, 6), real(-6, 6)];
      return { a, ...expanded(a, p, q), Δ: (a * p - a * q) ** 2 };
    },
    "sum-and-product-of-roots": ({ nonzero, real }) => {
      const [a, α, β] = [nonzero(-4, 4), real(-6, 6), real(-6, 6)];
      return { a, ...expanded(a, α, β), α, β };
    },
    "vertex-of-a-parabola": ({ nonzero, real }) => {
      const [a, b, c] = [nonzero(-4, 4), real(-9, 9), real(-9, 9)];
      const y = (x: number) => c + x * (b + x * a);
      const x = zero((at) => slope(y, at), -20, 20);
      return { a, b, c, x, y: y(x) };
    },
    "sum-of-cubes": ({ real, pick }) => ({ a: real(-9, 9), b: real(0.1, 9), "±": pick([1, -1]) }),
    "gradient-of-a-line": ({ whole, real }) => {
      const [m, x_1, y_1, steps] = [real(-5, 5), whole(-9, 9), whole(-9, 9), whole(1, 9)];
      return { m, x_1, y_1, x_2: x_1 + steps, y_2: range(1, steps).reduce((y) => y + m, y_1) };
    },
    midpoint: ({ whole, real }) => {
      const [x_1, y_1, x_2, y_2] = [real(-9, 9), real(-9, 9), real(-9, 9), real(10, 19)];
      const at = (t: number) => [x_1 + t * (x_2 - x_1), y_1 + t * (y_2 - y_1)] as const;
      const nearer = ([x, y]: readonly [number, number]) => Math.hypot(x - x_1, y - y_1) - Math.hypot(x - x_2, y - y_2);
      const entry = whole(0, 1);
      return { x_1, y_1, x_2, y_2, entry, M: at(zero((t) => nearer(at(t)), 0, 1))[entry] ?? Number.NaN };
    },
    "distance-between-points": ({ whole }) => {
      const [x, y, u, v] = [whole(-4, 4), whole(-4, 4), whole(1, 5), whole(1, 5)];
      // The square on the segment, by counting.
      const square = areaByLattice([
        [x, y],
        [x + u, y + v],
        [x + u - v, y + v + u],
        [x - v, y + u],
      ]);
      return { x_1: x, y_1: y, x_2: x + u, y_2: y + v, d: Math.sqrt(square) };
    },
    "perpendicular-gradients": ({ nonzero }) => {
      const [u, v] = [nonzero(-9, 9), nonzero(-9, 9)];
      return { m_1: v / u, m_2: u / -v };
    },
    "equation-of-a-circle": ({ whole, pick }) => {
      const [along = 3, up = 4, r = 5] = pick([
        [3, 4, 5],
        [-4, 3, 5],
        [5, -12, 13],
        [-8, -15, 17],
        [0, 7, 7],
      ]);
      const [a, b] = [whole(-9, 9), whole(1, 9)];
      return { a, b, r, x: a + along, y: b + up };
    },
    logarithm: ({ whole, real }) => {
      const [a, x] = [real(1.1, 9), whole(-6, 9)];
      return { a, x, b: range(1, Math.abs(x)).reduce((power) => (x < 0 ? power / a : power * a), 1) };
    },
    "laws-of-logarithms": ({ real }) => ({ a: real(1.1, 9), x: real(0.1, 60), y: real(0.1, 60) }),
    "logarithm-of-a-power": ({ real }) => ({ a: real(1.1, 9), x: real(0.1, 20), k: real(-4, 4) }),
    "change-of-base": ({ real }) => ({ a: real(1.1, 9), b: real(1.1, 9), x: real(0.1, 60) }),
    "exponential-growth": ({ real }) => {
      const [start, k, t] = [real(1, 90), real(-1, 1), real(0.1, 3)];
      // Step by step with what is there, each step corrected (Runge and Kutta).
      const [steps, h] = [400, t / 400];
      const next = (n: number) => {
        const one = k * n;
        const two = k * (n + (h / 2) * one);
        const three = k * (n + (h / 2) * two);
        return n + (h / 6) * (one + 2 * two + 2 * three + k * (n + h * three));
      };
      return { N_0: start, k, t, N: range(1, steps).reduce(next, start) };
    },
    "half-life": ({ real }) => {
      const k = real(0.05, 3);
      return { k, T: zero((t) => Math.exp(-k * t) - 1 / 2, 0, 100) };
    },
    "remainder-theorem": ({ whole, real }) => {
      const [a, coefficients] = [real(-3, 3), Array.from({ length: whole(3, 6) }, () => whole(-9, 9))];
      const rest = [...coefficients];
      // Long division by x - a, from the highest power down.
      for (let i = rest.length - 1; i > 0; i--) rest[i - 1] = (rest[i - 1] ?? 0) + a * (rest[i] ?? 0);
      return { r: rest[0] ?? Number.NaN, "f(a)": coefficients.reduce((sum, c, power) => sum + c * a ** power, 0) };
    },
    "partial-fractions": ({ real }) => ({ x: real(1, 9), a: real(0.1, 4), b: real(4.1, 9) }),
  },
};

/** a(x - p)(x - q), multiplied out. */
function expanded(a: number, p: number, q: number): { readonly b: number; readonly c: number } {
  return { b: -a * p - a * q, c: a * p * q };
}
