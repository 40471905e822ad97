import { family } from "../../../engine/family.ts";
import type { Figure } from "../../../engine/figure/figure.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { commas, count, tex } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Always the largest square is cut off a rectangle, until squares are all that is left: Euclid's way to the common factor. */
const settings = {
  paper: {
    title: "Squares off the sheet",
    story: (a: number, b: number) =>
      `Haruto has a sheet of paper, $${b}$ cm by $${a}$ cm. With a straight cut he takes off the **largest square** he can. With what is left he does the same, again and again, until the last piece is a square itself.`,
    question: "How many squares does he get in all?",
  },
  cloth: {
    title: "The last patches",
    story: (a: number, b: number) =>
      `From a cloth of $${b}$ cm by $${a}$ cm, Ifeoma cuts the **largest square** she can. From the rest she cuts the largest square again, and so on, until only squares are left.`,
    question: "How many centimetres long are the sides of her smallest squares?",
  },
  land: {
    title: "Plots for the village",
    story: (a: number, b: number) =>
      `A meadow, $${b}$ m by $${a}$ m, is turned into square gardens. The first one is the **largest square** that can be fenced off at one end. The next is the largest that can be fenced off from the rest, and so on, until the last bit of meadow is a square.`,
    question: "How many gardens will there be?",
  },
  pixels: {
    title: "Cropping a picture",
    story: (a: number, b: number) =>
      `Wiremu has a small picture on his screen, $${b}$ pixels wide and $${a}$ pixels high. He crops off the **largest square** he can and saves it. From the rest he crops off the largest square again, and so on, until the last part is a square too.`,
    question: "How many pixels are in **one** of his smallest squares?",
  },
};

/** One rectangle that is not asked for, cut up. */
const example: Figure = {
  alt: "An example: a rectangle 8 wide and 5 high, cut into five squares. The first has side 5, the next side 3, the next side 2, and the last two have side 1.",
  scale: true,
  points: {},
  draw: [
    ...(
      [
        [0, 0, 5],
        [5, 0, 3],
        [5, 3, 2],
        [7, 3, 1],
        [7, 4, 1],
      ] as const
    ).flatMap(([x, y, side]): Figure["draw"] => [
      {
        polygon: [
          [x, y],
          [x + side, y],
          [x + side, y + side],
          [x, y + side],
        ],
      },
      { text: String(side), at: [x + side / 2, y + side / 2], side: "c" },
    ]),
  ],
};

export default family({
  level: "medium",
  topic: "factors-multiples",
  minutes: 5,
  kind: "thinking",
  technique: "Euclid's algorithm",
  ages: "11-14",
  curriculum: ["KS3 HCF", "6.NS.4", "MP8"],
  bounds: {
    setting: ["paper", "cloth", "land", "pixels"],
    a: [14, 90],
    b: [20, 160],
  },
  rules: {
    "the second side is longer, but not three times as long": ({ a, b }) => b > a && b < 3 * a,
    "three or four sizes of square": ({ a, b }) => [3, 4].includes(cuts(a, b).length),
    "the smallest squares are more than one unit wide": ({ a, b }) => smallest(a, b) >= 3 && smallest(a, b) <= 12,
    "at most fourteen squares": ({ a, b }) => total(a, b) <= 14,
  },
  write({ setting, a, b }) {
    const { title, story, question } = settings[setting];
    const steps = cuts(a, b);
    const [first, ...later] = steps as [Cut, ...Cut[]];
    const strip = first.left;
    const divisions = later.map((step) => {
      const left = step.left ? ` + ${step.left}` : "";
      return `${step.long} = ${times(step)}${left}`;
    });
    const [side, squares] = [smallest(a, b), total(a, b)];
    const right = { paper: squares, cloth: side, land: squares, pixels: side * side }[setting];
    const numbers = texSum(steps.map(({ many }) => many));
    const areas = steps.map(({ many, side }) => (many === 1 ? `${side}^2` : `${many} \\times ${side}^2`));
    const middle = Math.ceil(areas.length / 2);
    const [firstPart, secondPart] = [areas.slice(0, middle), areas.slice(middle)].map(texSum);
    const firstHalf = sum(steps.slice(0, middle).map(({ many, side }) => many * side * side));
    const area = a * b;
    const secondHalf = area - firstHalf;
    return {
      title,
      problem: `${story(a, b)} (The picture shows a smaller one, $8$ by $5$.)\n\n${question}`,
      figure: example,
      answer: {
        kind: "whole",
        value: String(right),
        unit: { paper: "squares", cloth: "cm", land: "gardens", pixels: "pixels" }[setting],
      },
      hint: "The short side tells how large the square is. How often does it fit into the long side, and what is the rest as a rectangle?",
      solution: [
        `Divide the long side by the short one, because the short side is the side of the largest square: $${b} = ${times(first)} + ${strip}$. That makes ${count(first.many, "square")} with side $${a}$, and a strip of $${a}$ by $${strip}$ is left.`,
        `Go on with the strip in the same way, always dividing the old short side by the remainder: ${commas(texEach(divisions))}. Now nothing is left. This is **Euclid's algorithm**, and the last side, $${side}$, is the highest common factor of $${a}$ and $${b}$.`,
        {
          paper: `Add up the squares of all sizes: $${numbers} = ${squares}$.`,
          cloth: `So the smallest squares have sides of $${side}$ cm.`,
          land: `Add up the gardens of all sizes: $${numbers} = ${squares}$.`,
          pixels: `One of the smallest squares has $${side} \\times ${side} = ${right}$ pixels.`,
        }[setting],
        `Check by area: $${firstPart} = ${tex(firstHalf)}$ and $${secondPart} = ${tex(secondHalf)}$, together $${tex(area)}$, and the whole is $${b} \\times ${a} = ${tex(area)}$ as well.`,
      ],
      slips: apart(
        right,
        setting === "paper" || setting === "land"
          ? [
              [steps.length, "You counted the sizes. Several squares can have the same size."],
              [
                area / side ** 2,
                "That many of the smallest squares would fill the whole, but here the largest square comes off first.",
              ],
              [squares - 1, "The last piece is a square too and counts."],
              [side, "That is the side of the smallest square; the question asks how many squares there are."],
            ]
          : [
              ...(setting === "pixels"
                ? [[side, "That is the side of a smallest square; count the pixels in it."] as const]
                : []),
              [
                setting === "cloth" ? strip : strip ** 2,
                "You stopped after the first strip. It is not a square yet, so go on with it.",
              ],
              [1, "It does not have to go down to 1: the cutting ends as soon as the piece that is left is a square."],
              [squares, "That is the number of squares; the question asks about the size of the smallest."],
            ],
      ),
      check: "Sketch the cuts, write the side into each square, and see whether the areas add up to the whole.",
    };
  },
});

interface Cut {
  readonly long: number;
  readonly side: number;
  readonly many: number;
  readonly left: number;
}

function cuts(short: number, long: number): Cut[] {
  const left = long % short;
  const cut = { long, side: short, many: Math.floor(long / short), left };
  return left === 0 ? [cut] : [cut, ...cuts(left, short)];
}

function smallest(a: number, b: number): number {
  return cuts(a, b).at(-1)?.side ?? 0;
}

function total(a: number, b: number): number {
  return sum(cuts(a, b).map(({ many }) => many));
}

function times({ many, side }: Cut): string {
  return `${many} \\times ${side}`;
}
