import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas, noun } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";

/** Six numbers that fall into two groups of equal total in one way. */
const settings = {
  rafts: {
    title: "Two rafts, six sacks",
    story: "Iosefa carries six sacks of coconuts across a lagoon on two rafts. He knows their weights in kilograms:",
    question: (top: number) =>
      `Both rafts must carry the same weight. Which sacks go on the raft with the $${top}$ kg sack? Give the weights of all its sacks, the $${top}$ too.`,
    group: "raft",
    unit: "kg",
  },
  concert: {
    title: "Before and after the break",
    story: "A school band in Kraków has six pieces for its concert. They last this many minutes:",
    question: (top: number) =>
      `The part before the break and the part after it are equally long. Which pieces are in the same part as the $${top}$-minute piece? Give all their lengths, the $${top}$ too.`,
    group: "part",
    unit: "minutes",
  },
  towers: {
    title: "Twin towers of boxes",
    story:
      "Nokuthula stacks six boxes into two towers of the same height. She uses every box. Their heights in centimetres:",
    question: (top: number) =>
      `Which boxes are in the tower with the $${top}$ cm box? Give all their heights, the $${top}$ too.`,
    group: "tower",
    unit: "cm",
  },
  cousins: {
    title: "Six piles of postcards",
    story: "Two cousins share six piles of old postcards, whole piles only. The piles hold this many cards:",
    question: (top: number) =>
      `Both cousins get the same number of cards. Which piles does the cousin with the pile of $${top}$ get? Give all the piles, the $${top}$ too.`,
    group: "share",
    unit: "cards",
  },
};

/** Groups with the largest number in them that hold half of the total, largest first. */
function halves(numbers: readonly number[]): number[][] {
  const [top = 0, ...others] = numbers.toSorted((a, b) => b - a);
  const half = sum(numbers) / 2;
  return range(0, 2 ** others.length - 1)
    .map((mask) => [top, ...others.filter((_, i) => (mask >> i) & 1)])
    .filter((group) => sum(group) === half);
}

export default family({
  level: "easy",
  topic: "adding-subtracting",
  minutes: 4,
  kind: "thinking",
  technique: "halving the total, ordered search",
  ages: "8-10",
  curriculum: ["Y3 addition and subtraction", "3.NBT.2"],
  bounds: {
    setting: ["rafts", "concert", "towers", "cousins"],
    numbers: { list: [3, 19], length: [6, 6] },
  },
  rules: {
    "all are different": ({ numbers }) => new Set(numbers).size === numbers.length,
    "they split in one way": ({ numbers }) => halves(numbers).length === 1,
    "neither group has one number only": ({ numbers }) => [3, 4].includes(halves(numbers)[0]?.length ?? 0),
  },
  write({ setting, numbers }) {
    const { title, story, question, group, unit } = settings[setting];
    const sorted = numbers.toSorted((a, b) => b - a);
    const [top = 0, ...others] = sorted;
    const total = sum(numbers);
    const half = total / 2;
    const mine = halves(numbers)[0] ?? [];
    const partners = mine.slice(1);
    const rest = others.filter((n) => !mine.includes(n));
    const missing = half - top;
    const small = others.filter((n) => n <= missing);
    const tried = small.slice(0, small.indexOf(partners[0] ?? 0));
    const texed = (list: readonly number[]) => list.map((n) => `$${n}$`);
    const spaced = numbers.join(" \\quad ");
    const fails = tried
      .map((n) => [n, missing - n])
      .map(([n, left]) => `$${n}$ leaves $${left}$ to find, and nothing fits. `)
      .join("");
    return {
      title,
      problem: `${story}\n\n$$${spaced}$$\n\n${question(top)}`,
      answer: { kind: "list", items: mine.map(String), ordered: false },
      hint: `What must each ${group} come to in all? Begin with the largest number: how much does its group still need?`,
      solution: [
        `All six make $${total}$ ${unit}. Two equal groups share that, so each ${group} has half: $${half}$ ${unit}.`,
        `Begin with the largest number, because it leaves the smallest gap: $${half} - ${top} = ${missing}$. Only ${and(texed(small))} ${noun(small.length, "is", "are")} small enough to help.`,
        `Now an **ordered search**: try the biggest helper first. ${fails}$${partners[0]}$ works: $${texSum(partners)} = ${missing}$. So the group is ${and(texed(mine))}.`,
        `Check with the numbers left over, which must make the other half: $${texSum(rest)} = ${half}$.`,
      ],
      slips: [
        {
          when: commas(rest),
          say: "Your numbers do make half of the total, but the puzzle asks for the other group, with the largest number in it.",
        },
        {
          when: commas([0, 2, 4].map((i) => sorted[i] ?? 0)),
          say: "Taking turns from the largest down always gives the first group more; find half of the total first.",
        },
      ],
      check: `Add up your numbers and then the numbers you left out: the two totals must match.`,
    };
  },
});
