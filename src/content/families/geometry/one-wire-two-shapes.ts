import { family } from "../../../engine/family.ts";
import { inWords, noun, withArticle } from "../../../engine/words.ts";
import { apart } from "../slips.ts";
import { regular } from "./shared/spots.ts";

const shapes: Readonly<Record<number, string>> = {
  3: "triangle",
  4: "square",
  5: "pentagon",
  6: "hexagon",
  7: "heptagon",
  8: "octagon",
  9: "nonagon",
  10: "decagon",
};
const shaped = (n: number) => shapes[n] ?? "";
const named = (n: number) => (n === 4 ? "a square" : `${withArticle(shaped(n))} with ${inWords(n)} equal sides`);

/** m sides of a, or n < m sides of a + d: the same length. */
const settings = {
  wire: (m: number, n: number, a: number, d: number) => {
    const length = m * a;
    return {
      title: "The wire bent twice",
      problem: `Mei bends a wire into ${named(n)}. Then she straightens it and bends it into ${named(m)}. She uses all of it each time.\n\nEach side of the ${shapes[n]} was $${d}$ cm longer than a side of the ${shapes[m]}. How long is the wire, in cm?`,
      value: length,
      asked: "The length of the wire is asked for.",
      end: `The wire goes round the ${shapes[m]}: $${m} \\times ${a} = ${length}$ cm.`,
      slips: [
        [a, `That is one side of the ${shapes[m]}. How long is the whole wire?`],
        [
          n * d,
          `That is what the longer sides have more than short ones. Which sides of the ${shapes[m]} does it make?`,
        ],
      ] as const,
      check: `Share your wire into ${m} equal sides and into ${n}: the sides must differ by ${d} cm.`,
    };
  },
  frames: (m: number, n: number, a: number, d: number) => ({
    title: "One ribbon, two frames",
    problem: `Two window frames need the same length of golden ribbon to go round them once. One is ${named(n)}, the other ${named(m)}.\n\nA side of the ${shapes[n]} is $${d}$ cm longer than a side of the ${shapes[m]}. How long is a side of the ${shapes[m]}, in cm?`,
    value: a,
    asked: `The side of the ${shapes[m]} is asked for.`,
    end: `That is a side of the ${shapes[m]}.`,
    slips: [
      [a + d, `That is a side of the ${shapes[n]}. The ${shapes[m]} has shorter ones.`],
      [n * d, `That is for all the extra sides of the ${shapes[m]} together.`],
      [m * a, "That is the whole ribbon. One side is asked for."],
    ] as const,
    check: `Multiply your side by ${m}, and a side that is ${d} cm longer by ${n}: both must give one ribbon.`,
  }),
  loop: (m: number, n: number, a: number, d: number) => {
    const longSide = a + d;
    return {
      title: "A loop round the pegs",
      problem: `Olu ties a loop of string. Round ${inWords(n)} pegs it makes ${named(n)}. Round ${inWords(m)} pegs it makes ${named(m)}. The loop is tight both times.\n\nWith ${inWords(m)} pegs, each side is $${d}$ cm shorter than with ${inWords(n)}. How long is a side with ${inWords(n)} pegs, in cm?`,
      value: longSide,
      asked: `The side of the ${shapes[n]} is asked for.`,
      end: `That is a side with ${inWords(m)} pegs. With ${inWords(n)} pegs it is $${a} + ${d} = ${longSide}$ cm.`,
      slips: [
        [a, `That is a side with ${inWords(m)} pegs. Which one is asked for?`],
        [n * d, "That is what the long sides give away together. How many short sides does it make?"],
        [m * a, "That is the whole loop. One side is asked for."],
      ] as const,
      check: `Multiply your side by ${n}, and a side that is ${d} cm shorter by ${m}: both must give one loop.`,
    };
  },
};

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "sharing out the difference",
  ages: "9-11",
  curriculum: ["Y5 perimeter of regular polygons", "4.MD.3"],
  bounds: { setting: ["wire", "frames", "loop"], m: [4, 10], n: [3, 8], a: [3, 18], d: [1, 9] },
  rules: {
    "it is one length": ({ m, n, a, d }) => m * a === n * (a + d),
    "there are more short sides": ({ m, n }) => m > n,
    "the two look different": ({ m, n, d }) => m >= n + 1 && d >= 2,
    "the key is no number of the story": ({ m, n, a, d }) =>
      a !== d && a !== m && a !== n && a + d !== m && a + d !== n,
  },
  write({ setting, m, n, a, d }) {
    const { title, problem, value, asked, end, slips, check } = settings[setting](m, n, a, d);
    const extra = m - n;
    const longSide = a + d;
    const bits = n * d;
    const length = m * a;
    const shortSide =
      extra === 1 ? `So a short side is $${a}$ cm.` : `So a short side is $${bits} \\div ${extra} = ${a}$ cm.`;
    const wide = (sides: number, side: number) => side / Math.sin(Math.PI / sides);
    const first = regular(n, longSide, [0, 0], 0);
    const gap = wide(n, longSide) / 2 + longSide / 2 + 0.25 * a + wide(m, a) / 2 - a / 2;
    const second = regular(m, a, [Math.round(gap * 100) / 100, 0], 0);
    return {
      title,
      problem,
      figure: {
        alt: `Two regular shapes with the same way round: ${named(n)}, and ${named(m)}. The sides of the first are ${d} centimetres longer than those of the second. ${asked}`,
        scale: true,
        points: {},
        draw: [
          { polygon: first, fill: "tint1" },
          { polygon: second, fill: "tint2" },
        ],
      },
      answer: { kind: "whole", value: String(value), unit: "cm" },
      hint: "Cut a little off each long side so that it becomes a short one. Which sides of the other shape do all those bits make?",
      solution: [
        `Make every side of the ${shapes[n]} as short as a side of the ${shapes[m]}. That cuts $${d}$ cm off each of its ${inWords(n)} sides: $${n} \\times ${d} = ${bits}$ cm of bits.`,
        `Now there are ${inWords(n)} short sides and the bits. The ${shapes[m]} has ${inWords(extra)} more ${noun(extra, "side")}, so the bits are ${noun(extra, "that side", "those sides")}. This is **sharing out the difference**.`,
        `${shortSide} ${end}`,
        `Check: $${m} \\times ${a} = ${length}$ cm and $${n} \\times ${longSide} = ${length}$ cm. Both go round with one length.`,
      ],
      slips: apart(value, slips),
      check,
    };
  },
});
