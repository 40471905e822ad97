import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { capital, inWords, noun, tex, withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { dec, texDecimal } from "./shared-decimals.ts";

const settings = {
  bare: {
    times: (n: string, ten: string) => `Work out $${n} \\times ${ten}$.`,
    over: (n: string, ten: string) => `Work out $${n} \\div ${ten}$.`,
    unit: undefined,
  },
  beads: {
    times: (n: string, ten: string) => `One bead weighs $${n}$ g. How many grams do $${ten}$ of these beads weigh?`,
    over: (n: string, ten: string) =>
      `$${ten}$ beads of the same kind weigh $${n}$ g together. How many grams does one of them weigh?`,
    unit: "g",
  },
  tiles: {
    times: (n: string, ten: string) =>
      `One tile is $${n}$ cm thick. How many centimetres high is a stack of $${ten}$ tiles?`,
    over: (n: string, ten: string) =>
      `A stack of $${ten}$ equal tiles is $${n}$ cm high. How many centimetres thick is one tile?`,
    unit: "cm",
  },
} as const;
type Setting = keyof typeof settings;
const places = (power: number) => `${inWords(power)} ${noun(power, "place")}`;

/** n/10^behind times 10^power, or divided by it. */
function shift(n: number, behind: number, power: number, times: boolean, setting: Setting): Question {
  const from = dec(n, behind);
  const result = dec(times ? n * 10 ** power : n, times ? behind : behind + power);
  const shown = texDecimal(from);
  const ten = tex(10 ** power);
  const zeros = "0".repeat(power);
  const tens = Array.from({ length: power }, () => "$10$").join(" times ");
  const { unit, ...ask } = settings[setting];
  const answer = { kind: "decimal", value: result, ...(unit && { unit }) } as const;
  const [way, worth, undo, size] = times
    ? ["left", "ten times as much", "Divide", "larger"]
    : ["right", "a tenth of what it was", "Multiply", "smaller"];
  const operation = times ? "Times" : "Divided by";
  const noDigit = result.includes(".") ? "" : "No digit is left after the point. ";
  const moved = (by: number) => (times ? dec(n * 10 ** by, behind) : dec(n, behind + by));
  return {
    prompt: ask[times ? "times" : "over"](shown, ten),
    answer,
    steps: [
      `${operation} $10$, every digit is worth ${worth}: it moves one place to the ${way}.`,
      power === 1
        ? `Here that happens once, so every digit of $${shown}$ moves one place to the ${way} past the point.`
        : `$${ten}$ is ${tens}, so every digit of $${shown}$ moves ${places(power)} to the ${way} past the point.`,
      `${noDigit}So the answer is ${measure(texDecimal(result), unit)}.`,
    ],
    slips: slips(answer, [
      ...(times && from.includes(".")
        ? ([
            [
              `${from}${zeros}`,
              "wrote zeros at the end of a decimal",
              `Zeros at the end of a decimal change nothing: your number is as large as $${shown}$. It is the digits that must move.`,
            ],
          ] as const)
        : []),
      ...(times
        ? []
        : ([
            [
              from.includes(".") ? from.replace(".", `.${zeros}`) : `0.${zeros}${from}`,
              "put all the zeros after the point",
              `The zeros do not go in as a block. Move every digit of $${shown}$ to the right: what becomes of its ones?`,
            ],
          ] as const)),
      [
        times ? dec(n, behind + power) : dec(n * 10 ** power, behind),
        times ? "divided instead of multiplying" : "multiplied instead of dividing",
        `The result must be ${size} than $${shown}$. Is yours?`,
      ],
      [
        moved(power - 1),
        "moved the digits one place too few",
        `Count the zeros of $${ten}$. By how many places did you move the digits?`,
      ],
      [
        moved(power + 1),
        "moved the digits one place too many",
        `Count the zeros of $${ten}$. By how many places did you move the digits?`,
      ],
    ]),
    check: `${undo} your answer by $${ten}$: you must come back to $${shown}$.`,
  };
}

/** The number, or the power of ten, that is missing in from × ten = to or from ÷ ten = to. */
function missing(n: number, behind: number, power: number, times: boolean, ten: boolean): Question {
  const from = texDecimal(dec(n, behind));
  const to = texDecimal(times ? dec(n * 10 ** power, behind) : dec(n, behind + power));
  const [sign, way, backWay, done, undone] = times
    ? ["\\times", "left", "right", "multiplied", "divided"]
    : ["\\div", "right", "left", "divided", "multiplied"];
  const once = times ? "one multiplication by $10$" : "one division by $10$";
  const factor = tex(10 ** power);
  const answer = { kind: "decimal", value: ten ? String(10 ** power) : dec(n, behind) } as const;
  const shown = ten ? `${from} ${sign} \\square = ${to}` : `\\square ${sign} ${factor} = ${to}`;
  const back = times ? dec(n * 10 ** (2 * power), behind) : dec(n, behind + 2 * power);
  return {
    prompt: `Which number belongs in the box? $$${shown}$$`,
    answer,
    inside: { boxes: true },
    steps: ten
      ? [
          `Compare the places of the digits: from $${from}$ to $${to}$ every digit moves ${places(power)} to the ${way}.`,
          `Each place to the ${way} is ${once}, so the number in the box has one $0$ for each place.`,
          `So the number in the box is $${factor}$.`,
        ]
      : [
          `Work backwards: what was ${done} by $${factor}$ must be ${undone} by $${factor}$.`,
          `So every digit of $${to}$ moves ${places(power)} to the ${backWay}.`,
          `So the number in the box is $${from}$.`,
        ],
    slips: slips(answer, [
      ...(ten
        ? ([
            [
              10 ** (power + 1),
              "counted one place too many",
              `Take one digit and follow it from $${from}$ to $${to}$. How many places does it move?`,
            ],
            [
              10 ** (power - 1),
              "counted one place too few",
              `Take one digit and follow it from $${from}$ to $${to}$. How many places does it move?`,
            ],
          ] as const)
        : ([
            [
              back,
              "worked forwards instead of backwards",
              `The number in the box comes first, and $${to}$ is what comes out. Which calculation leads back?`,
            ],
            [
              times ? dec(n * 10, behind) : dec(n, behind + 1),
              "moved the digits one place too few",
              `Put your number in the box and work it out. By how many places must the digits move for $${factor}$?`,
            ],
            [
              times ? dec(n, behind + 1) : dec(n * 10, behind),
              "moved the digits one place too many",
              `Put your number in the box and work it out. By how many places must the digits move for $${factor}$?`,
            ],
          ] as const)),
    ]),
    check: `Put your number in the box and work it out: the result must be $${to}$.`,
  };
}

/** n/10^behind times or divided by 0.1, 0.01 or 0.001. */
function small(n: number, behind: number, power: number, times: boolean): Question {
  const from = texDecimal(dec(n, behind));
  const part = dec(1, power);
  const name = ["", "tenth", "hundredth", "thousandth"][power] ?? "";
  const result = times ? dec(n, behind + power) : dec(n * 10 ** power, behind);
  const ten = tex(10 ** power);
  const answer = { kind: "decimal", value: result } as const;
  const [sign, way, verb, done, undo] = times
    ? ["\\times", "right", "divide", "divided", "Divide"]
    : ["\\div", "left", "multiply", "multiplied", "Multiply"];
  return {
    prompt: `Work out $${from} ${sign} ${part}$.`,
    answer,
    steps: [
      times
        ? `$${part}$ is one ${name}, and one ${name} of a number is the number divided by $${ten}$.`
        : `Dividing by $${part}$ asks how many times one ${name} fits into $${from}$. It fits $${ten}$ times into each $1$.`,
      `So ${verb} $${from}$ by $${ten}$: every digit moves ${places(power)} to the ${way}.`,
      `So the answer is $${texDecimal(result)}$.`,
    ],
    slips: slips(answer, [
      [
        times ? dec(n * 10 ** power, behind) : dec(n, behind + power),
        times ? "made the number larger when multiplying" : "made the number smaller when dividing",
        times
          ? `You multiplied by $${ten}$. ${capital(withArticle(name))} of $${from}$ is less than $${from}$ itself.`
          : `You divided by $${ten}$. How many pieces of $${part}$ fit into $1$, and so into $${from}$?`,
      ],
      [
        times ? dec(n, behind + power - 1) : dec(n * 10 ** (power - 1), behind),
        "moved the digits one place too few",
        `Into how many parts of $${part}$ can $1$ be cut? The number is ${done} by that many.`,
      ],
      [
        times ? dec(n, behind + power + 1) : dec(n * 10 ** (power + 1), behind),
        "moved the digits one place too many",
        `Into how many parts of $${part}$ can $1$ be cut? The number is ${done} by that many.`,
      ],
    ]),
    check: `${undo} your answer by $${part}$: you must come back to $${from}$.`,
  };
}

const skill: Skill = {
  id: "decimals-by-tens",
  title: "Decimals by tens",
  about: "Times or divided by 10, 100 or 1000 the digits stay the same: only their places change.",
  curriculum: ["Y5-Y6 decimals", "5.NBT.1", "5.NBT.2"],
  needs: ["decimal-place-value", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 2,
      label: "times 10 and 100",
      bounds: { setting: ["bare", "beads", "tiles"], n: [2, 999], behind: [1, 3], power: [1, 2] },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "the number is below 100": ({ n, behind }) => n < 100 * 10 ** behind,
        "beads and tiles are neither huge nor tiny": ({ setting, n, behind }) =>
          setting === "bare" || (n * 10 > 10 ** behind && n < 10 * 10 ** behind),
      },
      write: ({ setting, n, behind, power }) => shift(n, behind, power, true, setting),
    }),
    stage({
      grade: 2,
      label: "divided by 10 and 100",
      bounds: { setting: ["bare", "beads", "tiles"], n: [2, 999], behind: [0, 1], power: [1, 2] },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "beads and tiles are neither huge nor tiny": ({ setting, n, behind, power }) =>
          setting === "bare" || (n * 10 > 10 ** (behind + power) && n < 10 * 10 ** (behind + power)),
      },
      write: ({ setting, n, behind, power }) => shift(n, behind, power, false, setting),
    }),
    stage({
      grade: 3,
      label: "with 1000, and missing numbers",
      bounds: {
        ask: ["result", "number", "power"],
        way: ["times", "over"],
        n: [2, 989],
        behind: [0, 3],
        power: [1, 3],
      },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "multiplied is a decimal": ({ way, behind }) => way === "over" || behind > 0,
        "no more than four places": ({ way, behind, power }) => way === "times" || behind + power <= 4,
        "results are asked for with 1000": ({ ask, power }) => ask !== "result" || power === 3,
      },
      write: ({ ask, way, n, behind, power }) =>
        ask === "result"
          ? shift(n, behind, power, way === "times", "bare")
          : missing(n, behind, power, way === "times", ask === "power"),
    }),
    stage({
      grade: 4,
      label: "times and divided by 0.1 and 0.01",
      bounds: { way: ["times", "over"], n: [2, 999], behind: [0, 2], power: [1, 3] },
      rules: {
        "the last digit is not 0": ({ n }) => n % 10 !== 0,
        "no more than four places": ({ way, behind, power }) => way === "over" || behind + power <= 4,
        "thousandths are rarer": ({ n, power }) => power < 3 || n < 100,
      },
      write: ({ way, n, behind, power }) => small(n, behind, power, way === "times"),
    }),
  ],
};

export default skill;
