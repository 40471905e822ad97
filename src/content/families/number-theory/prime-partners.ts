import { family } from "../../../engine/family.ts";
import { texEach, texList } from "../../../engine/tex.ts";
import { and, commas, noun } from "../../../engine/words.ts";
import { isPrime, primeFactors, range } from "../../../maths/whole.ts";

type Pair = readonly [number, number];

/** Pairs of different primes that add up to n, the furthest apart first. */
function primePairs(n: number): Pair[] {
  return range(2, n / 2 - 1)
    .filter((p) => isPrime(p) && isPrime(n - p))
    .map((p) => [p, n - p]);
}

/** 27 = 3 \times 9, for a number that is no prime. */
function split(n: number): string {
  const [[prime] = [n]] = primeFactors(n);
  const quotient = n / prime;
  return `${n} = ${prime} \\times ${quotient}`;
}

const added = ([p, q]: Pair) => `${p} + ${q}`;

/** Why the first numbers of a search do not work: one reason a pair. */
function reasons(pairs: readonly Pair[]): string {
  const found = pairs.map(([p, q]) => {
    if (p === 1) return "$1$ is not a prime number";
    const composite = isPrime(p) ? q : p;
    return `$${split(composite)}$`;
  });
  return and(found);
}

function fallOut(pairs: readonly Pair[]): string {
  const fall = noun(pairs.length, "This pair falls", "These pairs fall");
  const sums = pairs.map(added);
  return `${fall} out: ${and(texEach(sums))}, because ${reasons(pairs)}.`;
}

/** Odd pairs nearer to the middle than the best one: a hurried eye takes them for primes. */
function nearerPairs(n: number): Pair[] {
  const [p = 0] = primePairs(n).at(-1) ?? [];
  return range(1, n / 2 - 1 - p)
    .map((d): Pair => [n / 2 - d, n / 2 + d])
    .filter(([small]) => small % 2 === 1);
}

function closest(n: number) {
  const [p, q] = primePairs(n).at(-1) as Pair;
  const half = n / 2;
  const nearer = nearerPairs(n);
  const [tempting] = nearer;
  const halfIsPrime = isPrime(half) ? ` ($${half}$ is prime itself, but the two must be different.)` : "";
  const except = p <= 7 ? `, except $${p}$ itself` : "";
  return {
    title: "The seesaw of primes",
    problem: `Two **different** prime numbers sit on a seesaw. They add up to $${n}$. Of all such pairs, these two are as **close together** as possible.\n\nWhich two primes are they?`,
    answer: { kind: "list" as const, items: [String(p), String(q)], ordered: false },
    hint: `Half of $${n}$ is $${half}$. How far can you step out from there, in both directions at once, until both numbers are prime?`,
    solution: [
      `Start in the middle, at $${half}$, because the two numbers balance around it. Step out by the same amount on both sides: the total stays $${n}$.${halfIsPrime}`,
      "Both numbers must be odd, because $2$ is the only even prime. So leave out the even ones.",
      `**Search in order** outwards. ${fallOut(nearer)}`,
      `The next pair is $${p} + ${q}$, and both numbers are prime.`,
      `Check: $${p} + ${q} = ${n}$. Neither number is in the times tables of $2$, $3$, $5$ or $7$${except}.`,
    ],
    slips: [
      ...(tempting
        ? [
            {
              when: commas(tempting),
              say: `Those two are close together, but not both of them are prime: ${reasons([tempting])}.`,
            },
          ]
        : []),
      ...primePairs(n)
        .slice(-2, -1)
        .map((pair) => ({
          when: commas(pair),
          say: "Both are prime and the total is right. Look for a pair that is closer together.",
        })),
    ],
    check: `Add your numbers: the total must be ${n}. Then look for factors of each, and test the pairs nearer to the middle.`,
  };
}

function furthest(n: number) {
  const [[p, q] = [0, 0], second] = primePairs(n);
  const missed = range(1, p - 1)
    .filter((small) => small === 1 || (small > 2 && isPrime(small)))
    .map((small): Pair => [small, n - small]);
  const withoutOne = missed.slice(1);
  const tempting = missed.find(([small]) => small > 1);
  const partnerOfOne = n - 1;
  return {
    title: "As far apart as they can be",
    problem: `Hinemoa writes $${n}$ as the sum of two prime numbers. There are several ways. She picks the two primes that are **furthest apart**.\n\nWhich two primes does she pick?`,
    answer: { kind: "list" as const, items: [String(p), String(q)], ordered: false },
    hint: "If one of the two is as small as possible, the other is as large as possible. Which small numbers may you try?",
    solution: [
      `To be far apart, one prime must be small. **Search in order** through the small primes, and see what is left of $${n}$.`,
      `$2$ is no use, because $${n} - 2$ is even and so not prime. And $1$ does not count as a prime number.`,
      `Try $3$ and the primes after it. ${fallOut(withoutOne)}`,
      `Then comes $${p} + ${q}$, and both numbers are prime.`,
      `Check: $${p} + ${q} = ${n}$, and $${q}$ is not in the times tables of $2$, $3$, $5$ or $7$.`,
    ],
    slips: [
      ...(isPrime(partnerOfOne)
        ? [
            {
              when: `1, ${partnerOfOne}`,
              say: "The number 1 is not a prime: a prime has exactly two factors, and 1 has only one.",
            },
          ]
        : []),
      ...(tempting
        ? [
            {
              when: commas(tempting),
              say: `The total is right, but not both numbers are prime: ${reasons([tempting])}.`,
            },
          ]
        : []),
      ...(second
        ? [{ when: commas(second), say: "Both are prime and the total is right. Can they be further apart?" }]
        : []),
    ].slice(0, 3),
    check: `Add your numbers: the total must be ${n}. Then look for factors of each, and test every smaller prime in the same way.`,
  };
}

function howMany(n: number) {
  const all = primePairs(n);
  const half = n / 2;
  const pairs = all.length;
  const sums = all.map(added);
  const small = range(3, half - 1).filter(isPrime);
  const failed = small.filter((p) => !isPrime(n - p));
  const splits = failed.map((p) => split(n - p));
  const [tried, failures] = [small.length, failed.length];
  return {
    title: "Dancing partners",
    problem: `At a ball, each dancer wears a **prime number**. Every prime number below $100$ is there, once. Two dancers may dance together if their numbers add up to $${n}$.\n\nHow many different pairs are possible?`,
    answer: { kind: "whole" as const, value: String(pairs), unit: "pairs" },
    hint: `Go through the primes in order. What partner does each of them need, and why may you stop at half of $${n}$?`,
    solution: [
      `Each pair has a smaller number, which is below $${half}$. So **search in order** through the primes below $${half}$. Leave out $2$, because its partner would be even and so not prime.`,
      `The primes to try are $${texList(small)}$.`,
      failures
        ? `For some of them the partner is not prime: ${and(texEach(splits))}.`
        : "Every one of them has a prime partner.",
      `The pairs are ${and(texEach(sums))}. That makes $${pairs}$.`,
      `Check by counting: $${tried}$ primes were tried and $${failures}$ had no partner, and $${tried} - ${failures} = ${pairs}$.`,
    ],
    slips: [
      { when: String(2 * pairs), say: "You counted each pair from both sides. Turned round it is the same pair." },
      ...(isPrime(n - 1)
        ? [
            {
              when: String(pairs + 1),
              say: "That is one too many: did you use 1? It has only one factor, so it is not a prime.",
            },
          ]
        : isPrime(half)
          ? [
              {
                when: String(pairs + 1),
                say: "That is one too many: nobody can dance alone, and each number is there only once.",
              },
            ]
          : []),
    ],
    check: `Write down your pairs: each must add up to ${n}, all numbers must be prime, and no smaller prime may be left untried.`,
  };
}

const settings = { closest, furthest, howMany };

export default family({
  level: "easy",
  topic: "primes",
  minutes: 4,
  kind: "thinking",
  technique: "organised search",
  ages: "9-11",
  curriculum: ["Y5 prime numbers", "4.OA.4"],
  bounds: { setting: ["closest", "furthest", "howMany"], n: [20, 100, 2] },
  rules: {
    "there are several pairs": ({ n }) => primePairs(n).length >= 2,
    "the first try fails": ({ setting, n }) =>
      setting === "howMany" || (setting === "closest" ? nearerPairs(n).length > 0 : !isPrime(n - 3)),
    "the lists stay short": ({ setting, n }) =>
      setting === "howMany" ? n <= 66 : setting === "furthest" || nearerPairs(n).length <= 4,
  },
  write: ({ setting, n }) => settings[setting](n),
});
