import { family } from "../../../engine/family.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { or } from "../../../engine/words.ts";
import { divisors, primeFactors, product, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { inPrimes } from "./shared/in-primes.ts";

/** Counting the numbers below n that share no factor with it: sieve by each prime of n. */
const settings = {
  fractions: {
    title: "Which of them will not cancel?",
    story: (n: number, last: number) =>
      `Look at the fractions $\\frac{1}{${n}}$, $\\frac{2}{${n}}$, $\\frac{3}{${n}}$ and so on, up to $\\frac{${last}}{${n}}$. Some can be cancelled down, like $\\frac{${primeOf(n)}}{${n}}$. Others are in lowest terms already.`,
    question: "How many of them are in lowest terms?",
    unit: "fractions",
  },
  sum: {
    title: "Add what cannot be cancelled",
    story: (n: number, last: number) =>
      `From the fractions $\\frac{1}{${n}}$, $\\frac{2}{${n}}$, $\\frac{3}{${n}}$ and so on, up to $\\frac{${last}}{${n}}$, Ren strikes out all that can be cancelled down. Then he adds up those that remain. The total is a whole number.`,
    question: "What is the total?",
    unit: undefined,
  },
  stars: {
    title: "Stars in one stroke",
    story: (n: number, _last: number, half: number) =>
      `There are $${n}$ points at equal distances on a circle. Isabela chooses a number $k$ with $1 < k < ${half}$, starts at a point and draws a straight line to the $k$th point further on, from there to the $k$th point further on, and so on, until she is back at the start. She wants to visit **all** the points.`,
    question: "How many values of $k$ can she choose from?",
    unit: "values",
  },
};

export default family({
  level: "hard",
  topic: "factors-multiples",
  minutes: 7,
  kind: "thinking",
  technique: "sieving by primes",
  ages: "14-17",
  curriculum: ["enrichment Euler's function", "GCSE prime factors", "MP7"],
  bounds: {
    setting: ["fractions", "sum", "stars"],
    n: [20, 210, 2],
  },
  rules: {
    "it has two or three different primes": ({ n }) => [2, 3].includes(primeFactors(n).length),
    "its primes are small": ({ n }) => primeFactors(n).every(([p]) => p <= 13),
    "a star has no more than 84 points": ({ setting, n }) => setting !== "stars" || n <= 84,
  },
  write({ setting, n }) {
    const { title, story, question, unit } = settings[setting];
    const primes = primeFactors(n).map(([p]) => p);
    const last = n - 1;
    const half = n / 2;
    const nearHalf = half - (n % 4 === 0 ? 1 : 2);
    const coprime = phi(n);
    const halfOfCoprime = coprime / 2;
    const sharing = n - coprime;
    const right = answerOf(setting, coprime);
    const what = setting === "stars" ? "k" : "numerator";
    let left = n;
    const sieved = primes.map((prime, i) => {
      const [before, out] = [left, left / prime];
      left = before - out;
      const take = i === 0 ? "Take" : "Of these, take";
      return `${take} out the multiples of $${prime}$, one in ${prime}: $${before} - ${out} = ${left}$ stay.`;
    });
    const sieving = sieved.join(" ");
    const [p = 2, q = 3, r] = primes;
    const multiplesOfOne = primes.map((prime) => n / prime);
    const pq = p * q;
    const multiplesOfTwo = r ? [n / pq, n / (p * r), n / (q * r)] : [n / pq];
    const multiplesOfAll = n / product(primes);
    const [singles, pairs] = [sum(multiplesOfOne), sum(multiplesOfTwo)];
    const [addedSingles, addedPairs] = [texSum(multiplesOfOne), texSum(multiplesOfTwo)];
    const overlap = r
      ? `$${addedPairs} = ${pairs}$ that were counted twice, plus $${multiplesOfAll}$ that must come back in`
      : n === pq
        ? `$${n}$ itself, which was counted twice`
        : `the $${multiplesOfAll}$ multiples of $${pq}$ that were counted twice`;
    const asBefore = setting === "fractions" ? "" : ", as before";
    const notOf = or(texEach(primes));
    const endings: Record<typeof setting, readonly string[]> = {
      fractions: [
        `So $${coprime}$ of the fractions are in lowest terms. ($${n}$ itself went out too, so it does not matter that the list ends one before it.)`,
      ],
      sum: [
        `Pair them: if $\\frac{a}{${n}}$ cannot be cancelled, nor can $\\frac{${n} - a}{${n}}$, because a common factor of $${n}$ and $${n} - a$ would divide $a$ too. (One half, in the middle, was struck out.) Each pair adds up to $1$, and the $${coprime}$ fractions make $${coprime} \\div 2 = ${right}$ pairs. So the total is $${right}$.`,
      ],
      stars: [
        `These $${coprime}$ numbers come in pairs $k$ and $${n} - k$, so half of them, $${halfOfCoprime}$, are below $${half}$. One of those is $k = 1$, which is not allowed: $${halfOfCoprime} - 1 = ${right}$ remain.`,
      ],
    };
    const firsts = {
      fractions: `A fraction is in lowest terms when numerator and denominator share no prime. Now $${n} = ${inPrimes(n)}$, so the numerators wanted are not multiples of ${notOf}.`,
      sum: `A fraction cannot be cancelled when numerator and denominator share no prime. Now $${n} = ${inPrimes(n)}$, so the numerators that remain are not multiples of ${notOf}.`,
      stars: `If $k$ and $${n}$ share a factor $d > 1$, she meets only every $d$th point. After $s$ strokes she has gone on $sk$ points. If $k$ and $${n}$ share no factor, $${n}$ divides $sk$ only when it divides $s$, so she is not back before $${n}$ strokes and meets all the points. Now $${n} = ${inPrimes(n)}$, so $k$ is not a multiple of ${notOf}.`,
    }[setting];
    return {
      title,
      problem: `${story(n, last, half)}\n\n${question}`,
      answer: unit ? { kind: "whole", value: String(right), unit } : { kind: "whole", value: String(right) },
      hint: {
        fractions: `Which primes does $${n}$ have? Strike out their multiples, one prime after the other. What share of the numbers goes each time?`,
        sum: `If $\\frac{a}{${n}}$ remains, which other fraction surely remains too? And how many remain altogether?`,
        stars: `Try $k = ${p}$ and $k = ${nearHalf}$ in your mind. What has one of them in common with $${n}$ that the other has not?`,
      }[setting],
      solution: [
        firsts,
        `Count them in $1$ to $${n}$ by **sieving by primes**. ${sieving} The shares are exact, because the multiples of one prime lie evenly among those of another, and all the primes divide $${n}$.`,
        ...endings[setting],
        `Check from the other side, by adding and taking away: there are $${addedSingles} = ${singles}$ multiples of one of the primes, less ${overlap}, so $${sharing}$ have a prime in common with $${n}$ and $${n} - ${sharing} = ${coprime}$ have none${asBefore}.`,
      ],
      slips: apart(
        right,
        {
          fractions: [
            [n - singles, "Some numbers are multiples of two of the primes: you have struck them out twice."],
            [
              n - divisors(n).length + 1,
              `Not only the factors of ${n} cancel: any numerator that shares a prime with ${n} does.`,
            ],
            [coprime - 1, "The fraction with numerator 1 is in lowest terms too."],
          ] as const,
          sum: [
            [coprime, "That is how many fractions remain; now find a clever way to add them."],
            [
              (n - divisors(n).length + 1) / 2,
              `Not only the factors of ${n} cancel: any numerator that shares a prime with ${n} does.`,
            ],
            [(n - singles) / 2, "Some numbers are multiples of two of the primes: you have struck them out twice."],
          ] as const,
          stars: [
            [halfOfCoprime, "You have counted a value of k that the puzzle does not allow: 1 draws no star."],
            [coprime, `Only values of k below ${half} are allowed, and 1 is not among them.`],
            [coprime - 1, `Only values of k below ${half} are allowed.`],
            [coprime - 2, `Only values of k below ${half} are allowed.`],
          ] as const,
        }[setting],
      ),
      check: {
        fractions:
          "For every prime of the denominator, strike out its multiples in a list of the numerators, and count what is left.",
        sum: "Find how many fractions remain and what each makes with its mirror image on the other side of one half.",
        stars: `For each ${what} you count, look for a factor that it shares with the number of points: there must be none.`,
      }[setting],
    };
  },
});

function primeOf(n: number): number {
  return primeFactors(n)[0]?.[0] ?? n;
}

function phi(n: number): number {
  return primeFactors(n).reduce((left, [p]) => left - left / p, n);
}

function answerOf(setting: keyof typeof settings, coprime: number): number {
  return { fractions: coprime, sum: coprime / 2, stars: coprime / 2 - 1 }[setting];
}
