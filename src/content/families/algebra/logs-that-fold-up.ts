import { family } from "../../../engine/family.ts";
import { texFraction, texTimes } from "../../../engine/tex.ts";
import { gcd } from "../../../maths/whole.ts";

interface Story {
  readonly title: string;
  readonly problem: string;
  /** The value as a fraction. */
  readonly value: readonly [number, number];
  readonly hint: string;
  readonly steps: readonly string[];
  readonly slips: readonly (readonly [top: number, bottom: number, say: string])[];
  readonly check: string;
}

const log = (base: number | string, of: number | string) => `\\log_{${base}} ${of}`;
const rounded = (x: number) => x.toFixed(3);
const lowest = (top: number, bottom: number): readonly [number, number] => [
  top / gcd(top, bottom),
  bottom / gcd(top, bottom),
];
/** Products of two coprime numbers that are no powers themselves. */
const pairs: Readonly<Record<number, readonly [number, number]>> = {
  2: [2, 3],
  3: [2, 5],
  4: [3, 5],
  5: [2, 7],
};

/** g is a base, u < v are exponents. */
const settings: Record<"chain" | "steps" | "upside", (g: number, u: number, v: number) => Story> = {
  chain: (g, u, v) => {
    const [from, to] = [g ** u, g ** v];
    const [second, third, fourth] = [from + 1, from + 2, from + 3];
    const beforeLast = to - 1;
    const [lnFrom, lnTo] = [Math.log(from), Math.log(to)];
    const decimal = (v / u).toFixed(2);
    const value = lowest(v, u);
    return {
      title: "A chain of logarithms",
      problem: `In a long product of logarithms, the number in each factor is the base of the next factor:\n\n$$${log(from, second)} \\times ${log(second, third)} \\times \\ldots$$\n\nIt goes on without a gap, and the last factor is $${log(beforeLast, to)}$. Here $\\log_a b$ is the exponent that makes a power of $a$ into $b$. What is the product, as a whole number or a fraction in lowest terms?`,
      value,
      hint: "If a to the power p is b, and b to the power q is c, which power of a is c? What does that say about two neighbours in the product?",
      steps: [
        `Take the first two factors, $p = ${log(from, second)}$ and $q = ${log(second, third)}$. Then $${from}^p = ${second}$ and $${second}^q = ${third}$, so $${from}^{pq} = ${third}$ and $pq = ${log(from, third)}$.`,
        `So two neighbours **fold up** into one logarithm (this is the change of base rule). With the third factor it becomes $${log(from, fourth)}$, and so on, until the whole product is $${log(from, to)}$.`,
        `Both numbers are powers of ${g}: $${from} = ${g}^{${u}}$ and $${to} = ${g}^{${v}}$. As $\\left(${g}^{${u}}\\right)^{x} = ${g}^{${v}}$ needs $${texTimes(u, "x")} = ${v}$, the product is $${texFraction(...value)}$.`,
        `Check with natural logarithms: each factor $\\log_a b$ is $\\frac{\\ln b}{\\ln a}$, everything between cancels, and $\\frac{\\ln ${to}}{\\ln ${from}}$ is about $${rounded(lnTo)} \\div ${rounded(lnFrom)} \\approx ${decimal}$.`,
      ],
      slips: [
        [
          v - u,
          1,
          "You may have subtracted exponents. Which equation does the single logarithm that is left stand for?",
        ],
        [u, v, "The fraction is upside down. Which number is the base of the logarithm that is left?"],
        [v, 1, `The last number is that power of ${g}. But which base does the folded logarithm have?`],
      ],
      check: "Work out the first two factors with a calculator, multiply them, and compare with a single logarithm.",
    };
  },
  steps: (g, u, v) => {
    const [from, to] = [g ** u, g ** v];
    const [second, third] = [from + 1, from + 2];
    const beforeLast = to - 1;
    const quotient = to / from;
    const rise = v - u;
    const term = (n: number) => log(g, texFraction(n + 1, n));
    return {
      title: "Small logarithms that add up",
      problem: `Every term of this sum is a logarithm to the base ${g}. It is the exponent that makes a power of ${g} into the fraction:\n\n$$${term(from)} + ${term(second)}$$\n\n$$+ ${term(third)} + \\ldots$$\n\nThe denominators go on one by one, and the last term is $${term(beforeLast)}$. What is the sum?`,
      value: [rise, 1],
      hint: "What is a sum of two logarithms with the same base? Try it with the first two terms and see what cancels.",
      steps: [
        `A **sum of logarithms** is the logarithm of the product, because exponents add when powers are multiplied.`,
        `In the product $\\frac{${second}}{${from}} \\times \\frac{${third}}{${second}} \\times \\ldots \\times \\frac{${to}}{${beforeLast}}$ each numerator cancels with the next denominator. What stays is $\\frac{${to}}{${from}}$.`,
        `So the sum is $${log(g, `\\frac{${to}}{${from}}`)} = ${log(g, quotient)}$. As $${quotient} = ${g}^{${rise}}$, the sum is $${rise}$.`,
        `Check with differences: each term is $${log(g, "(n + 1)")} - ${log(g, "n")}$, so the sum climbs from $${log(g, from)} = ${u}$ up to $${log(g, to)} = ${v}$, which is a climb of $${rise}$.`,
      ],
      slips: [
        [
          v,
          1,
          "You have the last numerator as a power. What remains in the denominator when everything else has cancelled?",
        ],
        [v + u, 1, "A quotient of powers subtracts exponents. What remains above and below after cancelling?"],
        [to - from, 1, "That is how many terms there are. How large is their product under a single logarithm?"],
      ],
      check: "Put the first few terms under one logarithm, see what cancels, and carry on to the last term.",
    };
  },
  upside: (g, u, v) => {
    const [a, b] = pairs[g] ?? [2, 3];
    const base = a * b;
    const M = base ** v;
    const value = lowest(u, v);
    const [toA, toB] = [Math.log(M) / Math.log(a), Math.log(M) / Math.log(b)];
    const [first, second] = [u / toA, u / toB];
    const decimal = (u / v).toFixed(2);
    const finish =
      u === 1
        ? "That is the value"
        : `The two numerators make it $${u} \\times \\frac{1}{${v}} = ${texFraction(...value)}$`;
    return {
      title: "Logarithms in the basement",
      problem: `Here $\\log_a b$ is the exponent that makes a power of $a$ into $b$. Find, as a fraction in lowest terms, the exact value of\n\n$$\\frac{${u}}{${log(a, M)}} + \\frac{${u}}{${log(b, M)}}$$`,
      value,
      hint: `If ${a} to some power is ${M}, which power of ${M} is ${a}? What does that make of a fraction with a logarithm below?`,
      steps: [
        `Turn the logarithms over. If $${a}^p = ${M}$ then $${M}^{\\frac{1}{p}} = ${a}$, so $\\frac{1}{${log(a, M)}} = ${log(M, a)}$. This is the **change of base rule** with the number and the base swapped.`,
        `In the same way $\\frac{1}{${log(b, M)}} = ${log(M, b)}$. Now both have the base $${M}$, so they can be added: $${log(M, a)} + ${log(M, b)} = ${log(M, base)}$.`,
        `As $${M} = ${base}^{${v}}$, this logarithm is $\\frac{1}{${v}}$. ${finish}.`,
        `Check with rounded values: $${log(a, M)}$ is about $${rounded(toA)}$ and $${log(b, M)}$ about $${rounded(toB)}$. The two fractions are about $${rounded(first)}$ and $${rounded(second)}$, which add up to about $${decimal}$.`,
      ],
      slips: [
        [
          u,
          2 * v,
          "Check the last logarithm: which product stands in it, and which power of that product is the base?",
        ],
        [v, u, "That is upside down. Is the base larger than the number, or smaller?"],
        [
          2 * u,
          v,
          "The two fractions are not equal, and the two logarithms have different bases. Give them a common base first.",
        ],
      ],
      check: "Work out both logarithms with a calculator and add the two fractions.",
    };
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "folding logarithms into one",
  ages: "16-18",
  curriculum: ["A-level logarithms", "HSF-BF.5", "HSF-LE.4"],
  bounds: {
    setting: ["chain", "steps", "upside"],
    g: [2, 5],
    u: [1, 4],
    v: [2, 7],
  },
  rules: {
    "the exponents rise": ({ u, v }) => u < v,
    "the base of a chain is a prime": ({ setting, g }) => setting === "upside" || g !== 4,
    "the sum is worth finding": ({ setting, u, v }) => setting !== "steps" || v - u >= 2,
    "there is a chain to speak of": ({ setting, g, u, v }) =>
      setting === "upside" || (g ** v - g ** u >= 6 && g ** v <= 700),
    "the chain is no whole number": ({ setting, u, v }) => setting !== "chain" || u === 1 || v % u !== 0,
    "the fractions stay small": ({ setting, u, v }) => setting !== "upside" || (v <= 3 && gcd(u, v) === 1),
  },
  write({ setting, g, u, v }) {
    const { title, problem, value, hint, steps, slips, check } = settings[setting](g, u, v);
    const text = ([top, bottom]: readonly [number, number]) => (bottom === 1 ? String(top) : `${top}/${bottom}`);
    const seen = new Set([text(value)]);
    return {
      title,
      problem,
      answer:
        value[1] === 1
          ? { kind: "whole", value: String(value[0]) }
          : { kind: "fraction", value: text(value), form: "lowest" },
      hint,
      solution: steps,
      slips: slips.flatMap(([top, bottom, say]) => {
        const when = text(lowest(top, bottom));
        if (seen.has(when) || (value[1] === 1 && when.includes("/"))) return [];
        seen.add(when);
        return [{ when, say }];
      }),
      check,
    };
  },
});
