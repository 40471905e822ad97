import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, times, type Wrong } from "./shared-sums.ts";

const parts = {
  half: { by: 2, name: "half", plan: "halve it", halvings: "halve that" },
  quarter: { by: 4, name: "a quarter", plan: "halve it twice", halvings: "halve that twice" },
};

/** n × k, where k is a half (5, 50) or a quarter (25) of the round number. */
function byHalving(n: number, k: 5 | 25 | 50, prompt: string, unit?: string): Question {
  const round = k === 5 ? 10 : 100;
  const word = round === 10 ? "ten" : "a hundred";
  const [reached, value] = [n * round, n * k];
  const half = reached / 2;
  const answer = whole(value, { unit });
  const isQuarter = k === 25;
  const { by, name, plan, halvings } = parts[isQuarter ? "quarter" : "half"];
  const whatIs = `$${k}$ is ${name} of $${round}$`;
  const notHalved: Wrong[] = isQuarter
    ? [
        [
          half,
          "left out a halving",
          `That is half of $${tex(reached)}$, so it is $${n}$ times $50$. ${whatIs}: how do you get from a half to a quarter?`,
        ],
        [
          reached,
          "stopped after the round number",
          `That is $${times(n, round)}$. ${whatIs}: which part of your answer do you need?`,
        ],
      ]
    : [
        [
          reached,
          "stopped after the round number",
          `That is $${times(n, round)}$. ${whatIs}: which part of your answer do you need?`,
        ],
      ];
  return {
    prompt,
    answer,
    steps: [
      `$${k} = ${round} \\div ${by}$: take ${word} times $${n}$, then ${plan}.`,
      `$${times(n, round)} = ${tex(reached)}$: ${word} times.`,
      ...(isQuarter ? [`$${tex(reached)} \\div 2 = ${tex(half)}$: halve once.`] : []),
      isQuarter
        ? `$${tex(half)} \\div 2 = ${tex(value)}$: halve once more. So the answer is ${measure(tex(value), unit)}.`
        : `$${tex(reached)} \\div 2 = ${tex(value)}$: half of it. So the answer is ${measure(tex(value), unit)}.`,
    ],
    slips: slips(answer, [
      ...notHalved,
      [
        reached * 2,
        "doubled instead of halving",
        `$${k}$ is less than $${round}$, so your answer must be less than $${times(n, round)}$. Which way do you go from $${tex(reached)}$?`,
      ],
      ...(value % 10 === 0
        ? [
            [
              value / 10,
              "left out a zero",
              `Go back to $${times(n, round)}$: how many zeros come after $${n}$? Then ${halvings}.`,
            ] as const,
          ]
        : []),
      [
        value * 10,
        "wrote a zero too many",
        `Go back to $${times(n, round)}$: how many zeros come after $${n}$? Then ${halvings}.`,
      ],
    ]),
    check: isQuarter
      ? `Double your answer, and double it again: you must get $${tex(reached)}$.`
      : `Double your answer: you must get $${tex(reached)}$.`,
  };
}

const asked = (n: number, k: number, order: string) => inYourHead(order === "last" ? times(n, k) : times(k, n));

const stories = {
  first: (n) => asked(n, 50, "first"),
  last: (n) => asked(n, 50, "last"),
  pool: (n) =>
    `The pool in Recife is $50$ m long, and Thiago swims $${n}$ lengths. How many metres is that? Work it out in your head.`,
  paper: (n) =>
    `A school buys $${n}$ packs of card with $50$ sheets each. How many sheets is that? Work it out in your head.`,
} satisfies Record<string, (n: number) => string>;

const skill: Skill = {
  id: "times-five-and-twenty-five",
  title: "Times 5, 25 and 50",
  about: "For multiplying by 5, 50 or 25: they are a half or a quarter of 10 or 100, so take that many and halve.",
  curriculum: ["Y4-Y6 multiplication", "3.NBT.3", "4.NBT.5"],
  natural: true,
  needs: ["multiplying-by-tens", "doubles-and-near-doubles"],
  stages: [
    stage({
      grade: 2,
      label: "times 5",
      bounds: { n: [14, 98], order: ["first", "last"] },
      rules: { "the number does not end in 0 or 5": ({ n }) => n % 5 !== 0 },
      write: ({ n, order }) => byHalving(n, 5, asked(n, 5, order)),
    }),
    stage({
      grade: 3,
      label: "times 50",
      bounds: { n: [14, 88], setting: ["first", "last", "pool", "paper"] },
      rules: { "the number does not end in 0 or 5": ({ n }) => n % 5 !== 0 },
      write: ({ n, setting }) => byHalving(n, 50, stories[setting](n), setting === "pool" ? "m" : undefined),
    }),
    stage({
      grade: 3,
      label: "times 25",
      bounds: { n: [14, 88, 2], order: ["first", "last"] },
      rules: { "the number does not end in 0": ({ n }) => n % 10 !== 0 },
      write: ({ n, order }) => byHalving(n, 25, asked(n, 25, order)),
    }),
  ],
};

export default skill;
