import { alike, type Cases, eq, is, twice } from "./case.ts";

export const change: Cases = {
  derivative: (power, factor, x, factor2, x2) => power === 2 && alike(power, factor, factor2) && x === x2,
  differentiate: (power, factor, less, x, factor2, raised, _value, _constant, none) =>
    alike(power, factor, factor2) && less === power - 1 && raised === x ** less && none === 0,
  "tangent-to-a-curve": (x, y, power, gradient, a, b, x2) =>
    x === x2 && y === x ** power && gradient === power * x ** (power - 1) && a === gradient && y === a * x - b,
  integral: (low, high, factor, high2, power, low2, power2, _area, _1, _2, base, height) =>
    low === low2 && factor === 2 && alike(power, power2, 2) && alike(high, high2, base) && height === factor * high,
  "area-under-a-curve": twice(2),
  "stationary-point": (power, b, factor, b2, none, x, square, product) =>
    alike(power, factor, 2) && b === b2 && none === 0 && factor * x === b && eq([square, product], [x * x, b * x]),
  maximum: (greatest, at, power, greatest2, x, least) =>
    power === 2 && greatest === greatest2 && at === x && least === 0,
  minimum: (at, power, least, least2, x, x2, at2, power2, least3) =>
    alike(power, power2, 2) && alike(at, at2, x, x2) && alike(least, least2, least3),
  "point-of-inflection": (power, x, y, factor, sign) =>
    power === 3 && factor === power * (power - 1) && factor * x === 0 && y === x ** power && x === 0 && sign === x,
  "rate-of-change": (low, high, time, high2, low2, time2) => eq([low, high, time], [low2, high2, time2]),
  "chain-rule": (a, b, power, power2, a2, b2, a3, c, d, x, _p, bracket) =>
    alike(power, power2, 2) &&
    alike(a, a2, a3) &&
    b === b2 &&
    eq([c, d, bracket], [power * a * a, power * a * b, a * x + b]),
  "differential-equation": (a, b, c, d) => alike(a, b, c, d),
};

export const graphs: Cases = {
  function: (a, b, x, y, a2, x2, b2, y2) => eq([a, b, x, y], [a2, b2, x2, y2]),
  domain: (a, least, _x, a2, _root, below) => alike(a, least, a2, below),
  "range-of-a-function": (power, least, value, x, _power, value2, never) =>
    power === 2 && least === 0 && value === x ** power && alike(value, value2, never),
  "inverse-function": (a, b, inverse, b2, a2, x, y, y2, b3, a3, x2) =>
    inverse === 1 && alike(a, a2, a3) && alike(b, b2, b3) && x === x2 && y === y2 && y === a * x + b,
  "composite-function": (more, power, x, value, x2, more2, power2, value2, y, other, y2, power3, more3, other2) =>
    alike(more, more2, more3) &&
    alike(power, power2, power3) &&
    alike(x, x2, y, y2) &&
    value === value2 &&
    other === other2,
  "function-machine": twice(3),
  coordinates: (x, y, right, up, y2, x2) => alike(x, right, x2) && alike(y, up, y2) && x !== y,
  axis: (along, none, none2, up) => along !== 0 && up !== 0 && none === 0 && none2 === 0,
  origin: (x, y, right, up, none, above, above2) => eq([x, y, 0, above], [right, up, none, above2]),
  quadrant: (x, y, ...others) => x > 0 && y > 0 && eq([x, y, x, y, x, y], others),
  "x-intercept": (a, b, x, a2, x2, b2) => eq([a, b, x], [a2, b2, x2]),
  "y-intercept": (a, b, y, a2, _x, b2, y2) => eq([a, b, y], [a2, b2, y2]),
  gradient: (a, b, c, d, d2, b2, c2, a2, gradient, up, right) =>
    eq([a, b, c, d], [a2, b2, c2, d2]) && right === 1 && up === gradient,
  parabola: (power, x, y, minus, y2) => power === 2 && x ** power === y && (-minus) ** power === y2 && x === minus,
  "turning-point": (at, power, least, x, y, x2, at2, power2, least2, y2) =>
    alike(power, power2, 2) && alike(at, at2, x, x2) && alike(least, least2, y, y2),
  asymptote: (a, x, y, far, a2, far2) => x === 0 && y === 0 && a === a2 && far === far2,
  hyperbola: (product, a, b, c, d) => a * b === product && c * d === product,
  "cubic-function": (power, b, none, x0, minus, x, cube, product, minus2) => {
    const at = (one: number) => one ** power - b * one;
    return (
      power === 3 && at(x0) === none && at(x) === -minus && minus === minus2 && eq([cube, product], [x ** power, b * x])
    );
  },
  "exponential-function": (base, base2, _1, _2, base3, _3, _4, base4) => alike(base, base2, base3, base4),
  "piecewise-function": (fixed, free, each, far, fixed2, each2, far2, free2) =>
    eq([fixed, free, each, far], [fixed2, free2, each2, far2]),
};

export const trigonometry: Cases = {
  trigonometry: (long, angle, long2, _sine, _side, angle2) => long === long2 && angle === angle2,
  sine: (a, b, c, opposite, top, below) => is(a * a + b * b, c * c) && alike(a, opposite, top) && c === below,
  cosine: (a, b, c, beside, long, top, below) =>
    is(a * a + b * b, c * c) && alike(b, beside, top) && alike(c, long, below),
  "tangent-ratio": (a, b, c, opposite, top, below) =>
    is(a * a + b * b, c * c) && alike(a, opposite, top) && b === below,
  radian: (angle, part) => is((angle * Math.PI) / 180, Math.PI / part),
  "unit-circle": (angle, x, y, cosine, sine, cosine2, _p, sine2) =>
    is(Math.cos((angle * Math.PI) / 180), x) &&
    is(Math.sin((angle * Math.PI) / 180), y) &&
    eq([cosine, sine], [cosine2, sine2]),
  vector: (a, b, c, d, e, f) => eq([a + c, b + d], [e, f]),
  scalar: (times, x, y, first, second, times2, times3, times4) =>
    alike(times, times2, times3, times4) && eq([first, second], [times * x, times * y]),
  magnitude: (x, y, x2, _p, y2) => eq([x, y], [x2, y2]),
  matrix: (a, b, c, d, x, y, first, second) => eq([a * x + b * y, c * x + d * y], [first, second]),
  determinant: (a, b, c, d, a2, d2, b2, c2) => eq([a, b, c, d], [a2, b2, c2, d2]),
};

export const freeInChangeAndGraphs = { differentiate: [7], "continuous-function": [0] };
