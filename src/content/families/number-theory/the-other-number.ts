import { family } from "../../../engine/family.ts";
import { commas, tex } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Highest common factor, least common multiple and one of two numbers are known: which is the other? */
const settings = {
  blot: {
    title: "A blot on the card",
    story: (known: number, factor: number, multiple: string) =>
      `On a card stand two whole numbers, but one is under a blot of ink. The other is $${known}$. On the back Tevita has noted: highest common factor $${factor}$, least common multiple $${multiple}$.`,
    question: "Which number is under the blot?",
  },
  cogs: {
    title: "Two cogwheels",
    story: (known: number, factor: number, multiple: string) =>
      `Two cogwheels turn together, tooth by tooth. The big one has a marked tooth, and so has the small one. Right now the two marks touch. They touch again for the first time when $${multiple}$ teeth have gone by. One wheel has $${known}$ teeth. The largest number that divides both numbers of teeth is $${factor}$.`,
    question: "How many teeth has the other wheel?",
  },
  mats: {
    title: "Straw mats",
    story: (known: number, factor: number, multiple: string) =>
      `Zanele weaves straw mats, all rectangles of one size. One side is $${known}$ cm long. The largest equal squares into which a mat could be cut with nothing left over have sides of $${factor}$ cm. The smallest square floor that whole mats can cover, all lying the same way round, has sides of $${multiple}$ cm.`,
    question: "How many centimetres long is the other side of a mat?",
  },
};

export default family({
  level: "medium",
  topic: "factors-multiples",
  minutes: 4,
  kind: "drill",
  technique: "common factor times common multiple",
  ages: "11-14",
  curriculum: ["KS3 HCF and LCM", "6.NS.4"],
  bounds: {
    setting: ["blot", "cogs", "mats"],
    factor: [4, 18],
    known: [2, 12],
    other: [2, 12],
  },
  rules: {
    "what is left of the two numbers shares no factor": ({ known, other }) => gcd(known, other) === 1,
    "both numbers are at least 20 and at most 130": ({ factor, known, other }) =>
      factor * Math.min(known, other) >= 20 && factor * Math.max(known, other) <= 130,
    "the common factor is none of the two parts": ({ factor, known, other }) => factor !== known && factor !== other,
  },
  write({ setting, factor, known, other }) {
    const { title, story, question } = settings[setting];
    const [first, second] = [factor * known, factor * other];
    const multiple = first * other;
    const product = factor * multiple;
    const start = {
      blot: "Write both numbers with the common factor in front.",
      cogs: `The marks touch again when both wheels have made full turns, so $${tex(multiple)}$ is the least common multiple of the two numbers of teeth.`,
      mats: `The square pieces give the highest common factor of the two sides, $${factor}$, and the square floor their least common multiple, $${tex(multiple)}$.`,
    }[setting];
    return {
      title,
      problem: `${story(first, factor, tex(multiple))}\n\n${question}`,
      answer:
        setting === "mats"
          ? { kind: "whole", value: String(second), unit: "cm" }
          : { kind: "whole", value: String(second) },
      hint: "Write each of the two numbers as the highest common factor times something. What does the least common multiple hold?",
      solution: [
        `${start} The known number is $${first} = ${factor} \\times ${known}$. The other one is $${factor}$ times some number $k$ that shares no factor with $${known}$, or else the highest common factor would be larger.`,
        `The least common multiple needs the shared part once and both other parts: $${factor} \\times ${known} \\times k = ${first} \\times k$. So $k = ${tex(multiple)} \\div ${first} = ${other}$.`,
        `The other number is $${factor} \\times ${other} = ${second}$. In short, for two numbers **common factor times common multiple** is the product of the numbers: $${factor} \\times ${tex(multiple)} = ${tex(product)} = ${first} \\times ${second}$.`,
        `Check by going from multiple to multiple: of $${first}$, the multiples $${multiplesTo(first, other)}$ lead up to $${tex(multiple)}$, and only the last of these can be divided by $${second}$. And $${first} \\div ${factor} = ${known}$ and $${second} \\div ${factor} = ${other}$ share no factor.`,
      ],
      slips: apart(second, [
        [
          other,
          "You divided the least common multiple by the known number. That finds what the other number has besides the common factor, so one step is missing.",
        ],
        [
          known * other,
          "Dividing the least common multiple by the highest common factor leaves the parts of both numbers, multiplied together.",
        ],
        [
          multiple - first,
          "Taking away does not undo a common multiple: look at how the two numbers are built from factors.",
        ],
      ]),
      check: `Find the highest common factor and the least common multiple of ${first} and your number: they must be the two given ones.`,
    };
  },
});

function multiplesTo(n: number, last: number): string {
  const multiples = range(1, last).map((k) => tex(k * n));
  return commas(last <= 4 ? multiples : [...multiples.slice(0, 3), "\\ldots", ...multiples.slice(-1)]);
}
