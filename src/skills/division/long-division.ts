import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { capital } from "../../engine/words.ts";
import { digits } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { beginning, multiples, placeSteps, placesOf, withoutCarrying, withoutZeros } from "./shared-places.ts";

/** Write down the multiples of the divisor as far as they are needed and one more, but never more than nine. */
function table(n: number, b: number): string {
  const most = Math.max(4, ...placesOf(n, b).map(({ written }) => written));
  const many = Math.min(9, most + 1);
  return `write down the first multiples of $${b}$: ${multiples(b, many)}.`;
}

function steps(n: number, b: number, isBare: boolean, end: string): string[] {
  const places = placeSteps(n, b);
  return [
    isBare ? capital(table(n, b)) : `This is the division $${n} \\div ${b}$. To begin, ${table(n, b)}`,
    beginning(n, b),
    ...places.slice(0, -1).map((place) => `${place}.`),
    `${places.at(-1)}. ${end}`,
  ];
}

const exactWays = ["sum", "seats", "metres", "gap"] as const;

/** n ÷ b without a remainder. */
function exact(way: (typeof exactWays)[number], b: number, q: number): Question {
  const n = b * q;
  const unit = way === "seats" ? "rows" : way === "metres" ? "m" : undefined;
  const answer = { kind: "whole", value: String(q), ...(unit && { unit }) } as const;
  const prompts: Record<(typeof exactWays)[number], string> = {
    sum: `Work out $${n} \\div ${b}$.`,
    seats: `A stadium in Nairobi has $${n}$ seats in rows of $${b}$. How many rows are there?`,
    metres: `A footpath of $${n}$ m is divided into $${b}$ stretches of the same length. How long is each stretch in metres?`,
    gap: `Which number is hidden by the question mark? $${b} \\times ? = ${n}$`,
  };
  const inner = withoutZeros(q);
  const [ten = 1, one = 1] = digits(b);
  const oneAfterOther = ten * one;
  const fewer = q - 1;
  const before = b * fewer;
  return {
    prompt: prompts[way],
    answer,
    steps: steps(n, b, way === "sum", `So the answer is $${q}$.`),
    slips: slips(answer, [
      ...(inner !== q
        ? [
            [
              inner,
              "left out a zero in the answer",
              `Multiply back: $${inner} \\times ${b}$ is far less than $${n}$. A place where $${b}$ does not go in needs a $0$ in the answer.`,
            ] as const,
          ]
        : []),
      ...(one > 0 && n % oneAfterOther === 0
        ? [
            [
              n / oneAfterOther,
              "divided by the two digits one after the other",
              `Dividing by $${ten}$ and then by $${one}$ is dividing by $${oneAfterOther}$, not by $${b}$. How many times does the whole of $${b}$ go in?`,
            ] as const,
          ]
        : []),
      [
        withoutCarrying(n, b),
        "lost what was left over from the place before",
        `Something was left over on the way. It belongs in front of the next digit of $${n}$. What do the two make together?`,
      ],
      [
        fewer,
        "stopped one group too soon",
        `$${b} \\times ${fewer} = ${before}$. How far is it from there to $${n}$, and does $${b}$ fit in once more?`,
      ],
      [
        Math.floor(q / 10),
        "stopped before the ones",
        `The ones of $${n}$ have not been shared yet. Multiply your answer by $${b}$: how much is missing from $${n}$?`,
      ],
    ]),
    check: `Multiply your answer by $${b}$: it must give $${n}$.`,
  };
}

const restWays = ["sum", "equation", "sacks", "pearls"] as const;

/** n ÷ b with a remainder. */
function withRemainder(way: (typeof restWays)[number], b: number, q: number, r: number): Question {
  const n = b * q + r;
  const [fewer, more, missing] = [q - 1, r + b, b - r];
  const inner = withoutZeros(q);
  const answer = {
    kind: "list",
    items: [String(q), String(r)],
    ordered: true,
    ...(way === "equation" && { labels: ["a", "r"] }),
  } as const;
  const prompts: Record<(typeof restWays)[number], string> = {
    sum: `Work out $${n} \\div ${b}$ with its remainder. Write two numbers: how many times $${b}$ goes into $${n}$, then the remainder.`,
    equation: `$${n} = ${b} \\times a + r$, and $r$ is smaller than $${b}$. Which whole numbers are $a$ and $r$? Write $a$ first, then $r$.`,
    sacks: `A mill packs $${n}$ kg of maize into sacks of $${b}$ kg. Write two numbers: how many sacks are full, then how many kilograms are left over.`,
    pearls: `A jeweller makes necklaces of $${b}$ pearls from $${n}$ pearls. Write two numbers: how many necklaces are finished, then how many pearls are left over.`,
  };
  return {
    prompt: prompts[way],
    answer,
    steps: steps(n, b, way === "sum", `So the answer is $${q}$ with remainder $${r}$.`),
    slips: slips(answer, [
      [
        `${fewer}, ${more}`,
        "stopped one group too soon",
        `$${more}$ left over is enough for $${b}$ once more. How many times does it go in then, and what is left?`,
      ],
      ...(inner !== q
        ? [
            [
              `${inner}, ${r}`,
              "left out a zero in the answer",
              `Multiply back: $${inner} \\times ${b}$ is far less than $${n}$. A place where $${b}$ does not go in needs a $0$ in the answer.`,
            ] as const,
          ]
        : []),
      [
        `${q}, ${missing}`,
        "counted up to the next multiple",
        `The remainder is what is left of $${n}$ after $${b} \\times ${q}$, not what is missing up to the next multiple of $${b}$.`,
      ],
      [
        `${r}, ${q}`,
        "swapped the answer and the remainder",
        `Look again at which number is asked for first: how many times $${b}$ goes in comes before what is left over.`,
      ],
    ]),
    check: `Multiply $${b}$ by your first number and add the second: it must give $${n}$, and the second must be smaller than $${b}$.`,
  };
}

const isRound = (b: number) => b % 10 === 0 || b === 11;

const skill: Skill = {
  id: "long-division",
  title: "Long division",
  about: "With a list of multiples beside it, a divisor of two digits takes the same steps as one of one digit.",
  curriculum: ["Y6 multiplication and division", "5.NBT.6", "6.NS.2"],
  natural: true,
  needs: ["short-division", "two-digit-times-one-digit", "remainders"],
  stages: [
    stage({
      grade: 3,
      label: "three digits by two digits",
      bounds: { way: exactWays, b: [12, 45], q: [13, 79] },
      rules: {
        "the number has three digits": ({ b, q }) => b * q < 1000,
        "the divisor is not round, the answer neither": ({ b, q }) => !isRound(b) && q % 10 !== 0,
      },
      write: ({ way, b, q }) => exact(way, b, q),
    }),
    stage({
      grade: 3,
      label: "four digits by two digits",
      bounds: { way: exactWays, b: [12, 75], q: [34, 409] },
      rules: {
        "the number has four digits": ({ b, q }) => b * q >= 1000 && b * q < 10_000,
        "the divisor is not round, the answer neither": ({ b, q }) => !isRound(b) && q % 10 !== 0,
        "the rows and stretches are not too long": ({ way, b }) => way === "sum" || way === "gap" || b < 40,
      },
      write: ({ way, b, q }) => exact(way, b, q),
    }),
    stage({
      grade: 4,
      label: "with a remainder",
      bounds: { way: restWays, b: [13, 75], q: [21, 409], r: [1, 74] },
      rules: {
        "the number has three or four digits": ({ b, q, r }) => b * q + r < 10_000,
        "the remainder is smaller than the divisor": ({ b, r }) => r < b,
        "the divisor is not round": ({ b }) => !isRound(b),
        "a sack can be lifted": ({ way, b }) => way !== "sacks" || b < 50,
      },
      write: ({ way, b, q, r }) => withRemainder(way, b, q, r),
    }),
  ],
};

export default skill;
