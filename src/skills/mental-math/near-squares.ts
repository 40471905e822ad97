import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, times } from "./shared-sums.ts";

type Order = "smaller first" | "larger first";

const stories = {
  bare: (a: number, b: number) => inYourHead(times(a, b)),
  hall: (a: number, b: number) =>
    `A stand of a stadium in Oslo has $${a}$ rows with $${b}$ seats each. How many seats does it have? Work it out in your head.`,
  field: (a: number, b: number) =>
    `A field near Nairobi is $${a}$ m wide and $${b}$ m long. What is its area in square metres? Work it out in your head.`,
};

/** The product of the two numbers that are so far below and above the middle. */
function around(middle: number, off: number, order: Order, setting: keyof typeof stories): Question {
  const [low, high] = [middle - off, middle + off];
  const square = middle * middle;
  const offSquare = off * off;
  const product = square - offSquare;
  const twiceOff = 2 * off;
  const [a, b, signs] = order === "smaller first" ? [low, high, ["-", "+"]] : [high, low, ["+", "-"]];
  const [onesA, onesB] = [a % 10, b % 10];
  const unit = setting === "field" ? "m²" : undefined;
  const answer = whole(product, { unit });
  return {
    prompt: stories[setting](a, b),
    answer,
    steps: [
      `$${times(a, b)} = (${middle} ${signs[0]} ${off}) \\times (${middle} ${signs[1]} ${off})$: both are $${off}$ away from $${middle}$.`,
      `$${middle}^2 = ${tex(square)}$: the square of the number in the middle.`,
      `$${off}^2 = ${offSquare}$: the square of the distance. The product is smaller by that much.`,
      `$${tex(square)} - ${offSquare} = ${tex(product)}$: take it away. So the answer is ${measure(tex(product), unit)}.`,
    ],
    slips: slips(answer, [
      [
        square,
        "stopped at the square in the middle",
        `That is $${middle}^2$. A rectangle of $${low}$ by $${high}$ is a little smaller than that square: by how much?`,
      ],
      [
        square + offSquare,
        "put it right in the wrong direction",
        `You added $${offSquare}$. Try it with small numbers: is $4 \\times 6$ more or less than $5^2$?`,
      ],
      [
        square - off,
        "took away the distance instead of its square",
        `You took away $${off}$. Try it with small numbers: $3 \\times 7$ is not $5^2 - 2$. What is taken away there?`,
      ],
      [
        square - twiceOff,
        "took away twice the distance instead of its square",
        `You took away $${twiceOff}$. Try it with small numbers: how much less than $5^2$ is $4 \\times 6$, and how much less is $2 \\times 8$?`,
      ],
    ]),
    check: `The answer must be a little less than $${middle}^2$, and its last digit is that of $${times(onesA, onesB)}$.`,
  };
}

const ways = {
  up: { by: 1, sign: "+", change: "are added", end: "add", did: "added", size: "more" },
  down: { by: -1, sign: "-", change: "go", end: "take away", did: "took away", size: "less" },
};

/** The square of the number one above or below a known one. */
function next(known: number, way: "up" | "down", form: "power" | "product"): Question {
  const { by, sign, change, end, did, size } = ways[way];
  const n = known + by;
  const square = known * known;
  const both = known + n;
  const value = n * n;
  const ones = n % 10;
  const answer = whole(value);
  return {
    prompt: inYourHead(form === "power" ? `${n}^2` : times(n, n)),
    answer,
    steps: [
      `$${known}^2 = ${tex(square)}$: the square beside it that you know.`,
      `$${known} + ${n} = ${both}$: from $${known}^2$ to $${n}^2$, one row and one column ${change}.`,
      `$${tex(square)} ${sign} ${both} = ${tex(value)}$: ${end} both. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      [
        square + by,
        "went on by one only",
        `From a square of $${known}$ by $${known}$ to one of $${n}$ by $${n}$ it is a whole row and a whole column. How many is that?`,
      ],
      [
        square + by * 2 * known,
        way === "up" ? "left out the corner" : "took the corner away twice",
        way === "up"
          ? `You added $${known}$ twice. The new row has $${known}$, but the new column goes over the corner, too: how long is it?`
          : `You took away $${known}$ twice. Once a row of $${known}$ is gone, how long is the column?`,
      ],
      [square + by * known, "changed only the rows", `You ${did} one row of $${known}$. What about the column?`],
      [square - by * both, "went the wrong way", `Is $${n}^2$ more or less than $${known}^2$?`],
    ]),
    check: `The answer must be ${size} than $${tex(square)}$, and its last digit is that of $${times(ones, ones)}$.`,
  };
}

const skill: Skill = {
  id: "near-squares",
  title: "Near squares",
  about:
    "For two numbers equally far below and above a third one, or a square beside a known one: begin with the known square.",
  curriculum: ["KS3 powers", "KS3 mental methods"],
  natural: true,
  needs: ["square-numbers", "squares-ending-in-five"],
  stages: [
    stage({
      grade: 3,
      label: "one below and one above",
      bounds: { middle: [11, 100], order: ["smaller first", "larger first"] },
      rules: {
        "neither of the two is 10": ({ middle }) => middle !== 11,
        "the square in the middle is known": ({ middle }) => middle <= 15 || middle === 25 || middle % 10 === 0,
      },
      write: ({ middle, order }) => around(middle, 1, order, "bare"),
    }),
    stage({
      grade: 4,
      label: "equally far below and above",
      bounds: {
        middle: [15, 100, 5],
        off: [2, 6],
        order: ["smaller first", "larger first"],
        setting: ["bare", "hall", "field"],
      },
      rules: {
        "both are close to the middle": ({ middle, off }) => 5 * off <= middle,
        "neither of the two is round": ({ middle, off }) => (middle - off) % 10 !== 0,
        // Times 99 and 101 has its own method.
        "neither of the two is beside a hundred": ({ middle, off }) => middle + off !== 99 && middle + off !== 101,
        "a field is longer than it is wide": ({ order, setting }) => setting !== "field" || order === "smaller first",
      },
      write: ({ middle, off, order, setting }) => around(middle, off, order, setting),
    }),
    stage({
      grade: 4,
      label: "the square beside a known one",
      bounds: { known: [15, 100, 5], way: ["up", "down"], form: ["power", "product"] },
      write: ({ known, way, form }) => next(known, way, form),
    }),
  ],
};

export default skill;
