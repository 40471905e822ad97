import { family } from "../../../engine/family.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, count } from "../../../engine/words.ts";
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

/** How far one round and all rounds together go, and the end. */
function walkOf(of: Round) {
  const across = of.r - of.l;
  const [allAcross, allUp] = [of.n * across, of.n * of.u];
  return { ...of, across, allAcross, allUp, X: of.x + allAcross, Y: of.y + allUp };
}

type Walk = ReturnType<typeof walkOf>;

const point = (x: number, y: number): string => `(${x}, ${y})`;
const moves = ({ r, u, l }: Round): string =>
  `${count(r, "step")} to the right, ${count(u, "step")} up and ${count(l, "step")} to the left`;
const stops = ({ x, y, u, n, across }: Walk): string =>
  commas(texEach(range(1, n).map((i) => point(x + i * across, y + i * u))));

const settings = {
  beetle: (of: Walk) => ({
    title: "The beetle's staircase",
    problem: `A beetle sits at the grid point $${point(of.x, of.y)}$. It walks ${moves(of)}. That is one round. Then it walks the same round again, and again.\n\nAt which point does the beetle sit after $${of.n}$ rounds?`,
    answer: { kind: "coordinate" as const, value: [String(of.X), String(of.Y)] },
    key: point(of.X, of.Y),
    alt: `The beetle starts at ${point(of.x, of.y)}. The picture shows its first round: ${moves(of)}.`,
    steps: [
      `From $${point(of.x, of.y)}$ go on by $${of.n} \\times ${of.across} = ${of.allAcross}$ to the right and $${of.n} \\times ${of.u} = ${of.allUp}$ up. That is $(${of.x} + ${of.allAcross}, ${of.y} + ${of.allUp}) = ${point(of.X, of.Y)}$.`,
      `Check round by round. The beetle sits at ${stops(of)}: the last one is the same.`,
    ],
    slips: [
      [
        point(of.x + of.n * of.r, of.Y),
        "The steps to the left take some of the way back. How far to the right is one whole round?",
      ],
      [
        point(of.allAcross, of.allUp),
        "You counted the way from the corner where the axes meet. Where did the beetle start?",
      ],
      [point(of.x + of.across, of.y + of.u), "There it sits after one round."],
      [point(of.Y, of.X), "The numbers are there, in the other order. The first number tells how far across."],
    ] as const,
    check: "Make a list of the points after each round and count along it.",
  }),
  mower: (of: Walk) => ({
    title: "The mower and the pear tree",
    problem: `A robot mower starts at $${point(of.x, of.y)}$ on the plan of a garden. It drives ${moves(of)}. That is one round. Then it drives the same round again, and again. A pear tree stands at $${point(of.X, of.Y)}$.\n\nAt the end of which round does the mower reach the tree? Give its number.`,
    answer: { kind: "whole" as const, value: String(of.n) },
    key: String(of.n),
    alt: `The mower starts at ${point(of.x, of.y)}. The picture shows its first round: ${moves(of)}. The tree is not on the picture.`,
    steps: [
      `From the start to the tree it is $${of.X} - ${of.x} = ${of.allAcross}$ to the right and $${of.Y} - ${of.y} = ${of.allUp}$ up. So $${of.allUp} \\div ${of.u} = ${of.n}$ rounds bring it up far enough, and $${of.allAcross} \\div ${of.across} = ${of.n}$ bring it across. Both agree: round $${of.n}$.`,
      `Check round by round. The rounds end at ${stops(of)}, and the last one is the tree.`,
    ],
    slips: [
      [of.Y / of.u, "You began at the bottom line. How far up is the start?"],
      [of.n + 1, "The start is not the end of a round. Count the rounds only."],
      [of.n - 1, "One round is missing. Count the first one, which the picture shows, as well."],
    ] as const,
    check: "Make a list of the points after each round and see which of them is the tree.",
  }),
  boat: (of: Walk) => ({
    title: "Where the paper boat set out",
    problem: `On a square grid, Tala moves a paper boat ${moves(of)}. That is one round. She does the same round again and again. After $${of.n}$ rounds the boat lies at $${point(of.X, of.Y)}$.\n\nAt which point did it set out?`,
    answer: { kind: "coordinate" as const, value: [String(of.x), String(of.y)] },
    key: point(of.x, of.y),
    alt: `The picture shows one round on a grid without numbers: ${moves(of)}.`,
    steps: [
      `Go back from the end. $${of.n}$ rounds are $${of.n} \\times ${of.across} = ${of.allAcross}$ to the right and $${of.n} \\times ${of.u} = ${of.allUp}$ up. So the start is at $(${of.X} - ${of.allAcross}, ${of.Y} - ${of.allUp}) = ${point(of.x, of.y)}$.`,
      `Check forwards, round by round: ${stops(of)}. It ends at the right place.`,
    ],
    slips: [
      [point(of.X + of.allAcross, of.Y + of.allUp), "You went on from the end. Which way leads back to the start?"],
      [point(of.X - of.across, of.Y - of.u), "That is one round back."],
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
  write({ setting, ...round }) {
    const walk = walkOf(round);
    const { x, y, r, u, l, across } = walk;
    const { title, problem, answer, key, alt, steps, slips, check } = settings[setting](walk);
    const isBoat = setting === "boat";
    const [fromX, fromY] = isBoat ? [0, 0] : [x, y];
    const path: Point[] = [
      [fromX, fromY],
      [fromX + r, fromY],
      [fromX + r, fromY + u],
      [fromX + across, fromY + u],
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
        `In one round it goes $${r}$ to the right and $${l}$ back to the left. That is $${r} - ${l} = ${across}$ to the right, and $${u}$ up.`,
        `So see **one round as one jump**: ${across} to the right and ${u} up.`,
        ...steps,
      ],
      slips: apart(key, slips, 1),
      check,
    };
  },
});
