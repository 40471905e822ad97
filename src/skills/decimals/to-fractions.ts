import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texMixed } from "../../engine/tex.ts";
import { tex, withArticle } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, placeNames, placesWords } from "./shared-decimals.ts";

/** whole + n/10^places as a fraction in lowest terms, or as a mixed number where there is a whole. */
function convert(whole: number, n: number, places: number): Question {
  const ten = 10 ** places;
  const number = dec(whole * ten + n, places);
  const common = gcd(n, ten);
  const [top, bottom] = [n / common, ten / common];
  const mixed = whole > 0;
  const [mixedPart, kind, what, andWhole] = mixed
    ? [`${whole} `, "mixed number, with the fraction", "the part after the point", " and add the whole number"]
    : ["", "fraction", "it", ""];
  const answer = {
    kind: "fraction",
    value: `${mixedPart}${top}/${bottom}`,
    form: mixed ? "mixed" : "lowest",
  } as const;
  const written = (numerator: number | string, denominator: number) => `${mixedPart}${numerator}/${denominator}`;
  const [first, ...others] = String(n);
  const [fewer, more] = [ten / 10, ten * 10];
  const withFewer = dec(n, places - 1);
  const [placesBefore, placesAfter] = [placeNames(places - 1), placeNames(places + 1)];
  return {
    prompt: `Write $${number}$ as ${withArticle(kind)} in lowest terms.`,
    answer,
    steps: [
      `$${number}$ has ${placesWords(places)}, so ${what} is counted in ${placeNames(places)}: the denominator is $${ten}$.`,
      mixed
        ? `The $${whole}$ before the point stays whole, and $${dec(n, places)} = ${texFraction(n, ten)}$.`
        : common === 1
          ? `The digits after the point say how many ${placeNames(places)} there are: that number goes on top.`
          : `After the point there are $${n}$ ${placeNames(places)}: $${number} = ${texFraction(n, ten)}$.`,
      common === 1
        ? `No number but $1$ divides both $${n}$ and $${ten}$, so $${texFraction(n, ten)}$ is in lowest terms already: the answer is $${texMixed(whole, n, ten)}$.`
        : `Divide top and bottom by $${common}$, the largest number that divides both. So the answer is $${texMixed(whole, top, bottom)}$.`,
    ],
    slips: slips(answer, [
      ...(n < fewer
        ? ([
            [
              written(n, fewer),
              "overlooked the zero after the point",
              `$${texFraction(n, fewer)}$ would be $${withFewer}$. In which place is the last digit of $${number}$?`,
            ],
          ] as const)
        : []),
      ...(others.length === 1
        ? ([
            [
              written(first ?? "", Number(others[0])),
              "made the two digits into top and bottom",
              `The digits after the point belong together: they make one number. How many ${placeNames(places)} is that?`,
            ],
          ] as const)
        : []),
      [
        written(1, n),
        "put the digits after the point under a 1",
        `$${texFraction(1, n)}$ is one part of $${n}$. The digits of $${number}$ tell how many ${placeNames(places)} there are.`,
      ],
      [
        written(n, fewer),
        "took a denominator with one zero too few",
        `With the denominator $${fewer}$ the last digit would count ${placesBefore}. What does it count in $${number}$?`,
      ],
      [
        written(n, more),
        "took a denominator with one zero too many",
        `With the denominator $${tex(more)}$ the last digit would count ${placesAfter}. What does it count in $${number}$?`,
      ],
      ...(mixed
        ? ([
            [
              `${top}/${bottom}`,
              "left out the whole number",
              `That is the part after the point. What about the $${whole}$ before it?`,
            ],
          ] as const)
        : []),
    ]).slice(0, 4),
    check: `Divide the top of your fraction by the bottom${andWhole}: the result must be $${number}$.`,
  };
}

const skill: Skill = {
  id: "decimals-to-fractions",
  title: "Decimals to fractions",
  about: "The last place of a decimal names the denominator: tenths, hundredths or thousandths.",
  curriculum: ["Y5-Y6 fractions", "KS3 number", "4.NF.6"],
  needs: ["decimal-place-value", "lowest-terms"],
  stages: [
    stage({
      grade: 2,
      label: "already in lowest terms",
      bounds: { n: [1, 99], places: [1, 2] },
      rules: {
        "below one": ({ n, places }) => n < 10 ** places,
        "in lowest terms": ({ n, places }) => gcd(n, 10 ** places) === 1,
      },
      write: ({ n, places }) => convert(0, n, places),
    }),
    stage({
      grade: 3,
      label: "tenths and hundredths to shorten",
      bounds: { n: [2, 98], places: [1, 2] },
      rules: {
        "below one": ({ n, places }) => n < 10 ** places,
        "not in lowest terms, but no 0 at the end": ({ n, places }) => gcd(n, 10 ** places) > 1 && n % 10 !== 0,
      },
      write: ({ n, places }) => convert(0, n, places),
    }),
    stage({
      grade: 3,
      label: "mixed numbers",
      bounds: { w: [1, 12], n: [1, 99], places: [1, 2] },
      rules: {
        "below one": ({ n, places }) => n < 10 ** places,
        "no 0 at the end": ({ n }) => n % 10 !== 0,
      },
      write: ({ w, n, places }) => convert(w, n, places),
    }),
    stage({
      grade: 4,
      label: "thousandths",
      bounds: { w: [0, 3], n: [2, 996] },
      rules: {
        "to be shortened": ({ n }) => gcd(n, 1000) > 1 && n % 10 !== 0,
        "whole numbers are rarer": ({ w, n }) => w === 0 || n % 125 === 0,
      },
      write: ({ w, n }) => convert(w, n, 3),
    }),
  ],
};

export default skill;
