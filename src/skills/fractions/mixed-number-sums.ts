import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { and, noun } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, typed, typedMixed } from "./shared-fractions.ts";

/** w a/b, with a/b proper and in lowest terms. */
type Mixed = readonly [w: number, a: number, b: number];

const form = "Write a mixed number in lowest terms.";

function common([, , b]: Mixed, [, , d]: Mixed): number {
  return lcm(b, d);
}

/** The numerator of a/b, where it is written with the denominator `parts`. */
function scaled(a: number, b: number, parts: number): number {
  return (a * parts) / b;
}

/** How the two are brought to the same parts; nothing where they have them. */
function sameParts(one: Mixed, other: Mixed): string[] {
  const parts = common(one, other);
  const changed = [one, other].filter(([, , b]) => b !== parts);
  if (changed.length === 0) return [];
  const written = changed.map(([, a, b]) => `$${texFraction(a, b)} = ${texFraction(scaled(a, b, parts), parts)}$`);
  return [
    `For the fractions, count both in the same parts: the smallest number that is a multiple of both $${one[2]}$ and $${other[2]}$ is $${parts}$. So ${and(written)}.`,
  ];
}

/** The last step: a fraction beside wholes, in lowest terms. */
function result(w: number, top: number, bottom: number): string {
  const shared = gcd(top, bottom);
  const reduced = texMixed(w, top / shared, bottom / shared);
  return shared > 1
    ? `Top and bottom of $${texFraction(top, bottom)}$ can be divided by $${shared}$, so the answer is $${reduced}$.`
    : `So the answer is $${reduced}$.`;
}

function sum(setting: "bare" | "rope" | "walk", one: Mixed, other: Mixed): Question {
  const [[w, a, b], [v, c, d]] = [one, other];
  const parts = common(one, other);
  const [left, right] = [scaled(a, b, parts), scaled(c, d, parts)];
  const [top, wholes] = [left + right, w + v];
  const [m, n] = [texMixed(...one), texMixed(...other)];
  const over = top > parts;
  // Once a whole is made of the parts, where there are enough.
  const [oneMore, beside] = [wholes + 1, top - parts];
  const changed = b === parts ? texFraction(c, d) : texFraction(a, b);
  const unit = setting === "rope" ? "m" : setting === "walk" ? "km" : undefined;
  const answer: AnswerSpec = {
    kind: "fraction",
    value: typed(wholes * parts + top, parts),
    form: "mixed",
    ...(unit && { unit }),
  };
  const asked = {
    bare: `Work out $${m} + ${n}$.`,
    rope: `A rope of $${m}$ m and a rope of $${n}$ m are laid end to end. How many metres long are they together?`,
    walk: `Tenzin walks $${m}$ km in the morning and $${n}$ km in the afternoon. How many kilometres is that in all?`,
  };
  return {
    prompt: `${asked[setting]} ${form}`,
    answer,
    steps: [
      `Add wholes to wholes: $${w} + ${v} = ${wholes}$. The fractions come next.`,
      ...sameParts(one, other),
      over
        ? `Add the fractions: $${texFraction(left, parts)} + ${texFraction(right, parts)} = ${texFraction(top, parts)}$. That is more than a whole: it makes one more whole, and some parts.`
        : `Add the fractions: $${texFraction(left, parts)} + ${texFraction(right, parts)}$. The parts keep their size, so only the numerators are added.`,
      over
        ? `$${wholes} + 1 = ${oneMore}$ wholes, and $${top} - ${parts} = ${beside}$ of the $${parts}$ parts beside them. ${result(oneMore, beside, parts)}`
        : `There are $${left} + ${right} = ${top}$ of the $${parts}$ parts beside $${wholes}$ wholes. ${result(wholes, top, parts)}`,
    ],
    slips: slips(answer, [
      ...(over
        ? [
            [
              typedMixed(wholes, beside, parts),
              "lost the whole that the parts make",
              `The fractions make $${texFraction(top, parts)}$, and $${parts}$ of these parts are a whole. Where has it gone?`,
            ] as const,
          ]
        : []),
      [
        typedMixed(wholes, a + c, b + d),
        "added the denominators",
        `You added the denominators. They are not amounts: they say into how many parts a whole is cut.`,
      ],
      ...(b === d
        ? []
        : [
            [
              typedMixed(wholes, a + c, parts),
              "changed the denominators but not the numerators",
              `With the denominator $${parts}$ the numerators change, too: $${changed}$ is how many parts of $${parts}$?`,
            ] as const,
          ]),
      [
        `${top}/${parts}`,
        "left the wholes out",
        `That is the sum of the fractions. What about the $${w}$ and the $${v}$?`,
      ],
    ]),
    check: `Take $${n}$ away from your answer: that must give $${m}$.`,
  };
}

function difference(setting: "bare" | "rope" | "walk", one: Mixed, other: Mixed): Question {
  const [[w, a, b], [v, c, d]] = [one, other];
  const parts = common(one, other);
  const [left, right] = [scaled(a, b, parts), scaled(c, d, parts)];
  const [m, n] = [texMixed(...one), texMixed(...other)];
  const short = left < right;
  // What the second is taken away from: with one whole cut into parts, where there are too few.
  const [fromWholes, fromTop] = short ? [w - 1, left + parts] : [w, left];
  const [wholes, top] = [fromWholes - v, fromTop - right];
  const gap = w - v;
  const changed = b === parts ? texFraction(c, d) : texFraction(a, b);
  const unit = setting === "rope" ? "m" : setting === "walk" ? "km" : undefined;
  const answer: AnswerSpec = {
    kind: "fraction",
    value: typed(wholes * parts + top, parts),
    form: "mixed",
    ...(unit && { unit }),
  };
  const asked = {
    bare: `Work out $${m} - ${n}$.`,
    rope: `A rope is $${m}$ m long, and $${n}$ m of it is cut off. How many metres are left?`,
    walk: `A path is $${m}$ km long, and Inti has walked $${n}$ km of it. How many kilometres are left?`,
  };
  return {
    prompt: `${asked[setting]} ${form}`,
    answer,
    steps: [
      ...sameParts(one, other),
      short
        ? `$${left}$ ${noun(left, "part is", "parts are")} not enough to take $${right}$ away. So cut one of the $${w}$ wholes into $${parts}$ parts: $${m}$ is $${texMixed(fromWholes, fromTop, parts)}$.`
        : `$${left}$ parts are enough to take $${right}$ away, so wholes and fractions can be subtracted one after the other.`,
      `Subtract the wholes: $${fromWholes} - ${v} = ${wholes}$. The fractions come next.`,
      `$${fromTop} - ${right} = ${top}$ of the $${parts}$ parts ${noun(top, "is", "are")} left. ${result(wholes, top, parts)}`,
    ],
    slips: slips(answer, [
      ...(short
        ? [
            [
              typedMixed(gap, right - left, parts),
              "took the smaller fraction from the larger one",
              `The fraction that is taken away is the larger one here. What can you do with one of the $${w}$ wholes?`,
            ] as const,
            [
              typedMixed(gap, top, parts),
              "cut a whole into parts, but still counted it",
              `You cut one of the $${w}$ wholes into parts. How many wholes are there then?`,
            ] as const,
          ]
        : []),
      ...(b !== d && a > c
        ? [
            [
              typedMixed(gap, a - c, parts),
              "changed the denominators but not the numerators",
              `With the denominator $${parts}$ the numerators change, too: $${changed}$ is how many parts of $${parts}$?`,
            ] as const,
          ]
        : []),
      [gap, "left the fractions out", `That is the difference of the wholes. What about the fractions beside them?`],
      [
        typed((w + v) * parts + left + right, parts),
        "added instead of subtracting",
        `That is more than there was to begin with. The second number is taken away here.`,
      ],
    ]),
    check: `Add $${n}$ to your answer: that must give $${m}$.`,
  };
}

const skill: Skill = {
  id: "mixed-number-sums",
  title: "Mixed number sums",
  about: "Wholes with wholes and parts with parts, and a whole cut up or put together where it is needed.",
  curriculum: ["Y6 fractions", "4.NF.3", "5.NF.1"],
  needs: ["mixed-and-improper", "subtracting-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "adding, the same denominator",
      bounds: { setting: ["bare", "rope", "walk"], w: [1, 7], v: [1, 7], b: [3, 10], a: [1, 9], c: [1, 9] },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c }) => isProperLowest(a, b) && isProperLowest(c, b),
        "the fractions do not make a whole": ({ a, b, c }) => a + c !== b,
      },
      write: ({ setting, w, v, a, b, c }) => sum(setting, [w, a, b], [v, c, b]),
    }),
    stage({
      grade: 3,
      label: "subtracting, the same denominator",
      bounds: { setting: ["bare", "rope", "walk"], w: [3, 9], v: [1, 6], b: [3, 10], a: [1, 9], c: [1, 9] },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c }) => isProperLowest(a, b) && isProperLowest(c, b),
        "the fractions differ": ({ a, c }) => a !== c,
        "a whole is left": ({ w, v, a, c }) => w - v > (a < c ? 1 : 0),
      },
      write: ({ setting, w, v, a, b, c }) => difference(setting, [w, a, b], [v, c, b]),
    }),
    stage({
      grade: 4,
      label: "adding, any denominators",
      bounds: {
        setting: ["bare", "rope", "walk"],
        w: [1, 9],
        v: [1, 9],
        b: [2, 10],
        d: [2, 10],
        a: [1, 9],
        c: [1, 9],
      },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c, d }) =>
          isProperLowest(a, b) && isProperLowest(c, d),
        "the denominators differ, and have a common one of at most 40": ({ b, d }) => b !== d && lcm(b, d) <= 40,
        "the fractions do not make a whole": ({ a, b, c, d }) => a * d + c * b !== b * d,
      },
      write: ({ setting, w, v, a, b, c, d }) => sum(setting, [w, a, b], [v, c, d]),
    }),
    stage({
      grade: 4,
      label: "subtracting, any denominators",
      bounds: {
        setting: ["bare", "rope", "walk"],
        w: [3, 9],
        v: [1, 6],
        b: [2, 10],
        d: [2, 10],
        a: [1, 9],
        c: [1, 9],
      },
      rules: {
        "both fractions are proper and in lowest terms": ({ a, b, c, d }) =>
          isProperLowest(a, b) && isProperLowest(c, d),
        "the denominators differ, and have a common one of at most 40": ({ b, d }) => b !== d && lcm(b, d) <= 40,
        "a whole is left": ({ w, v, a, b, c, d }) => w - v > (a * d < c * b ? 1 : 0),
      },
      write: ({ setting, w, v, a, b, c, d }) => difference(setting, [w, a, b], [v, c, d]),
    }),
  ],
};

export default skill;
