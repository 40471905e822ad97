import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";
import { polar } from "./shared/spots.ts";

/** Two sides of a triangle, a < b, and what they leave open for the third, a whole number. */
const thirdSide = (a: number, b: number) => {
  const [difference, sum] = [b - a, a + b];
  const [shortest, longest] = [difference + 1, sum - 1];
  return { a, b, difference, sum, shortest, longest, lengths: longest - difference };
};

type ThirdSide = ReturnType<typeof thirdSide>;

const settings = {
  hinge: ({ a, b, difference, shortest, longest, lengths }: ThirdSide) => {
    const [second, shorter] = [shortest + 1, a - 1];
    return {
      title: "Two bars on a hinge",
      problem: `Two metal bars, $${a}$ cm and $${b}$ cm long, are joined at one end by a hinge. A third bar joins their free ends to make a triangle. It is a whole number of centimetres long.\n\nHow many different lengths can the third bar have?`,
      value: lengths,
      unit: "lengths",
      asked: "How many whole numbers of centimetres can the third side be?",
      last: [
        `So the third bar may have $${shortest}$ cm, $${second}$ cm and so on up to $${longest}$ cm. That is $${longest} - ${difference} = ${lengths}$ lengths.`,
        `Check by counting round the middle: $${b}$ cm is one of them, with $${shorter}$ shorter and $${shorter}$ longer ones: $1 + ${shorter} + ${shorter} = ${lengths}$.`,
      ],
      slips: [
        [
          lengths + 2,
          "You counted both ends. With the shortest or the longest of those the bars lie flat in one line.",
        ],
        [lengths + 1, "You counted one of the two ends, where the bars lie flat in one line."],
        [longest, "You found how long it may be. How short may it be when the hinge is nearly closed?"],
      ] as const,
      check:
        "Test the shortest and the longest you count: of any triangle's sides, two together are longer than the third.",
    };
  },
  straws: ({ a, b, sum, longest }: ThirdSide) => {
    const round = sum + longest;
    return {
      title: "As far round as possible",
      problem: `Thandi makes a triangle from three straws. One is $${a}$ cm long and one is $${b}$ cm. She may cut the third to any whole number of centimetres.\n\nWhat is the greatest possible distance round her triangle, in cm?`,
      value: round,
      unit: "cm",
      asked: "The greatest possible distance round is asked for, the third side being a whole number of centimetres.",
      last: [
        `The longest whole number below $${sum}$ is $${longest}$. The distance round is then $${a} + ${b} + ${longest} = ${round}$ cm.`,
        `Check both sides of it: with $${longest}$ cm the two straws are $1$ cm longer together and meet in a point. With $${sum}$ cm they would lie flat along it, and there would be no triangle.`,
      ],
      slips: [
        [2 * sum, "Then the third straw is as long as both others together. What does that triangle look like?"],
        [longest, "That is the third straw. The distance round takes all three."],
        [a + 2 * b, "The third straw may be longer than the longest of the other two."],
      ] as const,
      check: "Take your two straws away from the distance: what is left must be shorter than both of them together.",
    };
  },
  sail: ({ a, b, longest, lengths }: ThirdSide) => {
    const [shortest, choices] = [b + 1, longest - b];
    return {
      title: "The longest edge of the sail",
      problem: `A sailmaker in Zanzibar plans sails with three straight edges. Two edges are $${a}$ dm and $${b}$ dm. The third is a whole number of decimetres and is to be longer than each of the other two.\n\nHow many lengths can she choose from?`,
      value: choices,
      unit: "lengths",
      asked: "The third side is to be the longest. How many whole numbers of decimetres can it be?",
      last: [
        `It must also be longer than $${b}$ dm. So it may have $${shortest}$ dm and so on up to $${longest}$ dm. That is $${longest} - ${b} = ${choices}$ lengths.`,
        `Check in another way: write the length as $${b} + k$. Then $k$ must be at least $1$ and less than $${a}$, so $k$ has $${choices}$ values.`,
      ],
      slips: [
        [a, "You counted one end too many. What happens if the third edge is as long as the others together?"],
        [lengths, "That counts every edge that closes the sail. This one has to be the longest."],
      ] as const,
      check:
        "Write down the shortest and the longest edge you count and test both against all that is asked of the sail.",
    };
  },
};

export default family({
  level: "medium",
  minutes: 4,
  kind: "thinking",
  technique: "triangle inequality",
  ages: "11-13",
  curriculum: ["KS3 triangles", "7.G.2"],
  bounds: { setting: ["hinge", "straws", "sail"], a: [5, 20], b: [7, 28] },
  rules: {
    "the second is longer": ({ a, b }) => b >= a + 2,
    "the key is no number of the story": ({ a, b }) => b !== 2 * a - 1,
    "they do not differ too much": ({ a, b }) => b <= 3 * a,
  },
  write({ setting, a, b }) {
    const its = thirdSide(a, b);
    const { difference, sum } = its;
    const { title, problem, value, unit, asked, last, slips, check } = settings[setting](its);
    const length = setting === "sail" ? "dm" : "cm";
    return {
      title,
      problem,
      figure: {
        alt: `Two straight lines start from one point. One is ${a} ${length} long, the other ${b} ${length}. A dashed line with a question mark joins their other ends: it can be longer or shorter, as the angle between the two changes. ${asked}`,
        scale: true,
        points: { A: [0, 0], B: [b, 0], C: polar([0, 0], a, 65) },
        draw: [
          { line: ["A", "B"], label: `${b} ${length}`, side: "s" },
          { line: ["A", "C"], label: `${a} ${length}`, side: "w" },
          { line: ["B", "C"], dashed: true, label: "?" },
          { angle: ["B", "A", "C"] },
          { dot: "A", open: true },
        ],
      },
      answer: { kind: "whole", value: String(value), unit },
      hint: "Let the angle between the two known sides grow until they are nearly in one line, and shrink until they nearly lie on each other. Between what does the third side stay?",
      solution: [
        `Open the angle wide: the far ends move apart, but they never get as far as $${a} + ${b} = ${sum}$. So the third side is shorter than $${sum}$ ${length}.`,
        `Close it: the far ends come together, but they stay further apart than $${b} - ${a} = ${difference}$. So the third side is longer than $${difference}$ ${length}. The two together are the **triangle inequality**.`,
        ...last,
      ],
      slips: apart(value, slips),
      check,
    };
  },
});
