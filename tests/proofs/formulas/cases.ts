import { only, range } from "../proof.ts";
import type { Names } from "./evaluate.ts";
import { areaByLattice, hypotenuseSquare, interiorAngles, type Point, perimeterOfManySides } from "./measure.ts";

/**
 * For each formula, worked examples: what the letters stand for, with the result found by another way than the formula
 * (counting, levelling, walking step by step, measuring coordinates). Nothing here reads the formula.
 */
export const cases: Readonly<Record<string, () => Names[]>> = {
  "distributive-law": () => triples.map(([a, b, c]) => ({ a, b, c })),
  "adding-fractions": () => quadruples.map(([a, b, c, d]) => ({ a, b, c, d })),
  "multiplying-fractions": () => quadruples.map(([a, b, c, d]) => ({ a, b, c, d })),
  "dividing-fractions": () => quadruples.map(([a, b, c, d]) => ({ a, b, c, d })),
  "percentage-of-an-amount": () =>
    [...range(0, 20), 100, 150].map((p) => ({ p, whole: 700, part: everyHundredth(700, p) })),
  "percentage-change": () =>
    [
      [40, 50],
      [50, 40],
      [80, 240],
      [25, 25],
      [200, 50],
    ].map(([old = 0, now = 0]) => ({ old, new: now, "percentage change": percentBetween(old, now) })),
  speed: () => [60, 45, 7].map((speed) => ({ speed, time: 6, distance: hops(speed, 6) })),
  "compound-interest": () =>
    [5, 12, -10].flatMap((r) => range(0, 6).map((n) => ({ P: 200, r, n, A: grown(200, r, n) }))),
  "square-of-a-sum": () => triples.map(([a, b]) => ({ a, b })),
  "difference-of-two-squares": () => triples.map(([a, b]) => ({ a, b })),
  "quadratic-formula": () => rootsOf([1, 2, -3]),
  "straight-line": () => [0, 1, -2, 5].flatMap((m) => range(0, 6).map((x) => ({ m, x, c: 3, y: climbed(3, m, x) }))),
  "multiplying-powers": () =>
    [2, 3, -2].flatMap((a) => range(-2, 4).flatMap((m) => range(-2, 4).map((n) => ({ a, m, n })))),
  "negative-powers": () => [2, 3, -5].flatMap((a) => range(0, 5).map((n) => ({ a, n }))),
  "nth-term": () =>
    [3, -2, 0].flatMap((d) => range(1, 8).map((n) => ({ a: 4, d, n, u_n: sequence(4, d, n).at(-1) ?? Number.NaN }))),
  "arithmetic-series": () => [1, 3, -2].flatMap((d) => range(1, 9).map((n) => seriesCase(sequence(5, d, n)))),
  "rectangle-area": () =>
    range(1, 5).flatMap((length) => range(1, 5).map((width) => ({ length, width, area: squares(length, width) }))),
  "triangle-area": () =>
    range(-3, 8).map((x) => ({
      b: 6,
      h: 4,
      A: areaByLattice([
        [0, 0],
        [6, 0],
        [x, 4],
      ]),
    })),
  circumference: () => [1, 2.5, 7].map((r) => ({ r, C: perimeterOfManySides(r) })),
  "circle-area": () => [1, 2, 5].map((r) => ({ r, A: squaresInCircle(r) })),
  pythagoras: () =>
    range(1, 6).flatMap((a) => range(1, 6).map((b) => ({ a, b, c: Math.sqrt(hypotenuseSquare(a, b)) }))),
  "polygon-angles": () =>
    polygons.map((corners) => ({ n: corners.length, "angle sum": total(interiorAngles(corners)) })),
  "prism-volume": () => range(1, 6).map((l) => ({ l, A: areaByLattice(stairs), V: cubes(l) })),
  "sine-cosine-tangent": () => halves.flatMap(trigonometry),
  mean: () => samples.map((values) => meanCase(values)),
  median: () => range(1, 12).map((n) => ({ n, position: middle(range(1, n)) })),
  range: () =>
    samples.map((values) => ({
      range: Math.max(...values.flatMap((a) => values.map((b) => Math.abs(a - b)))),
      largest: [...values].sort((a, b) => b - a)[0] ?? Number.NaN,
      smallest: [...values].sort((a, b) => a - b)[0] ?? Number.NaN,
    })),
  probability: () => range(2, 12).map(twoDice),
  complement: () => events.map(([, a]) => ({ "P(A)": share(a), "P(not A)": share((roll) => !a(roll)) })),
  "either-event": () => pairs(events).map(([a, b]) => ({ ...alone(a, b), "P(A or B)": share((r) => a(r) || b(r)) })),
  "both-events": () =>
    // Events about one dice each are independent of events about the other.
    pairs(events)
      .filter(([, , dice]) => dice === "different")
      .map(([a, b]) => alone(a, b)),
};

/** Numbers of both signs and no pattern. */
const values = [-3, 0.5, 2, 11];
const triples = values.flatMap((a) => values.flatMap((b) => values.map((c): [number, number, number] => [a, b, c])));

const quadruples = range(1, 3).flatMap((a) =>
  range(1, 4).flatMap((b) =>
    range(1, 3).flatMap((c) => range(1, 4).map((d): [number, number, number, number] => [a, b, c, d])),
  ),
);

/** p out of every hundred of the whole, taken hundred by hundred. */
function everyHundredth(whole: number, p: number): number {
  let taken = 0;
  for (let left = whole; left > 0; left -= 100) taken += p;
  return taken;
}

/** The one whole percentage that, taken of the old value and put to it, gives the new one. */
function percentBetween(old: number, now: number): number {
  return only(range(-100, 1000).filter((p) => old * (100 + p) === 100 * now));
}

function hops(speed: number, hours: number): number {
  return range(1, hours).reduce((far) => far + speed, 0);
}

/** Year after year, the interest is found on its own and put with the rest. */
function grown(start: number, rate: number, years: number): number {
  return range(1, years).reduce((money) => money + (money * rate) / 100, start);
}

/** Quadratics made by multiplying out a(x - p)(x - q), with p the larger root. */
function rootsOf(leading: readonly number[]): Names[] {
  const roots = [-4, -0.5, 0, 2, 3];
  return leading.flatMap((a) =>
    roots.flatMap((p) =>
      roots
        .filter((q) => q <= p)
        .flatMap((q) => {
          const [b, c] = [-a * p - a * q, a * p * q];
          const upper = a > 0 ? 1 : -1; // dividing by a negative 2a turns the order round
          return [
            { a, b, c, x: p, "±": upper },
            { a, b, c, x: q, "±": -upper },
          ];
        }),
    ),
  );
}

function climbed(start: number, rise: number, steps: number): number {
  return range(1, steps).reduce((height) => height + rise, start);
}

function sequence(first: number, step: number, howMany: number): number[] {
  const terms = [first];
  while (terms.length < howMany) terms.push((terms.at(-1) ?? Number.NaN) + step);
  return terms;
}

function seriesCase(terms: readonly number[]): Names {
  return { n: terms.length, first: terms[0] ?? Number.NaN, last: terms.at(-1) ?? Number.NaN, sum: total(terms) };
}

function squares(length: number, width: number): number {
  let count = 0;
  for (let x = 0; x < length; x++) for (let y = 0; y < width; y++) count++;
  return count;
}

/** Squares of a fine grid whose centre lies in the circle, as an area. */
function squaresInCircle(r: number): number {
  const fine = 1200;
  let count = 0;
  for (let i = 0; i < fine; i++)
    for (let j = 0; j < fine; j++) if ((i + 0.5) ** 2 + (j + 0.5) ** 2 <= fine ** 2) count++;
  return (4 * count * r * r) / (fine * fine);
}

/** Three squares in the bottom row, two above, one on top. */
const stairs: readonly Point[] = [
  [0, 0],
  [3, 0],
  [3, 1],
  [2, 1],
  [2, 2],
  [1, 2],
  [1, 3],
  [0, 3],
];

/** Unit cubes of the staircase prism, layer by layer. */
function cubes(layers: number): number {
  let count = 0;
  for (let z = 0; z < layers; z++) for (let x = 0; x < 3; x++) for (let y = 0; x + y < 3; y++) count++;
  return count;
}

const polygons: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [7, 1],
    [2, 5],
  ],
  [
    [0, 0],
    [6, 0],
    [7, 5],
    [1, 3],
  ],
  [
    [0, 0],
    [6, 0],
    [2, 1],
    [1, 7],
  ],
  stairs,
  [
    [0, 0],
    [4, -1],
    [8, 0],
    [9, 4],
    [4, 2],
    [-1, 4],
  ],
];

/** Right-angled triangles known without any trigonometry: half a square, half an equilateral triangle, ... */
const halves = [
  { degrees: 45, opposite: 1, adjacent: 1, hypotenuse: Math.SQRT2 },
  { degrees: 30, opposite: 1, adjacent: Math.sqrt(3), hypotenuse: 2 },
  { degrees: 60, opposite: Math.sqrt(3), adjacent: 1, hypotenuse: 2 },
  // The triangle with angles 36, 72 and 72 degrees has sides 1, 1 and 1/golden ratio; half of it:
  { degrees: 18, opposite: 1, adjacent: Math.sqrt((1 + Math.sqrt(5)) ** 2 - 1), hypotenuse: 1 + Math.sqrt(5) },
];

/** Sine and cosine from their power series, which know nothing of triangles. */
function trigonometry({ degrees, ...sides }: (typeof halves)[number]): Names[] {
  const angle = (degrees * Math.PI) / 180;
  let [sin, cos] = [0, 0];
  for (let n = 0, term = 1; n < 40; n++, term *= angle / n) {
    if (n % 2 === 0) cos += n % 4 === 0 ? term : -term;
    else sin += n % 4 === 1 ? term : -term;
  }
  return [{ ...sides, "sin A": sin, "cos A": cos, "tan A": sin / cos }];
}

const samples: readonly (readonly number[])[] = [
  [3, 8, 7],
  [6],
  [1, 1, 1, 13],
  [-4, 10, 0, 2, 2],
  [12, 3, 9, 20, 4, 0],
];

/** Shares out one at a time, from the fullest to the emptiest, until all are level. */
function meanCase(values: readonly number[]): Names {
  const level = [...values];
  while (Math.max(...level) > Math.min(...level)) {
    const [full, empty] = [level.indexOf(Math.max(...level)), level.indexOf(Math.min(...level))];
    if ((level[full] ?? 0) - (level[empty] ?? 0) < 2) throw new Error("a sample without a whole mean");
    level[full] = (level[full] ?? 0) - 1;
    level[empty] = (level[empty] ?? 0) + 1;
  }
  return {
    mean: level[0] ?? Number.NaN,
    "total of the values": total(values),
    "number of values": values.length,
  };
}

/** Crosses off one from each end until one or two are left. */
function middle(places: readonly number[]): number {
  if (places.length > 2) return middle(places.slice(1, -1));
  return total(places) / places.length;
}

type Roll = readonly [number, number];
const rolls: readonly Roll[] = range(1, 6).flatMap((a) => range(1, 6).map((b): Roll => [a, b]));

function share(event: (roll: Roll) => boolean): number {
  return rolls.filter(event).length / rolls.length;
}

/** The total of two dice along the branches of a tree, against counting equally likely outcomes. */
function twoDice(sum: number): Names {
  const branches = range(1, 6).map((first) => (sum - first >= 1 && sum - first <= 6 ? (1 / 6) * (1 / 6) : 0));
  return {
    "P(A)": total(branches),
    "outcomes in A": rolls.filter(([a, b]) => a + b === sum).length,
    "all outcomes": rolls.length,
  };
}

type Event = readonly ["first" | "second", (roll: Roll) => boolean];
const events: readonly Event[] = [
  ["first", ([a]) => a % 2 === 0],
  ["first", ([a]) => a > 4],
  ["first", ([a]) => a < 3],
  ["second", ([, b]) => b > 1],
  ["second", ([, b]) => b % 3 === 0],
];

function pairs(all: readonly Event[]): [Event[1], Event[1], "same" | "different"][] {
  return all.flatMap(([diceA, a]) =>
    all.map(([diceB, b]): [Event[1], Event[1], "same" | "different"] => [a, b, diceA === diceB ? "same" : "different"]),
  );
}

function alone(a: Event[1], b: Event[1]): Names {
  return { "P(A)": share(a), "P(B)": share(b), "P(A and B)": share((roll) => a(roll) && b(roll)) };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
