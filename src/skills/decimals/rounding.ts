import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { noun, ordinal } from "../../engine/words.ts";
import { jump } from "../pictures.ts";
import { slips } from "../slips.ts";
import { fixed, placeName, placesWords } from "./shared-decimals.ts";

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
  const cut = Math.floor(n / 10 ** (places - to));
  const result = rounded(n, places, to);
  const deciding = Math.floor(n / 10 ** (places - to - 1)) % 10;
  const up = result > cut;
  const number = fixed(n, places);
  const text = fixed(result, to);
  const answer =
    to === 0
      ? ({ kind: "whole", value: text, ...(unit && { unit }) } as const)
      : ({ kind: "decimal", value: text, places: to, ...(unit && { unit }) } as const);
  const isHalfway = n % 10 ** (places - to) === 5 * 10 ** (places - to - 1);
  const question = nearer(number, fixed(cut, to), fixed(cut + 1, to), isHalfway);
  const twice = rounded(rounded(n, places, to + 1), to + 1, to);
  const goal = to === 0 ? "the nearest whole number" : placesWords(to);
  const place = to === 0 ? "ones" : `${placeName(to)}s`;
  const between = `${fixed(cut, to)}..${fixed(cut + 1, to)} by ${fixed(1, to + 1)}`;
  return {
    prompt: `${ask(number, goal)}${isHalfway ? " Halfway is rounded up." : ""}`,
    answer,
    steps: [
      `${to === 0 ? "Rounding to a whole number means keeping the ones" : `Rounding to ${goal} means keeping the digits up to the ${place}`}. So $${number}$ lies between $${fixed(cut, to)}$ and $${fixed(cut + 1, to)}$.`,
      `Only the next digit decides: the ${placeName(to + 1)}s digit is $${deciding}$. With $5$ or more round up, with $4$ or less keep the ${place}.`,
      `${up ? (deciding === 5 ? "A $5$ is rounded up" : `$${deciding}$ is more than $5$, so round up`) : `$${deciding}$ is less than $5$, so the lower number is nearer`}. So the answer is $${text}$${unit ? ` ${unit}` : ""}.`,
    ],
    slips: slips(answer, [
      ...(twice === result
        ? []
        : [
            [
              fixed(twice, to),
              "rounded twice",
              `You rounded to the ${placeName(to + 1)}s first, and then again. Look only at the digit after the ${place} in $${number}$ itself.`,
            ] as const,
          ]),
      [fixed(cut, to), "cut the digits off", `You left off what comes after the ${place}. ${question}`],
      [
        fixed(cut + 1, to),
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
      lines: [
        [`${between}: ${number}`],
        [`${between}: ${number}, ${fixed(10 * cut + 5, to + 1)}`],
        [`${between}: ${number} ${jump(Number(((result * 10 ** (places - to) - n) / 10 ** places).toFixed(places)))}`],
      ],
    },
    check: `Your number must be no more than $${fixed(5, to + 1)}$ away from $${number}$.`,
  };
}

/** Rounds n/10^places to significant figures; n has more digits than that. */
function significant(n: number, places: number, figures: number): Question {
  const count = String(n).length;
  const to = places - (count - figures);
  const cut = Math.floor(n / 10 ** (places - to));
  const result = rounded(n, places, to);
  const number = fixed(n, places);
  const text = fixed(result, to);
  const deciding = Number(String(n)[figures]);
  const zeros = number.startsWith("0");
  const answer = { kind: "decimal", value: text } as const;
  const isHalfway = n % 10 ** (places - to) === 5 * 10 ** (places - to - 1);
  const question = nearer(number, fixed(cut, to), fixed(cut + 1, to), isHalfway);
  const figuresWords = `${figures} significant ${noun(figures, "figure")}`;
  return {
    prompt: `Round $${number}$ to ${figuresWords}.${isHalfway ? " Halfway is rounded up." : ""}`,
    answer,
    steps: [
      `Significant figures are counted from the first digit that is not $0$. Here that is the $${String(n)[0]}$${zeros ? ", so the zeros before it do not count" : ""}.`,
      `The ${ordinal(figures)} significant figure is the $${String(n)[figures - 1]}$, so $${number}$ lies between $${fixed(cut, to)}$ and $${fixed(cut + 1, to)}$.`,
      `The next digit is $${deciding}$, ${deciding === 5 ? "and a $5$ is rounded up" : deciding > 5 ? "more than $5$, so round up" : "less than $5$, so keep the lower number"}. So the answer is $${text}$.`,
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
      [fixed(cut, to), "cut the digits off", `You left off the rest. ${question}`],
      [
        fixed(cut + 1, to),
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
