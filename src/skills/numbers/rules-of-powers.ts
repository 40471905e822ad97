import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { commas } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { fractional, negative } from "./parts/negative-and-fractional-powers.ts";
import { texPower } from "./shared-primes.ts";

type Base = "2" | "3" | "5" | "7" | "10" | "x" | "y";
type Form = "times" | "over" | "power" | "three" | "power times" | "power over";

interface Kind {
  readonly shown: string;
  readonly n: number;
  readonly why: readonly string[];
  /** How n is worked out. */
  readonly working: string;
  /** Wrong exponents, each with what should have been done with the exponents. */
  readonly wrong: readonly (readonly [when: number, name: string, right: "adding" | "subtracting" | "multiplying"])[];
}

/** b^m, or (b^m)^k. */
const powerOf = (base: string, m: number, k: number) => `(${texPower(base, m)})^{${k}}`;

function exponent(form: Form, base: Base, m: number, k: number, l: number): Question {
  const [first, second, third] = [texPower(base, m), texPower(base, k), texPower(base, l)];
  const [sum, difference, product] = [m + k, m - k, m * k];
  const kinds = {
    times: {
      shown: `${first} \\times ${second}`,
      n: sum,
      why: [
        `$${first}$ has $${m}$ factors $${base}$, and $${second}$ has $${k}$ more of them.`,
        "So when powers of the same base are multiplied, the exponents are added.",
      ],
      working: `${m} + ${k}`,
      wrong: [
        [product, "multiplied the exponents instead of adding", "adding"],
        [Math.abs(difference), "subtracted the exponents instead of adding", "adding"],
      ],
    },
    over: {
      shown: `${first} \\div ${second}`,
      n: difference,
      why: [
        `$${first}$ has $${m}$ factors $${base}$, and dividing by $${second}$ cancels $${k}$ of them.`,
        "So when powers of the same base are divided, the exponents are subtracted.",
      ],
      working: `${m} - ${k}`,
      wrong: [
        ...(m % k === 0 ? [[m / k, "divided the exponents instead of subtracting", "subtracting"] as const] : []),
        [sum, "added the exponents instead of subtracting", "subtracting"],
        [product, "multiplied the exponents instead of subtracting", "subtracting"],
      ],
    },
    power: {
      shown: powerOf(base, m, k),
      n: product,
      why: [
        `$${powerOf(base, m, k)}$ means $${k}$ factors $${first}$, and each of them has $${m}$ factors $${base}$.`,
        "So when a power is raised to a power, the exponents are multiplied.",
      ],
      working: `${m} \\times ${k}`,
      wrong: [
        [sum, "added the exponents instead of multiplying", "multiplying"],
        [m ** k, "took a power of the exponent", "multiplying"],
      ],
    },
    three: {
      shown: `${first} \\times ${second} \\div ${third}`,
      n: sum - l,
      why: [
        ...(l === m || l === k
          ? [
              `Look first: dividing by $${third}$ undoes multiplying by $${third}$, so one power must be left as it was.`,
            ]
          : []),
        `Multiplying puts the factors $${base}$ together: $${m} + ${k} = ${sum}$ of them.`,
        `Dividing by $${third}$ cancels $${l}$ of them, so the exponents are subtracted.`,
      ],
      working: `${m} + ${k} - ${l}`,
      wrong: [
        [product - l, "multiplied the exponents instead of adding", "adding"],
        [sum + l, "added the exponents instead of subtracting", "subtracting"],
      ],
    },
    "power times": {
      shown: `${powerOf(base, m, k)} \\times ${third}`,
      n: product + l,
      why: [
        `The bracket comes first: a power of a power has the exponents multiplied, $${m} \\times ${k} = ${product}$.`,
        `Multiplying by $${third}$ adds $${l}$ more factors $${base}$, so the exponents are added.`,
      ],
      working: `${product} + ${l}`,
      wrong: [
        [sum + l, "added the exponents instead of multiplying", "multiplying"],
        [product * l, "multiplied the exponents instead of adding", "adding"],
      ],
    },
    "power over": {
      shown: `${powerOf(base, m, k)} \\div ${third}`,
      n: product - l,
      why: [
        `The bracket comes first: a power of a power has the exponents multiplied, $${m} \\times ${k} = ${product}$.`,
        `Dividing by $${third}$ cancels $${l}$ factors $${base}$, so the exponents are subtracted.`,
      ],
      working: `${product} - ${l}`,
      wrong: [
        [sum - l, "added the exponents instead of multiplying", "multiplying"],
        [product + l, "added the exponents instead of subtracting", "subtracting"],
      ],
    },
  } satisfies Record<Form, Kind>;
  const { shown, n, why, working, wrong }: Kind = kinds[form];
  const divides = form === "over" || form === "three" || form === "power over";
  const domain = divides ? `${base} \\ne 0` : base;
  const whatToCount = divides ? "how many are left" : "them";
  const [square, cube] = [texPower(base, 2), texPower(base, 3)];
  const smallCases = {
    adding: `${square} \\times ${cube}`,
    subtracting: `${cube} \\div ${square} = \\frac{${base} \\times ${base} \\times ${base}}{${base} \\times ${base}}`,
    multiplying: `(${square})^{3} = ${square} \\times ${square} \\times ${square}`,
  };
  const isLetter = base === "x" || base === "y";
  const answer = { kind: "whole", value: String(n), label: "n" } as const;
  return {
    prompt: isLetter
      ? `Find the number $n$ with $${shown} = ${base}^{n}$ for every $${domain}$.`
      : `Find the number $n$ with $${shown} = ${base}^{n}$.`,
    answer,
    steps: [...why, `So $n = ${working}$, and the answer is $${n}$.`],
    slips: slips(
      answer,
      wrong.map(([when, name, right]) => [
        when,
        name,
        `Write a small case out as factors, such as $${smallCases[right]}$. What happens to the exponents?`,
      ]),
    ),
    check: `Write every power out as factors $${base}$ and count ${whatToCount}.`,
  };
}

type Letters = "product" | "quotient" | "power";

/** c x^m and d x^k, and what becomes of them: a x^n. */
function coefficients(form: Letters, letter: "x" | "y" | "p", c: number, m: number, d: number, k: number): Question {
  const [sum, product] = [m + k, m * k];
  const [cTimesD, cPlusD, power] = [c * d, c + d, c ** k];
  const front = form === "quotient" ? cTimesD : c;
  const [left, right] = [`${front}${texPower(letter, m)}`, `${d}${texPower(letter, k)}`];
  const domain = form === "quotient" ? `${letter} \\ne 0` : letter;
  const kinds = {
    product: {
      shown: `${left} \\times ${right}`,
      a: cTimesD,
      n: sum,
      why: [
        `The order of factors does not matter, so multiply the numbers first: $${c} \\times ${d} = ${cTimesD}$.`,
        `Then the powers: $${texPower(letter, m)} \\times ${texPower(letter, k)}$ has $${m} + ${k}$ factors $${letter}$.`,
      ],
      slips: [
        [
          commas([cTimesD, product]),
          "multiplied the exponents instead of adding",
          `The numbers are right. $${texPower(letter, m)} \\times ${texPower(letter, k)}$ written out: how many factors $${letter}$ are there?`,
        ],
        [
          commas([cPlusD, sum]),
          "added the numbers in front",
          `The exponent is right. But the numbers in front are factors, too: what is done with them?`,
        ],
        [
          commas([cPlusD, product]),
          "swapped the rules for numbers and exponents",
          `The numbers in front are multiplied. And what happens to the exponents when powers are multiplied?`,
        ],
      ],
    },
    quotient: {
      shown: `${left} \\div (${right})`,
      a: c,
      n: m - k,
      why: [
        `Divide the numbers first: $${cTimesD} \\div ${d} = ${c}$.`,
        `Then the powers: dividing by $${texPower(letter, k)}$ cancels $${k}$ of the $${m}$ factors $${letter}$.`,
      ],
      slips: [
        ...(m % k === 0
          ? [
              [
                commas([c, m / k]),
                "divided the exponents instead of subtracting",
                `The number is right. Write the powers out as factors $${letter}$: how many cancel?`,
              ],
            ]
          : []),
        [
          commas([cTimesD - d, m - k]),
          "subtracted the numbers in front",
          `The exponent is right. But the numbers in front are divided like any numbers.`,
        ],
        [
          commas([c, sum]),
          "added the exponents instead of subtracting",
          `The number is right. Dividing takes factors $${letter}$ away: how many are left?`,
        ],
      ],
    },
    power: {
      shown: `(${left})^{${k}}`,
      a: power,
      n: product,
      why: [
        `The exponent belongs to the whole bracket, so there are $${k}$ factors $${c}$ as well: $${c}^{${k}} = ${power}$.`,
        `And there are $${k}$ factors $${texPower(letter, m)}$, so the exponents are multiplied: $${m} \\times ${k}$.`,
      ],
      slips: [
        [
          commas([c, product]),
          "left the number in front out of the power",
          `The exponent is right. But the bracket holds the $${c}$, too: how many times is it a factor?`,
        ],
        [
          commas([c * k, product]),
          "multiplied the number in front by the exponent",
          `The exponent is right. The $${c}$ is raised to the power like everything in the bracket.`,
        ],
        [
          commas([power, sum]),
          "added the exponents instead of multiplying",
          `The number is right. There are $${k}$ factors $${texPower(letter, m)}$: how many factors $${letter}$ is that?`,
        ],
      ],
    },
  };
  const { shown, a, n, why, slips: wrong } = kinds[form];
  const answer = { kind: "list", items: [String(a), String(n)], ordered: true, labels: ["a", "n"] } as const;
  return {
    prompt: `Find the numbers $a$ and $n$ with $${shown} = a${letter}^{n}$ for every $${domain}$.`,
    answer,
    steps: [...why, `So the answer is $a = ${a}$ and $n = ${n}$.`],
    slips: slips(
      answer,
      wrong.map(([when = "", name = "", say = ""]) => [when, name, say]),
    ),
    check: `Put $${letter} = 1$ into both sides, and then $${letter} = 2$: they must be equal both times.`,
  };
}

const skill: Skill = {
  id: "rules-of-powers",
  title: "Rules of powers",
  about: "Powers of the same base can be multiplied and divided by looking at their exponents alone.",
  curriculum: ["KS3-KS4 algebra", "8.EE.1", "N-RN.1"],
  needs: ["powers-and-roots", "negative-numbers"],
  stages: [
    stage({
      grade: 4,
      label: "adding, subtracting, multiplying exponents",
      bounds: {
        form: ["times", "over", "power", "three", "power times", "power over"],
        base: ["2", "3", "5", "7", "10", "x", "y"],
        m: [2, 9],
        k: [2, 6],
        l: [2, 9],
      },
      rules: {
        "the exponent is more than 1": ({ form, m, k, l }) =>
          form === "over" ? m - k > 1 : form === "three" ? m + k - l > 1 : form !== "power over" || m * k - l > 1,
        "the exponents are small": ({ form, m, k }) => !form.startsWith("power") || (m <= 6 && k <= 5),
        "adding and multiplying differ": ({ m, k }) => m + k !== m * k,
      },
      write: ({ form, base, m, k, l }) => exponent(form, base, m, k, l),
    }),
    stage({
      grade: 5,
      label: "with numbers in front",
      bounds: {
        form: ["product", "quotient", "power"],
        letter: ["x", "y", "p"],
        c: [2, 9],
        m: [2, 8],
        d: [2, 9],
        k: [2, 6],
      },
      rules: {
        "the exponent is more than 1": ({ form, m, k }) => form !== "quotient" || m - k > 1,
        "adding and multiplying differ": ({ m, k }) => m + k !== m * k,
        "the power is small": ({ form, c, m, k }) => form !== "power" || (c ** k <= 125 && c <= 5 && m <= 6),
      },
      write: ({ form, letter, c, m, d, k }) => coefficients(form, letter, c, m, d, k),
    }),
    stage({
      grade: 5,
      label: "zero and negative exponents",
      bounds: { p: [2, 10], q: [1, 7], e: [0, 4] },
      rules: {
        "the base is in lowest terms": ({ p, q }) => gcd(p, q) === 1,
        "the answer is not monstrous": ({ p, q, e }) => (q === 1 ? p ** e <= 130 : p ** e <= 64 && q ** e <= 64),
        "whole numbers and fractions are both asked for": ({ p, q, e }) => q === 1 || (p <= 7 && (e > 0 || p < 5)),
      },
      write: ({ p, q, e }) => negative(p, q, e),
    }),
    stage({
      grade: 6,
      label: "fractions as exponents",
      bounds: { r: [2, 12], k: [2, 4], m: [1, 5], sign: ["+", "+", "-"] },
      rules: {
        "the exponent is a fraction in lowest terms": ({ k, m }) => gcd(k, m) === 1,
        "the base is well known": ({ r, k }) => (k === 2 ? r ** k <= 144 : k === 3 ? r <= 5 || r === 10 : r <= 3),
        "a square root alone is not asked for": ({ k, m, sign }) => k > 2 || m > 1 || sign === "-",
        "the answer is at most 250": ({ r, m }) => r ** m <= 250,
      },
      write: ({ r, k, m, sign }) => fractional(r, k, m, sign === "-"),
    }),
  ],
};

export default skill;
