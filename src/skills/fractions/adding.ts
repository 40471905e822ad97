import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { typed } from "./shared-fractions.ts";

const lowest = (p: number, q: number) => gcd(p, q) === 1;

/** a/b + c/d, with 0 < a < b and 0 < c < d, both in lowest terms. */
function sum(a: number, b: number, c: number, d: number): Question {
  const common = lcm(b, d);
  const [left, right] = [(a * common) / b, (c * common) / d];
  const total = left + right;
  const shared = gcd(total, common);
  const [top, bottom] = [total / shared, common / shared];
  const [wholes, over] = [Math.floor(top / bottom), top % bottom];
  const answer = { kind: "fraction", value: `${total}/${common}`, form: "lowest" } as const;
  const result =
    shared === 1
      ? `$${left} + ${right} = ${total}$, so the answer is $${texFraction(top, bottom)}$`
      : `That is $${texFraction(total, common)}$. Divide top and bottom by $${shared}$: the answer is $${texFraction(top, bottom)}$`;
  const asMixed = wholes > 0 && over > 0 ? `, which is $${texMixed(wholes, over, bottom)}$` : "";
  const parts = b === d ? "Into how many parts are both cut here?" : "Cut both into parts of the same size first.";
  return {
    prompt: `Work out $${texFraction(a, b)} + ${texFraction(c, d)}$. Write a fraction in lowest terms.`,
    answer,
    steps: [
      b === d
        ? `Both fractions are counted in the same parts: the denominator of both is $${b}$.`
        : `To add them, count both in the same parts. The smallest number that is a multiple of both $${b}$ and $${d}$ is $${common}$.`,
      ...(b === d
        ? []
        : [
            d === common
              ? `So $${texFraction(a, b)} = ${texFraction(left, common)}$, and $${texFraction(c, d)}$ stays as it is.`
              : `So $${texFraction(a, b)} = ${texFraction(left, common)}$ and $${texFraction(c, d)} = ${texFraction(right, common)}$.`,
          ]),
      `Add the numerators, and keep the denominator: $${left} + ${right}$ parts of $${common}$.`,
      `${result}${asMixed}.`,
    ],
    slips: slips(answer, [
      [
        typed(a + c, b + d),
        "added the denominators",
        `You added top and bottom: the denominators are not amounts, they say into how many parts the whole is cut. ${parts}`,
      ],
      [
        typed(a + c, common),
        "changed the denominators but not the numerators",
        `With the new denominator $${common}$ the numerators change, too: $${texFraction(a, b)}$ is how many parts of $${common}$?`,
      ],
      [
        typed(a * c, b * d),
        "multiplied instead of adding",
        `That is the product of the two fractions. The sign is a plus.`,
      ],
    ]),
    check: `The sum must be larger than each of the two fractions.`,
    shows: {
      by: "bar",
      lines: [
        [`${a}/${b}, ${c}/${d}`],
        ...(b === d ? [] : [[`${left}/${common}, ${right}/${common}`] as const]),
        [`${left}+${right}/${common}`],
        [typed(top, bottom)],
      ],
    },
  };
}

const skill: Skill = {
  id: "adding-fractions",
  title: "Adding fractions",
  about: "Parts of the same size can be counted together; others are first cut into parts of the same size.",
  curriculum: ["Y4-Y6 fractions", "4.NF.3", "5.NF.1"],
  needs: ["equivalent-fractions"],
  stages: [
    stage({
      grade: 2,
      label: "the same denominator",
      bounds: { b: [3, 12], a: [1, 11], c: [1, 11] },
      rules: {
        "both are proper fractions": ({ a, b, c }) => a < b && c < b,
        "both are in lowest terms": ({ a, b, c }) => lowest(a, b) && lowest(c, b),
        "the sum is not 1": ({ a, b, c }) => a + c !== b,
      },
      write: ({ a, b, c }) => sum(a, b, c, b),
    }),
    stage({
      grade: 3,
      label: "one denominator is a multiple of the other",
      bounds: { b: [2, 6], times: [2, 4], a: [1, 5], c: [1, 23] },
      rules: {
        "both are proper fractions": ({ a, b, c, times }) => a < b && c < b * times,
        "both are in lowest terms": ({ a, b, c, times }) => lowest(a, b) && lowest(c, b * times),
        "the sum is no whole number": ({ a, b, c, times }) => (a * times + c) % (b * times) !== 0,
      },
      write: ({ a, b, c, times }) => sum(a, b, c, b * times),
    }),
    stage({
      grade: 4,
      label: "any denominators",
      bounds: { b: [3, 10], d: [3, 10], a: [1, 9], c: [1, 9] },
      rules: {
        "both are proper fractions": ({ a, b, c, d }) => a < b && c < d,
        "both are in lowest terms": ({ a, b, c, d }) => lowest(a, b) && lowest(c, d),
        "no denominator is a multiple of the other": ({ b, d }) => b % d !== 0 && d % b !== 0,
        "the sum is no whole number": ({ a, b, c, d }) => (a * d + c * b) % (b * d) !== 0,
      },
      write: ({ a, b, c, d }) => sum(a, b, c, d),
    }),
  ],
};

export default skill;
