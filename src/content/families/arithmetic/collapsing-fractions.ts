import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { texSum, texTimes } from "../../../engine/tex.ts";
import { gcd } from "../../../maths/whole.ts";

/** The first n terms of 1/(a(a+d)) + 1/((a+d)(a+2d)) + ... */
const settings = {
  sum: {
    title: "A sum that folds up",
    problem: (terms: string, _list: string, _total: string, n: number) =>
      `A long sum begins like this:\n\n$$${terms}$$\n\nThe factors in the bottom numbers go on in the same way, and there are $${n}$ terms. What is the exact value of the sum? Give a fraction in lowest terms.`,
    hint: "Is there a way to write one term as a difference of two fractions? What happens when you line the terms up?",
  },
  snail: {
    title: "The tiring snail",
    problem: (_terms: string, list: string, _total: string, n: number) =>
      `A snail crawls up a garden wall and gets more and more tired. On the first days it climbs, in metres,\n\n$$${list}$$\n\nand it goes on in the same way. How many metres has it climbed after $${n}$ days? Give a fraction in lowest terms.`,
    hint: "Can one day's climb be written as a difference of two simpler fractions? Write the first three days like that, one below the other.",
  },
  jug: {
    title: "Smaller and smaller sips",
    problem: (_terms: string, list: string, _total: string, n: number) =>
      `A jug holds $1$ litre of hibiscus tea. Farah keeps taking sips. In litres, they are\n\n$$${list}$$\n\nand so on in the same way. How many litres are left in the jug after $${n}$ sips? Give a fraction in lowest terms.`,
    hint: "Split one sip into a difference of two simpler fractions. Which pieces are still there when all sips are added?",
  },
  terms: {
    title: "How far did he add?",
    problem: (terms: string, _list: string, total: string) =>
      `Kwabena adds up fractions of this kind:\n\n$$${terms}$$\n\nHe stops after some term, and the sum is exactly $${total}$. How many terms did he add?`,
    hint: "Find the sum of any number of terms first: write each term as a difference. Which two pieces survive?",
  },
};

const frac = (top: number | string, bottom: number | string) => (bottom === 1 ? `${top}` : `\\frac{${top}}{${bottom}}`);

function reduced(top: number, bottom: number): [top: number, bottom: number] {
  const common = gcd(top, bottom);
  return [top / common, bottom / common];
}

/** The sum of the first n terms. */
const total = (a: number, d: number, n: number) => reduced(n, a * (a + n * d));

export default family({
  level: "hard",
  topic: "fractions",
  minutes: 10,
  kind: "thinking",
  technique: "telescoping sums",
  ages: "14-17",
  curriculum: ["A-level partial fractions", "A-APR.6", "MP7"],
  bounds: {
    setting: ["sum", "snail", "jug", "terms"],
    a: [1, 6],
    d: [1, 3],
    n: [6, 40],
  },
  rules: {
    "the factors share nothing": ({ a, d }) => gcd(a, d) === 1,
    "the result is handy": ({ a, d, n }) => total(a, d, n)[1] <= 400,
    // Otherwise the two fractions of a jug, drunk and left, would be the same.
    "half a jug is never left": ({ a, d, n }) => total(a, d, n)[1] !== 2,
    "the number of terms is not in the sum": ({ setting, a, d, n }) =>
      setting !== "terms" || !total(a, d, n).includes(n),
  },
  write({ setting, a, d, n }) {
    const { title, problem, hint } = settings[setting];
    const [first, second, third, fourth] = [a, a + d, a + 2 * d, a + 3 * d];
    const last = a + n * d;
    const pairs = [
      [first, second],
      [second, third],
      [third, fourth],
    ];
    const products = pairs.map(([one, next]) => frac(1, `${one} \\times ${next}`));
    const spaced = products.join(", \\; ");
    const [firstProduct, secondProduct] = [first * second, second * third];
    const [top, bottom] = total(a, d, n);
    const value = frac(top, bottom);
    const left = bottom - top;
    const leftInJug = frac(left, bottom);
    const [short, shortOf] = total(a, d, n - 1);
    const bracket = (inside: string) => (d === 1 ? inside : `${frac(1, d)}\\left(${inside}\\right)`);
    const difference = (from: number | string, to: number | string) => `${frac(1, from)} - ${frac(1, to)}`;
    const split = bracket(difference("m", `m + ${d}`));
    const ends = bracket(difference(a, last));
    const two = frac(...total(a, d, 2));
    const answer: AnswerSpec =
      setting === "terms"
        ? { kind: "whole", value: String(n), unit: "terms" }
        : {
            kind: "fraction",
            value: setting === "jug" ? `${left}/${bottom}` : `${top}/${bottom}`,
            form: "lowest",
          };
    const slips: Slip[] = [];
    if (setting === "terms") {
      slips.push({
        when: String(last),
        say: `${last} is the larger factor in the last bottom number; how many terms lead there?`,
      });
    } else {
      const fraction = (t: number, b: number) => reduced(setting === "jug" ? b - t : t, b).join("/");
      slips.push({
        when: fraction(short, shortOf),
        say: "One term is missing: find out exactly which two factors stand in the bottom of the last one.",
      });
      if (setting === "jug")
        slips.push({ when: `${top}/${bottom}`, say: "That is how much she has drunk; how much is left in the jug?" });
      else if (d > 1)
        slips.push({
          when: reduced(d * top, bottom).join("/"),
          say: `Test your splitting on the first term: the difference of the two unit fractions is ${d} times too large.`,
        });
    }
    const unreduced = frac(n, a === 1 ? last : `${a} \\times ${last}`);
    const wanted = a === 1 && n === top ? `$${unreduced}$` : `$${unreduced} = ${value}$`;
    // For n terms: the last factor, and both sides multiplied crosswise.
    const lastFactor = `${a} + ${texTimes(d, "n")}`;
    const multipliedTop = top * a;
    const ofN = bottom - multipliedTop * d;
    const constant = multipliedTop * a;
    const share = d === 1 ? "a difference" : d === 2 ? "one half of a difference" : "one third of a difference";
    const survives =
      setting === "terms"
        ? `Only $${frac(1, a)}$ at the start and the very last piece survive.`
        : `The last factor is $${a} + ${n} \\times ${d} = ${last}$, so only $${ends}$ survives.`;
    const andAll = setting === "terms" ? ` And $${n}$ terms do give ${wanted}.` : "";
    const finish = {
      sum: `Subtract: the sum is ${wanted}.`,
      snail: `Subtract: the climbs add up to ${wanted} metres.`,
      jug: `Subtract: the sips add up to ${wanted} litres, so $1 - ${value} = ${leftInJug}$ litres are left.`,
      terms: `With $n$ terms the last factor is $${lastFactor}$, so the sum is $${frac("n", texTimes(a, `(${lastFactor})`))}$. Set it equal to $${value}$ and multiply crosswise: $${bottom}n = ${texTimes(multipliedTop, `(${lastFactor})`)}$, so $${texTimes(ofN, "n")} = ${constant}$ and $n = ${n}$.`,
    };
    return {
      title,
      problem: problem(`${texSum(products)} + \\ldots`, `${spaced}, \\; \\ldots`, value, n),
      answer,
      hint,
      solution: [
        `Look at one term, with $m$ for its first factor. Because $${difference("m", `m + ${d}`)} = ${frac(d, `m(m + ${d})`)}$, the term is ${share}: $${split}$.`,
        `Write all terms like that. The sum **telescopes**: the $-${frac(1, second)}$ of the first term cancels the $+${frac(1, second)}$ of the second, and so on. ${survives}`,
        finish[setting],
        `Check the method on two terms: it gives $${bracket(difference(a, third))} = ${two}$, and adding directly $${frac(1, firstProduct)} + ${frac(1, secondProduct)}$ is $${two}$ too.${andAll}`,
      ],
      slips,
      check: "Try your method on the first two or three terms only, and compare with adding these directly.",
    };
  },
});
