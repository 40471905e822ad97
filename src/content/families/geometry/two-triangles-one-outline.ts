import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** An equilateral and an isosceles triangle on one side: what the outline loses where they meet. */
const settings = {
  kite: (e: number, s: number) => ({
    title: "Two halves of a kite",
    problem: `Ravi glues two paper triangles together along a whole side, without overlap. They make a kite. The upper triangle has three equal sides. The lower one has two longer sides that are equal.\n\nThe way round the upper triangle was $${3 * e}$ cm. The way round the lower one was $${e + 2 * s}$ cm. How long is the way round the kite, in cm?`,
    value: 2 * e + 2 * s,
    given: `The way round the upper triangle is ${3 * e} centimetres, round the lower one ${e + 2 * s}. The way round the kite is asked for.`,
    steps: [
      `The upper triangle has three equal sides, so each is $${3 * e} \\div 3 = ${e}$ cm. The glued side is one of them.`,
      `Both triangles together measure $${3 * e} + ${e + 2 * s} = ${4 * e + 2 * s}$ cm. The glued side is counted twice in that, once for each triangle, and it is not on the outside at all.`,
      `Take it away twice: $${4 * e + 2 * s} - ${e} - ${e} = ${2 * e + 2 * s}$ cm. Looking for what the join hides is called **finding the shared side**.`,
      `Check by walking round the kite. The lower triangle has $${e + 2 * s} - ${e} = ${2 * s}$ cm in its two long sides, so each is $${s}$ cm. Then $${e} + ${e} + ${s} + ${s} = ${2 * e + 2 * s}$ cm.`,
    ],
    hint: "Which side belongs to both triangles? Is it part of the way round the kite?",
    slips: [
      [4 * e + 2 * s, "You added the two ways round. Where is the glued side when you walk round the kite?"],
      [3 * e + 2 * s, "You took the glued side away once. Both triangles had counted it."],
    ] as const,
    check: "Work out each of the four outside edges of the kite and add them.",
  }),
  flowerbed: (e: number, s: number) => ({
    title: "The bed with a pointed end",
    problem: `Leilani makes a flower bed from two triangles that share one whole side. The upper triangle has three equal sides. The lower one has two longer sides that are equal.\n\nThe edge round the whole bed is $${2 * e + 2 * s}$ m long. A walk round the upper triangle alone is $${3 * e}$ m. How long is a walk round the lower triangle alone, in metres?`,
    value: e + 2 * s,
    given: `The way round the whole bed is ${2 * e + 2 * s} metres, round the upper triangle ${3 * e} metres. The way round the lower triangle is asked for.`,
    steps: [
      `Each side of the upper triangle is $${3 * e} \\div 3 = ${e}$ m long.`,
      `Two of these sides are on the edge of the bed. That is $${e} + ${e} = ${2 * e}$ m. The other edges, $${2 * e + 2 * s} - ${2 * e} = ${2 * s}$ m, belong to the lower triangle.`,
      `The lower triangle also has the side in the middle of the bed. Its way round is $${2 * s} + ${e} = ${e + 2 * s}$ m. This is **finding the shared side**: each triangle needs it.`,
      `Check the other way: both triangles together have $${3 * e} + ${e + 2 * s} = ${4 * e + 2 * s}$ m. The bed lacks the shared side twice: $${4 * e + 2 * s} - ${2 * e} = ${2 * e + 2 * s}$ m, as told.`,
    ],
    hint: "How many sides of the upper triangle are on the edge of the bed? Where is the other one?",
    slips: [
      [2 * s, "Those are its two outer sides. A walk round the lower triangle also crosses the bed."],
      [2 * s - e, "You took the whole upper triangle away from the edge. One of its sides is not on the edge."],
    ] as const,
    check: "Add the two ways round and take the shared side away twice: that must give the edge of the bed.",
  }),
  sign: (e: number, s: number) => ({
    title: "A sign for the ice stall",
    problem: `A sign has the shape of an ice cone. It is made of two triangles that share one whole side. The upper one has three equal sides. The lower one has two longer sides that are equal.\n\nA strip of lights round the whole sign is $${2 * e + 2 * s}$ cm long. A strip round the lower triangle alone would be $${e + 2 * s}$ cm long. How long is one side of the upper triangle, in cm?`,
    value: e,
    given: `The way round the whole sign is ${2 * e + 2 * s} centimetres, round the lower triangle ${e + 2 * s}. One side of the upper triangle is asked for.`,
    steps: [
      "Compare the two strips. Both run along the two long sides at the bottom.",
      "Then they differ: the strip of the lower triangle goes straight across the middle, along one of the equal sides. The strip of the whole sign goes over the top, along two of them.",
      `So the whole strip is longer by exactly one equal side: $${2 * e + 2 * s} - ${e + 2 * s} = ${e}$ cm. **Finding the shared side** helps: it belongs to one strip only.`,
      `Check: the long sides are $${e + 2 * s} - ${e} = ${2 * s}$ cm together. With two sides of $${e}$ cm that makes $${2 * s} + ${2 * e} = ${2 * e + 2 * s}$ cm for the whole sign.`,
    ],
    hint: "Follow both strips with a finger. Which part do they share, and where does one make a detour?",
    slips: [
      [short(e / 2), "You shared the difference between two sides. How many sides does the lower strip have there?"],
      [3 * e, "That is the way round the upper triangle. One side is asked for."],
      [s, "That is a long side of the lower triangle. The upper triangle's side is asked for."],
    ] as const,
    check: "Put your side twice over the top and once across the middle: both strips must come out as told.",
  }),
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "finding the shared side",
  ages: "8-10",
  curriculum: ["Y4 perimeter", "3.MD.8"],
  bounds: { setting: ["kite", "flowerbed", "sign"], e: [4, 15], s: [6, 24] },
  rules: {
    "the long sides are longer": ({ e, s }) => s > e,
    "the lower triangle is no needle": ({ e, s }) => s <= 2 * e,
    "the key is no number of the story": ({ e, s }) => 2 * s !== 3 * e && e + 2 * s !== 3 * e,
  },
  write({ setting, e, s }) {
    const { title, problem, value, given, steps, hint, slips, check } = settings[setting](e, s);
    return {
      title,
      problem,
      figure: {
        alt: `Two triangles share a level side. The upper one points up, and its three sides carry one stroke each: they are equal. The lower one points down; its two other sides carry two strokes each: they are equal. ${given}`,
        scale: true,
        points: {
          A: [0, 0],
          B: [e, 0],
          C: [e / 2, short((e * Math.sqrt(3)) / 2)],
          D: [e / 2, -short(Math.sqrt(s * s - (e * e) / 4))],
        },
        draw: [
          { polygon: ["A", "B", "C"], fill: "tint1" },
          { polygon: ["A", "B", "D"], fill: "tint2" },
          { line: ["A", "B"], ticks: 1 },
          { line: ["B", "C"], ticks: 1 },
          { line: ["C", "A"], ticks: 1 },
          { line: ["A", "D"], ticks: 2 },
          { line: ["D", "B"], ticks: 2 },
        ],
      },
      answer: { kind: "whole", value: String(value), unit: setting === "flowerbed" ? "m" : "cm" },
      hint,
      solution: steps,
      slips: apart(value, slips),
      check,
    };
  },
});
