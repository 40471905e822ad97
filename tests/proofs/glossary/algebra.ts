import { alike, type Cases, choose, eq, from, rounded, twice } from "./case.ts";

export const algebra: Cases = {
  variable: (a, b, x, a2, x2, b2) => eq([a, b, x], [a2, b2, x2]),
  constant: (a, b, b2, x, a2, x2, b3) => x === 0 && eq([a, b, b, x], [a2, b2, b3, x2]),
  coefficient: (a, power, _c, power2, a2, b) => power === power2 && a === a2 && b === 1,
  "algebraic-term": twice(4),
  "like-terms": (a, b, all, a2, b2, power, a3, b3) =>
    a + b === all && power !== 1 && eq([a, b, a, b], [a2, b2, a3, b3]),
  expression: (a, b, x, a2, x2, b2, value, a3, b3, value2) => eq([a, a, b, b, x, value], [a2, a3, b2, b3, x2, value2]),
  equation: (a, b, value, x, a2, x2, b2) => eq([a, b, x, value], [a2, b2, x2, a * x + b]),
  formula: twice(2),
  identity: (a, p, q, b, c, x, root, _p, square, middle, end) =>
    p === 2 && q === 2 && eq([b, c, root, square, middle, end], [2 * a, a * a, x + a, x * x, b * x, c]),
  inequality: (a, b, c, x, high, low, high2, low2) =>
    x === (c - b) / a && high > low && high === high2 && low === low2 && -high < -low,
  unknown: (a, value, x, x2, a2, value2) => eq([a, value, x], [a2, value2, x2]),
  substitute: (x, a, b, a2, x2, b2) => eq([x, a, b], [x2, a2, b2]),
  simplify: (a, b, all) => a + b - 1 === all,
  expand: (a, b, a2, c, x, both, a3, bracket, _both, first, second) =>
    alike(a, a2, a3) && eq([c, both, bracket, first, second], [a * b, a * (x + b), x + b, a * x, c]),
  factorise: (a, b, k, c, d, power, middle, end, u, v) =>
    power === 2 && eq([a, b, middle, end], [k * c, k * d, u + v, u * v]),
  solution: (x, power, value, _x, _x2, _value, minus, wrong, wrong2) =>
    x ** power === value && minus === x && (-minus) ** power === value && wrong ** power !== value && wrong === wrong2,
  "linear-equation": (a, b, value, x, a2, x2, b2, value2, power) =>
    power !== 1 && eq([a, b, value, x], [a2, b2, value2, x2]),
  "simultaneous-equations": (all, apart, x, y, x2, y2) => eq([x + y, x - y, x, y], [all, apart, x2, y2]),
  "quadratic-equation": (power, b, c, zero, u, v) => power === 2 && zero === 0 && eq([b, c], [u + v, u * v]),
  "quadratic-formula": (power, b, c, zero, square, product) =>
    power === 2 && zero === 0 && eq([square, product], [b * b, 4 * c]),
  "completing-the-square": (p, b, c, half, q, less, x, first, second, third, _value, root) =>
    p === 2 &&
    q === 2 &&
    eq([b, c, first, second, third, root], [2 * half, half * half - less, x * x, b * x, c, x + half]),
  discriminant: (power, b, c, zero, b2, _two, _four, one, c2, less) =>
    power === 2 && zero === 0 && one === 1 && eq([b, c, b * b - 4 * c], [b2, c2, -less]),
  "degree-of-a-polynomial": (_a, power, _c, degree, p, _d, q, _e, product) => degree === power && product === p + q,
  "difference-of-two-squares": from(9, (power, square, u, v) => power === 2 && u === v && square === u * v),
  "subject-of-a-formula": twice(2),
  logarithm: (b, value, power, b2, power2, value2, c, other, exponent, c2, exponent2, other2) =>
    eq([b, value, power, c, other, exponent], [b2, value2, power2, c2, other2, exponent2]),
  "eulers-number": from(9, (e) => e === rounded(Math.E, 3)),
  "exponential-growth": (cells, hours, cells2, _two, hours2) => eq([cells, hours], [cells2, hours2]),
  "exponential-decay": (mass, days, mass2, half, days2, _left, never) =>
    eq([mass, days], [mass2, days2]) && half === 0.5 && never === 0,
  "binomial-theorem": (one, power, first, second, third, square, cube, x) =>
    one === 1 &&
    x === 1 &&
    square === 2 &&
    cube === power &&
    eq(
      [first, second, third],
      [0, 1, 2].map((k) => choose(power, k)),
    ),
  "pascals-triangle": (a, b, c, d, e, p, q, r, s) =>
    eq([a, b, c, d, e], [p, p + q, q + r, r + s, s]) &&
    eq(
      [p, q, r, s],
      [0, 1, 2, 3].map((k) => choose(3, k)),
    ),
};

export const freeInAlgebra = {
  coefficient: [2],
  identity: [11, 12],
  "linear-equation": [9],
  polynomial: [0, 1, 2, 3, 4],
  "degree-of-a-polynomial": [0, 2, 5, 7],
  binomial: [0, 1, 2, 3, 4],
};
