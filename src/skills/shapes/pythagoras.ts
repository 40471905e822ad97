import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Figure } from "../../engine/figure/figure.ts";
import { tex } from "../../engine/words.ts";
import { wholeRoot } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { across, boxes, distance, roof } from "./parts/hidden-right-triangles.ts";
import { rightAngle } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";
import { inTenths, tenths } from "./shared-tenths.ts";

/** Right triangles with whole sides, two legs and the hypotenuse, and the multiples of them that are used. */
const triples = {
  "3, 4, 5": [3, 4, 5],
  "5, 12, 13": [5, 12, 13],
  "8, 15, 17": [8, 15, 17],
  "7, 24, 25": [7, 24, 25],
  "20, 21, 29": [20, 21, 29],
  "9, 40, 41": [9, 40, 41],
  "12, 35, 37": [12, 35, 37],
} as const;
type Triple = keyof typeof triples;
const names = ["3, 4, 5", "5, 12, 13", "8, 15, 17", "7, 24, 25", "20, 21, 29", "9, 40, 41", "12, 35, 37"] as const;

/** One leg, the other, the hypotenuse. */
function sides(triple: Triple, k: number, order: "short first" | "long first"): [number, number, number] {
  const [a, b, c] = triples[triple];
  return order === "short first" ? [k * a, k * b, k * c] : [k * b, k * a, k * c];
}

interface Known {
  readonly a?: string;
  readonly b?: string;
  readonly c?: string;
}

/** A right triangle with legs a (level) and b (upright); the right angle is at the left end of a unless it is at the right. */
function triangle(a: number, b: number, label: Known, alt: string, right = false): Figure {
  return {
    alt,
    scale: true,
    points: right ? { A: [a, 0], B: [0, 0], C: [a, b] } : { A: [0, 0], B: [a, 0], C: [0, b] },
    draw: [
      { polygon: ["A", "B", "C"], fill: "tint1" },
      { line: ["A", "B"], ...(label.a ? { label: label.a } : {}) },
      { line: ["A", "C"], ...(label.b ? { label: label.b } : {}) },
      { line: ["B", "C"], ...(label.c ? { label: label.c } : {}) },
      rightAngle("B", "A", "C"),
    ],
  };
}

const longest = {
  triangle: {
    unit: "cm",
    ask: (a: number, b: number) =>
      `The two shorter sides of a right-angled triangle are $${a}$ cm and $${b}$ cm long. How many centimetres long is the longest side?`,
  },
  boat: {
    unit: "km",
    ask: (a: number, b: number) =>
      `A boat sails $${a}$ km due east from its harbour, then $${b}$ km due north. How many kilometres from the harbour is it now, in a straight line?`,
  },
  field: {
    unit: "m",
    ask: (a: number, b: number) =>
      `A rectangular field is $${a}$ m long and $${b}$ m wide. How many metres is it straight across, from corner to opposite corner?`,
  },
};

function hypotenuse(thing: keyof typeof longest, a: number, b: number, c: number): Question {
  const { unit, ask } = longest[thing];
  const [aSquare, bSquare, square] = [a * a, b * b, c * c];
  const answer = { kind: "whole", value: String(c), unit } as const;
  return {
    prompt: ask(a, b),
    figure: triangle(
      a,
      b,
      { a: `${a} ${unit}`, b: `${b} ${unit}`, c: "?" },
      `A triangle with a right angle. The two sides at the right angle are ${a} ${unit} and ${b} ${unit} long. The side opposite the right angle is asked for.`,
      thing === "boat",
    ),
    answer,
    steps: [
      `The two lengths meet at a right angle, and the length you want lies opposite it: call it $c$.`,
      `By Pythagoras the squares over the two short sides are together as large as the square over $c$: $c^2 = ${a}^2 + ${b}^2$.`,
      `$${tex(aSquare)} + ${tex(bSquare)} = ${tex(square)}$. Now look for the number with this square.`,
      `$${c} \\times ${c} = ${tex(square)}$, so the length is $${c}$ ${unit}.`,
    ],
    slips: wholeSlips(answer, [
      [
        a + b,
        "added the sides instead of their squares",
        `That would be the way round the corner. The straight way is shorter: add the squares, not the sides.`,
      ],
      [square, "forgot the square root", `That is the square of the length. Which number has this square?`],
      [
        square / 2,
        "halved instead of taking the square root",
        `Squaring is not doubling. Which number, multiplied by itself, gives $${tex(square)}$?`,
      ],
      [
        2 * (a + b),
        "doubled the sides instead of squaring them",
        `Squaring means multiplying by itself: $${a}^2$ is $${a} \\times ${a}$.`,
      ],
      [
        wholeRoot(Math.abs(aSquare - bSquare)) ?? -1,
        "subtracted the squares instead of adding",
        `The side opposite the right angle is the longest. Are the squares added or subtracted then?`,
      ],
    ]),
    check: `The longest side must be longer than each of the others, but shorter than both together; and the squares must fit.`,
  };
}

const shorter = {
  triangle: {
    unit: "cm",
    ask: (a: number, c: number) =>
      `The longest side of a right-angled triangle is $${c}$ cm, and one of the other sides is $${a}$ cm. How many centimetres long is the third side?`,
  },
  mast: {
    unit: "m",
    ask: (a: number, c: number) =>
      `A tight rope of $${c}$ m runs from the top of a mast to the level ground, $${a}$ m from the foot of the mast. How many metres high is the mast?`,
  },
  screen: {
    unit: "cm",
    ask: (a: number, c: number) =>
      `A screen is a rectangle. It is $${a}$ cm wide, and its diagonal is $${c}$ cm. How many centimetres high is it?`,
  },
};

function leg(thing: keyof typeof shorter, a: number, b: number, c: number): Question {
  const { unit, ask } = shorter[thing];
  const [aSquare, square, cSquare] = [a * a, b * b, c * c];
  const answer = { kind: "whole", value: String(b), unit } as const;
  return {
    prompt: ask(a, c),
    figure: triangle(
      a,
      b,
      { a: `${a} ${unit}`, b: "?", c: `${c} ${unit}` },
      `A triangle with a right angle. One of the sides at the right angle is ${a} ${unit} long, and the side opposite the right angle is ${c} ${unit}. The other side at the right angle is asked for.`,
    ),
    answer,
    steps: [
      `First find the longest side: it lies opposite the right angle, and here it is $${c}$ ${unit}.`,
      `By Pythagoras its square is as large as the other two squares together: $${c}^2 = ${a}^2 + b^2$.`,
      `So $b^2 = ${tex(cSquare)} - ${tex(aSquare)} = ${tex(square)}$. Look for the number with this square.`,
      `$${b} \\times ${b} = ${tex(square)}$, so the length is $${b}$ ${unit}.`,
    ],
    slips: wholeSlips(answer, [
      [
        c - a,
        "subtracted the sides instead of their squares",
        `You took $${a}$ from $${c}$. Pythagoras is about the squares over the sides: subtract those.`,
      ],
      [square, "forgot the square root", `That is the square of the length. Which number has this square?`],
      [
        cSquare + aSquare,
        "added the squares instead of subtracting",
        `You added the squares. But $${c}$ ${unit} is the longest side already, so its square is the sum.`,
      ],
      [
        square / 2,
        "halved instead of taking the square root",
        `Squaring is not doubling. Which number, multiplied by itself, gives $${tex(square)}$?`,
      ],
    ]),
    check: `Square the two shorter sides and add: that must make the square of $${c}$.`,
  };
}

/** p and q are the known sides: both legs, or a leg and the longest side. */
function rounded(find: "longest" | "shorter", p: number, q: number): Question {
  const isLongest = find === "longest";
  const [pSquare, qSquare] = [p * p, q * q];
  const square = isLongest ? pSquare + qSquare : qSquare - pSquare;
  const value = tenths(inTenths(Math.sqrt(square)));
  const below = Math.floor(Math.sqrt(square));
  const above = below + 1;
  const [belowSquare, aboveSquare] = [below ** 2, above ** 2];
  const answer = { kind: "decimal", value, places: 1, unit: "cm" } as const;
  const other = Math.sqrt(isLongest ? Math.abs(qSquare - pSquare) : pSquare + qSquare);
  return {
    prompt: isLongest
      ? `In a right-angled triangle the two sides at the right angle are $${p}$ cm and $${q}$ cm. How many centimetres is the third side? Round to $1$ decimal place.`
      : `In a right-angled triangle the side opposite the right angle is $${q}$ cm, and another side is $${p}$ cm. How many centimetres is the third side? Round to $1$ decimal place.`,
    figure: triangle(
      p,
      isLongest ? q : Math.round(Math.sqrt(square) * 1000) / 1000,
      isLongest ? { a: `${p} cm`, b: `${q} cm`, c: "?" } : { a: `${p} cm`, b: "?", c: `${q} cm` },
      isLongest
        ? `A triangle with a right angle. The two sides at the right angle are ${p} cm and ${q} cm long. The side opposite the right angle is asked for.`
        : `A triangle with a right angle. One side at the right angle is ${p} cm long, and the side opposite the right angle is ${q} cm. The other side at the right angle is asked for.`,
    ),
    answer,
    steps: [
      isLongest
        ? `The side you want lies opposite the right angle, so its square is the sum of the other two: $x^2 = ${p}^2 + ${q}^2$.`
        : `The longest side is known, so its square is the sum of the other two: $${q}^2 = ${p}^2 + x^2$.`,
      isLongest ? `So $x^2 = ${pSquare} + ${qSquare} = ${square}$.` : `So $x^2 = ${qSquare} - ${pSquare} = ${square}$.`,
      `$${below}^2 = ${belowSquare}$ and $${above}^2 = ${aboveSquare}$, so $x = \\sqrt{${square}}$ lies between $${below}$ and $${above}$.`,
      `To one decimal place $\\sqrt{${square}}$ is $${value}$, so the side is $${value}$ cm.`,
    ],
    slips: slips(answer, [
      [
        tenths(inTenths(other)),
        isLongest ? "subtracted the squares instead of adding" : "added the squares instead of subtracting",
        isLongest
          ? `You subtracted the squares. But the side you want is the longest one.`
          : `You added the squares. But $${q}$ cm is the longest side already.`,
      ],
      [
        String(isLongest ? p + q : q - p),
        isLongest ? "added the sides instead of their squares" : "subtracted the sides instead of their squares",
        `Pythagoras is about the squares over the sides, not about the sides themselves.`,
      ],
      [
        String(square),
        "forgot the square root",
        `That is the square of the side. Between which two whole numbers lies its square root?`,
      ],
      [
        tenths(5 * square),
        "halved instead of taking the square root",
        `Squaring is not doubling. Which number, multiplied by itself, gives about $${square}$?`,
      ],
    ]),
    check: `Square your length: that must be close to $${square}$.`,
  };
}

const skill: Skill = {
  id: "pythagoras",
  title: "Pythagoras",
  about:
    "In a right-angled triangle two sides tell the third: the squares over the short ones make the square over the long one.",
  curriculum: ["KS3 Pythagoras", "8.G.7", "8.G.8"],
  needs: ["powers-and-roots", "area-of-rectangles", "rounding-decimals"],
  stages: [
    stage({
      grade: 5,
      label: "the longest side",
      bounds: { thing: ["triangle", "boat", "field"], triple: names, k: [1, 8], order: ["short first", "long first"] },
      rules: {
        "the longest side is short enough": ({ triple, k }) => k * triples[triple][2] <= 65,
        "a field is longer than wide": ({ thing, order }) => thing !== "field" || order === "long first",
        "a field is no strip": ({ thing, triple }) => thing !== "field" || triples[triple][1] <= 3 * triples[triple][0],
      },
      write: ({ thing, triple, k, order }) => hypotenuse(thing, ...sides(triple, k, order)),
    }),
    stage({
      grade: 5,
      label: "one of the shorter sides",
      bounds: { thing: ["triangle", "mast", "screen"], triple: names, k: [1, 8], order: ["short first", "long first"] },
      rules: {
        "the longest side is short enough": ({ triple, k }) => k * triples[triple][2] <= 65,
        "a mast is higher than the rope is far, a screen is wider than high": ({ thing, order }) =>
          thing === "triangle" || (thing === "mast") === (order === "short first"),
        "the sizes suit the thing": ({ thing, triple, k }) => {
          const [a, b, c] = triples[triple];
          return thing === "triangle" || (thing === "mast" ? k * c <= 41 : k * c >= 25 && b <= 2 * a);
        },
      },
      write: ({ thing, triple, k, order }) => leg(thing, ...sides(triple, k, order)),
    }),
    stage({
      grade: 5,
      label: "lengths to one decimal place",
      bounds: { find: ["longest", "shorter"], p: [2, 15], q: [3, 18] },
      rules: {
        "the known sides are different, and the longest is longest": ({ p, q }) => p < q && q <= 4 * p,
        "the third side is no whole number, and its decimal place no zero": ({ find, p, q }) => {
          const root = Math.sqrt(find === "longest" ? p * p + q * q : q * q - p * p);
          return !Number.isInteger(root) && inTenths(root) % 10 !== 0 && root > 2;
        },
      },
      write: ({ find, p, q }) => rounded(find, p, q),
    }),
    stage({
      grade: 5,
      label: "right triangles to be found first",
      bounds: {
        setting: ["box", "gable", "points"],
        box: [
          "1, 2, 2, 3",
          "2, 3, 6, 7",
          "1, 4, 8, 9",
          "4, 4, 7, 9",
          "2, 6, 9, 11",
          "6, 6, 7, 11",
          "3, 4, 12, 13",
          "2, 10, 11, 15",
          "8, 9, 12, 17",
        ],
        triple: names,
        k: [1, 6],
        order: ["short first", "long first"],
        x: [-6, 6],
        y: [-6, 6],
      },
      rules: {
        "the lengths are handy": ({ setting, box, triple, k }) =>
          setting === "box"
            ? boxes[box][3] * k <= 34 && k <= 2
            : k * triples[triple][2] <= (setting === "gable" ? 30 : 25),
        "a gable is wider than high": ({ setting, order }) => setting !== "gable" || order === "long first",
        "the points are not on the axes": ({ setting, x, y }) =>
          setting !== "points" || (x !== 0 && y !== 0 && x !== y),
      },
      write: ({ setting, box, triple, k, order, x, y }) => {
        if (setting === "box") return across(box, k);
        const [a, b, c] = sides(triple, k, order);
        return setting === "gable" ? roof(a, b, c) : distance(a, b, c, x, y);
      },
    }),
  ],
};

export default skill;
