import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texLowest, texMixed } from "../../engine/tex.ts";
import { noun, withArticle } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, typed, typedMixed } from "./shared-fractions.ts";

type Setting = "bare" | "jug" | "path";

function ask(setting: Setting, left: string, right: string): string {
  if (setting === "jug")
    return `A jug is $${left}$ full. Then $${right}$ of a full jug is poured out. How full is it now?`;
  if (setting === "path")
    return `The way to school is $${left}$ km long. Amina has walked $${right}$ km of it. How many kilometres are left?`;
  return `Work out $${left} - ${right}$.`;
}

/** a/b - c/d, both proper, in lowest terms. */
function difference(setting: Setting, a: number, b: number, c: number, d: number): Question {
  const common = lcm(b, d);
  const [left, right] = [(a * common) / b, (c * common) / d];
  const rest = left - right;
  const shared = gcd(rest, common);
  const gap = a - c;
  const [f, g] = [texFraction(a, b), texFraction(c, d)];
  const changed = b === common ? g : f;
  const unit = setting === "path" ? "km" : undefined;
  const answer: AnswerSpec = { kind: "fraction", value: `${rest}/${common}`, form: "lowest", ...(unit && { unit }) };
  const numerators = `Subtract the numerators, and keep the denominator: $${left} - ${right}$ parts of $${common}$.`;
  return {
    prompt: `${ask(setting, f, g)} Write a fraction in lowest terms.`,
    answer,
    steps: [
      b === d
        ? `Both fractions are counted in the same parts: the denominator of both is $${b}$.`
        : `Count both in the same parts. The smallest number that is a multiple of both $${b}$ and $${d}$ is $${common}$.`,
      ...(b === d ? [] : [same(a, b, c, d, common)]),
      numerators,
      shared > 1
        ? `That is $${texFraction(rest, common)}$. Divide top and bottom by $${shared}$: the answer is $${texLowest(rest, common)}$.`
        : `$${left} - ${right} = ${rest}$, so the answer is $${texFraction(rest, common)}$.`,
    ],
    slips: slips(answer, [
      ...(b === d
        ? [
            [
              gap,
              "left the denominator out",
              `$${gap}$ is the number of parts that are left. Into how many parts is the whole cut?`,
            ] as const,
          ]
        : [
            [
              typed(gap === 0 ? a : Math.abs(gap), Math.abs(b - d)),
              "subtracted the denominators",
              `Denominators are not amounts to subtract: they say into how many parts the whole is cut. Cut both into the same parts first.`,
            ] as const,
            ...(gap > 0
              ? [
                  [
                    typed(gap, common),
                    "changed the denominators but not the numerators",
                    `With the new denominator $${common}$ the numerators change, too: $${changed}$ is how many parts of $${common}$?`,
                  ] as const,
                ]
              : []),
          ]),
      [
        typed(left + right, common),
        "added instead of subtracting",
        `That is more than there was to begin with. The smaller fraction is taken away here.`,
      ],
      ...(b === d
        ? [
            [
              typed(gap, 2 * b),
              "added the denominators",
              `The parts keep their size: $${b}$ of them make a whole before and after. What happens to the denominator?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Add $${g}$ to your answer: that must give $${f}$.`,
    shows: {
      by: "bar",
      lines: [
        [`${a}/${b}, ${c}/${d}`],
        ...(b === d ? [] : [[`${left}/${common}, ${right}/${common}`] as const]),
        [`${rest}+${right}/${common}, ${right}/${common}`],
        [typed(rest / shared, common / shared)],
      ],
    },
  };
}

function same(a: number, b: number, c: number, d: number, common: number): string {
  const [f, g] = [texFraction(a, b), texFraction(c, d)];
  const [left, right] = [(a * common) / b, (c * common) / d];
  const one = `$${f} = ${texFraction(left, common)}$`;
  const other = `$${g} = ${texFraction(right, common)}$`;
  if (b === common) return `So ${other}, and $${f}$ stays as it is.`;
  if (d === common) return `So ${one}, and $${g}$ stays as it is.`;
  return `So ${one} and ${other}.`;
}

/** n - c/d */
function fromWhole(n: number, c: number, d: number): Question {
  const f = texFraction(c, d);
  const rest = d - c;
  const uncut = n - 1;
  const inParts = n * d;
  const left = inParts - c;
  const answer: AnswerSpec = { kind: "fraction", value: typed(left, d), form: "lowest" };
  const result = texMixed(uncut, rest, d);
  const form = n > 1 ? "mixed number, or a fraction," : "fraction";
  const cut = n > 1 ? "one of the wholes" : "the whole";
  const others = n === 2 ? "The other whole has" : `The other $${uncut}$ wholes have`;
  return {
    prompt: `Work out $${n} - ${f}$. Write ${withArticle(form)} in lowest terms.`,
    answer,
    steps: [
      `Cut ${cut} into $${d}$ parts: $1 = ${texFraction(d, d)}$.`,
      `Take $${c}$ of these parts away: $${d} - ${c} = ${rest}$ of the $${d}$ parts ${noun(rest, "stays", "stay")}.`,
      n > 1
        ? `${others} not changed, so the answer is $${result}$, which is $${texFraction(left, d)}$.`
        : `So the answer is $${result}$.`,
    ],
    slips: slips(answer, [
      [
        typedMixed(n, rest, d),
        "found the rest of one whole, but kept all the wholes",
        `$${texFraction(rest, d)}$ is left of the whole that you cut. How many wholes have not been cut?`,
      ],
      [
        n === 1 ? typed(c, d) : typedMixed(uncut, c, d),
        "took a whole away and kept the fraction",
        `The $${f}$ is taken away. How much of the whole is left then?`,
      ],
      ...(n > c
        ? [
            [
              typed(n - c, d),
              "subtracted the numerator from the whole number",
              `You worked out $${n} - ${c}$. But the $${n}$ counts wholes and the $${c}$ counts parts. How many parts is a whole?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Add $${f}$ to your answer: that must give $${n}$.`,
    shows: { by: "bar", lines: [[`${inParts}/${d}`], [`${left}+${c}/${d}`], [`${left}/${d}`]] },
  };
}

const skill: Skill = {
  id: "subtracting-fractions",
  title: "Subtracting fractions",
  about: "To take a fraction away, count both in parts of the same size first.",
  curriculum: ["Y4-Y6 fractions", "4.NF.3", "5.NF.1"],
  needs: ["adding-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "the same denominator",
      bounds: { setting: ["bare", "jug", "path"], b: [4, 12], a: [2, 11], c: [1, 10] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c }) => isProperLowest(a, b) && isProperLowest(c, b),
        "something is left": ({ a, c }) => a > c,
      },
      write: ({ setting, a, b, c }) => difference(setting, a, b, c, b),
    }),
    stage({
      grade: 2,
      label: "from a whole number",
      bounds: { n: [1, 6], d: [3, 12], c: [1, 11] },
      rules: { "the fraction is proper and in lowest terms": ({ c, d }) => isProperLowest(c, d) },
      write: ({ n, c, d }) => fromWhole(n, c, d),
    }),
    stage({
      grade: 3,
      label: "one denominator is a multiple of the other",
      bounds: {
        setting: ["bare", "jug", "path"],
        b: [2, 6],
        times: [2, 4],
        a: [1, 23],
        c: [1, 23],
        larger: ["first", "second"],
      },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, times, larger }) =>
          isProperLowest(a, larger === "first" ? b * times : b) &&
          isProperLowest(c, larger === "first" ? b : b * times),
        "something is left": ({ a, c, times, larger }) => (larger === "first" ? a > c * times : a * times > c),
      },
      write: ({ setting, a, b, c, times, larger }) =>
        larger === "first" ? difference(setting, a, b * times, c, b) : difference(setting, a, b, c, b * times),
    }),
    stage({
      grade: 4,
      label: "any denominators",
      bounds: { setting: ["bare", "jug", "path"], b: [3, 10], d: [3, 10], a: [1, 9], c: [1, 9] },
      rules: {
        "both are proper and in lowest terms": ({ a, b, c, d }) => isProperLowest(a, b) && isProperLowest(c, d),
        "no denominator is a multiple of the other": ({ b, d }) => b % d !== 0 && d % b !== 0,
        "something is left": ({ a, b, c, d }) => a * d > c * b,
      },
      write: ({ setting, a, b, c, d }) => difference(setting, a, b, c, d),
    }),
  ],
};

export default skill;
