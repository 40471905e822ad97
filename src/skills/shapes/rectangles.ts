import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Mark, Point } from "../../engine/figure/figure.ts";
import { rectangleAt } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

const side = (from: Point, to: Point, label: string, where: "n" | "e" | "s" | "w"): Mark => ({
  line: [from, to],
  label,
  side: where,
});

const covered = {
  wall: (w: number, h: number) =>
    `Square tiles cover a wall: ${h} rows with ${w} tiles in each row. How many tiles are there?`,
  paper: (w: number, h: number) =>
    `A rectangle is $${w}$ cm long and $${h}$ cm wide. How many squares of $1$ cm by $1$ cm cover it?`,
  yard: (w: number, h: number) =>
    `A yard is $${w}$ m long and $${h}$ m wide. Each paving stone is a square of $1$ m by $1$ m. How many stones cover the yard?`,
};

function rows(thing: keyof typeof covered, w: number, h: number): Question {
  const squares = { wall: "tiles", paper: "squares", yard: "stones" }[thing];
  const value = w * h;
  const answer = { kind: "whole", value: String(value), unit: squares } as const;
  return {
    prompt: covered[thing](w, h),
    figure: {
      alt: `A rectangle made of equal squares: ${h} rows with ${w} squares in each row.`,
      scale: true,
      points: {},
      draw: [{ grid: { x: [0, w], y: [0, h] } }, { polygon: rectangleAt(w, h) }],
    },
    answer,
    steps: [
      `You need not count every single one. Look at one row first: it has $${w}$ ${squares}.`,
      `There are $${h}$ rows, and all are equally long. So multiply.`,
      `$${h} \\times ${w} = ${value}$, so the answer is $${value}$ ${squares}.`,
    ],
    slips: wholeSlips(answer, [
      [
        2 * (w + h),
        "worked out the way round instead of the area",
        `That is how far it is round the edge. How many ${squares} are in one row, and how many rows are there?`,
      ],
      [
        w + h,
        "added instead of multiplying",
        `You added one row and one column. How many rows are there, and how many ${squares} in each?`,
      ],
      [2 * (w + h) - 4, "counted only the edge", `Those are the ${squares} along the edge. There are more inside.`],
      [w * (h - 1), "counted one row too few", `One row is missing. How many rows are there?`],
    ]),
    check: `Count in steps of one row until you have counted every row.`,
  };
}

function area(thing: "rectangle" | "field" | "carpet", w: number, h: number): Question {
  const unit = thing === "rectangle" ? "cm" : "m";
  const value = w * h;
  const answer = { kind: "whole", value: String(value), unit: `${unit}²` } as const;
  const inTens = Math.floor(w / 10);
  const tens = 10 * inTens;
  const ones = w - tens;
  const [withTens, withOnes] = [h * tens, h * ones];
  const name = { rectangle: "A rectangle", field: "A vegetable field", carpet: "The floor of a hall" }[thing];
  return {
    prompt: `${name} is $${w}$ ${unit} long and $${h}$ ${unit} wide. What is its area in ${unit}²?`,
    figure: {
      alt: `A rectangle, ${w} ${unit} long and ${h} ${unit} wide.`,
      scale: true,
      points: {},
      draw: [
        { polygon: rectangleAt(w, h), fill: "tint1" },
        side([0, 0], [w, 0], `${w} ${unit}`, "s"),
        side([w, 0], [w, h], `${h} ${unit}`, "e"),
      ],
    },
    answer,
    steps: [
      `The area says how many squares of $1$ ${unit} by $1$ ${unit} cover the rectangle: $${h}$ rows with $${w}$ in each. So multiply.`,
      ones === 0
        ? `$${w}$ is $${inTens}$ tens. So work out $${h} \\times ${inTens}$ and take that many tens.`
        : `Cut $${w}$ into $${tens} + ${ones}$: $${h} \\times ${tens} = ${withTens}$ and $${h} \\times ${ones} = ${withOnes}$.`,
      `So $${h} \\times ${w} = ${value}$, and the area is $${value}$ ${unit}².`,
    ],
    slips: wholeSlips(answer, [
      [
        2 * (w + h),
        "worked out the perimeter instead of the area",
        `That is the way once round. How many squares cover the inside?`,
      ],
      [
        w + h,
        "added instead of multiplying",
        `You added length and width. How many squares are in one row, and how many rows are there?`,
      ],
      [
        withTens,
        "multiplied only the tens",
        ones === 0
          ? `Look at the tens again.`
          : `You multiplied $${h} \\times ${tens}$. What about the rest of each row?`,
      ],
      [
        2 * value,
        "doubled the area",
        `Doubling is right for the way round, where every side comes twice. Each square is counted once.`,
      ],
    ]),
    check: `Divide your area by one side: that must give the other side.`,
  };
}

function sideOf(setting: "rectangle" | "square", a: number, b: number): Question {
  if (setting === "square") {
    const answer = { kind: "whole", value: String(b), unit: "cm" } as const;
    const all = b * b;
    return {
      prompt: `A square has an area of $${all}$ cm². How many centimetres long is one side?`,
      answer,
      steps: [
        `In a square there are as many rows as there are squares in a row.`,
        `So look for the number that makes $${all}$ when it is multiplied by itself.`,
        `$${b} \\times ${b} = ${all}$, so one side is $${b}$ cm long.`,
      ],
      slips: wholeSlips(answer, [
        [
          all / 4,
          "divided by the four sides",
          `That would be right if $${all}$ cm were the way round. But it is an area: which number times itself makes it?`,
        ],
        [
          all / 2,
          "halved the area",
          `Twice a number is not the same as a number times itself. What do you get from your number times itself?`,
        ],
        [b + 1, "were one out", `Multiply your number by itself: is that $${all}$?`],
        [4 * b, "gave the perimeter", `That is the way once round. How long is one side?`],
      ]),
      check: `Multiply your side by itself: that must make $${all}$.`,
    };
  }
  const all = a * b;
  const answer = { kind: "whole", value: String(b), unit: "m" } as const;
  return {
    prompt: `A rectangle has an area of $${all}$ m². One side is $${a}$ m long. How many metres long is the side next to it?`,
    answer,
    steps: [
      `Length times width is the area. Here the area and one of the two are known: $${a} \\times {?} = ${all}$.`,
      `Dividing undoes multiplying: work out $${all} \\div ${a}$. How many rows of $${a}$ squares make $${all}$?`,
      `$${all} \\div ${a} = ${b}$, so the other side is $${b}$ m long.`,
    ],
    slips: wholeSlips(answer, [
      [
        all - a,
        "took the side away from the area",
        `Metres cannot be taken from square metres. How many rows of $${a}$ squares make $${all}$?`,
      ],
      [
        (all - 2 * a) / 2,
        "treated the area as a perimeter",
        `You took two sides away and halved. That is right for the way round, but this is the area.`,
      ],
      [all / 2, "halved the area", `Half the area is not a side. What must $${a}$ be multiplied by?`],
      [b + 1, "were one out", `Multiply your side by $${a}$: is that $${all}$?`],
    ]),
    check: `Multiply the two sides: that must make $${all}$ m².`,
  };
}

/** L: a piece a by b is cut out of a corner. Hole: a pond a by b. Path: so wide, all round a lawn w by h. */
function pieces(setting: "L" | "hole" | "path", w: number, h: number, a: number, b: number): Question {
  if (setting === "path") {
    const p = b <= 4 ? 1 : 2;
    const bothSides = 2 * p;
    const [W, H] = [w + bothSides, h + bothSides];
    const [together, lawn] = [W * H, w * h];
    const value = together - lawn;
    const answer = { kind: "whole", value: String(value), unit: "m²" } as const;
    return {
      prompt: `A lawn is $${w}$ m long and $${h}$ m wide. A path goes all the way round it, everywhere $${p}$ m wide and with square corners. What is the area of the path in m²?`,
      figure: {
        alt: `A rectangular lawn, ${w} m long and ${h} m wide, with a path ${p} m wide all round it. The outer edge of the path is a rectangle, too.`,
        scale: true,
        points: {},
        draw: [
          { polygon: rectangleAt(W, H), fill: "tint2" },
          { polygon: rectangleAt(w, h, [p, p]), fill: "paper" },
          { text: `${w} m`, at: [p + w / 2, p + h / 2] },
          side([p, p], [p, p + h], `${h} m`, "e"),
          {
            line: [
              [W - p, -1],
              [W, -1],
            ],
            thin: true,
            label: `${p} m`,
            side: "s",
          },
        ],
      },
      answer,
      steps: [
        `Lawn and path together are a larger rectangle. Take the lawn away from it, and the path is left.`,
        `The path adds $${p}$ m on both sides: the larger rectangle is $${w} + ${bothSides} = ${W}$ m long and $${h} + ${bothSides} = ${H}$ m wide.`,
        `Its area is $${W} \\times ${H} = ${together}$ m², and the lawn has $${w} \\times ${h} = ${lawn}$ m².`,
        `$${together} - ${lawn} = ${value}$, so the path has an area of $${value}$ m².`,
      ],
      slips: wholeSlips(answer, [
        [
          (w + p) * (h + p) - lawn,
          "added the path on one side only",
          `The path lies on both sides of the lawn. How long is lawn and path together?`,
        ],
        [
          bothSides * (w + h),
          "left out the corners of the path",
          `You counted the four strips beside the lawn. What lies at the four corners?`,
        ],
        [together, "forgot to take the lawn away", `That is lawn and path together. How much of it is lawn?`],
        [
          bothSides * (W + H),
          "counted the corners of the path twice",
          `Your strips cover each other at the corners. How often is each corner counted?`,
        ],
      ]),
      check: `Cut the path into four strips that do not cover each other, and add their areas.`,
    };
  }
  const isL = setting === "L";
  const [whole, piece] = [w * h, a * b];
  const value = whole - piece;
  // The sides of the L beside the corner that is missing, and the two rectangles on either side of a cut straight down.
  const [top, right] = [w - a, h - b];
  const [leftPart, rightPart] = [top * h, a * right];
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  const x = Math.floor((w - a) / 2);
  const y = Math.floor((h - b) / 2);
  const corners: Point[] = [
    [0, 0],
    [w, 0],
    [w, right],
    [top, right],
    [top, h],
    [0, h],
  ];
  return {
    prompt: isL
      ? `All the corners of this shape are right angles. What is its area in cm²?`
      : `A card is $${w}$ cm long and $${h}$ cm wide. A rectangular window of $${a}$ cm by $${b}$ cm is cut out of it. What area of card is left, in cm²?`,
    figure: isL
      ? {
          alt: `A shape like the letter L with six sides. Its bottom side is ${w} cm, its left side ${h} cm, its top side ${top} cm and its right side ${right} cm. A corner is missing at the upper right. All corners are right angles.`,
          scale: true,
          points: {},
          draw: [
            { polygon: corners, fill: "tint1" },
            side([0, 0], [w, 0], `${w} cm`, "s"),
            side([0, 0], [0, h], `${h} cm`, "w"),
            side([0, h], [top, h], `${top} cm`, "n"),
            side([w, 0], [w, right], `${right} cm`, "e"),
          ],
        }
      : {
          alt: `A rectangle, ${w} cm long and ${h} cm wide, with a rectangular hole ${a} cm long and ${b} cm wide.`,
          scale: true,
          points: {},
          draw: [
            { polygon: rectangleAt(w, h), fill: "tint1" },
            { polygon: rectangleAt(a, b, [x, y]), fill: "paper" },
            side([0, 0], [w, 0], `${w} cm`, "s"),
            side([w, 0], [w, h], `${h} cm`, "e"),
            side([x, y + b], [x + a, y + b], `${a} cm`, "s"),
            side([x + a, y], [x + a, y + b], `${b} cm`, a >= 6 ? "w" : "e"),
          ],
        },
    answer,
    steps: isL
      ? [
          `Cut the shape into two rectangles, say with a line straight down from the inner corner.`,
          `The left one is $${top}$ cm by $${h}$ cm: its area is $${leftPart}$ cm².`,
          `The right one is $${w} - ${top} = ${a}$ cm by $${right}$ cm: its area is $${rightPart}$ cm².`,
          `$${leftPart} + ${rightPart} = ${value}$, so the area is $${value}$ cm².`,
        ]
      : [
          `What is left is the whole card without the window. So work out both areas.`,
          `The whole card has $${w} \\times ${h} = ${whole}$ cm², and the window has $${a} \\times ${b} = ${piece}$ cm².`,
          `$${whole} - ${piece} = ${value}$, so $${value}$ cm² of card are left.`,
        ],
    slips: wholeSlips(
      answer,
      isL
        ? [
            [
              whole,
              "forgot the piece that is missing",
              `That is the whole rectangle. How large is the corner that is missing?`,
            ],
            [
              leftPart + w * right,
              "counted one part twice",
              `Your two rectangles cover each other in the lower left. Where can you cut so that they do not?`,
            ],
            [
              whole - top * right,
              "took away the wrong rectangle",
              `The labels are on the sides that are left. How long are the two sides of the missing corner?`,
            ],
            [
              2 * (w + h),
              "worked out the perimeter instead of the area",
              `That is the way once round. How many squares cover the shape?`,
            ],
          ]
        : [
            [whole, "forgot the piece that is missing", `That is the whole card. How large is the window?`],
            [
              whole + piece,
              "added the hole instead of taking it away",
              `The window is cut out. Does that make the area larger?`,
            ],
            [
              top * right,
              "took the sides of the hole away from the sides",
              `Taking $${a}$ cm off the length takes a whole strip away. Only the window is cut out.`,
            ],
            [piece, "gave the area of the hole", `That is the piece that is cut out. How much is left?`],
          ],
    ),
    check: isL
      ? `Cut the shape another way, or take the missing corner from the whole rectangle: the area must be the same.`
      : `What is left and the window together must make the whole card.`,
  };
}

const skill: Skill = {
  id: "area-of-rectangles",
  title: "Area of rectangles",
  about: "The area says how many unit squares cover a shape; in a rectangle they lie in equal rows.",
  curriculum: ["Y4-Y6 area", "3.MD.7", "4.MD.3"],
  needs: ["times-tables"],
  stages: [
    stage({
      grade: 1,
      label: "squares in rows",
      bounds: { thing: ["wall", "paper", "yard"], w: [4, 10], h: [3, 9] },
      rules: { "it is longer than wide": ({ w, h }) => w > h },
      write: ({ thing, w, h }) => rows(thing, w, h),
    }),
    stage({
      grade: 2,
      label: "length times width",
      bounds: { thing: ["rectangle", "field", "carpet"], w: [11, 30], h: [4, 12] },
      rules: { "it is no strip, and no power of ten": ({ w, h }) => w <= 4 * h && w > h && h !== 10 },
      write: ({ thing, w, h }) => area(thing, w, h),
    }),
    stage({
      grade: 3,
      label: "from the area to a side",
      bounds: { setting: ["rectangle", "square"], a: [3, 12], b: [4, 20] },
      rules: {
        "a rectangle is no square, and the sum is not trivial": ({ setting, a, b }) =>
          setting === "square" || (a !== b && a !== 10 && b !== 10 && b <= 4 * a),
        "a square, which has only one side to draw, comes more rarely": ({ setting, a }) =>
          setting === "rectangle" || a <= 5,
      },
      write: ({ setting, a, b }) => sideOf(setting, a, b),
    }),
    stage({
      grade: 4,
      label: "shapes made of rectangles",
      bounds: { setting: ["L", "hole", "path"], w: [8, 20], h: [6, 15], a: [3, 12], b: [2, 9] },
      rules: {
        "the piece fits with room to spare": ({ setting, w, h, a, b }) =>
          setting === "path" || (w - a >= 4 && h - b >= (setting === "L" ? 3 : 4)),
        "it is longer than wide": ({ w, h, a, b }) => w > h && a !== b,
        "the lengths are different": ({ setting, w, h, a, b }) =>
          setting !== "L" || new Set([w, h, w - a, h - b, a, b]).size === 6,
      },
      write: ({ setting, w, h, a, b }) => pieces(setting, w, h, a, b),
    }),
  ],
};

export default skill;
