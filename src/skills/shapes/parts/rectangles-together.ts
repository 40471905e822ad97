import type { Question } from "../../../engine/exercise.ts";
import type { Point } from "../../../engine/figure/figure.ts";
import { labelledSide, rectangleAt } from "../shared-figures.ts";
import { wholeSlips } from "../shared-slips.ts";

/** An L: a corner of a by b is missing from a rectangle of w by h. */
export function lShape(w: number, h: number, a: number, b: number): Question {
  const whole = w * h;
  // The sides beside the corner that is missing, and the two rectangles on either side of a cut straight down.
  const [top, right] = [w - a, h - b];
  const [leftPart, rightPart] = [top * h, a * right];
  const value = leftPart + rightPart;
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  const corners: Point[] = [
    [0, 0],
    [w, 0],
    [w, right],
    [top, right],
    [top, h],
    [0, h],
  ];
  return {
    prompt: `All the corners of this shape are right angles. What is its area in cm²?`,
    figure: {
      alt: `A shape like the letter L with six sides. Its bottom side is ${w} cm, its left side ${h} cm, its top side ${top} cm and its right side ${right} cm. A corner is missing at the upper right. All corners are right angles.`,
      scale: true,
      points: {},
      draw: [
        { polygon: corners, fill: "tint1" },
        labelledSide([0, 0], [w, 0], `${w} cm`, "s"),
        labelledSide([0, 0], [0, h], `${h} cm`, "w"),
        labelledSide([0, h], [top, h], `${top} cm`, "n"),
        labelledSide([w, 0], [w, right], `${right} cm`, "e"),
      ],
    },
    answer,
    steps: [
      `Cut the shape into two rectangles, say with a line straight down from the inner corner.`,
      `The left one is $${top}$ cm by $${h}$ cm: its area is $${leftPart}$ cm².`,
      `The right one is $${w} - ${top} = ${a}$ cm by $${right}$ cm: its area is $${rightPart}$ cm².`,
      `$${leftPart} + ${rightPart} = ${value}$, so the area is $${value}$ cm².`,
    ],
    slips: wholeSlips(answer, [
      [
        whole,
        "forgot the piece that is missing",
        `That is the whole rectangle. How large is the corner that is missing?`,
      ],
      [
        leftPart + w * right,
        "counted one part twice",
        `Your two rectangles cover each other in the lower left. Where can you cut so that they do not?`,
      ],
      [
        whole - top * right,
        "took away the wrong rectangle",
        `The labels are on the sides that are left. How long are the two sides of the missing corner?`,
      ],
      [
        2 * (w + h),
        "worked out the perimeter instead of the area",
        `That is the way once round. How many squares cover the shape?`,
      ],
    ]),
    check: `Cut the shape another way, or take the missing corner from the whole rectangle: the area must be the same.`,
  };
}

/** A card of w by h with a window of a by b. */
export function withWindow(w: number, h: number, a: number, b: number): Question {
  const [whole, hole] = [w * h, a * b];
  const value = whole - hole;
  const answer = { kind: "whole", value: String(value), unit: "cm²" } as const;
  const x = Math.floor((w - a) / 2);
  const y = Math.floor((h - b) / 2);
  return {
    prompt: `A card is $${w}$ cm long and $${h}$ cm wide. A rectangular window of $${a}$ cm by $${b}$ cm is cut out of it. What area of card is left, in cm²?`,
    figure: {
      alt: `A rectangle, ${w} cm long and ${h} cm wide, with a rectangular hole ${a} cm long and ${b} cm wide.`,
      scale: true,
      points: {},
      draw: [
        { polygon: rectangleAt(w, h), fill: "tint1" },
        { polygon: rectangleAt(a, b, [x, y]), fill: "paper" },
        labelledSide([0, 0], [w, 0], `${w} cm`, "s"),
        labelledSide([w, 0], [w, h], `${h} cm`, "e"),
        labelledSide([x, y + b], [x + a, y + b], `${a} cm`, "s"),
        labelledSide([x + a, y], [x + a, y + b], `${b} cm`, a >= 6 ? "w" : "e"),
      ],
    },
    answer,
    steps: [
      `What is left is the whole card without the window. So work out both areas.`,
      `The whole card has $${w} \\times ${h} = ${whole}$ cm², and the window has $${a} \\times ${b} = ${hole}$ cm².`,
      `$${whole} - ${hole} = ${value}$, so $${value}$ cm² of card are left.`,
    ],
    slips: wholeSlips(answer, [
      [whole, "forgot the piece that is missing", `That is the whole card. How large is the window?`],
      [
        whole + hole,
        "added the hole instead of taking it away",
        `The window is cut out. Does that make the area larger?`,
      ],
      [
        (w - a) * (h - b),
        "took the sides of the hole away from the sides",
        `Taking $${a}$ cm off the length takes a whole strip away. Only the window is cut out.`,
      ],
      [hole, "gave the area of the hole", `That is the piece that is cut out. How much is left?`],
    ]),
    check: `What is left and the window together must make the whole card.`,
  };
}

/** A path p wide, all round a lawn of w by h. */
export function pathAround(w: number, h: number, p: number): Question {
  const bothSides = 2 * p;
  const [W, H] = [w + bothSides, h + bothSides];
  const [together, lawn] = [W * H, w * h];
  const value = together - lawn;
  const answer = { kind: "whole", value: String(value), unit: "m²" } as const;
  return {
    prompt: `A lawn is $${w}$ m long and $${h}$ m wide. A path goes all the way round it, everywhere $${p}$ m wide and with square corners. What is the area of the path in m²?`,
    figure: {
      alt: `A rectangular lawn, ${w} m long and ${h} m wide, with a path ${p} m wide all round it. The outer edge of the path is a rectangle, too.`,
      scale: true,
      points: {},
      draw: [
        { polygon: rectangleAt(W, H), fill: "tint2" },
        { polygon: rectangleAt(w, h, [p, p]), fill: "paper" },
        { text: `${w} m`, at: [p + w / 2, p + h / 2] },
        labelledSide([p, p], [p, p + h], `${h} m`, "e"),
        {
          line: [
            [W - p, -1],
            [W, -1],
          ],
          thin: true,
          label: `${p} m`,
          side: "s",
        },
      ],
    },
    answer,
    steps: [
      `Lawn and path together are a larger rectangle. Take the lawn away from it, and the path is left.`,
      `The path adds $${p}$ m on both sides: the larger rectangle is $${w} + ${bothSides} = ${W}$ m long and $${h} + ${bothSides} = ${H}$ m wide.`,
      `Its area is $${W} \\times ${H} = ${together}$ m², and the lawn has $${w} \\times ${h} = ${lawn}$ m².`,
      `$${together} - ${lawn} = ${value}$, so the path has an area of $${value}$ m².`,
    ],
    slips: wholeSlips(answer, [
      [
        (w + p) * (h + p) - lawn,
        "added the path on one side only",
        `The path lies on both sides of the lawn. How long is lawn and path together?`,
      ],
      [
        bothSides * (w + h),
        "left out the corners of the path",
        `You counted the four strips beside the lawn. What lies at the four corners?`,
      ],
      [together, "forgot to take the lawn away", `That is lawn and path together. How much of it is lawn?`],
      [
        bothSides * (W + H),
        "counted the corners of the path twice",
        `Your strips cover each other at the corners. How often is each corner counted?`,
      ],
    ]),
    check: `Cut the path into four strips that do not cover each other, and add their areas.`,
  };
}
