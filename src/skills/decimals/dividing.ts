import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { noun, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { countOf, dec, fixed, placeNames, placesOf, placesWords, texDecimal } from "./shared-decimals.ts";

const shareSettings = {
  bare: { ask: (a: string, k: number) => `Work out $${a} \\div ${k}$.`, unit: undefined },
  rope: {
    ask: (a: string, k: number) =>
      `A rope of $${a}$ m is cut into $${k}$ equal pieces. How many metres long is each piece?`,
    unit: "m",
  },
  juice: {
    ask: (a: string, k: number) =>
      `$${a}$ litres of juice are poured equally into $${k}$ jugs. How many litres are in each jug?`,
    unit: "litres",
  },
  flour: {
    ask: (a: string, k: number) => `$${a}$ kg of flour fill $${k}$ equal bags. How many kilograms are in each bag?`,
    unit: "kg",
  },
} as const;

/** The key, and the sentence that tells its form: without it 7 ÷ 4 could be answered by 7/4. */
function keyed(value: string, unit: string | undefined) {
  const places = placesOf(value);
  return places === 0
    ? ({ answer: { kind: "whole", value, ...(unit && { unit }) }, form: "" } as const)
    : ({
        answer: { kind: "decimal", value, places, ...(unit && { unit }) },
        form: ` The answer has ${placesWords(places)}.`,
      } as const);
}

/** quotient/10^places times k, divided by k again; `shown` places are written in the question. */
function byWhole(quotient: number, places: number, k: number, setting: keyof typeof shareSettings): Question {
  const total = quotient * k;
  const from = dec(total, places);
  const value = dec(quotient, places);
  const { ask, unit } = shareSettings[setting];
  const { answer, form } = keyed(value, unit);
  const one = 10 ** places;
  const whole = Math.floor(total / one);
  const added = places - placesOf(from);
  const [ones, rest] = [Math.floor(whole / k), whole % k];
  const leftOver = rest === 0 ? "" : `, with $${rest}$ left over`;
  const tenths = Math.floor((total % one) / 10 ** (places - 1));
  const [restTenths, allTenths] = [rest * 10, rest * 10 + tenths];
  const inTenths =
    tenths === 0
      ? `$${restTenths}$ tenths. Divide`
      : `$${restTenths}$ tenths, and with the ${countOf(tenths, 1)} of $${from}$ there are $${allTenths}$ tenths. Divide`;
  const thenThousandths = places > 2 ? ", then thousandths" : "";
  const zeros = added > 0 ? `: zeros can be written after the last digit, $${from} = ${fixed(total, places)}$` : "";
  const [digits = "", tail = ""] = value.split(".");
  const tailWithoutZero = tail.replace("0", "");
  return {
    prompt: ask(from, k) + form,
    answer,
    steps: [
      `Divide from the left: $${whole} \\div ${k}$ is $${ones}$${leftOver}. Then write the point.`,
      rest === 0
        ? `Go on with the ${countOf(tenths, 1)}. Where $${k}$ does not fit, write a $0$: each place needs its digit.`
        : `The $${rest}$ left over ${noun(rest, "is", "are")} ${inTenths} those by $${k}$, too.`,
      ...(places === 1
        ? []
        : [`What is left over then is changed into ${placeNames(2)}${thenThousandths}, and divided again${zeros}.`]),
      `As $${total} \\div ${k} = ${quotient}$, the answer is ${measure(value, unit)}.`,
    ],
    slips: slips(answer, [
      ...(added > 0 && rest > 0 && !from.includes(".")
        ? ([
            [
              `${ones}.${rest}`,
              "wrote the remainder after the point",
              `$${rest}$ left over is not ${countOf(rest, 1)}. Change it into tenths and divide those by $${k}$, too.`,
            ],
          ] as const)
        : []),
      ...(tail.includes("0")
        ? ([
            [
              `${digits}.${tailWithoutZero}`,
              "left out a zero",
              `At one place $${k}$ does not fit. Each place needs a digit: which one stands there?`,
            ],
          ] as const)
        : []),
      ...(Number(digits) > 0
        ? ([
            [
              digits,
              "stopped at the point",
              `There is something left after the ones. Change it into tenths and go on dividing.`,
            ],
          ] as const)
        : []),
      [
        dec(quotient, places - 1),
        "put the point one place too far right",
        `The digits are right, but $${k}$ times your answer is much more than $${from}$. Where does the point go?`,
      ],
      [
        dec(quotient, places + 1),
        "put the point one place too far left",
        `The digits are right, but $${k}$ times your answer is much less than $${from}$. Where does the point go?`,
      ],
    ]).slice(0, 4),
    check: `Multiply your answer by $${k}$: the product must be $${from}$.`,
  };
}

const fitSettings = {
  bare: { ask: (a: string, b: string) => `Work out $${a} \\div ${b}$.` },
  ribbon: {
    ask: (a: string, b: string) => `A ribbon of $${a}$ m is cut into pieces of $${b}$ m. How many pieces are there?`,
  },
  cups: { ask: (a: string, b: string) => `How many cups of $${b}$ litres can be filled from $${a}$ litres of tea?` },
} as const;

/** a ÷ d/10^q, where a = quotient/10^p times d/10^q */
function byDecimal(quotient: number, p: number, d: number, q: number, setting: keyof typeof fitSettings): Question {
  const from = dec(quotient * d, p + q);
  const by = dec(d, q);
  const value = dec(quotient, p);
  const { answer, form } = keyed(value, undefined);
  const scaled = texDecimal(dec(quotient * d, p));
  const ten = tex(10 ** q);
  const below = d < 10 ** q;
  const hint = below
    ? `$${by}$ is less than $1$, so it fits more than $${from}$ times`
    : `$${by}$ is more than $1$, so it fits fewer than $${from}$ times`;
  return {
    prompt: fitSettings[setting].ask(from, by) + form,
    answer,
    steps: [
      `Dividing is the same when both numbers are multiplied by the same number. So make the divisor whole: times $${ten}$.`,
      `$${from} \\times ${ten} = ${scaled}$ and $${by} \\times ${ten} = ${d}$, so work out $${scaled} \\div ${d}$.`,
      `As $${d} \\times ${value} = ${scaled}$, the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        dec(quotient, p + q),
        "made only the divisor whole",
        `You multiplied $${by}$ by $${ten}$, but not $${from}$. Both must be multiplied, or the quotient changes.`,
      ],
      [
        dec(quotient, p + 1),
        "put the point one place too far left",
        `The digits are right, but not the size: ${hint}. Multiply your answer by $${by}$: what comes out?`,
      ],
      [
        dec(quotient * 10, p),
        "put the point one place too far right",
        `The digits are right, but not the size: multiply your answer by $${by}$. What comes out?`,
      ],
      [
        dec(quotient * d * d, p + q + q),
        "multiplied instead of dividing",
        `You worked out $${from} \\times ${by}$. How many times does $${by}$ fit into $${from}$?`,
      ],
    ]),
    check: `Multiply your answer by $${by}$: the product must be $${from}$.`,
  };
}

const skill: Skill = {
  id: "dividing-decimals",
  title: "Dividing decimals",
  about: "Division goes on after the point, and a decimal divisor can always be made whole first.",
  curriculum: ["Y6 decimals", "KS3 number", "5.NBT.7", "6.NS.3"],
  needs: ["decimals-by-tens", "short-division"],
  stages: [
    stage({
      grade: 3,
      label: "a decimal by a whole number",
      bounds: { setting: ["bare", "rope", "juice", "flour"], quotient: [11, 999], places: [1, 2], k: [2, 9] },
      rules: {
        "the quotient does not end in 0": ({ quotient }) => quotient % 10 !== 0,
        "as many places as the quotient": ({ quotient, k }) => (quotient * k) % 10 !== 0,
        "not too long": ({ quotient, places, k }) =>
          quotient * k < 1000 && quotient * k > 10 ** places * (places === 1 ? 2 : 1),
      },
      write: ({ setting, quotient, places, k }) => byWhole(quotient, places, k, setting),
    }),
    stage({
      grade: 3,
      label: "on after the last digit",
      bounds: { setting: ["bare", "rope", "juice", "flour"], n: [3, 199], shown: [0, 1], k: [2, 8] },
      rules: {
        "divisors that come out even": ({ k }) => [2, 4, 5, 6, 8].includes(k),
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "one place more is needed, or two, or three": ({ n, shown, k }) =>
          n % k !== 0 && (n * 1000) % k === 0 && (shown === 0 || (n * 100) % k === 0),
        "each gets something": ({ n, shown, k }) => n > k * 10 ** shown && n < 30 * 10 ** shown,
      },
      write: ({ setting, n, shown, k }) => {
        const quotient = dec((n * 1000) / k, 3 + shown);
        const places = placesOf(quotient);
        return byWhole((n * 10 ** (places - shown)) / k, places, k, setting);
      },
    }),
    stage({
      grade: 4,
      label: "by tenths and hundredths",
      bounds: { setting: ["bare", "ribbon", "cups"], quotient: [2, 40], p: [0, 1], d: [2, 9], q: [1, 2] },
      rules: {
        "the number divided is no longer than it need be": ({ quotient, d, p }) =>
          (p === 0 || quotient % 10 !== 0) && (quotient * d) % 10 !== 0,
        "pieces and cups are whole, and not tiny": ({ setting, p, q, d }) =>
          setting === "bare" || (p === 0 && q === 1 && (setting !== "cups" || d < 5)),
      },
      write: ({ setting, quotient, p, d, q }) => byDecimal(quotient, p, d, q, setting),
    }),
    stage({
      grade: 4,
      label: "by longer decimals",
      bounds: { quotient: [3, 99], p: [0, 1], d: [11, 36], q: [1, 2] },
      rules: {
        "no number ends in 0": ({ quotient, d }) => quotient % 10 !== 0 && d % 10 !== 0,
        "the products can be listed": ({ quotient, d }) => (quotient > 9 || d > 20) && quotient * d < 1500,
      },
      write: ({ quotient, p, d, q }) => byDecimal(quotient, p, d, q, "bare"),
    }),
  ],
};

export default skill;
