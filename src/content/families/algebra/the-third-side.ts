import type { AnswerSpec } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** Two lengths are known; the third way round is never shorter than the straight one. */
const settings = {
  sticks: {
    title: "The third stick",
    problem: (a: number, b: number) =>
      `Rohan wants to lay a triangle with three straight sticks, end to end. Two of them are $${a}$ cm and $${b}$ cm long. The third is a whole number of centimetres long.\n\nHow many different lengths can the third stick have?`,
    hint: "Lay the two sticks end to end and turn one of them. Where is the gap between the free ends smallest, and where is it widest? Are those two still triangles?",
    check:
      "Write down the smallest and the largest length you counted; each must make a triangle, and the next one beyond must not.",
  },
  villages: {
    title: "Straight across the moor",
    problem: (a: number, b: number) =>
      `Three villages lie on a flat moor. In a straight line it is $${b}$ km from Alder to Birch and $${a}$ km from Birch to Cedar. The distance from Alder to Cedar in a straight line is a whole number of kilometres. The three may also lie **on one line**.\n\nHow many different distances are possible?`,
    hint: "Draw Alder and Birch. Where can Cedar be, and which places there are nearest to Alder and farthest from it?",
    check:
      "Draw the villages for your smallest and your largest distance, and ask of the next one beyond whether it could be reached.",
  },
  perimeters: {
    title: "The shortest fence, the longest fence",
    problem: (a: number, b: number) =>
      `A triangular meadow has one side of $${a}$ m and another of $${b}$ m. The third side is a whole number of metres long.\n\nWhat are the shortest and the longest possible fence **all the way round** it, in metres? Give the shortest first.`,
    hint: "What happens when the third side gets very short, and what when it gets very long? Compare each side with the way round the other two.",
    check:
      "Find the third side for each of your two fences; it must be possible, and the next whole number beyond must not.",
  },
  closing: {
    title: "The gate of three rods",
    problem: (a: number, b: number) =>
      `A triangle of three straight rods has sides of $${a}$ cm, $${b}$ cm and $x$ cm. Besides, $x$ is an integer, and the rod of $x$ cm is **longer than both** others.\n\nHow many values can $x$ have?`,
    hint: "There are two conditions for x now. Which is the smallest value that meets one of them, and which is the largest that meets the other?",
    check:
      "Write your values in order: the first must be longer than both rods, and the last must still close the triangle.",
  },
};

export default family({
  level: "medium",
  minutes: 4,
  kind: "thinking",
  technique: "triangle inequality",
  ages: "11-14",
  curriculum: ["KS3 inequalities and triangles", "7.G.2", "7.EE.4b"],
  bounds: {
    setting: ["sticks", "villages", "perimeters", "closing"],
    a: [4, 20],
    b: [6, 30],
  },
  rules: {
    "the second is longer": ({ a, b }) => b - a >= 2,
    "neither is the double of the other": ({ a, b }) => b !== 2 * a,
  },
  write({ setting, a, b }) {
    const { title, problem, hint, check } = settings[setting];
    const closed = setting === "villages";
    const [difference, sum] = [b - a, b + a];
    const [low, high] = closed ? [difference, sum] : [difference + 1, sum - 1];
    const bounds = `The third length cannot be more than $${a} + ${b} = ${sum}$, because the way round the other two is never shorter than the straight one. This is the **triangle inequality**.`;
    const lower = `It cannot be less than $${b} - ${a} = ${difference}$ either: otherwise $${b}$ would be more than the other two together.`;
    const ends = closed
      ? `On one line the distance is exactly $${difference}$ or exactly $${sum}$, and that is allowed here. So all integers from $${low}$ to $${high}$ are possible.`
      : `The length must not be exactly $${difference}$ or $${sum}$, because then all three lie on one line and there is no triangle. That leaves the integers from $${low}$ to $${high}$.`;
    const fan = `Check by a drawing. Fix the length of $${b}$ and let the one of $${a}$ swing round its end: the gap grows steadily from $${difference}$ to $${sum}$ and takes every value in between`;
    const count = high - low + 1;
    const withEnds = 2 * a + 1;
    const [shortest, longest] = [sum + low, sum + high];
    const [longestSide, others] = low > b ? [low, sum] : [b, a + low];
    const [flatShortest, flatLongest] = [2 * b, 2 * sum];
    const withOne = sum + 1;
    const [afterB, longerThanB] = [b + 1, a - 1];
    const answers: Record<
      keyof typeof settings,
      { answer: AnswerSpec; steps: string[]; slips: ReturnType<typeof apart> }
    > = {
      sticks: {
        answer: { kind: "whole", value: String(count) },
        steps: [
          `${ends} These are $${high} - ${low} + 1 = ${count}$ lengths.`,
          `${fan}. Of the $${withEnds}$ integers from $${difference}$ to $${sum}$ the two ends fall away, and $${withEnds} - 2 = ${count}$.`,
        ],
        slips: apart(count, [
          [withEnds, "You counted the two lengths for which the sticks lie on one line. Is that a triangle?"],
          [
            sum - 1,
            "You found the longest third stick, but a very short one does not reach either. Which is the shortest?",
          ],
          [2 * a - 2, "You took the largest minus the smallest. How many numbers are there from 1 to 3?"],
        ]),
      },
      villages: {
        answer: { kind: "whole", value: String(count) },
        steps: [
          `${ends} These are $${high} - ${low} + 1 = ${count}$ distances.`,
          `${fan}. On each side of $${b}$ there are $${a}$ integers, so $2 \\times ${a} + 1 = ${count}$ with $${b}$ itself.`,
        ],
        slips: apart(count, [
          [
            2 * a - 1,
            "You left out the two cases in which the villages lie on one line. Read again whether that is allowed.",
          ],
          [2 * a, "You took the largest minus the smallest. How many numbers are there from 1 to 3?"],
          [sum, "You found the largest distance. Can Cedar be as near to Alder as you like?"],
        ]),
      },
      perimeters: {
        answer: { kind: "list", items: [String(shortest), String(longest)], ordered: true, unit: "m" },
        steps: [
          `${ends} Round the meadow that makes $${a} + ${b} + ${low} = ${shortest}$ m at least and $${a} + ${b} + ${high} = ${longest}$ m at most.`,
          `Check both triangles: with $${low}$, the longest side is $${longestSide}$ and the others make $${others}$, which is $1$ more; with $${high}$, the others make $${sum}$, which is $1$ more again.`,
        ],
        slips: apart(`${shortest}, ${longest}`, [
          [
            `${flatShortest}, ${flatLongest}`,
            "At those two ends all three sides lie on one line, and there is no meadow left.",
          ],
          [`${low}, ${high}`, "Those are the third sides. The fence goes all the way round."],
          [`${withOne}, ${longest}`, "A third side of 1 m: can the other two meet then?"],
        ]),
      },
      closing: {
        answer: { kind: "whole", value: String(longerThanB) },
        steps: [
          `${ends} Of these, $x$ must be more than $${b}$, which leaves $${afterB}$ to $${high}$. That is $${high} - ${b} = ${longerThanB}$ values.`,
          `Check with the single condition that is left: as $x$ is the longest side, only $x < ${a} + ${b}$ and $x > ${b}$ count. Between $${b}$ and $${sum}$ lie $${a} - 1 = ${longerThanB}$ integers.`,
        ],
        slips: apart(longerThanB, [
          [a, "One of the ends does not belong. What shape is it when x is as long as the other two together?"],
          [2 * a - 1, "You counted every triangle. In which of them is x the longest side?"],
          [a + 1, "Both ends do not belong: x must be longer than the longer rod, and shorter than both together."],
        ]),
      },
    };
    const { answer, steps, slips } = answers[setting];
    return { title, problem: problem(a, b), answer, hint, solution: [bounds, lower, ...steps], slips, check };
  },
});
