import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { ordinal } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, fixed, placeNames, placesOf, placesWords } from "./shared-decimals.ts";

/** Exactly n/10^k for a denominator that divides a power of ten. */
function placesFor(denominator: number): number {
  return [1, 2, 3, 4].find((places) => 10 ** places % denominator === 0) ?? 5;
}

/** whole + numerator/denominator, the denominator a divisor of 1000. */
function exact(whole: number, numerator: number, denominator: number): Question {
  const places = placesFor(denominator);
  const ten = 10 ** places;
  const factor = ten / denominator;
  const over = numerator * factor;
  const n = whole * ten + over;
  const value = dec(n, places);
  const shown = placesOf(value);
  const fraction = texMixed(whole, numerator, denominator);
  const alone = texFraction(numerator, denominator);
  const answer = { kind: "decimal", value, places: shown } as const;
  const parts = placeNames(places);
  const lastDigit = numerator < 10 ? `the $${numerator}$` : `the last digit of $${numerator}$`;
  // What the numerator would count right after the point.
  const counted = numerator < 10 ? "tenths" : numerator < 100 ? "hundredths" : "thousandths";
  return {
    prompt: `Write $${fraction}$ as a decimal with ${placesWords(shown)}.`,
    answer,
    steps: [
      factor === 1
        ? `The denominator $${denominator}$ says what is counted: ${parts}.`
        : `Look for a denominator of $10$, $100$ or $1000$: $${denominator} \\times ${factor} = ${ten}$.`,
      factor === 1
        ? `The ${parts} are in the ${ordinal(places)} place after the point, so ${lastDigit} belongs there.`
        : `Multiply top and bottom by $${factor}$: $${alone} = ${texFraction(over, ten)}$, that is $${over}$ ${parts}.`,
      ...(whole > 0 ? [`The whole number $${whole}$ stands before the point.`] : []),
      `So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      ...(whole === 0
        ? ([
            [
              `${numerator}.${denominator}`,
              "read the fraction line as a point",
              `The fraction line is not a decimal point: $${alone}$ is less than $1$. Is your number?`,
            ],
          ] as const)
        : []),
      [
        `${whole}.${numerator}${denominator}`,
        "wrote the numerator and the denominator after the point",
        `A fraction is a division, and its two numbers are not decimal places. How many ${parts} is $${alone}$?`,
      ],
      [
        `${whole}.${numerator}`,
        "put the numerator after the point as it stands",
        `After the point $${numerator}$ would be ${counted}. Which parts does the denominator $${denominator}$ name?`,
      ],
      ...(factor === 1
        ? []
        : ([
            [
              `${whole}.${denominator}`,
              "put the denominator after the point",
              `The denominator says into how many parts the whole is cut, not how many of them there are.`,
            ],
          ] as const)),
      [
        dec(whole * 10 ** (places + 1) + over, places + 1),
        "put the digits one place too far right",
        `The digits are right. Do yours count ${parts}? Think of a half, $0.5$, to judge the size.`,
      ],
      ...(whole > 0
        ? ([
            [
              dec(over, places),
              "left out the whole number",
              `That is $${alone}$ alone. What about the $${whole}$ before it?`,
            ],
          ] as const)
        : []),
      ...(over % 10 === 0 || over < 10
        ? []
        : ([
            [
              dec(whole * 10 ** (places - 1) + over, places - 1),
              "put the digits one place too far left",
              `The digits are right, but $${alone}$ is less than $1$. How much must come after the point?`,
            ],
          ] as const)),
    ]).slice(0, 4),
    check:
      factor === 1
        ? `Read your decimal aloud by its last place: you must come back to $${fraction}$.`
        : `Read your decimal as tenths, hundredths or thousandths and simplify that fraction: you must come back to $${fraction}$.`,
  };
}

/** numerator/denominator rounded to so many places. */
function roundedTo(numerator: number, denominator: number, places: number): Question {
  const scaled = (numerator * 10 ** (places + 1)) / denominator;
  const longer = Math.floor(scaled);
  const cut = Math.floor(longer / 10);
  const deciding = longer % 10;
  const up = deciding >= 5;
  const [low, high] = [fixed(cut, places), fixed(cut + 1, places)];
  const value = up ? high : low;
  const [way, shown] = [up ? "up" : "down", fixed(longer, places + 1)];
  const fraction = texFraction(numerator, denominator);
  const answer = { kind: "decimal", value, places } as const;
  return {
    prompt: `Write $${fraction}$ as a decimal, rounded to ${placesWords(places)}.`,
    answer,
    steps: [
      `A fraction is a division: work out $${numerator} \\div ${denominator}$, one place further than is asked for.`,
      `The division begins $${numerator} \\div ${denominator} = ${shown}\\ldots$ and never ends.`,
      `The next digit is $${deciding}$, so round ${way}. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        low,
        "cut the digits off instead of rounding",
        `The next digit would be $${deciding}$. Is the fraction nearer to $${low}$ or to $${high}$?`,
      ],
      [
        high,
        "rounded up where the lower number is nearer",
        `The next digit would be $${deciding}$. Is the fraction nearer to $${low}$ or to $${high}$?`,
      ],
      [
        fixed(Math.floor((denominator * 10 ** (places + 1)) / numerator / 10 + 0.5), places),
        "divided the denominator by the numerator",
        `You divided $${denominator}$ by $${numerator}$. A fraction is the upper number divided by the lower one.`,
      ],
      [
        `0.${numerator}${denominator}`,
        "wrote the numerator and the denominator after the point",
        `A fraction is a division, and its two numbers are not decimal places. What is $${numerator} \\div ${denominator}$?`,
      ],
    ]),
    check: `Multiply your decimal by $${denominator}$: the product must be very near $${numerator}$.`,
  };
}

/** Denominators whose divisions never end. */
const endless = [3, 6, 7, 9, 11, 12];

const skill: Skill = {
  id: "fractions-to-decimals",
  title: "Fractions to decimals",
  about: "Every fraction is a division, so it can be written as a decimal: a quarter is 0.25.",
  curriculum: ["Y4-Y6 fractions", "KS3 number", "4.NF.6", "7.NS.2d"],
  needs: ["decimal-place-value", "equivalent-fractions"],
  stages: [
    stage({
      grade: 1,
      label: "tenths and hundredths",
      bounds: { of: [1, 2], t: [0, 9], last: [1, 9], w: [0, 3] },
      write: ({ of, t, last, w }) => exact(w, of === 1 ? last : 10 * t + last, 10 ** of),
    }),
    stage({
      grade: 2,
      label: "halves, quarters, fifths and more",
      bounds: { pick: [0, 5], numerator: [1, 49], w: [0, 6] },
      rules: {
        "a proper fraction in lowest terms": ({ pick, numerator }) => {
          const denominator = [2, 4, 5, 20, 25, 50][pick] ?? 2;
          return numerator < denominator && gcd(numerator, denominator) === 1;
        },
        "whole numbers go with small denominators": ({ pick, w }) => pick < 3 || w === 0,
      },
      write: ({ pick, numerator, w }) => exact(w, numerator, [2, 4, 5, 20, 25, 50][pick] ?? 2),
    }),
    stage({
      grade: 4,
      label: "eighths, fortieths and thousandths",
      bounds: { pick: [0, 4], numerator: [1, 199], w: [0, 9] },
      rules: {
        "a proper fraction in lowest terms": ({ pick, numerator }) => {
          const denominator = [8, 40, 125, 200, 1000][pick] ?? 8;
          return numerator < denominator && gcd(numerator, denominator) === 1;
        },
        "whole numbers go with eighths": ({ pick, w }) => pick === 0 || w === 0,
      },
      write: ({ pick, numerator, w }) => exact(w, numerator, [8, 40, 125, 200, 1000][pick] ?? 8),
    }),
    stage({
      grade: 4,
      label: "rounded, where the division never ends",
      bounds: { pick: [0, 5], numerator: [1, 11], places: [1, 3] },
      rules: {
        "a proper fraction in lowest terms": ({ pick, numerator }) => {
          const denominator = endless[pick] ?? 3;
          return numerator < denominator && gcd(numerator, denominator) === 1;
        },
        "at least two places, or something to see in the first": ({ pick, numerator, places }) =>
          places > 1 || numerator * 10 > (endless[pick] ?? 3),
      },
      write: ({ pick, numerator, places }) => roundedTo(numerator, endless[pick] ?? 3, places),
    }),
  ],
};

export default skill;
