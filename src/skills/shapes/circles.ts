import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Figure } from "../../engine/figure/figure.ts";
import { decimalText, rational } from "../../maths/rational.ts";
import { slips } from "../slips.ts";
import { sector } from "./parts/sectors.ts";
import { inTenths, tenths } from "./shared-tenths.ts";

/** A whole number of hundredths as a decimal: 628 gives 6.28. */
const hundredths = (n: number): string => decimalText(rational(n, 100)) ?? "";

type By = "across" | "radius";

const round = {
  circle: {
    unit: "cm",
    units: "centimetres",
    across: (n: number) => `A circle has a diameter of $${n}$ cm.`,
    radius: (n: number) => `A circle has a radius of $${n}$ cm.`,
  },
  pond: {
    unit: "m",
    units: "metres",
    across: (n: number) => `A round pond is $${n}$ m across, through the middle.`,
    radius: (n: number) => `In a round pond it is $${n}$ m from the middle to the edge.`,
  },
  plate: {
    unit: "cm",
    units: "centimetres",
    across: (n: number) => `A round plate has a diameter of $${n}$ cm.`,
    radius: (n: number) => `A round plate has a radius of $${n}$ cm.`,
  },
};
type Thing = keyof typeof round;

function circle(by: By, n: number, unit: string): Figure {
  const [r, measure] = by === "across" ? [n / 2, "diameter"] : [n, "radius"];
  return {
    alt: `A circle with its centre. Its ${measure} is ${n} ${unit}.`,
    scale: true,
    points: { O: [0, 0], P: [-r, 0], Q: [r, 0] },
    draw: [
      { circle: "O", radius: r, fill: "tint1" },
      { line: [by === "across" ? "P" : "O", "Q"], label: `${n} ${unit}`, side: "n" },
      { dot: "O" },
    ],
  };
}

function onceRound(thing: Thing, by: By, n: number): Question {
  const { unit, units } = round[thing];
  const d = by === "across" ? n : 2 * n;
  const value = hundredths(314 * d);
  const [threeTimes, rest] = [3 * d, hundredths(14 * d)];
  const answer = { kind: "decimal", value, unit } as const;
  return {
    prompt: `${round[thing][by](n)} How many ${units} is it once round the edge? Use $\\pi = 3.14$ and do not round.`,
    figure: circle(by, n, unit),
    answer,
    steps: [
      `Once round a circle is $\\pi$ times as far as straight across, through the middle.`,
      by === "across"
        ? `Straight across it is $${d}$ ${unit}. So work out $3.14 \\times ${d}$.`
        : `Straight across is twice the radius, $2 \\times ${n} = ${d}$ ${unit}. So work out $3.14 \\times ${d}$.`,
      `Three times $${d}$ is $${threeTimes}$, and $0.14 \\times ${d} = ${rest}$. Add the two.`,
      `So it is $${value}$ ${unit} once round.`,
    ],
    slips: slips(answer, [
      by === "across"
        ? [
            hundredths(628 * n),
            "took the diameter for the radius",
            `You doubled $${n}$ first. Is $${n}$ ${unit} the way to the middle, or the whole way across?`,
          ]
        : [
            hundredths(314 * n),
            "took the radius for the diameter",
            `You multiplied the radius by $\\pi$. How far is it straight across?`,
          ],
      [
        decimalText(rational(314 * d * d, 400)) ?? "",
        "worked out the area instead of the circumference",
        `You squared the radius, and that gives the area inside. Here you go once round the edge.`,
      ],
      [
        threeTimes,
        "took pi to be three",
        `Three times across is a little too short. Which number does the question give for $\\pi$?`,
      ],
      [
        hundredths(157 * d),
        "went only half the way round",
        `That is half the edge. How far is it the whole way round?`,
      ],
    ]),
    check: `Once round must be a little more than three times as far as straight across.`,
  };
}

function areaOf(thing: Thing, by: By, r: number): Question {
  const { unit } = round[thing];
  const n = by === "across" ? 2 * r : r;
  const square = r * r;
  const [threeTimes, rest] = [3 * square, hundredths(14 * square)];
  const value = hundredths(314 * square);
  const theSquare = by === "across" ? `The radius is half of $${n}$, so $${r}$ ${unit}. Its square` : "The square";
  const answer = { kind: "decimal", value, unit: `${unit}²` } as const;
  return {
    prompt: `${round[thing][by](n)} What is its area in ${unit}²? Use $\\pi = 3.14$ and do not round.`,
    figure: circle(by, n, unit),
    answer,
    steps: [
      `The area of a circle is $\\pi r^2$: a square over the radius, $\\pi$ times.`,
      `${theSquare} is $${r} \\times ${r} = ${square}$.`,
      `Now work out $3.14 \\times ${square}$, in parts: $3 \\times ${square} = ${threeTimes}$ and $0.14 \\times ${square} = ${rest}$.`,
      `So the area is $${value}$ ${unit}².`,
    ],
    slips: slips(answer, [
      [
        hundredths(628 * r),
        "worked out the circumference instead of the area",
        `You doubled the radius where it has to be squared. That gives the way round, not the area.`,
      ],
      ...(by === "across"
        ? ([
            [
              hundredths(314 * n * n),
              "took the diameter for the radius",
              `You squared $${n}$, but that is the whole way across. How long is the radius?`,
            ],
          ] as const)
        : ([
            [
              decimalText(rational(314 * square, 400)) ?? "",
              "took the radius for the diameter",
              `You halved $${r}$ before you squared it. But $${r}$ ${unit} is the radius already.`,
            ],
          ] as const)),
      [
        decimalText(rational(314 * 314 * square, 10_000)) ?? "",
        "squared pi as well",
        `You multiplied first and squared last. Only the radius is squared: $\\pi \\times r \\times r$.`,
      ],
      [
        threeTimes,
        "took pi to be three",
        `Three squares over the radius are not quite enough. Which number does the question give for $\\pi$?`,
      ],
    ]),
    check: `The area must be a little more than three squares over the radius, and less than the four that make the square round the circle.`,
  };
}

const backs = {
  trunk: (n: number) =>
    `A tape once round the trunk of a baobab measures $${n}$ cm. How many centimetres is it straight through the trunk, if it is a circle?`,
  track: (n: number) => `A circular track is $${n}$ m long, once round. How many metres is its radius?`,
  sprinkler: (n: number) =>
    `A sprinkler waters a full circle of $${n}$ m². How many metres from the sprinkler does the water reach?`,
};
type Back = keyof typeof backs;

/** The length that is asked for, with any value of pi. */
function length(setting: Back, n: number, pi: number): number {
  return setting === "trunk" ? n / pi : setting === "track" ? n / (2 * pi) : Math.sqrt(n / pi);
}

function back(setting: Back, n: number): Question {
  const value = tenths(inTenths(length(setting, n, Math.PI)));
  const unit = setting === "trunk" ? "cm" : "m";
  const answer = { kind: "decimal", value, places: 1, unit } as const;
  const measure = { trunk: "diameter", track: "radius", sprinkler: "radius" }[setting];
  const undo = { trunk: "Multiply your diameter", track: "Double your radius and multiply" };
  const square = tenths(inTenths(n / Math.PI));
  const rules = {
    trunk: [
      `Once round is $\\pi$ times the diameter: $${n} = \\pi d$.`,
      `To find $d$, divide by $\\pi$ on both sides: $d = ${n} \\div \\pi$.`,
    ],
    track: [
      `Once round is $\\pi$ times the diameter, and the diameter is twice the radius: $${n} = 2 \\pi r$.`,
      `To find $r$, divide by $2$ and by $\\pi$: $r = ${n} \\div 2 \\div \\pi$.`,
    ],
    sprinkler: [
      `The area of a circle is $\\pi$ times the square of the radius: $${n} = \\pi r^2$.`,
      `Divide by $\\pi$ to find $r^2 = ${n} \\div \\pi$, which is about $${square}$. Then take the square root.`,
    ],
  };
  const wrong = (amount: number) => tenths(inTenths(amount));
  const wrongs = {
    trunk: [
      [
        wrong(n / Math.PI / 2),
        "gave the radius instead of the diameter",
        `That is the way to the middle. How far is it all the way through?`,
      ],
      [
        wrong(n * Math.PI),
        "multiplied by pi instead of dividing",
        `Straight through cannot be longer than once round. How do you undo multiplying by $\\pi$?`,
      ],
      [
        wrong(Math.sqrt(n / Math.PI)),
        "treated the circumference as an area",
        `You took a square root. That is right for an area, but the tape measures the way round.`,
      ],
    ],
    track: [
      [
        wrong(n / Math.PI),
        "gave the diameter instead of the radius",
        `That is the way straight across. How far is it to the middle?`,
      ],
      [
        wrong(Math.sqrt(n / Math.PI)),
        "treated the circumference as an area",
        `You took a square root. That is right for an area, but here the way round is known.`,
      ],
      [
        wrong((n * Math.PI) / 2),
        "multiplied by pi instead of dividing",
        `The radius cannot be longer than the way round. How do you undo multiplying by $\\pi$?`,
      ],
    ],
    sprinkler: [
      [wrong(n / Math.PI), "forgot the square root", `That is the square of the radius. Which number has this square?`],
      [
        wrong(n / Math.PI / 2),
        "halved instead of taking the square root",
        `Squaring is not doubling. Which number, multiplied by itself, gives $${n} \\div \\pi$?`,
      ],
      [
        wrong(Math.sqrt(n) / Math.PI),
        "took the square root before dividing by pi",
        `Only $r$ is squared, not $\\pi$. Divide by $\\pi$ first.`,
      ],
      [
        wrong(2 * Math.sqrt(n / Math.PI)),
        "gave the diameter instead of the radius",
        `That is how wide the circle is. How far does the water reach from the middle?`,
      ],
    ],
  } as const;
  return {
    prompt: `${backs[setting](n)} Use the $\\pi$ key of a calculator, and round to $1$ decimal place.`,
    answer,
    steps: [
      ...rules[setting],
      `Round the ${measure} once, at the very end: look at the second decimal place to decide.`,
      `So it is $${value}$ ${unit}, to $1$ decimal place.`,
    ],
    slips: slips(answer, wrongs[setting]),
    check:
      setting === "sprinkler"
        ? `Square your radius and multiply by $\\pi$: that must be close to $${n}$.`
        : `${undo[setting]} by $\\pi$: that must be close to $${n}$.`,
  };
}

const skill: Skill = {
  id: "circles",
  title: "Circles",
  about: "How far it is round a circle, how much it covers, and what the number π has to do with it.",
  curriculum: ["KS3 circles", "GCSE arcs and sectors", "7.G.4"],
  needs: ["perimeter", "area-of-rectangles", "multiplying-decimals", "rounding-decimals"],
  stages: [
    stage({
      grade: 4,
      label: "once round",
      bounds: { thing: ["circle", "pond", "plate"], by: ["across", "radius"], n: [3, 30] },
      rules: {
        "the size suits the thing": ({ thing, by, n }) =>
          by === "across" ? thing !== "plate" || n >= 12 : n <= 15 && (thing !== "plate" || n >= 6),
      },
      write: ({ thing, by, n }) => onceRound(thing, by, n),
    }),
    stage({
      grade: 5,
      label: "the area",
      bounds: { thing: ["circle", "pond", "plate"], by: ["across", "radius"], r: [3, 20] },
      rules: { "the size suits the thing": ({ thing, r }) => thing !== "plate" || (r >= 6 && r <= 15) },
      write: ({ thing, by, r }) => areaOf(thing, by, r),
    }),
    stage({
      grade: 5,
      label: "back to the radius or the diameter",
      bounds: { setting: ["trunk", "track", "sprinkler"], n: [20, 400] },
      rules: {
        "the size suits the setting": ({ setting, n }) => (setting === "sprinkler" ? n <= 250 : n >= 100),
        "the rounding is the same with every usual value of pi": ({ setting, n }) =>
          new Set([Math.PI, 3.14, 22 / 7].map((pi) => inTenths(length(setting, n, pi)))).size === 1,
        "the decimal place is no zero": ({ setting, n }) => inTenths(length(setting, n, Math.PI)) % 10 !== 0,
      },
      write: ({ setting, n }) => back(setting, n),
    }),
    stage({
      grade: 5,
      label: "arcs and sectors, as multiples of π",
      bounds: { find: ["arc", "area", "angle"], r: [2, 30], angle: [20, 315, 5] },
      rules: {
        "the multiple of pi is whole": ({ find, r, angle }) => ((find === "area" ? r * r : 2 * r) * angle) % 360 === 0,
        "the sector is no half": ({ angle }) => angle !== 180,
        "the numbers are handy": ({ find, r, angle }) =>
          (find === "area" ? r <= 20 : r >= 4) && (360 % angle === 0 || 360 % (360 - angle) === 0),
      },
      write: ({ find, r, angle }) => sector(find, r, angle),
    }),
  ],
};

export default skill;
