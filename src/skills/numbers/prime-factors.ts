import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texProduct } from "../../engine/tex.ts";
import { and, commas } from "../../engine/words.ts";
import { divisors, primeFactors } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { texPrimes, worth } from "./shared-primes.ts";

const factorsOf = (n: number) => primeFactors(n).flatMap(([prime, power]) => Array<number>(power).fill(prime));

/** Dividing by the smallest prime again and again: "60 = 2 × 30, 30 = 2 × 15". */
function chain(n: number): string[] {
  const lines: string[] = [];
  let rest = n;
  for (const prime of factorsOf(n).slice(0, -1)) {
    const next = rest / prime;
    lines.push(`$${rest} = ${prime} \\times ${next}$`);
    rest = next;
  }
  return lines;
}

function product(n: number): Question {
  const factors = factorsOf(n);
  const answer = { kind: "list", items: factors.map(String), ordered: true } as const;
  const [first = 2] = factors;
  const [line, ...lines] = chain(n);
  const stopped = [...factors.slice(0, -2), (factors.at(-2) ?? 1) * (factors.at(-1) ?? 1)].sort((a, b) => a - b);
  const distinct = [...new Set(factors)];
  return {
    prompt: `Write $${n}$ as a product of prime numbers. Give the primes from the smallest up, each as often as it is needed.`,
    answer,
    steps: [
      `Divide by the smallest prime that goes into $${n}$. That is $${first}$: ${line}.`,
      `Go on with what is left until it is a prime number: ${and(lines)}.`,
      `So $${n} = ${texProduct(factors)}$, and the answer is ${commas(texEach(factors))}.`,
    ],
    slips: slips(answer, [
      [
        commas(distinct),
        "wrote each prime only once",
        `Multiply yours together: do they make $${n}$? A prime may be needed more than once.`,
      ],
      [
        commas(stopped),
        "stopped before all the factors were prime",
        `These do multiply to $${n}$, but one of them can be divided further. Which one?`,
      ],
      [
        commas([1, ...factors]),
        "counted one as a prime number",
        `The product is right, but $1$ is not a prime number: it has only one factor.`,
      ],
      [
        commas(divisors(n)),
        "wrote all the factors",
        `These are the numbers that divide $${n}$. The question asks for primes that make $${n}$ when they are multiplied together.`,
      ],
    ]),
    check: `Every number must be prime, and all of them multiplied together must make $${n}$.`,
  };
}

const bases = {
  "2, 3, 5": [2, 3, 5],
  "2, 3, 7": [2, 3, 7],
  "2, 5, 7": [2, 5, 7],
  "3, 5, 7": [3, 5, 7],
  "2, 3, 11": [2, 3, 11],
};

function powersOf(primes: keyof typeof bases, exponents: readonly number[]) {
  return bases[primes].map((prime, i) => [prime, exponents[i] ?? 0] as const);
}

const letters = ["a", "b", "c"];

function exponents(primes: keyof typeof bases, wanted: readonly number[]): Question {
  const powers = powersOf(primes, wanted);
  const n = worth(powers);
  const answer = { kind: "list", items: wanted.map(String), ordered: true, labels: letters } as const;
  const form = texProduct(powers.map(([prime], i) => `${prime}^{${letters[i]}}`));
  const [[p, e] = [2, 1], [q, f] = [3, 1], [r, g] = [5, 1]] = powers;
  const withoutP = n / p ** e;
  const rest = r ** g;
  const last = g === 1 ? `so the prime $${r}$ is there once` : `which is $${texProduct(Array<number>(g).fill(r))}$`;
  return {
    prompt: `Find the whole numbers $a$, $b$ and $c$ with $${n} = ${form}$.`,
    answer,
    steps: [
      `Divide $${n}$ by $${p}$ as often as it goes: ${divided(n, p, e)}.`,
      `Then divide by $${q}$ as often as it goes: ${divided(withoutP, q, f)}.`,
      `What is left is $${rest}$, ${last}.`,
      `So $${n} = ${texPrimes(powers)}$, and the answer is $a = ${e}$, $b = ${f}$, $c = ${g}$.`,
    ],
    slips: slips(answer, [
      [
        commas(powers.map(([prime, power]) => prime ** power)),
        "gave the powers instead of the exponents",
        `These numbers multiply to $${n}$, but $a$, $b$ and $c$ are the exponents: how many times is each prime a factor?`,
      ],
      [
        commas(wanted.map((one) => one - 1)),
        "counted one factor of each prime too few",
        `An exponent counts every factor, the first one, too. Work out your powers: do they multiply to $${n}$?`,
      ],
      [
        commas(powers.map(([prime, power]) => prime * power)),
        "multiplied each prime by its exponent",
        `The letters stand only for the exponents: how many times is each prime a factor of $${n}$?`,
      ],
    ]),
    check: `Work out the powers with your exponents and multiply them: it must make $${n}$.`,
  };
}

function divided(n: number, prime: number, times: number): string {
  const rest = Array.from({ length: times }, (_, i) => n / prime ** (i + 1));
  const chain = [n, ...rest].join(" \\to ");
  return `$${chain}$`;
}

const skill: Skill = {
  id: "prime-factors",
  title: "Prime factors",
  about: "Every whole number above one is made of primes, and in one way only.",
  curriculum: ["KS3 number", "4.OA.4", "8.EE.1"],
  needs: ["factors-and-multiples"],
  stages: [
    stage({
      grade: 4,
      label: "a product of primes",
      bounds: { n: [12, 100] },
      rules: {
        "it has 3 or 4 prime factors": ({ n }) => factorsOf(n).length >= 3 && factorsOf(n).length <= 4,
        "no prime is larger than 13": ({ n }) => (factorsOf(n).at(-1) ?? 0) <= 13,
      },
      write: ({ n }) => product(n),
    }),
    stage({
      grade: 4,
      label: "larger numbers",
      bounds: { n: [100, 600] },
      rules: {
        "it has 4 to 6 prime factors": ({ n }) => factorsOf(n).length >= 4 && factorsOf(n).length <= 6,
        "no prime is larger than 13": ({ n }) => (factorsOf(n).at(-1) ?? 0) <= 13,
      },
      write: ({ n }) => product(n),
    }),
    stage({
      grade: 5,
      label: "with powers",
      bounds: {
        primes: ["2, 3, 5", "2, 3, 7", "2, 5, 7", "3, 5, 7", "2, 3, 11"],
        exponents: { list: [1, 5], length: [3, 3] },
      },
      rules: {
        "the number has at most four digits": ({ primes, exponents }) => worth(powersOf(primes, exponents)) < 10_000,
        "not every prime is there once": ({ exponents }) => exponents.some((one) => one > 1),
      },
      write: ({ primes, exponents: wanted }) => exponents(primes, wanted),
    }),
  ],
};

export default skill;
