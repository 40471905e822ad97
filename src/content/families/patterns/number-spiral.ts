import { family } from "../../../engine/family.ts";
import type { Figure, Point } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texSum } from "../../../engine/tex.ts";
import { commas, noun, ordinal } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A place on a ring of the spiral: the sides are walked in the order right, top, left, bottom. */
interface Place {
  readonly ring: number;
  readonly side: "right" | "top" | "left" | "bottom";
  readonly along: number;
}

const sides = ["right", "top", "left", "bottom"] as const;

export default family({
  level: "medium",
  topic: "number-shapes",
  minutes: 8,
  kind: "thinking",
  technique: "counting in rings",
  ages: "12-14",
  curriculum: ["KS3 sequences", "MP8"],
  bounds: {
    setting: ["rover", "number", "outwards", "corners"],
    ring: [4, 10],
    side: ["right", "top", "left", "bottom"],
    along: [1, 18],
  },
  rules: {
    "the place is on its side, not in a corner": ({ ring, along }) => along < 2 * ring,
    "the middle of a side is too plain": ({ ring, along }) => along !== ring,
    "the corners asked for hold no square": ({ setting, side }) => setting !== "corners" || side !== "bottom",
    "the corner stone is far out": ({ setting, ring }) => setting !== "corners" || ring >= 6,
  },
  write({ setting, ...place }) {
    return { rover, number, outwards, corners }[setting](place);
  },
});

/** How many numbers lie inside a ring, and how many belong to each of its four sides. */
const inside = (ring: number) => (2 * ring - 1) ** 2;
const stretch = (ring: number) => 2 * ring;
/** The number at a place. */
const at = ({ ring, side, along }: Place) => inside(ring) + sides.indexOf(side) * stretch(ring) + along;

function point({ ring, side, along }: Place): Point {
  return {
    right: [ring, along - ring] as const,
    top: [ring - along, ring] as const,
    left: [-ring, ring - along] as const,
    bottom: [along - ring, -ring] as const,
  }[side];
}

const pair = ([x, y]: Point) => `(${x}, ${y})`;
/** The corner in which a side ends. */
const corner = (ring: number, side: Place["side"]) => point({ ring, side, along: stretch(ring) });

const starts =
  "$1$ stands at $(0, 0)$, $2$ at $(1, 0)$, $3$ at $(1, 1)$, $4$ at $(0, 1)$, and so on, turning left at every corner";

const shown: Figure = {
  alt: "Squared paper with 4 rows of 4 cells. From top to bottom the rows read 16, 15, 14, 13; then 5, 4, 3, 12; then 6, 1, 2, 11; then 7, 8, 9, 10. The cell with 1 is shaded; the numbers wind round it to the left, that is, anticlockwise.",
  scale: true,
  points: {},
  draw: [
    {
      polygon: [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 2],
      ],
      fill: "tint1",
    },
    { grid: { x: [0, 4], y: [0, 4] } },
    ...[
      [16, 15, 14, 13],
      [5, 4, 3, 12],
      [6, 1, 2, 11],
      [7, 8, 9, 10],
    ].flatMap((row, i) =>
      row.map((n, j) => ({ text: String(n), at: [j + 0.5, 3.5 - i] as const, side: "c" as const })),
    ),
  ],
};

/** What is inside a ring, and where each of its sides ends. */
function ringFacts(ring: number): string {
  const innerSide = 2 * ring - 1;
  return `**Count in rings.** The rings round $1$ end in the odd squares $9, 25, 49, \\ldots$, each in the bottom right corner, because they fill squares of side $3$, $5$, $7$ and so on. Inside ring $${ring}$ lie $${innerSide}^2 = ${inside(ring)}$ numbers. The ring itself has four stretches of $${stretch(ring)}$ numbers, each ending in a corner.`;
}

/** Where the four stretches of a ring end, in words for a solution. */
function ends(ring: number): string {
  const stops = sides.map((side, i) => {
    const end = inside(ring) + stretch(ring) * (i + 1);
    return `$${end}$ at $${pair(corner(ring, side))}$`;
  });
  return commas(stops);
}

function rover(place: Place): PuzzleText {
  const { ring, side, along } = place;
  const found = at(place);
  const toCorner = stretch(ring) - along;
  const end = found + toCorner;
  const turns = sides.indexOf(side);
  const inTurns = turns * stretch(ring);
  return {
    title: "The rover in the sand",
    problem: `Sand round a lander is divided into square cells, and a rover visits them in a spiral, as the picture begins to show. It numbers the cells in this order: ${starts}.\n\nWhich number has the cell at $${pair(point(place))}$?`,
    figure: shown,
    answer: { kind: "whole", value: String(found) },
    hint: "Where are 9 and 25, and where will 49 be? In which ring does the cell lie, and which corner of that ring comes soon after it?",
    solution: [
      ringFacts(ring),
      `The cell $${pair(point(place))}$ lies in ring $${ring}$, because its larger coordinate, without the sign, is $${ring}$. The stretches of this ring end with ${ends(ring)}.`,
      `The cell is on the stretch that ends at $${pair(corner(ring, side))}$ with $${end}$, and it comes $${toCorner}$ ${noun(toCorner, "cell")} before that corner. So it has the number $${end} - ${toCorner} = ${found}$.`,
      turns === 0
        ? `Check forwards: after the $${inside(ring)}$ numbers inside come $${along}$ more on the first stretch: $${inside(ring)} + ${along} = ${found}$.`
        : `Check forwards: after the $${inside(ring)}$ numbers inside come $${turns} \\times ${stretch(ring)}$ numbers in whole stretches and then $${along}$ more: $${inside(ring)} + ${inTurns} + ${along} = ${found}$.`,
    ],
    slips: apart(found, [
      [end, "That is the number in the next corner. How many cells before the corner do you stop?"],
      [end + toCorner, "You went on from the corner. The cell comes before it."],
      [at({ ring: ring - 1, side, along: Math.min(along, 2 * ring - 2) }), "Your ring is one too small."],
    ]),
    check:
      "Draw the ring with its four corner numbers and count along the side to your cell, from one corner and from the other.",
  };
}

function number(place: Place): PuzzleText {
  const { ring, side, along } = place;
  const given = at(place);
  const [x, y] = point(place);
  const start = given - along;
  const toCorner = stretch(ring) - along;
  const end = given + toCorner;
  const outerSide = 2 * ring + 1;
  const all = outerSide ** 2;
  const innerCorner: Point = [ring - 1, 1 - ring];
  const sideBefore = sides[sides.indexOf(side) - 1] ?? "right";
  const back = { right: "below", top: "to the right of", left: "above", bottom: "to the left of" }[side];
  const fromCorner =
    along === 1
      ? `$${start}$ is the last number of the stretch before, and $${given}$ comes one cell after it`
      : `the stretch before ends with $${start}$, and $${given}$ comes $${along}$ cells after it`;
  const leads =
    side === "right"
      ? `From $${inside(ring)}$ at $${pair(innerCorner)}$ the first step leads to the right, the others lead up: to $${pair([x, y])}$.`
      : `From $${pair(corner(ring, sideBefore))}$ this leads to $${pair([x, y])}$.`;
  return {
    title: "A place for a number",
    problem: `On squared paper the whole numbers are written in a spiral, as the picture begins to show: ${starts}.\n\nAt which point $(x, y)$ does the number $${given}$ stand?`,
    figure: shown,
    answer: { kind: "coordinate", value: [String(x), String(y)] },
    hint: "Which numbers stand in the corners at the bottom right? Between which two of them does the number lie?",
    solution: [
      ringFacts(ring),
      `The number $${given}$ lies between $${inside(ring)}$ and $${outerSide}^2 = ${all}$, so it is in ring $${ring}$. The stretches of this ring end with ${ends(ring)}.`,
      `So $${given}$ is on the stretch that ends with $${end}$ at $${pair(corner(ring, side))}$, and it comes $${end} - ${given} = ${toCorner}$ ${noun(toCorner, "cell")} before that corner, that is, ${back} it. It stands at $${pair([x, y])}$.`,
      `Check from the corner before: ${fromCorner}. ${leads}`,
    ],
    slips: [
      {
        when: pair([y, x]),
        say: "The first coordinate says how far to go to the right, the second how far up.",
      },
      {
        when: pair([x, -y]),
        say: "You went the other way round. Which way does the spiral turn after 2?",
      },
    ],
    check:
      "Write the numbers of the four corners round your point and count along its side: you must meet the number at your point.",
  };
}

function outwards(place: Place): PuzzleText {
  const { ring, side, along } = place;
  const given = at(place);
  const outer = { ring: ring + 1, side, along: along + 1 };
  const found = at(outer);
  const all = inside(outer.ring);
  const placeInRing = given - inside(ring);
  const turns = sides.indexOf(side);
  const inTurns = turns === 0 ? "" : `$${turns} \\times ${stretch(ring)}$ places in whole stretches and then `;
  const outerInTurns = turns * stretch(outer.ring);
  const added = texSum([all, outerInTurns, outer.along].filter((n) => n > 0));
  const [firstStep, step, further] = [9 + 2 * turns, found - given, ring - 1];
  const example = {
    right: "from $2$ to $11$",
    top: "from $4$ to $15$",
    left: "from $6$ to $19$",
    bottom: "from $8$ to $23$",
  }[side];
  const where = {
    right: "directly to the **right** of",
    top: "directly **above**",
    left: "directly to the **left** of",
    bottom: "directly **below**",
  }[side];
  return {
    title: "One ring further out",
    problem: `Soo-ah writes the whole numbers in a spiral on squared paper, as the picture begins to show. She goes on for a long time.\n\nWhich number will stand ${where} the number $${given}$?`,
    figure: shown,
    answer: { kind: "whole", value: String(found) },
    hint: "Where do the odd square numbers stand? How many numbers are in the rest of this ring, and how many in the next ring up to the place beside it?",
    solution: [
      ringFacts(ring),
      `$${given}$ lies between $${inside(ring)}$ and $${all}$, so it is in ring $${ring}$. Counted from the start of the ring it has place $${placeInRing}$: ${inTurns}place $${along}$ on the ${side} side.`,
      `The number beside it lies in ring $${outer.ring}$ on the same side. This ring begins after $${all}$, its stretches have $${stretch(outer.ring)}$ numbers, and the side reaches one cell further at both ends. So the place on it is $${along} + 1 = ${outer.along}$.`,
      `The number is $${added} = ${found}$.`,
      `Check with the picture: in ring $1$ the step outwards on this side goes ${example} and adds $${firstStep}$. The next ring has $8$ numbers more than this one, so the step grows by $8$ from ring to ring. In ring $${ring}$ it adds $${firstStep} + ${further} \\times 8 = ${step}$, and $${given} + ${step} = ${found}$.`,
    ],
    slips: apart(found, [
      [given + 8 * ring, "You went round by the length of this ring. The way round to the place outside is longer."],
      [found - 1, "The next ring reaches one cell further at each corner, so the places on its sides shift by one."],
      [given + 1, "That is the next number along the spiral. Look at the ring outside."],
      [given + firstStep, "So far outside, the step to the next ring is larger than in the small picture."],
    ]),
    check: "Test your way on small numbers: from 2 it must lead to the right to 11, and from 4 up to 15.",
  };
}

function corners({ ring, side }: Place): PuzzleText {
  const stretches = sides.indexOf(side) + 1;
  const value = (k: number) => inside(k) + stretches * stretch(k);
  const found = value(ring);
  const inStretches = stretches * stretch(ring);
  const comes = stretches === 1 ? `${stretch(ring)}` : `${stretches} \\times ${stretch(ring)} = ${inStretches}`;
  const where = { right: "top right", top: "top left", left: "bottom left", bottom: "" }[side];
  const gaps = range(1, ring - 1).map((k) => value(k + 1) - value(k));
  const [one = 0, two = 0] = gaps;
  const last = gaps.at(-1) ?? 0;
  const average = (one + last) / 2;
  const steps = gaps.length;
  return {
    title: "Corner stones round the well",
    problem: `Square stones are laid in a spiral round a well and numbered from $1$, as the picture begins to show. On the diagonal from stone $1$ to the **${where}**, the corner stones are $${value(1)}$, $${value(2)}$, $${value(3)}$, and so on, further and further out.\n\nWhat is the number of the ${ordinal(ring)} corner stone on this diagonal?`,
    figure: shown,
    answer: { kind: "whole", value: String(found) },
    hint: "Look at the diagonal to the bottom right, where 9, 25 and so on stand. How far after one of these numbers do you reach a corner stone of your diagonal?",
    solution: [
      ringFacts(ring),
      `The corner stones at the ${where} end the ${ordinal(stretches)} stretch of each ring. So the ${ordinal(ring)} of them comes $${comes}$ numbers after $${inside(ring)}$.`,
      `Its number is $${inside(ring)} + ${inStretches} = ${found}$.`,
      `Check with the differences from corner to corner: $${one}, ${two}, \\ldots$ grow by $8$ each time, because a ring has $8$ stones more than the ring before. The $${steps}$ differences run from $${one}$ to $${last}$, on average $${average}$: $${value(1)} + ${steps} \\times ${average} = ${found}$.`,
    ],
    slips: apart(found, [
      [
        value(3) + (ring - 3) * (value(3) - value(2)),
        "You repeated a difference. The rings grow, so the steps grow too.",
      ],
      [value(ring - 1), "That is the corner stone one ring further in."],
      [value(ring + 1), "That is the corner stone one ring further out."],
    ]),
    check: "Use your way for the first three corner stones on this diagonal, which stand in the puzzle.",
  };
}
