import { family } from "../../../engine/family.ts";

/** Two parts of a whole in per cent, the third as a number. */
const settings = {
  necklace: {
    title: "A necklace of three colours",
    story: (p: number, q: number, rest: number) =>
      `In a long necklace $${p}\\%$ of the beads are red and $${q}\\%$ are green. The other $${rest}$ beads are white.`,
    question: "How many beads are in the necklace?",
    third: "the white beads",
    whole: "the necklace",
    unit: "beads",
    ask: "whole",
  },
  shelf: {
    title: "Comics, tales and atlases",
    story: (p: number, q: number, rest: number) =>
      `On the shelves of a mobile library in Mongolia, $${p}\\%$ of the books are comics and $${q}\\%$ are folk tales. The other $${rest}$ books are atlases.`,
    question: "How many **comics** are there?",
    third: "the atlases",
    whole: "all the books",
    unit: "comics",
    ask: "first",
  },
  trees: {
    title: "Counting the orchard",
    story: (p: number, q: number, rest: number) =>
      `In Danica's orchard $${p}\\%$ of the trees bear plums and $${q}\\%$ bear cherries. The other $${rest}$ trees are walnuts.`,
    question: "How many plum and cherry trees are there **together**?",
    third: "the walnut trees",
    whole: "all the trees",
    unit: "trees",
    ask: "others",
  },
  ferry: {
    title: "Aboard the morning ferry",
    story: (p: number, q: number, rest: number) =>
      `On the morning ferry to Zanzibar, $${p}\\%$ of the passengers sit inside and $${q}\\%$ sit on deck. The other $${rest}$ passengers stand at the rail.`,
    question: "How many passengers are on the ferry?",
    third: "the people at the rail",
    whole: "all the passengers",
    unit: "passengers",
    ask: "whole",
  },
};

export default family({
  level: "easy",
  topic: "percentages",
  minutes: 4,
  kind: "drill",
  technique: "from a percentage to the whole",
  ages: "10-11",
  curriculum: ["Y5 percentages", "Y6 percentages", "6.RP.3"],
  bounds: {
    setting: ["necklace", "shelf", "trees", "ferry"],
    p: [10, 70, 5],
    q: [10, 70, 5],
    whole: [40, 300, 20],
  },
  rules: {
    "the parts differ": ({ p, q }) => p !== q && p !== 100 - p - q && q !== 100 - p - q,
    "the rest fits into the whole without a remainder": ({ p, q }) => [5, 10, 20, 25].includes(100 - p - q),
    "the rest is counted in tens of things": ({ p, q, whole }) => ((100 - p - q) * whole) / 100 >= 5,
    // Otherwise the slip of reading the number as a percentage would be right, or close to it.
    "numbers and percentages differ": ({ whole }) => whole !== 100,
  },
  write({ setting, p, q, whole }) {
    const { title, story, question, third, whole: all, unit, ask } = settings[setting];
    const percent = 100 - p - q;
    const [first, second, rest] = [p, q, percent].map((part) => (part * whole) / 100) as [number, number, number];
    const others = whole - rest;
    const [fivePercent, fives] = [whole / 20, p / 5];
    const answer = { whole, first, others }[ask as "whole" | "first" | "others"];
    const times = 100 / percent;
    const finish = {
      whole: `So the answer is $${whole}$ ${unit}.`,
      first: `Of these, $${p}\\%$ are comics. $5\\%$ of $${whole}$ is $${fivePercent}$, so $${p}\\%$ is $${fives} \\times ${fivePercent} = ${first}$.`,
      others: `Without the walnuts, $${whole} - ${rest} = ${others}$ trees are left.`,
    }[ask as "whole" | "first" | "others"];
    const slips = [
      ...(ask === "whole"
        ? []
        : [{ when: String(whole), say: "That is the whole; read once more what the question asks for." }]),
      {
        when: String({ whole: 100, first: p, others: p + q }[ask as "whole" | "first" | "others"]),
        say: "Per cent means out of every hundred, but the whole here need not be a hundred things.",
      },
      {
        when: String(percent),
        say: `That is how many per cent ${third} make; the question asks for a number of ${unit}.`,
      },
    ];
    return {
      title,
      problem: `${story(p, q, rest)}\n\n${question}`,
      answer: { kind: "whole", value: String(answer), unit },
      hint: `Everything together is the whole. What percentage of it is left for ${third}?`,
      solution: [
        `The **whole** is $100\\%$. For ${third} that leaves $100\\% - ${p}\\% - ${q}\\% = ${percent}\\%$.`,
        `So $${percent}\\%$ is $${rest}$. And $100\\%$ is $${times}$ times $${percent}\\%$, because $${times} \\times ${percent} = 100$.`,
        `That makes $${times} \\times ${rest} = ${whole}$ for ${all}. ${finish}`,
        `Check by counting each part: $${p}\\%$ of $${whole}$ is $${first}$ and $${q}\\%$ is $${second}$. With the $${rest}$ others that makes $${first} + ${second} + ${rest} = ${whole}$.`,
      ],
      slips: slips.filter(
        ({ when }, i) => when !== String(answer) && slips.findIndex((other) => other.when === when) === i,
      ),
      check:
        "Work out the whole that goes with your answer, and both percentages of it: what is left must be the number in the story.",
    };
  },
});
