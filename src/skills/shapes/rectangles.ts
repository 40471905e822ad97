import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { lShape, pathAround, withWindow } from "./parts/rectangles-together.ts";
import { labelledSide, rectangleAt } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

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
        labelledSide([0, 0], [w, 0], `${w} ${unit}`, "s"),
        labelledSide([w, 0], [w, h], `${h} ${unit}`, "e"),
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
      write: ({ setting, w, h, a, b }) =>
        setting === "L"
          ? lShape(w, h, a, b)
          : setting === "hole"
            ? withWindow(w, h, a, b)
            : pathAround(w, h, b <= 4 ? 1 : 2),
    }),
  ],
};

export default skill;
