import { family } from "../../../engine/family.ts";
import { texLowest } from "../../../engine/tex.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { between, short } from "./shared/spots.ts";

/** Three lines parallel to the parallel sides a > b of a trapezium, and how long each is. */
const settings = {
  heirs: {
    length: (a: number, b: number) => wholeRoot((a * a + b * b) / 2),
    write: (a: number, b: number, m: number) => {
      const [aSquared, bSquared, mSquared] = [a * a, b * b, m * m];
      const sum = aSquared + bSquared;
      const [upperHeight, lowerHeight] = [m - b, a - m];
      const [upperMean, lowerMean] = [m + b, a + m];
      const upperArea = upperHeight * upperMean;
      return {
        title: "A fair fence",
        problem: `A field is a trapezium $ABCD$ with $AB$ parallel to $DC$, $AB = ${a}$ m and $DC = ${b}$ m. Two sisters divide it by a fence $EF$ that is parallel to $AB$, with $E$ on $AD$ and $F$ on $BC$. Both parts have the same area.\n\nHow long is the fence, in metres?`,
        unit: "m",
        alt: "The part above EF and the part below EF have equal areas.",
        hint: "Extend AD and BC until they meet. Which three similar triangles do you see, and how do their areas compare?",
        steps: [
          "Extend $AD$ and $BC$ upwards until they meet at $O$. The triangles over $DC$, $EF$ and $AB$ with the top $O$ are similar, so **similar triangles have areas like the squares of their sides**.",
          `With $EF = x$ the areas are in the ratio $${b}^2 : x^2 : ${a}^2$. The upper part of the field is the difference of the first two, the lower part the difference of the last two.`,
          `Equal parts: $x^2 - ${bSquared} = ${aSquared} - x^2$. So $2x^2 = ${sum}$, $x^2 = ${mSquared}$ and $x = ${m}$ m.`,
          `Check with mean lengths. The heights of the parts are as $${m} - ${b} = ${upperHeight}$ to $${a} - ${m} = ${lowerHeight}$, their mean lengths as $${upperMean}$ to $${lowerMean}$. And $${upperHeight} \\times ${upperMean} = ${lowerHeight} \\times ${lowerMean} = ${upperArea}$.`,
        ],
        slips: [
          [(a + b) / 2, "That fence halves the height. The lower part is wider, so it would be larger."],
          [(2 * a * b) / (a + b), "That line goes through the crossing of the diagonals. Does it halve the area?"],
          [wholeRoot(a * b) ?? 0, "That line makes two parts of the same shape. Are they equally large?"],
        ] as const,
        check: "Work out both areas with your length; the heights are as your length minus DC to AB minus your length.",
      };
    },
  },
  wires: {
    length: (a: number, b: number) => ((2 * a * b) % (a + b) === 0 ? (2 * a * b) / (a + b) : null),
    write: (a: number, b: number, m: number) => {
      const half = m / 2;
      const fromA = texLowest(a, a + b);
      const [narrower, difference] = [a - m, a - b];
      return {
        title: "The rail through the crossing",
        problem: `A stage frame is a trapezium $ABCD$ with $AB$ parallel to $DC$, $AB = ${a}$ feet and $DC = ${b}$ feet. Two wires $AC$ and $BD$ cross at $X$. A rail $EF$ parallel to $AB$ goes through $X$, with $E$ on $AD$ and $F$ on $BC$.\n\nHow long is the rail, in feet?`,
        unit: "ft",
        alt: "The diagonals AC and BD are dashed; EF goes through their crossing X.",
        hint: "In which ratio does X divide the wire AC? Then look at triangle ACD, in which EX is parallel to DC.",
        steps: [
          `Triangles $ABX$ and $CDX$ are similar, because $AB$ and $DC$ are parallel. So $AX : XC = ${a} : ${b}$, and $AX$ is $${fromA}$ of $AC$.`,
          `In triangle $ACD$ the line $EX$ is parallel to $DC$, so **similar triangles** again: $EX = ${fromA} \\times ${b} = ${half}$ feet.`,
          `In triangle $BDC$, with $BX : XD = ${a} : ${b}$, $XF$ is as long. So $EF = 2 \\times ${half} = ${m}$ feet.`,
          `Check with heights. $X$ is $${fromA}$ of the way up. The width falls from $${a}$ by $${difference}$ feet on the whole way, so there it is $${a} - ${narrower} = ${m}$ feet, because $${fromA} \\times ${difference} = ${narrower}$.`,
        ],
        slips: [
          [(a + b) / 2, "That is the line halfway up. Do the wires cross halfway up?"],
          [half, "That is EX, one half of the rail."],
          [wholeRoot(a * b) ?? 0, "That line makes two parts of the same shape. It does not go through the crossing."],
        ] as const,
        check: "The heights of X over AB and under DC must be as AB to DC; work out the width at that height.",
      };
    },
  },
  copies: {
    length: (a: number, b: number) => wholeRoot(a * b),
    write: (a: number, b: number, m: number) => {
      const product = a * b;
      const [above, below] = [m - b, a - m];
      const crossProduct = m * below;
      return {
        title: "A large and a small copy",
        problem: `A plate of glass is a trapezium $ABCD$ with $AB$ parallel to $DC$, $AB = ${a}$ cm and $DC = ${b}$ cm. A cut $EF$ parallel to $AB$, with $E$ on $AD$ and $F$ on $BC$, divides it into two trapezia. They have exactly the same shape: the lower one is an enlargement of the upper one.\n\nHow long is the cut, in cm?`,
        unit: "cm",
        alt: "The upper trapezium EFCD and the lower one ABFE have the same shape.",
        hint: "The cut is the longer parallel side of one piece and the shorter one of the other. What does the same shape say about ratios?",
        steps: [
          "Let $EF = x$. In the upper piece the parallel sides are $x$ and $DC$, in the lower one $AB$ and $x$.",
          `The same shape means the same ratio: $\\frac{x}{${b}} = \\frac{${a}}{x}$. The idea is **similar shapes, equal ratios**.`,
          `So $x^2 = ${a} \\times ${b} = ${product}$ and $x = ${m}$ cm.`,
          `Check the slanting sides, too. The width falls by $${below}$ cm below the cut and by $${above}$ cm above it, so the heights and the slanting sides are as $${below} : ${above}$. That must be the enlargement $${a} : ${m}$, and $${below} \\times ${m} = ${a} \\times ${above} = ${crossProduct}$.`,
        ],
        slips: [
          [(a + b) / 2, "That is the line halfway up. Are the two pieces then of the same shape?"],
          [
            (2 * a * b) / (a + b),
            "That line goes through the crossing of the diagonals. Compare the ratios of the parallel sides.",
          ],
          [a - b, "Subtracting does not keep a shape. Which ratio must be the same in both pieces?"],
        ] as const,
        check: "Your length divided by DC must give the same as AB divided by your length.",
      };
    },
  },
};

const words = { m: "metres", ft: "feet", cm: "centimetres" } as Readonly<Record<string, string>>;

const lengthOf = (setting: keyof typeof settings, a: number, b: number): number => settings[setting].length(a, b) ?? 0;

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "similar triangles and their areas",
  ages: "14-17",
  curriculum: ["GCSE similarity", "HSG-SRT.5"],
  bounds: { setting: ["heirs", "wires", "copies"], a: [7, 60], b: [3, 42] },
  rules: {
    "the lower side is longer, but not by far": ({ a, b }) => a >= 1.4 * b && a <= 5 * b,
    "the line has a whole length": ({ setting, a, b }) => lengthOf(setting, a, b) > 0,
    "half of the rail is whole, too": ({ setting, a, b }) => setting !== "wires" || lengthOf(setting, a, b) % 2 === 0,
    "the line keeps off the sides": ({ setting, a, b }) => lengthOf(setting, a, b) - b >= 2,
  },
  write({ setting, a, b }) {
    const m = lengthOf(setting, a, b);
    const { title, problem, unit, alt, hint, steps, slips, check } = settings[setting].write(a, b, m);
    const halfLength = m / 2;
    const half = `${halfLength} ft`;
    const height = short(a * 0.55);
    const [A, B] = [
      [0, 0],
      [a, 0],
    ] as const;
    const left = short((a - b) * 0.35);
    const [C, D] = [
      [short(left + b), height],
      [left, height],
    ] as const;
    const up = (a - m) / (a - b);
    const X = between(A, C, up);
    return {
      title,
      problem,
      figure: {
        alt: `A trapezium ABCD with the longer parallel side AB, ${a} ${words[unit]}, at the bottom and DC, ${b} ${words[unit]}, at the top. EF is parallel to both, with E on AD and F on BC. ${alt} The length of EF is asked for.`,
        scale: true,
        points: { A, B, C, D, E: between(A, D, up), F: between(B, C, up) },
        draw: [
          { polygon: ["A", "B", "C", "D"] },
          ...(setting === "wires"
            ? ([
                { line: ["A", "C"], dashed: true, thin: true },
                { line: ["B", "D"], dashed: true, thin: true },
                { text: "X", at: X, side: "s" },
              ] as const)
            : ([{ polygon: ["A", "B", "F", "E"], fill: "tint1" }] as const)),
          { line: ["A", "B"], label: `${a} ${unit}`, side: "s" },
          { line: ["D", "C"], label: `${b} ${unit}`, side: "n" },
          setting === "wires" ? { line: ["E", "F"] } : { line: ["E", "F"], label: "?", side: "s" },
          { text: "A", at: "A", side: "w" },
          { text: "B", at: "B", side: "e" },
          { text: "C", at: "C", side: "e" },
          { text: "D", at: "D", side: "w" },
          { text: "E", at: "E", side: "w" },
          { text: "F", at: "F", side: "e" },
        ],
        ...(setting === "wires" && {
          completes: [
            { line: ["E", X], label: half, side: "n" },
            { line: [X, "F"], label: half, side: "n" },
          ],
        }),
      },
      answer: { kind: "whole", value: String(m), unit },
      hint,
      solution: steps,
      slips: apart(m, slips, 1),
      check,
    };
  },
});
