import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texProduct } from "../../engine/tex.ts";
import { and, commas, noun } from "../../engine/words.ts";
import { divisors, isPrime, primeFactors, range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { primesBetween } from "./shared-primes.ts";

const set = (numbers: readonly number[]) => ({ kind: "list", items: numbers.map(String), ordered: false }) as const;

function nextMultiple(n: number, near: number, ask: "after" | "before"): Question {
  const isAfter = ask === "after";
  const [twice, thrice] = [2 * n, 3 * n];
  const times = Math.floor(near / n);
  const oneMore = times + 1;
  const [below, above] = [times * n, oneMore * n];
  const [found, other] = isAfter ? [above, below] : [below, above];
  const side = isAfter ? "greater" : "less";
  const answer = { kind: "whole", value: String(found) } as const;
  return {
    prompt: isAfter
      ? `What is the first multiple of $${n}$ that is greater than $${near}$?`
      : `What is the largest multiple of $${n}$ that is less than $${near}$?`,
    answer,
    steps: [
      `The multiples of $${n}$ are the numbers in its times table: $${n}$, $${twice}$, $${thrice}$ and so on.`,
      isAfter
        ? `Close to $${near}$ there is $${times} \\times ${n} = ${below}$, which is still less. The next one is $${n}$ more.`
        : `Close to $${near}$ there is $${oneMore} \\times ${n} = ${above}$, which is too large. The one before is $${n}$ less.`,
      `So the answer is $${found}$.`,
    ],
    slips: slips(answer, [
      [
        other,
        "took the multiple on the other side",
        `$${other}$ is a multiple of $${n}$, but is it ${side} than $${near}$?`,
      ],
      [
        isAfter ? near + n : near - n,
        "counted on from the number in the question",
        `You counted from $${near}$, which is not in the table of $${n}$. Start from a multiple of $${n}$ close to it.`,
      ],
      [
        isAfter ? found + n : found - n,
        "went one multiple too far",
        `That is a multiple of $${n}$ on the correct side of $${near}$, but there is one that is closer.`,
      ],
    ]),
    check: `The answer is in the times table of $${n}$, and it is less than $${n}$ away from $${near}$, on the side that is asked for.`,
  };
}

function multiplesBetween(n: number, from: number, to: number): Question {
  const all = range(from, to).filter((k) => k % n === 0);
  const [first = 0] = all;
  const times = first / n;
  const answer = set(all);
  return {
    prompt: `Write all the multiples of $${n}$ between $${from}$ and $${to}$.`,
    answer,
    steps: [
      `The multiples of $${n}$ are the numbers in its times table. Look for the first one after $${from}$.`,
      `That is $${times} \\times ${n} = ${first}$. From there go on in steps of $${n}$, and stop before $${to}$.`,
      `So the answer is ${and(texEach(all))}.`,
    ],
    slips: slips(answer, [
      [
        commas(all.slice(1)),
        "left out the first one",
        `All of yours fit. Is there one between $${from}$ and your first?`,
      ],
      [
        commas(all.slice(0, -1)),
        "left out the last one",
        `All of yours fit. Does another one fit between your last and $${to}$?`,
      ],
      [
        commas(all.map((_, i) => from + n * (i + 1))),
        "counted on from the number in the question",
        `You went in steps of $${n}$, but from $${from}$, which is no multiple of $${n}$. Where does the first one stand?`,
      ],
    ]),
    check: `Every answer divided by $${n}$ leaves no remainder, and neighbours are $${n}$ apart.`,
  };
}

/** The pairs of factors, the smaller one first. */
function pairs(n: number): string[] {
  const small = divisors(n).filter((d) => d * d <= n);
  return texEach(small.map((d) => texProduct([d, n / d])));
}

const factorTellings = {
  number: (n: number) => `Write all the factors of $${n}$.`,
  tiles: (n: number) =>
    `Asha lays $${n}$ square tiles in a full rectangle. How many rows can it have? Write all the numbers from $1$ to $${n}$ that are possible.`,
  dancers: (n: number) =>
    `At a festival in Recife $${n}$ dancers stand in equal groups. How many groups can there be? Write all the numbers from $1$ to $${n}$ that are possible.`,
};

function factors(n: number, setting: keyof typeof factorTellings): Question {
  const all = divisors(n);
  const answer = set(all);
  const root = Math.floor(Math.sqrt(n));
  const inner = all.slice(1, -1);
  const middle = all.length >> 1;
  const found = pairs(n).slice(0, -1);
  const next = root + 1;
  const wanted = setting === "number" ? "" : `The numbers that divide $${n}$ with no remainder are wanted. `;
  return {
    prompt: factorTellings[setting](n),
    answer,
    steps: [
      `${wanted}Factors come in pairs that multiply to $${n}$. Begin with $1 \\times ${n}$, then try $2$, $3$ and so on.`,
      root * root === n
        ? `You can stop at $${root}$, as $${root} \\times ${root} = ${n}$: after that the same pairs come again, turned round.`
        : `You can stop at $${root}$, as $${next} \\times ${next}$ is more than $${n}$: after that the same pairs come again, turned round.`,
      `The first ${noun(found.length, "pair is", "pairs are")} ${and(found)}. There is one more.`,
      `The last pair is ${pairs(n).at(-1)}, so the answer is ${and(texEach(all))}.`,
    ],
    slips: slips(answer, [
      [
        commas(inner),
        "left out one and the number itself",
        `All of these are factors. But does $1$ divide $${n}$? And does $${n}$ divide $${n}$?`,
      ],
      [commas(all.slice(0, -1)), "left out the number itself", `All of these are factors. What is the partner of $1$?`],
      [commas(all.slice(1)), "left out the factor one", `All of these are factors. What is the partner of $${n}$?`],
      [
        commas(all.filter((_, i) => i !== middle)),
        "missed a partner in the middle",
        root * root === n
          ? `All of these are factors, but there is one more. Which number is its own partner?`
          : `Put yours in pairs that multiply to $${n}$. One of them has no partner yet.`,
      ],
      [
        commas(primeFactors(n).map(([prime]) => prime)),
        "wrote only the prime factors",
        `These are the factors that are prime. Which other numbers divide $${n}$?`,
      ],
      [
        commas([1, 2, 3, 4, 5].map((k) => k * n)),
        "wrote multiples instead of factors",
        `These are multiples of $${n}$. Its factors divide it, so none of them is larger than $${n}$.`,
      ],
    ]).slice(0, 4),
    check: `Put the factors in pairs: each pair must multiply to $${n}$, where a number may be its own partner.`,
  };
}

function common(a: number, b: number): Question {
  const [ofA, ofB] = [divisors(a), divisors(b)];
  const both = ofA.filter((d) => b % d === 0);
  const one = both.at(-2) ?? 1;
  const times = b / one;
  const answer = set(both);
  return {
    prompt: `Write all the common factors of $${a}$ and $${b}$.`,
    answer,
    steps: [
      `A common factor divides both numbers. The factors of $${a}$ are ${and(texEach(ofA))}.`,
      `Now go through them: which ones divide $${b}$, too? One that does is $${one}$, as $${b} = ${times} \\times ${one}$.`,
      `So the answer is ${and(texEach(both))}.`,
    ],
    slips: slips(answer, [
      [
        commas(both.slice(1)),
        "left out the factor one",
        `All of these are common factors. Does $1$ divide both numbers, too?`,
      ],
      [
        commas(both.slice(-1)),
        "wrote only the highest common factor",
        `That is one of them, the largest. Which smaller numbers divide both $${a}$ and $${b}$?`,
      ],
      [
        commas(both.slice(0, -1)),
        "left out the highest common factor",
        `All of these are common factors, but there is one more that is larger.`,
      ],
      [
        commas([...new Set([...ofA, ...ofB])].sort((x, y) => x - y)),
        "wrote the factors of either number",
        `Common factors are those on both lists: a number must divide both $${a}$ and $${b}$.`,
      ],
    ]),
    check: `Each of them must divide both $${a}$ and $${b}$, and every one of them divides the largest.`,
  };
}

function primes(from: number, to: number): Question {
  const all = primesBetween(from, to);
  const answer = set(all);
  const odd = range(from + 1, to - 1).filter((n) => n % 2 === 1);
  const doubtful = odd.filter((n) => n % 5 !== 0 && !isPrime(n));
  const [like = from] = doubtful;
  const [[factor = 1] = []] = primeFactors(like);
  const partner = like / factor;
  const last = to < 50 ? "$2$, $3$ and $5$" : "$2$, $3$, $5$ and $7$";
  return {
    prompt: `Write all the prime numbers between $${from}$ and $${to}$.`,
    answer,
    steps: [
      `A prime number has exactly two factors, $1$ and itself. So first leave out the even numbers and those that end in $5$.`,
      `Test the others: it is enough to divide by ${last}. For instance $${like} = ${factor} \\times ${partner}$ is not prime.`,
      `So the answer is ${and(texEach(all))}.`,
    ],
    slips: slips(answer, [
      [
        commas([...all, like].sort((x, y) => x - y)),
        "took a number for prime that is not",
        `One of these can be divided. Test each of them by ${last}.`,
      ],
      [
        commas(odd),
        "wrote all the odd numbers",
        `Odd numbers are not divisible by $2$, but some of them are divisible by $3$, $5$ or $7$. Which ones?`,
      ],
      [
        commas(all.slice(0, -1)),
        "left out the last one",
        `All of these are prime. Go on to $${to}$: is there another?`,
      ],
      [commas(all.slice(1)), "left out the first one", `All of these are prime. Look again from $${from}$ on.`],
    ]),
    check: `Try to divide each number by ${last}, and look whether every number that is left out can be divided.`,
  };
}

const skill: Skill = {
  id: "factors-and-multiples",
  title: "Factors and multiples",
  about: "A multiple is in a number's times table, a factor divides it, and a prime has no factors but one and itself.",
  curriculum: ["Y5-Y6 multiplication and division", "4.OA.4", "6.NS.4"],
  needs: ["times-tables", "division-facts"],
  stages: [
    stage({
      grade: 2,
      label: "multiples",
      bounds: {
        n: [3, 12],
        times: [2, 11],
        over: [1, 11],
        many: [3, 5],
        more: [1, 11],
        ask: ["after", "before", "between"],
      },
      rules: {
        "the table is not that of ten": ({ n }) => n !== 10,
        "the ends are no multiples": ({ n, over, more }) => over < n && more < n,
      },
      write: ({ n, times, over, many, more, ask }) => {
        const from = n * times + over;
        return ask === "between" ? multiplesBetween(n, from, n * (times + many) + more) : nextMultiple(n, from, ask);
      },
    }),
    stage({
      grade: 2,
      label: "all the factors of a number",
      bounds: { n: [10, 100], setting: ["number", "tiles", "dancers"] },
      rules: { "it has 4 to 10 factors": ({ n }) => divisors(n).length >= 4 && divisors(n).length <= 10 },
      write: ({ n, setting }) => factors(n, setting),
    }),
    stage({
      grade: 3,
      label: "common factors",
      bounds: { a: [8, 60], b: [8, 90] },
      rules: {
        "neither divides the other": ({ a, b }) => a < b && b % a !== 0,
        "they have 3 to 6 common factors": ({ a, b }) => {
          const many = divisors(a).filter((d) => b % d === 0).length;
          return many >= 3 && many <= 6;
        },
      },
      write: ({ a, b }) => common(a, b),
    }),
    stage({
      grade: 3,
      label: "prime numbers",
      bounds: { from: [8, 86], width: [9, 14] },
      rules: {
        "the ends are not prime": ({ from, width }) => !isPrime(from) && !isPrime(from + width),
        "there are 2 to 4 primes": ({ from, width }) => {
          const many = primesBetween(from, from + width).length;
          return many >= 2 && many <= 4;
        },
        "an odd number that is not prime hides among them": ({ from, width }) =>
          range(from + 1, from + width - 1).some((n) => n % 2 === 1 && n % 5 !== 0 && !isPrime(n)),
        "the numbers are less than 100": ({ from, width }) => from + width <= 100,
      },
      write: ({ from, width }) => primes(from, from + width),
    }),
  ],
};

export default skill;
