import { type NamedSlip, type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction } from "../../engine/tex.ts";
import { isPrime, primeFactors, product, range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, typed } from "./shared-fractions.ts";

/** How it is asked, from the part, the rest and the whole; null: the fraction itself. */
const asked = {
  number: null,
  pencils: (part: number, rest: number) =>
    `A box holds $${part}$ red and $${rest}$ blue pencils. What fraction of the pencils is red?`,
  team: (part: number, rest: number) =>
    `A team has won $${part}$ games and lost $${rest}$. What fraction of its games has it won?`,
  bus: (part: number, _rest: number, whole: number) =>
    `On a bus with $${whole}$ seats $${part}$ are taken. What fraction of the seats is taken?`,
  garden: (part: number, _rest: number, whole: number) =>
    `Of the $${whole}$ trees in a garden $${part}$ are lemon trees. What fraction of the trees is that?`,
} as const;

/** ak/bk, where a/b is in lowest terms. */
function reduce(a: number, b: number, k: number, setting: keyof typeof asked = "number"): Question {
  const [p, q] = [a * k, b * k];
  const rest = q - p;
  const f = texFraction(p, q);
  const answer = { kind: "fraction", value: `${a}/${b}`, form: "lowest" } as const;
  const ask = asked[setting];
  return {
    prompt: ask ? `${ask(p, rest, q)} Write it in lowest terms.` : `Write $${f}$ in lowest terms.`,
    answer,
    steps: [
      ...(ask ? [`There are $${q}$ in all, and $${p}$ of them count: the fraction is $${f}$.`] : []),
      ...(isPrime(k) ? atOnce(a, b, k) : oneAfterAnother(a, b, k)),
    ],
    slips: [
      ...(ask ? [] : noStep(a, b, k)),
      ...slips(answer, [
        ...(ask
          ? [
              [
                typed(a, b - a),
                "compared the part with the rest",
                `You compared the $${p}$ with the other $${rest}$. How many are there in all?`,
              ] as const,
            ]
          : []),
        ...(a > 1
          ? [
              [
                typed(p - k, q - k),
                "took the same number away from top and bottom",
                `You took $${k}$ away from top and bottom. That changes the value of the fraction. What can you do to both numbers without changing it?`,
              ] as const,
            ]
          : []),
        [
          typed(p, b),
          "divided the denominator only",
          `You divided $${q}$ by $${k}$, but left the $${p}$ as it was. The value stays the same only if both are divided.`,
        ],
        [
          typed(a, q),
          "divided the numerator only",
          `You divided $${p}$ by $${k}$, but left the $${q}$ as it was. The value stays the same only if both are divided.`,
        ],
      ]),
    ],
    check: `Multiply top and bottom of your fraction by the same number: you must be able to come back to $${f}$.`,
  };
}

/** The fraction of the question again, or with larger numbers yet: of the right value, and no step towards its lowest terms. */
function noStep(a: number, b: number, k: number): NamedSlip[] {
  const [p, q] = [a * k, b * k];
  const larger = [...new Set([k + 1, k + 2, 2 * k, 3 * k, 10 * k])];
  return [
    {
      when: typed(p, q),
      name: "wrote the same fraction again",
      say: `That is the very same fraction. Look for a number that divides both $${p}$ and $${q}$.`,
    },
    ...larger.map((n) => ({
      when: typed(a * n, b * n),
      name: "made both numbers larger",
      say: `That is the same fraction with larger numbers. Go the other way: which number divides both $${p}$ and $${q}$?`,
    })),
  ];
}

/** The steps where k is prime. */
function atOnce(a: number, b: number, k: number): string[] {
  const [p, q] = [a * k, b * k];
  return [
    `Look for a number that divides both $${p}$ and $${q}$: both are multiples of $${k}$.`,
    `Divide both by $${k}$. The value stays the same: the parts become larger, but there are fewer of them.`,
    `$${p} \\div ${k} = ${a}$ and $${q} \\div ${k} = ${b}$. ${done(a, b)}`,
  ];
}

/** The steps where k is a product: its primes one after another. */
function oneAfterAnother(a: number, b: number, k: number): string[] {
  const [p, q] = [a * k, b * k];
  const primes = primeFactors(k).flatMap(([prime, power]) => Array.from({ length: power }, () => prime));
  const first = primes.slice(0, -1);
  const last = primes.at(-1) ?? 1;
  const divisors = first.map((prime) => `$${prime}$`).join(", then by ");
  const chain = [k, ...first.map((_, i) => k / product(first.slice(0, i + 1)))]
    .map((rest) => texFraction(a * rest, b * rest))
    .join(" = ");
  return [
    `Look for a number that divides both $${p}$ and $${q}$. Small ones will do, one after another: begin with $${primes[0]}$.`,
    `Divide both by ${divisors}: $${chain}$. Is there a number that divides both once more?`,
    `Both can be divided by $${last}$: that gives $${texFraction(a, b)}$. ${done(a, b)}`,
  ];
}

function done(a: number, b: number): string {
  return `No number but $1$ divides both $${a}$ and $${b}$, so the answer is $${texFraction(a, b)}$.`;
}

const skill: Skill = {
  id: "lowest-terms",
  title: "Lowest terms",
  about: "A fraction is tidy when no number but 1 divides both its top and its bottom.",
  curriculum: ["Y6 fractions", "4.NF.1"],
  needs: ["equivalent-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "divide once",
      bounds: { b: [2, 10], a: [1, 9], k: [2, 7] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the factor is prime": ({ k }) => isPrime(k),
        "the denominator is at most 50": ({ b, k }) => b * k <= 50,
      },
      write: ({ a, b, k }) => reduce(a, b, k),
    }),
    stage({
      grade: 3,
      label: "a fraction of a group",
      bounds: { setting: ["pencils", "team", "bus", "garden"], b: [3, 10], a: [1, 9], k: [2, 6] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the whole is at least 12 and at most 48": ({ b, k }) => b * k >= 12 && b * k <= 48,
        "part and rest are more than 2": ({ a, b, k }) => a * k > 2 && (b - a) * k > 2,
      },
      write: ({ setting, a, b, k }) => reduce(a, b, k, setting),
    }),
    stage({
      grade: 4,
      label: "larger numbers",
      bounds: { b: [3, 12], a: [2, 11], k: [6, 36] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the factor has two or three prime factors": ({ k }) =>
          range(2, 3).includes(primeFactors(k).reduce((total, [, power]) => total + power, 0)),
        "the factor has small primes only": ({ k }) => primeFactors(k).every(([prime]) => prime <= 7),
        "the denominator is from 48 to 240": ({ b, k }) => b * k >= 48 && b * k <= 240,
      },
      write: ({ a, b, k }) => reduce(a, b, k),
    }),
  ],
};

export default skill;
