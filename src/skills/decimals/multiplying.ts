import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex, withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { dec, fixed, placeName, placeNames, placesWords } from "./shared-decimals.ts";

const wholeSettings = {
  bare: { ask: (a: string, k: number) => `Work out $${a} \\times ${k}$.`, unit: undefined },
  turned: { ask: (a: string, k: number) => `Work out $${k} \\times ${a}$.`, unit: undefined },
  bottles: {
    ask: (a: string, k: number) => `One bottle holds $${a}$ litres. How many litres do $${k}$ bottles hold?`,
    unit: "litres",
  },
  laps: {
    ask: (a: string, k: number) => `One lap round a lake is $${a}$ km. How many kilometres are $${k}$ laps?`,
    unit: "km",
  },
} as const;

/** n/10^places times k */
function byWhole(n: number, places: number, k: number, setting: keyof typeof wholeSettings): Question {
  const total = n * k;
  const from = dec(n, places);
  const parts = placeNames(places);
  const { ask, unit } = wholeSettings[setting];
  const answer = { kind: "decimal", value: dec(total, places), ...(unit && { unit }) } as const;
  const one = 10 ** places;
  const [whole, tail] = [Math.floor(n / one), n % one];
  const [wholeTimes, tailTimes] = [whole * k, tail * k];
  const howMany = places === 1 ? "Ten" : "A hundred";
  const result = total % 10 === 0 ? `${fixed(total, places)} = ${dec(total, places)}` : dec(total, places);
  return {
    prompt: ask(from, k),
    answer,
    steps: [
      `Think of $${from}$ as $${n}$ ${parts}, and multiply without the point.`,
      `$${n} \\times ${k} = ${total}$, so there are $${total}$ ${parts}.`,
      `${howMany} ${parts} make one. So the answer is ${measure(result, unit)}.`,
    ],
    slips: slips(answer, [
      ...(whole > 0
        ? ([
            [
              `${wholeTimes}.${tailTimes}`,
              "multiplied the parts before and after the point on their own",
              `$${fixed(tail, places)} \\times ${k}$ is $${dec(tailTimes, places)}$. Is that how much you wrote after the point?`,
            ],
            [
              dec(wholeTimes * one + tail, places),
              "multiplied only the part before the point",
              `The part after the point must be taken $${k}$ times, too. How much is that?`,
            ],
          ] as const)
        : []),
      [
        dec(total, places + 1),
        "put the point one place too far left",
        `The digits are right. About how much is $${k}$ times $${from}$: is your answer near that?`,
      ],
      [
        dec(total, places - 1),
        "put the point one place too far right",
        `The digits are right. About how much is $${k}$ times $${from}$: is your answer near that?`,
      ],
      [
        dec(n + k * one, places),
        "added instead of multiplying",
        `You added $${from}$ and $${k}$. The question asks for $${k}$ times $${from}$.`,
      ],
    ]),
    check: `Add $${from}$ to itself until you have it $${k}$ times: you must come to your answer.`,
  };
}

const settings = {
  bare: { ask: (a: string, b: string) => `Work out $${a} \\times ${b}$.`, unit: undefined },
  garden: {
    ask: (a: string, b: string) =>
      `A flower bed is $${a}$ m long and $${b}$ m wide. What is its area in square metres?`,
    unit: "m²",
  },
  pump: {
    ask: (a: string, b: string) =>
      `A pump moves $${a}$ litres in a minute. How many litres does it move in $${b}$ minutes?`,
    unit: "litres",
  },
  oats: {
    ask: (a: string, b: string) =>
      `$1$ kg of oats contains $${a}$ kg of fibre. How many kilograms of fibre are in $${b}$ kg of oats?`,
    unit: "kg",
  },
} as const;

/** n/10^p times m/10^q; `known` gives the product of the whole numbers with the question. */
function byDecimal(
  n: number,
  p: number,
  m: number,
  q: number,
  setting: keyof typeof settings,
  known: boolean,
): Question {
  const [a, b] = [dec(n, p), dec(m, q)];
  const total = n * m;
  const places = p + q;
  const { ask, unit } = settings[setting];
  const value = dec(total, places);
  const answer = { kind: "decimal", value, ...(unit && { unit }) } as const;
  const full = fixed(total, places);
  const result = full === value ? value : `${full} = ${value}`;
  const whatCounts =
    p === 0
      ? `$${b}$ counts ${placeNames(q)}, so what does the product count?`
      : `$${a}$ counts ${placeNames(p)} and $${b}$ counts ${placeNames(q)}: what is ${withArticle(placeName(p))} of ${withArticle(placeName(q))}?`;
  const say = `The digits are right, but not the place of the point. ${whatCounts}`;
  const [tenP, tenQ, ten] = [tex(10 ** p), tex(10 ** q), tex(10 ** places)];
  const firstDivided = p === 0 ? "" : `$${a}$ is $${n}$ divided by $${tenP}$, and `;
  const asManyAs = p === 0 ? `$${b}$ has` : `both numbers have together, $${p} + ${q}$`;
  return {
    prompt: known ? `$${n} \\times ${m} = ${tex(total)}$. Use this to work out $${a} \\times ${b}$.` : ask(a, b),
    answer,
    steps: [
      known
        ? `The digits are those of $${tex(total)}$: only the place of the point is to be found.`
        : `First multiply without the points: $${n} \\times ${m} = ${tex(total)}$.`,
      `${firstDivided}$${b}$ is $${m}$ divided by $${tenQ}$. So the product is divided by $${ten}$.`,
      `That means ${placesWords(places)}: as many as ${asManyAs}. So the answer is ${measure(result, unit)}.`,
    ],
    slips: slips(answer, [
      [dec(total, Math.max(p, q)), "counted the places of only one number", say],
      [dec(total, places - 1), "put the point one place too far right", say],
      [dec(total, places + 1), "put the point one place too far left", say],
      [String(total), "left out the point", say],
      [
        dec(n * 10 ** q + m * 10 ** p, places),
        "added instead of multiplying",
        `You added $${a}$ and $${b}$. The question asks for the product.`,
      ],
    ]).slice(0, 4),
    check: `Divide your answer by $${b}$: you must come back to $${a}$.`,
  };
}

const skill: Skill = {
  id: "multiplying-decimals",
  title: "Multiplying decimals",
  about: "Multiply as if there were no points, then find the place of the point in the product.",
  curriculum: ["Y6 decimals", "KS3 number", "5.NBT.7", "6.NS.3"],
  needs: ["decimals-by-tens", "two-digit-times-one-digit"],
  stages: [
    stage({
      grade: 3,
      label: "a decimal times a whole number",
      bounds: { setting: ["bare", "turned", "bottles", "laps"], n: [2, 99], places: [1, 2], k: [2, 9] },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "bottles and laps are neither huge nor tiny": ({ setting, n, places }) =>
          setting === "bare" || setting === "turned" || (n * 4 > 10 ** places && n < 5 * 10 ** places),
      },
      write: ({ setting, n, places, k }) => byWhole(n, places, k, setting),
    }),
    stage({
      grade: 4,
      label: "one digit times one digit",
      bounds: { n: [2, 9], m: [2, 9], p: [0, 2], q: [1, 2] },
      rules: { "three places at most": ({ p, q }) => p + q <= 3 && p + q >= 2 },
      write: ({ n, m, p, q }) => byDecimal(n, p, m, q, "bare", false),
    }),
    stage({
      grade: 4,
      label: "from a product that is known",
      bounds: { n: [12, 98], m: [12, 98], p: [0, 2], q: [1, 3] },
      rules: {
        "the digits are no puzzle of zeros": ({ n, m }) => n % 10 !== 0 && m % 10 !== 0 && n !== m,
        "two to four places": ({ p, q }) => p + q >= 2 && p + q <= 4,
      },
      write: ({ n, m, p, q }) => byDecimal(n, p, m, q, "bare", true),
    }),
    stage({
      grade: 4,
      label: "longer decimals",
      bounds: { setting: ["bare", "garden", "pump", "oats"], n: [12, 98], m: [3, 45], p: [1, 2], q: [1, 2] },
      rules: {
        "no number ends in 0": ({ n, m }) => n % 10 !== 0 && m % 10 !== 0,
        "three places at most": ({ p, q }) => p + q <= 3,
        "gardens, pumps and oats as they are": ({ setting, n, m, p, q }) => {
          const [a, b] = [n / 10 ** p, m / 10 ** q];
          if (setting === "garden") return a > b && b >= 0.5;
          if (setting === "pump") return a >= 1 && b >= 0.5;
          return setting !== "oats" || (p === 2 && n <= 15);
        },
      },
      write: ({ setting, n, m, p, q }) => byDecimal(n, p, m, q, setting, false),
    }),
  ],
};

export default skill;
