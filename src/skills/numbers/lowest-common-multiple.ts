import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach } from "../../engine/tex.ts";
import { and, tex } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import {
  type Exponents,
  firstPrimes,
  least,
  most,
  neitherDivides,
  powersOf,
  texPrimes,
  worth,
} from "./shared-primes.ts";

const notLowest = "multiplied the numbers together";
const wasFactor = "found the highest common factor";

/** The slips that do not depend on the setting. */
function common(numbers: readonly number[]): [when: number, name: string, say: string][] {
  const least = numbers.reduce(lcm);
  const product = numbers.reduce((all, n) => all * n);
  const [what, those] = numbers.length === 2 ? ["both", "the numbers"] : ["all of them", "two of the numbers"];
  return [
    [
      product,
      notLowest,
      `The product $${tex(product)}$ is a multiple of ${what}, but there is a lower one. Do ${those} have a common factor?`,
    ],
    [
      numbers.reduce(gcd),
      wasFactor,
      `That number divides ${what}. A multiple goes the other way: ${what} must divide it.`,
    ],
    [
      2 * least,
      "took a common multiple that is not the lowest",
      `That is a common multiple. Try half of it: is it one, too?`,
    ],
  ];
}

function small(a: number, b: number): Question {
  const least = lcm(a, b);
  const [timesA, timesB] = [least / a, least / b];
  const [twice, thrice] = [2 * b, 3 * b];
  const sum = a + b;
  const answer = { kind: "whole", value: String(least) } as const;
  return {
    prompt: `What is the lowest common multiple of $${a}$ and $${b}$?`,
    answer,
    steps: [
      `A common multiple is in both times tables. Go up the table of the larger number, $${b}$: $${b}$, $${twice}$, $${thrice}$ and so on.`,
      `Stop at the first number that $${a}$ divides, too. $${b}$ is not it, because $${a}$ does not divide $${b}$.`,
      `So the answer is $${least}$, which is $${timesB} \\times ${b}$ and $${timesA} \\times ${a}$.`,
    ],
    slips: slips(answer, [
      ...common([a, b]),
      [b, "took the larger number", `$${b}$ is a multiple of $${b}$. Is it in the times table of $${a}$, too?`],
      [sum, "added the numbers", `$${sum}$ is the sum. Does $${a}$ divide it without a remainder?`],
    ]).slice(0, 4),
    check: `The answer divided by $${a}$ and by $${b}$ leaves no remainder, and no smaller number does that.`,
  };
}

function large(numbers: readonly number[]): Question {
  const least = numbers.reduce(lcm);
  const answer = { kind: "whole", value: String(least) } as const;
  const last = Math.max(...numbers);
  const before = numbers.filter((n) => n !== last);
  const [first = 1, second = last] = [...before, last];
  const both = lcm(first, second);
  const shared = gcd(first, second);
  const missing = first / shared;
  const sharedWithLast = gcd(both, last);
  const missingOfLast = last / sharedWithLast;
  const theirFactor =
    numbers.length === 3
      ? `Begin with $${first}$ and $${second}$. Their highest common factor`
      : `The highest common factor of $${first}$ and $${second}$`;
  const doOthers = numbers.length === 3 ? "Do the other numbers divide it?" : `Does $${first}$ divide it?`;
  return {
    prompt: `What is the lowest common multiple of ${and(texEach(numbers))}?`,
    answer,
    steps: [
      `${theirFactor} is $${shared}$. Both hold it, but a common multiple needs it only once.`,
      `As $${first} = ${missing} \\times ${shared}$, it is enough to multiply $${second}$ by $${missing}$.`,
      ...(numbers.length === 3
        ? [
            both === least
              ? `Then test the last number: does $${last}$ divide the product, too? It does, so nothing is missing.`
              : `That makes $${both}$. Now the same with $${both}$ and $${last}$: their highest common factor is $${sharedWithLast}$, so multiply $${both}$ by $${missingOfLast}$.`,
          ]
        : []),
      both === least
        ? `So the answer is $${second} \\times ${missing} = ${least}$.`
        : `So the answer is $${both} \\times ${missingOfLast} = ${least}$.`,
    ],
    slips: slips(answer, [
      ...common(numbers),
      ...(numbers.length === 3
        ? ([
            [both, "left out the last number", `Your number is a multiple of the first two. Does $${last}$ divide it?`],
          ] as const)
        : []),
      [last, "took the larger number", `$${last}$ is a multiple of itself. ${doOthers}`],
    ]).slice(0, 4),
    check: `The answer divided by each of the numbers leaves no remainder, and no smaller number does that.`,
  };
}

const situations = {
  trams: {
    told: (a: number, b: number) =>
      `In Melbourne trams on two lines leave a stop together at 8 o'clock. After that, one line has a tram every $${a}$ minutes, the other every $${b}$ minutes. After how many minutes do two trams next leave together?`,
    why: "The time must be a multiple of both intervals.",
  },
  lights: {
    told: (a: number, b: number) =>
      `Two lighthouses flash at the same moment. One flashes every $${a}$ seconds, the other every $${b}$ seconds. After how many seconds do they next flash together?`,
    why: "The time must be a multiple of both intervals.",
  },
  packs: {
    told: (a: number, b: number) =>
      `Cups are sold in packs of $${a}$ and plates in packs of $${b}$. Leila wants as many cups as plates. What is the smallest number of cups she can buy?`,
    why: "The number of cups is a multiple of one pack, and the same number of plates is a multiple of the other.",
  },
  gears: {
    told: (a: number, b: number) =>
      `A gear with $${a}$ teeth drives a gear with $${b}$ teeth. Each has a mark, and the marks meet now. How many teeth must go by until the marks meet again?`,
    why: "Both gears must have made whole turns, so the number of teeth is a multiple of both.",
  },
  towers: {
    told: (a: number, b: number) =>
      `Tomás builds one tower of bricks that are $${a}$ cm high and another of bricks that are $${b}$ cm high. What is the smallest height, in cm, at which both are equally high?`,
    why: "The height must be a multiple of the height of each kind of brick.",
  },
};

function situation(a: number, b: number, setting: keyof typeof situations): Question {
  const { told, why } = situations[setting];
  const least = lcm(a, b);
  const answer = { kind: "whole", value: String(least) } as const;
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const [twice, thrice] = [2 * high, 3 * high];
  const [timesA, timesB] = [least / a, least / b];
  const sum = a + b;
  return {
    prompt: told(a, b),
    answer,
    steps: [
      `${why} So look for the lowest common multiple of $${a}$ and $${b}$.`,
      `Go up in steps of the larger number: $${high}$, $${twice}$, $${thrice}$ and so on, until $${low}$ divides it, too.`,
      `So the answer is $${least}$, which is $${timesA} \\times ${a}$ and $${timesB} \\times ${b}$.`,
    ],
    slips: slips(answer, [
      ...common([a, b]),
      [sum, "added the numbers", `$${sum}$ is the sum. Is it a multiple of $${a}$, and of $${b}$?`],
    ]),
    check: `The answer divided by $${a}$ and by $${b}$ leaves no remainder, and no smaller number does that.`,
  };
}

function fromPrimes(a: Exponents, b: Exponents): Question {
  const all = most(a, b);
  const multiple = worth(powersOf(all));
  const answer = { kind: "whole", value: String(multiple) } as const;
  const used = firstPrimes.filter((_, i) => (all[i] ?? 0) > 0);
  return {
    prompt: `Let $m = ${texPrimes(powersOf(a))}$ and $n = ${texPrimes(powersOf(b))}$. Work out the lowest common multiple of $m$ and $n$ as a number.`,
    answer,
    steps: [
      `A common multiple needs every prime that is in $m$ or in $n$. Here these are ${and(texEach(used))}.`,
      `It needs each of them as often as the number that has it more often, so take the larger one of the two exponents.`,
      `That makes $${texPrimes(powersOf(all))}$.`,
      `So the answer is $${tex(multiple)}$.`,
    ],
    slips: slips(answer, [
      [
        worth(powersOf(a.map((e, i) => e + (b[i] ?? 0)))),
        notLowest,
        `That is the product $m \\times n$. It is a multiple of both, but the primes that they share are counted for both numbers.`,
      ],
      [
        worth(powersOf(least(a, b))),
        wasFactor,
        `That divides both $m$ and $n$. A multiple goes the other way: both must divide it.`,
      ],
      [
        worth(powersOf(all.map((e) => Math.min(e, 1)))),
        "took each prime only once",
        `You have the right primes. But $m$ and $n$ must divide the answer: how often do they need each prime?`,
      ],
      [
        worth(powersOf(all.map((e, i) => (least(a, b)[i] === 0 ? 0 : e)))),
        "left out the primes that are in one number only",
        `A multiple of $m$ needs every prime of $m$, and the same holds for $n$. Which ones are missing?`,
      ],
    ]),
    check: `Both $m$ and $n$ must divide the answer: it must hold every prime as often as the number that has it more often, and no more.`,
  };
}

const skill: Skill = {
  id: "lowest-common-multiple",
  title: "Lowest common multiple",
  about: "The first number that is in both times tables tells when two things happen together again.",
  curriculum: ["Y6 fractions", "KS3 number", "6.NS.4"],
  needs: ["factors-and-multiples"],
  stages: [
    stage({
      grade: 3,
      label: "small numbers",
      bounds: { a: [3, 11], b: [4, 12] },
      rules: {
        "the larger is no multiple of the smaller": ({ a, b }) => a < b && b % a !== 0,
        "the answer is at most 100": ({ a, b }) => lcm(a, b) <= 100,
      },
      write: ({ a, b }) => small(a, b),
    }),
    stage({
      grade: 4,
      label: "larger numbers, two or three of them",
      bounds: { numbers: { list: [4, 36], length: [2, 3] } },
      rules: {
        "they rise": ({ numbers }) => numbers.every((n, i) => i === 0 || n > (numbers[i - 1] ?? 0)),
        "none divides another": ({ numbers }) =>
          numbers.every((n) => numbers.every((other) => n === other || other % n !== 0)),
        "the first two have a common factor": ({ numbers }) => gcd(numbers[0] ?? 1, numbers[1] ?? 1) > 1,
        "two numbers are larger than three": ({ numbers }) =>
          numbers.length === 3 ? Math.max(...numbers) <= 20 : Math.min(...numbers) >= 10,
        "the answer is at most 240": ({ numbers }) => numbers.reduce(lcm) <= 240,
      },
      write: ({ numbers }) => large(numbers),
    }),
    stage({
      grade: 4,
      label: "when two things meet again",
      bounds: { a: [4, 40], b: [4, 40], setting: ["trams", "lights", "packs", "gears", "towers"] },
      rules: {
        "neither divides the other": ({ a, b }) => a % b !== 0 && b % a !== 0,
        "they have a common factor": ({ a, b }) => gcd(a, b) > 1,
        "the answer is of a size that suits": ({ a, b, setting }) =>
          setting === "gears" ? Math.min(a, b) >= 12 && lcm(a, b) <= 240 : Math.max(a, b) <= 30 && lcm(a, b) <= 150,
      },
      write: ({ a, b, setting }) => situation(a, b, setting),
    }),
    stage({
      grade: 5,
      label: "from prime factors",
      bounds: { a: { list: [0, 4], length: [4, 4] }, b: { list: [0, 4], length: [4, 4] } },
      rules: {
        "each has 2 or 3 primes": ({ a, b }) => [a, b].every((all) => [2, 3].includes(all.filter((e) => e > 0).length)),
        "they share a prime": ({ a, b }) => least(a, b).some((e) => e > 0),
        "neither divides the other": ({ a, b }) => neitherDivides(a, b),
        "a prime is there more than once": ({ a, b }) => Math.max(...a, ...b) > 1,
        "the answer has at most four digits": ({ a, b }) => worth(powersOf(most(a, b))) < 5000,
      },
      write: ({ a, b }) => fromPrimes(a, b),
    }),
  ],
};

export default skill;
