import { family } from "../../../engine/family.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** AB = pf and AC = qf; the bisector of A cuts BC into pu and qu. */
const settings = {
  canal: (p: number, q: number, f: number, u: number) => ({
    title: "Where the canal comes out",
    problem: `A triangular field $ABC$ has sides $AB = ${p * f}$ m, $AC = ${q * f}$ m and $BC = ${(p + q) * u}$ m. A straight canal starts at $A$ and halves the angle there. It leaves the field at $D$ on $BC$.\n\nHow long is $BD$, in metres?`,
    value: p * u,
    unit: "m",
    given: `AB is ${p * f} metres, AC ${q * f} and BC ${(p + q) * u}. BD is asked for.`,
    labels: [`${p * f} m`, `${q * f} m`, "?", ""],
    find: [
      `The ratio $AB : AC = ${p * f} : ${q * f}$ is $${p} : ${q}$, so $BC$ is cut into $${p} + ${q} = ${p + q}$ parts of $${(p + q) * u} \\div ${p + q} = ${u}$ m. $BD$ has $${p}$ of them: $${p * u}$ m.`,
      `Check: $DC = ${(p + q) * u} - ${p * u} = ${q * u}$ m. Each side at $A$ is as many times its piece of $BC$: $\\frac{${p * f}}{${p * u}} = \\frac{${q * f}}{${q * u}}$, because $${p * f} \\times ${q * u} = ${q * f} \\times ${p * u} = ${p * q * f * u}$.`,
    ],
    slips: [
      [((p + q) * u) / 2, "The canal halves the angle, not the side. Is D as far from AB as from AC?"],
      [q * u, "That is the piece at C. Which of the two sides is the longer one?"],
    ] as const,
    check: "Your BD and the rest of BC must be in the same ratio as AB and AC.",
  }),
  fold: (p: number, q: number, f: number, u: number) => ({
    title: "A fold through the corner",
    problem: `Minh folds a paper triangle $ABC$ so that side $AB$ falls along side $AC$. The crease runs from $A$ to $D$ on $BC$. Then he measures $AB = ${p * f}$ cm, $BD = ${p * u}$ cm and $DC = ${q * u}$ cm.\n\nWhat is the perimeter of triangle $ABC$, in cm?`,
    value: (p + q) * (f + u),
    unit: "cm",
    given: `AB is ${p * f} centimetres, BD ${p * u} and DC ${q * u}. The perimeter of ABC is asked for.`,
    labels: [`${p * f} cm`, "", `${p * u} cm`, `${q * u} cm`],
    find: [
      `The crease halves the angle at $A$. The ratio $BD : DC$ is $${p * u} : ${q * u}$, so $AB : AC = ${p} : ${q}$ as well, and $AC = ${p * f} \\times \\frac{${q}}{${p}} = ${q * f}$ cm. The perimeter is $${p * f} + ${q * f} + ${p * u} + ${q * u} = ${(p + q) * (f + u)}$ cm.`,
      `Check: one part of $AB$ is $${p * f} \\div ${p} = ${f}$ cm and one part of $BD$ is $${p * u} \\div ${p} = ${u}$ cm. Everything is made of $${p} + ${q}$ such pairs: $${p + q} \\times (${f} + ${u}) = ${(p + q) * (f + u)}$ cm.`,
    ],
    slips: [
      [p * f + (p + q) * u, "That leaves out AC. Which ratio gives it?"],
      [2 * p * f + (p + q) * u, "You took AC as long as AB. Then D would be the middle of BC. Is it?"],
      [q * f, "That is AC alone. The perimeter takes all three sides."],
    ] as const,
    check: "From your perimeter work out AC: AB and AC must be in the same ratio as BD and DC.",
  }),
  vineyard: (p: number, q: number, f: number, u: number) => ({
    title: "Two parts of a vineyard",
    problem: `A triangular vineyard $ABC$ is divided by a straight wall from $A$ to $D$ on $BC$. The wall halves the angle at $A$. Side $AB$ is $${p * f}$ m long and side $AC$ is $${q * f}$ m.\n\nPart $ABD$ has an area of $${p * u * f}$ m². What is the area of part $ADC$, in m²?`,
    value: q * u * f,
    unit: "m²",
    given: `AB is ${p * f} metres and AC ${q * f} metres. Triangle ABD has an area of ${p * u * f} square metres. The area of triangle ADC is asked for.`,
    labels: [`${p * f} m`, `${q * f} m`, "", ""],
    find: [
      `The heights from $D$ are equal, so the areas are as $AB : AC = ${p * f} : ${q * f} = ${p} : ${q}$. One share is $${p * u * f} \\div ${p} = ${u * f}$ m², and part $ADC$ has $${q} \\times ${u * f} = ${q * u * f}$ m².`,
      `Check with the height from $D$: it is $2 \\times ${p * u * f} \\div ${p * f}$ m for one part and $2 \\times ${q * u * f} \\div ${q * f}$ m for the other. Both are equal, because $${p * u * f} \\times ${q * f} = ${q * u * f} \\times ${p * f}$.`,
    ],
    slips: [
      [p * u * f, "Halving the angle does not halve the area here. Compare the two triangles with AB and AC as bases."],
      [(p * u * f * p) / q, "The ratio is upside down. Which part lies along the longer side?"],
      [(p + q) * u * f, "That is the whole vineyard. Only the part ADC is asked for."],
    ] as const,
    check: "The areas of the two parts must be in the same ratio as AB and AC.",
  }),
};

export default family({
  level: "hard",
  minutes: 7,
  kind: "thinking",
  technique: "comparing areas in two ways",
  ages: "14-16",
  curriculum: ["GCSE ratio and area", "HSG-SRT.4"],
  bounds: { setting: ["canal", "fold", "vineyard"], p: [2, 9], q: [2, 9], f: [4, 12], u: [2, 10] },
  rules: {
    "the ratio is in lowest terms": ({ p, q }) => p !== q && gcd(p, q) === 1,
    "the sides make a triangle": ({ p, q, f, u }) => u < f && (p + q) * u > Math.abs(p - q) * f,
    // Seen from A the pieces of BC would be too thin to label.
    "the triangle is no sliver": ({ p, q, f, u }) => (p + q) * u > 1.15 * Math.abs(p - q) * f && u < 0.92 * f,
    // Twice the area over AB times AC is the sine of the angle at A.
    "the vineyard exists": ({ setting, p, q, f, u }) =>
      setting !== "vineyard" || (2 * (p + q) * u < 0.95 * p * q * f && 2 * (p + q) * u > 0.4 * p * q * f),
    "the key is no number of the story": ({ p, q, f, u }) => p * u !== q * f,
    "the ratio is not extreme": ({ p, q }) => Math.max(p, q) <= 2.5 * Math.min(p, q),
  },
  write({ setting, p, q, f, u }) {
    const { title, problem, value, unit, given, labels, find, slips, check } = settings[setting](p, q, f, u);
    const [c, b] = [p * f, q * f];
    const sine = (2 * (p + q) * u) / (p * q * f);
    // Only the areas of the vineyard are told: they give its angle at A, and that gives BC.
    const a = setting === "vineyard" ? Math.sqrt(b * b + c * c - 2 * b * c * Math.sqrt(1 - sine * sine)) : (p + q) * u;
    const x = (c * c - b * b + a * a) / (2 * a);
    const [ab = "", ac = "", bd = "", dc = ""] = labels;
    const label = (text: string) => (text ? { label: text } : {});
    return {
      title,
      problem,
      figure: {
        alt: `Triangle ABC with BC level at the bottom. A line from A meets BC at D; the two angles it makes with AB and AC are marked as equal. ${given}`,
        scale: true,
        points: {
          A: [short(x), short(Math.sqrt(c * c - x * x))],
          B: [0, 0],
          C: [short(a), 0],
          D: [short((a * p) / (p + q)), 0],
        },
        draw: [
          { polygon: ["A", "B", "D"], fill: "tint1" },
          { polygon: ["A", "D", "C"] },
          { line: ["A", "B"], ...label(ab) },
          { line: ["A", "C"], ...label(ac) },
          { line: ["B", "D"], side: "s", ...label(bd) },
          { line: ["D", "C"], side: "s", ...label(dc) },
          { angle: ["B", "A", "D"] },
          { angle: ["D", "A", "C"] },
          { text: "A", at: "A", side: "n" },
          { text: "B", at: "B", side: "w" },
          { text: "C", at: "C", side: "e" },
          { text: "D", at: "D", side: "s" },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "Triangles ABD and ADC have one height from A. They also have equal heights from D, onto AB and AC. What does each say about their areas?",
      solution: [
        "Every point of the line that halves the angle is as far from $AB$ as from $AC$. So triangles $ABD$ and $ADC$, with the bases $AB$ and $AC$, have equal heights from $D$: their areas are as $AB : AC$.",
        "With the bases $BD$ and $DC$ they have the same height from $A$: their areas are also as $BD : DC$. **Comparing areas in two ways** gives $BD : DC = AB : AC$.",
        ...find,
      ],
      slips: apart(value, slips),
      check,
    };
  },
});
