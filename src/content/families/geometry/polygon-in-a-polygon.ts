import { family } from "../../../engine/family.ts";
import { texLowest } from "../../../engine/tex.ts";
import { capital, count, withArticle } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { between, corner, regular } from "./shared/spots.ts";

/** Corners cut off a regular polygon: in a triangle three times pq, in a square twice, in a hexagon once, of (p+q)². */
const shapes = {
  3: { name: "equilateral triangle", plain: "triangle", times: 3, angle: 60, sign: "-" },
  4: { name: "square", plain: "square", times: 2, angle: 90, sign: "" },
  6: { name: "regular hexagon", plain: "hexagon", times: 1, angle: 120, sign: "+" },
} as const;
const shape = (n: number) => shapes[n as 3 | 4 | 6];

function lowest(top: number, bottom: number): string {
  const shared = gcd(top, bottom);
  const [numerator, denominator] = [top / shared, bottom / shared];
  return `${numerator}/${denominator}`;
}

const settings = {
  window: (n: number, p: number, q: number) => ({
    title: "Tilted glass",
    problem: `A window is ${a(n)}. On each of its sides a point is marked, going round in one direction, so that it divides the side in the ratio $${p} : ${q}$. The points are joined in order. The ${shape(n).plain} inside them is red glass.\n\nWhat fraction of the window is red? Give it in lowest terms.`,
    asked: "What fraction of the outer shape is the inner one?",
    isRest: false,
    area: 0,
  }),
  paving: (n: number, p: number, q: number) => ({
    title: "Corners to be planted",
    problem: `A courtyard is ${a(n)}. Going round it in one direction, a gardener marks a point on each side that divides the side in the ratio $${p} : ${q}$. The points are joined in order. The shape inside them is paved, and the corners that are left over are planted.\n\nWhat fraction of the courtyard is planted? Give it in lowest terms.`,
    asked: "What fraction of the outer shape is outside the inner one?",
    isRest: true,
    area: 0,
  }),
  stage: (n: number, p: number, q: number, k: number) => {
    const area = k * (p + q) ** 2;
    return {
      title: "The turned platform",
      problem: `A stage is ${a(n)} with an area of $${area}$ m². Going round it in one direction, a builder marks a point on each side that divides the side in the ratio $${p} : ${q}$, and joins the points in order. The ${shape(n).plain} inside them is a platform that can turn.\n\nWhat is the area of the platform, in m²?`,
      asked: `The outer shape has an area of ${area} square metres. What is the area of the inner one?`,
      isRest: false,
      area,
    };
  },
};

function a(n: number): string {
  return withArticle(shape(n).name);
}

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "cutting off equal corners",
  ages: "14-16",
  curriculum: ["GCSE area and similarity", "HSG-SRT.9"],
  bounds: { setting: ["window", "paving", "stage"], n: [3, 6], p: [1, 5], q: [2, 7], k: [2, 6] },
  rules: {
    "a triangle, a square or a hexagon": ({ n }) => n !== 5,
    "the ratio is in lowest terms, the short part first": ({ p, q }) => p < q && gcd(p, q) === 1,
    "only a stage has an area": ({ setting, k }) => setting === "stage" || k === 2,
  },
  write({ setting, n, p, q, k }) {
    const { title, problem, asked, isRest, area } = settings[setting](n, p, q, k);
    const { plain, times, angle, sign } = shape(n);
    const side = p + q;
    const whole = side ** 2;
    const product = p * q;
    const cut = times * product;
    const inner = whole - cut;
    const value = area ? String(k * inner) : lowest(isRest ? cut : inner, whole);
    const outer = regular(n, side, [0, 0], 0);
    const points = outer.map((from, i) => between(from, corner(outer, (i + 1) % n), p / side));
    const big = {
      3: `A corner triangle has the angle of the whole triangle between its sides, and these are $\\frac{${p}}{${side}}$ and $\\frac{${q}}{${side}}$ of whole sides.`,
      4: `Compare a corner triangle with the one that a diagonal cuts off, which is half of the square: both have a right angle, and the sides at it are $\\frac{${p}}{${side}}$ and $\\frac{${q}}{${side}}$ of whole sides.`,
      6: `Compare a corner triangle with the one that is cut off by joining the two neighbours of the corner. That one is a sixth of the hexagon: it is as large as a triangle from the centre, because $\\sin 120° = \\sin 60°$. Both have $120°$ at the corner, and the sides there are $\\frac{${p}}{${side}}$ and $\\frac{${q}}{${side}}$ of whole sides.`,
    }[n as 3 | 4 | 6];
    const cutText = lowest(cut, whole);
    const said = {
      3: `three corners: $3 \\times \\frac{${product}}{${whole}} = \\frac{${cut}}{${whole}}$`,
      4: `four corners, each of that part of a half: $4 \\times \\frac{1}{2} \\times \\frac{${product}}{${whole}} = \\frac{${cut}}{${whole}}$`,
      6: `six corners, each of that part of a sixth: $6 \\times \\frac{1}{6} \\times \\frac{${product}}{${whole}} = \\frac{${cut}}{${whole}}$`,
    }[n as 3 | 4 | 6];
    const lowestInner = lowest(inner, whole);
    const inLowest = lowestInner === `${inner}/${whole}` ? "" : `, in lowest terms $${texLowest(inner, whole)}$`;
    const cosine = sign ? ` ${sign} ${p} \\times ${q}` : "";
    const theorem = n === 4 ? " (Pythagoras here)" : "";
    const shaded = isRest ? "The corners outside it are" : "It is";
    const rest = isRest
      ? ` That leaves $${whole} - ${inner} = ${cut}$ of $${whole}$ parts.`
      : area
        ? ` And $${value} : ${area}$ is the same.`
        : "";
    return {
      title,
      problem,
      figure: {
        alt: `${capital(a(n))} with a point on each side. Going round anticlockwise, each point is ${count(p, "part")} from the corner before it and ${q} parts from the corner after it. The points are joined in order and make a smaller, tilted ${plain}. ${shaded} shaded. ${asked}`,
        scale: true,
        points: {},
        draw: [
          { polygon: outer, fill: isRest ? "tint1" : "none" },
          { polygon: points, fill: isRest ? "paper" : "tint1" },
          { line: [corner(outer, 0), corner(points, 0)], label: count(p, "part"), side: "s" },
          { line: [corner(points, 0), corner(outer, 1)], label: `${q} parts`, side: "s" },
          { dot: corner(points, 0) },
        ],
        // What the solution compares a corner with; in a triangle that is the whole.
        ...(n > 3 && { completes: [{ line: [corner(outer, 0), corner(outer, 2)] }] }),
      },
      answer: area ? { kind: "whole", value, unit: "m²" } : { kind: "fraction", value, form: "lowest" },
      hint: "All the corners that are left over are alike. Two sides and the angle between them give the area of each: how does it compare with a triangle on two whole sides?",
      solution: [
        `The corners left over are equal triangles. ${big}`,
        `With the same angle between them, shortening two sides shortens the area by both fractions: $\\frac{${p}}{${side}} \\times \\frac{${q}}{${side}} = \\frac{${product}}{${whole}}$.`,
        `There are ${said}. This is **cutting off equal corners**.`,
        area
          ? `So the platform is $\\frac{${inner}}{${whole}}$ of the stage: $${area} \\div ${whole} \\times ${inner} = ${value}$ m².`
          : isRest
            ? `In lowest terms $${texLowest(cut, whole)}$ of the courtyard is planted.`
            : `The rest is red: $1 - \\frac{${cut}}{${whole}} = \\frac{${inner}}{${whole}}$${inLowest}.`,
        `Check with lengths: by the cosine rule the square of an inner side is $${p}^2 + ${q}^2${cosine} = ${inner}$${theorem}, since the angle is $${angle}°$. The two shapes are similar, so their areas are as the squares of their sides: $${inner} : ${whole}$.${rest}`,
      ],
      slips: apart(
        value,
        area
          ? [
              [k * cut, "That is the area of the corners left over. The platform is the rest."],
              [
                k * q * q,
                "The side of the platform is not the longer part of a side. What does it come to at a corner?",
              ],
            ]
          : [
              [
                isRest ? lowestInner : cutText,
                isRest
                  ? "That is the paved part. The corners are asked for."
                  : "Those are the corners left over. The red shape is the rest.",
              ],
              [
                isRest ? lowest(whole - q * q, whole) : lowest(q * q, whole),
                "You took the longer part of a side for the inner side. What does that side come to in a corner triangle?",
              ],
              [lowest(p, q), "That is the ratio on a side. How do the areas compare?"],
            ],
      ),
      check: `Draw the shape with sides of ${side} and work out the inner side at one corner: areas of similar shapes are as the squares of their sides.`,
    };
  },
});
