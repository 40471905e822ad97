import type { Question } from "../../../engine/exercise.ts";
import { inWords } from "../../../engine/words.ts";
import { wholeSlips } from "../shared-slips.ts";

/** A square that is as long round as a rectangle; a rectangle whose length is told by its width. */
export function twoShapes(setting: "square" | "times" | "longer", a: number, b: number, k: number): Question {
  if (setting === "square") {
    const half = a + b;
    const perimeter = 2 * half;
    const side = perimeter / 4;
    const answer = { kind: "whole", value: String(side), unit: "cm" } as const;
    return {
      prompt: `A square has the same perimeter as a rectangle that is $${a}$ cm long and $${b}$ cm wide. How many centimetres is a side of the square?`,
      answer,
      steps: [
        `First work out the perimeter of the rectangle, because you know both its sides.`,
        `It is $2 \\times (${a} + ${b}) = ${perimeter}$ cm.`,
        `The square has the same perimeter and four equal sides: $${perimeter} \\div 4 = ${side}$. So a side of the square is $${side}$ cm.`,
      ],
      slips: wholeSlips(answer, [
        [
          perimeter,
          "gave the perimeter instead of the side",
          `That is the perimeter of both shapes. How long is one of the four sides of the square?`,
        ],
        [
          half,
          "halved the perimeter instead of taking a quarter",
          `That is half the way round. How many sides of the square is that?`,
        ],
        [
          half / 4,
          "added only two sides of the rectangle",
          `Half the way round the rectangle is $${half}$ cm. What is the whole way?`,
        ],
        [
          Math.round(Math.sqrt(a * b)) ** 2 === a * b ? Math.round(Math.sqrt(a * b)) : -1,
          "made the areas equal instead",
          `A square with that side has the same area. Here the way round is the same.`,
        ],
      ]),
      check: `Go round both shapes: the two ways must be equally long.`,
    };
  }
  const isTimes = setting === "times";
  const long = isTimes ? k * b : a + b;
  const half = long + b;
  const p = 2 * half;
  const halfInWidths = k + 1;
  const inWidths = 2 * halfInWidths;
  const twoWidths = 2 * b;
  const answer = { kind: "whole", value: String(b), unit: "m" } as const;
  const times = k === 2 ? "twice" : `${inWords(k)} times`;
  const howLong = isTimes ? `${times} as long as it is wide` : `$${a}$ m longer than it is wide`;
  return {
    prompt: `A rectangle is ${howLong}. Its perimeter is $${p}$ m. How many metres is its width?`,
    answer,
    steps: isTimes
      ? [
          `Measure everything in widths: a long side is $${k}$ widths, a short side is one.`,
          `The perimeter is $${k} + 1 + ${k} + 1 = ${inWidths}$ widths.`,
          `One width is then $${p} \\div ${inWidths} = ${b}$ m. So the width is $${b}$ m.`,
        ]
      : [
          `The length and the width together are half the perimeter: $${p} \\div 2 = ${half}$ m.`,
          `The length is a width and $${a}$ m more. Take the $${a}$ m away: two widths are $${half} - ${a} = ${twoWidths}$ m.`,
          `One width is then $${twoWidths} \\div 2 = ${b}$ m. So the width is $${b}$ m.`,
        ],
    slips: wholeSlips(answer, [
      [long, "gave the length instead of the width", `That is the long side. The question asks for the short one.`],
      ...(isTimes
        ? ([
            [
              p / halfInWidths,
              "counted only half the way round",
              `One long side and one short side are $${halfInWidths}$ widths. Is that the whole way round?`,
            ],
            [
              p / k,
              "divided by how many times as long it is",
              `Not only the long side is measured in widths. How many widths is it once round?`,
            ],
            [
              p / 4,
              "took all the sides to be equal",
              `A quarter of the perimeter is the side of a square. Here the long sides are ${times} as long.`,
            ],
          ] as const)
        : ([
            [
              (p - a) / 2,
              "took the difference from the whole perimeter",
              `Two of the four sides are $${a}$ m longer. Half the perimeter has only one of them.`,
            ],
            [half - a, "forgot to halve", `That is two widths together. How long is one?`],
            [
              (p - a) / 4,
              "took the difference away only once",
              `Both long sides are $${a}$ m longer than the short ones.`,
            ],
            [
              p / 4,
              "took all the sides to be equal",
              `A quarter of the perimeter is the side of a square. Here the long sides are $${a}$ m longer.`,
            ],
          ] as const)),
    ]),
    check: `Work out the length from your width, and go once round: that must make $${p}$ m.`,
  };
}
