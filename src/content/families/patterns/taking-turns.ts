import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texList } from "../../../engine/tex.ts";
import { commas, noun } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Two equal-step patterns that take turns, one rising and one falling. */
interface Numbers {
  readonly a: number;
  readonly d: number;
  readonly b: number;
  readonly e: number;
}

const rows = ({ a, d, b, e }: Numbers) =>
  [range(0, 4).map((k) => a + k * d), range(0, 4).map((k) => b - k * e)] as const;

export default family({
  level: "easy",
  topic: "sequences",
  minutes: 4,
  kind: "thinking",
  technique: "splitting into two patterns",
  ages: "8-10",
  curriculum: ["Y4 number sequences", "4.OA.5"],
  bounds: {
    setting: ["duet", "leaf", "tanks"],
    a: [2, 12],
    d: [3, 9],
    b: [40, 80],
    e: [2, 8],
  },
  rules: {
    "the two steps are different": ({ d, e }) => d !== e,
  },
  write({ setting, ...numbers }) {
    if (setting === "duet") return duet(numbers);
    return setting === "leaf" ? leaf(numbers) : tanks(numbers);
  },
});

function duet(numbers: Numbers): PuzzleText {
  const { a, d, b, e } = numbers;
  const [up, down] = rows(numbers);
  const heard = range(0, 3).flatMap((k) => [a + k * d, b - k * e]);
  const next = [a + 4 * d, b - 4 * e];
  const [nextUp, nextDown] = next;
  const [upFour, downFour] = [up.slice(0, 4), down.slice(0, 4)];
  const [lastUp, last] = [a + 3 * d, b - 3 * e];
  const [wrongUp, wrongDown] = [last + d, last + d - e];
  return {
    title: "The counting duet",
    problem: `Luz and Amaru call out numbers in turn. Luz always adds the same amount to her own last number. Amaru always takes the same amount from his own last number. Luz begins:\n\n$${texList(heard)}, \\ldots$\n\nWhich **two** numbers come next? Write them in the order in which they are called.`,
    answer: { kind: "list", items: next.map(String), ordered: true },
    hint: "Cover every second number with your fingers. Whose numbers can you still see, and what happens from one to the next?",
    solution: [
      `**Split the row into two patterns.** Luz calls the 1st, 3rd, 5th and 7th number: $${texList(upFour)}$. She adds $${d}$ each time.`,
      `The others are Amaru's: $${texList(downFour)}$. He takes away $${e}$ each time.`,
      `It is Luz's turn: $${lastUp} + ${d} = ${nextUp}$. Then Amaru: $${last} - ${e} = ${nextDown}$. So they call $${texList(next)}$.`,
      `Check with the long way from the start. Luz has then added four times: $${a} + 4 \\times ${d} = ${nextUp}$. Amaru has taken away four times: $${b} - 4 \\times ${e} = ${nextDown}$.`,
    ],
    slips: apart(commas(next), [
      [commas([...next].reverse()), "Look whose turn it is after eight numbers, and write that child's number first."],
      [
        `${wrongUp}, ${wrongDown}`,
        "You went on from the last number called. Each child goes on from his or her own last number.",
      ],
    ]),
    check:
      "Write your two numbers at the end, cover every second number, and see whether both patterns keep their step.",
  };
}

function leaf(numbers: Numbers): PuzzleText {
  const [up, down] = rows(numbers);
  const { d, e } = numbers;
  const hidden = [up[2] ?? 0, down[2] ?? 0];
  const last = down[1] ?? 0;
  const [wrongUp, wrongDown] = [last + d, last + d - e];
  return {
    title: "Under the leaf",
    problem: `Two patterns take turns on a paper strip. One goes **up** by the same amount each time, the other goes **down** by the same amount each time.\n\nA leaf has fallen on two of the numbers:\n\n$${up[0]}, ${down[0]}, ${up[1]}, ${down[1]}, ?, ?, ${up[3]}, ${down[3]}$\n\nWhich two numbers are under the leaf? Write them from left to right.`,
    answer: { kind: "list", items: hidden.map(String), ordered: true },
    hint: "Cover every second place of the strip. Which numbers belong to one pattern, and which to the other?",
    solution: [
      `**Split the strip into two patterns.** The 1st, 3rd, 5th and 7th number are $${up[0]}, ${up[1]}, ?, ${up[3]}$.`,
      `From $${up[0]}$ to $${up[1]}$ it goes up by $${d}$, so the hidden number is $${up[1]} + ${d} = ${hidden[0]}$.`,
      `The 2nd, 4th, 6th and 8th number are $${down[0]}, ${down[1]}, ?, ${down[3]}$. They go down by $${e}$, so the hidden number is $${last} - ${e} = ${hidden[1]}$.`,
      `Check with the numbers after the leaf, going backwards: $${up[3]} - ${d} = ${hidden[0]}$ and $${down[3]} + ${e} = ${hidden[1]}$. So $${texList(hidden)}$ lie under the leaf.`,
    ],
    slips: apart(commas(hidden), [
      [commas([...hidden].reverse()), "Look which pattern has its turn first under the leaf."],
      [
        `${wrongUp}, ${wrongDown}`,
        "You went on from the number beside the leaf. A pattern goes on from its own last number, two places back.",
      ],
    ]),
    check:
      "Write your two numbers on the strip and look at every second number: each pattern must keep its own step to the end.",
  };
}

function tanks({ a, d, b, e }: Numbers): PuzzleText {
  const [difference, shrink] = [b - a, d + e];
  const steps = Math.floor(difference / shrink) + 1;
  const [before, day] = [steps - 1, steps + 1];
  const gap = difference - before * shrink;
  const [rain, old] = [a + steps * d, b - steps * e];
  const [rainBefore, oldBefore] = [a + before * d, b - before * e];
  const still =
    gap === 0
      ? "both tanks hold the same, which is not yet more"
      : `the old tank is still $${gap}$ ${noun(gap, "litre")} ahead`;
  return {
    title: "Two water tanks",
    problem: `Folasade reads the meters of two water tanks every morning. On day $1$ the new tank holds $${a}$ litres and the old tank $${b}$ litres.\n\nFrom each morning to the next the new tank gains $${d}$ litres and the old tank loses $${e}$ litres.\n\nWhat is the number of the first day on which the new tank holds **more** than the old one?`,
    answer: { kind: "whole", value: String(day) },
    hint: "How much more does the old tank hold at the start? By how much does this difference shrink from one morning to the next?",
    solution: [
      `Look at both patterns together, at the **difference between them**. On day $1$ it is $${b} - ${a} = ${difference}$ litres.`,
      `Each day the new tank gains $${d}$ and the old one loses $${e}$, so the difference shrinks by $${d} + ${e} = ${shrink}$ litres.`,
      `After $${before}$ such ${noun(before, "step")} ${still}. One step later the new tank holds more. That is $${steps}$ steps after day $1$, so day $${day}$.`,
      `Check with the meters. Day $${day}$: $${rain}$ litres in the new tank, $${old}$ in the old. The day before: $${rainBefore}$ and $${oldBefore}$.`,
    ],
    slips: apart(day, [
      [steps, "Day 1 is the start: after one step it is already day 2."],
      [
        Math.floor(difference / d) + 2,
        "You let only the new tank change. The old tank comes to meet it, so they close the gap faster.",
      ],
      [steps + 2, "That is a day too late: look at the morning before once more."],
    ]),
    check: "Write down both meters for your day and for the day before: only on your day may the new tank hold more.",
  };
}
