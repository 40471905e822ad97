import type { Question } from "../../../engine/exercise.ts";
import { inBrackets } from "../../../engine/tex.ts";
import { tex } from "../../../engine/words.ts";
import { wholeRoot } from "../../../maths/whole.ts";
import { boxMarks } from "../shared-figures.ts";
import { wholeSlips } from "../shared-slips.ts";

/** Whole boxes with a whole diagonal from corner to opposite corner. */
export const boxes = {
  "1, 2, 2, 3": [2, 2, 1, 3],
  "2, 3, 6, 7": [6, 3, 2, 7],
  "1, 4, 8, 9": [8, 4, 1, 9],
  "4, 4, 7, 9": [7, 4, 4, 9],
  "2, 6, 9, 11": [9, 6, 2, 11],
  "6, 6, 7, 11": [7, 6, 6, 11],
  "3, 4, 12, 13": [12, 4, 3, 13],
  "2, 10, 11, 15": [11, 10, 2, 15],
  "8, 9, 12, 17": [12, 9, 8, 17],
} as const;

type Box = keyof typeof boxes;

/** From corner to opposite corner of a box: two triangles, one after the other. */
export function across(box: Box, k: number): Question {
  const [l, w, h, d] = boxes[box].map((n) => n * k) as [number, number, number, number];
  const answer = { kind: "whole", value: String(d), unit: "cm" } as const;
  const floor = l * l + w * w;
  const square = d * d;
  return {
    prompt: `A box is $${l}$ cm long, $${w}$ cm wide and $${h}$ cm high inside. How many centimetres long is a thin rod that fits in from one corner to the corner farthest from it?`,
    figure: {
      alt: `A box, ${l} cm long, ${w} cm wide and ${h} cm high.`,
      scale: true,
      points: {},
      draw: boxMarks(l, w, h, [`${l} cm`, `${w} cm`, `${h} cm`]),
    },
    answer,
    steps: [
      `There are two right-angled triangles: one lies on the floor, the other stands on its diagonal and reaches the top corner.`,
      `On the floor the square of the diagonal is $${l}^2 + ${w}^2 = ${floor}$. No root is needed yet.`,
      `The rod is opposite the right angle between that diagonal and the height: its square is $${floor} + ${h}^2 = ${tex(square)}$.`,
      `$${d} \\times ${d} = ${tex(square)}$, so the rod is $${d}$ cm long.`,
    ],
    slips: wholeSlips(answer, [
      [
        l + w + h,
        "added the edges instead of their squares",
        `That is the way along three edges. The rod goes straight: add the squares.`,
      ],
      [
        wholeRoot(floor) ?? -1,
        "stopped at the diagonal of the floor",
        `That is the diagonal on the floor. How does the height come in?`,
      ],
      [square, "forgot the square root", `That is the square of the length. Which number has this square?`],
      [
        wholeRoot(l * l + h * h) ?? -1,
        "left out one of the edges",
        `You used two of the edges. Where does the third come in?`,
      ],
      [
        l * w * h,
        "worked out the volume",
        `That is how much the box holds. How far is it from corner to corner in a straight line?`,
      ],
    ]),
    check: `The rod must be longer than each edge, and its square must be the sum of the squares of all three edges.`,
  };
}

/** The area of a gable with two equal sides, which needs its height first. */
export function roof(a: number, b: number, c: number): Question {
  // Base 2a, equal sides c, height b.
  const base = 2 * a;
  const [halfSquare, heightSquare, slantSquare] = [a * a, b * b, c * c];
  const area = a * b;
  const answer = { kind: "whole", value: String(area), unit: "m²" } as const;
  return {
    prompt: `A gable is a triangle with two equal sides of $${c}$ m. Its base is $${base}$ m long. What is its area in m²?`,
    figure: {
      alt: `A triangle standing on its base of ${base} m. Its two other sides are equal, ${c} m each.`,
      scale: true,
      points: { A: [-a, 0], B: [a, 0], C: [0, b] },
      draw: [
        { polygon: ["A", "B", "C"], fill: "tint1" },
        { line: ["A", "B"], label: `${base} m` },
        { line: ["A", "C"], label: `${c} m` },
        { line: ["B", "C"], label: `${c} m` },
      ],
    },
    answer,
    steps: [
      `For the area you need the height. It cuts the triangle into two equal halves with right angles, each with half of the base: $${a}$ m.`,
      `In one half $${c}$ m is the longest side: the square of the height is $${c}^2 - ${a}^2 = ${tex(slantSquare)} - ${tex(halfSquare)} = ${tex(heightSquare)}$.`,
      `So the height is $${b}$ m. The area is half of base times height.`,
      `$${base} \\times ${b} \\div 2 = ${tex(area)}$, so the area is $${tex(area)}$ m².`,
    ],
    slips: wholeSlips(answer, [
      [2 * area, "forgot to halve", `That is base times height. What part of the rectangle is the triangle?`],
      [
        a * c,
        "took the slanting side for the height",
        `The sides of $${c}$ m lean. How high is the top over the middle of the base?`,
      ],
      [
        area / 2,
        "found only one half of the triangle",
        `That is one of the two halves. How large is the whole triangle?`,
      ],
      [
        base * c,
        "multiplied base and slanting side",
        `Base times height is needed, and half of it. How high is the top over the base?`,
      ],
    ]),
    check: `Half the base, the height and the slanting side must fit Pythagoras.`,
  };
}

/** How far it is between two points. */
export function distance(a: number, b: number, c: number, x: number, y: number): Question {
  const [u, v] = [x + a, y + b];
  const [acrossSquare, upSquare, square] = [a * a, b * b, c * c];
  const answer = { kind: "whole", value: String(c) } as const;
  const minus = (p: number, q: number) => `${p} - ${inBrackets(q)}`;
  return {
    prompt: `How far apart are the points $P\\,(${x}, ${y})$ and $Q\\,(${u}, ${v})$ in a straight line, in units of the grid?`,
    answer,
    steps: [
      `Go from $P$ to $Q$ first to the right and then up: that makes a right-angled triangle, and $PQ$ is its longest side.`,
      `To the right it is $${minus(u, x)} = ${a}$, and up it is $${minus(v, y)} = ${b}$.`,
      `By Pythagoras $PQ^2 = ${a}^2 + ${b}^2 = ${tex(acrossSquare)} + ${tex(upSquare)} = ${tex(square)}$.`,
      `$${c} \\times ${c} = ${tex(square)}$, so $P$ and $Q$ are $${c}$ units apart.`,
    ],
    slips: wholeSlips(answer, [
      [
        a + b,
        "added the steps instead of their squares",
        `That is the way along the grid. The straight way is shorter: add the squares.`,
      ],
      [square, "forgot the square root", `That is the square of the distance. Which number has this square?`],
      [
        wholeRoot((x + u) ** 2 + (y + v) ** 2) ?? -1,
        "added the coordinates instead of subtracting",
        `How far is it from $${x}$ to $${u}$? That is a difference.`,
      ],
      [
        wholeRoot(Math.abs(acrossSquare - upSquare)) ?? -1,
        "subtracted the squares instead of adding",
        `The straight way is opposite the right angle. Are the squares added or subtracted?`,
      ],
      [
        square / 2,
        "halved instead of taking the square root",
        `Squaring is not doubling. Which number, multiplied by itself, gives $${tex(square)}$?`,
      ],
    ]),
    check: `The distance must be longer than the steps to the right, longer than the steps up, and shorter than both together.`,
  };
}
