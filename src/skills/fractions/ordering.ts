import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texFraction } from "../../engine/tex.ts";
import { and, commas } from "../../engine/words.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { isProperLowest, partsTex } from "./shared-fractions.ts";

type Fraction = readonly [top: number, bottom: number];
type First = "smallest" | "largest";

const byValue = (f: Fraction, g: Fraction) => f[0] * g[1] - g[0] * f[1];
const bottoms = (fractions: readonly Fraction[]) => fractions.map(([, bottom]) => bottom);
const text = ([top, bottom]: Fraction) => `${top}/${bottom}`;
const listed = (fractions: readonly Fraction[]) => commas(texEach(fractions.map((f) => texFraction(...f))));
const same = (one: readonly Fraction[], other: readonly Fraction[]) => one.every((f, i) => f === other[i]);

/** Whether no two are equal, and they do not come in order as they stand. */
function isMixedUp(fractions: readonly Fraction[]): boolean {
  const rising = fractions.toSorted(byValue);
  const differ = rising.every((f, i) => i === 0 || byValue(rising[i - 1] ?? f, f) < 0);
  return differ && !same(rising, fractions) && !same(rising.toReversed(), fractions);
}

/** `alike` are the same fractions once they can be compared. */
function order(
  fractions: readonly Fraction[],
  first: First,
  ways: readonly string[],
  last: string,
  alike = fractions,
): Question {
  const inTurn = (compare: (f: Fraction, g: Fraction) => number) =>
    first === "smallest" ? fractions.toSorted(compare) : fractions.toSorted(compare).toReversed();
  const right = inTurn(byValue);
  const answer = { kind: "list", items: right.map(text), ordered: true } as const;
  const typed = (list: readonly Fraction[]) => commas(list.map(text));
  const next = first === "smallest" ? "larger" : "smaller";
  return {
    prompt: `Write these fractions in order, the ${first} first: ${listed(fractions)}.`,
    answer,
    inside: { order: fractions.map(text) },
    steps: [...ways, `${last} So the answer is ${listed(right)}.`],
    slips: slips(answer, [
      ...(areDifferent(bottoms(fractions))
        ? [
            [
              typed(inTurn((f, g) => f[1] - g[1])),
              "ordered them by the denominators",
              `A larger denominator means more parts in the whole, so smaller parts. How many of them are there each time?`,
            ] as const,
            [
              typed(inTurn((f, g) => g[1] - f[1])),
              "ordered them by the size of the parts only",
              `You went by how large the parts are. How many of these parts does each fraction have?`,
            ] as const,
          ]
        : []),
      ...(areDifferent(fractions.map(([top]) => top))
        ? [
            [
              typed(inTurn((f, g) => f[0] - g[0])),
              "ordered them by the numerators",
              `You went by the numerators only. Are the parts of the same size each time?`,
            ] as const,
          ]
        : []),
      [
        typed(right.toReversed()),
        "began at the other end",
        `These go the other way round. Which one does the question want first?`,
      ],
      [
        typed([...right.slice(0, -2), ...right.slice(-2).toReversed()]),
        "exchanged the last two",
        `Nearly: only the last two stand the wrong way round. Compare these two once more.`,
      ],
    ]),
    check: `Go along your line: each fraction must be ${next} than the one before it.`,
    shows: { by: "bar", lines: [[typed(fractions)], [typed(alike)], [typed(right)]] },
  };
}

function areDifferent(numbers: readonly number[]): boolean {
  return new Set(numbers).size === numbers.length;
}

function alike(kind: "bottom" | "top", shared: number, others: readonly number[], first: First): Question {
  const fractions = withShared(kind, shared, others);
  const denominator = first === "smallest" ? "largest" : "smallest";
  const ways =
    kind === "bottom"
      ? [
          `All parts have the same size here, because all the denominators are $${shared}$.`,
          `So only the number of parts counts: put the numerators in order, the ${first} first.`,
        ]
      : [
          `Each time it is ${partsTex(shared)}. So the size of the parts decides.`,
          `The more parts a whole is cut into, the smaller they are. Which denominator gives the ${first} parts?`,
        ];
  const last =
    kind === "bottom"
      ? `More parts of the same size make a larger fraction.`
      : `The ${denominator} denominator comes first.`;
  return order(fractions, first, ways, last);
}

function withShared(kind: "bottom" | "top", shared: number, others: readonly number[]): Fraction[] {
  return others.map((other) => (kind === "bottom" ? [other, shared] : [shared, other]));
}

/** By way of a common denominator. */
function anyOf(fractions: readonly Fraction[], first: First): Question {
  const common = bottoms(fractions).reduce(lcm);
  const tops = fractions.map(([top, bottom]) => (top * common) / bottom);
  const changed = fractions.flatMap(([top, bottom], i) =>
    bottom === common ? [] : [`$${texFraction(top, bottom)} = ${texFraction(tops[i] as number, common)}$`],
  );
  const rising = tops.toSorted((x, y) => x - y);
  const inOrder = first === "smallest" ? rising : rising.toReversed();
  return order(
    fractions,
    first,
    [
      `Cut all of them into parts of the same size. The smallest number that is a multiple of ${and(texEach(bottoms(fractions)))} is $${common}$.`,
      `Write them with this denominator: ${and(changed)}.`,
    ],
    `The numerators in order are ${commas(texEach(inOrder))}.`,
    tops.map((top) => [top, common]),
  );
}

function pair(tops: readonly number[], denominators: readonly number[]): Fraction[] {
  return tops.map((top, i) => [top, denominators[i] ?? 1]);
}

/** Each of the tops over the common denominator, in lowest terms. */
function reduced(common: number, tops: readonly number[]): Fraction[] {
  return tops.map((top) => [top / gcd(top, common), common / gcd(top, common)]);
}

const skill: Skill = {
  id: "ordering-fractions",
  title: "Ordering fractions",
  about: "From the smallest to the largest, or back: with parts of one size the numerators tell.",
  curriculum: ["Y3-Y6 fractions", "4.NF.2"],
  needs: ["comparing-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "the same top or the same bottom",
      bounds: {
        kind: ["bottom", "top"],
        shared: [1, 12],
        others: { list: [1, 12], length: [3, 4] },
        first: ["smallest", "largest"],
      },
      rules: {
        "the fractions are proper": ({ kind, shared, others }) =>
          others.every((other) => (kind === "bottom" ? other < shared : other > shared)),
        "the same denominator is at least 5, the same numerator at most 5": ({ kind, shared }) =>
          kind === "bottom" ? shared >= 5 : shared <= 5,
        "they differ and are mixed up": ({ kind, shared, others }) => isMixedUp(withShared(kind, shared, others)),
      },
      write: ({ kind, shared, others, first }) => alike(kind, shared, others, first),
    }),
    stage({
      grade: 3,
      label: "denominators that go into one of them",
      bounds: {
        common: [8, 24, 4],
        tops: { list: [1, 23], length: [3, 3] },
        first: ["smallest", "largest"],
      },
      rules: {
        "all are proper": ({ common, tops }) => tops.every((top) => top < common),
        "the denominators differ, and go into the largest": ({ common, tops }) => {
          const found = bottoms(reduced(common, tops));
          return areDifferent(found) && found.includes(common);
        },
        "they differ and are mixed up": ({ common, tops }) => isMixedUp(reduced(common, tops)),
      },
      write: ({ common, tops, first }) => anyOf(reduced(common, tops), first),
    }),
    stage({
      grade: 4,
      label: "any denominators",
      bounds: {
        tops: { list: [1, 9], length: [3, 3] },
        bottoms: { list: [2, 12], length: [3, 3] },
        first: ["smallest", "largest"],
      },
      rules: {
        "all are proper and in lowest terms": ({ tops, bottoms }) =>
          pair(tops, bottoms).every((f) => isProperLowest(...f)),
        "the denominators do not go into the largest": ({ bottoms }) =>
          areDifferent(bottoms) && bottoms.some((n) => Math.max(...bottoms) % n !== 0),
        "the numerators are not all the same": ({ tops }) => new Set(tops).size > 1,
        "a common denominator is at most 60": ({ bottoms }) => bottoms.reduce(lcm) <= 60,
        "they differ and are mixed up": ({ tops, bottoms }) => isMixedUp(pair(tops, bottoms)),
        "they lie close together": ({ tops, bottoms }) => {
          const values = pair(tops, bottoms).map(([top, bottom]) => top / bottom);
          return Math.max(...values) - Math.min(...values) <= 0.5;
        },
      },
      write: ({ tops, bottoms, first }) => anyOf(pair(tops, bottoms), first),
    }),
  ],
};

export default skill;
