import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";

const point = (x: number, y: number): string => `(${x}, ${y})`;

/** A square whose side goes a across and b up, from (x, y). */
const settings = {
  patio: (x: number, y: number, a: number, b: number) => {
    const [A, B] = [point(x, y), point(x + a, y + b)];
    const side = a + b;
    const box = side ** 2;
    const rectangle = a * b;
    const triangles = 2 * rectangle;
    const [aSquared, bSquared] = [a * a, b * b];
    const area = aSquared + bSquared;
    return {
      title: "A patio at a slant",
      problem: `On the plan of a park the grid lines are $1$ m apart. A patio is a square. One of its sides goes from $A\\,${A}$ to $B\\,${B}$.\n\nWhat is the area of the patio, in m²?`,
      answer: { kind: "whole" as const, value: String(area), unit: "m²" },
      key: String(area),
      alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8. A shaded square has the side AB from A ${A} to B ${B}; it lies to the left of the way from A to B.`,
      hint: "Draw the smallest upright square round the patio. What do the four corners that stick out look like?",
      steps: [
        `Along its side the patio goes $${a}$ across and $${b}$ up. The next side goes $${b}$ and $${a}$, and so on. So an **upright box round the slanting square** has sides of $${a} + ${b} = ${side}$ m and an area of $${box}$ m².`,
        `Four right-angled triangles lie in the corners of the box. Each has the short sides $${a}$ and $${b}$, so two of them make a rectangle of $${a} \\times ${b} = ${rectangle}$ m². All four have $2 \\times ${rectangle} = ${triangles}$ m².`,
        `The patio has $${box} - ${triangles} = ${area}$ m².`,
        `Check with Pythagoras: the side has the square $${a}^2 + ${b}^2 = ${aSquared} + ${bSquared} = ${area}$, and this is the area.`,
      ],
      slips: [
        [box, "That is the upright box round the patio. Which pieces of it lie outside?"],
        [
          Math.max(a, b) ** 2,
          "You took the side as long as it is across or up. It goes at a slant and is longer than that.",
        ],
        [box - 2 * triangles, "You took off four rectangles. The corners are triangles."],
      ] as const,
      check: "Count the patio in whole squares and pieces; your number must be near that.",
    };
  },
  raft: (x: number, y: number, a: number, b: number) => {
    const [bx, by] = [x + a, y + b];
    const [A, B, C] = [point(x, y), point(bx, by), point(bx - b, by + a)];
    const [across, up] = [a - b, a + b];
    const [acrossSquared, upSquared] = [across ** 2, up ** 2];
    const diagonalSquared = acrossSquared + upSquared;
    const [aSquared, bSquared] = [a * a, b * b];
    const sideSquared = aSquared + bSquared;
    return {
      title: "The raft that drifted round",
      problem: `A square raft $ABCD$ floats on a pond with a grid of ropes. The corners are named going round **anticlockwise**. $A$ is at $${A}$ and $B$ is at $${B}$.\n\nWhat are the coordinates of $C$?`,
      answer: { kind: "coordinate" as const, value: [String(bx - b), String(by + a)] },
      key: C,
      alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8. The side AB of a square is drawn from A ${A} to B ${B}. The other corners are not drawn.`,
      hint: "From A to B you go so many across and so many up. How do these steps change when you turn left by a right angle at B?",
      steps: [
        `From $A$ to $B$ it is $${a}$ to the right and $${b}$ up.`,
        `Going round anticlockwise you turn left at $B$. A quarter turn to the left makes right into up and up into left: $${b}$ to the left and $${a}$ up. The technique is **turning the steps**.`,
        `So $C$ is at $(${bx} - ${b}, ${by} + ${a}) = ${C}$.`,
        `Check with the diagonal $AC$. In a square its square is twice that of a side. It goes $${across}$ across and $${up}$ up: $${acrossSquared} + ${upSquared} = ${diagonalSquared}$, and a side has $${aSquared} + ${bSquared} = ${sideSquared}$.`,
      ],
      slips: [
        [point(x + a + b, y + b - a), "You turned right at B. Anticlockwise means turning left."],
        [point(x - b, y + a), "That is D, the corner next to A. Where do you start the turned steps?"],
        [point(x + 2 * a, y + 2 * b), "You went straight on. At a corner of a square you turn by a right angle."],
        [point(x, y + 2 * b), "The steps must swap places when they turn: what was across becomes up."],
      ] as const,
      check: "AB and the way from B to your point must be equally long and make a right angle.",
    };
  },
  frame: (_x: number, _y: number, a: number, b: number) => {
    const [side, area, isLeft] = [a + b, a * a + b * b, b < a];
    const box = side * side;
    const rectangle = a * b;
    const outside = 2 * rectangle;
    const nearer = isLeft ? "left" : "right";
    const corner = isLeft ? point(b, 0) : `(${side} - ${a}, 0) = ${point(b, 0)}`;
    return {
      title: "Canvas in a frame",
      problem: `A square frame has its corners at $(0, 0)$, $(${side}, 0)$, $(${side}, ${side})$ and $(0, ${side})$. A square canvas hangs in it at a slant. Each corner of the canvas lies on a side of the frame, at a point with whole-number coordinates. The canvas has an area of $${area}$ squares of the grid.\n\nOn the lowest side of the frame, the corner of the canvas is nearer to the **${nearer}** end. What are its coordinates?`,
      answer: { kind: "coordinate" as const, value: [String(b), "0"] },
      key: point(b, 0),
      alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8. The frame is drawn, a square with the corners (0, 0), (${side}, 0), (${side}, ${side}) and (0, ${side}). The canvas is not drawn.`,
      hint: "What is the area of the four corners outside the canvas? Two of these triangles make a rectangle: what do you know about its sides?",
      steps: [
        `The frame has $${side}^2 = ${box}$ squares. Outside the canvas there are $${box} - ${area} = ${outside}$. The idea is an **upright box round the slanting square**.`,
        `These are four equal right-angled triangles. Two of them make a rectangle of $${outside} \\div 2 = ${rectangle}$ squares. Its sides are the two pieces into which a corner of the canvas cuts a side of the frame.`,
        `So the pieces add to $${side}$ and their product is $${rectangle}$. Whole numbers that do this are $${Math.min(a, b)}$ and $${Math.max(a, b)}$ only. The shorter piece is on the ${nearer}, so the corner is at $${corner}$.`,
        `Check with Pythagoras: from $${point(b, 0)}$ to the next corner, $${point(side, b)}$, it is $${a}$ across and $${b}$ up. Then $${a}^2 + ${b}^2 = ${area}$, the area of the canvas.`,
      ],
      slips: [
        [point(a, 0), "The pieces are right. Which end of the side is the nearer one?"],
        [point(0, b), "The first number tells how far across. Where is the lowest side of the frame?"],
        ...(side % 2 === 0
          ? [
              [
                point(side / 2, 0),
                "With corners in the middle of the sides the canvas would have half the area of the frame. Has it?",
              ] as const,
            ]
          : []),
      ] as const,
      check: "The squares of the two pieces of the lowest side must add up to the area of the canvas.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "an upright box round the slanting square",
  ages: "12-14",
  curriculum: ["KS3 coordinates and area", "6.G.3", "8.G.6"],
  bounds: { setting: ["patio", "raft", "frame"], x: [1, 4], y: [1, 2], a: [2, 6], b: [1, 4] },
  rules: {
    "the square is really slanted": ({ a, b }) => a !== b,
    "it stays on the grid": ({ x, y, a, b }) => x >= b && x + a <= 8 && y + a + b <= 8,
    "the start is not the same number twice": ({ x, y }) => x !== y,
  },
  write({ setting, x, y, a, b }) {
    const { title, problem, answer, key, alt, hint, steps, slips, check } = settings[setting](x, y, a, b);
    const side = a + b;
    const corners: Point[] = [
      [x, y],
      [x + a, y + b],
      [x + a - b, y + b + a],
      [x - b, y + a],
    ];
    const [A, B] = corners as [Point, Point];
    const boxOf = (left: number, low: number): Point[] => [
      [left, low],
      [left + side, low],
      [left + side, low + side],
      [left, low + side],
    ];
    const canvas: Point[] = [
      [b, 0],
      [side, b],
      [a, side],
      [0, a],
    ];
    const drawnLast = { patio: boxOf(x - b, y), raft: corners, frame: canvas }[setting];
    return {
      title,
      problem,
      figure: {
        alt,
        scale: true,
        points: {},
        draw: [
          { axes: { x: [0, 8], y: [0, 8] } },
          ...(setting === "frame"
            ? [{ polygon: boxOf(0, 0) }]
            : [
                ...(setting === "patio" ? [{ polygon: corners, fill: "tint1" as const }] : [{ line: [A, B] }]),
                { dot: A, label: "A", side: "s" as const },
                { dot: B, label: "B", side: "e" as const },
              ]),
        ],
        completes: [{ polygon: drawnLast }],
      },
      answer,
      hint,
      solution: steps,
      slips: apart(key, slips, 1),
      check,
    };
  },
});
