import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Mark, Point } from "../../engine/figure/figure.ts";
import { rightAngle } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

const dashed = (from: Point, to: Point, label?: string): Mark => ({
  line: [from, to],
  dashed: true,
  thin: true,
  ...(label ? { label } : {}),
});

function rightAngled(a: number, b: number): Question {
  const rectangle = a * b;
  const value = rectangle / 2;
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  return {
    prompt: `In a triangle two sides meet at a right angle. They are $${a}$ cm and $${b}$ cm long. What is the area of the triangle in cm²?`,
    figure: {
      alt: `A triangle with a right angle. The two sides at the right angle are ${a} cm and ${b} cm long.`,
      scale: true,
      points: { A: [0, 0], B: [a, 0], C: [0, b] },
      draw: [
        { polygon: ["A", "B", "C"], fill: "tint1" },
        { line: ["A", "B"], label: `${a} cm` },
        { line: ["A", "C"], label: `${b} cm` },
        rightAngle("B", "A", "C"),
      ],
    },
    answer,
    steps: [
      `Two of these triangles make a rectangle that is $${a}$ cm by $${b}$ cm: turn one round and lay it against the longest side.`,
      `The rectangle has an area of $${a} \\times ${b} = ${rectangle}$ cm².`,
      `The triangle is half of it: $${rectangle} \\div 2 = ${value}$, so its area is $${value}$ cm².`,
    ],
    slips: wholeSlips(answer, [
      [rectangle, "forgot to halve", `That is the whole rectangle. What part of it is the triangle?`],
      [
        a + b,
        "added the sides",
        `Adding lengths gives a length. How many squares cover the rectangle round the triangle?`,
      ],
      [
        2 * rectangle,
        "doubled instead of halving",
        `The triangle is smaller than the rectangle round it. How much smaller?`,
      ],
      [value / 2, "halved twice", `You took a quarter of the rectangle. How many such triangles make the rectangle?`],
    ]),
    check: `Two such triangles must make a rectangle of $${a} \\times ${b}$ squares.`,
  };
}

/** Legs p and h of a right triangle, and its longest side: the slant side of the triangles here. */
const slants: Readonly<Record<string, readonly [number, number, number]>> = {
  "3, 4, 5": [3, 4, 5],
  "4, 3, 5": [4, 3, 5],
  "6, 8, 10": [6, 8, 10],
  "8, 6, 10": [8, 6, 10],
  "5, 12, 13": [5, 12, 13],
  "9, 12, 15": [9, 12, 15],
  "12, 9, 15": [12, 9, 15],
  "8, 15, 17": [8, 15, 17],
};

function baseAndHeight(foot: "inside" | "outside", slant: string, q: number): Question {
  const [p, h, s] = slants[slant] ?? [3, 4, 5];
  const inside = foot === "inside";
  const base = inside ? p + q : q;
  const rectangle = base * h;
  const value = rectangle / 2;
  const where = inside
    ? "The height meets the base inside the triangle."
    : "The height stands outside the triangle, where the base is drawn on beyond its left end.";
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  const C: Point = [inside ? p : -p, h];
  const F: Point = [C[0], 0];
  return {
    prompt: `The base of a triangle is $${base}$ cm long, and its height over this base is $${h}$ cm. One of the other sides is $${s}$ cm. What is the area of the triangle in cm²?`,
    figure: {
      alt: `A triangle. Its base is ${base} cm, the side on the left is ${s} cm, and the height, at a right angle to the base, is ${h} cm. ${where}`,
      scale: true,
      points: { A: [0, 0], B: [base, 0], C, F },
      draw: [
        { polygon: ["A", "B", "C"], fill: "tint1" },
        { line: ["A", "B"], label: `${base} cm`, side: "s" },
        { line: ["A", "C"], label: `${s} cm` },
        dashed(C, F, `${h} cm`),
        ...(inside ? [] : [dashed(F, [0, 0])]),
        rightAngle("C", "F", inside ? "B" : "A"),
      ],
    },
    answer,
    steps: [
      `The area of any triangle is half of base times height. The height stands at a right angle to the base.`,
      `The base is $${base}$ cm and the height $${h}$ cm. The slanting side of $${s}$ cm is not needed.`,
      `$${base} \\times ${h} = ${rectangle}$ is the area of a rectangle with this base and height.`,
      `Half of that is $${value}$, so the area is $${value}$ cm².`,
    ],
    slips: wholeSlips(answer, [
      [
        rectangle,
        "forgot to halve",
        `That is the rectangle with this base and height. What part of it is the triangle?`,
      ],
      [
        (base * s) / 2,
        "took the slanting side for the height",
        `The side of $${s}$ cm leans over. Which length stands at a right angle to the base?`,
      ],
      [
        base * s,
        "took the slanting side for the height and forgot to halve",
        `Which length stands at a right angle to the base, and what part of the rectangle is the triangle?`,
      ],
      [
        base + h + s,
        "added the lengths",
        `Adding lengths gives a length, not an area. What does base times height give?`,
      ],
    ]),
    check: `Twice your area must be base times height.`,
  };
}

function back(find: "height" | "base", known: number, value: number): Question {
  const product = known * value;
  const area = product / 2;
  const answer = { kind: "whole", value: String(value), unit: "cm" } as const;
  const given = find === "height" ? "base" : "height";
  return {
    prompt:
      find === "height"
        ? `A triangle has an area of $${area}$ cm². Its base is $${known}$ cm long. How many centimetres is the height over this base?`
        : `A triangle has an area of $${area}$ cm². Its height is $${known}$ cm. How many centimetres long is the base that belongs to it?`,
    answer,
    steps: [
      `The area is half of base times height. So base times height is twice the area.`,
      `Twice $${area}$ is $${product}$. So $${known} \\times {?} = ${product}$.`,
      `$${product} \\div ${known} = ${value}$, so the ${find} is $${value}$ cm.`,
    ],
    slips: wholeSlips(answer, [
      [
        area / known,
        "forgot to double the area",
        `You divided $${area}$ by $${known}$. But half of base times height is $${area}$. What is base times height?`,
      ],
      [2 * value, "doubled twice", `Twice the area is $${product}$. Divide that by the ${given} once.`],
      [
        area - known,
        "took the length away from the area",
        `Centimetres cannot be taken from square centimetres. What times $${known}$ makes twice the area?`,
      ],
      [product, "forgot to divide", `That is base times height. Which of the two do you know?`],
      [
        area / 2 / known,
        "halved instead of doubling",
        `The triangle is half of the rectangle. So is the rectangle twice the triangle, or half of it?`,
      ],
    ]),
    check: `Half of base times height must make $${area}$ cm².`,
  };
}

/** A shape with four sides, cut by its diagonal d; the other corners are h and k away from it. */
function twoTriangles(d: number, h: number, k: number): Question {
  const [one, other] = [d * h, d * k];
  const both = one + other;
  const value = both / 2;
  const answer = { kind: "whole", value: String(value), unit: "m²" } as const;
  const x = Math.round(d * 0.35);
  const y = Math.round(d * 0.6);
  return {
    prompt: `A field has four corners. A path of $${d}$ m cuts it from corner to corner. The two other corners are $${h}$ m and $${k}$ m away from the path, measured at right angles. What is the area of the field in m²?`,
    figure: {
      alt: `A shape with four sides, cut into two triangles by a line of ${d} m from corner to corner. One triangle has a height of ${h} m over this line, the other, on its other side, a height of ${k} m.`,
      scale: true,
      points: { A: [0, 0], B: [y, -k], C: [d, 0], D: [x, h], E: [x, 0], F: [y, 0] },
      draw: [
        { polygon: ["A", "B", "C", "D"], fill: "tint1" },
        { line: ["A", "C"] },
        { line: ["D", "E"], dashed: true, thin: true, label: `${h} m`, side: "e" },
        { line: ["F", "B"], dashed: true, thin: true, label: `${k} m`, side: "w" },
        {
          line: [
            [0, -k - 2],
            [d, -k - 2],
          ],
          thin: true,
          arrow: "both",
          label: `${d} m`,
          side: "s",
        },
        rightAngle("D", "E", "C"),
        rightAngle("B", "F", "C"),
      ],
    },
    answer,
    steps: [
      `The path cuts the field into two triangles. For both of them the path is a base.`,
      `One has half of $${d} \\times ${h} = ${one}$, the other half of $${d} \\times ${k} = ${other}$.`,
      `Add before you halve: $${one} + ${other} = ${both}$.`,
      `Half of that is $${value}$, so the area of the field is $${value}$ m².`,
    ],
    slips: wholeSlips(answer, [
      [both, "forgot to halve", `You added base times height of both triangles. What part of that are the triangles?`],
      [
        one / 2,
        "counted only one of the triangles",
        `That is the triangle on one side of the path. What lies on the other side?`,
      ],
      [
        other / 2,
        "counted only one of the triangles",
        `That is the triangle on one side of the path. What lies on the other side?`,
      ],
      [
        d * h * k,
        "multiplied all three lengths",
        `Three lengths multiplied make a volume. Work out the two triangles one by one.`,
      ],
    ]),
    check: `Work out the two triangles on their own: together they must make your area.`,
  };
}

/** A triangle in a rectangle w by h: corners at the lower left, u along the top and v up the right side. */
function inRectangle(w: number, h: number, u: number, v: number): Question {
  const rectangle = w * h;
  const [restOfTop, restOfSide] = [w - u, h - v];
  const twiceCut = u * h + w * v + restOfTop * restOfSide;
  const cut = twiceCut / 2;
  const value = rectangle - cut;
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  return {
    prompt: `A triangle is drawn in a rectangle of $${w}$ cm by $${h}$ cm. One corner is the lower left corner, one is on the top side, $${u}$ cm from its left end, and one on the right side, $${v}$ cm above its lower end. What is the area of the triangle in cm²?`,
    figure: {
      alt: `A rectangle, ${w} cm long and ${h} cm high. A triangle in it has one corner in the lower left corner of the rectangle, one on the top side, ${u} cm from the left end, and one on the right side, ${v} cm above the lower end.`,
      scale: true,
      points: { A: [0, 0], E: [u, h], F: [w, v] },
      draw: [
        {
          polygon: [
            [0, 0],
            [w, 0],
            [w, h],
            [0, h],
          ],
        },
        { polygon: ["A", "E", "F"], fill: "tint1" },
        {
          line: [
            [0, 0],
            [w, 0],
          ],
          label: `${w} cm`,
          side: "s",
        },
        {
          line: [
            [0, 0],
            [0, h],
          ],
          label: `${h} cm`,
          side: "w",
        },
        { line: [[0, h], "E"], label: `${u} cm`, side: "n" },
        { line: [[w, 0], "F"], label: `${v} cm`, side: "e" },
      ],
    },
    answer,
    steps: [
      `No height of the triangle is known. But round it lie three triangles with right angles: take them from the rectangle.`,
      `The rectangle has $${w} \\times ${h} = ${rectangle}$ cm². The two sides that are not labelled are $${w} - ${u} = ${restOfTop}$ cm and $${h} - ${v} = ${restOfSide}$ cm.`,
      `Twice the three triangles is $${u} \\times ${h} + ${w} \\times ${v} + ${restOfTop} \\times ${restOfSide} = ${twiceCut}$. Together they have half of that, $${cut}$ cm².`,
      `$${rectangle} - ${cut} = ${value}$, so the triangle has an area of $${value}$ cm².`,
    ],
    slips: wholeSlips(answer, [
      [
        rectangle / 2,
        "took the triangle to be half of the rectangle",
        `That would be so if the triangle had a side of the rectangle for its base. What lies outside the triangle?`,
      ],
      [
        cut,
        "gave the part outside the triangle",
        `That is what the three triangles round it make. How much of the rectangle is left?`,
      ],
      [rectangle - twiceCut, "forgot to halve", `You took three rectangles away. What part of them are the triangles?`],
      [
        rectangle - (u * h + w * v) / 2,
        "left out one of the three triangles",
        `You took two triangles away. Is there another one in the upper right?`,
      ],
    ]),
    check: `All four triangles together must make the rectangle of $${rectangle}$ cm².`,
  };
}

const skill: Skill = {
  id: "area-of-triangles",
  title: "Area of triangles",
  about: "Every triangle is half of a rectangle with the same base and the same height.",
  curriculum: ["Y6 area of triangles", "6.G.1"],
  needs: ["area-of-rectangles"],
  stages: [
    stage({
      grade: 3,
      label: "with a right angle",
      bounds: { a: [3, 20], b: [3, 16] },
      rules: {
        "the area is whole, and not seen at once": ({ a, b }) => (a * b) % 2 === 0 && a !== b && a * b >= 20,
        "it is no splinter": ({ a, b }) => a <= 3 * b && b <= 3 * a,
      },
      write: ({ a, b }) => rightAngled(a, b),
    }),
    stage({
      grade: 4,
      label: "base and height",
      bounds: {
        foot: ["inside", "outside"],
        slant: ["3, 4, 5", "4, 3, 5", "6, 8, 10", "8, 6, 10", "5, 12, 13", "9, 12, 15", "12, 9, 15", "8, 15, 17"],
        q: [3, 18],
      },
      rules: {
        "the area is whole": ({ foot, slant, q }) => {
          const [p, h] = slants[slant] ?? [3, 4, 5];
          return ((foot === "inside" ? p + q : q) * h) % 2 === 0;
        },
        "the triangle is a good shape": ({ foot, slant, q }) => {
          const [p, h, s] = slants[slant] ?? [3, 4, 5];
          const base = foot === "inside" ? p + q : q;
          return (
            p !== q && base !== h && base !== s && base >= h / 2 && base <= 3 * h && (foot === "inside" || q >= p / 2)
          );
        },
      },
      write: ({ foot, slant, q }) => baseAndHeight(foot, slant, q),
    }),
    stage({
      grade: 4,
      label: "from the area to a length",
      bounds: { find: ["height", "base"], known: [3, 20], value: [3, 20] },
      rules: {
        "the area is whole": ({ known, value }) => (known * value) % 2 === 0,
        "the lengths are different": ({ known, value }) => known !== value && known * value >= 24,
      },
      write: ({ find, known, value }) => back(find, known, value),
    }),
    stage({
      grade: 5,
      label: "cutting up and cutting off",
      bounds: { setting: ["field", "rectangle"], w: [8, 20], h: [5, 12], u: [2, 12], v: [2, 9] },
      rules: {
        "the corners lie on the sides": ({ setting, w, h, u, v }) =>
          setting === "field" ? v >= 3 && h !== v : u <= w - 3 && v <= h - 2 && h <= w,
        "the area is whole": ({ setting, w, h, u, v }) =>
          (setting === "field" ? w * (h + v) : u * h + w * v + (w - u) * (h - v)) % 2 === 0,
        "the triangle is no splinter": ({ setting, w, h, u, v }) =>
          setting === "field" || 4 * (w * h - u * v) >= w * h * 2,
      },
      write: ({ setting, w, h, u, v }) => (setting === "field" ? twoTriangles(w, h, v) : inRectangle(w, h, u, v)),
    }),
  ],
};

export default skill;
