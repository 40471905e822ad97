import { family } from "../../../engine/family.ts";
import type { Figure, Mark } from "../../../engine/figure/figure.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { count, noun } from "../../../engine/words.ts";
import { choose, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Shortest ways from A to B on a grid of streets, and one crossing of it. */
interface Town {
  readonly east: number;
  readonly north: number;
  readonly x: number;
  readonly y: number;
}

export default family({
  level: "medium",
  topic: "number-shapes",
  minutes: 7,
  kind: "thinking",
  technique: "a number at every crossing",
  ages: "12-14",
  curriculum: ["KS3 systematic counting", "HSS-CP.9"],
  bounds: {
    setting: ["closed", "bakery", "street"],
    east: [3, 6],
    north: [3, 6],
    x: [1, 5],
    y: [1, 5],
  },
  rules: {
    "the crossing is inside": ({ east, north, x, y }) => x < east && y < north,
    "the numbers stay small": ({ east, north }) => east + north <= 10,
    "the dug-up piece is inside": ({ setting, east, x }) => setting !== "street" || x + 1 < east,
  },
  write({ setting, ...town }) {
    return { closed, bakery, street }[setting](town);
  },
});

const ways = (east: number, north: number) => choose(east + north, east);
const blocks = (n: number) => count(n, "block");

function plan({ east, north }: Town, alt: string, marks: readonly Mark[]): Figure {
  return {
    alt: `A grid of streets, ${east} blocks wide and ${north} blocks high. A is the corner below on the left, B the corner above on the right. ${alt}`,
    scale: true,
    points: {},
    draw: [
      { grid: { x: [0, east], y: [0, north] } },
      { dot: [0, 0], label: "A", side: "sw" },
      { dot: [east, north], label: "B", side: "ne" },
      ...marks,
    ],
  };
}

/** The numbers at the crossings of the topmost street when some crossings or pieces of street are out of use. */
function topRow({ east, north }: Town, open: (x: number, y: number, from: "west" | "south") => boolean): number[] {
  let below: number[] = [];
  for (const y of range(0, north)) {
    const row: number[] = [];
    for (const x of range(0, east)) {
      const west = x > 0 && open(x, y, "west") ? (row[x - 1] ?? 0) : 0;
      const south = y > 0 && open(x, y, "south") ? (below[x] ?? 0) : 0;
      row.push(x === 0 && y === 0 ? 1 : west + south);
    }
    below = row;
  }
  return below;
}

const rule =
  "Put **a number at every crossing**: the number of ways from A to there. Along the street to the east and the street to the north of A every crossing gets a $1$. Every other crossing is reached from the west or from the south, so its number is the sum of those two numbers.";

function closed(town: Town): PuzzleText {
  const { east, north, x, y } = town;
  const [eastLeft, northLeft] = [east - x, north - y];
  const [all, before, after] = [ways(east, north), ways(x, y), ways(eastLeft, northLeft)];
  const lost = before * after;
  const found = all - lost;
  const allOpen = topRow(town, () => true);
  const aroundRing = topRow(town, (a, b) => a !== x || b !== y);
  return {
    title: "Roadworks at the crossing",
    problem: `The streets of a district form a grid. Tuva walks from A to B and only ever goes **east** or **north**. The crossing $${x}$ ${noun(x, "block")} east and $${y}$ ${noun(y, "block")} north of A, the open ring in the picture, is closed: nobody can walk across it.\n\nHow many different routes from A to B are left?`,
    figure: plan(town, `An open ring marks the crossing ${blocks(x)} east and ${blocks(y)} north of A.`, [
      { dot: [x, y], open: true },
    ]),
    answer: { kind: "whole", value: String(found), unit: "routes" },
    hint: "From which two neighbouring crossings can a crossing be reached? Write a number of ways at every crossing, from A on. What belongs at the closed one?",
    solution: [
      rule,
      `With all crossings open, the topmost street gets $${texList(allOpen)}$, so $${all}$ routes lead to B. (These are numbers of Pascal's triangle.)`,
      `Now count the routes that are lost. To the ring there are $${before}$ ways. From the ring it is $${eastLeft}$ east and $${northLeft}$ north to B, in $${after}$ ways. Each of the first goes with each of the second: $${before} \\times ${after} = ${lost}$ routes run through the ring.`,
      `So $${all} - ${lost} = ${found}$ routes are left.`,
      `Check by adding again, with a $0$ at the closed crossing. The topmost street then reads $${texList(aroundRing)}$, and the last number belongs to B.`,
    ],
    slips: apart(found, [
      [all, "Those are all routes, with the crossing open."],
      [lost, "Those are the routes through the closed crossing. They are the ones that are lost."],
      [all - before, "Each way to the ring could go on to B in several ways: all of these are lost."],
      [all - before - after, "Each way to the ring goes with each way from it: multiply, then take away."],
    ]),
    check: "Write the numbers of ways crossing by crossing with 0 at the ring: at B you must get your number.",
  };
}

function bakery(town: Town): PuzzleText {
  const { east, north, x, y } = town;
  const [eastLeft, northLeft] = [east - x, north - y];
  const [all, before, after] = [ways(east, north), ways(x, y), ways(eastLeft, northLeft)];
  const found = before * after;
  const throughRing = topRow(town, (a, b) => !((a < x && b > y) || (a > x && b < y)));
  return {
    title: "By way of the bakery",
    problem: `Emre cycles from home, A, to his aunt's house, B. He only ever rides **east** or **north** along the streets of the grid. On the way he has to buy bread at the bakery. It stands at the crossing marked with a ring, ${blocks(x)} east and ${blocks(y)} north of A.\n\nHow many different routes can he take?`,
    figure: plan(town, `An open ring marks the bakery, ${blocks(x)} east and ${blocks(y)} north of A.`, [
      { dot: [x, y], open: true },
    ]),
    answer: { kind: "whole", value: String(found), unit: "routes" },
    hint: "The ring cuts every route into two parts. How many ways are there for the first part? How do the parts go together?",
    solution: [
      rule,
      `At the bakery the number is $${before}$: so many ways lead from A to the ring.`,
      `From the bakery to B he goes $${eastLeft}$ east and $${northLeft}$ north. The same adding, begun anew at the ring, gives $${after}$ ways.`,
      `Each first part goes with each second part: $${before} \\times ${after} = ${found}$ routes.`,
      `Check by adding once through the whole plan, with a $0$ at every crossing that such a route cannot use: those both further west and further north than the ring, and those both further east and further south. The topmost street then reads $${texList(throughRing)}$, and the last number belongs to B.`,
    ],
    slips: apart(found, [
      [all, "Those are all routes from A to B, also those that miss the bakery."],
      [before + after, "Each way to the bakery can be joined with each way from it. How many pairs is that?"],
      [before, "That is as far as the bakery. He still has to go on."],
      [all - found, "Those are the routes that miss the bakery."],
    ]),
    check:
      "Cover all crossings to the left above the ring and to the right below it, then write the numbers of ways up to B.",
  };
}

function street(town: Town): PuzzleText {
  const { east, north, x, y } = town;
  const [eastLeft, northLeft] = [east - x - 1, north - y];
  const [all, before, after] = [ways(east, north), ways(x, y), ways(eastLeft, northLeft)];
  const lost = before * after;
  const found = all - lost;
  const allOpen = topRow(town, () => true);
  const withoutPiece = topRow(town, (a, b, from) => !(from === "west" && a === x + 1 && b === y));
  return {
    title: "One piece of street dug up",
    problem: `A delivery robot drives from A to B along a grid of streets. It only ever goes **east** or **north**. One piece of street is dug up and cannot be used: the block that leads east from the crossing ${blocks(x)} east and ${blocks(y)} north of A. It is shaded in the picture. The crossings at both its ends are open.\n\nHow many different routes can the robot take?`,
    figure: plan(
      town,
      `The piece of street from the crossing ${blocks(x)} east and ${blocks(y)} north of A to the next crossing east is shaded: it is closed.`,
      [
        {
          polygon: [
            [x + 0.1, y - 0.16],
            [x + 0.9, y - 0.16],
            [x + 0.9, y + 0.16],
            [x + 0.1, y + 0.16],
          ],
          fill: "tint2",
        },
      ],
    ),
    answer: { kind: "whole", value: String(found), unit: "routes" },
    hint: "Which routes does the closed piece take away? Each of them has a part before the piece and a part after it.",
    solution: [
      rule,
      `With all streets open, the topmost street gets $${texList(allOpen)}$, so $${all}$ routes lead to B. (These are numbers of Pascal's triangle.)`,
      `A lost route comes to the western end of the closed piece, in one of $${before}$ ways. It drives along the piece, and from the eastern end it is $${eastLeft}$ east and $${northLeft}$ north to B: $${after}$ ways. So $${before} \\times ${after} = ${lost}$ routes are lost.`,
      `That leaves $${all} - ${lost} = ${found}$ routes.`,
      `Check by adding again: the eastern end of the closed piece now gets the number from the south only. The topmost street then reads $${texList(withoutPiece)}$, and the last number belongs to B.`,
    ],
    slips: apart(found, [
      [all, "Those are all routes, with every street open."],
      [
        all - before * ways(east - x, north - y),
        "You took away every route through the western end of the piece. From there the robot may still go north.",
      ],
      [lost, "Those are the routes that are lost."],
    ]),
    check:
      "Write the number of ways at every crossing, without adding along the closed piece: at B you must get your number.",
  };
}
