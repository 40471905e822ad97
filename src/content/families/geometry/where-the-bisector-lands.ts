import { family } from "../../../engine/family.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** AB = pf and AC = qf; the bisector of A cuts BC into pu and qu. */
function cutOf(p: number, q: number, f: number, u: number) {
  const parts = p + q;
  return { p, q, f, u, parts, AB: p * f, AC: q * f, BD: p * u, DC: q * u, BC: parts * u };
}

type Cut = ReturnType<typeof cutOf>;

const settings = {
  canal: ({ p, q, u, parts, AB, AC, BD, DC, BC }: Cut) => {
    const product = AB * DC;
    return {
      title: "Where the canal comes out",
      problem: `A triangular field $ABC$ has sides $AB = ${AB}$ m, $AC = ${AC}$ m and $BC = ${BC}$ m. A straight canal starts at $A$ and halves the angle there. It leaves the field at $D$ on $BC$.\n\nHow long is $BD$, in metres?`,
      value: BD,
      unit: "m",
      given: `AB is ${AB} metres, AC ${AC} and BC ${BC}. BD is asked for.`,
      labels: [`${AB} m`, `${AC} m`, "?", ""],
      find: [
        `The ratio $AB : AC = ${AB} : ${AC}$ is $${p} : ${q}$, so $BC$ is cut into $${p} + ${q} = ${parts}$ parts of $${BC} \\div ${parts} = ${u}$ m. $BD$ has $${p}$ of them: $${BD}$ m.`,
        `Check: $DC = ${BC} - ${BD} = ${DC}$ m. Each side at $A$ is as many times its piece of $BC$: $\\frac{${AB}}{${BD}} = \\frac{${AC}}{${DC}}$, because $${AB} \\times ${DC} = ${AC} \\times ${BD} = ${product}$.`,
      ],
      slips: [
        [BC / 2, "The canal halves the angle, not the side. Is D as far from AB as from AC?"],
        [DC, "That is the piece at C. Which of the two sides is the longer one?"],
      ] as const,
      check: "Your BD and the rest of BC must be in the same ratio as AB and AC.",
    };
  },
  fold: ({ p, q, f, u, parts, AB, AC, BD, DC, BC }: Cut) => {
    const perimeter = parts * (f + u);
    return {
      title: "A fold through the corner",
      problem: `Minh folds a paper triangle $ABC$ so that side $AB$ falls along side $AC$. The crease runs from $A$ to $D$ on $BC$. Then he measures $AB = ${AB}$ cm, $BD = ${BD}$ cm and $DC = ${DC}$ cm.\n\nWhat is the perimeter of triangle $ABC$, in cm?`,
      value: perimeter,
      unit: "cm",
      given: `AB is ${AB} centimetres, BD ${BD} and DC ${DC}. The perimeter of ABC is asked for.`,
      labels: [`${AB} cm`, "", `${BD} cm`, `${DC} cm`],
      find: [
        `The crease halves the angle at $A$. The ratio $BD : DC$ is $${BD} : ${DC}$, so $AB : AC = ${p} : ${q}$ as well, and $AC = ${AB} \\times \\frac{${q}}{${p}} = ${AC}$ cm. The perimeter is $${AB} + ${AC} + ${BD} + ${DC} = ${perimeter}$ cm.`,
        `Check: one part of $AB$ is $${AB} \\div ${p} = ${f}$ cm and one part of $BD$ is $${BD} \\div ${p} = ${u}$ cm. Everything is made of $${p} + ${q}$ such pairs: $${parts} \\times (${f} + ${u}) = ${perimeter}$ cm.`,
      ],
      slips: [
        [AB + BC, "That leaves out AC. Which ratio gives it?"],
        [2 * AB + BC, "You took AC as long as AB. Then D would be the middle of BC. Is it?"],
        [AC, "That is AC alone. The perimeter takes all three sides."],
      ] as const,
      check: "From your perimeter work out AC: AB and AC must be in the same ratio as BD and DC.",
    };
  },
  vineyard: ({ p, q, f, u, parts, AB, AC }: Cut) => {
    const share = u * f;
    const [ABD, ADC] = [p * share, q * share];
    return {
      title: "Two parts of a vineyard",
      problem: `A triangular vineyard $ABC$ is divided by a straight wall from $A$ to $D$ on $BC$. The wall halves the angle at $A$. Side $AB$ is $${AB}$ m long and side $AC$ is $${AC}$ m.\n\nPart $ABD$ has an area of $${ABD}$ m². What is the area of part $ADC$, in m²?`,
      value: ADC,
      unit: "m²",
      given: `AB is ${AB} metres and AC ${AC} metres. Triangle ABD has an area of ${ABD} square metres. The area of triangle ADC is asked for.`,
      labels: [`${AB} m`, `${AC} m`, "", ""],
      find: [
        `The heights from $D$ are equal, so the areas are as $AB : AC = ${AB} : ${AC} = ${p} : ${q}$. One share is $${ABD} \\div ${p} = ${share}$ m², and part $ADC$ has $${q} \\times ${share} = ${ADC}$ m².`,
        `Check with the height from $D$: it is $2 \\times ${ABD} \\div ${AB}$ m for one part and $2 \\times ${ADC} \\div ${AC}$ m for the other. Both are equal, because $${ABD} \\times ${AC} = ${ADC} \\times ${AB}$.`,
      ],
      slips: [
        [ABD, "Halving the angle does not halve the area here. Compare the two triangles with AB and AC as bases."],
        [(ABD * p) / q, "The ratio is upside down. Which part lies along the longer side?"],
        [parts * share, "That is the whole vineyard. Only the part ADC is asked for."],
      ] as const,
      check: "The areas of the two parts must be in the same ratio as AB and AC.",
    };
  },
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
    const its = cutOf(p, q, f, u);
    const { title, problem, value, unit, given, labels, find, slips, check } = settings[setting](its);
    const { AB: c, AC: b, BC, parts } = its;
    const sine = (2 * BC) / (p * q * f);
    // Only the areas of the vineyard are told: they give its angle at A, and that gives BC.
    const a = setting === "vineyard" ? Math.sqrt(b * b + c * c - 2 * b * c * Math.sqrt(1 - sine * sine)) : BC;
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
          D: [short((a * p) / parts), 0],
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
