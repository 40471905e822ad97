import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { apart } from "../slips.ts";

const point = (x: number, y: number): string => `(${x}, ${y})`;

/** A square whose side goes a across and b up, from (x, y). */
const settings = {
  patio: (x: number, y: number, a: number, b: number) => ({
    title: "A patio at a slant",
    problem: `On the plan of a park the grid lines are $1$ m apart. A patio is a square. One of its sides goes from $A\\,${point(x, y)}$ to $B\\,${point(x + a, y + b)}$.\n\nWhat is the area of the patio, in m²?`,
    answer: { kind: "whole" as const, value: String(a * a + b * b), unit: "m²" },
    key: String(a * a + b * b),
    alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8. A shaded square has the side AB from A ${point(x, y)} to B ${point(x + a, y + b)}; it lies to the left of the way from A to B.`,
    hint: "Draw the smallest upright square round the patio. What do the four corners that stick out look like?",
    steps: [
      `Along its side the patio goes $${a}$ across and $${b}$ up. The next side goes $${b}$ and $${a}$, and so on. So an **upright box round the slanting square** has sides of $${a} + ${b} = ${a + b}$ m and an area of $${(a + b) ** 2}$ m².`,
      `Four right-angled triangles lie in the corners of the box. Each has the short sides $${a}$ and $${b}$, so two of them make a rectangle of $${a} \\times ${b} = ${a * b}$ m². All four have $2 \\times ${a * b} = ${2 * a * b}$ m².`,
      `The patio has $${(a + b) ** 2} - ${2 * a * b} = ${a * a + b * b}$ m².`,
      `Check with Pythagoras: the side has the square $${a}^2 + ${b}^2 = ${a * a} + ${b * b} = ${a * a + b * b}$, and this is the area.`,
    ],
    slips: [
      [(a + b) ** 2, "That is the upright box round the patio. Which pieces of it lie outside?"],
      [
        Math.max(a, b) ** 2,
        "You took the side as long as it is across or up. It goes at a slant and is longer than that.",
      ],
      [(a + b) ** 2 - 4 * a * b, "You took off four rectangles. The corners are triangles."],
    ] as const,
    check: "Count the patio in whole squares and pieces; your number must be near that.",
  }),
  raft: (x: number, y: number, a: number, b: number) => ({
    title: "The raft that drifted round",
    problem: `A square raft $ABCD$ floats on a pond with a grid of ropes. The corners are named going round **anticlockwise**. $A$ is at $${point(x, y)}$ and $B$ is at $${point(x + a, y + b)}$.\n\nWhat are the coordinates of $C$?`,
    answer: { kind: "coordinate" as const, value: [String(x + a - b), String(y + b + a)] },
    key: point(x + a - b, y + b + a),
    alt: `A coordinate grid, x from 0 to 8 and y from 0 to 8. The side AB of a square is drawn from A ${point(x, y)} to B ${point(x + a, y + b)}. The other corners are not drawn.`,
    hint: "From A to B you go so many across and so many up. How do these steps change when you turn left by a right angle at B?",
    steps: [
      `From $A$ to $B$ it is $${a}$ to the right and $${b}$ up.`,
      `Going round anticlockwise you turn left at $B$. A quarter turn to the left makes right into up and up into left: $${b}$ to the left and $${a}$ up. The technique is **turning the steps**.`,
      `So $C$ is at $(${x + a} - ${b}, ${y + b} + ${a}) = ${point(x + a - b, y + b + a)}$.`,
      `Check with the diagonal $AC$. In a square its square is twice that of a side. It goes $${a - b}$ across and $${a + b}$ up: $${(a - b) ** 2} + ${(a + b) ** 2} = ${2 * (a * a + b * b)}$, and a side has $${a * a} + ${b * b} = ${a * a + b * b}$.`,
    ],
    slips: [
      [point(x + a + b, y + b - a), "You turned right at B. Anticlockwise means turning left."],
      [point(x - b, y + a), "That is D, the corner next to A. Where do you start the turned steps?"],
      [point(x + 2 * a, y + 2 * b), "You went straight on. At a corner of a square you turn by a right angle."],
      [point(x, y + 2 * b), "The steps must swap places when they turn: what was across becomes up."],
    ] as const,
    check: "AB and the way from B to your point must be equally long and make a right angle.",
  }),
  frame: (_x: number, _y: number, a: number, b: number) => ({
    title: "Canvas in a frame",
    problem: `A square canvas hangs at a slant in a square frame. Each corner of the canvas lies on a side of the frame and cuts it into two pieces, each a whole number of decimetres long. The frame has sides of $${a + b}$ dm. The canvas has an area of $${a * a + b * b}$ dm².\n\nHow long is the **shorter** piece of a side, in dm?`,
    answer: { kind: "whole" as const, value: String(Math.min(a, b)), unit: "dm" },
    key: String(Math.min(a, b)),
    alt: `A shaded square stands at a slant in a larger upright square, with one corner on each side of it. Each side of the larger square is cut into a longer and a shorter piece, in the same order going round. The sides of the larger square are ${a + b} decimetres; the area of the shaded square is ${a * a + b * b} square decimetres.`,
    hint: "What is the area of the four corners together? Two of these triangles make a rectangle: what do you know about its sides?",
    steps: [
      `The frame has an area of $${a + b}^2 = ${(a + b) ** 2}$ dm². The four corners outside the canvas have $${(a + b) ** 2} - ${a * a + b * b} = ${2 * a * b}$ dm². The idea is an **upright box round the slanting square**.`,
      `The corners are four equal right-angled triangles. Two of them make a rectangle of $${2 * a * b} \\div 2 = ${a * b}$ dm², and its sides are the two pieces of a side of the frame.`,
      `So the pieces add to $${a + b}$ and their product is $${a * b}$. Whole numbers that do this are $${Math.min(a, b)}$ and $${Math.max(a, b)}$ only. The shorter piece is $${Math.min(a, b)}$ dm long.`,
      `Check with Pythagoras: $${a}^2 + ${b}^2 = ${a * a + b * b}$, the area of the canvas.`,
    ],
    slips: [
      [Math.max(a, b), "That is the longer piece."],
      [
        (a + b) / 2,
        "With the corners in the middle of the sides the canvas would have half the area of the frame. Has it?",
      ],
    ] as const,
    check: "The squares of your piece and of the rest of the side must add up to the area of the canvas.",
  }),
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
    const isFrame = setting === "frame";
    const [fromX, fromY] = isFrame ? [b, 0] : [x, y];
    const corners: Point[] = [
      [fromX, fromY],
      [fromX + a, fromY + b],
      [fromX + a - b, fromY + b + a],
      [fromX - b, fromY + a],
    ];
    const side = a + b;
    const [A, B] = corners as [Point, Point];
    return {
      title,
      problem,
      figure: {
        alt,
        scale: true,
        points: {},
        draw: isFrame
          ? [
              {
                polygon: [
                  [0, 0],
                  [side, 0],
                  [side, side],
                  [0, side],
                ],
              },
              { polygon: corners, fill: "tint1" },
              {
                line: [
                  [0, 0],
                  [0, side],
                ],
                label: `${side} dm`,
                side: "w",
              },
              { text: `${a * a + b * b} dm²`, at: [side / 2, side / 2], side: "c" },
            ]
          : [
              { axes: { x: [0, 8], y: [0, 8] } },
              ...(setting === "patio" ? [{ polygon: corners, fill: "tint1" as const }] : [{ line: [A, B] }]),
              { dot: A, label: "A", side: "s" },
              { dot: B, label: "B", side: "e" },
            ],
      },
      answer,
      hint,
      solution: steps,
      slips: apart(key, slips, 1),
      check,
    };
  },
});
