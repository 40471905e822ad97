import { family } from "../../../engine/family.ts";
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
    const rr = r * (r - 1);
    const pairs = n * (n - 1);
    const good = { same: rr + b * (b - 1), different: 2 * r * b, both: rr, least: pairs - b * (b - 1) }[kind];
    const [none] = [bottom - top];
    // b^2 - s b + r(r - 1) = 0 where the colours are compared.
    const [p, q] = kind === "different" ? [bottom - top, bottom] : [top, bottom];
    const middle = q + p * (2 * r - 1);
    const start = `Let $b$ be the number of ${other} ones, so there are $b + ${r}$ altogether. **Count ordered draws**: there are $(b + ${r})(b + ${r - 1})$ ways to draw a first and then a second one.`;
    const quadratic = `${q - p === 1 ? "" : q - p}b^2 - ${tex(middle)}b + ${tex((q - p) * rr)} = 0`;
    const over = q - p === 1 ? "" : ` \\div ${q - p}`;
    const solved = `The equation becomes $${quadratic}$. The product of its two roots is $${over && `${(q - p) * rr}${over} = `}${rr}$ and their sum is $${middle}${over}${over && middle % (q - p) === 0 ? ` = ${middle / (q - p)}` : ""}$. This fits the roots $${b}$ and $${rr % b ? fraction(rr, b) : rr / b}$. The second one ${rr % b ? "is no whole number" : "is not more than $1$"}, so $b = ${b}$.`;
    const steps = {
      same: [
        start,
        `Two ${known} ones: $${r} \\times ${r - 1} = ${rr}$ ways. Two ${other} ones: $b(b - 1)$ ways. So $\\frac{${rr} + b(b - 1)}{(b + ${r})(b + ${r - 1})} = \\frac{${top}}{${bottom}}$.`,
        `Multiply by both denominators and bring everything to one side. ${solved}`,
      ],
      different: [
        start,
        `One of each colour, in either order: $2 \\times ${r}b = ${2 * r}b$ ways. So $\\frac{${2 * r}b}{(b + ${r})(b + ${r - 1})} = \\frac{${top}}{${bottom}}$.`,
        `Multiply by both denominators and bring everything to one side. ${solved}`,
      ],
      both: [
        `Let $n$ be the number of all of them. **Count ordered draws**: there are $n(n - 1)$ ways to draw a first and then a second one, and $${r} \\times ${r - 1} = ${rr}$ of them are both ${known}.`,
        `So $\\frac{${rr}}{n(n - 1)} = \\frac{${top}}{${bottom}}$, which gives $n(n - 1) = ${rr} \\times ${bottom}${top === 1 ? "" : ` \\div ${top}`} = ${tex(pairs)}$.`,
        `This is the product of two neighbouring numbers, so $n$ is a little more than $\\sqrt{${pairs}} \\approx ${Math.sqrt(pairs).toFixed(1)}$: $${n} \\times ${n - 1} = ${tex(pairs)}$. (The other root, $${1 - n}$, is negative.) So $n = ${n}$ and there are $${n} - ${r} = ${b}$ ${other} ones.`,
      ],
      least: [
        `"At least one" has a shorter opposite, "none". The probability that both are blanks is $1 - \\frac{${top}}{${bottom}} = \\frac{${none}}{${bottom}}$.`,
        `Let $b$ be the number of blanks. **Count ordered draws**: of $(b + ${r})(b + ${r - 1})$ draws, $b(b - 1)$ have no prize. So $\\frac{b(b - 1)}{(b + ${r})(b + ${r - 1})} = \\frac{${none}}{${bottom}}$.`,
        `Multiply by both denominators: $${bottom}b(b - 1)$ equals ${none === 1 ? "" : `$${none}$ times `}$(b + ${r})(b + ${r - 1})$. Expanded, this is $${top === 1 ? "" : top}b^2 - ${tex(bottom + none * (2 * r - 1))}b - ${tex(none * rr)} = 0$. Its roots are $${b}$ and $${(none * rr) % (top * b) ? `-${fraction(none * rr, top * b)}` : -(none * rr) / (top * b)}$, and only the positive one makes sense: $b = ${b}$.`,
      ],
    }[kind];
    return {
      title,
      problem: story(r, `\\frac{${top}}{${bottom}}`),
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
        `Check: with $${b}$ ${other} and $${r}$ ${known} ones there are $${n} \\times ${n - 1} = ${tex(pairs)}$ ordered draws. ${
          {
            same: `$${rr} + ${b} \\times ${b - 1} = ${tex(good)}$ of them have one colour`,
            different: `$2 \\times ${r} \\times ${b} = ${tex(good)}$ of them have two colours`,
            both: `$${rr}$ of them are both ${known}`,
            least: `$${b} \\times ${b - 1} = ${tex(b * (b - 1))}$ of them have no prize and $${tex(good)}$ have one or two`,
          }[kind]
        }, and $\\frac{${good}}{${pairs}} = \\frac{${top}}{${bottom}}$.`,
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
              [b - 1, "You took n for the smaller one of the two neighbouring numbers, but it is the larger one."],
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

function fraction(top: number, bottom: number): string {
  const common = gcd(top, bottom);
  return `\\frac{${top / common}}{${bottom / common}}`;
}
