import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { count } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** From (x, y) again and again r right, u up, l left: n rounds end at (x + n(r - l), y + nu). */
interface Round {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly u: number;
  readonly l: number;
  readonly n: number;
}

const point = (x: number, y: number): string => `(${x}, ${y})`;
const moves = ({ r, u, l }: Round): string =>
  `${count(r, "step")} to the right, ${count(u, "step")} up and ${count(l, "step")} to the left`;
const jump = ({ r, u, l }: Round): string => `${r - l} to the right and ${u} up`;
const stops = ({ x, y, r, u, l, n }: Round): string =>
  range(1, n)
    .map((i) => `$(${x + i * (r - l)}, ${y + i * u})$`)
    .join(", ");

const settings = {
  beetle: (of: Round, X: number, Y: number) => ({
    title: "The beetle's staircase",
    problem: `A beetle sits at the grid point $${point(of.x, of.y)}$. It walks ${moves(of)}. That is one round. Then it walks the same round again, and again.\n\nAt which point does the beetle sit after $${of.n}$ rounds?`,
    answer: { kind: "coordinate" as const, value: [String(X), String(Y)] },
    key: point(X, Y),
    alt: `The beetle starts at ${point(of.x, of.y)}. The picture shows its first round: ${moves(of)}.`,
    steps: [
      `From $${point(of.x, of.y)}$ go on by $${of.n} \\times ${of.r - of.l} = ${of.n * (of.r - of.l)}$ to the right and $${of.n} \\times ${of.u} = ${of.n * of.u}$ up. That is $(${of.x} + ${of.n * (of.r - of.l)}, ${of.y} + ${of.n * of.u}) = ${point(X, Y)}$.`,
      `Check round by round. The beetle sits at ${stops(of)}: the last one is the same.`,
    ],
    slips: [
      [
        point(of.x + of.n * of.r, Y),
        "The steps to the left take some of the way back. How far to the right is one whole round?",
      ],
      [
        point(X - of.x, Y - of.y),
        "You counted the way from the corner where the axes meet. Where did the beetle start?",
      ],
      [point(of.x + of.r - of.l, of.y + of.u), "There it sits after one round."],
      [point(Y, X), "The numbers are there, in the other order. The first number tells how far across."],
    ] as const,
    check: "Make a list of the points after each round and count along it.",
  }),
  mower: (of: Round, X: number, Y: number) => ({
    title: "The mower and the pear tree",
    problem: `A robot mower starts at $${point(of.x, of.y)}$ on the plan of a garden. It drives ${moves(of)}. That is one round. Then it drives the same round again, and again. A pear tree stands at $${point(X, Y)}$.\n\nAt the end of which round does the mower reach the tree? Give its number.`,
    answer: { kind: "whole" as const, value: String(of.n) },
    key: String(of.n),
    alt: `The mower starts at ${point(of.x, of.y)}. The picture shows its first round: ${moves(of)}. The tree is not on the picture.`,
    steps: [
      `From the start to the tree it is $${X} - ${of.x} = ${X - of.x}$ to the right and $${Y} - ${of.y} = ${Y - of.y}$ up. So $${Y - of.y} \\div ${of.u} = ${of.n}$ rounds bring it up far enough, and $${X - of.x} \\div ${of.r - of.l} = ${of.n}$ bring it across. Both agree: round $${of.n}$.`,
      `Check round by round. The rounds end at ${stops(of)}, and the last one is the tree.`,
    ],
    slips: [
      [Y / of.u, "You began at the bottom line. How far up is the start?"],
      [of.n + 1, "The start is not the end of a round. Count the rounds only."],
      [of.n - 1, "One round is missing. Count the first one, which the picture shows, as well."],
    ] as const,
    check: "Make a list of the points after each round and see which of them is the tree.",
  }),
  boat: (of: Round, X: number, Y: number) => ({
    title: "Where the paper boat set out",
    problem: `On a square grid, Tala moves a paper boat ${moves(of)}. That is one round. She does the same round again and again. After $${of.n}$ rounds the boat lies at $${point(X, Y)}$.\n\nAt which point did it set out?`,
    answer: { kind: "coordinate" as const, value: [String(of.x), String(of.y)] },
    key: point(of.x, of.y),
    alt: `The picture shows one round on a grid without numbers: ${moves(of)}.`,
    steps: [
      `Go back from the end. $${of.n}$ rounds are $${of.n} \\times ${of.r - of.l} = ${of.n * (of.r - of.l)}$ to the right and $${of.n} \\times ${of.u} = ${of.n * of.u}$ up. So the start is at $(${X} - ${of.n * (of.r - of.l)}, ${Y} - ${of.n * of.u}) = ${point(of.x, of.y)}$.`,
      `Check forwards, round by round: ${stops(of)}. It ends at the right place.`,
    ],
    slips: [
      [
        point(X + of.n * (of.r - of.l), Y + of.n * of.u),
        "You went on from the end. Which way leads back to the start?",
      ],
      [point(X - (of.r - of.l), Y - of.u), "That is one round back."],
      [point(of.y, of.x), "The numbers are there, in the other order. The first number tells how far across."],
    ] as const,
    check: "Start at your point, make a list of the points after each round, and see where it ends.",
  }),
};

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "one round as one jump",
  ages: "9-11",
  curriculum: ["Y5 position and movement", "Y6 coordinates", "5.G.2", "5.OA.3"],
  bounds: { setting: ["beetle", "mower", "boat"], x: [0, 3], y: [0, 3], r: [3, 5], u: [1, 2], l: [1, 2], n: [5, 9] },
  rules: {
    "the start is not the same number twice": ({ x, y }) => x !== y,
    "a round goes on to the right": ({ r, l }) => r - l >= 2,
    "across and up are different": ({ r, l, u }) => r - l !== u,
  },
  write({ setting, ...of }) {
    const { x, y, r, u, l, n } = of;
    const { title, problem, answer, key, alt, steps, slips, check } = settings[setting](of, x + n * (r - l), y + n * u);
    const isBoat = setting === "boat";
    const [fromX, fromY] = isBoat ? [0, 0] : [x, y];
    const path: Point[] = [
      [fromX, fromY],
      [fromX + r, fromY],
      [fromX + r, fromY + u],
      [fromX + r - l, fromY + u],
    ];
    return {
      title,
      problem,
      figure: {
        alt: isBoat ? alt : `A coordinate grid, x from 0 to 8 and y from 0 to 5. ${alt}`,
        scale: true,
        points: {},
        draw: [
          isBoat ? { grid: { x: [-1, 6], y: [-1, 3] } } : { axes: { x: [0, 8], y: [0, 5] } },
          { line: path, arrow: "end" },
          { dot: [fromX, fromY] },
        ],
      },
      answer,
      hint: "Put the steps of one round together. By how much has the place changed when a whole round is over?",
      solution: [
        `In one round it goes $${r}$ to the right and $${l}$ back to the left. That is $${r} - ${l} = ${r - l}$ to the right, and $${u}$ up.`,
        `So see **one round as one jump**: ${jump(of)}.`,
        ...steps,
      ],
      slips: apart(key, slips, 1),
      check,
    };
  },
});
