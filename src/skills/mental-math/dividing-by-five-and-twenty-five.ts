import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { decimal, over } from "./shared-quotients.ts";
import { inYourHead, times, type Wrong } from "./shared-sums.ts";

type Divisor = 5 | 25 | 50;

/** The round number to which each divisor is brought, and how many times it fits in there. */
const rounds = {
  5: { round: 10, fits: 2, inWords: "ten" },
  25: { round: 100, fits: 4, inWords: "a hundred" },
  50: { round: 100, fits: 2, inWords: "a hundred" },
} as const;

/** What to do, by how many times it fits. */
const doublings = {
  2: { plan: "double both numbers", first: "double the number" },
  4: { plan: "take both numbers four times", first: "double once" },
};

/** n ÷ d by doubling both once or twice, until the divisor is 10 or 100. */
function quotient(n: number, d: Divisor, prompt: string, answer: AnswerSpec): Question {
  const { round, fits, inWords } = rounds[d];
  const { plan, first } = doublings[fits];
  const result = decimal(n, d);
  const [doubled, fourfold, scaled] = [2 * n, 4 * n, fits * n];
  const unit = answer.kind === "decimal" ? answer.unit : undefined;
  return {
    prompt,
    answer,
    steps: [
      `$${d} \\times ${fits} = ${round}$: ${plan}, and the result stays the same.`,
      `$${times(n, 2)} = ${tex(doubled)}$: ${first}.`,
      ...(fits === 4 ? [`$${times(doubled, 2)} = ${tex(fourfold)}$: double again, which makes four times.`] : []),
      `$${over(scaled, round)} = ${result}$: divide by ${inWords}. So the answer is ${measure(result, unit)}.`,
    ],
    slips: slips(answer, wrong(n, d)),
    check: `Multiply back: your answer times $${d}$ must be $${tex(n)}$.`,
  };
}

function wrong(n: number, d: Divisor): Wrong[] {
  const { round, fits } = rounds[d];
  return [
    ...(fits === 4
      ? ([
          [
            decimal(2 * n, round),
            "doubled only once",
            `You doubled once and divided by $100$, which divides by $50$. $25$ is half of that: what must still be doubled?`,
          ],
        ] as const)
      : []),
    [
      decimal(n, round),
      "divided by the round number without doubling",
      `That is $${over(n, round)}$. $${d}$ goes into $${tex(n)}$ more often than $${round}$ does: how many times as often?`,
    ],
    [
      fits * n,
      "doubled without dividing afterwards",
      `You have multiplied $${tex(n)}$ by $${fits}$. The divisor became $${round}$ at the same time: what is still to do?`,
    ],
    [
      decimal(fits * n * 10, round),
      "divided by a round number that was too small",
      `$${fits}$ times $${d}$ is $${round}$. By how much did you divide at the end?`,
    ],
    ...(fits === 2
      ? ([
          [
            decimal(n, fits * round),
            "halved instead of doubling",
            `When the divisor grows from $${d}$ to $${round}$, the other number must grow with it. Which way did you go?`,
          ],
        ] as const)
      : []),
  ];
}

const wholeStories = {
  bare: (n: number, d: Divisor) => inYourHead(over(n, d)),
  rows: (n: number, d: Divisor) =>
    `A stadium in Dakar has $${tex(n)}$ seats in rows of $${d}$. How many rows are there? Work it out in your head.`,
  beads: (n: number, d: Divisor) =>
    `Ana has $${tex(n)}$ beads and puts $${d}$ on each necklace. How many necklaces can she make? Work it out in your head.`,
};

const decimalStories = {
  bare: (n: number, d: Divisor) => `${inYourHead(over(n, d))} Write a decimal.`,
  ribbon: (n: number, d: Divisor) =>
    `A ribbon of $${n}$ m is cut into $${d}$ equal pieces. How many metres long is each piece? Work it out in your head and write a decimal.`,
};

const divisor = (text: "5" | "25" | "50") => Number(text) as Divisor;

const skill: Skill = {
  id: "dividing-by-five-and-twenty-five",
  title: "Dividing by 5, 25 and 50",
  about: "For dividing by 5, 25 or 50: double both numbers until you divide by 10 or 100.",
  curriculum: ["Y5-Y6 mental division", "5.NBT.6", "5.NBT.7"],
  natural: true,
  needs: ["doubles-and-near-doubles", "division-by-tens", "decimals-by-tens"],
  stages: [
    stage({
      grade: 2,
      label: "divided by 5",
      // Odd, so that the number ends in 5; one that ends in 0 could be divided by ten first.
      bounds: { result: [13, 151, 2] },
      write: ({ result }) => quotient(5 * result, 5, inYourHead(over(5 * result, 5)), whole(result)),
    }),
    stage({
      grade: 3,
      label: "divided by 25 or 50",
      bounds: { result: [11, 48], d: ["25", "50"], setting: ["bare", "rows", "beads"] },
      rules: { "the result is not a round number": ({ result }) => result % 10 !== 0 },
      write: ({ result, d, setting }) => {
        const n = result * Number(d);
        return quotient(n, divisor(d), wholeStories[setting](n, divisor(d)), whole(result));
      },
    }),
    stage({
      grade: 4,
      label: "results that are decimals",
      bounds: { n: [11, 249], d: ["5", "25", "50"], setting: ["bare", "ribbon"] },
      rules: {
        "it does not divide evenly": ({ n, d }) => n % Number(d) !== 0,
        "doubling twice stays in the head": ({ n, d }) => d !== "25" || n < 100,
        "it is no round number": ({ n }) => n % 10 !== 0,
      },
      write: ({ n, d, setting }) =>
        quotient(n, divisor(d), decimalStories[setting](n, divisor(d)), {
          kind: "decimal",
          value: decimal(n, Number(d)),
          ...(setting === "ribbon" && { unit: "m" }),
        }),
    }),
  ],
};

export default skill;
