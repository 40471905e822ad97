import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Mark, Point } from "../../engine/figure/figure.ts";
import { texSum } from "../../engine/tex.ts";
import { capital, commas, withArticle } from "../../engine/words.ts";
import { range, sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { regular } from "./parts/regular-polygons.ts";
import { andDeg, deg, meeting, polar, turned } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

/** Corners A, B, C, D with these angles at A, B and D; AB is six long, and AD so that no side is very short. */
function fourCorners(a: number, b: number, d: number, sides: readonly number[]) {
  const shapes = sides.map((side) => {
    const [A, B, D]: Point[] = [[0, 0], [6, 0], polar(a, side)];
    const points = {
      A: A as Point,
      B: B as Point,
      C: meeting(B as Point, 180 - b, D as Point, a + 180 + d),
      D: D as Point,
    };
    const { C } = points;
    const all = [side, 6, length(points.B, C), length(C, points.D)];
    // C lies on both rays if it lies on the right side of AB and of AD.
    const sound = C[1] > 0.5 && C[0] * Math.sin((a * Math.PI) / 180) - C[1] * Math.cos((a * Math.PI) / 180) > 0.5;
    return { points, worth: sound ? Math.min(...all) / Math.max(...all) : -1 };
  });
  return shapes.reduce((best, shape) => (shape.worth > best.worth ? shape : best)).points;
}

/** Turned so that A is at the top and the line that halves its angle goes straight down. */
function upright({ A, B, C, D }: ReturnType<typeof fourCorners>, a: number): ReturnType<typeof fourCorners> {
  const turn = -90 - a / 2;
  return { A: turned(A, turn), B: turned(B, turn), C: turned(C, turn), D: turned(D, turn) };
}

const labels = (at: Readonly<Record<"A" | "B" | "C" | "D", string>>): Mark[] => [
  { polygon: ["A", "B", "C", "D"], fill: "tint1" },
  ...(
    [
      ["D", "A", "B"],
      ["A", "B", "C"],
      ["B", "C", "D"],
      ["C", "D", "A"],
    ] as const
  ).flatMap((corner): Mark[] => (at[corner[1]] ? [{ angle: corner, label: at[corner[1]] }] : [])),
];

const four = `The four angles of any shape with four sides make ${deg(360)}, because a line from corner to corner cuts it into two triangles.`;

function foursided(setting: "any" | "kite" | "parallelogram", a: number, b: number, d: number): Question {
  if (setting === "parallelogram") {
    const neighbour = 180 - a;
    const answer = {
      kind: "list",
      items: [String(neighbour), String(a)],
      ordered: true,
      labels: ["B", "C"],
      unit: "°",
    } as const;
    return {
      prompt: `In the parallelogram $ABCD$ the angle at $A$ is ${deg(a)}. How many degrees are the angles at $B$ and at $C$? Write $B$ first.`,
      figure: {
        alt: `A parallelogram with the corners A, B, C and D in this order. The angle at A is ${a} degrees. The angles at B and C are asked for.`,
        scale: true,
        points: fourCorners(a, neighbour, neighbour, [4]),
        draw: [
          ...labels({ A: `${a}°`, B: "?", C: "?", D: "" }),
          ...(["A", "B", "C", "D"] as const).map((text): Mark => ({ text, at: text })),
        ],
      },
      answer,
      steps: [
        `In a parallelogram opposite angles are equal: half a turn brings each corner to the one opposite it. $C$ lies opposite $A$.`,
        `All four angles make ${deg(360)}, so two neighbours such as $A$ and $B$ make half of that, ${deg(180)}.`,
        `For $B$ there remain $180 - ${a} = ${neighbour}$ degrees. So the angle at $B$ is ${deg(neighbour)} and the angle at $C$ is ${deg(a)}.`,
      ],
      slips: slips(answer, [
        [
          commas([a, neighbour]),
          "swapped neighbours and opposite corners",
          `Look at the picture: which corner lies opposite $A$, and which is its neighbour?`,
        ],
        [
          commas([a, a]),
          "took all the angles to be equal",
          `Four angles of ${deg(a)} do not make ${deg(360)}. Which of the angles are equal?`,
        ],
        [
          commas([neighbour, neighbour]),
          "took both angles away from a straight line",
          `Neighbours make ${deg(180)} together. Are $A$ and $C$ neighbours?`,
        ],
        [
          commas([360 - a, a]),
          "took neighbours to make a full turn",
          `All four angles make ${deg(360)}. What do two neighbours make?`,
        ],
      ]),
      check: `The four angles, two and two equal, must make ${deg(360)} together.`,
    };
  }
  const isKite = setting === "kite";
  const known = isKite ? [a, b] : [a, b, d];
  const used = sum(known);
  const left = 360 - used;
  const asked = isKite ? 2 : 1;
  const value = left / asked;
  const answer = { kind: "whole", value: String(value), unit: "°" } as const;
  const points = isKite
    ? upright(fourCorners(a, value, value, [6]), a)
    : fourCorners(
        a,
        b,
        d,
        range(4, 20).map((n) => n / 2),
      );
  return {
    prompt: isKite
      ? `The angle at the top of a kite is ${deg(a)} and the angle at the bottom is ${deg(b)}. The two angles at the sides are equal. How many degrees is each of them?`
      : `Three angles of a shape with four sides are ${andDeg(known)}. How many degrees is the fourth angle?`,
    figure: {
      alt: isKite
        ? `A kite. The angles at its two ends are ${a} degrees and ${b} degrees. The two other angles are equal and asked for.`
        : `A shape with four sides. Three of its angles are ${a} degrees, ${b} degrees, ${d} degrees. The fourth is asked for.`,
      scale: true,
      points,
      draw: isKite
        ? labels({ A: `${a}°`, C: `${b}°`, B: "?", D: "?" })
        : labels({ A: `${a}°`, B: `${b}°`, D: `${d}°`, C: "?" }),
    },
    answer,
    steps: [
      four,
      `Add the angles you know: $${texSum(known)} = ${used}$.`,
      isKite
        ? `What is left is $360 - ${used} = ${left}$ degrees, shared equally by the two sides. So each of the two angles is ${deg(value)}.`
        : `What is left is $360 - ${used} = ${left}$. So the fourth angle is ${deg(value)}.`,
    ],
    slips: wholeSlips(answer, [
      ...(isKite
        ? ([
            [
              left,
              "forgot to share between the two equal angles",
              `That is what is left for both sides together. How large is each angle?`,
            ],
          ] as const)
        : []),
      [
        used,
        "added the known angles and stopped",
        `That is the sum of the angles you know. How much is missing from all four?`,
      ],
      [
        (540 - used) / asked,
        "took the sum of the angles of another polygon",
        `Your four angles make ${deg(540)}. That is the sum for five sides. Into how many triangles can this shape be cut?`,
      ],
      [
        (180 - used) / asked,
        "took the sum of the angles of another polygon",
        `A triangle has ${deg(180)}. Into how many triangles can this shape be cut?`,
      ],
      [
        360 - a,
        "took away only one of the known angles",
        `You took only ${deg(a)} away. Which other angles do you know?`,
      ],
      [
        value + 10,
        "lost a ten in the subtraction",
        `Your angles together are too many. Look at the tens again: how much is $360 - ${used}$?`,
      ],
    ]),
    check: `Add all four angles: together they must make ${deg(360)}.`,
  };
}

function angleSum(find: "sum" | "sides", n: number): Question {
  const triangles = n - 2;
  const total = 180 * triangles;
  const [oneMore, cuts] = [n - 1, n - 3];
  const answer = {
    kind: "whole",
    value: String(find === "sum" ? total : n),
    ...(find === "sum" ? { unit: "°" } : {}),
  } as const;
  return {
    prompt:
      find === "sum"
        ? `A polygon has ${n} sides. How many degrees do its inside angles make together?`
        : `The inside angles of a polygon make ${deg(total)} together. How many sides does it have?`,
    answer,
    steps: [
      `Draw lines from one corner to all the others: they cut the polygon into triangles, always two fewer than it has sides.`,
      ...(find === "sum"
        ? [
            `With $${n}$ sides there are $${n} - 2 = ${triangles}$ triangles.`,
            `The angles of each triangle make ${deg(180)}, and $${triangles} \\times 180 = ${total}$. So the inside angles make ${deg(total)}.`,
          ]
        : [
            `The angles of each triangle make ${deg(180)}. So the number of triangles is $${total} \\div 180 = ${triangles}$.`,
            `The polygon has two sides more than that: $${triangles} + 2 = ${n}$. So it has $${n}$ sides.`,
          ]),
    ],
    slips: wholeSlips(
      answer,
      find === "sum"
        ? [
            [
              180 * n,
              "counted as many triangles as sides",
              `You took $${n}$ triangles. How many do you get when you draw the lines from one corner?`,
            ],
            [
              180 * oneMore,
              "counted one triangle too many",
              `You took $${oneMore}$ triangles. Test that on a shape with four sides: how many triangles are there?`,
            ],
            [
              360,
              "gave the angles outside the polygon",
              `A full turn is what the angles outside make. How many triangles are inside?`,
            ],
            [
              180 * cuts,
              "counted the cuts instead of the triangles",
              `From one corner you draw $${cuts}$ lines. How many pieces do they make?`,
            ],
          ]
        : [
            [
              triangles,
              "gave the number of triangles",
              `That is how many triangles the polygon is cut into. How many sides does it have, then?`,
            ],
            [
              oneMore,
              "counted one triangle too many",
              `Test it on a shape with four sides: it has two triangles. How many more sides than triangles?`,
            ],
            [
              n - 4,
              "took two away instead of adding",
              `There are fewer triangles than sides. So are there more sides, or fewer, than $${triangles}$?`,
            ],
          ],
    ),
    check: `Take two from the number of sides and multiply by ${deg(180)}: that must give the sum.`,
  };
}

function oneMissing(n: 5 | 6, known: readonly number[]): Question {
  const triangles = n - 2;
  const total = 180 * triangles;
  const used = sum(known);
  const value = total - used;
  const answer = { kind: "whole", value: String(value), unit: "°" } as const;
  const [shape, number] = n === 5 ? ["pentagon", "Four"] : ["hexagon", "Five"];
  return {
    prompt: `${number} of the inside angles of ${withArticle(shape)} are ${andDeg(known)}. How many degrees is the last one?`,
    answer,
    steps: [
      `${capital(withArticle(shape))} has $${n}$ sides. Lines from one corner cut it into $${n} - 2 = ${triangles}$ triangles.`,
      `So its angles make $${triangles} \\times 180 = ${total}$ degrees together.`,
      `The angles you know make $${texSum(known)} = ${used}$ degrees.`,
      `What is left is $${total} - ${used} = ${value}$. So the last angle is ${deg(value)}.`,
    ],
    slips: wholeSlips(answer, [
      [
        total - 180 - used,
        "took the sum of the angles of another polygon",
        `You took one triangle too few. Into how many triangles can ${withArticle(shape)} be cut from one corner?`,
      ],
      [
        total + 180 - used,
        "took the sum of the angles of another polygon",
        `You took one triangle too many. Into how many triangles can ${withArticle(shape)} be cut from one corner?`,
      ],
      [
        180 * n - used,
        "counted as many triangles as sides",
        `You took $${n}$ triangles. How many do you get when you draw the lines from one corner?`,
      ],
      [used, "added the known angles and stopped", `That is the sum of the angles you know. What do all $${n}$ make?`],
      [value + 10, "lost a ten in the subtraction", `Look at the tens again: how much is $${total} - ${used}$?`],
    ]),
    check: `Add all $${n}$ angles: together they must make ${deg(total)}.`,
  };
}

const skill: Skill = {
  id: "angles-in-polygons",
  title: "Angles in polygons",
  about: "Cut a polygon into triangles, or walk once round it, and you know what its angles make together.",
  curriculum: ["Y6 angles", "GCSE polygons", "8.G.5"],
  needs: ["angles-in-triangles"],
  stages: [
    stage({
      grade: 3,
      label: "four sides",
      bounds: { setting: ["any", "kite", "parallelogram"], a: [50, 135], b: [50, 135], d: [50, 135] },
      rules: {
        "the angles fit, and none is too narrow or too wide": ({ setting, a, b, d }) => {
          if (setting === "parallelogram") return a !== 90 && Math.abs(a - 90) <= 45;
          const last = setting === "kite" ? (360 - a - b) / 2 : 360 - a - b - d;
          return Number.isInteger(last) && last >= 50 && last <= 135;
        },
        "a kite has two different ends": ({ setting, a, b }) => setting !== "kite" || Math.abs(a - b) >= 15,
        "the angles are different": ({ setting, a, b, d }) =>
          setting !== "any" || new Set([a, b, d, 360 - a - b - d, 90]).size === 5,
      },
      write: ({ setting, a, b, d }) => foursided(setting, a, b, d),
    }),
    stage({
      grade: 4,
      label: "the sum of all the angles",
      bounds: { find: ["sum", "sides"], n: [5, 24] },
      write: ({ find, n }) => angleSum(find, n),
    }),
    stage({
      grade: 4,
      label: "one angle is missing",
      bounds: { known: { list: [75, 165], length: [4, 5] } },
      rules: {
        "the last angle is an angle of the shape": ({ known }) => {
          const last = 180 * (known.length - 1) - sum(known);
          return last >= 60 && last <= 170;
        },
      },
      write: ({ known }) => oneMissing(known.length === 4 ? 5 : 6, known),
    }),
    stage({
      grade: 5,
      label: "regular polygons",
      bounds: { find: ["inside", "outside", "sides from outside", "sides from inside"], n: [5, 40] },
      rules: { "the angles are whole numbers of degrees": ({ n }) => 360 % n === 0 },
      write: ({ find, n }) => regular(find, n),
    }),
  ],
};

export default skill;
