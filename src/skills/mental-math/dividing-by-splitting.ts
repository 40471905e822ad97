import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { decimal, over } from "./shared-quotients.ts";
import { inYourHead, sideBySide, type Wrong } from "./shared-sums.ts";

const stories = {
  bare: (n: number, d: number) => inYourHead(over(n, d)),
  shells: (n: number, d: number) =>
    `$${n}$ shells are shared equally between $${d}$ children. How many shells does each child get? Work it out in your head.`,
  chairs: (n: number, d: number) =>
    `In a hall in Quito, $${n}$ chairs stand in $${d}$ equal rows. How many chairs are in each row? Work it out in your head.`,
  crates: (n: number, d: number) =>
    `$${d}$ equal crates of tiles weigh $${n}$ kg together. How many kilograms does one crate weigh? Work it out in your head.`,
};

const multiplyBack = (n: number, d: number) => `Multiply back: your answer times $${d}$ must be $${n}$.`;

/** n ÷ 4, where 4 divides n. */
function halvedTwice(n: number): Question {
  const [half, quarter] = [n / 2, n / 4];
  const answer = whole(quarter);
  return {
    prompt: inYourHead(over(n, 4)),
    answer,
    steps: [
      `$4 = 2 \\times 2$: to divide by four, halve and halve again.`,
      `$${over(n, 2)} = ${half}$: halve once.`,
      `$${over(half, 2)} = ${quarter}$: halve again. So the answer is $${quarter}$.`,
    ],
    slips: slips(answer, [
      [half, "halved only once", `That is $${over(n, 2)}$. What is still to do, so that it is divided by $4$?`],
      ...(Math.floor(half / 10) % 2 === 1
        ? ([
            [
              quarter - 5,
              "left out half of the odd ten",
              `$${half}$ has an odd number of tens. Half of the odd ten is $5$: is it in your answer?`,
            ],
          ] as const)
        : []),
      [
        decimal(n, 8),
        "halved once too often",
        `You halved three times, which divides by $8$. How often do you halve to divide by $4$?`,
      ],
    ]),
    check: multiplyBack(n, 4),
  };
}

function addedWrong(round: number, rest: number, d: number): Wrong[] {
  const [first, second] = [round / d, rest / d];
  return [
    [
      sideBySide(first, second),
      "wrote the two results side by side",
      `The two results, $${first}$ and $${second}$, are added. What is their sum?`,
    ],
    [
      first + rest,
      "added the second part undivided",
      `You divided $${round}$, but not the $${rest}$ that is left. How many times does $${d}$ go into that?`,
    ],
    [
      first,
      "stopped after the first part",
      `That is $${over(round, d)}$. How many times does $${d}$ go into the $${rest}$ that is left?`,
    ],
  ];
}

function takenWrong(round: number, rest: number, d: number): Wrong[] {
  const n = round - rest;
  const [first, second] = [round / d, rest / d];
  return [
    [
      first + second,
      "put it right in the wrong direction",
      `You added $${second}$. But $${round}$ is more than $${n}$: is $${over(round, d)}$ too much or too little?`,
    ],
    [
      first - rest,
      "took the difference away undivided",
      `You took away $${rest}$. How many times does $${d}$ go into $${rest}$? That is how much too much you have.`,
    ],
    [
      first,
      "stopped after the round number",
      `That is $${over(round, d)}$. But $${n}$ is $${rest}$ less than $${round}$: how many times does $${d}$ go into $${rest}$?`,
    ],
  ];
}

/** Whether the two parts are added or the second is taken away again. */
const ways = {
  "+": {
    parts: (d: number) => `both parts are multiples of $${d}$`,
    rest: "then the rest",
    end: "put both together",
  },
  "-": {
    parts: (d: number) => `a round multiple of $${d}$ is close by`,
    rest: "that part is too much",
    end: "take it away",
  },
};

/** n ÷ d, which both divide evenly, with n taken as a round multiple of d and a smaller multiple more or less. */
function split(n: number, d: number, round: number, prompt: string, unit?: string): Question {
  const [rest, less] = [Math.abs(n - round), round > n];
  const [first, second, quotient] = [round / d, rest / d, n / d];
  const sign = less ? "-" : "+";
  const way = ways[sign];
  const answer = whole(quotient, { unit });
  return {
    prompt,
    answer,
    steps: [
      `$${n} = ${round} ${sign} ${rest}$: ${way.parts(d)}.`,
      `$${over(round, d)} = ${first}$: first the round part.`,
      `$${over(rest, d)} = ${second}$: ${way.rest}.`,
      `$${first} ${sign} ${second} = ${quotient}$: ${way.end}. So the answer is ${measure(quotient, unit)}.`,
    ],
    slips: slips(answer, less ? takenWrong(round, rest, d) : addedWrong(round, rest, d)),
    check: multiplyBack(n, d),
  };
}

const skill: Skill = {
  id: "dividing-by-splitting",
  title: "Dividing by splitting",
  about:
    "For dividing a number beyond the tables: split it into multiples of the divisor, or halve twice to divide by 4.",
  curriculum: ["Y4-Y5 mental division", "4.NBT.6"],
  natural: true,
  needs: ["division-facts", "splitting-products"],
  stages: [
    stage({
      grade: 2,
      label: "halving twice to divide by 4",
      bounds: { quarter: [13, 74] },
      rules: { "the result is not a round number": ({ quarter }) => quarter % 10 !== 0 },
      write: ({ quarter }) => halvedTwice(4 * quarter),
    }),
    stage({
      grade: 2,
      label: "ten times the divisor, and the rest",
      bounds: { d: [3, 9], more: [2, 8], setting: ["bare", "shells", "chairs"] },
      rules: { "halving is not the nearer way": ({ d }) => d !== 4 && d !== 5 },
      write: ({ d, more, setting }) => split(d * (10 + more), d, 10 * d, stories[setting](d * (10 + more), d)),
    }),
    stage({
      grade: 3,
      label: "a larger number, split up or down",
      bounds: { d: [3, 9], result: [22, 99], setting: ["bare", "chairs", "crates"] },
      rules: {
        "halving is not the nearer way": ({ d }) => d !== 4 && d !== 5,
        "the result is not a round number": ({ result }) => result % 10 !== 0,
        "the parts do not show in the digits": ({ d, result }) => d * (result % 10) >= 10,
      },
      write: ({ d, result, setting }) => {
        const [tens, ones] = [result - (result % 10), result % 10];
        return split(
          d * result,
          d,
          d * (ones < 8 ? tens : tens + 10),
          stories[setting](d * result, d),
          setting === "crates" ? "kg" : undefined,
        );
      },
    }),
  ],
};

export default skill;
