import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { short } from "./shared/spots.ts";

/** A large equilateral triangle of small ones with sides of t: n rows of 1, 3, 5, ... */
const triangleOf = (n: number, t: number) => ({
  n,
  t,
  side: n * t,
  edge: 3 * n * t,
  all: n * n,
  pointUp: up(n),
  pointDown: up(n - 1),
});

type Triangle = ReturnType<typeof triangleOf>;

const settings = {
  mosaic: ({ n, t, side, edge, all, pointUp, pointDown }: Triangle) => ({
    title: "Noor's mosaic",
    problem: `Noor lays a large triangle from small triangle tiles, with no gaps. All sides of a tile are $${t}$ cm long. The edge all the way round the large triangle is $${edge}$ cm.\n\nHow many tiles has Noor used? The picture shows such a triangle with only three rows.`,
    value: all,
    unit: "tiles",
    find: `The large triangle has three equal sides of $${edge} \\div 3 = ${side}$ cm. Along each lie $${side} \\div ${t} = ${n}$ tiles, so there are $${n}$ rows.`,
    rest: [
      `The top row has one tile. Every row has two more than the row above: one that points up and one that points down. So the rows have $${odd(n)}$ tiles.`,
      `Together that is $${all}$ tiles. Adding up like this is called **counting row by row**.`,
      `Check by sorting: $${pointUp}$ tiles point up and $${pointDown}$ point down, and $${pointUp} + ${pointDown} = ${all}$. It is also $${n} \\times ${n}$: the odd numbers from 1 always add to a square number.`,
    ],
    slips: [
      [pointUp, "Those are the tiles that point up. There are also tiles that point down between them."],
      [n, "That is how many tiles lie along one side. How many are in the rows?"],
      [3 * n, "That goes along the three sides. Tiles in the middle count too."],
    ] as const,
    check: "Draw the rows with your number of tiles: count along one side and multiply by the tile and by three.",
  }),
  quilt: ({ n, t, side, edge, all, pointUp, pointDown }: Triangle) => ({
    title: "A three-cornered quilt",
    problem: `Zola sews a large triangle from $${all}$ small triangle patches, with no gaps. All three sides of a patch are $${t}$ cm long.\n\nHow long is the edge all the way round the large triangle, in cm? The picture shows such a triangle with only three rows.`,
    value: edge,
    unit: "cm",
    find: "The top row has one patch. Every row has two more than the row above: one that points up and one that points down.",
    rest: [
      `So add $${odd(n)}$: that makes $${all}$ patches, after $${n}$ rows. This is **counting row by row**.`,
      `Each row has one patch on the left side of the large triangle. So one side is $${n} \\times ${t} = ${side}$ cm, and the edge is $3 \\times ${side} = ${edge}$ cm.`,
      `Check backwards: a side of $${side}$ cm holds $${n}$ patches. Then $${pointUp}$ patches point up and $${pointDown}$ point down, and $${pointUp} + ${pointDown} = ${all}$.`,
    ],
    slips: [
      [edge * n, "You added the edges of all patches. Most of those edges are inside the quilt."],
      [side, "That is one side of the large triangle. The edge goes all the way round."],
      [all * t, "Not every patch has a side on the edge. How many rows are there?"],
    ] as const,
    check: "Divide your edge by three and then by the patch: that many rows of 1, 3, 5 and so on must use all patches.",
  }),
  floor: ({ n, t, side, all, pointUp, pointDown }: Triangle) => {
    const [white, blue] = [range(1, n), range(1, n - 1)];
    return {
      title: "Tiles upside down",
      problem: `A large triangle on a temple floor is laid from small triangle tiles, with no gaps. All sides of a tile are $${t}$ cm. One side of the large triangle is $${side}$ cm.\n\nThe tiles that point up are white. Those that point down are blue. How many tiles are blue? The picture shows such a floor with only three rows.`,
      value: pointDown,
      unit: "tiles",
      find: `Along one side lie $${side} \\div ${t} = ${n}$ tiles, so there are $${n}$ rows.`,
      rest: [
        "In the top row no tile is blue. In the second row one is blue, in the third two: in each row one blue tile stands in every gap between two white ones.",
        `So the blue tiles are $${texSum(blue)} = ${pointDown}$. This is **counting row by row**.`,
        `Check with the white ones: $${texSum(white)} = ${pointUp}$. Together there are $${pointUp} + ${pointDown} = ${all}$ tiles, and row by row $${odd(n)} = ${all}$ too.`,
      ],
      slips: [
        [pointUp, "Those are the white tiles. How many gaps are between them in each row?"],
        [all, "That counts every tile, white and blue."],
      ] as const,
      check: "Try your way of counting on the picture: three rows have three blue tiles.",
    };
  },
};

function up(n: number): number {
  return (n * (n + 1)) / 2;
}

/** The first n odd numbers as a sum, in TeX. */
function odd(n: number): string {
  const numbers = range(1, n).map((k) => 2 * k - 1);
  return texSum(n > 4 ? [1, 3, 5, "\\ldots", 2 * n - 1] : numbers);
}

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "counting row by row",
  ages: "9-11",
  curriculum: ["Y5 patterns and shapes", "4.OA.5"],
  bounds: { setting: ["mosaic", "quilt", "floor"], n: [5, 10], t: [2, 9] },
  rules: { "the rows are no tiles' length": ({ n, t }) => n !== t && n !== 3 * t },
  write({ setting, n, t }) {
    const { title, problem, value, unit, find, rest, slips, check } = settings[setting](triangleOf(n, t));
    const high = (k: number) => short((k * t * Math.sqrt(3)) / 2);
    const lines = [1, 2].flatMap((k) => [
      { line: [[(k * t) / 2, high(k)] as const, [3 * t - (k * t) / 2, high(k)] as const] },
      { line: [[k * t, 0] as const, [((3 + k) * t) / 2, high(3 - k)] as const] },
      { line: [[(3 - k) * t, 0] as const, [((3 - k) * t) / 2, high(3 - k)] as const] },
    ]);
    return {
      title,
      problem,
      figure: {
        alt: `A large triangle with three equal sides, cut into three rows of small equal triangles. The top row has one, the next three, the bottom row five; in a row they point up and down in turn. The side of a small triangle is ${t} centimetres.`,
        scale: true,
        points: {},
        draw: [
          {
            polygon: [
              [0, 0],
              [3 * t, 0],
              [1.5 * t, high(3)],
            ],
            fill: "tint1",
          },
          ...lines,
          {
            line: [
              [0, 0],
              [t, 0],
            ],
            label: `${t} cm`,
            side: "s",
          },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "How many small triangles are in the top row, the second row and the third row? What does each new row bring?",
      solution: [find, ...rest],
      slips: apart(value, slips),
      check,
    };
  },
});
