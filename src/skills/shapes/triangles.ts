import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Mark } from "../../engine/figure/figure.ts";
import { texPlus, texTimes } from "../../engine/tex.ts";

import { jump } from "../pictures.ts";
import { andDeg, deg, rightAngle, triangleWith } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

const corners: Mark[] = [
  { polygon: ["A", "B", "C"], fill: "tint1" },
  { text: "A", at: "A" },
  { text: "B", at: "B" },
  { text: "C", at: "C" },
];

/** Two angles are known. */
function third(setting: "any" | "right", a: number, known: number): Question {
  const b = setting === "right" ? 90 : known;
  const used = a + b;
  const c = 180 - used;
  const add = `Add the two angles you know: $${a} + ${b} = ${used}$.`;
  const other = setting === "right" ? "How large is the right angle?" : "Where is the other angle you know?";
  const answer = { kind: "whole", value: String(c), unit: "°" } as const;
  return {
    prompt:
      setting === "right"
        ? `A triangle has a right angle and an angle of ${deg(a)}. How many degrees is its third angle?`
        : `Two angles of a triangle are ${deg(a)} and ${deg(b)}. How many degrees is the third angle?`,
    figure: {
      alt:
        setting === "right"
          ? `A triangle with a right angle, an angle of ${a} degrees and an angle that is asked for.`
          : `A triangle with an angle of ${a} degrees, an angle of ${b} degrees and an angle that is asked for.`,
      scale: true,
      points: triangleWith(a, b),
      draw: [
        { polygon: ["A", "B", "C"], fill: "tint1" },
        { angle: ["B", "A", "C"], label: `${a}°` },
        setting === "right" ? rightAngle("A", "B", "C") : { angle: ["A", "B", "C"], label: `${b}°` },
        { angle: ["A", "C", "B"], label: "?" },
      ],
    },
    answer,
    steps: [
      `The three angles of any triangle make ${deg(180)} together.`,
      setting === "right" ? `A right angle is ${deg(90)}. ${add}` : add,
      `The third angle is what is left: $180 - ${used} = ${c}$. So the third angle is ${deg(c)}.`,
    ],
    slips: wholeSlips(answer, [
      [
        360 - used,
        "took the angles of a triangle to make a full turn",
        `Your three angles make ${deg(360)}. What do the angles of a triangle make?`,
      ],
      [
        used,
        "added the known angles and stopped",
        `That is the sum of the two angles you know. What is left for the third?`,
      ],
      [180 - a, "took away only one of the known angles", `You took only ${deg(a)} away. ${other}`],
      [
        c + 10,
        "lost a ten in the subtraction",
        `Your three angles make ten degrees too many. Look at the tens again: how much is $180 - ${used}$?`,
      ],
    ]),
    check: `Add all three angles: together they must make ${deg(180)}.`,
  };
}

/** Two equal sides AB and AC; the angle at A, or the two at B and C. */
function twoEqual(setting: "at the top" | "at the bottom" | "at the other side", base: number): Question {
  const bothEqual = 2 * base;
  const top = 180 - bothEqual;
  const findTop = setting === "at the top";
  const answer = { kind: "whole", value: String(findTop ? top : base), unit: "°" } as const;
  // Given at C and asked for at A, or given at A and asked for at B or C.
  const asked = findTop ? "A" : setting === "at the bottom" ? "B" : "C";
  const given = findTop ? "C" : "A";
  const { A: B, B: C, C: A } = triangleWith(base, base);
  const arms = { A: ["B", "A", "C"], B: ["A", "B", "C"], C: ["A", "C", "B"] } as const;
  const known = findTop ? base : top;
  return {
    prompt: `In triangle $ABC$ the sides $AB$ and $AC$ are equally long. The angle at $${given}$ is ${deg(known)}. How many degrees is the angle at $${asked}$?`,
    figure: {
      alt: `Triangle ABC. The sides AB and AC carry the same mark: they are equal. The angle at ${given} is ${known} degrees. The angle at ${asked} is asked for.`,
      scale: true,
      points: { A, B, C },
      draw: [
        ...corners,
        { line: ["A", "B"], ticks: 1 },
        { line: ["A", "C"], ticks: 1 },
        { angle: arms[given], label: `${known}°` },
        { angle: arms[asked], label: "?" },
      ],
    },
    answer,
    steps: [
      `Opposite equal sides lie equal angles. $AB$ and $AC$ are equal, so the angles at $B$ and $C$ are equal.`,
      ...(findTop
        ? [
            `So both are ${deg(base)}, and together they make $2 \\times ${base} = ${bothEqual}$ degrees.`,
            `All three angles make ${deg(180)}. For $A$ there remain $180 - ${bothEqual}$ degrees.`,
          ]
        : [
            `All three angles make ${deg(180)}. For $B$ and $C$ together there remain $180 - ${top} = ${bothEqual}$ degrees.`,
            `The two share them equally, so halve the ${deg(bothEqual)}.`,
          ]),
      findTop
        ? `$180 - ${bothEqual} = ${top}$, so the angle at $A$ is ${deg(top)}.`
        : `$${bothEqual} \\div 2 = ${base}$, so the angle at $${asked}$ is ${deg(base)}.`,
    ],
    slips: wholeSlips(
      answer,
      findTop
        ? [
            [base, "took the wrong two angles to be equal", `Which angles lie opposite the equal sides $AB$ and $AC$?`],
            [
              180 - base,
              "counted only one of the two equal angles",
              `You took away ${deg(base)} once. How large is the angle at $B$?`,
            ],
            [
              (180 - base) / 2,
              "took the known angle to be the one between the equal sides",
              `You shared what is left between $A$ and $B$. But the angle at $C$ is one of the two equal ones. Which is the other?`,
            ],
          ]
        : [
            [
              180 - top,
              "forgot to share between the two equal angles",
              `That is what remains for $B$ and $C$ together. How large is each of them?`,
            ],
            [
              180 - 2 * top,
              "took the angle between the equal sides twice",
              `You took ${deg(top)} away twice. Is there another angle as large as the one at $A$?`,
            ],
            [top, "took the wrong two angles to be equal", `Which angles lie opposite the equal sides $AB$ and $AC$?`],
          ],
    ),
    check: `The angles at $B$ and $C$ must be equal, and all three must make ${deg(180)}.`,
  };
}

/** The side BC goes on to D. */
function outside(setting: "outside" | "inside", a: number, b: number): Question {
  const out = a + b;
  const besideOut = 180 - out;
  const find = setting === "outside";
  const given = find
    ? `The angle at A is ${a} degrees and the angle at B is ${b} degrees. The angle ACD outside the triangle is asked for.`
    : `The angle ACD outside the triangle is ${out} degrees and the angle at B is ${b} degrees. The angle at A is asked for.`;
  const answer = { kind: "whole", value: String(find ? out : a), unit: "°" } as const;
  const { A: B, B: C, C: A } = triangleWith(b, besideOut);
  return {
    prompt: find
      ? `In triangle $ABC$ the angle at $A$ is ${deg(a)} and the angle at $B$ is ${deg(b)}. The side $BC$ goes on in a straight line to $D$. How many degrees is the angle $ACD$?`
      : `The side $BC$ of triangle $ABC$ goes on in a straight line to $D$. The angle $ACD$ is ${deg(out)} and the angle at $B$ is ${deg(b)}. How many degrees is the angle at $A$?`,
    figure: {
      alt: `Triangle ABC. The side BC goes on past C in a straight line to D. ${given}`,
      scale: true,
      points: { A, B, C, D: [9, 0] },
      draw: [
        ...corners,
        { line: ["C", "D"] },
        { text: "D", at: "D" },
        { angle: ["B", "A", "C"], label: find ? `${a}°` : "?" },
        { angle: ["A", "B", "C"], label: `${b}°` },
        { angle: ["A", "C", "D"], label: find ? "?" : `${out}°` },
      ],
    },
    answer,
    steps: find
      ? [
          `The angle $ACD$ lies beside the angle of the triangle at $C$: the two make a straight line, ${deg(180)}.`,
          `The angles at $A$ and $B$ make ${deg(180)} with that same angle at $C$, too. So $ACD$ is as large as those two together.`,
          `Add them: $${a} + ${b} = ${out}$. So the angle $ACD$ is ${deg(out)}.`,
        ]
      : [
          `The angle $ACD$ and the angle of the triangle at $C$ make a straight line: at $C$ there are $180 - ${out} = ${besideOut}$ degrees.`,
          `The three angles of the triangle make ${deg(180)}, so at $A$ there remain $180 - ${b} - ${besideOut}$ degrees.`,
          `Shorter: the angle outside is as large as the angles at $A$ and $B$ together, so $${out} - ${b} = ${a}$. So the angle at $A$ is ${deg(a)}.`,
        ],
    slips: wholeSlips(
      answer,
      find
        ? [
            [
              besideOut,
              "gave the angle inside the triangle",
              `That is the angle of the triangle at $C$. The angle $ACD$ lies beside it, outside.`,
            ],
            [
              180 - a,
              "took away only one of the known angles",
              `You took ${deg(a)} from ${deg(180)}. Does the angle at $A$ lie beside the angle $ACD$ on the line?`,
            ],
            [
              180 - b,
              "took away only one of the known angles",
              `You took ${deg(b)} from ${deg(180)}. Does the angle at $B$ lie beside the angle $ACD$ on the line?`,
            ],
            [
              360 - out,
              "took the three angles to make a full turn",
              `The three angles that are named do not make a full turn. Find the angle of the triangle at $C$ first.`,
            ],
          ]
        : [
            [
              besideOut,
              "gave the angle of the triangle at the wrong corner",
              `That is the angle of the triangle at $C$. What remains for $A$?`,
            ],
            [
              besideOut - b,
              "took the angle outside to be an angle of the triangle",
              `The angle of ${deg(out)} lies outside the triangle. How large is the angle beside it, inside?`,
            ],
            [
              180 - b,
              "took away only one angle",
              `You took only ${deg(b)} from ${deg(180)}. How large is the angle of the triangle at $C$?`,
            ],
          ],
    ),
    check: `The angle outside must be as large as the angles at $A$ and $B$ together.`,
  };
}

/** Angles px, qx and rx + c. */
function letters(find: "x" | "largest", x: number, p: number, q: number, r: number): Question {
  const all = p + q + r;
  const inLetters = all * x;
  const c = 180 - inLetters;
  const angles = [p * x, q * x, r * x + c];
  const [first, second, third] = [texTimes(p, "x"), texTimes(q, "x"), `${texTimes(r, "x")} ${texPlus(c)}`];
  const largest = Math.max(...angles);

  const asked = find === "x" ? "What number is $x$?" : "How many degrees is the largest angle?";
  const onBothSides = c > 0 ? `Take $${c}$ from both sides` : `Add $${-c}$ to both sides`;
  const answer =
    find === "x"
      ? ({ kind: "whole", value: String(x), label: "x" } as const)
      : ({ kind: "whole", value: String(largest), unit: "°" } as const);
  return {
    prompt: `The angles of a triangle are $${first}°$, $${second}°$ and $(${third})°$. ${asked}`,
    answer,
    steps: [
      `The three angles make ${deg(180)}: $${first} + ${second} + ${third} = 180$.`,
      `Put the letters together: $${all}x ${texPlus(c)} = 180$.`,
      `${onBothSides}: $${all}x = ${inLetters}$. Now divide by $${all}$.`,
      find === "x"
        ? `So $x = ${x}$.`
        : `That gives $x = ${x}$, and the angles are ${andDeg(angles)}. So the largest angle is ${deg(largest)}.`,
    ],
    slips: wholeSlips(answer, [
      ...(find === "largest"
        ? ([
            [
              x,
              "gave the letter instead of the angle",
              `That is $x$. Now put it into each angle and look for the largest.`,
            ],
            [
              180 - largest,
              "gave two angles together",
              `That is two of the angles together. How large is the third, and which is the largest?`,
            ],
            ...angles.map(
              (angle) =>
                [
                  angle,
                  "gave another angle of the triangle",
                  `That is one of the angles. Is it the largest of the three?`,
                ] as const,
            ),
          ] as const)
        : ([
            [inLetters, "forgot to divide", `That is $${all}x$. How large is one $x$?`],
            [
              largest,
              "gave an angle instead of the letter",
              `That is the largest angle. The question asks for $x$ alone.`,
            ],
            [
              (180 + c) / all,
              "moved the number to the other side with the wrong sign",
              `To undo $${jump(c)}$, do the opposite on both sides. What is $${all}x$ then?`,
            ],
            [
              (360 - c) / all,
              "took the angles of a triangle to make a full turn",
              `With your number the angles make ${deg(360)}. What do the angles of a triangle make?`,
            ],
            [
              180 / all,
              "left out the number without a letter",
              `You shared ${deg(180)} among the letters alone. What of the $${c}$?`,
            ],
          ] as const)),
    ]),
    check: `Put your $x$ into all three angles: together they must make ${deg(180)}.`,
  };
}

const skill: Skill = {
  id: "angles-in-triangles",
  title: "Angles in triangles",
  about: "The three angles of every triangle make 180°, whatever it looks like.",
  curriculum: ["Y6 angles", "KS3 angles", "8.G.5"],
  needs: ["angles-on-lines-and-points"],
  stages: [
    stage({
      grade: 3,
      label: "two angles are known",
      bounds: { setting: ["any", "right"], a: [21, 110], b: [21, 110] },
      rules: {
        "no angle is too narrow to be drawn": ({ setting, a, b }) =>
          setting === "right" ? a <= 68 && a !== 45 : a + b <= 159 && a !== 90 && b !== 90 && a + b !== 90,
        "the angles are different": ({ a, b }) => a !== b && 180 - a - b !== a && 180 - a - b !== b,
      },
      write: ({ setting, a, b }) => third(setting, a, b),
    }),
    stage({
      grade: 4,
      label: "two sides are equal",
      bounds: { setting: ["at the top", "at the bottom", "at the other side"], base: [25, 77] },
      rules: { "the angles are not those of a set square": ({ base }) => base !== 60 && base !== 45 },
      write: ({ setting, base }) => twoEqual(setting, base),
    }),
    stage({
      grade: 4,
      label: "an angle outside",
      bounds: { setting: ["outside", "inside"], a: [25, 95], b: [25, 95] },
      rules: {
        "the angles can be seen": ({ a, b }) => a + b <= 150,
        "the angles are different": ({ a, b }) => a !== b && a + b !== 90 && a + b !== 180 - a,
      },
      write: ({ setting, a, b }) => outside(setting, a, b),
    }),
    stage({
      grade: 5,
      label: "angles with a letter",
      bounds: { find: ["x", "largest"], x: [12, 60], p: [1, 4], q: [1, 4], r: [1, 4] },
      rules: {
        "there is a number besides the letters": ({ x, p, q, r }) => {
          const c = 180 - (p + q + r) * x;
          return Math.abs(c) >= 4 && Math.abs(c) <= 70;
        },
        "there is a largest angle, and none is tiny": ({ x, p, q, r }) => {
          const angles = [p * x, q * x, 180 - (p + q) * x];
          const largest = Math.max(...angles);
          return Math.min(...angles) >= 15 && angles.filter((angle) => angle === largest).length === 1 && r > 0;
        },
      },
      write: ({ find, x, p, q, r }) => letters(find, x, p, q, r),
    }),
  ],
};

export default skill;
