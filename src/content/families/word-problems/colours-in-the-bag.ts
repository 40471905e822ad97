import { family } from "../../../engine/family.ts";
import { texLowest, texTimes } from "../../../engine/tex.ts";
import { tex } from "../../../engine/words.ts";
import { gcd } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two are drawn without putting back; a probability tells how many of the other colour there are. */
type Kind = "same" | "different" | "both" | "least";

const settings = {
  beads: {
    title: "Two beads of one colour",
    kind: "same",
    story: (r: number, chance: string) =>
      `A bag holds $${r}$ amber beads and some black ones. Without looking, Yaw takes out two beads at once. The probability that they have the **same** colour is $${chance}$. There are more than $1$ and fewer than $100$ black beads in the bag.\n\nHow many black beads are there?`,
    known: "amber",
    other: "black",
  },
  jerseys: {
    title: "Dressing in the dark",
    kind: "different",
    story: (r: number, chance: string) =>
      `A box holds $${r}$ white football shirts and some red ones. The light is broken, so two players take one shirt each at random. The probability that the two shirts have **different** colours is $${chance}$. There are more than $1$ and fewer than $100$ red shirts in the box.\n\nHow many red shirts are there?`,
    known: "white",
    other: "red",
  },
  bulbs: {
    title: "Blue and yellow irises",
    kind: "both",
    story: (r: number, chance: string) =>
      `A gardener has mixed up $${r}$ bulbs of blue irises with some bulbs of yellow ones; they all look alike. She plants two of them, chosen at random, in a pot. The probability that **both** will flower blue is $${chance}$.\n\nHow many bulbs of yellow irises are there?`,
    known: "blue",
    other: "yellow",
  },
  raffle: {
    title: "Two tickets, please",
    kind: "least",
    story: (r: number, chance: string) =>
      `At a village fair $${r}$ of the raffle tickets in the drum win a prize; all the others are blanks. Mireille is the first to draw. She draws two tickets together, and the probability that **at least one** of them wins is $${chance}$.\n\nHow many blanks are in the drum before she draws?`,
    known: "winning",
    other: "blank",
  },
} as const;

export default family({
  level: "hard",
  topic: "data-chance",
  minutes: 9,
  kind: "thinking",
  technique: "an equation from a probability",
  ages: "15-17",
  curriculum: ["GCSE probability and quadratics", "HSS-CP.9"],
  bounds: { setting: ["beads", "jerseys", "bulbs", "raffle"], r: [3, 15], b: [3, 30] },
  rules: {
    "only one number of the other colour fits": ({ setting, r, b }) => {
      const [top, bottom] = chance(settings[setting].kind, r, b);
      let fits = 0;
      for (let other = 2; other < 100; other++) {
        const [t, n] = chance(settings[setting].kind, r, other);
        if (t * bottom === n * top) fits += 1;
      }
      return fits === 1;
    },
    "the fraction is short": ({ setting, r, b }) => chance(settings[setting].kind, r, b)[1] <= 100,
    "not as many of both": ({ r, b }) => r !== b,
  },
  write({ setting, r, b }) {
    const { title, kind, story, known, other } = settings[setting];
    const [top, bottom] = chance(kind, r, b);
    const n = r + b;
    const [rLess, bLess, nLess] = [r - 1, b - 1, n - 1];
    const [rr, bb, pairs] = [r * rLess, b * bLess, n * nLess];
    const rTwice = 2 * r;
    const good = { same: rr + bb, different: rTwice * b, both: rr, least: pairs - bb }[kind];
    const none = bottom - top;
    const [fraction, opposite] = [`\\frac{${top}}{${bottom}}`, `\\frac{${none}}{${bottom}}`];
    const draws = `(b + ${r})(b + ${rLess})`;
    const start = `Let $b$ be the number of ${other} ones, so there are $b + ${r}$ altogether. **Count ordered draws**: there are $${draws}$ ways to draw a first and then a second one.`;
    // factor b^2 - middle b + product = 0 where the colours are compared.
    const [p, q] = kind === "different" ? [none, bottom] : [top, bottom];
    const factor = q - p;
    const middle = q + p * (rTwice - 1);
    const product = factor * rr;
    const over = `\\div ${factor}`;
    const sum = middle / factor;
    const quotient = Number.isInteger(sum) ? ` = ${sum}` : "";
    const productOfRoots = factor === 1 ? `${rr}` : `${product} ${over} = ${rr}`;
    const sumOfRoots = factor === 1 ? `${middle}` : `${middle} ${over}${quotient}`;
    const why = rr % b ? "is no whole number" : "is not more than $1$";
    const solved = `The equation becomes $${texTimes(factor, "b^2")} - ${tex(middle)}b + ${tex(product)} = 0$. The product of its two roots is $${productOfRoots}$ and their sum is $${sumOfRoots}$. This fits the roots $${b}$ and $${texLowest(rr, b)}$. The second one ${why}, so $b = ${b}$.`;
    // n(n - 1) = pairs, about the square of its root.
    const divided = top === 1 ? "" : ` \\div ${top}`;
    const root = Math.sqrt(pairs).toFixed(1);
    const otherRoot = 1 - n;
    // top b^2 - linear b - constant = 0 where the opposite is counted.
    const linear = bottom + none * (rTwice - 1);
    const constant = none * rr;
    const times = none === 1 ? "" : `$${none}$ times `;
    const negativeRoot = texLowest(constant, top * b);
    const steps = {
      same: [
        start,
        `Two ${known} ones: $${r} \\times ${rLess} = ${rr}$ ways. Two ${other} ones: $b(b - 1)$ ways. So $\\frac{${rr} + b(b - 1)}{${draws}} = ${fraction}$.`,
        `Multiply by both denominators and bring everything to one side. ${solved}`,
      ],
      different: [
        start,
        `One of each colour, in either order: $2 \\times ${r}b = ${rTwice}b$ ways. So $\\frac{${rTwice}b}{${draws}} = ${fraction}$.`,
        `Multiply by both denominators and bring everything to one side. ${solved}`,
      ],
      both: [
        `Let $n$ be the number of all of them. **Count ordered draws**: there are $n(n - 1)$ ways to draw a first and then a second one, and $${r} \\times ${rLess} = ${rr}$ of them are both ${known}.`,
        `So $\\frac{${rr}}{n(n - 1)} = ${fraction}$, which gives $n(n - 1) = ${rr} \\times ${bottom}${divided} = ${tex(pairs)}$.`,
        `This is the product of two neighbouring numbers, so $n$ is a little more than $\\sqrt{${pairs}} \\approx ${root}$: $${n} \\times ${nLess} = ${tex(pairs)}$. (The other root, $${otherRoot}$, is negative.) So $n = ${n}$ and there are $${n} - ${r} = ${b}$ ${other} ones.`,
      ],
      least: [
        `"At least one" has a shorter opposite, "none". The probability that both are blanks is $1 - ${fraction} = ${opposite}$.`,
        `Let $b$ be the number of blanks. **Count ordered draws**: of $${draws}$ draws, $b(b - 1)$ have no prize. So $\\frac{b(b - 1)}{${draws}} = ${opposite}$.`,
        `Multiply by both denominators: $${bottom}b(b - 1)$ equals ${times}$${draws}$. Expanded, this is $${texTimes(top, "b^2")} - ${tex(linear)}b - ${tex(constant)} = 0$. Its roots are $${b}$ and $-${negativeRoot}$, and only the positive one makes sense: $b = ${b}$.`,
      ],
    }[kind];
    const counted = {
      same: `$${rr} + ${b} \\times ${bLess} = ${tex(good)}$ of them have one colour`,
      different: `$2 \\times ${r} \\times ${b} = ${tex(good)}$ of them have two colours`,
      both: `$${rr}$ of them are both ${known}`,
      least: `$${b} \\times ${bLess} = ${tex(bb)}$ of them have no prize and $${tex(good)}$ have one or two`,
    }[kind];
    return {
      title,
      problem: story(r, fraction),
      answer: { kind: "whole", value: String(b) },
      hint: {
        same: "Two of the same colour can come about in two ways. How many ordered draws belong to each, and how many draws are there in all?",
        different:
          "In how many ordered draws are the two colours different? And how many ordered draws are there in all?",
        both: "Let there be n bulbs in all. How many ordered draws are there, and how many of them are blue twice? Look for a product of two neighbouring numbers.",
        least: "What is the opposite of at least one prize, and how likely is it? Count the draws that belong to it.",
      }[kind],
      solution: [
        ...steps,
        `Check: with $${b}$ ${other} and $${r}$ ${known} ones there are $${n} \\times ${nLess} = ${tex(pairs)}$ ordered draws. ${counted}, and $\\frac{${good}}{${pairs}} = ${fraction}$.`,
      ],
      slips: apart(b, [
        [n, `That is how many there are of both kinds together; how many are ${other}?`],
        ...(kind === "both" || kind === "least"
          ? []
          : rr % b
            ? []
            : ([[rr / b, "The puzzle says that there are more than that."]] as const)),
        [
          fitting(
            (r, b) => ({ same: r * r + b * b, different: 2 * r * b, both: r * r, least: r * r + 2 * r * b })[kind],
            r,
            (n) => n * n,
            top,
            bottom,
          ),
          "You seem to have put the first one back before drawing the second; here it stays out.",
        ],
        ...(kind === "both"
          ? ([
              [bLess, "You took n for the smaller one of the two neighbouring numbers, but it is the larger one."],
            ] as const)
          : []),
        ...mistakes[kind].map(([counted, say]) => [fitting(counted, r, (n) => n * (n - 1), top, bottom), say] as const),
      ]),
      check: `With your number, count the ordered draws in all and those that the puzzle asks for, and compare the fraction with ${top}/${bottom}.`,
    };
  },
});

/** The probability in lowest terms. */
function chance(kind: Kind, r: number, b: number): [top: number, bottom: number] {
  const all = (r + b) * (r + b - 1);
  const good = {
    same: r * (r - 1) + b * (b - 1),
    different: 2 * r * b,
    both: r * (r - 1),
    least: all - b * (b - 1),
  }[kind];
  const common = gcd(good, all);
  return [good / common, all / common];
}

/** Wrong ways to count the draws that the puzzle asks for. */
const mistakes: Record<Kind, readonly (readonly [counted: (r: number, b: number) => number, say: string])[]> = {
  same: [
    [(r) => r * (r - 1), "You counted only one of the two colours; both colours can come twice."],
    [(r, b) => 2 * r * b, "That many would fit if the colours had to be different."],
  ],
  different: [
    [(r, b) => r * b, "You counted one order only; either of the two colours can come first."],
    [(r, b) => r * (r - 1) + b * (b - 1), "That many would fit if the colours had to be the same."],
  ],
  both: [],
  least: [
    [(r, b) => 2 * r * b, "You counted the draws with exactly one prize; two prizes are at least one as well."],
    [(_r, b) => b * (b - 1), "You took the probability of a prize for the probability of no prize."],
  ],
};

/** The whole number that would fit if draws were counted so; -1 where there is none. */
function fitting(
  counted: (r: number, b: number) => number,
  r: number,
  all: (n: number) => number,
  top: number,
  bottom: number,
): number {
  for (let b = 2; b < 100; b++) if (counted(r, b) * bottom === all(r + b) * top) return b;
  return -1;
}
