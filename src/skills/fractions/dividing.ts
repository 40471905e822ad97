import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, partName, texOver, texResult, typed } from "./shared-fractions.ts";

/** a/b ÷ n. */
function byWhole(setting: "bare" | "cake" | "juice", a: number, b: number, n: number): Question {
  const f = texFraction(a, b);
  const common = gcd(a, n);
  const smallParts = b * n;
  const [top, bottom] = [a / common, smallParts / common];
  const answer: AnswerSpec = { kind: "fraction", value: typed(top, bottom), form: "lowest" };
  const asked = {
    bare: `Work out $${f} \\div ${n}$.`,
    cake: `$${f}$ of a cake is left, and $${n}$ friends share it equally. What fraction of a whole cake does each get?`,
    juice: `$${f}$ of a litre of mango juice is poured into $${n}$ glasses, the same into each. What fraction of a litre is in each glass?`,
  };
  return {
    prompt: `${asked[setting]} Write it in lowest terms.`,
    answer,
    steps:
      common === n
        ? [
            `$${f}$ is $${a}$ ${noun(a, "part")}, and they are shared into $${n}$ equal shares.`,
            `The parts keep their size, so the denominator stays $${b}$. How many parts are in each share?`,
            `$${a} \\div ${n} = ${top}$, so the answer is $${texFraction(top, b)}$.`,
          ]
        : [
            a === 1
              ? `One part cannot be shared into $${n}$ equal shares as it is. So cut each part into $${n}$ smaller ones.`
              : `The $${a}$ parts cannot be shared into $${n}$ equal shares as they are. So cut each part into $${n}$ smaller ones.`,
            `Then a whole has $${b} \\times ${n} = ${smallParts}$ small parts, and each share gets $${a}$ of them.`,
            common > 1
              ? `That is $${texFraction(a, smallParts)}$. Divide top and bottom by $${common}$: the answer is $${texFraction(top, bottom)}$.`
              : `So the answer is $${texFraction(a, smallParts)}$.`,
          ],
    slips: slips(answer, [
      [
        typed(a * n, b),
        "multiplied instead of dividing",
        `That is $${n}$ times as much. Each share must be smaller than $${f}$.`,
      ],
      [
        typed(smallParts, a),
        "turned the wrong number upside down",
        `You turned $${f}$ upside down. Which number is it divided by?`,
      ],
      [
        typed(a, b + n),
        "added the whole number to the denominator",
        `You added $${n}$ to the denominator. If each part is cut into $${n}$, how many small parts make a whole?`,
      ],
    ]),
    check: `Multiply your answer by $${n}$: that must give $${f}$.`,
  };
}

/** How often a/b goes into n = a × m. */
function intoWhole(setting: "bare" | "jars" | "ribbon" | "often", n: number, a: number, b: number): Question {
  const f = texFraction(a, b);
  const inParts = n * b;
  const result = inParts / a;
  const answer: AnswerSpec = { kind: "whole", value: String(result) };
  const asked = {
    bare: `Work out $${n} \\div ${f}$.`,
    jars: `How many jars of $${f}$ litre can be filled from $${n}$ litres of honey?`,
    ribbon: `How many pieces of $${f}$ m can be cut from $${n}$ m of ribbon?`,
    often: `How many times does $${f}$ go into $${n}$?`,
  };
  const names = partName(b, 2);
  const multiplied = n * a;
  const shared = gcd(multiplied, b);
  return {
    prompt: asked[setting],
    answer,
    steps: [
      `To divide by $${f}$ is to ask how many times $${f}$ goes into $${n}$. So count $${n}$ in ${names}, too.`,
      a === 1
        ? `A whole is $${b}$ ${names}. So how many ${names} are $${n}$ wholes?`
        : `A whole is $${b}$ ${names}, so $${n}$ wholes are $${n} \\times ${b} = ${inParts}$ ${names}.`,
      a === 1
        ? `There are $${n} \\times ${b} = ${result}$ of them, and each time one is taken: the answer is $${result}$.`
        : `Each time $${a}$ of them are taken: $${inParts} \\div ${a} = ${result}$, so the answer is $${result}$.`,
    ],
    slips: slips(answer, [
      [
        typed(multiplied / shared, b / shared),
        "multiplied instead of dividing",
        `You worked out $${n} \\times ${f}$. A piece smaller than $1$ goes into $${n}$ more than $${n}$ times.`,
      ],
      [
        inParts,
        "counted single parts",
        `$${n}$ wholes are $${inParts}$ ${names}, that is right. But $${f}$ takes $${a}$ of them each time.`,
      ],
      [
        typed(a, inParts),
        "divided the other way round",
        `That is how many times $${n}$ goes into $${f}$. Here $${n}$ is divided by $${f}$.`,
      ],
    ]),
    check: `Multiply your answer by $${f}$: that must give $${n}$.`,
  };
}

/** a/b ÷ c/d. */
function byFraction(way: "bare" | "often", a: number, b: number, c: number, d: number): Question {
  const [f, g] = [texFraction(a, b), texFraction(c, d)];
  const turned = texFraction(d, c);
  const [p, q] = [a * d, b * c];
  const common = gcd(p, q);
  const answer: AnswerSpec = { kind: "fraction", value: typed(p / common, q / common), form: "lowest" };
  const asked = {
    bare: `Work out $${f} \\div ${g}$.`,
    often: `How many times is $${g}$ contained in $${f}$?`,
  };
  const isTurned = c === 1 ? "" : "the fraction turned upside down, ";
  const product = `So work out $${f} \\times ${turned}$`;
  return {
    prompt: `${asked[way]} Write a fraction or a whole number, in lowest terms.`,
    answer,
    steps: [
      ...(way === "bare"
        ? []
        : [`How many times one number is contained in another is a division: $${f} \\div ${g}$.`]),
      `Dividing by $${g}$ is the same as multiplying by $${turned}$, ${isTurned}because $${g} \\times ${turned} = 1$.`,
      common > 1 ? `${product}. See what can be cancelled before you multiply.` : `${product}.`,
      common > 1
        ? `Before cancelling that is $${texOver(p, q)}$. Divide top and bottom by $${common}$: the answer is $${texResult(p, q)}$.`
        : `$${a} \\times ${d} = ${p}$ above and $${b} \\times ${c} = ${q}$ below, so the answer is $${texResult(p, q)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(a * c, b * d),
        "multiplied without turning the second fraction",
        `That is $${f} \\times ${g}$. What do you multiply by, to divide by $${g}$?`,
      ],
      [
        typed(q, p),
        "turned the wrong fraction upside down",
        `You turned the first fraction. Which of the two is it divided by?`,
      ],
      [
        typed(b * d, a * c),
        "turned both fractions upside down",
        `Only the fraction that you divide by is turned; the first one stays.`,
      ],
    ]),
    check: `Multiply your answer by $${g}$: that must give $${f}$.`,
  };
}

/** w a/b ÷ v c/d. */
function mixedQuotient(w: number, a: number, b: number, v: number, c: number, d: number): Question {
  const [m, n] = [texMixed(w, a, b), texMixed(v, c, d)];
  const [p, q] = [w * b + a, v * d + c];
  const common = gcd(p * d, b * q);
  const [top, bottom] = [(p * d) / common, (b * q) / common];
  const [wholes, over] = [Math.floor(top / bottom), top % bottom];
  const answer: AnswerSpec = { kind: "fraction", value: typed(top, bottom), form: "mixed" };
  const fractions =
    v === 0
      ? `the mixed number as a fraction: $${m} = ${texOver(p, b)}$`
      : `both as fractions: $${m} = ${texOver(p, b)}$ and $${n} = ${texOver(q, d)}$`;
  const quotient = common > 1 ? "Cancelled as far as it goes, that" : "That";
  return {
    prompt: `Work out $${m} \\div ${n}$. Write a mixed number in lowest terms.`,
    answer,
    steps: [
      `Write ${fractions}.`,
      `Dividing by $${texOver(q, d)}$ is multiplying by $${texOver(d, q)}$: work out $${texOver(p, b)} \\times ${texOver(d, q)}$.`,
      `${quotient} is $${texOver(top, bottom)}$. Now take the wholes out of it.`,
      `$${top} = ${wholes} \\times ${bottom} + ${over}$, so the answer is $${texMixed(wholes, over, bottom)}$.`,
    ],
    slips: slips(answer, [
      ...(v > 0 && w % v === 0
        ? [
            [
              typed((w / v) * b * c + a * d, b * c),
              "divided wholes and fractions apart",
              `You worked out $${w} \\div ${v}$ and $${texFraction(a, b)} \\div ${texFraction(c, d)}$. But all of $${m}$ is divided by all of $${n}$. What are they as fractions?`,
            ] as const,
          ]
        : []),
      [
        typed(p * q, b * d),
        "multiplied instead of dividing",
        `That is $${m} \\times ${n}$. What do you multiply by, to divide by $${texOver(q, d)}$?`,
      ],
      [
        typed(b * q, p * d),
        "turned the wrong fraction upside down",
        `You turned the first number. Which of the two is it divided by?`,
      ],
      ...(v === 0
        ? [
            [
              typed(w * d * b + c * a, c * b),
              "divided the whole number only",
              `You divided $${w}$ by $${n}$ and kept the $${texFraction(a, b)}$. All of $${m}$ is divided.`,
            ] as const,
          ]
        : []),
    ]),
    check: `Multiply your answer by $${n}$: that must give $${m}$.`,
  };
}

const skill: Skill = {
  id: "dividing-fractions",
  title: "Dividing fractions",
  about: "How many jars of three quarters of a litre do six litres fill? That is dividing by a fraction.",
  curriculum: ["Y6 fractions", "5.NF.7", "6.NS.1"],
  needs: ["multiplying-fractions"],
  stages: [
    stage({
      grade: 3,
      label: "a fraction by a whole number",
      bounds: { setting: ["bare", "cake", "juice"], b: [2, 10], a: [1, 9], n: [2, 6] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "at least a third of a cake is shared": ({ setting, a, b }) => setting !== "cake" || 3 * a >= b,
      },
      write: ({ setting, a, b, n }) => byWhole(setting, a, b, n),
    }),
    stage({
      grade: 4,
      label: "a whole number by a fraction",
      bounds: { setting: ["bare", "jars", "ribbon", "often"], b: [2, 8], a: [1, 5], m: [1, 8] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the whole number is from 2 to 20": ({ a, m }) => a * m >= 2 && a * m <= 20,
      },
      write: ({ setting, a, b, m }) => intoWhole(setting, a * m, a, b),
    }),
    stage({
      grade: 4,
      label: "a fraction by a fraction",
      bounds: { way: ["bare", "often"], b: [2, 10], a: [1, 9], d: [2, 10], c: [1, 9] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, d }) => isProperLowest(a, b) && isProperLowest(c, d),
        "the first is more where it is asked how often": ({ way, a, b, c, d }) => way === "bare" || a * d > b * c,
        "they are not equal": ({ a, b, c, d }) => a * d !== b * c,
        "the answer stays small": ({ a, b, c, d }) => (b * c + a * d) / gcd(a * d, b * c) <= 50,
      },
      write: ({ way, a, b, c, d }) => byFraction(way, a, b, c, d),
    }),
    stage({
      grade: 4,
      label: "mixed numbers",
      bounds: { w: [1, 7], a: [1, 5], b: [2, 6], v: [0, 3], c: [1, 5], d: [2, 6] },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c, d }) =>
          isProperLowest(a, b) && isProperLowest(c, d),
        "the quotient is between 1 and 10, no whole number, and its parts are twelfths at most": ({
          w,
          a,
          b,
          v,
          c,
          d,
        }) => {
          const [p, q] = [(w * b + a) * d, (v * d + c) * b];
          return p > q && p < 10 * q && p % q !== 0 && q / gcd(p, q) <= 12;
        },
      },
      write: ({ w, a, b, v, c, d }) => mixedQuotient(w, a, b, v, c, d),
    }),
  ],
};

export default skill;
