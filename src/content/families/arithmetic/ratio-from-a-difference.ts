import { family } from "../../../engine/family.ts";
import { gcd } from "../../../maths/whole.ts";

/** Three shares in a given ratio, and how much more the second is than the first. */
interface Setting {
  title: string;
  problem: (ratio: string, difference: number) => string;
  /** The three shares, as they are named in the solution. */
  names: readonly [string, string, string];
  /** What is asked for, as the end of "that makes ... for". */
  wanted: string;
  parts: (a: number, b: number, c: number) => number;
  /** How these parts are made of the three, in TeX; what they make together comes after it. */
  sumOfParts?: (a: number, b: number, c: number) => string;
  unit: string;
}

const settings: Record<"beads" | "trees" | "choirs" | "cyclists", Setting> = {
  beads: {
    title: "Beads from the market",
    problem: (ratio, difference) =>
      `Amina, Tariq and Wen share a bag of glass beads in the ratio $${ratio}$ (in that order). Tariq gets $${difference}$ beads more than Amina.\n\nHow many beads do the three get altogether?`,
    names: ["Amina", "Tariq", "Wen"],
    wanted: "all three together",
    parts: (a, b, c) => a + b + c,
    sumOfParts: (a, b, c) => `${a} + ${b} + ${c}`,
    unit: "beads",
  },
  trees: {
    title: "Acacias, palms and figs",
    problem: (ratio, difference) =>
      `Acacias, palms and figs grow in a park in Nairobi in the ratio $${ratio}$ (in that order). There are $${difference}$ more palms than acacias.\n\nHow many fig trees are there?`,
    names: ["the acacias", "the palms", "the figs"],
    wanted: "the figs",
    parts: (_a, _b, c) => c,
    unit: "trees",
  },
  choirs: {
    title: "When the basses go home",
    problem: (ratio, difference) =>
      `At a choir festival in Tallinn, sopranos, altos and basses are in the ratio $${ratio}$ (in that order). There are $${difference}$ more altos than sopranos. After the concert all the basses go home and everyone else stays.\n\nHow many singers stay?`,
    names: ["the sopranos", "the altos", "the basses"],
    wanted: "the sopranos and altos",
    parts: (a, b) => a + b,
    sumOfParts: (a, b) => `${a} + ${b}`,
    unit: "singers",
  },
  cyclists: {
    title: "Three days on the road",
    problem: (ratio, difference) =>
      `Anneke cycles for three days. Her distances on day one, day two and day three are in the ratio $${ratio}$ (in that order). On day two she rides $${difference}$ km more than on day one.\n\nHow many kilometres longer is her longest day than her shortest?`,
    names: ["day one", "day two", "day three"],
    wanted: "the longest day less the shortest",
    parts: (a, b, c) => Math.max(b, c) - Math.min(a, c),
    sumOfParts: (a, b, c) => `${Math.max(b, c)} - ${Math.min(a, c)}`,
    unit: "km",
  },
};

export default family({
  level: "medium",
  topic: "percentages",
  minutes: 4,
  kind: "thinking",
  technique: "finding the value of one part",
  ages: "11-13",
  curriculum: ["KS3 ratio", "6.RP.3"],
  bounds: {
    setting: ["beads", "trees", "choirs", "cyclists"],
    a: [1, 7],
    b: [3, 9],
    c: [2, 9],
    part: [4, 12],
  },
  rules: {
    // Otherwise the difference is one part and there is nothing to find.
    "the second has at least two parts more": ({ a, b }) => b >= a + 2,
    "the three differ": ({ a, b, c }) => c !== a && c !== b,
    "the ratio is in its simplest form": ({ a, b, c }) => gcd(gcd(a, b), c) === 1,
    "the third day is the longest or the shortest": ({ setting, a, b, c }) => setting !== "cyclists" || c < a || c > b,
    "the wanted parts are not the given difference": ({ setting, a, b, c }) =>
      settings[setting].parts(a, b, c) !== b - a,
  },
  write({ setting, a, b, c, part }) {
    const { title, problem, names, wanted, parts, sumOfParts, unit } = settings[setting];
    const partsMore = b - a;
    const difference = part * partsMore;
    const asked = parts(a, b, c);
    const answer = asked * part;
    const inParts = sumOfParts ? `${sumOfParts(a, b, c)} = ${asked}` : String(asked);
    const [first, second, third] = [a * part, b * part, c * part];
    return {
      title,
      problem: problem(`${a} : ${b} : ${c}`, difference),
      answer: { kind: "whole", value: String(answer), unit },
      hint: "Draw the first two shares as rows of equal boxes. How many boxes longer is the second row, and what are these boxes worth?",
      solution: [
        `Think of **equal parts**: $${a}$ for ${names[0]}, $${b}$ for ${names[1]} and $${c}$ for ${names[2]}. The difference we know belongs to $${b} - ${a} = ${partsMore}$ parts.`,
        `So $${partsMore}$ parts are worth $${difference}$, and **one part** is worth $${difference} \\div ${partsMore} = ${part}$.`,
        `The question asks for ${wanted}. In parts that is $${inParts}$, so the answer is $${asked} \\times ${part} = ${answer}$.`,
        `Check with the three shares $${first}$, $${second}$ and $${third}$: the second is $${second} - ${first} = ${difference}$ more than the first, and dividing all of them by $${part}$ gives $${a} : ${b} : ${c}$.`,
      ],
      slips: [
        {
          when: String(asked * difference),
          say: `You took ${difference} as the value of one part; how many parts is the difference made of?`,
        },
        {
          when: String(part),
          say: "That is what one part is worth; how many parts does the question ask for?",
        },
      ],
      check:
        "Work out all three shares that go with your answer: they must be in the given ratio and have the given difference.",
    };
  },
});
