import { range } from "../../proof.ts";
import type { Point } from "../measure.ts";
import { type Chance, type ExamCases, total } from "./case.ts";
import { area, type Curve, slope, zero } from "./numerics.ts";
import { polygonArea } from "./outlines.ts";

/**
 * Gradients are found as limits of chords, integrals by adding up strips. A constant of integration is what the integral
 * has where the usual antiderivative is 0, so that the whole is c and the area from there.
 */
export const calculus: ExamCases = {
  near: {
    "first-principles": 1e-4,
    "derivative-of-a-power": 1e-7,
    "derivative-of-exponential": 1e-7,
    "derivative-of-logarithm": 1e-7,
    "derivative-of-sine": 1e-7,
    "derivative-of-tangent": 1e-7,
    "product-rule": 1e-7,
    "quotient-rule": 1e-7,
    "chain-rule": 1e-7,
    "parametric-gradient": 1e-7,
    "tangent-to-a-curve": 1e-7,
    "integral-of-a-power": 1e-8,
    "integral-of-exponential": 1e-8,
    "integral-of-reciprocal": 1e-8,
    "integral-of-sine": 1e-8,
    "integration-by-parts": 1e-7,
    "definite-integral": 1e-7,
    "volume-of-revolution": 1e-6,
    "newton-raphson": 1e-6,
  },
  examples: {
    "first-principles": (chance) => {
      const { at, gradient } = cubic(chance);
      const [x, h] = [chance.real(-3, 3), 1e-7];
      return {
        h,
        "f(x)": at(x),
        "f(x + h)": at(x + h),
        "f'(x)": gradient(x),
        "\\lim_{h \\to 0}": 1,
        "lim_(h→0)": 1,
      };
    },
    "derivative-of-a-power": ({ real }) => {
      const [x, n] = [real(0.5, 4), real(-3, 4)];
      return { x, n, ...graph((at) => at ** n, x) };
    },
    "derivative-of-exponential": ({ real, nonzero }) => {
      const [x, k] = [real(-2, 2), nonzero(-2, 2)];
      return { x, k, ...graph((at) => Math.exp(k * at), x) };
    },
    "derivative-of-logarithm": ({ real }) => {
      const x = real(0.5, 9);
      return { x, ...graph(Math.log, x) };
    },
    "derivative-of-sine": ({ real }) => {
      const [x, k] = [real(-7, 7), real(0.2, 3)];
      const [sine, cosine] = [slope((at) => Math.sin(k * at), x), slope((at) => Math.cos(k * at), x)];
      return {
        x,
        k,
        "\\frac{d}{dx}\\sin kx": sine,
        "\\frac{d}{dx}\\cos kx": cosine,
        "d/dx sin kx": sine,
        "d/dx cos kx": cosine,
      };
    },
    "derivative-of-tangent": ({ real }) => {
      const x = real(-1.1, 1.1);
      return { x, ...graph(Math.tan, x) };
    },
    "product-rule": (chance) => {
      const [u, v, x] = [cubic(chance).at, wave(chance), chance.real(-2, 2)];
      return { u: u(x), v: v(x), ...graph((at) => u(at) * v(at), x), ...rate("u", "x", u, x), ...rate("v", "x", v, x) };
    },
    "quotient-rule": (chance) => {
      const [u, v, x] = [cubic(chance).at, wave(chance), chance.real(-2, 2)];
      return { u: u(x), v: v(x), ...graph((at) => u(at) / v(at), x), ...rate("u", "x", u, x), ...rate("v", "x", v, x) };
    },
    "chain-rule": (chance) => {
      const [inner, outer, x] = [wave(chance), cubic(chance).at, chance.real(-2, 2)];
      return {
        ...rate("y", "x", (at) => outer(inner(at)), x),
        ...rate("y", "u", outer, inner(x)),
        ...rate("u", "x", inner, x),
      };
    },
    "parametric-gradient": (chance) => {
      // The curve (t³ + t, y): from how far along one finds t again by halving.
      const [along, up, t] = [(s: number) => s ** 3 + s, wave(chance), chance.real(-1, 1)];
      const back = (x: number) => zero((s) => along(s) - x, -3, 3);
      return {
        ...rate("y", "x", (x) => up(back(x)), along(t)),
        ...rate("y", "t", up, t),
        ...rate("x", "t", along, t),
      };
    },
    "tangent-to-a-curve": (chance) => {
      // The line through two points of the curve that are very close together, followed as far as x.
      const { at, gradient } = cubic(chance);
      const [a, x] = [chance.real(-2, 2), chance.real(2.1, 4)];
      const line = (h: number) => at(a - h) + ((at(a + h) - at(a - h)) / (2 * h)) * (x - a + h);
      return { a, x, y: (4 * line(1e-4) - line(2e-4)) / 3, "f(a)": at(a), "f'(a)": gradient(a) };
    },
    "integral-of-a-power": ({ real, nonzero }) => {
      const [x, n, c] = [real(0.5, 4), real(1, 4), nonzero(-5, 5)];
      return { x, n, c, ...integral("x^n", "x^n", c + area((at) => at ** n, 0, x)) };
    },
    "integral-of-exponential": ({ real, nonzero }) => {
      const [x, k, c] = [real(-2, 2), real(0.5, 2), nonzero(-5, 5)];
      return { x, k, c, ...integral("e^{kx}", "e^(kx)", c + area((at) => Math.exp(k * at), -80, x, 4000)) };
    },
    "integral-of-reciprocal": ({ real, nonzero, pick }) => {
      const [x, c] = [real(0.5, 9) * pick([1, -1]), nonzero(-5, 5)];
      return { x, c, ...integral("\\frac{1}{x}", "1/x", c + area((at) => 1 / at, Math.sign(x), x)) };
    },
    "integral-of-sine": ({ real, nonzero }) => {
      const [x, k, c] = [real(-4, 4), real(0.5, 3), nonzero(-5, 5)];
      const from = Math.PI / (2 * k);
      return {
        x,
        k,
        c,
        ...integral("\\sin kx", "sin kx", c + area((at) => Math.sin(k * at), from, x)),
        ...integral("\\cos kx", "cos kx", c + area((at) => Math.cos(k * at), 0, x)),
      };
    },
    "integration-by-parts": (chance) => {
      // From 0, where u is 0, so that uv starts there with nothing.
      const [{ at }, v, x] = [cubic(chance), wave(chance), chance.real(0.5, 2)];
      const u = (s: number) => at(s) - at(0);
      const [one, other] = [area((s) => u(s) * slope(v, s), 0, x), area((s) => v(s) * slope(u, s), 0, x)];
      return {
        u: u(x),
        v: v(x),
        "\\int u\\frac{dv}{dx}\\,dx": one,
        "∫u dv/dx dx": one,
        "\\int v\\frac{du}{dx}\\,dx": other,
        "∫v du/dx dx": other,
      };
    },
    "definite-integral": (chance) => {
      const { at, gradient } = cubic(chance);
      const [a, b] = [chance.real(-3, 0), chance.real(0.1, 3)];
      const whole = area(gradient, a, b);
      return { "\\int_a^b f(x)\\,dx": whole, "∫_a^b f(x) dx": whole, "F(a)": at(a), "F(b)": at(b) };
    },
    "volume-of-revolution": (chance) => {
      // Slices of cones between points of the curve, and what is left out as they become thinner.
      const [y, a, b] = [wave(chance), chance.real(-3, 0), chance.real(0.1, 3)];
      const rough = (parts: number) => {
        const h = (b - a) / parts;
        const at = range(0, parts).map((i) => y(a + i * h));
        return total(range(1, parts).map((i) => frustum(at[i - 1] ?? 0, at[i] ?? 0, h)));
      };
      const squares = area((x) => y(x) ** 2, a, b);
      return { V: (4 * rough(400) - rough(200)) / 3, "\\int_a^b y^2\\,dx": squares, "∫_a^b y² dx": squares };
    },
    "trapezium-rule": (chance) => {
      const [y, n, h] = [wave(chance), chance.whole(3, 9), chance.real(0.1, 2)];
      const heights = range(0, n).map((i) => y(i * h));
      const outline: Point[] = heights.map((height, i): Point => [i * h, height]).reverse();
      const whole = polygonArea([[0, 0], [n * h, 0], ...outline]);
      const between = total(heights.slice(1, -1));
      return {
        h,
        y_0: heights[0] ?? Number.NaN,
        y_n: heights.at(-1) ?? Number.NaN,
        "\\int_a^b y\\,dx": whole,
        "∫_a^b y dx": whole,
        "y_1 + y_2 + \\cdots + y_{n-1}": between,
      };
    },
    "newton-raphson": (chance) => {
      const { at, gradient } = cubic(chance);
      const x = chance.real(-3, 3);
      const m = gradient(x) || 1;
      // Where the line through two close points crosses the axis.
      const line = (to: number) => at(x) + slope(at, x) * (to - x);
      const far = 10 + (2 * Math.abs(at(x))) / Math.abs(m);
      return { x_n: x, "x_{n+1}": zero(line, x - far, x + far), "f(x_n)": at(x), "f'(x_n)": gradient(x) };
    },
  },
};

/** A cubic that is nowhere flat, and its gradient by the coefficients. */
function cubic({ nonzero, whole }: Chance): { readonly at: Curve; readonly gradient: Curve } {
  const [a, b, c, d] = [whole(1, 3), nonzero(-2, 2), whole(3, 9), nonzero(-5, 5)];
  return { at: (x) => ((a * x + b) * x + c) * x + d, gradient: (x) => 3 * a * x * x + 2 * b * x + c };
}

/** A curve that is always above 0 and has all its gradients. */
function wave({ real }: Chance): Curve {
  const [p, q, r] = [real(0.3, 1.5), real(0.5, 2), real(3, 5)];
  return (x) => r + p * Math.sin(q * x) + Math.exp(x / 4);
}

function rate(of: string, by: string, curve: Curve, at: number) {
  const value = slope(curve, at);
  return { [`\\frac{d${of}}{d${by}}`]: value, [`d${of}/d${by}`]: value };
}

const graph = (curve: Curve, x: number) => ({ y: curve(x), ...rate("y", "x", curve, x) });

const integral = (tex: string, plain: string, value: number) => ({
  [`\\int ${tex}\\,dx`]: value,
  [`∫${plain} dx`]: value,
});

const frustum = (R: number, r: number, h: number): number => (Math.PI * h * (R * R + R * r + r * r)) / 3;
