import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** An equilateral and an isosceles triangle on one side, side by side or one cut out of the other: what happens to the outline. */
const outlineOf = (e: number, s: number) => ({
  e,
  s,
  twoShort: 2 * e,
  twoLong: 2 * s,
  equilateral: 3 * e,
  isosceles: e + 2 * s,
  both: 4 * e + 2 * s,
  outline: 2 * e + 2 * s,
});

type Outline = ReturnType<typeof outlineOf>;

const settings = {
  kite: ({ e, s, twoLong, equilateral, isosceles, both, outline }: Outline) => ({
    title: "Two halves of a kite",
    problem: `Ravi glues two paper triangles together along a whole side, without overlap. They make a kite. The upper triangle has three equal sides. The lower one has two longer sides that are equal.\n\nThe way round the upper triangle was $${equilateral}$ cm. The way round the lower one was $${isosceles}$ cm. How long is the way round the kite, in cm?`,
    value: outline,
    alt: `Two triangles share a level side. The upper one points up, and its three sides carry one stroke each: they are equal. The lower one points down; its two other sides carry two strokes each: they are equal. The way round the upper triangle is ${equilateral} centimetres, round the lower one ${isosceles}. The way round the kite is asked for.`,
    steps: [
      `The upper triangle has three equal sides, so each is $${equilateral} \\div 3 = ${e}$ cm. The glued side is one of them.`,
      `Both triangles together measure $${equilateral} + ${isosceles} = ${both}$ cm. The glued side is counted twice in that, once for each triangle, and it is not on the outside at all.`,
      `Take it away twice: $${both} - ${e} - ${e} = ${outline}$ cm. Looking for what the join hides is called **finding the shared side**.`,
      `Check by walking round the kite. The lower triangle has $${isosceles} - ${e} = ${twoLong}$ cm in its two long sides, so each is $${s}$ cm. Then $${e} + ${e} + ${s} + ${s} = ${outline}$ cm.`,
    ],
    hint: "Which side belongs to both triangles? Is it part of the way round the kite?",
    slips: [
      [both, "You added the two ways round. Where is the glued side when you walk round the kite?"],
      [both - e, "You took the glued side away once. Both triangles had counted it."],
    ] as const,
    check: "Work out each of the four outside edges of the kite and add them.",
  }),
  flowerbed: ({ e, twoShort, twoLong, equilateral, isosceles, both, outline }: Outline) => ({
    title: "The bed with a pointed end",
    problem: `Leilani makes a flower bed from two triangles that share one whole side. The left-hand one has three equal sides. The right-hand one has two longer sides that are equal.\n\nThe edge round the whole bed is $${outline}$ m long. A walk round the left-hand triangle alone is $${equilateral}$ m. How long is a walk round the right-hand triangle alone, in metres?`,
    value: isosceles,
    alt: `Two triangles share an upright side. The left one points to the left, and its three sides carry one stroke each: they are equal. The right one points to the right; its two other sides carry two strokes each: they are equal. The way round the whole bed is ${outline} metres, round the left-hand triangle ${equilateral} metres. The way round the right-hand triangle is asked for.`,
    steps: [
      `Each side of the left-hand triangle is $${equilateral} \\div 3 = ${e}$ m long.`,
      `Two of these sides are on the edge of the bed. That is $${e} + ${e} = ${twoShort}$ m. The other edges, $${outline} - ${twoShort} = ${twoLong}$ m, belong to the right-hand triangle.`,
      `The right-hand triangle also has the side in the middle of the bed. Its way round is $${twoLong} + ${e} = ${isosceles}$ m. This is **finding the shared side**: each triangle needs it.`,
      `Check the other way: both triangles together have $${equilateral} + ${isosceles} = ${both}$ m. The bed lacks the shared side twice: $${both} - ${twoShort} = ${outline}$ m, as told.`,
    ],
    hint: "How many sides of the left-hand triangle are on the edge of the bed? Where is the other one?",
    slips: [
      [twoLong, "Those are its two outer sides. A walk round the right-hand triangle also crosses the bed."],
      [twoLong - e, "You took the whole left-hand triangle away from the edge. One of its sides is not on the edge."],
    ] as const,
    check: "Add the two ways round and take the shared side away twice: that must give the edge of the bed.",
  }),
  sign: ({ e, s, twoShort, twoLong, equilateral, isosceles, outline }: Outline) => ({
    title: "An arrow for the sign",
    problem: `Femi saws an arrow for a sign. It begins as a board in the shape of a triangle with two long sides that are equal. From its short side Femi cuts out a smaller triangle with three equal sides. One of them is the whole short side.\n\nBefore the cut, the way round the board was $${isosceles}$ cm. Now the way round the arrow is $${outline}$ cm. How long is one side of the triangle that was cut out, in cm?`,
    value: e,
    alt: `A triangle that points to the right. Its two long sides carry two strokes each: they are equal. Its short side is upright, at the left, and dashed. A smaller triangle stands on the inside of this short side and points to the right too; it is cut out. Its three sides carry one stroke each: they are equal. The way round the large triangle is ${isosceles} centimetres, round the arrow that is left ${outline}. One side of the triangle that was cut out is asked for.`,
    steps: [
      "Compare the way round before and after the cut. Both run along the two long sides.",
      "Before, the way round went straight along the short side. Now it goes into the notch and out again, along two sides that are as long as the short side.",
      `So it is longer by exactly one of the equal sides: $${outline} - ${isosceles} = ${e}$ cm. **Finding the shared side** helps: both triangles had it, and the arrow has lost it.`,
      `Check: the long sides are $${isosceles} - ${e} = ${twoLong}$ cm together. With two sides of $${e}$ cm that makes $${twoLong} + ${twoShort} = ${outline}$ cm for the arrow.`,
    ],
    hint: "Follow both ways round with a finger, before and after the cut. Which part do they share, and where does one make a detour?",
    slips: [
      [short(e / 2), "You shared the difference between two sides. How many sides were there before the cut?"],
      [equilateral, "That is the way round the triangle that was cut out. One side is asked for."],
      [s, "That is a long side of the arrow. A side of the triangle that was cut out is asked for."],
    ] as const,
    check:
      "Take your side once from the way round the board and twice from the way round the arrow: the two long sides must be left both times.",
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
    "the triangle is no needle": ({ e, s }) => s <= 2 * e,
    "something is left of the arrow": ({ setting, e, s }) => setting !== "sign" || 10 * s >= 13 * e,
    "the key is no number of the story": ({ e, s }) => 2 * s !== 3 * e && e + 2 * s !== 3 * e,
  },
  write({ setting, e, s }) {
    const { title, problem, value, alt, steps, hint, slips, check } = settings[setting](outlineOf(e, s));
    const near = short((e * Math.sqrt(3)) / 2);
    const far = short(Math.sqrt(s * s - (e * e) / 4));
    const isSign = setting === "sign";
    return {
      title,
      problem,
      figure: {
        alt,
        scale: true,
        points:
          setting === "kite"
            ? { A: [0, 0], B: [e, 0], C: [e / 2, near], D: [e / 2, -far] }
            : { A: [0, 0], B: [0, e], C: [isSign ? near : -near, e / 2], D: [far, e / 2] },
        draw: [
          ...(isSign
            ? [{ polygon: ["A", "D", "B", "C"], fill: "tint1" as const }]
            : [
                { polygon: ["A", "B", "C"], fill: "tint1" as const },
                { polygon: ["A", "B", "D"], fill: "tint2" as const },
              ]),
          { line: ["A", "B"], ticks: 1, dashed: isSign },
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
