import { family } from "../../../engine/family.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { polar } from "./shared/spots.ts";

const settings = {
  boats: (a: number, b: number, angle: number) => ({
    title: "Two boats from one jetty",
    story: `Two boats leave a jetty $J$ on straight courses that are $${angle}°$ apart. Later one is at $P$, $${a}$ km from the jetty, and the other at $Q$, $${b}$ km from it.`,
    question: "How far apart are the boats then, in km? The answer is a whole number.",
    unit: "km",
  }),
  brace: (a: number, b: number, angle: number) => ({
    title: "A brace for the gate",
    story: `Two beams, $${a}$ dm and $${b}$ dm long, are joined at $J$ with an angle of $${angle}°$ between them. A straight brace is to join their other ends, $P$ and $Q$.`,
    question: "How long must the brace be, in decimetres? The answer is a whole number.",
    unit: "dm",
  }),
  shortcut: (a: number, b: number, angle: number) => ({
    title: "Straight over the moor",
    story: `A road runs straight for $${a}$ km from Pella ($P$) to a junction ($J$), turns, and runs straight for $${b}$ km to Quill ($Q$). At the junction the angle between the two parts of the road is $${angle}°$.`,
    question:
      "How many kilometres shorter is the straight path from Pella to Quill than the road? The answer is a whole number.",
    unit: "km",
  }),
};

const third = (a: number, b: number, angle: number) => wholeRoot(a * a + b * b + (angle === 60 ? -1 : 1) * a * b);

export default family({
  level: "hard",
  minutes: 5,
  kind: "drill",
  technique: "cosine rule",
  ages: "14-16",
  curriculum: ["GCSE cosine rule", "HSG-SRT.10"],
  bounds: { setting: ["boats", "brace", "shortcut"], a: [3, 40], b: [5, 40], angle: [60, 120, 60] },
  rules: {
    "the second is longer": ({ a, b }) => a < b,
    "the third side is whole": ({ a, b, angle }) => third(a, b, angle) !== null,
    "the triangle is no needle": ({ a, b }) => 3 * a >= b,
  },
  write({ setting, a, b, angle }) {
    const { title, story, question, unit } = settings[setting](a, b, angle);
    const c = third(a, b, angle) ?? 0;
    const other = third(a, b, 180 - angle);
    const saved = setting === "shortcut";
    const value = saved ? a + b - c : c;
    const sign = angle === 60 ? "-" : "+";
    const minus = angle === 60 ? "" : "-";
    const beyond = angle === 60 ? "" : ", beyond $J$";
    const [aSquared, bSquared, cSquared, product] = [a * a, b * b, c * c, a * b];
    const road = a + b;
    const compared = saved
      ? ` The road is $${a} + ${b} = ${road}$ km, so the path is $${road} - ${c} = ${value}$ km shorter.`
      : "";
    const compares = saved ? ` And $${c} + ${value} = ${road}$.` : "";
    // The foot of the height from P falls on JQ, or on its other side of J, half of a away.
    const foot = a / 2;
    const footSquared = aSquared / 4;
    const flat = angle === 60 ? b - foot : b + foot;
    const high = aSquared - footSquared;
    const hypotenuseSquared = flat * flat + high;
    return {
      title,
      problem: `${story}\n\n${question}`,
      figure: {
        alt: `Triangle PJQ. The side JP is ${a} ${unit}, the side JQ ${b} ${unit}, and the angle between them at J is ${angle} degrees. The side PQ is not labelled.`,
        scale: true,
        points: { J: [0, 0], Q: [b, 0], P: polar([0, 0], a, angle) },
        draw: [
          { polygon: ["J", "Q", "P"], fill: "tint1" },
          { line: ["J", "Q"], label: `${b} ${unit}`, side: "s" },
          { line: ["J", "P"], label: `${a} ${unit}` },
          { angle: ["Q", "J", "P"], label: `${angle}°` },
          { text: "J", at: "J", side: "sw" },
          { text: "P", at: "P", side: "n" },
          { text: "Q", at: "Q", side: "se" },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: `What is the cosine of ${angle}°? Or drop a height from $P$ to the line $JQ$: it cuts off half of an equilateral triangle.`,
      solution: [
        `In triangle $PJQ$ two sides and the angle between them are known, so the **cosine rule** gives the third: $PQ^2 = JP^2 + JQ^2 - 2 \\times JP \\times JQ \\times \\cos J$.`,
        `Because $\\cos ${angle}° = ${minus}\\frac{1}{2}$, the last part is $${sign} ${a} \\times ${b} = ${sign}${product}$. So $PQ^2 = ${aSquared} + ${bSquared} ${sign} ${product} = ${cSquared}$.`,
        `The root is whole: $PQ = ${c}$ ${unit}.${compared}`,
        `Check without cosines: the height from $P$ stands $${foot}$ ${unit} from $J$${beyond}, so it is $${flat}$ ${unit} from $Q$, and its square is $${aSquared} - ${footSquared} = ${high}$. Pythagoras: $${flat}^2 + ${high} = ${hypotenuseSquared} = ${c}^2$.${compares}`,
      ],
      slips: apart(value, [
        ...(saved
          ? ([[c, "That is the straight path itself. How much shorter is it than the road?"]] as const)
          : ([[a + b, "That is the way round by J. The straight line is shorter."]] as const)),
        ...(other
          ? ([
              [saved ? a + b - other : other, "The sign went wrong. Is the cosine of this angle above or below zero?"],
            ] as const)
          : []),
        [cSquared, "That is the square of the length."],
      ]),
      check:
        "Drop the height from P to the line JQ and test your length with Pythagoras in the right-angled triangle at Q.",
    };
  },
});
