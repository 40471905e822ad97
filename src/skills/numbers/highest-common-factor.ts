import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach } from "../../engine/tex.ts";
import { and, tex } from "../../engine/words.ts";
import { divisors, gcd, lcm } from "../../maths/whole.ts";
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

/** The largest common factor but one. */
const smaller = (all: number) => divisors(all).at(-2) ?? 1;

const tooSmall = "took a common factor that is not the highest";
const wasMultiple = "found the lowest common multiple";

function small(a: number, b: number): Question {
  const highest = gcd(a, b);
  const answer = { kind: "whole", value: String(highest) } as const;
  const factors = divisors(a);
  const [restA, restB] = [a / highest, b / highest];
  const gap = b - a;
  return {
    prompt: `What is the highest common factor of $${a}$ and $${b}$?`,
    answer,
    steps: [
      `Write the factors of the smaller number, $${a}$: they are ${and(texEach(factors))}.`,
      `Try them from the largest down: the first one that divides $${b}$, too, is the one you look for.`,
      `So the answer is $${highest}$: $${a} = ${restA} \\times ${highest}$ and $${b} = ${restB} \\times ${highest}$.`,
    ],
    slips: slips(answer, [
      [
        smaller(highest),
        tooSmall,
        `$${smaller(highest)}$ does divide both $${a}$ and $${b}$. But is there a larger number that divides both?`,
      ],
      [
        lcm(a, b),
        wasMultiple,
        `That is a number that both $${a}$ and $${b}$ divide. A factor goes the other way: it divides $${a}$ and $${b}$.`,
      ],
      [
        Math.abs(gap),
        "took the difference of the two numbers",
        `$${gap}$ is the difference. Does it divide $${a}$ without a remainder?`,
      ],
      [
        a,
        "took the smaller number",
        `$${a}$ is its own highest factor, but $${b}$ divided by $${a}$ leaves a remainder.`,
      ],
    ]),
    check: `Divide both numbers by the answer: the results are whole and have no common factor but $1$.`,
  };
}

/** Two or three numbers, by dividing by common factors step by step. */
function large(g: number, parts: readonly number[]): Question {
  const numbers = parts.map((part) => part * g);
  const answer = { kind: "whole", value: String(g) } as const;
  const first = divisors(g)[1] ?? g;
  const rest = g / first;
  const them = parts.length === 2 ? "both" : "all of them";
  const after = numbers.map((n) => n / first);
  const result = rest > 1 ? `${first} \\times ${rest} = ${g}` : g;
  return {
    prompt: `What is the highest common factor of ${and(texEach(numbers))}?`,
    answer,
    steps: [
      `Take out common factors one after the other. The numbers can be divided by $${first}$, which leaves ${and(texEach(after))}.`,
      ...(rest > 1 ? [`Go on: these can be divided by $${rest}$, which leaves ${and(texEach(parts))}.`] : []),
      `Now no number but $1$ divides ${them}, so the highest common factor is what has been taken out.`,
      `So the answer is $${result}$.`,
    ],
    slips: slips(answer, [
      [
        smaller(g),
        tooSmall,
        `$${smaller(g)}$ does divide ${them}. Divide by it: do the results still have a common factor?`,
      ],
      [
        numbers.reduce(lcm),
        wasMultiple,
        `That is a number that ${them} divide. A factor goes the other way: it divides ${them}.`,
      ],
      [
        first,
        "stopped at the first common factor",
        `$${first}$ divides ${them}. What is left after dividing, and is there another common factor in it?`,
      ],
      ...(numbers.length === 3
        ? ([
            [
              gcd(numbers[0] ?? 1, numbers[1] ?? 1),
              "left out the last number",
              `Your number divides the first two. Does it divide $${numbers[2]}$?`,
            ],
          ] as const)
        : []),
    ]),
    check: `Divide every number by the answer: the results are whole and have no common factor but $1$.`,
  };
}

const situations = {
  parcels: {
    told: (a: number, b: number) =>
      `Nadia has $${a}$ pens and $${b}$ notebooks. She packs them all into parcels that are all alike. What is the largest number of parcels she can make?`,
    why: "The number of parcels must divide the pens and the notebooks without a remainder.",
    unit: "",
  },
  ropes: {
    told: (a: number, b: number) =>
      `Two ropes are $${a}$ cm and $${b}$ cm long. Kofi cuts both into equal pieces, as long as possible, with nothing left over. How long is each piece, in cm?`,
    why: "The length of a piece must divide both ropes without a remainder.",
    unit: "cm",
  },
  tiles: {
    told: (a: number, b: number) =>
      `A wall in Porto, $${a}$ cm by $${b}$ cm, is covered with equal square tiles. None is cut, and they are as large as possible. How long is the side of a tile, in cm?`,
    why: "The side of a tile must divide the length and the height of the wall without a remainder.",
    unit: "cm",
  },
  teams: {
    told: (a: number, b: number) =>
      `At a camp in Kerala there are $${a}$ girls and $${b}$ boys. All are put into teams with the same number of girls and the same number of boys in each. What is the largest number of teams?`,
    why: "The number of teams must divide the girls and the boys without a remainder.",
    unit: "",
  },
};

function situation(a: number, b: number, setting: keyof typeof situations): Question {
  const { told, why, unit } = situations[setting];
  const g = gcd(a, b);
  const [partA, partB] = [a / g, b / g];
  const gap = Math.abs(a - b);
  const answer = { kind: "whole", value: String(g), ...(unit && { unit }) } as const;
  const result = unit ? `$${g}$ ${unit}` : `$${g}$`;
  return {
    prompt: told(a, b),
    answer,
    steps: [
      `${why} As large as possible means: look for the highest common factor of $${a}$ and $${b}$.`,
      `For instance $${smaller(g)}$ divides both, but there is a larger one. The factors of $${a}$ are ${and(texEach(divisors(a)))}.`,
      `So the answer is ${result}: $${a} \\div ${g} = ${partA}$ and $${b} \\div ${g} = ${partB}$.`,
    ],
    slips: slips(answer, [
      [smaller(g), tooSmall, `$${smaller(g)}$ does divide both $${a}$ and $${b}$. Is there a larger number that does?`],
      [
        setting === "tiles" ? partA * partB : partA + partB,
        "gave what comes out instead of what is divided by",
        `You found the right division. But is the question about the number you divide by, or about what comes out?`,
      ],
      [lcm(a, b), wasMultiple, `That is larger than both $${a}$ and $${b}$. Can it be what both are divided by?`],
      [
        gap,
        "took the difference of the two numbers",
        `$${gap}$ is the difference. Does it divide both numbers without a remainder?`,
      ],
    ]),
    check: `The answer must divide $${a}$ and $${b}$ without a remainder, and the results must have no common factor but $1$.`,
  };
}

function fromPrimes(a: Exponents, b: Exponents): Question {
  const both = least(a, b);
  const g = worth(powersOf(both));
  const answer = { kind: "whole", value: String(g) } as const;
  const shared = firstPrimes.filter((_, i) => (both[i] ?? 0) > 0);
  const once = worth(powersOf(both.map((e) => Math.min(e, 1))));
  const widest = worth(powersOf(most(a, b).map((e, i) => ((both[i] ?? 0) > 0 ? e : 0))));
  return {
    prompt: `Let $m = ${texPrimes(powersOf(a))}$ and $n = ${texPrimes(powersOf(b))}$. Work out the highest common factor of $m$ and $n$ as a number.`,
    answer,
    steps: [
      `A common factor is made only of primes that are in both numbers. Here these are ${and(texEach(shared))}.`,
      `Each of them can be used as often as it is in both, so take the smaller one of its two exponents.`,
      `That makes $${texPrimes(powersOf(both))}$.`,
      `So the answer is $${tex(g)}$.`,
    ],
    slips: slips(answer, [
      [
        widest,
        "took the larger exponents",
        `You have the right primes. But can a number divide $m$ and $n$ if it holds a prime more often than one of them does?`,
      ],
      [
        worth(powersOf(most(a, b))),
        wasMultiple,
        `You took every prime with the larger exponent. That gives a number that both divide. What do they have in common?`,
      ],
      [
        once,
        "took each common prime only once",
        `That divides both, but how often is each of these primes in both numbers?`,
      ],
    ]),
    check: `The answer must divide both $m$ and $n$: its primes must be in both of them at least as often.`,
  };
}

const skill: Skill = {
  id: "highest-common-factor",
  title: "Highest common factor",
  about: "The largest number that divides two numbers tells how to share both out evenly.",
  curriculum: ["Y6 fractions", "KS3 number", "6.NS.4"],
  needs: ["factors-and-multiples"],
  stages: [
    stage({
      grade: 3,
      label: "small numbers",
      bounds: { g: [2, 12], p: [2, 7], q: [3, 9] },
      rules: {
        "nothing more can be divided by": ({ p, q }) => p < q && gcd(p, q) === 1,
        "the numbers are small": ({ g, q }) => g * q <= 60,
      },
      write: ({ g, p, q }) => small(g * p, g * q),
    }),
    stage({
      grade: 4,
      label: "larger numbers, two or three of them",
      bounds: { g: [6, 36], parts: { list: [2, 12], length: [2, 3] } },
      rules: {
        "the factor is not prime": ({ g }) => divisors(g).length > 2,
        "the parts rise and have no common factor": ({ parts }) =>
          parts.every((part, i) => i === 0 || part > (parts[i - 1] ?? 0)) && parts.reduce(gcd) === 1,
        "the numbers are not monstrous": ({ g, parts }) => parts.every((part) => part * g >= 30 && part * g <= 240),
      },
      write: ({ g, parts }) => large(g, parts),
    }),
    stage({
      grade: 4,
      label: "as many or as large as possible",
      bounds: { g: [4, 24], p: [2, 9], q: [2, 9], setting: ["parcels", "ropes", "tiles", "teams"] },
      rules: {
        "nothing more can be divided by": ({ p, q }) => p !== q && gcd(p, q) === 1,
        "the factor is not prime": ({ g }) => divisors(g).length > 2,
        "the numbers suit the story": ({ g, p, q, setting }) =>
          setting === "ropes" || setting === "tiles"
            ? g * Math.min(p, q) >= 60 && g * Math.max(p, q) <= 240
            : g * Math.max(p, q) <= 100,
      },
      write: ({ g, p, q, setting }) => situation(g * p, g * q, setting),
    }),
    stage({
      grade: 5,
      label: "from prime factors",
      bounds: { a: { list: [0, 4], length: [4, 4] }, b: { list: [0, 4], length: [4, 4] } },
      rules: {
        "each has 3 primes": ({ a, b }) => [a, b].every((all) => all.filter((e) => e > 0).length === 3),
        "five and seven are there twice at most": ({ a, b }) => [a, b].every((all) => all.slice(2).every((e) => e < 3)),
        "at least two primes are common, one more than once": ({ a, b }) =>
          least(a, b).filter((e) => e > 0).length >= 2 && Math.max(...least(a, b)) >= 2,
        "the exponents differ": ({ a, b }) => a.filter((e, i) => e !== b[i] && Math.min(e, b[i] ?? 0) > 0).length >= 1,
        "neither divides the other": ({ a, b }) => neitherDivides(a, b),
        "the answer has at most three digits": ({ a, b }) => worth(powersOf(least(a, b))) < 1000,
      },
      write: ({ a, b }) => fromPrimes(a, b),
    }),
  ],
};

export default skill;
