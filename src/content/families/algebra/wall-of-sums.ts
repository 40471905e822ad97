import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import { inBrackets, texList, texPlus } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { sumTex } from "./shared/sums.ts";

interface Numbers {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}
/** A brick holds `times` x and a number. */
interface Brick {
  readonly times: number;
  readonly plus: number;
}

const rule = "Every brick holds the sum of the two bricks it rests on.";
const number = (plus: number): Brick => ({ times: 0, plus });
const unknown = (plus = 0): Brick => ({ times: 1, plus });

/** Walls in which every brick is the sum of the two bricks below it; x is somewhere in the lowest row. */
const settings = {
  wall: {
    title: "One brick is missing",
    row: ({ a, b, c }: Numbers) => [number(a), unknown(), number(b), number(c)],
    story: (top: number) =>
      `${rule} One number in the lowest row has been washed off by the rain. Call it $x$. The top brick holds $${top}$.\n\nWhat is $x$?`,
    hint: "Fill the second row with expressions in x. How many x are there when you reach the top?",
  },
  ends: {
    title: "Alike at both ends",
    row: ({ a, b }: Numbers) => [unknown(), number(a), number(b), unknown()],
    story: (top: number) =>
      `${rule} The first and the last brick of the lowest row hold the same number $x$. The top brick holds $${top}$.\n\nWhich number stands at both ends?`,
    hint: "Write every brick with x. Which numbers of the lowest row reach the top by one way only, and which by three?",
  },
  neighbours: {
    title: "Neighbours in the basement",
    row: ({ a, b }: Numbers) => [number(a), unknown(), unknown(1), number(b)],
    story: (top: number) =>
      `${rule} In the middle of the lowest row stand two consecutive integers, $x$ and $x + 1$. The top brick holds $${top}$.\n\nFind $x$, the smaller of the two.`,
    hint: "Go up row by row with x. How often have the two middle bricks been counted by the time you are at the top?",
  },
  five: {
    title: "Five wide, five high",
    row: ({ a, b, c, d }: Numbers) => [number(a), number(b), unknown(), number(c), number(d)],
    story: (top: number) =>
      `Yuna stacks up fifteen toy bricks. She writes a number on each of the five lowest ones. On each of the others she writes what the two bricks under it make together, and at last she reads $${top}$ at the top.\n\nThen juice drips on the middle brick of the lowest row. Which number was there? In the picture it is called $x$.`,
    hint: "Along how many different ways can you climb from the middle brick to the top? Or write each row with x.",
  },
};

/** The rows from the lowest to the top. */
function built(row: readonly Brick[]): Brick[][] {
  const rows: Brick[][] = [[...row]];
  for (let below = rows[0] ?? []; below.length > 1; below = rows.at(-1) ?? [])
    rows.push(
      below.slice(1).map((right, i) => {
        const left = below[i] ?? number(0);
        return { times: left.times + right.times, plus: left.plus + right.plus };
      }),
    );
  return rows;
}

const expression = ({ times, plus }: Brick) => sumTex([times, "x"], [plus, ""]);

/** `between` are the numbers in the rows between the lowest and the top. */
function picture(row: readonly Brick[], top: number, between: readonly (readonly number[])[]): Figure {
  const wide = row.length;
  const labels = row.map((brick) => expression(brick));
  const bricks: Mark[] = range(0, wide - 1).flatMap((y) =>
    range(0, wide - 1 - y).map((i): Mark => {
      const left = 2 * i + y;
      return {
        polygon: [
          [left, y],
          [left + 2, y],
          [left + 2, y + 1],
          [left, y + 1],
        ],
      };
    }),
  );
  const lowestRow = labels.join("; ");
  return {
    alt: `A wall of bricks: ${wide} in the lowest row, one fewer in each row above, each brick over two bricks. Lowest row: ${lowestRow}. Top brick: ${top}. The bricks between are empty.`,
    // Nothing in it is measured.
    scale: true,
    points: {},
    draw: [
      ...bricks,
      ...labels.map((text, i): Mark => ({ text, at: [2 * i + 1, 0.5], side: "c" })),
      { text: String(top), at: [wide, wide - 0.5], side: "c" },
    ],
    completes: between.flatMap((values, i) =>
      values.map((value, j): Mark => {
        const y = i + 1;
        return { text: String(value).replace("-", "−"), at: [2 * j + 1 + y, y + 0.5], side: "c" };
      }),
    ),
  };
}

export default family({
  level: "medium",
  minutes: 5,
  kind: "thinking",
  technique: "carrying the unknown upwards",
  ages: "11-13",
  curriculum: ["KS3 forming equations", "7.EE.4a"],
  bounds: {
    setting: ["wall", "ends", "neighbours", "five"],
    x: [-8, 14],
    a: [2, 9],
    b: [2, 9],
    c: [2, 9],
    d: [2, 9],
  },
  rules: {
    "x is worth finding": ({ x }) => Math.abs(x) >= 2,
    "no given number is x": ({ x, a, b, c, d }) => ![a, b, c, d].includes(x),
    "the numbers differ from each other": ({ a, b, c, d }) => new Set([a, b, c, d]).size === 4,
    "the top is above zero": ({ setting, x, ...n }) => {
      const rows = built(settings[setting].row(n));
      const top = rows.at(-1)?.[0] ?? number(0);
      return top.times * x + top.plus > 0;
    },
  },
  write({ setting, x, ...n }) {
    const { title, row, story, hint } = settings[setting];
    const lowest = row(n);
    const rows = built(lowest);
    const highest = rows.at(-1)?.[0] ?? number(0);
    const top = highest.times * x + highest.plus;
    const value = ({ times, plus }: Brick) => times * x + plus;
    const withoutPlus = top - highest.plus;
    const expressions = (bricks: readonly Brick[]) => commas(bricks.map((brick) => `$${expression(brick)}$`));
    const [, second = [], third = []] = rows;
    const belowTop = rows.at(-2) ?? [];
    const upwards =
      rows.length > 4
        ? `. The third row is ${expressions(third)}, the fourth is ${expressions(belowTop)}`
        : `, so the third row is ${expressions(belowTop)}`;
    const withNumbers = rows
      .map((bricks) => texList(bricks.map(value)))
      .map((numbers) => `$${numbers}$`)
      .join("; then ");
    const once = {
      times: lowest.reduce((all, { times }) => all + times, 0),
      plus: lowest.reduce((all, { plus }) => all + plus, 0),
    };
    return {
      title,
      problem: story(top),
      figure: picture(
        lowest,
        top,
        rows.slice(1, -1).map((bricks) => bricks.map(value)),
      ),
      answer: { kind: "whole", value: String(x), label: "x" },
      hint,
      solution: [
        `**Carry the unknown upwards** with the given numbers. The second row is ${expressions(second)}.`,
        `Each row above adds neighbours again${upwards}.`,
        `The top is $${expression(highest)}$, and it must be $${top}$. So $${sumTex([highest.times, "x"])} = ${top} ${texPlus(-highest.plus)} = ${withoutPlus}$ and $x = ${x}$.`,
        `Check by building the wall with numbers, row by row: ${withNumbers}.`,
      ],
      slips: apart(
        x,
        [
          [
            (top - once.plus) / once.times,
            "You added each brick of the lowest row once. The middle bricks support several bricks above them, so how often do they count?",
          ],
          [
            setting === "neighbours" ? x + 1 : withoutPlus,
            setting === "neighbours"
              ? "That is the larger of the two neighbours; the question asks for the smaller one."
              : `That is ${highest.times} times x. How much is x itself?`,
          ],
          [
            (top + highest.plus) / highest.times,
            `You reached the right expression for the top, but ${inBrackets(highest.plus)} should be taken away from ${top}.`,
          ],
        ],
        -1000,
      ),
      check: `Put your number into the lowest row and build the wall: the top brick must become ${top}.`,
    };
  },
});
