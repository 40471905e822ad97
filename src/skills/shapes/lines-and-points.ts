import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Figure, Mark } from "../../engine/figure/figure.ts";
import { texSum, texTimes } from "../../engine/tex.ts";
import { capital, commas, inWords } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { andDeg, deg, fan, polar } from "./shared-figures.ts";
import { wholeSlips } from "./shared-slips.ts";

/** What angles side by side fill. */
const wholesOfAngles = {
  corner: { total: 90, name: "a right angle", on: "inside a right angle" },
  line: { total: 180, name: "a straight line", on: "on one side of a straight line" },
  point: { total: 360, name: "a full turn", on: "all the way round a point" },
};
type Place = keyof typeof wholesOfAngles;

const otherPlace: Record<Place, Place> = { corner: "line", line: "point", point: "line" };

/** Known angles and one that is missing fill a right angle, a line or a full turn. */
function missing(place: Place, known: readonly number[], turn: number): Question {
  const { total, name, on } = wholesOfAngles[place];
  const used = sum(known);
  const last = total - used;
  const answer = { kind: "whole", value: String(last), unit: "°" } as const;
  const number = capital(inWords(known.length + 1));
  const numberKnown = capital(inWords(known.length));
  const inDegrees = known.map((angle) => `${angle} degrees`);
  const [firstKnown = 0] = known;
  const other = wholesOfAngles[otherPlace[place]];
  const figure: Figure = {
    alt: `${number} angles lie side by side and fill ${name}: ${commas(inDegrees)} and one that is asked for.`,
    scale: true,
    points: {},
    draw: fan([...known.map((size) => ({ size, label: `${size}°` })), { size: last, label: "?" }], turn),
  };
  const many = known.length > 1;
  return {
    prompt: many
      ? `${number} angles lie side by side ${on}. ${numberKnown} of them are ${andDeg(known)}. How many degrees is the other one?`
      : `Two angles lie side by side ${on}. One of them is ${deg(used)}. How many degrees is the other one?`,
    figure,
    answer,
    steps: [
      `Together the angles make ${name}, and ${name} is ${deg(total)}.`,
      ...(many ? [`The angles you know are together $${texSum(known)} = ${used}$ degrees.`] : []),
      `The other angle is what is left of ${deg(total)} when ${deg(used)} is taken away: $${total} - ${used} = ${last}$. So the other angle is ${deg(last)}.`,
    ],
    slips: wholeSlips(answer, [
      [
        other.total - used,
        "mixed up a right angle, a straight line and a full turn",
        `Your angles add up to ${deg(other.total)}, which is ${other.name}. What do the angles in the picture make together?`,
      ],
      ...(many
        ? ([
            [
              used,
              "added the known angles and stopped",
              `That is what the known angles make together. How much is missing from ${name}?`,
            ],
            [
              total - firstKnown,
              "took away only one of the known angles",
              `You took away only the ${deg(firstKnown)}. Which of the angles you know is still to be taken away?`,
            ],
          ] as const)
        : []),
      ...(place === "corner"
        ? ([
            [
              100 - used,
              "took a right angle to be a hundred degrees",
              `A right angle is a quarter of a full turn. How many degrees is a quarter of ${deg(360)}?`,
            ],
          ] as const)
        : []),
      [
        used,
        "took the two angles to be equal",
        `Two angles of ${deg(used)} do not make ${name}. How much is missing beside the ${deg(used)}?`,
      ],
      [
        last + 10,
        "lost a ten in the subtraction",
        `Your angles together are ten degrees too many. Look at the tens again: how much is $${total} - ${used}$?`,
      ],
    ]),
    check: `Add all the angles: together they must make ${deg(total)}.`,
  };
}

/** Straight lines through (0, 0), in directions from a first one that is turned. */
const linesIn = (directions: readonly number[], turn: number) =>
  directions.map((direction): Mark => ({ line: [polar(direction + turn, 5), polar(direction + turn + 180, 5)] }));

/** The angle between two of their directions. */
const angleIn = (from: number, to: number, label: string, turn: number): Mark => ({
  angle: [polar(from + turn, 5), [0, 0], polar(to + turn, 5)],
  label,
});

/** Two lines that cross: the angles opposite and beside a known one. */
function oppositeAndBeside(same: number, turn: number): Question {
  const other = 180 - same;
  const answer = {
    kind: "list",
    items: [String(same), String(other)],
    ordered: true,
    labels: ["p", "q"],
    unit: "°",
  } as const;
  return {
    prompt: `Two straight lines cross. One of the four angles is ${deg(same)}. How many degrees are the angle $p$ opposite it and the angle $q$ beside it? Write $p$ first.`,
    figure: {
      alt: `Two straight lines cross and make four angles. One of them is ${same} degrees. Two more are marked: p is opposite the ${same} degrees, and q is beside it.`,
      scale: true,
      points: {},
      draw: [
        ...linesIn([0, same], turn),
        angleIn(0, same, `${same}°`, turn),
        angleIn(same, 180, "q", turn),
        angleIn(180, 180 + same, "p", turn),
      ],
    },
    answer,
    steps: [
      `Where two straight lines cross, opposite angles are equal, because both fill a straight line together with the same angle beside them.`,
      `The angle opposite ${deg(same)} is ${deg(same)}, too.`,
      `The angle beside it fills a straight line with it: $180 - ${same} = ${other}$. So $p$ is ${deg(same)} and $q$ is ${deg(other)}.`,
    ],
    slips: slips(answer, [
      [
        commas([other, same]),
        "wrote the two angles the other way round",
        `Opposite means across the crossing point. Which of the two angles has an arm in common with the ${deg(same)}?`,
      ],
      [
        commas([same, same]),
        "took all the angles to be equal",
        `Four angles of ${deg(same)} do not make a full turn. What do two angles beside each other make together?`,
      ],
      [
        commas([other, other]),
        "took both angles away from a straight line",
        `Only angles beside each other fill a straight line. How large is the one across the crossing point?`,
      ],
      [
        commas([same, 360 - same]),
        "took away from a full turn",
        `Two angles beside each other fill a straight line, not a full turn. How many degrees is a straight line?`,
      ],
    ]),
    check: `The four angles, two and two equal, must make ${deg(360)} together.`,
  };
}

/** Three lines that cross at one point: two angles are known, and all six are of three sizes. */
function threeLines(a: number, b: number, turn: number): Question {
  const rest = 180 - a - b;
  const answer = { kind: "whole", value: String(rest), unit: "°" } as const;
  return {
    prompt: `Three straight lines cross at one point. Look at the angles marked in the picture. How many degrees is the angle marked with a question mark?`,
    figure: {
      alt: `Three straight lines cross at one point and make six angles. In order round the point they are: ${a} degrees, one not marked, the one asked for, one not marked, ${b} degrees, one not marked.`,
      scale: true,
      points: {},
      draw: [
        ...linesIn([0, a, a + b], turn),
        angleIn(0, a, `${a}°`, turn),
        angleIn(a + b, 180, "?", turn),
        angleIn(180 + a, 180 + a + b, `${b}°`, turn),
      ],
    },
    answer,
    steps: [
      `Opposite angles are equal. So look for the angle opposite ${deg(b)}: it lies between ${deg(a)} and the question mark.`,
      `Now three angles lie side by side on a straight line: ${deg(a)}, ${deg(b)} and the one you want.`,
      `A straight line is ${deg(180)}, so what is left is $180 - ${a} - ${b} = ${rest}$. So the angle is ${deg(rest)}.`,
    ],
    slips: wholeSlips(answer, [
      [
        360 - a - b,
        "mixed up a right angle, a straight line and a full turn",
        `All six angles make a full turn. What do three of them that lie side by side make?`,
      ],
      [
        a,
        "took two angles to be opposite that are not",
        `The angle opposite ${deg(a)} is not marked. Follow both its arms straight across the point.`,
      ],
      [
        b,
        "took two angles to be opposite that are not",
        `The angle opposite ${deg(b)} is not marked. Follow both its arms straight across the point.`,
      ],
      [
        a + b,
        "added the two angles",
        `That is how much the two angles make together. What do they make together with the one you want?`,
      ],
    ]),
    check: `Six angles lie round the point, two of each size: twice all three sizes must make ${deg(360)}.`,
  };
}

/** Two lines that cross: the angle opposite a + b is cut into a and b by one more line. */
function cutOpposite(a: number, b: number, turn: number): Question {
  const whole = a + b;
  const answer = { kind: "whole", value: String(b), unit: "°" } as const;
  return {
    prompt: `Two straight lines cross. One angle is ${deg(whole)}. The angle opposite it is cut into two parts, and one part is ${deg(a)}. How many degrees is the other part?`,
    figure: {
      alt: `Two straight lines cross. One of the angles is ${whole} degrees. One more line from the crossing point cuts the angle opposite it into two parts: one is ${a} degrees, the other is asked for.`,
      scale: true,
      points: {},
      draw: [
        ...linesIn([0, whole], turn),
        { line: [[0, 0], polar(a + turn, 5)] },
        angleIn(180, 180 + whole, `${whole}°`, turn),
        angleIn(0, a, `${a}°`, turn),
        angleIn(a, whole, "?", turn),
      ],
    },
    answer,
    steps: [
      `Where two straight lines cross, opposite angles are equal.`,
      `So the two parts make ${deg(whole)} together, the same as the angle opposite them.`,
      `One part is ${deg(a)}, so the other is $${whole} - ${a} = ${b}$ degrees. So the other part is ${deg(b)}.`,
    ],
    slips: wholeSlips(answer, [
      [
        180 - whole - a,
        "took the three angles to make a straight line",
        `The ${deg(whole)} lies across the point from the parts, not beside them. What do you know of opposite angles?`,
      ],
      [
        180 - a,
        "took the two parts to make a straight line",
        `The two parts fill only the angle between the crossing lines. How large is that angle?`,
      ],
      [
        whole,
        "forgot that the opposite angle is cut",
        `That is the whole opposite angle. How much of it is the part you do not know?`,
      ],
    ]),
    check: `The two parts together must be as large as the angle opposite them.`,
  };
}

/** Angles kx, mx and c fill a line or a full turn. */
function letters(place: "line" | "point", x: number, k: number, m: number, turn: number): Question {
  const { total, name, on } = wholesOfAngles[place];
  const all = k + m;
  const inLetters = all * x;
  const c = total - inLetters;
  const otherTotal = wholesOfAngles[otherPlace[place]].total;
  const answer = { kind: "whole", value: String(x), label: "x" } as const;
  const [first, second] = [texTimes(k, "x"), texTimes(m, "x")];
  return {
    prompt: `Three angles lie side by side ${on}: $${first}°$, $${second}°$ and ${deg(c)}. What number is $x$?`,
    figure: {
      alt: `Three angles lie side by side and fill ${name}: ${first} degrees, ${second} degrees and ${c} degrees.`,
      scale: true,
      points: {},
      draw: fan(
        [
          { size: k * x, label: `${first}°` },
          { size: m * x, label: `${second}°` },
          { size: c, label: `${c}°` },
        ],
        turn,
      ),
    },
    answer,
    steps: [
      `The three angles make ${name}, which is ${deg(total)}: $${first} + ${second} + ${c} = ${total}$.`,
      `Put the letters together: $${first} + ${second} = ${all}x$. So $${all}x + ${c} = ${total}$.`,
      `Take $${c}$ from both sides and divide by $${all}$: $${all}x = ${inLetters}$. So $x = ${x}$.`,
    ],
    slips: wholeSlips(answer, [
      [inLetters, "forgot to divide", `That is $${all}x$, the two angles with $x$ together. How large is one $x$?`],
      [
        (otherTotal - c) / all,
        "mixed up a right angle, a straight line and a full turn",
        `With your $x$ the angles add up to ${deg(otherTotal)}. What do these angles make together?`,
      ],
      [
        total / all,
        "left out the angle without a letter",
        `You shared out the whole ${deg(total)}. How much of it is left for the angles with $x$?`,
      ],
      [k * x, "gave an angle instead of the letter", `That is the angle $${first}°$. The question asks for $x$ alone.`],
      [
        m * x,
        "gave an angle instead of the letter",
        `That is the angle $${second}°$. The question asks for $x$ alone.`,
      ],
    ]),
    check: `Put your $x$ into all three angles: together they must make ${deg(total)}.`,
  };
}

const skill: Skill = {
  id: "angles-on-lines-and-points",
  title: "Angles on lines and points",
  about: "Angles side by side on a straight line make 180°, and all the way round a point they make 360°.",
  curriculum: ["Y5-Y6 angles", "4.MD.7", "7.G.5"],
  needs: [],
  stages: [
    stage({
      grade: 2,
      label: "two angles on a line or in a corner",
      bounds: { place: ["line", "corner"], a: [14, 166], turn: [0, 60, 15] },
      rules: {
        "there is room for the other angle": ({ place, a }) => place === "line" || a <= 76,
        "the two angles are different": ({ place, a }) => a !== 90 && !(place === "corner" && a === 45),
        "a corner can be turned any way, a line is level or nearly": ({ place, turn }) =>
          place === "corner" || turn <= 30,
      },
      write: ({ place, a, turn }) => missing(place, [a], turn),
    }),
    stage({
      grade: 3,
      label: "three or four angles",
      bounds: {
        place: ["line", "point"],
        known: { list: [25, 175], length: [2, 3] },
        turn: [0, 30, 15],
      },
      rules: {
        "on a line there are three angles": ({ place, known }) => place === "point" || known.length === 2,
        "the angle that is asked for can be seen": ({ place, known }) => {
          const last = (place === "line" ? 180 : 360) - sum(known);
          return last >= 20 && last <= 200 && last !== 180 && last !== sum(known);
        },
        "the angles are different": ({ place, known }) =>
          new Set([...known, (place === "line" ? 180 : 360) - sum(known)]).size === known.length + 1,
      },
      write: ({ place, known, turn }) => missing(place, known, turn),
    }),
    stage({
      grade: 3,
      label: "lines that cross",
      bounds: { setting: ["beside", "three lines", "split"], a: [25, 150], b: [25, 150], turn: [0, 45, 15] },
      rules: {
        "the angles fit on a line": ({ setting, a, b }) =>
          setting === "beside" ? a + b <= 150 && a + b !== 90 : setting === "split" ? a + b <= 160 : a + b <= 150,
        "the angles are different": ({ setting, a, b }) =>
          setting === "beside" || (a !== b && 180 - a - b !== a && 180 - a - b !== b),
      },
      write: ({ setting, a, b, turn }) =>
        setting === "beside"
          ? oppositeAndBeside(a + b, turn)
          : setting === "split"
            ? cutOpposite(a, b, turn)
            : threeLines(a, b, turn),
    }),
    stage({
      grade: 4,
      label: "angles with a letter",
      bounds: { place: ["line", "point"], x: [12, 65], k: [1, 5], m: [1, 5], turn: [0, 30, 15] },
      rules: {
        "every angle can be seen": ({ place, x, k, m }) => {
          const c = (place === "line" ? 180 : 360) - (k + m) * x;
          return k * x >= 20 && m * x >= 20 && k * x < 170 && m * x < 170 && c >= 22 && c < 175;
        },
        "the angles fill it unevenly": ({ place, x, k, m }) => (place === "line" ? 180 : 360) - (k + m) * x !== x,
      },
      write: ({ place, x, k, m, turn }) => letters(place, x, k, m, turn),
    }),
  ],
};

export default skill;
