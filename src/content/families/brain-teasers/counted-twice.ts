import { family } from "../../../engine/family.ts";
import type { Figure, Mark, Point } from "../../../engine/figure/figure.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/**
 * Numbers on lines or in hoops with equal totals: add all the totals, and shared places are counted twice.
 * `totals` are the equal totals that can be reached with the numbers from 1 on; `step` is what they grow by when every
 * number grows by one.
 */
const settings = {
  triangle: { title: "Three sides, one total", size: 6, lines: 3, step: 3, totals: [9, 10, 11, 12] },
  frame: { title: "A frame of eight numbers", size: 8, lines: 4, step: 3, totals: [12, 13, 14, 15] },
  hoops: { title: "Five hoops in a ring", size: 10, lines: 5, step: 3, totals: [14, 16, 17, 19] },
  star: { title: "The star with twelve numbers", size: 12, lines: 6, step: 4, totals: [26, 26, 26, 26] },
} as const;

/** The corners of the triangle with the numbers 1 to 6: one choice for each total. */
const corners: Readonly<Record<number, readonly number[]>> = {
  9: [1, 2, 3],
  10: [1, 3, 5],
  11: [2, 4, 6],
  12: [4, 5, 6],
};

export default family({
  level: "medium",
  topic: "counting",
  minutes: 6,
  kind: "thinking",
  technique: "double counting",
  ages: "11-14",
  curriculum: ["KS3 double counting", "7.EE.4", "MP7"],
  bounds: {
    setting: ["triangle", "frame", "hoops", "star"],
    from: [1, 20],
    which: [1, 4],
  },
  write({ setting, from, which }) {
    const { title, size, lines, step, totals } = settings[setting];
    const to = from + size - 1;
    const all = sum(range(from, to));
    const base = totals[which - 1] ?? totals[0];
    const total = base + step * (from - 1);
    const [next, allLines, twiceAll] = [from + 1, lines * total, 2 * all];
    const twice = allLines - all;
    const addition = `$${from} + ${next} + \\cdots + ${to} = ${all}$`;
    switch (setting) {
      case "triangle": {
        const trio = (corners[base] ?? []).map((n) => n + from - 1);
        const middles = range(from, to).filter((n) => !trio.includes(n));
        const [p = 0, q = 0, r = 0] = trio;
        const sides = (
          [
            [p, q],
            [q, r],
            [p, r],
          ] as const
        ).map(([x, y]) => [x, total - x - y, y] as const);
        const low = 3 * from + 3;
        const sums = sides.map((side) => `$${texSum(side)}$`);
        const chosen =
          twice === low
            ? `The three smallest numbers already make $${texSum(trio)} = ${low}$. So they stand at the corners: **${and(trio)}**.`
            : twice === low + 9
              ? `Only the three largest numbers make as much as that: $${texSum(trio)} = ${twice}$. So they stand at the corners: **${and(trio)}**.`
              : `Try three numbers with this total in order. Between two corners stands $${total}$ less these corners, and that must be a number of the list that is not used yet. Only **${and(trio)}** pass the test.`;
        return {
          title,
          problem: `The numbers from $${from}$ to $${to}$ are to be written at the six dots of the triangle, one at each dot. The three numbers along **each side** must add up to $${total}$.\n\nWhich three numbers stand at the corners? (Any order.)`,
          figure: triangle,
          answer: { kind: "list", items: trio.map(String), ordered: false },
          hint: "Add up the three sides. Which numbers have you added more than once?",
          solution: [
            `Add the three sides: $3 \\times ${total} = ${allLines}$. In this, each corner is counted twice, because it belongs to two sides. This is **double counting**.`,
            `All six numbers once make ${addition}. So the second counting of the corners makes $${allLines} - ${all} = ${twice}$: that is the total of the corners.`,
            chosen,
            `Check by filling in the middles, ${and(middles)}: the sides are ${and(sums)}, each $${total}$, and every number is used once.`,
          ],
          slips: apart(commas(trio), [
            [commas(middles), "These are the numbers in the middle of the sides. The corners are counted twice."],
          ]),
          check: "Put your corners down and work out what must stand between them: each number may come only once.",
        };
      }
      case "frame": {
        const most = which > 2;
        const [least, greatest] = [12, 15].map((n) => n + 3 * (from - 1)) as [number, number];
        const bound = most ? range(to - 3, to) : range(from, from + 3);
        const shared = sum(bound);
        const value = all + shared;
        const answer = most ? greatest : least;
        const mean = value / 4;
        const [best, other, mostOrLeast, moreOrLess] = most
          ? ["greatest", "smallest", "most", "more"]
          : ["smallest", "greatest", "least", "less"];
        const frame = (most ? [7, 3, 5, 4, 6, 1, 8, 2] : [1, 8, 3, 7, 2, 6, 4, 5]).map((n) => n + from - 1);
        const listed = commas(frame);
        const sides = range(0, 3)
          .map((i) => [0, 1, 2].map((j) => frame[(2 * i + j) % 8] ?? 0))
          .map((side) => `$${texSum(side)}$`);
        return {
          title,
          problem: `The numbers from $${from}$ to $${to}$ are to be written at the eight dots of the square frame, one at each dot. The three numbers along **each side** must have the same total.\n\nWhat is the **${best}** total that the sides can have?`,
          figure: square,
          answer: { kind: "whole", value: String(answer) },
          hint: "Add up the four sides. Which numbers have you added more than once, and how do they help you to a large or a small total?",
          solution: [
            `Add the four sides. Each corner belongs to two sides, so it is counted twice: four times the side total is the total of all eight numbers and once more the four corners. This is **double counting**.`,
            `All eight numbers make ${addition}. The corners make at ${mostOrLeast} $${texSum(bound)} = ${shared}$. So four sides make at ${mostOrLeast} $${all} + ${shared} = ${value}$.`,
            `A side total is a whole number, and $${value} \\div 4 = ${mean}$. So it is at ${mostOrLeast} $${answer}$.`,
            `It can be done: going round, beginning at a corner, write ${listed}. So the answer is $${answer}$.`,
            `Check the four sides: ${and(sides)}. Each makes $${answer}$.`,
          ],
          slips: apart(answer, [
            [
              most ? answer + 1 : answer - 1,
              `Four times that is ${moreOrLess} than all eight numbers and the four corners can make.`,
            ],
            [most ? least : greatest, `You found the ${other} total. Which numbers should stand at the corners?`],
            [3 * from + (most ? 18 : 3), "One side can have that total, but the other sides have to reach it too."],
          ]),
          check:
            "Fill the frame with your total on every side; then try to argue with the corners why no better one exists.",
        };
      }
      case "hoops": {
        const own = all - twice;
        const doubled = 2 * twice;
        return {
          title,
          problem: `Five hoops lie in a ring, as in the picture. Each overlaps the next one. The numbers from $${from}$ to $${to}$ are written into the ten fields, one in each. In **every hoop** the three numbers add up to $${total}$.\n\nWhat is the total of the five numbers in the **overlaps**?`,
          figure: hoops,
          answer: { kind: "whole", value: String(twice) },
          hint: "What do you get when you add up the five hoops? Which numbers are in two hoops?",
          solution: [
            `Add up the five hoops: $5 \\times ${total} = ${allLines}$. A number in an overlap lies in two hoops, so it is counted twice; every other number is counted once. This is **double counting**.`,
            `All ten numbers, each once, make ${addition}.`,
            `The difference is what was counted a second time, the overlaps: $${allLines} - ${all} = ${twice}$.`,
            `Check from the other side: the numbers outside the overlaps make $${all} - ${twice} = ${own}$. So the hoops make $${own}$ and twice $${twice}$: $${own} + ${doubled} = ${allLines}$, as it should be.`,
          ],
          slips: apart(twice, [
            [own, "That is the total of the fields that lie in one hoop only."],
            [allLines, "That is the total of the five hoops. Some numbers are in it twice."],
            [all, "That is the total of all ten numbers. How much more do the five hoops make together?"],
          ]),
          check: "Add your total to the total of all ten numbers: that must be what the five hoops make together.",
        };
      }
      case "star": {
        const average = all / 12;
        return {
          title,
          problem: `Two large triangles make a star. It has twelve dots: six points and six crossings. The numbers from $${from}$ to $${to}$ are written at the dots, one at each, so that the four numbers along **each of the six lines** have the same total.\n\nWhat is this total?`,
          figure: star,
          answer: { kind: "whole", value: String(total) },
          hint: "On how many of the six lines does each dot lie? What do you get if you add up all six lines?",
          solution: [
            `You need not find out where the numbers stand. Every dot, point or crossing, lies on exactly two of the six lines.`,
            `Now use **double counting**: adding up all six lines counts each of the twelve numbers twice. They make ${addition}, so the six lines make $2 \\times ${all} = ${twiceAll}$.`,
            `The lines have equal totals, so each has $${twiceAll} \\div 6 = ${total}$.`,
            `Check with averages: the average of the numbers is $${all} \\div 12 = ${average}$, and a fair line of four has $4 \\times ${average} = ${total}$.`,
          ],
          slips: apart(total, [
            [all / 6, "Each number is used on more than one line, so the lines make more than that."],
            [twiceAll, "That is the total of all six lines together."],
            [all / 3, "There are six lines to share the total, not three, and every number lies on two of them."],
          ]),
          check:
            "Multiply your total by the six lines, and compare with the sum of all the numbers: how often is each counted?",
        };
      }
    }
  },
});

const dots = (places: readonly Point[]): Mark[] => places.map((at) => ({ dot: at }));

const triangle: Figure = {
  alt: "A triangle with equal sides. Six dots: one at each corner and one in the middle of each side.",
  scale: true,
  points: { A: [0, 0], B: [6, 0], C: [3, 5.196] },
  draw: [
    { polygon: ["A", "B", "C"] },
    ...dots([
      [0, 0],
      [6, 0],
      [3, 5.196],
      [3, 0],
      [4.5, 2.598],
      [1.5, 2.598],
    ]),
  ],
};

const square: Figure = {
  alt: "A square. Eight dots: one at each corner and one in the middle of each side.",
  scale: true,
  points: { A: [0, 0], B: [4, 0], C: [4, 4], D: [0, 4] },
  draw: [
    { polygon: ["A", "B", "C", "D"] },
    ...dots([
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
      [2, 0],
      [4, 2],
      [2, 4],
      [0, 2],
    ]),
  ],
};

const hoops: Figure = {
  alt: "Five equal circles in a ring. Each overlaps its two neighbours, so each circle has three fields: an overlap at either side and a field of its own between them. There are five overlaps and five other fields. The place in the middle of the ring is not used.",
  scale: true,
  points: {},
  draw: [
    [0, 2],
    [1.902, 0.618],
    [1.176, -1.618],
    [-1.176, -1.618],
    [-1.902, 0.618],
  ].map(([x = 0, y = 0]) => ({ circle: [x, y] as Point, radius: 1.4, fill: "tint1" as const })),
};

const star: Figure = {
  alt: "A star with six points, made of two large triangles that lie across each other. Twelve dots: at the six points and at the six crossings of the lines. Each of the six lines, a side of a large triangle, holds four dots: two points and two crossings between them.",
  scale: true,
  points: {},
  draw: [
    {
      polygon: [
        [0, 0],
        [6, 0],
        [3, 5.196],
      ],
    },
    {
      polygon: [
        [0, 3.464],
        [6, 3.464],
        [3, -1.732],
      ],
    },
    ...dots([
      [0, 0],
      [6, 0],
      [3, 5.196],
      [0, 3.464],
      [6, 3.464],
      [3, -1.732],
      [2, 0],
      [4, 0],
      [1, 1.732],
      [5, 1.732],
      [2, 3.464],
      [4, 3.464],
    ]),
  ],
};
