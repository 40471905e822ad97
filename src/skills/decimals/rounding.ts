import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { noun, ordinal } from "../../engine/words.ts";
import { jump } from "../pictures.ts";
import { slips } from "../slips.ts";
import { fixed, placeNames, placesWords } from "./shared-decimals.ts";

const settings = {
  bare: { ask: (n: string, to: string) => `Round $${n}$ to ${to}.`, unit: undefined },
  ribbon: {
    ask: (n: string, to: string) => `A ribbon is $${n}$ m long. Round the length in metres to ${to}.`,
    unit: "m",
  },
  melon: {
    ask: (n: string, to: string) => `A melon weighs $${n}$ kg. Round the mass in kilograms to ${to}.`,
    unit: "kg",
  },
  swim: {
    ask: (n: string, to: string) => `Mei swims one length in $${n}$ seconds. Round the time in seconds to ${to}.`,
    unit: "seconds",
  },
} as const;
type Setting = keyof typeof settings;

/** n/10^places rounded to fewer places, halves up. */
const rounded = (n: number, places: number, to: number) => Math.floor(n / 10 ** (places - to) + 0.5);

const nearer = (number: string, low: string, high: string, halfway: boolean) =>
  halfway
    ? `$${number}$ is exactly halfway between $${low}$ and $${high}$: which way are halves rounded?`
    : `Which is nearer to $${number}$: $${low}$ or $${high}$?`;

/** Rounds n/10^places to so many places, `to` < places. */
function round(setting: Setting, n: number, places: number, to: number): Question {
  const { ask, unit } = settings[setting];
  const [next, rest] = [to + 1, places - to];
  const step = 10 ** rest;
  const cut = Math.floor(n / step);
  const [low, high] = [fixed(cut, to), fixed(cut + 1, to)];
  const result = rounded(n, places, to);
  const deciding = Math.floor(n / 10 ** (rest - 1)) % 10;
  const up = result > cut;
  const number = fixed(n, places);
  const text = fixed(result, to);
  const answer =
    to === 0
      ? ({ kind: "whole", value: text, ...(unit && { unit }) } as const)
      : ({ kind: "decimal", value: text, places: to, ...(unit && { unit }) } as const);
  const isHalfway = n % step === step / 2;
  const halfway = isHalfway ? " Halfway is rounded up." : "";
  const question = nearer(number, low, high, isHalfway);
  const twice = rounded(rounded(n, places, next), next, to);
  const goal = to === 0 ? "the nearest whole number" : placesWords(to);
  const place = to === 0 ? "ones" : placeNames(to);
  const between = `${low}..${high} by ${fixed(1, next)}`;
  const middle = fixed(10 * cut + 5, next);
  const leap = jump(Number(((result * step - n) / 10 ** places).toFixed(places)));
  const means =
    to === 0
      ? "Rounding to a whole number means keeping the ones"
      : `Rounding to ${goal} means keeping the digits up to the ${place}`;
  const decision =
    deciding === 5
      ? "A $5$ is rounded up"
      : up
        ? `$${deciding}$ is more than $5$, so round up`
        : `$${deciding}$ is less than $5$, so the lower number is nearer`;
  return {
    prompt: `${ask(number, goal)}${halfway}`,
    answer,
    steps: [
      `${means}. So $${number}$ lies between $${low}$ and $${high}$.`,
      `Only the next digit decides: the ${placeNames(next)} digit is $${deciding}$. With $5$ or more round up, with $4$ or less keep the ${place}.`,
      `${decision}. So the answer is ${measure(text, unit)}.`,
    ],
    slips: slips(answer, [
      ...(twice === result
        ? []
        : [
            [
              fixed(twice, to),
              "rounded twice",
              `You rounded to the ${placeNames(next)} first, and then again. Look only at the digit after the ${place} in $${number}$ itself.`,
            ] as const,
          ]),
      [low, "cut the digits off", `You left off what comes after the ${place}. ${question}`],
      [
        high,
        "rounded up where the lower number is nearer",
        `The digit after the ${place} is $${deciding}$. ${question}`,
      ],
      [
        n,
        "left out the point",
        `Your number is much larger than $${number}$. Rounding goes to a number close by: between which two does $${number}$ lie?`,
      ],
    ]),
    shows: {
      by: "number-line",
      lines: [[`${between}: ${number}`], [`${between}: ${number}, ${middle}`], [`${between}: ${number} ${leap}`]],
    },
    check: `Your number must be no more than $${fixed(5, next)}$ away from $${number}$.`,
  };
}

/** Rounds n/10^places to significant figures; n has more digits than that. */
function significant(n: number, places: number, figures: number): Question {
  const digits = String(n);
  const count = digits.length;
  const to = places - (count - figures);
  const step = 10 ** (places - to);
  const cut = Math.floor(n / step);
  const [low, high] = [fixed(cut, to), fixed(cut + 1, to)];
  const result = rounded(n, places, to);
  const number = fixed(n, places);
  const text = fixed(result, to);
  const [first, last, deciding] = [digits[0], digits[figures - 1], Number(digits[figures])];
  const zeros = number.startsWith("0");
  const zerosBefore = zeros ? ", so the zeros before it do not count" : "";
  const answer = { kind: "decimal", value: text } as const;
  const isHalfway = n % step === step / 2;
  const halfway = isHalfway ? " Halfway is rounded up." : "";
  const question = nearer(number, low, high, isHalfway);
  const decision =
    deciding === 5
      ? "and a $5$ is rounded up"
      : deciding > 5
        ? "more than $5$, so round up"
        : "less than $5$, so keep the lower number";
  const figuresWords = `${figures} significant ${noun(figures, "figure")}`;
  return {
    prompt: `Round $${number}$ to ${figuresWords}.${halfway}`,
    answer,
    steps: [
      `Significant figures are counted from the first digit that is not $0$. Here that is the $${first}$${zerosBefore}.`,
      `The ${ordinal(figures)} significant figure is the $${last}$, so $${number}$ lies between $${low}$ and $${high}$.`,
      `The next digit is $${deciding}$, ${decision}. So the answer is $${text}$.`,
    ],
    slips: slips(answer, [
      ...(rounded(n, places, figures) === 0
        ? []
        : [
            [
              fixed(rounded(n, places, figures), figures),
              "counted decimal places instead of significant figures",
              `You kept ${placesWords(figures)}. Significant figures are counted from the first digit that is not $0$.`,
            ] as const,
          ]),
      ...(zeros && rounded(n, places, figures - 1) > 0
        ? [
            [
              fixed(rounded(n, places, figures - 1), figures - 1),
              "counted the zeros in front",
              `Zeros at the start show only where the point is. Count from the first digit that is not $0$.`,
            ] as const,
          ]
        : []),
      [low, "cut the digits off", `You left off the rest. ${question}`],
      [
        high,
        "rounded up where the lower number is nearer",
        `The first digit that is left off is $${deciding}$. ${question}`,
      ],
      [
        String(result),
        "left out the point and the zeros",
        `Rounding must not change the size of a number: yours is much larger than $${number}$. Where does the point belong?`,
      ],
    ]),
    check: `Your number must be close to $${number}$ and have ${figuresWords} from its first digit that is not $0$.`,
  };
}

const skill: Skill = {
  id: "rounding-decimals",
  title: "Rounding decimals",
  about: "A rounded number is close enough and shorter to write: the first digit left off decides whether to round up.",
  curriculum: ["Y4-Y6 decimals", "KS3 number", "5.NBT.4"],
  needs: ["decimal-place-value", "rounding-whole-numbers"],
  stages: [
    stage({
      grade: 1,
      label: "to a whole number",
      bounds: {
        setting: ["bare", "ribbon", "melon", "swim"],
        w: [1, 29],
        t: [0, 9],
        h: [1, 9],
        places: [1, 2],
      },
      rules: {
        "melons weigh 1 to 9 kg, nobody swims too fast": ({ setting, w }) =>
          (setting !== "melon" || w < 9) && (setting !== "swim" || w > 19),
        "the last digit is not 0": ({ t, places }) => places === 2 || t > 0,
      },
      write: ({ setting, w, t, h, places }) =>
        round(setting, places === 1 ? 10 * w + t : 100 * w + 10 * t + h, places, 0),
    }),
    stage({
      grade: 2,
      label: "to one decimal place",
      bounds: {
        setting: ["bare", "ribbon", "melon", "swim"],
        w: [0, 29],
        t: [0, 9],
        h: [0, 9],
        th: [1, 9],
        places: [2, 3],
      },
      rules: {
        "melons weigh 1 to 9 kg, nobody swims too fast": ({ setting, w }) =>
          (setting !== "melon" || (w > 0 && w < 9)) && (setting !== "swim" || w > 19),
        "the number is not too small": ({ w, t }) => w > 0 || t > 0,
        "the last digit is not 0": ({ h, places }) => places === 3 || h > 0,
      },
      write: ({ setting, w, t, h, th, places }) =>
        round(setting, places === 2 ? 100 * w + 10 * t + h : 1000 * w + 100 * t + 10 * h + th, places, 1),
    }),
    stage({
      grade: 3,
      label: "to two decimal places",
      bounds: { w: [0, 19], t: [0, 9], h: [0, 9], th: [0, 9], last: [1, 9], places: [3, 4] },
      rules: {
        "the number is not too small": ({ w, t }) => w > 0 || t > 0,
        "the last digit is not 0": ({ th, places }) => places === 4 || th > 0,
      },
      write: ({ w, t, h, th, last, places }) => {
        const n = 1000 * w + 100 * t + 10 * h + th;
        return round("bare", places === 3 ? n : 10 * n + last, places, 2);
      },
    }),
    stage({
      grade: 4,
      label: "to significant figures",
      bounds: { n: [1011, 99989], places: [4, 6], figures: [1, 3] },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "the number is below 10": ({ n, places }) => n < 10 ** (places + 1),
        "the rounded number does not end in 0": ({ n, figures }) => {
          const over = String(n).length - figures;
          return Math.floor(n / 10 ** over + 0.5) % 10 !== 0;
        },
      },
      write: ({ n, places, figures }) => significant(n, places, figures),
    }),
  ],
};

export default skill;
