import { family } from "../../../engine/family.ts";
import { tex } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** How many there are, from the number of pairs they make. */
const settings = {
  calls: {
    title: "Everyone has spoken to everyone",
    pairs: (n: number) => (n * (n - 1)) / 2,
    asked: (total: number) =>
      `The keepers of some weather stations in the Andes talk by radio, always two at a time. By the end of the week every two of them have talked to each other exactly once. That makes $${total}$ talks.\n\nHow many keepers are there?`,
    hint: "In how many talks does each keeper take part? If you add that up for all keepers, how often is each talk counted?",
    answer: (n: number) => n,
    unit: "keepers",
    expression: "\\frac{n(n - 1)}{2}",
    because: (n: number) =>
      `With $n$ keepers, each takes part in $n - 1$ talks. Adding up $n$ times $n - 1$ counts every talk twice, once from each end, so there are $\\frac{n(n - 1)}{2}$. **Counting from both ends** gives $n(n - 1) = ${n * (n - 1)}$.`,
    found: (n: number) =>
      `Two neighbouring whole numbers multiply to $${n * (n - 1)}$. They lie on both sides of its square root, about $${Math.sqrt(n * (n - 1)).toFixed(1)}$: $${n} \\times ${n - 1} = ${n * (n - 1)}$. So $n = ${n}$.`,
    control: (n: number) =>
      `Check another way: the first keeper has $${n - 1}$ talks, the second $${n - 2}$ new ones, and so on down to $1$. Their mean is $${n / 2}$, and $${n - 1} \\times ${n / 2} = ${(n * (n - 1)) / 2}$.`,
    slips: (n: number) =>
      [
        [n - 1, "That is how many talks each keeper has. Who else has to be counted?"],
        [n * (n - 1), "You have doubled the talks. That is a step on the way; the question is about the keepers."],
      ] as [number, string][],
    check: "With your number of keepers, count the talks of each, add them up, and remember that a talk has two ends.",
  },
  diagonals: {
    title: "All the diagonals",
    pairs: (n: number) => (n * (n - 3)) / 2,
    asked: (total: number) =>
      `Priya draws a polygon that has no dents. Then she draws **all** its diagonals, the straight lines from corner to corner that are not sides. There are $${total}$ of them.\n\nHow many corners has her polygon?`,
    hint: "How many diagonals start at one corner? Each diagonal has two ends, so how often do you count it?",
    answer: (n: number) => n,
    unit: "corners",
    expression: "\\frac{n(n - 3)}{2}",
    because: (n: number) =>
      `Let there be $n$ corners. From each corner a diagonal goes to all others but its two neighbours, so to $n - 3$. **Counting from both ends** finds each diagonal twice, so $n(n - 3) = ${n * (n - 3)}$, twice the number of diagonals.`,
    found: (n: number) =>
      `We need two whole numbers that differ by $3$ and multiply to $${n * (n - 3)}$. Near its square root, about $${Math.sqrt(n * (n - 3)).toFixed(1)}$, there are $${n} \\times ${n - 3} = ${n * (n - 3)}$. So there are $${n}$ corners.`,
    control: (n: number) =>
      `Check another way: every two of the $${n}$ corners can be joined, $${n} \\times ${n - 1} \\div 2 = ${(n * (n - 1)) / 2}$ lines. Of these $${n}$ are sides, and $${(n * (n - 1)) / 2} - ${n} = ${(n * (n - 3)) / 2}$.`,
    slips: (n: number) =>
      [
        [n - 3, "That is how many diagonals start at one corner. How many corners are there?"],
        [n - 2, "That is how many triangles the polygon falls into. The question is about corners."],
      ] as [number, string][],
    check: "Draw a polygon with fewer corners to see how diagonals are counted, then count for your number of corners.",
  },
  couples: {
    title: "Bows on the dance floor",
    pairs: (n: number) => 2 * n * (n - 1),
    asked: (total: number) =>
      `At a ball everyone has come with one partner. Before the music starts, every two people bow to each other once, but nobody bows to their own partner. When two people bow to each other, that counts as one bow. There are $${total}$ bows.\n\nHow many **couples** are there?`,
    hint: "Call the number of couples n. How many people are there, and with how many of them does one dancer bow?",
    answer: (n: number) => n,
    unit: "couples",
    expression: "2n(n - 1)",
    because: () =>
      `With $n$ couples there are $2n$ people. Each of them bows with all except themselves and their partner, $2n - 2$ people. **Counting from both ends** finds each bow twice, so there are $2n(2n - 2) \\div 2 = 2n(n - 1)$ bows.`,
    found: (n: number) =>
      `So $2n(n - 1) = ${2 * n * (n - 1)}$ and $n(n - 1) = ${n * (n - 1)}$. Two neighbouring numbers with this product are $${n}$ and $${n - 1}$, so there are $${n}$ couples.`,
    control: (n: number) =>
      `Check another way: two couples share $4$ bows, because each of two people bows with each of the other two. There are $${n} \\times ${n - 1} \\div 2 = ${(n * (n - 1)) / 2}$ pairs of couples, and $4 \\times ${(n * (n - 1)) / 2} = ${2 * n * (n - 1)}$.`,
    slips: (n: number) =>
      [
        [2 * n, "That is the number of people. How many couples are they?"],
        [n - 1, "The product is of two neighbouring numbers. Which of the two is the number of couples?"],
        [2 * n - 2, "That is with how many people each dancer bows. The question is about the couples."],
      ] as [number, string][],
    check: "Take two couples and count their bows, then count how many pairs of couples your number gives.",
  },
  dominoes: {
    title: "The giant dominoes",
    pairs: (n: number) => (n * (n + 1)) / 2,
    asked: (total: number) =>
      `A domino has two halves. Each half shows a number of dots, from $0$ up to a highest number. A full set has every pair of numbers exactly once, also the doubles such as $3$ and $3$.\n\nA giant set has $${total}$ dominoes. What is the **highest number** of dots on a half?`,
    hint: "If there are n different numbers of dots, how many dominoes show two different ones, and how many are doubles? Do not forget the blank half.",
    answer: (n: number) => n - 1,
    unit: undefined,
    expression: "\\frac{n(n + 1)}{2}",
    because: (n: number) =>
      `Let there be $n$ different numbers of dots. Two different ones can be picked in $\\frac{n(n - 1)}{2}$ ways, because **counting from both ends** finds each domino twice. With $n$ doubles that makes $\\frac{n(n + 1)}{2}$, so $n(n + 1) = ${n * (n + 1)}$.`,
    found: (n: number) =>
      `Two neighbouring whole numbers multiply to $${n * (n + 1)}$: $${n} \\times ${n + 1}$. So there are $${n}$ different numbers. The first of them is $0$, so the highest is $${n - 1}$.`,
    control: (n: number) =>
      `Check another way: with the highest number there are $${n}$ dominoes, with the next one $${n - 1}$ new ones, down to $1$. The numbers from $1$ to $${n}$ have the mean $${(n + 1) / 2}$, and $${n} \\times ${(n + 1) / 2} = ${(n * (n + 1)) / 2}$.`,
    slips: (n: number) =>
      [
        [n, "That many different numbers there are. Which is the first of them?"],
        [
          n + 1,
          "That is the larger of the two factors. How many different numbers of dots are there, and which is the first?",
        ],
      ] as [number, string][],
    check: "Count a small set first, with dots up to 2, and then build the number of dominoes for your highest number.",
  },
};

export default family({
  level: "medium",
  minutes: 6,
  kind: "thinking",
  technique: "counting from both ends",
  ages: "12-14",
  curriculum: ["KS3 forming equations", "HSA-CED.1", "MP7"],
  bounds: {
    setting: ["calls", "diagonals", "couples", "dominoes"],
    n: [8, 24],
  },
  rules: {
    "the dance floor is not too full": ({ setting, n }) => setting !== "couples" || n <= 16,
  },
  write({ setting, n }) {
    const { title, pairs, asked, hint, answer, unit, expression, because, found, control, slips, check } =
      settings[setting];
    const total = pairs(n);
    const right = answer(n);
    return {
      title,
      problem: asked(total),
      answer: { kind: "whole", value: String(right), ...(unit && { unit }) },
      hint,
      solution: [
        because(n),
        found(n),
        `No other number fits, because $${expression}$ grows with $n$: one more would give $${tex(pairs(n + 1))}$, one less $${tex(pairs(n - 1))}$.`,
        control(n),
      ],
      slips: apart(right, slips(n), 1),
      check,
    };
  },
});
