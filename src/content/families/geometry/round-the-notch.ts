import { family } from "../../../engine/family.ts";
import type { At, Mark, Point } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";

/** The way round a rectangle with a slot of a depth in its upper edge, and what it is made of. */
function aroundSlot(width: number, height: number, depth: number) {
  const rectangle = 2 * (width + height);
  const sidesOfCut = 2 * depth;
  return {
    rectangle,
    sidesOfCut,
    round: rectangle + sidesOfCut,
    across: 2 * width,
    upAndDown: 2 * height + sidesOfCut,
  };
}

/** A rectangle with a corner or a slot cut out: what that does to the way round. */
const settings = {
  deck: (w: number, h: number, _a: number, _b: number) => {
    const round = 2 * (w + h);
    return {
      title: "Rail round the deck",
      problem: `A wooden deck is a rectangle with one corner missing, as in the picture. Two sides are labelled in metres. All corners are square corners.\n\nHow many metres of rail go all the way round? If you think that a length is missing, look again.`,
      value: round,
      asked: "The way round is asked for.",
      steps: [
        "Slide the two short sides of the missing corner outwards until they fill the corner. Sliding does not change a length.",
        `Now it is a whole rectangle of $${w}$ m by $${h}$ m, and the way round is the same. This is **sliding the sides**.`,
        `The way round is $${w} + ${h} + ${w} + ${h} = ${round}$ m.`,
        `Check by walking. All parts that go to the right make $${w}$ m, and all that go to the left as well. All parts that go up make $${h}$ m, and all that go down as well. That is $2 \\times ${w} + 2 \\times ${h} = ${round}$ m.`,
      ],
      hint: "Slide the two sides of the missing corner outwards. What shape do you get, and did any length change?",
      slips: [
        [w + h, "Those are the two labelled sides. The rail goes round the other sides too."],
        [w * h, "That is an area. How far is it round?"],
      ] as const,
      check: "Walk round with a finger: steps right must match steps left, and steps up must match steps down.",
    };
  },
  pool: (w: number, h: number, a: number, b: number) => {
    const { rectangle, sidesOfCut, round, across, upAndDown } = aroundSlot(w, h, b);
    return {
      title: "A pool with a dock",
      problem: `Seen from above, a swimming pool is a rectangle with a dock for swimmers cut into its upper edge. The picture gives four lengths in metres. All corners are square corners.\n\nHow many metres is it all the way round the edge of the water?`,
      value: round,
      asked: "The way round is asked for.",
      steps: [
        `Without the dock the pool is a rectangle. The way round it is $2 \\times (${w} + ${h}) = ${rectangle}$ m.`,
        `The bottom of the dock is $${a}$ m long. Slide it up and it closes the gap in the upper edge: no change.`,
        `But the two sides of the dock, each $${b}$ m, are new. So it is $${rectangle} + ${b} + ${b} = ${round}$ m. This is **sliding the sides**, and seeing which cannot slide away.`,
        `Check by adding up and down apart from left and right. Left and right: $${w} + ${w} = ${across}$ m. Up and down: $${h} + ${h} + ${b} + ${b} = ${upAndDown}$ m. Together $${across} + ${upAndDown} = ${round}$ m.`,
      ],
      hint: "Slide the bottom of the dock up into the gap. Which edges of the dock are then still to be counted?",
      slips: [
        [rectangle, "That is a pool without a dock. Which edges does the dock add?"],
        [rectangle - sidesOfCut, "The dock takes water away, but does it make the way round shorter?"],
        [round + a, "The bottom of the dock takes the place of the gap. Is it counted twice?"],
        [round - a, "The gap in the upper edge is not walked, but the bottom of the dock is."],
      ] as const,
      check: "Add all eight edges one by one, starting at a corner, and see that you come back to it.",
    };
  },
  castle: (w: number, h: number, a: number, b: number) => {
    const { rectangle, sidesOfCut, round, across, upAndDown } = aroundSlot(w, h, b);
    return {
      title: "How deep is the gateway?",
      problem: `The floor of a toy castle is a rectangle with a gateway cut into its upper edge. The picture gives three lengths in centimetres. All corners are square corners. Diego runs a string round all of it, also in and out of the gateway. The string is $${round}$ cm long.\n\nHow deep is the gateway, in cm?`,
      value: b,
      asked: `The way round is ${round} centimetres. The depth of the cut, marked with a question mark, is asked for.`,
      steps: [
        `A rectangle without a gateway needs $2 \\times (${w} + ${h}) = ${rectangle}$ cm of string.`,
        `The end wall of the gateway, $${a}$ cm, is as long as the gap in the upper edge. **Sliding the sides** shows that it changes nothing.`,
        `So the rest of the string lies along the two sides of the gateway: $${round} - ${rectangle} = ${sidesOfCut}$ cm. Each is $${sidesOfCut} \\div 2 = ${b}$ cm, and that is the depth.`,
        `Check forwards: up and down there are $${h} + ${h} + ${b} + ${b} = ${upAndDown}$ cm, left and right $${w} + ${w} = ${across}$ cm. That makes $${round}$ cm.`,
      ],
      hint: "How long would the string be without a gateway? Along which edges does the extra string lie?",
      slips: [
        [sidesOfCut, "That is all the extra string. How many edges share it?"],
        [
          (sidesOfCut - a) / 2,
          "You gave part of the extra string to the end wall. But that wall takes the place of the gap.",
        ],
      ] as const,
      check: "Add all eight edges with your depth: they must use up the string.",
    };
  },
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "sliding the sides",
  ages: "8-10",
  curriculum: ["Y5 perimeter", "3.MD.8"],
  bounds: { setting: ["deck", "pool", "castle"], w: [10, 24], h: [7, 16], a: [3, 8], b: [2, 6] },
  rules: {
    "it is wider than high": ({ w, h }) => w > h,
    "walls stay on both sides of the cut": ({ w, a }) => w - a >= 6,
    "the cut does not go through": ({ h, b }) => h - b >= 4,
    "the cut is seen as a cut": ({ a, b }) => a !== b && a !== 2 * b,
  },
  write({ setting, w, h, a, b }) {
    const { title, problem, value, asked, steps, hint, slips, check } = settings[setting](w, h, a, b);
    const [short, long] = setting === "castle" ? ["cm", "centimetres"] : ["m", "metres"];
    const deep = setting === "pool" ? ` and ${b} deep` : "";
    const isCorner = setting === "deck";
    const left = isCorner ? w - a : Math.floor((w - a) / 2);
    const outline: Point[] = [
      [0, 0],
      [w, 0],
      ...(isCorner
        ? []
        : ([
            [w, h],
            [left + a, h],
          ] as Point[])),
      ...(isCorner ? ([[w, h - b]] as Point[]) : ([[left + a, h - b]] as Point[])),
      [left, h - b],
      [left, h],
      [0, h],
    ];
    const edge = (from: At, to: At, label: string, side: "n" | "e" | "s" | "w"): Mark => ({
      line: [from, to],
      label,
      side,
    });
    return {
      title,
      problem,
      figure: {
        alt: isCorner
          ? `A rectangle with a smaller rectangle missing at its upper right corner. The whole bottom side is ${w} metres, the whole left side ${h} metres. The other four sides have no labels. ${asked}`
          : `A rectangle with a rectangular cut that comes down from its upper edge. The bottom side is ${w} ${long}, the left and right sides ${h} each. The cut is ${a} wide${deep}. ${asked}`,
        scale: true,
        points: {},
        draw: [
          { polygon: outline, fill: "tint1" },
          edge([0, 0], [w, 0], `${w} ${short}`, "s"),
          edge([0, 0], [0, h], `${h} ${short}`, "w"),
          ...(isCorner
            ? []
            : [
                edge([left, h - b], [left + a, h - b], `${a} ${short}`, "s"),
                edge([left + a, h - b], [left + a, h], setting === "pool" ? `${b} ${short}` : "?", "e"),
              ]),
        ],
      },
      answer: { kind: "whole", value: String(value), unit: short },
      hint,
      solution: steps,
      slips: apart(value, slips, 1),
      check,
    };
  },
});
