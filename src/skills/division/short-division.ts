import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { digits } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { beginning, placeSteps, withoutCarrying, withoutZeros } from "./shared-places.ts";

type Way = "sum" | "again" | "share" | "ribbon" | "gap";
const ways = ["sum", "share", "ribbon", "gap"] as const;

function division(way: Way, n: number, b: number): Question {
  const q = n / b;
  const unit = way === "share" ? "stickers" : way === "ribbon" ? "cm" : undefined;
  const answer = { kind: "whole", value: String(q), ...(unit && { unit }) } as const;
  const prompts: Record<Way, string> = {
    sum: `Work out $${n} \\div ${b}$.`,
    again: `Divide $${n}$ by $${b}$.`,
    share: `$${n}$ stickers are shared equally among $${b}$ children. How many stickers does each child get?`,
    ribbon: `A ribbon of $${n}$ cm is cut into $${b}$ pieces of the same length. How long is each piece in centimetres?`,
    gap: `Which number is hidden by the question mark? $${b} \\times ? = ${n}$`,
  };
  const places = placeSteps(n, b);
  const inner = withoutZeros(q);
  const last = n % 10;
  const tensShared = Math.floor(Math.floor(n / 10) / b);
  return {
    prompt: prompts[way],
    answer,
    steps: [
      way === "sum" || way === "again" ? beginning(n, b) : `This is the division $${n} \\div ${b}$. ${beginning(n, b)}`,
      ...places.slice(0, -1).map((place) => `${place}.`),
      `${places.at(-1)}. So the answer is $${q}$.`,
    ],
    slips: slips(answer, [
      ...(inner > 0 && inner !== q
        ? [
            [
              inner,
              "left out a zero in the answer",
              `Multiply back: $${inner} \\times ${b}$ is far less than $${n}$. Every place of $${n}$ after the first needs a digit in the answer, and that digit can be $0$.`,
            ] as const,
          ]
        : []),
      [
        withoutCarrying(n, b),
        "lost what was left over from the place before",
        `Something was left over on the way. It belongs in front of the next digit of $${n}$. What do the two make together?`,
      ],
      ...(n < 100
        ? [
            [
              Number(`${tensShared}${last}`),
              "divided the tens but not the ones",
              `You divided the tens, and wrote the last digit $${last}$ as it was. The ones have to be shared, too.`,
            ] as const,
          ]
        : []),
      [
        Math.floor(q / 10),
        "stopped before the ones",
        `The ones of $${n}$ have not been shared yet. Multiply your answer by $${b}$: how much is missing from $${n}$?`,
      ],
      [
        n - b,
        "took away instead of dividing",
        `You found $${n} - ${b}$. Here you want to know how many times $${b}$ goes into $${n}$.`,
      ],
    ]),
    check: `Multiply your answer by $${b}$: it must give $${n}$.`,
  };
}

const numberOf = (decimal: readonly number[]) => Number(decimal.join(""));
const isCarried = (n: number, b: number) => withoutCarrying(n, b) !== n / b;

const skill: Skill = {
  id: "short-division",
  title: "Short division",
  about: "A long number is divided by one digit place by place; what is left over joins the next place.",
  curriculum: ["Y4-Y5 multiplication and division", "4.NBT.6"],
  natural: true,
  needs: ["division-facts", "two-digit-times-one-digit"],
  stages: [
    stage({
      grade: 1,
      label: "every digit can be divided",
      bounds: { way: ways, b: [2, 4], quotient: { list: [1, 4], length: [2, 3] } },
      rules: {
        "nothing is left over anywhere": ({ b, quotient }) => quotient.every((digit) => digit * b < 10),
        "no number that is halved at sight": ({ b, quotient }) => b > 2 || quotient.length === 3,
        "no table fact, and the digits differ": ({ quotient }) => numberOf(quotient) > 12 && new Set(quotient).size > 1,
      },
      write: ({ way, b, quotient }) => division(way, numberOf(quotient) * b, b),
    }),
    stage({
      grade: 2,
      label: "two digits, something to carry",
      bounds: { way: ways, b: [2, 7], q: [12, 49] },
      rules: {
        "the number has two digits": ({ b, q }) => q * b < 100,
        "something is left over from the tens": ({ b, q }) => isCarried(q * b, b),
      },
      write: ({ way, b, q }) => division(way, q * b, b),
    }),
    stage({
      grade: 2,
      label: "three digits",
      bounds: { way: ways, b: [3, 9], q: [21, 329] },
      rules: {
        "the number has three digits": ({ b, q }) => q * b >= 100 && q * b < 1000,
        "something is left over on the way": ({ b, q }) => isCarried(q * b, b),
        "no zero in the answer": ({ q }) => withoutZeros(q) === q,
      },
      write: ({ way, b, q }) => division(way, q * b, b),
    }),
    stage({
      grade: 3,
      label: "a zero in the answer",
      bounds: { way: ["sum", "again", "share", "gap"], b: [3, 9], q: [103, 2080] },
      rules: {
        "at most four digits": ({ b, q }) => q * b < 10_000,
        "one zero in the answer, not a round hundred": ({ q }) => digits(q).filter((d) => d === 0).length === 1,
        "something is left over on the way": ({ b, q }) => isCarried(q * b, b),
      },
      write: ({ way, b, q }) => division(way, q * b, b),
    }),
  ],
};

export default skill;
