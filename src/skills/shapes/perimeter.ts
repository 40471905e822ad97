import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Figure, Mark, Point } from "../../engine/figure/figure.ts";
import { slips } from "../slips.ts";
import { twoShapes } from "./parts/length-and-width.ts";
import { rectangleAt } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

const things = {
  garden: { the: "A garden", unit: "m", ask: "How many metres of fence go once round it?" },
  yard: { the: "A yard", unit: "m", ask: "How many metres of wall go once round it?" },
  card: { the: "A card", unit: "cm", ask: "How many centimetres is it once round the edge?" },
  pool: { the: "A swimming pool", unit: "m", ask: "How many metres do you walk once round it?" },
  photo: { the: "A photo", unit: "cm", ask: "How many centimetres of tape go once round its edge?" },
};

function rectangle(thing: keyof typeof things, w: number, h: number): Question {
  const { the, unit, ask } = things[thing];
  const half = w + h;
  const perimeter = 2 * half;
  const answer = { kind: "whole", value: String(perimeter), unit } as const;
  return {
    prompt: `${the} is a rectangle, $${w}$ ${unit} long and $${h}$ ${unit} wide. ${ask}`,
    figure: {
      alt: `A rectangle, ${w} ${unit} long and ${h} ${unit} wide.`,
      scale: true,
      points: {},
      draw: [
        { polygon: rectangleAt(w, h), fill: "tint1" },
        {
          line: [
            [0, 0],
            [w, 0],
          ],
          label: `${w} ${unit}`,
          side: "s",
        },
        {
          line: [
            [w, 0],
            [w, h],
          ],
          label: `${h} ${unit}`,
          side: "e",
        },
      ],
    },
    answer,
    steps: [
      `A rectangle has four sides. Sides opposite each other are equally long, so each length comes twice.`,
      `One long side and one short side are $${w} + ${h} = ${half}$ ${unit}. That is half the way round.`,
      `The whole way round is twice that: $2 \\times ${half} = ${perimeter}$. So it is $${perimeter}$ ${unit} once round.`,
    ],
    slips: slips(answer, [
      [
        half,
        "added only two of the four sides",
        `You added one long side and one short side. How many sides does a rectangle have?`,
      ],
      [
        w * h,
        "worked out the area instead of the perimeter",
        `You multiplied, and that counts the squares inside. Here you walk along the edge.`,
      ],
      [
        2 * w + h,
        "left out one of the sides",
        `You counted the long sides twice, but the short side once. How many short sides are there?`,
      ],
      [
        w + 2 * h,
        "left out one of the sides",
        `You counted the short sides twice, but the long side once. How many long sides are there?`,
      ],
    ]),
    check: `Walk round with your finger and add side after side: four sides, and you are back where you started.`,
  };
}

/** A rectangle w by h with a piece a by b cut out of the upper right corner, or out of the middle of the top. */
function cutOut(setting: "corner" | "notch", w: number, h: number, a: number, b: number, unit: "cm" | "m"): Question {
  const isNotch = setting === "notch";
  const whole = 2 * (w + h);
  const value = isNotch ? whole + 2 * b : whole;
  const [top, rightSide] = [w - a, h - b];
  const [what, corners] = isNotch
    ? ["A rectangle has a notch in its top side.", "eight"]
    : ["A rectangle has lost one corner.", "six"];
  const units = unit === "m" ? "metres" : "centimetres";
  const answer = { kind: "whole", value: String(value), unit } as const;
  const left = Math.floor((w - a) / 2);
  const right = w - a - left;
  const points: Point[] = isNotch
    ? [
        [0, 0],
        [w, 0],
        [w, h],
        [w - right, h],
        [w - right, h - b],
        [left, h - b],
        [left, h],
        [0, h],
      ]
    : [
        [0, 0],
        [w, 0],
        [w, h - b],
        [w - a, h - b],
        [w - a, h],
        [0, h],
      ];
  const label = (from: number, to: number, text: number, side: "n" | "e" | "s" | "w"): Mark => ({
    line: [points[from] ?? [0, 0], points[to] ?? [0, 0]],
    label: `${text} ${unit}`,
    side,
  });
  const figure: Figure = {
    alt: isNotch
      ? `A rectangle ${w} ${unit} long and ${h} ${unit} high, with a smaller rectangle cut out of the middle of its top side: that notch is ${a} ${unit} wide and ${b} ${unit} deep. All corners are right angles.`
      : `A shape like the letter L. Its bottom side is ${w} ${unit} and its left side ${h} ${unit}. At the upper right a corner is cut out, so that the top side is ${top} ${unit} and the right side ${rightSide} ${unit}. The two sides of the cut are not labelled. All corners are right angles.`,
    scale: true,
    points: {},
    draw: [
      { polygon: points, fill: "tint1" },
      label(0, 1, w, "s"),
      ...(isNotch
        ? [label(7, 0, h, "w"), label(4, 5, a, "s"), label(3, 4, b, "w")]
        : [label(5, 0, h, "w"), label(4, 5, top, "n"), label(1, 2, rightSide, "e")]),
    ],
  };
  return {
    prompt: `${what} All the corners of the shape are right angles. How many ${units} is it once round?`,
    figure,
    answer,
    steps: isNotch
      ? [
          `Think of the whole rectangle first: once round it is $2 \\times (${w} + ${h}) = ${whole}$ ${unit}.`,
          `The bottom of the notch is as long as the piece that is missing from the top, so those two make no difference.`,
          `New are the two walls of the notch, each $${b}$ ${unit}: $${whole} + 2 \\times ${b} = ${value}$. So it is $${value}$ ${unit} once round.`,
        ]
      : [
          `Two sides have no label: the level one is $${w} - ${top} = ${a}$ ${unit} and the upright one is $${h} - ${rightSide} = ${b}$ ${unit}.`,
          `The two level pieces above are together as long as the bottom, and the two upright ones on the right as long as the left side.`,
          `That makes it as far as round the whole rectangle: $2 \\times (${w} + ${h}) = ${value}$. So it is $${value}$ ${unit} once round.`,
        ],
    slips: wholeSlips(
      answer,
      isNotch
        ? [
            [
              whole,
              "left out the walls of the notch",
              `That is once round the rectangle without a notch. What does the way down into the notch and up again add?`,
            ],
            [
              value + a,
              "counted the gap in the top as well",
              `Nothing is there any more where the notch is open. Which pieces of the top are left?`,
            ],
            [
              w + h + a + b,
              "added only the sides that have a label",
              `You added the lengths that are written. Which sides have no label?`,
            ],
            [
              w * h - a * b,
              "worked out the area instead of the perimeter",
              `That counts the squares inside. Here you walk along the edge.`,
            ],
          ]
        : [
            [
              w + h + top + rightSide,
              "added only the sides that have a label",
              `You added the four lengths that are written. The shape has six sides: how long are the other two?`,
            ],
            [
              whole - a - b,
              "took the cut away from the way round",
              `Where the corner is cut out, the edge does not get shorter: it goes in and along. Count all six sides.`,
            ],
            [w + h, "added only two of the sides", `You added the two longest sides. The shape has six sides.`],
            [
              w * h - a * b,
              "worked out the area instead of the perimeter",
              `That counts the squares inside. Here you walk along the edge.`,
            ],
          ],
    ),
    check: `Write a length at every side, walk round with your finger and add all ${corners}.`,
  };
}

const polygons: Readonly<Record<number, string>> = {
  3: "a triangle",
  4: "a square",
  5: "a pentagon",
  6: "a hexagon",
  8: "an octagon",
};

function back(setting: "rectangle" | "equal sides" | "two equal sides", a: number, b: number, n: number): Question {
  if (setting === "equal sides") {
    const p = n * b;
    const answer = { kind: "whole", value: String(b), unit: "cm" } as const;
    return {
      prompt: `All $${n}$ sides of ${polygons[n]} are equally long. Its perimeter, once round, is $${p}$ cm. How many centimetres is one side?`,
      answer,
      steps: [
        `The perimeter is all the sides together. There are $${n}$ of them, and they are equal.`,
        `Share the perimeter into $${n}$ equal parts: $${p} \\div ${n} = ${b}$. So one side is $${b}$ cm.`,
      ],
      slips: wholeSlips(answer, [
        [
          p * n,
          "multiplied instead of dividing",
          `One side cannot be longer than the whole way round. How many sides share the $${p}$ cm?`,
        ],
        [p - n, "took the number of sides away", `The sides share $${p}$ cm equally. What kind of sum shares equally?`],
        ...(n === 4
          ? []
          : ([
              [
                p / 4,
                "divided by four sides",
                `That would be right for a square. How many sides does this shape have?`,
              ],
            ] as const)),
        [p / 2, "halved the perimeter", `Half the way round is more than one side. How many sides are there?`],
      ]),
      check: `Add your side $${n}$ times: that must make $${p}$ cm.`,
    };
  }
  const isRectangle = setting === "rectangle";
  // Rectangle: a known, b asked. Triangle: the base a known, the equal sides b asked.
  const p = isRectangle ? 2 * (a + b) : a + 2 * b;
  const half = p / 2;
  const bothEqual = 2 * b;
  const number = isRectangle ? "four" : "three";
  const answer = { kind: "whole", value: String(b), unit: "cm" } as const;
  return {
    prompt: isRectangle
      ? `The perimeter of a rectangle, once round, is $${p}$ cm. One side is $${a}$ cm long. How many centimetres is the side next to it?`
      : `A triangle has two equal sides. The third side is $${a}$ cm, and the perimeter, once round the triangle, is $${p}$ cm. How many centimetres is each of the equal sides?`,
    answer,
    steps: isRectangle
      ? [
          `One long side and one short side together are half the way round.`,
          `Half of $${p}$ cm is $${half}$ cm.`,
          `One of the two sides is $${a}$ cm, so the other is $${half} - ${a} = ${b}$. So the side next to it is $${b}$ cm.`,
        ]
      : [
          `Take the side you know from the whole way round. What is left belongs to the two equal sides.`,
          `That is $${p} - ${a} = ${bothEqual}$ cm.`,
          `The two share it equally: $${bothEqual} \\div 2 = ${b}$. So each of the equal sides is $${b}$ cm.`,
        ],
    slips: wholeSlips(
      answer,
      isRectangle
        ? [
            [
              p - a,
              "took away only one side",
              `There are two sides of $${a}$ cm, and two of the others. What is half the way round?`,
            ],
            [p - 2 * a, "forgot to halve", `That is left for both of the other sides together. How long is one?`],
            [
              half,
              "forgot to take away the side you know",
              `That is half the way round, one side of each length. Which part of it do you know?`,
            ],
            [
              (p - a) / 2,
              "took away the side you know only once",
              `You took $${a}$ cm away once. How many sides of that length are there?`,
            ],
          ]
        : [
            [p - a, "forgot to halve", `That is left for both of the equal sides together. How long is one?`],
            [p - 2 * a, "took the known side away twice", `Only one side is $${a}$ cm long. Which two are equal?`],
            [
              p / 3,
              "shared among all three sides",
              `Only two of the three sides are equal. Which one do you know already?`,
            ],
            [
              half,
              "forgot to take away the side you know",
              `You halved the whole way round. Which part of it is the side you know?`,
            ],
          ],
    ),
    check: `Add all ${number} sides: that must make $${p}$ cm.`,
  };
}

const skill: Skill = {
  id: "perimeter",
  title: "Perimeter",
  about: "The perimeter is the way once round a shape: how much fence, ribbon or frame it needs.",
  curriculum: ["Y3-Y5 perimeter", "3.MD.8", "4.MD.3"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "once round a rectangle",
      bounds: { thing: ["garden", "yard", "card", "pool", "photo"], w: [6, 30], h: [4, 20] },
      rules: {
        "it is longer than wide, but no strip": ({ w, h }) => w > h && w <= 3 * h,
      },
      write: ({ thing, w, h }) => rectangle(thing, w, h),
    }),
    stage({
      grade: 2,
      label: "shapes with a piece cut out",
      bounds: { setting: ["corner", "notch"], unit: ["cm", "m"], w: [7, 16], h: [6, 12], a: [3, 9], b: [2, 8] },
      rules: {
        "the piece fits with room to spare": ({ w, h, a, b }) => w - a >= 4 && h - b >= 3,
        "the lengths are different": ({ w, h, a, b }) => new Set([w, h, a, b, w - a, h - b]).size === 6,
      },
      write: ({ setting, w, h, a, b, unit }) => cutOut(setting, w, h, a, b, unit),
    }),
    stage({
      grade: 3,
      label: "from the perimeter to a side",
      bounds: { setting: ["rectangle", "equal sides", "two equal sides"], a: [4, 30], b: [4, 25], n: [3, 8] },
      rules: {
        "the shape has a name": ({ n }) => n in polygons,
        "the sides are different, and the shape closes": ({ setting, a, b }) =>
          a !== b && a !== 2 * b && b !== 2 * a && (setting !== "two equal sides" || a < 2 * b),
      },
      write: ({ setting, a, b, n }) => back(setting, a, b, n),
    }),
    stage({
      grade: 4,
      label: "length and width belong together",
      bounds: { setting: ["square", "times", "longer"], a: [3, 40], b: [3, 30], k: [2, 5] },
      rules: {
        "the numbers come out whole": ({ setting, a, b }) =>
          setting !== "square" || (a > b && (a - b) % 2 === 0 && a <= 3 * b),
        "it is no strip": ({ setting, a, b }) => setting !== "longer" || (a <= 2 * b && a !== b),
      },
      write: ({ setting, a, b, k }) => twoShapes(setting, a, b, k),
    }),
  ],
};

export default skill;
