import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { decimal, over, pc } from "./shared-quotients.ts";
import { times, type Wrong } from "./shared-sums.ts";

const stories = {
  bare: (p: number, n: number) => `Work out ${pc(p)} of $${n}$ in your head.`,
  pupils: (p: number, n: number) =>
    `${pc(p)} of the $${n}$ children in Wei's swimming club can dive. How many children is that? Work it out in your head.`,
  cards: (p: number, n: number) =>
    `Noor has $${n}$ picture cards, and ${pc(p)} of them show birds. How many cards is that? Work it out in your head.`,
  trees: (p: number, n: number) =>
    `There are $${n}$ trees in a park in Seoul, and ${pc(p)} of them are pines. How many pines is that? Work it out in your head.`,
};
type Setting = keyof typeof stories;

/** p with the parts of it from which every good percentage is put together, and that percentage of it. */
const partsOf = (p: number, n: Good) => ({ p, twice: 2 * p, half: p / 2, quarter: p / 4, result: (p * n) / 100 });
type Parts = ReturnType<typeof partsOf>;

/** How n% of p is found for the numbers n that make a good percentage: what n% is, what comes first, what comes last. */
const ways = {
  20: ({ p, result }: Parts) => ({
    meaning: `$20\\% = \\frac{1}{5}$: so a fifth of $${p}$ is wanted`,
    between: null,
    last: `$${over(p, 5)} = ${result}$: the fifth`,
  }),
  25: ({ p, result }: Parts) => ({
    meaning: `$25\\% = \\frac{1}{4}$: so a quarter of $${p}$ is wanted`,
    between: null,
    last: `$${over(p, 4)} = ${result}$: the quarter`,
  }),
  50: ({ p, result }: Parts) => ({
    meaning: `$50\\% = \\frac{1}{2}$: so half of $${p}$ is wanted`,
    between: null,
    last: `$${over(p, 2)} = ${result}$: the half`,
  }),
  75: ({ p, quarter, result }: Parts) => ({
    meaning: `$75\\% = \\frac{3}{4}$: so three quarters of $${p}$ are wanted`,
    between: `$${over(p, 4)} = ${quarter}$: one quarter`,
    last: `$${times(3, quarter)} = ${result}$: three of them`,
  }),
  125: ({ p, quarter, result }: Parts) => ({
    meaning: `$125\\% = 100\\% + 25\\%$: so $${p}$ and a quarter of it are wanted`,
    between: `$${over(p, 4)} = ${quarter}$: the quarter`,
    last: `$${p} + ${quarter} = ${result}$: both together`,
  }),
  150: ({ p, half, result }: Parts) => ({
    meaning: `$150\\% = 100\\% + 50\\%$: so $${p}$ and half of it are wanted`,
    between: `$${over(p, 2)} = ${half}$: the half`,
    last: `$${p} + ${half} = ${result}$: both together`,
  }),
  250: ({ p, twice, half, result }: Parts) => ({
    meaning: `$250\\% = 200\\% + 50\\%$: so twice $${p}$ and half of it are wanted`,
    between: `$${over(p, 2)} = ${half}$: the half`,
    last: `$${twice} + ${half} = ${result}$: twice $${p}$, and the half`,
  }),
} as const;
type Good = 20 | 25 | 50 | 75 | 125 | 150 | 250;

function wrong(p: number, n: Good): Wrong[] {
  const result = (p * n) / 100;
  const beyondHundreds = n % 100;
  const wrongPart = n === 50 ? 25 : 50;
  const partly: Wrong[] =
    n > 100
      ? [
          [
            p,
            "counted only the whole",
            `That is ${pc(100)} of $${p}$. After the swap ${pc(n)} of $${p}$ is wanted: is that more or less?`,
          ],
          [
            (p * beyondHundreds) / 100,
            "counted only the part",
            `That is ${pc(beyondHundreds)} of $${p}$. After the swap ${pc(n)} of $${p}$ is wanted: what is missing?`,
          ],
        ]
      : n === 75
        ? [[p / 4, "stopped at one quarter", `That is ${pc(25)} of $${p}$. How many quarters are ${pc(75)}?`]]
        : [
            [
              (p * wrongPart) / 100,
              "took the wrong part",
              `After the swap ${pc(n)} of $${p}$ is wanted. What you took is ${pc(wrongPart)} of it: which part of the whole is ${pc(n)}?`,
            ],
            [
              decimal(n * n, 100),
              "forgot to swap the numbers",
              `You took ${pc(n)} of $${n}$. The two numbers change places: ${pc(n)} of which number is wanted?`,
            ],
          ];
  return [
    ...partly,
    [
      p * n,
      "left out the hundredths",
      `You multiplied $${times(p, n)}$, but per cent means hundredths: what is still to do?`,
    ],
    [
      n - result,
      "gave what is left of the whole",
      `That is what is left of the $${n}$. The question asks for the ${pc(p)}.`,
    ],
  ];
}

/** p% of n as n% of p. */
function swapped(p: number, n: Good, setting: Setting): Question {
  const parts = partsOf(p, n);
  const { result } = parts;
  const { meaning, between, last } = ways[n](parts);
  const answer = whole(result);
  return {
    prompt: stories[setting](p, n),
    answer,
    steps: [
      `${pc(p)} of $${n}$ is ${pc(n)} of $${p}$: both are $${times(p, n)}$ hundredths.`,
      `${meaning}.`,
      ...(between ? [`${between}.`] : []),
      `${last}. So the answer is $${tex(result)}$.`,
    ],
    slips: slips(answer, wrong(p, n)),
    check:
      p < 50
        ? `${pc(50)} is half: your answer must be less than half of $${n}$.`
        : `${pc(50)} is half: your answer must lie between half of $${n}$ and $${n}$.`,
  };
}

const good = (text: `${Good}`) => Number(text) as Good;
const isWhole = ({ p, n }: { readonly p: number; readonly n: string }) => (p * Number(n)) % 100 === 0;
// These are found without swapping.
const isHandy = (p: number) => [10, 20, 25, 50, 75].includes(p);

const skill: Skill = {
  id: "swapped-percentages",
  title: "Swapped percentages",
  about: "For an awkward percentage of a number such as 25 or 50: swap them, for 16% of 25 is as much as 25% of 16.",
  curriculum: ["KS3 percentages", "6.RP.3c"],
  natural: true,
  needs: ["percentage-of-an-amount", "percentages-in-the-head"],
  stages: [
    stage({
      grade: 4,
      label: "percentages of 25 and 50",
      bounds: { p: [4, 96, 2], n: ["25", "50"], setting: ["bare", "pupils", "cards", "trees"] },
      rules: {
        "the result is whole": isWhole,
        "the percentage itself is not handy": ({ p }) => !isHandy(p) && (p % 10 !== 0 || p === 40 || p === 60),
      },
      write: ({ p, n, setting }) => swapped(p, good(n), setting),
    }),
    stage({
      grade: 4,
      label: "percentages of 20 and 75",
      bounds: { p: [4, 96], n: ["20", "75"], setting: ["bare", "cards", "trees"] },
      rules: {
        "the result is whole": isWhole,
        "the percentage itself is not handy": ({ p }) => !isHandy(p) && p % 10 !== 0,
      },
      write: ({ p, n, setting }) => swapped(p, good(n), setting),
    }),
    stage({
      grade: 4,
      label: "percentages of 125, 150 and 250",
      bounds: { p: [4, 48, 2], n: ["125", "150", "250"], setting: ["bare", "trees"] },
      rules: {
        "the result is whole": isWhole,
        "the percentage itself is not handy": ({ p }) => !isHandy(p) && p % 10 !== 0,
      },
      write: ({ p, n, setting }) => swapped(p, good(n), setting),
    }),
  ],
};

export default skill;
