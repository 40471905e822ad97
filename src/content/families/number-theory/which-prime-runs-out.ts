import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, inWords, noun } from "../../../engine/words.ts";
import { digits, primeFactors, range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { inPrimes } from "./shared/in-primes.ts";

/** How often a number divides a factorial: the prime that runs out first decides. */
const settings = {
  divide: {
    title: "Divided until it breaks",
    story: ({ m, n }: Shape) =>
      `Eun-ji lets a computer multiply $1 \\times 2 \\times 3 \\times \\cdots \\times ${n}$. Then she divides the result by $${m}$, again and again, for as long as a **whole** number comes out.`,
    question: (_p: Shape) => "How many times can she divide?",
    unit: "times",
  },
  base: {
    title: "Zeros in another base",
    story: ({ m, n }: Shape) =>
      `In base ten, $10! = 3\\,628\\,800$ ends in two zeros. Now take the number $${n}! = 1 \\times 2 \\times 3 \\times \\cdots \\times ${n}$ and write it in **base $${m}$**, where the places from the right are worth $1$, $${m}$, $${m}^2$, $${m}^3$ and so on.`,
    question: (_p: Shape) => "How many zeros stand at its end there?",
    unit: "zeros",
  },
  least: {
    title: "How long a product?",
    story: (p: Shape) =>
      `Marama multiplies $1 \\times 2 \\times 3 \\times 4 \\times \\cdots$ and stops as soon as the product is a multiple of $${p.m}^{${depth(p.n, p.m)}}$.`,
    question: (_p: Shape) => "Which number is the last one that she multiplies by?",
    unit: undefined,
  },
};

export default family({
  level: "hard",
  topic: "primes",
  minutes: 8,
  kind: "thinking",
  technique: "the prime that runs out first",
  ages: "15-18",
  curriculum: ["enrichment Legendre's formula", "GCSE prime factors", "MP7"],
  bounds: {
    setting: ["divide", "base", "least"],
    m: [12, 54],
    n: [40, 150],
  },
  rules: {
    "its prime factors are small, and one comes twice": ({ m }) => {
      const parts = primeFactors(m);
      return parts.length === 2 && parts.some(([, power]) => power > 1) && parts.every(([p]) => p <= 7);
    },
    "one prime runs out before the other": ({ m, n }) => {
      const [first = 0, second = 0] = primeFactors(m).map(([p, power]) => Math.floor(inFactorial(n, p) / power));
      return first !== second;
    },
    "one prime decides the last factor": ({ m, n }) => {
      const [first = 0, second = 0] = needs({ m, n }).map(({ from }) => from);
      return first !== second;
    },
    "no number of the question is the answer": ({ m, n }) => depth(n, m) !== m && least({ m, n }) !== m,
  },
  write(p) {
    const { setting, m, n } = p;
    const { title, story, question, unit } = settings[setting];
    const k = depth(n, m);
    const right = setting === "least" ? least(p) : k;
    const parts = primeFactors(m).map(([prime, power]) => {
      const copies = inFactorial(n, prime);
      return { prime, power, copies, times: Math.floor(copies / power) };
    });
    const [scarce, other] = parts.toSorted((x, y) => x.times - y.times);
    const [late, early] = needs(p).toSorted((x, y) => y.from - x.from);
    if (!scarce || !other || !late || !early) throw new Error(`${m} needs two primes`);
    const supply = parts.map(({ prime }) => `$${counted(n, prime)}$ factors $${prime}$`);
    const needed = needs(p).map(({ prime, wanted }) => `$${wanted}$ factors $${prime}$`);
    const used = parts.map(({ prime, power }) => `${inWords(power)} ${noun(power, "factor")} $${prime}$`);
    const lasting = parts.map(({ prime, power, copies, times }) => {
      const enough = `The $${copies}$ factors $${prime}$ are enough for $${times}$ divisions`;
      const remainder = copies % power;
      const over = remainder ? ` + ${remainder}` : "";
      return power === 1 ? `${enough}.` : `${enough}, since $${copies} = ${times} \\times ${power}${over}$.`;
    });
    const [divisions, digitCounts] = [lasting.join(" "), parts.map(({ prime }) => digitCount(n, prime)).join(" ")];
    const before = late.from - 1;
    const copiesBefore = inFactorial(before, late.prime);
    const zeros =
      setting === "base"
        ? `A number ends in $k$ zeros in base $${m}$ when $${m}^k$ divides it, because the last $k$ places hold what is left over from $${m}^k$. `
        : "";
    const what = setting === "base" ? "the base" : "the divisor";
    const result = setting === "base" ? `there are $${right}$ zeros` : `she can divide $${right}$ times`;
    const solution =
      setting === "least"
        ? [
            `$${m} = ${inPrimes(m)}$, so a multiple of $${m}^{${k}}$ needs ${and(needed)}. Both kinds must be there.`,
            `In $1 \\times 2 \\times \\cdots \\times n$ a factor $p$ comes with every multiple of $p$, another one with every multiple of $p^2$, and so on.`,
            `${needLine(late)} ${needLine(early)}`,
            `So $${late.prime}$ is scarcer, **the prime that runs out first**. The last factor is $${late.from}$, because only there the factors $${late.prime}$ are complete, and the factors $${early.prime}$ were complete earlier.`,
            `Check with another count: to find the factors $p$ of $n!$, take from $n$ the sum of its digits in base $p$ and divide by $p - 1$. ${digitCount(late.from, late.prime)} One factor earlier, $${before}!$ has only $${copiesBefore}$. ${digitCount(late.from, early.prime)} That is enough.`,
          ]
        : [
            `${zeros}Break ${what} into primes: $${m} = ${inPrimes(m)}$. Every division by $${m}$ uses up ${and(used)}.`,
            `Count the supply. Every multiple of $p$ up to $${n}$ brings a factor $p$, every multiple of $p^2$ one more, and so on. So $${n}!$ has ${and(supply)}.`,
            divisions,
            `**The prime that runs out first** decides, and that is $${scarce.prime}$. So ${result}.`,
            `Check with another count: to find the factors $p$ of $${n}!$, take from $${n}$ the sum of its digits in base $p$ and divide by $p - 1$. ${digitCounts}`,
          ];
    return {
      title,
      problem: `${story(p)}\n\n${question(p)}`,
      answer: unit ? { kind: "whole", value: String(right), unit } : { kind: "whole", value: String(right) },
      hint: {
        divide:
          "Break the divisor into primes. Of which prime is there the smaller supply, compared with what each division uses up?",
        base: "What does a zero at the end in that base say about divisibility? Break the base into primes: which of them is in shorter supply?",
        least:
          "Break the power into primes. For each prime, where in the product do you have enough of it? Mind the numbers that bring several at once.",
      }[setting],
      solution,
      slips: apart(
        right,
        setting === "least"
          ? [
              [early.from, `There you have enough factors ${early.prime}, but not yet enough factors ${late.prime}.`],
              [
                late.wanted * late.prime,
                `You need ${late.wanted} factors ${late.prime}, but some numbers bring more than one of them, so you can stop earlier.`,
              ],
              [m * k, `Not only the multiples of ${m} count: their prime factors also come in other numbers.`],
            ]
          : [
              [
                other.times,
                `The factors ${other.prime} would allow that, but there are not enough factors ${scarce.prime}.`,
              ],
              [
                scarce.copies,
                `That is the supply of factors ${scarce.prime}; each division uses more than one of them.`,
              ],
              [
                Math.floor(n / m),
                `There are that many multiples of ${m}, but prime factors from other numbers can be put together too.`,
              ],
              [
                Math.floor(Math.floor(n / scarce.prime) / scarce.power),
                `Some multiples of ${scarce.prime} bring the factor ${scarce.prime} more than once.`,
              ],
            ],
      ),
      check:
        setting === "least"
          ? "Count the factors of each prime in the product up to your number, and then up to one less: the first must be enough and the second must not."
          : "Your number of divisions must not use up more of any prime than the factorial holds, and one more division must.",
    };
  },
});

interface Shape {
  readonly m: number;
  readonly n: number;
}

/** How many factors p are in n!. */
function inFactorial(n: number, p: number): number {
  let copies = 0;
  for (let power = p; power <= n; power *= p) copies += Math.floor(n / power);
  return copies;
}

/** The largest k for which m^k divides n!. */
function depth(n: number, m: number): number {
  return Math.min(...primeFactors(m).map(([p, power]) => Math.floor(inFactorial(n, p) / power)));
}

/** What m^k, with the k of n!, needs of each prime of m, and the first factorial that has it. */
function needs({ m, n }: Shape): { prime: number; wanted: number; from: number }[] {
  const k = depth(n, m);
  return primeFactors(m).map(([prime, power]) => {
    const wanted = power * k;
    const from = range(1, n).find((i) => inFactorial(i, prime) >= wanted) ?? n;
    return { prime, wanted, from };
  });
}

function least(p: Shape): number {
  return Math.max(...needs(p).map(({ from }) => from));
}

/** 48 + 24 + 12 = 84: multiples of p, of p^2, ... up to n. */
function counted(n: number, p: number): string {
  const terms: number[] = [];
  for (let power = p; power <= n; power *= p) terms.push(Math.floor(n / power));
  const added = texSum(terms);
  return terms.length === 1 ? added : `${added} = ${sum(terms)}`;
}

function needLine({ prime, wanted, from }: { prime: number; wanted: number; from: number }): string {
  const before = from - 1;
  return `For the prime $${prime}$: up to $${from}$ there are $${counted(from, prime)}$ factors, up to $${before}$ only $${inFactorial(before, prime)}$, and $${wanted}$ are needed.`;
}

/** The same count from the digits of n in base p. */
function digitCount(n: number, p: number): string {
  const written = n.toString(p);
  const total = sum(digits(Number(written)));
  const [difference, divisor] = [n - total, p - 1];
  const copies = difference / divisor;
  const count = p === 2 ? `${n} - ${total} = ${difference}` : `(${n} - ${total}) \\div ${divisor} = ${copies}`;
  return `In base $${p}$, $${n}$ is $${written}$ with digit sum $${total}$: $${count}$ factors $${p}$.`;
}
