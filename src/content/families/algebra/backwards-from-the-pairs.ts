import { family } from "../../../engine/family.ts";
import { tex } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** What is counted of n of them, and the numbers met on the way. */
function counts(n: number) {
  const [ordered, orderedApart, withItself] = [n * (n - 1), n * (n - 3), n * (n + 1)];
  const pairs = ordered / 2;
  return {
    n,
    ordered,
    orderedApart,
    withItself,
    pairs,
    diagonals: orderedApart / 2,
    bows: 2 * ordered,
    dominoes: withItself / 2,
    less: n - 1,
    lessTwo: n - 2,
    lessThree: n - 3,
    more: n + 1,
    half: n / 2,
    halfOfMore: (n + 1) / 2,
  };
}
type Counts = ReturnType<typeof counts>;

const aboutRoot = (n: number) => Math.sqrt(n).toFixed(1);

/** How many there are, from the number of pairs they make. */
const settings = {
  calls: {
    title: "Everyone has spoken to everyone",
    pairs: "pairs" as const,
    asked: (total: number) =>
      `The keepers of some weather stations in the Andes talk by radio, always two at a time. By the end of the week every two of them have talked to each other exactly once. That makes $${total}$ talks.\n\nHow many keepers are there?`,
    hint: "In how many talks does each keeper take part? If you add that up for all keepers, how often is each talk counted?",
    answer: (n: number) => n,
    unit: "keepers",
    expression: "\\frac{n(n - 1)}{2}",
    because: ({ ordered }: Counts) =>
      `With $n$ keepers, each takes part in $n - 1$ talks. Adding up $n$ times $n - 1$ counts every talk twice, once from each end, so there are $\\frac{n(n - 1)}{2}$. **Counting from both ends** gives $n(n - 1) = ${ordered}$.`,
    found: ({ n, less, ordered }: Counts) =>
      `Two neighbouring whole numbers multiply to $${ordered}$. They lie on both sides of its square root, about $${aboutRoot(ordered)}$: $${n} \\times ${less} = ${ordered}$. So $n = ${n}$.`,
    control: ({ less, lessTwo, half, pairs }: Counts) =>
      `Check another way: the first keeper has $${less}$ talks, the second $${lessTwo}$ new ones, and so on down to $1$. Their mean is $${half}$, and $${less} \\times ${half} = ${pairs}$.`,
    slips: (n: number) =>
      [
        [n - 1, "That is how many talks each keeper has. Who else has to be counted?"],
        [n * (n - 1), "You have doubled the talks. That is a step on the way; the question is about the keepers."],
      ] as [number, string][],
    check: "With your number of keepers, count the talks of each, add them up, and remember that a talk has two ends.",
  },
  diagonals: {
    title: "All the diagonals",
    pairs: "diagonals" as const,
    asked: (total: number) =>
      `Priya draws a polygon that has no dents. Then she draws **all** its diagonals, the straight lines from corner to corner that are not sides. There are $${total}$ of them.\n\nHow many corners has her polygon?`,
    hint: "How many diagonals start at one corner? Each diagonal has two ends, so how often do you count it?",
    answer: (n: number) => n,
    unit: "corners",
    expression: "\\frac{n(n - 3)}{2}",
    because: ({ orderedApart }: Counts) =>
      `Let there be $n$ corners. From each corner a diagonal goes to all others but its two neighbours, so to $n - 3$. **Counting from both ends** finds each diagonal twice, so $n(n - 3) = ${orderedApart}$, twice the number of diagonals.`,
    found: ({ n, lessThree, orderedApart }: Counts) =>
      `We need two whole numbers that differ by $3$ and multiply to $${orderedApart}$. Near its square root, about $${aboutRoot(orderedApart)}$, there are $${n} \\times ${lessThree} = ${orderedApart}$. So there are $${n}$ corners.`,
    control: ({ n, less, pairs, diagonals }: Counts) =>
      `Check another way: every two of the $${n}$ corners can be joined, $${n} \\times ${less} \\div 2 = ${pairs}$ lines. Of these $${n}$ are sides, and $${pairs} - ${n} = ${diagonals}$.`,
    slips: (n: number) =>
      [
        [n - 3, "That is how many diagonals start at one corner. How many corners are there?"],
        [n - 2, "That is how many triangles the polygon falls into. The question is about corners."],
      ] as [number, string][],
    check: "Draw a polygon with fewer corners to see how diagonals are counted, then count for your number of corners.",
  },
  couples: {
    title: "Bows on the dance floor",
    pairs: "bows" as const,
    asked: (total: number) =>
      `At a ball everyone has come with one partner. Before the music starts, every two people bow to each other once, but nobody bows to their own partner. When two people bow to each other, that counts as one bow. There are $${total}$ bows.\n\nHow many **couples** are there?`,
    hint: "Call the number of couples n. How many people are there, and with how many of them does one dancer bow?",
    answer: (n: number) => n,
    unit: "couples",
    expression: "2n(n - 1)",
    because: () =>
      `With $n$ couples there are $2n$ people. Each of them bows with all except themselves and their partner, $2n - 2$ people. **Counting from both ends** finds each bow twice, so there are $2n(2n - 2) \\div 2 = 2n(n - 1)$ bows.`,
    found: ({ n, less, ordered, bows }: Counts) =>
      `So $2n(n - 1) = ${bows}$ and $n(n - 1) = ${ordered}$. Two neighbouring numbers with this product are $${n}$ and $${less}$, so there are $${n}$ couples.`,
    control: ({ n, less, pairs, bows }: Counts) =>
      `Check another way: two couples share $4$ bows, because each of two people bows with each of the other two. There are $${n} \\times ${less} \\div 2 = ${pairs}$ pairs of couples, and $4 \\times ${pairs} = ${bows}$.`,
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
    pairs: "dominoes" as const,
    asked: (total: number) =>
      `A domino has two halves. Each half shows a number of dots, from $0$ up to a highest number. A full set has every pair of numbers exactly once, also the doubles such as $3$ and $3$.\n\nA giant set has $${total}$ dominoes. What is the **highest number** of dots on a half?`,
    hint: "If there are n different numbers of dots, how many dominoes show two different ones, and how many are doubles? Do not forget the blank half.",
    answer: (n: number) => n - 1,
    unit: undefined,
    expression: "\\frac{n(n + 1)}{2}",
    because: ({ withItself }: Counts) =>
      `Let there be $n$ different numbers of dots. Two different ones can be picked in $\\frac{n(n - 1)}{2}$ ways, because **counting from both ends** finds each domino twice. With $n$ doubles that makes $\\frac{n(n + 1)}{2}$, so $n(n + 1) = ${withItself}$.`,
    found: ({ n, less, more, withItself }: Counts) =>
      `Two neighbouring whole numbers multiply to $${withItself}$: $${n} \\times ${more}$. So there are $${n}$ different numbers. The first of them is $0$, so the highest is $${less}$.`,
    control: ({ n, less, halfOfMore, dominoes }: Counts) =>
      `Check another way: with the highest number there are $${n}$ dominoes, with the next one $${less}$ new ones, down to $1$. The numbers from $1$ to $${n}$ have the mean $${halfOfMore}$, and $${n} \\times ${halfOfMore} = ${dominoes}$.`,
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
    const its = counts(n);
    const total = its[pairs];
    const totalOfMore = counts(n + 1)[pairs];
    const totalOfLess = counts(n - 1)[pairs];
    const right = answer(n);
    return {
      title,
      problem: asked(total),
      answer: { kind: "whole", value: String(right), ...(unit && { unit }) },
      hint,
      solution: [
        because(its),
        found(its),
        `No other number fits, because $${expression}$ grows with $n$: one more would give $${tex(totalOfMore)}$, one less $${tex(totalOfLess)}$.`,
        control(its),
      ],
      slips: apart(right, slips(n), 1),
      check,
    };
  },
});
