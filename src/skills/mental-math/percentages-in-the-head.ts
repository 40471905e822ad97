import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { over, pc } from "./shared-quotients.ts";
import { times, type Wrong } from "./shared-sums.ts";

/** The percentages that are found in one go: by what the amount is divided, and what part that is. */
const known = {
  50: { divide: [2], why: "$50\\%$ is a half" },
  25: { divide: [4], why: "$25\\%$ is a quarter" },
  20: { divide: [5], why: "$20\\%$ is a fifth" },
  10: { divide: [10], why: "$10\\%$ is a tenth" },
  5: { divide: [10, 2], why: "$5\\%$ is half of $10\\%$" },
  1: { divide: [100], why: "$1\\%$ is a hundredth" },
} as const;
type Known = keyof typeof known;

/** From which two known percentages others are put together: the first, and what is added or taken away. */
const made = {
  9: [10, -1],
  11: [10, 1],
  15: [10, 5],
  19: [20, -1],
  21: [20, 1],
  24: [25, -1],
  26: [25, 1],
  35: [25, 10],
  40: [50, -10],
  45: [50, -5],
  49: [50, -1],
  51: [50, 1],
  55: [50, 5],
  60: [50, 10],
  75: [50, 25],
  90: [100, -10],
  95: [100, -5],
  99: [100, -1],
} as const satisfies Record<number, readonly [Known | 100, number]>;
type Made = keyof typeof made;

const part = (p: number, amount: number) => (p * amount) / 100;

const stories = {
  bare: (p: number, amount: number) => `Work out ${pc(p)} of $${tex(amount)}$ in your head.`,
  bicycle: (p: number, amount: number) =>
    `A bicycle costs £$${tex(amount)}$. In the sale ${pc(p)} is taken off. How many pounds are taken off? Work it out in your head.`,
  pupils: (p: number, amount: number) =>
    `A school in Lagos has $${tex(amount)}$ pupils, and ${pc(p)} of them walk to school. How many pupils is that? Work it out in your head.`,
};

const check = (p: number, amount: number) =>
  p < 50
    ? `${pc(50)} is half of the whole: your answer must be less than half of $${tex(amount)}$.`
    : `${pc(50)} is half of the whole: your answer must lie between that and $${tex(amount)}$.`;

const asNumber = (p: number, amount: number): Wrong => [
  p,
  "took the percentage for the amount",
  `${pc(p)} is $${p}$ when the whole is $100$. Here the whole is $${tex(amount)}$: is your part more or less than $${p}$?`,
];

/** A known percentage of an amount, as a step; where the one found before is twice as much, it is halved. */
function find(p: Known, amount: number, before?: number): string {
  if (before === 2 * p) return `$${over(part(before, amount), 2)} = ${part(p, amount)}$: $${p}\\%$ is half of that.`;
  const { divide, why } = known[p];
  const divisions = divide.map((by) => `\\div ${by}`).join(" ");
  return `$${tex(amount)} ${divisions} = ${part(p, amount)}$: ${why}.`;
}

/** So many tens per cent of an amount, or half of ten per cent. */
function fromTen(p: number, amount: number): Question {
  const tenth = part(10, amount);
  const result = part(p, amount);
  const answer = whole(result);
  const isHalf = p === 5;
  const tens = p / 10;
  const beyondTen = p - 10;
  const multiplied = tens === 2 ? "twice" : `${inWords(tens)} times`;
  return {
    prompt: stories.bare(p, amount),
    answer,
    steps: [
      isHalf
        ? `$5\\% = 10\\% \\div 2$: begin with ten per cent.`
        : `$${p}\\% = ${tens} \\times 10\\%$: begin with ten per cent.`,
      find(10, amount),
      isHalf
        ? `$${over(tenth, 2)} = ${result}$: halve it. So the answer is $${result}$.`
        : `$${times(tens, tenth)} = ${result}$: take it ${multiplied}. So the answer is $${result}$.`,
    ],
    slips: slips(answer, [
      [tenth, "stopped at ten per cent", `That is ${pc(10)}. How do you get from ${pc(10)} to ${pc(p)}?`],
      ...(isHalf
        ? ([
            [2 * tenth, "doubled instead of halving", `That is ${pc(20)}. Which part of ${pc(10)} is ${pc(5)}?`],
          ] as const)
        : ([
            [
              tenth + beyondTen,
              "added the rest as a plain number",
              `${pc(10)} is right, but then you added the number $${beyondTen}$. How many times does ${pc(10)} go into ${pc(p)}?`,
            ],
          ] as const)),
      asNumber(p, amount),
    ]),
    check: check(p, amount),
  };
}

/** A percentage that is put together from two known ones. */
function together(p: Made, amount: number, setting: keyof typeof stories): Question {
  const [first, change] = made[p];
  const second = Math.abs(change) as Known;
  const [large, small] = [part(first, amount), part(second, amount)];
  const less = change < 0;
  const { sign, end, did } = less
    ? { sign: "-", end: "take it away", did: "took away" }
    : { sign: "+", end: "put both together", did: "added" };
  const parts = first === 100 ? "the whole without a little" : "two parts that you know";
  const result = part(p, amount);
  const answer = whole(result);
  return {
    prompt: stories[setting](p, amount),
    answer,
    steps: [
      `$${p}\\% = ${first}\\% ${sign} ${second}\\%$: ${parts}.`,
      ...(first === 100 ? [] : [find(first, amount)]),
      find(second, amount, first),
      `$${tex(large)} ${sign} ${tex(small)} = ${tex(result)}$: ${end}. So the answer is $${tex(result)}$.`,
    ],
    slips: slips(answer, [
      less
        ? [
            large + small,
            "put it right in the wrong direction",
            `You added the ${pc(second)}. But ${pc(p)} is less than ${pc(first)}: what happens to the ${pc(second)}?`,
          ]
        : [
            large - small,
            "took the second part away",
            `You took the ${pc(second)} away. But ${pc(p)} is more than ${pc(first)}: what happens to the ${pc(second)}?`,
          ],
      [
        large + change,
        "took the small percentage as a plain number",
        `You ${did} the number $${second}$. How much is ${pc(second)} of $${tex(amount)}$?`,
      ],
      ...(first === 100
        ? ([
            [
              small,
              "gave what is left of the whole",
              `That is ${pc(second)}. The question asks for all but that: how much is it?`,
            ],
          ] as const)
        : ([
            [
              large,
              "stopped at the first part",
              `That is ${pc(first)}. What is the difference between ${pc(first)} and ${pc(p)}?`,
            ],
          ] as const)),
      asNumber(p, amount),
    ]),
    check: check(p, amount),
  };
}

const write = (p: string, amount: number, setting: keyof typeof stories) =>
  together(Number(p) as Made, amount, setting);

const skill: Skill = {
  id: "percentages-in-the-head",
  title: "Percentages in the head",
  about: "For percentages such as 35% or 24%: put them together from a half, a quarter, a tenth and a hundredth.",
  curriculum: ["Y6 percentages", "KS3 percentages", "6.RP.3c"],
  natural: true,
  needs: ["percentages-and-fractions", "halving-and-doubling"],
  stages: [
    stage({
      grade: 3,
      label: "from ten per cent",
      bounds: { p: [5, 80, 5], amount: [40, 480, 20] },
      rules: {
        "ten per cent leads there": ({ p }) => p === 5 || (p % 10 === 0 && ![10, 50, 60].includes(p)),
        "the whole is not 100": ({ amount }) => amount !== 100,
      },
      write: ({ p, amount }) => fromTen(p, amount),
    }),
    stage({
      grade: 4,
      label: "two parts that you know",
      bounds: {
        p: ["15", "35", "40", "45", "55", "60", "75", "90", "95"],
        amount: [60, 880, 20],
        setting: ["bare", "bicycle", "pupils"],
      },
      rules: {
        "the whole is not 100": ({ amount }) => amount !== 100,
        "no shop takes off nearly everything": ({ p, setting }) => setting !== "bicycle" || Number(p) < 50,
        "a school is not tiny": ({ amount, setting }) => setting !== "pupils" || amount >= 120,
      },
      write: ({ p, amount, setting }) => write(p, amount, setting),
    }),
    stage({
      grade: 4,
      label: "one per cent more or less",
      bounds: {
        p: ["9", "11", "19", "21", "24", "26", "49", "51", "99"],
        amount: [200, 2400, 100],
        setting: ["bare", "bicycle", "pupils"],
      },
      rules: {
        "the whole is not 1000": ({ amount }) => amount !== 1000,
        "no shop takes off nearly everything": ({ p, setting }) => setting !== "bicycle" || Number(p) < 50,
      },
      write: ({ p, amount, setting }) => write(p, amount, setting),
    }),
  ],
};

export default skill;
