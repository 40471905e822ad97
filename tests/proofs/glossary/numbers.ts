import {
  alike,
  type Cases,
  choose,
  digits,
  eq,
  factors,
  from,
  gcd,
  inBase,
  is,
  isPrime,
  isWhole,
  range,
  rounded,
  sum,
  twice,
  unique,
} from "./case.ts";

const properFactors = (number: number) => factors(number).slice(0, -1);
const backwards = (number: number) => Number(digits(number).reverse().join(""));
const isSquare = (number: number) => isWhole(Math.sqrt(number));
const isTriangular = (number: number) => range(0, number).some((last) => choose(last + 1, 2) === number);
const toFigures = (number: number, figures: number) => Number(number.toPrecision(figures));

/** What a digit is worth where it stands in a number. */
const worth = (digit: number, number: number) => {
  const all = digits(number);
  return digit * 10 ** (all.length - 1 - all.indexOf(digit));
};

export const numberTheory: Cases = {
  multiple: (multiple, of, multiple2, _times, of2, other, left) =>
    left > 0 && other % of === left && eq([multiple, of], [multiple2, of2]),
  factor: (number, a, b, c, d, e, f, ...others) =>
    eq(factors(number), [a, b, c, d, e, f]) && number % (others.at(-1) ?? number) !== 0,
  "common-multiple": (one, other, a, b, one2, _1, _2, _3, _4, none, not) =>
    [one, other].every((multiple) => multiple % a === 0 && multiple % b === 0) &&
    one === one2 &&
    none % a === 0 &&
    none % b !== 0 &&
    b === not,
  "lowest-common-multiple": (a, b, lowest) => lowest === (a * b) / gcd(a, b),
  "common-factor": (a, b, ...all) => eq(factors(gcd(a, b)), all.slice(0, 4)),
  "highest-common-factor": (a, b, highest) => highest === gcd(a, b),
  "prime-number": (prime, not, not2, _a, _b, one) =>
    isPrime(prime) && !isPrime(not) && not === not2 && eq(factors(one), [1]),
  "composite-number": (composite, _a, _b, prime, one) => !isPrime(composite) && isPrime(prime) && eq(factors(one), [1]),
  "prime-factorisation": (number, a, _twice, b, c, number2, d, e, d2, e2) =>
    [a, b, c].every(isPrime) && ![d, e].some(isPrime) && eq([number, d, e], [number2, d2, e2]),
  coprime: (a, b, c, d, both) => gcd(a, b) === 1 && gcd(c, d) === both && both > 1,
  divisible: (number, by, number2, by2, _times, not, number3, not2, _times2, left) =>
    alike(number, number2, number3) &&
    eq([by, not], [by2, not2]) &&
    number % by === 0 &&
    number % not === left &&
    left > 0,
  "divisibility-test": (number, by, a, b, c, total, number2, by2) =>
    eq(digits(number), [a, b, c]) && total % by === 0 && eq([number, by], [number2, by2]),
  "perfect-number": (perfect, a, b, c, d, e, not, p, q, r, s, t, total) =>
    eq(properFactors(perfect), [a, b, c, d, e]) && eq(properFactors(not), [p, q, r, s, t]) && total !== not,
  "digital-root": (number, a, b, c, total, d, e, _root, root) =>
    eq(digits(number), [a, b, c]) && eq(digits(total), [d, e]) && root === d + e && root < 10,
  "modular-arithmetic": (a, b, _sum, _sum2, clock, left, a2, b2, left2, clock2) =>
    left < clock && eq([a, b, clock, left], [a2, b2, clock2, left2]),
  palindrome: (a, b, c, not, turned) =>
    [a, b, c].every((one) => backwards(one) === one) && not !== turned && backwards(not) === turned,
  "triangular-number": from(9, (not) => !isTriangular(not)),
  factorial: from(5, (orders, orders2) => orders === orders2),
  "twin-primes": (a, b, c, d, e, f, f2, e2, apart, not, not2, not3) =>
    [a, b, c, d, e, f].every(isPrime) &&
    eq([b - a, d - c, f - e, not2 - not], [apart, apart, apart, apart]) &&
    !isPrime(not2) &&
    eq([e, f, not2], [e2, f2, not3]),
  "euclids-algorithm": (a, b, a2, _k, b2, left, b3, _l, left2, last, left3, _m, last2, _zero, common) =>
    eq([a, b, b, left, left, last], [a2, b2, b3, left2, left3, last2]) && common === gcd(a, b),
};

export const numbers: Cases = {
  digit: (number, a, b, c, one, two, two2) =>
    eq(digits(number), [a, b, c]) && digits(one).length === 1 && digits(two).length === 2 && two === two2,
  numeral: (number, binary) => inBase(binary, 2) === number,
  "place-value": from(
    7,
    (digit, value, number, value2, number2) => worth(digit, number) === value && worth(digit, number2) === value2,
  ),
  "natural-number": (a, b, c, minus, top, bottom) =>
    [a, b, c].every((one) => isWhole(one) && one >= 1) && -minus < 0 && !isWhole(top / bottom),
  integer: (_a, _b, _c, not, top, bottom, top2, bottom2, top3, bottom3) =>
    !isWhole(not) && !isWhole(top / bottom) && isWhole(top2 / bottom2) && eq([top2, bottom2], [top3, bottom3]),
  "whole-number": from(
    3,
    (not, below, above) => !isWhole(not) && Math.floor(not) === below && Math.ceil(not) === above,
  ),
  "negative-number": (cold, warm, warm2, _less, cold2, far, near, far2, near2) =>
    -far < -near && far > near && eq([cold, warm, far, near], [cold2, warm2, far2, near2]),
  "positive-number": (a, top, bottom, b, zero, minus) =>
    a > 0 && top / bottom === 0.25 && b > 0 && zero === 0 && -minus < 0,
  "even-number": (even, even2, _two, _half, zero, zero2, two, _none, odd) =>
    even % 2 === 0 && even === even2 && alike(zero, zero2, 0) && two === 2 && odd % 2 === 1,
  "odd-number": (odd, odd2) => odd === odd2,
  "ordinal-number": (runners, place, front, behind, front2, _one, behind2) =>
    front === place - 1 && behind === runners - place && eq([front, behind], [front2, behind2]),
  "number-line": (below, above, steps, below2, zero, above2, ...sum) =>
    zero === 0 && alike(below, below2) && alike(above, above2) && eq([below, above, steps], sum),
  operation: (_six, _seven, product, product2, half) => product === product2 && product === 2 * half,
  "absolute-value": from(4, (a, b, a2, b2) => eq([a, b], [a2, b2])),
  rounding: (number, hundreds, decimal, tenths) => rounded(number, -2) === hundreds && rounded(decimal, 1) === tenths,
  estimate: (a, b, about, about2, _about, a2, b2) =>
    eq([rounded(a, -1), rounded(b, -1), a, b], [about, about2, a2, b2]),
  "significant-figures": (number, short, decimal, short2) =>
    toFigures(number, 2) === short && toFigures(decimal, 2) === short2,
  "decimal-places": (number, two, one) => rounded(number, 2) === two && rounded(number, 1) === one,
  bounds: (length, least, most, least2) => eq([length - 0.5, length + 0.5, least], [least, most, least2]),
  "standard-form": (value, _first, _ten, _power, _small, _second, _ten2, _power2, large, ten, power, large2, limit) =>
    is(large * ten ** power, value) && large === large2 && limit === 10 && large >= limit,
  "number-base": (written, _1, base, _2, value, binary, _3, _4, _5, value2) =>
    inBase(written, base) === value && inBase(binary, 2) === value2,
  binary: (binary, _1, _2, _3, value) => inBase(binary, 2) === value,
  hexadecimal: (sixteens, sixteens2) => sixteens === sixteens2,
  "roman-numeral": (value, _1, _2, _3, _4, value2) => value === value2,
  sum: twice(4),
  addend: twice(3),
  difference: twice(3),
  product: twice(3),
  quotient: (_number, _by, quotient, quotient2, number, by, times, left, number2, by2, times2, left2) =>
    left < by && quotient === quotient2 && eq([number, by, times, left], [number2, by2, times2, left2]),
  dividend: (number, _by, _quotient, number2) => number === number2,
  divisor: (_number, by, _quotient, by2) => by === by2,
  remainder: (number, by, each, left, number2, by2, each2, left2) =>
    left < by && eq([number, by, each, left], [number2, by2, each2, left2]),
  distributive: (times, a, b, _1, _2, _3, _4, both) => both === times * (a + b),
  "number-bond": (ten, _a, _b, ten2) => ten === ten2,
  array: (rows, each, dots, rows2, each2, dots2, turned, turned2) =>
    eq([rows, each, dots, each, rows], [rows2, each2, dots2, turned, turned2]),
  "square-number": from(12, (not) => !isSquare(not)),
  "cube-number": from(8, (not) => !range(0, not).some((one) => one ** 3 === not)),
  "cube-root": from(7, (three, minus, root) => (-root) ** three === -minus),
  exponent: (_base, exponent, _value, exponent2) => exponent === exponent2,
  surd: (_1, _2, _3, square, square2) => isSquare(square) && square === square2,
  reciprocal: (a, b, b2, a2, a3, b3) => alike(a, a2, a3) && alike(b, b2, b3),
  "rational-number": from(6, (not) => !isSquare(not)),
  "irrational-number": from(3, (top, bottom) => Math.abs(top / bottom - Math.PI) < 0.01),
  "imaginary-number": (a, power, minus, a2, a3, power2, minus2) =>
    alike(power, power2, 2) && alike(a, a2, a3) && alike(minus, minus2, a * a),
  "complex-number": (a, b, c, d, real, imaginary, p, q, product) =>
    real === a + c && imaginary === d - b && p === q && product === p * q + 1,
};

export const reasoning: Cases = {
  set: (a, b, c, d, e, f, size) => eq(unique([a, b, c]), unique([d, e, f])) && new Set([a, b, c]).size === size,
  element: (one, a, b, c, not, a2, b2, c2) =>
    [a, b, c].includes(one) && ![a, b, c].includes(not) && eq([a, b, c], [a2, b2, c2]),
  subset: (a, b, p, q, r, a2, not, size) =>
    [a, b].every((one) => [p, q, r].includes(one)) &&
    ![p, q, r].includes(not) &&
    a === a2 &&
    new Set([p, q, r]).size === size,
  union: (a, b, c, d, e, p, q, r, s, both) => eq(unique([a, b, c, d, e]), [p, q, r, s]) && alike(both, c, d),
  intersection: (a, b, c, d, e, f, g, first, second, one, other) =>
    eq([a, b, c, d], factors(one)) && eq([e, f, g], factors(other)) && eq([first, second], factors(gcd(one, other))),
  "venn-diagram": twice(3),
  "empty-set": (above) => !range(above + 1, 1000).some((one) => one % 2 === 0 && isPrime(one)),
  proof: (a, b, c, d, e, f) => alike(a, c, e) && b + d === e * f && b % 2 === 1 && d % 2 === 1,
  conjecture: (above, _number, p, q) =>
    isPrime(p) &&
    isPrime(q) &&
    range(above + 1, 300)
      .filter((one) => one % 2 === 0)
      .every((one) => range(2, one).some((p) => isPrime(p) && isPrime(one - p))),
  theorem: (angles) => angles === 180,
  lemma: (not, power) => !isSquare(not) && range(1, 100).every((n) => n ** power % 2 === n % 2),
  corollary: twice(1),
  "mathematical-induction": (power, n, one, one2, power2, power3, more, more1, power4, more2, more3, next, power5) =>
    alike(power, power2, power3, power4, power5) &&
    alike(n, one, one2, next) &&
    eq([more, more1], [more2, more3]) &&
    range(1, 50).every(
      (k) =>
        sum(range(1, k).map((at) => 2 * at - 1)) === k ** power &&
        k ** power + more * k + more1 === (k + next) ** power,
    ),
  converse: (end, even, end2) => end % 2 === 0 && end === end2 && even % 2 === 0 && even % 10 !== end,
  contrapositive: (power, power2) => power === power2 && range(1, 100).every((n) => n ** power % 2 === n % 2),
  "if-and-only-if": (by, end, other, even, other2) =>
    range(1, 500).every((n) => (n % by === 0) === (n % 10 === end)) &&
    other === other2 &&
    even % 2 === 0 &&
    even % 10 !== other,
  invariant: (first, last, ...all) => eq(range(first, last), all.slice(0, -1)),
  parity: (a, b, b2, a2, _apart, a3, not) => alike(a, a2, a3) && b === b2 && (b - a) % 2 === 0 && (not - a) % 2 !== 0,
  "pigeonhole-principle": (people, months, people2, months2) =>
    people > months && eq([people, months, 12], [people2, months2, months]),
  algorithm: (a, b, a2, b2, _less, larger) => larger === Math.max(a, b) && eq([a, b], [a2, b2]),
  generalise: from(12, (power) => range(1, 50).every((n) => sum(range(1, n).map((at) => 2 * at - 1)) === n ** power)),
};

const steps = (terms: readonly number[], step: number) =>
  terms.slice(1).every((term, at) => is(term - (terms[at] ?? 0), step));
const grows = (terms: readonly number[], ratio: number) =>
  terms.slice(1).every((term, at) => is(term / (terms[at] ?? 0), ratio));

export const sequences: Cases = {
  sequence: (a, b, c, d, step) => steps([a, b, c, d], step),
  "term-of-a-sequence": (a, b, c, d, first, fourth) => steps([a, b, c, d], b - a) && eq([first, fourth], [a, d]),
  "nth-term": (a, b, c, d, times, more) =>
    eq(
      [a, b, c, d],
      range(1, 4).map((n) => times * n + more),
    ),
  "arithmetic-sequence": (a, b, c, d, step) => steps([a, b, c, d], step),
  "geometric-sequence": (a, b, c, d, ratio) => grows([a, b, c, d], ratio),
  "common-difference": (a, b, c, d, less) => steps([a, b, c, d], -less),
  "common-ratio": (a, b, c, d, _b, _a, ratio) => grows([a, b, c, d], ratio),
  "fibonacci-sequence": (_first, second, third, _second, _third, fourth, after, next, next2) =>
    eq([second, third, fourth], [after, next, next2]),
  series: (a, b, c, last, total, _a, _b, _total, p, q, r, s, t, u, all) =>
    eq([a, b, c], [1, 2, 3]) &&
    sum(range(a, last)) === total &&
    grows([p / q, r / s, t / u], r / s / (p / q)) &&
    is(p / q / (1 - r / s / (p / q)), all),
  limit: (a, b, c, limit, gap, gap2, gap3) =>
    grows([gap, gap2, gap3], 0.1) && eq([limit - a, limit - b, limit - c], [gap, gap2, gap3]),
  convergent: (a, p, q, r, s, all, one, one2, one3, first, t, u, v, w) =>
    grows([a, p / q, r / s], p / q / a) &&
    is(a / (1 - p / q / a), all) &&
    alike(one, one2, one3, 1) &&
    eq([first, t / u, v / w], [1, 1 / 2, 1 / 3]),
  "recurrence-relation": (at, first, next, times, less, a, b, c) =>
    alike(at, next, 1) && eq([a, b, c], [first, times * a - less, times * b - less]),
};

export const freeInNumbers = {
  integer: [0, 1, 2, 5],
  "whole-number": [0, 1, 2],
  "cardinal-number": [0, 1, 2],
  infinity: [0],
  "real-number": [0, 1, 2, 3],
  "empty-set": [1],
  proof: [6],
  "proof-by-contradiction": [0],
};
