import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isLowest, isProperLowest, texOver, texResult, typed, typedMixed } from "./shared-fractions.ts";

/** n × a/b. */
function timesWhole(setting: "after" | "before" | "rice" | "laps", n: number, a: number, b: number): Question {
  const f = texFraction(a, b);
  const total = n * a;
  const shared = gcd(total, b);
  const unit = setting === "rice" ? "kg" : setting === "laps" ? "km" : undefined;
  const answer: AnswerSpec = { kind: "fraction", value: `${total}/${b}`, form: "lowest", ...(unit && { unit }) };
  const asked = {
    after: `Work out $${f} \\times ${n}$.`,
    before: `Work out $${n} \\times ${f}$.`,
    rice: `A bag of rice weighs $${f}$ kg. How many kilograms do $${n}$ such bags weigh?`,
    laps: `One lap of a park is $${f}$ km. How many kilometres are $${n}$ laps?`,
  };
  return {
    prompt: `${asked[setting]} Write a fraction or mixed number in lowest terms.`,
    answer,
    steps: [
      `$${f}$ is $${a}$ ${noun(a, "part")}, and it is taken $${n}$ times. How many parts are there then?`,
      `There are $${n} \\times ${a} = ${total}$ parts. Their size does not change, so the denominator stays $${b}$.`,
      shared > 1
        ? `Top and bottom of $${texFraction(total, b)}$ can be divided by $${shared}$, so the answer is $${texResult(total, b)}$.`
        : `So the answer is $${texResult(total, b)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(total, n * b),
        "multiplied the denominator, too",
        `Top and bottom times $${n}$ is the same fraction as before. There are more parts, but are they smaller as well?`,
      ],
      [
        typed(a, n * b),
        "multiplied the denominator only",
        `That makes the parts smaller. $${n}$ times as much must be more than $${f}$.`,
      ],
      [
        typedMixed(n, a, b),
        "set the two side by side",
        `$${texMixed(n, a, b)}$ means $${n} + ${f}$. Here $${f}$ is taken $${n}$ times.`,
      ],
      [
        typed(n + a, b),
        "added the whole number to the numerator",
        `You added $${n}$ and $${a}$. If $${a}$ ${noun(a, "part is", "parts are")} taken $${n}$ times, how many are there?`,
      ],
    ]),
    check: `Add $${f}$ to itself until you have it $${n}$ times: that must give your answer.`,
  };
}

type Way = "times" | "of" | "field";

function ask(way: Way, f: string, g: string): string {
  if (way === "of") return `What is $${f}$ of $${g}$?`;
  if (way === "field")
    return `$${g}$ of a field is planted, and $${f}$ of the planted part is maize. What fraction of the field is maize?`;
  return `Work out $${f} \\times ${g}$.`;
}

/** a/b × c/d, both proper and in lowest terms. */
function product(way: Way, a: number, b: number, c: number, d: number): Question {
  const [f, g] = [texFraction(a, b), texFraction(c, d)];
  const [across, other] = [gcd(a, d), gcd(c, b)];
  const [left, right] = [
    [a / across, b / other],
    [c / other, d / across],
  ] as const;
  const [top, bottom] = [left[0] * right[0], left[1] * right[1]];
  const answer: AnswerSpec = { kind: "fraction", value: `${top}/${bottom}`, form: "lowest" };
  const common = lcm(b, d);
  return {
    prompt: `${ask(way, f, g)} Write a fraction in lowest terms.`,
    answer,
    steps: [
      ...(way === "times" ? [] : [`A fraction of a fraction is a product: $${f} \\times ${g}$.`]),
      ...(across * other > 1
        ? [
            `Before you multiply, see if a number above and a number below can be divided by the same number. That keeps the value, and the numbers stay small.`,
            `${cancelled(a, d, across, c, b, other)} What is left is $${texOver(...left)} \\times ${texOver(...right)}$.`,
          ]
        : [
            `Cut each of the $${d}$ parts into $${b}$: that makes $${b} \\times ${d}$ small parts in all. So multiply the denominators.`,
            `Of these, $${a} \\times ${c}$ are taken. So multiply the numerators.`,
          ]),
      `$${left[0]} \\times ${right[0]} = ${top}$ above and $${left[1]} \\times ${right[1]} = ${bottom}$ below, so the answer is $${texFraction(top, bottom)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(a * d, b * c),
        "turned the second fraction upside down",
        `You multiplied by $${texFraction(d, c)}$. Turning belongs to dividing; here it is a product.`,
      ],
      [
        typed(a + c, b + d),
        "added tops and bottoms",
        `You added the tops and the bottoms. Taking a part of a part makes it smaller: what do you do with the numerators?`,
      ],
      [
        typed((a * common) / b + (c * common) / d, common),
        "added instead of multiplying",
        `That is the sum of the two. A part of $${g}$ must be smaller than $${g}$.`,
      ],
      ...(b === d
        ? [
            [
              typed(a * c, b),
              "kept the denominator",
              `The same denominator stays when you add. Taking a part of a part cuts the parts smaller: into how many in all?`,
            ] as const,
          ]
        : []),
    ]),
    check: `The answer must be smaller than both $${f}$ and $${g}$.`,
  };
}

/** "$4$ and $8$ can both be divided by $4$, and $3$ and $9$ by $3$." */
function cancelled(a: number, d: number, across: number, c: number, b: number, other: number): string {
  if (other === 1) return `$${a}$ and $${d}$ can both be divided by $${across}$.`;
  if (across === 1) return `$${c}$ and $${b}$ can both be divided by $${other}$.`;
  return `$${a}$ and $${d}$ can both be divided by $${across}$, and $${c}$ and $${b}$ by $${other}$.`;
}

/** w a/b × v c/d. */
function mixedProduct(w: number, a: number, b: number, v: number, c: number, d: number): Question {
  const [m, n] = [texMixed(w, a, b), texMixed(v, c, d)];
  const [p, q] = [w * b + a, v * d + c];
  const [across, other] = [gcd(p, d), gcd(q, b)];
  const [left, right] = [
    [p / across, b / other],
    [q / other, d / across],
  ] as const;
  const [top, bottom] = [left[0] * right[0], left[1] * right[1]];
  const [wholes, over] = [Math.floor(top / bottom), top % bottom];
  const [nextW, nextV] = [w + 1, v + 1];
  const [low, high] = [w * v, nextW * nextV];
  const answer: AnswerSpec = { kind: "fraction", value: `${top}/${bottom}`, form: "mixed" };
  return {
    prompt: `Work out $${m} \\times ${n}$. Write a mixed number in lowest terms.`,
    answer,
    steps: [
      `Write both as fractions: $${m} = ${texFraction(p, b)}$ and $${n} = ${texFraction(q, d)}$.`,
      `${cancelled(p, d, across, q, b, other)} What is left is $${texOver(...left)} \\times ${texOver(...right)}$.`,
      `Multiply above and below: that is $${texFraction(top, bottom)}$. Now take the wholes out of it.`,
      `$${top} = ${wholes} \\times ${bottom} + ${over}$, so the answer is $${texMixed(wholes, over, bottom)}$.`,
    ],
    slips: slips(answer, [
      [
        typedMixed(low, a * c, b * d),
        "multiplied wholes and fractions apart",
        `You worked out $${w} \\times ${v}$ and $${texFraction(a, b)} \\times ${texFraction(c, d)}$. But each part of $${m}$ is multiplied by the whole of $${n}$. What is $${m}$ as one fraction?`,
      ],
      [
        typed(p * d, b * q),
        "divided instead of multiplying",
        `You turned $${n}$ upside down. That belongs to dividing; here it is a product.`,
      ],
      [
        typed(p * d + q * b, b * d),
        "added instead of multiplying",
        `That is the sum of the two numbers. The sign is a times.`,
      ],
    ]),
    check: `The answer must lie between $${w} \\times ${v} = ${low}$ and $${nextW} \\times ${nextV} = ${high}$.`,
  };
}

const skill: Skill = {
  id: "multiplying-fractions",
  title: "Multiplying fractions",
  about: "Two thirds of four fifths: multiplying by a fraction takes a part of a part.",
  curriculum: ["Y5-Y6 fractions", "4.NF.4", "5.NF.4", "5.NF.6"],
  needs: ["lowest-terms", "mixed-and-improper"],
  stages: [
    stage({
      grade: 3,
      label: "times a whole number",
      bounds: { setting: ["after", "before", "rice", "laps"], n: [2, 9], b: [3, 10], a: [1, 9] },
      rules: {
        "the fraction is proper and in lowest terms": ({ a, b }) => isProperLowest(a, b),
        "the product is more than 1, but no whole number": ({ n, a, b }) => n * a > b && (n * a) % b !== 0,
      },
      write: ({ setting, n, a, b }) => timesWhole(setting, n, a, b),
    }),
    stage({
      grade: 3,
      label: "nothing to cancel",
      bounds: { way: ["times", "of", "field"], b: [2, 9], d: [2, 9], a: [1, 8], c: [1, 8] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, d }) => isProperLowest(a, b) && isProperLowest(c, d),
        "nothing can be cancelled": ({ a, b, c, d }) => isLowest(a * c, b * d),
        "they are not both one part": ({ a, c }) => a * c > 1,
      },
      write: ({ way, a, b, c, d }) => product(way, a, b, c, d),
    }),
    stage({
      grade: 4,
      label: "cancel first",
      bounds: { way: ["times", "of", "field"], b: [3, 12], d: [3, 12], a: [2, 11], c: [2, 11] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, d }) => isProperLowest(a, b) && isProperLowest(c, d),
        "something can be cancelled": ({ a, b, c, d }) => gcd(a, d) > 1 || gcd(c, b) > 1,
        "the answer stays small": ({ a, b, c, d }) => (b * d) / gcd(a * c, b * d) <= 40,
      },
      write: ({ way, a, b, c, d }) => product(way, a, b, c, d),
    }),
    stage({
      grade: 4,
      label: "mixed numbers",
      bounds: { w: [1, 4], a: [1, 5], b: [2, 6], v: [1, 4], c: [1, 5], d: [2, 6] },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c, d }) =>
          isProperLowest(a, b) && isProperLowest(c, d),
        "something can be cancelled": ({ w, a, b, v, c, d }) => gcd(w * b + a, d) > 1 || gcd(v * d + c, b) > 1,
        "the product is no whole number, and its parts are tenths at most": ({ w, a, b, v, c, d }) => {
          const bottom = (b * d) / gcd((w * b + a) * (v * d + c), b * d);
          return bottom > 1 && bottom <= 10;
        },
      },
      write: ({ w, a, b, v, c, d }) => mixedProduct(w, a, b, v, c, d),
    }),
  ],
};

export default skill;
