import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { and } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Dates of one month that stand together on the calendar, known only by their total. */
const settings = {
  square: {
    title: "Four dates in a square",
    steps: [0, 1, 7, 8],
    asked: 3,
    story: (total: number) =>
      `On Priya's calendar every row is a week with seven days. She draws a square round four dates of one month: two beside each other and the two right below them. The four dates add up to $${total}$.`,
    question: "What is the **latest** of the four dates?",
    hint: "Compare each of the dates with the earliest one. How much later is each of them?",
    why: "The date beside the first is $1$ later, the date below it $7$ later, and the last one $8$ later, because a new row is a new week",
    wrong: [
      [0, "You found the earliest of the four dates. The puzzle asks for the latest."],
      [4, "That is the average of the four dates. It lies in the middle of the square."],
      [3, "The second row is a week later, so its dates are seven more, not two more."],
    ],
  },
  market: {
    title: "Three market days",
    steps: [0, 7, 14],
    asked: 0,
    story: (total: number) =>
      `In Zeynep's town there is a market once a week, always on the same weekday. She adds up the dates of three market days that follow each other in one month and gets $${total}$.`,
    question: "What is the date of the **first** of these three market days?",
    hint: "How many days lie between one market and the next? Compare the first and the last with the one in the middle.",
    why: "The second market is $7$ days after the first and the third is $14$ days after the first, because a week has $7$ days",
    wrong: [
      [7, "You found the date of the second market. The first one was a week earlier."],
      [6, "You took three days running. The markets are a week apart."],
      [14, "You found the date of the third market. The puzzle asks for the first."],
    ],
  },
  camp: {
    title: "Five days at camp",
    steps: [0, 1, 2, 3, 4],
    asked: 4,
    story: (total: number) =>
      `Tariq goes to a summer camp for five days running, all in one month. He adds up the five dates and gets $${total}$.`,
    question: "What is the date of his **last** day at camp?",
    hint: "Compare the first day with the last, and the second with the fourth. What do you find about the day between them?",
    why: "The days after the first are $1$, $2$, $3$ and $4$ days later, because the days follow each other",
    wrong: [
      [2, "You found the middle day of the camp. The puzzle asks for the last."],
      [0, "You found the first day of the camp. The puzzle asks for the last."],
      [5, "From the first day to the fifth there are four steps, not five."],
    ],
  },
} as const;
const window = [0, 1, 2, 7, 8, 9, 14, 15, 16];

export default family({
  level: "easy",
  topic: "number-shapes",
  minutes: 4,
  kind: "thinking",
  technique: "comparing with one date",
  ages: "9-11",
  curriculum: ["Y6 unknowns", "4.OA.5"],
  bounds: {
    setting: ["square", "nine", "market", "camp"],
    first: [2, 27],
  },
  rules: {
    "all the dates are in one month": ({ setting, first }) =>
      first + ((setting === "nine" ? window : settings[setting].steps).at(-1) ?? 0) <= 31,
  },
  write({ setting, first }) {
    if (setting === "nine") return nine(first);
    const { title, steps, asked, story, question, hint, why, wrong } = settings[setting];
    const dates = steps.map((step) => first + step);
    const [total, extra] = [sum(dates), sum(steps)];
    const firsts = total - extra;
    const many = dates.length;
    const found = dates[asked] ?? 0;
    const later = steps[asked];
    const last = asked ? ` The one asked for is $${later}$ days later: $${found}$.` : "";
    return {
      title,
      problem: `${story(total)}\n\n${question}`,
      answer: { kind: "whole", value: String(found) },
      hint,
      solution: [
        `**Compare all the dates with the first one.** ${why}.`,
        `Together these extras are $${extra}$ days. Without them $${total} - ${extra} = ${firsts}$ is left, and that is $${many}$ times the first date.`,
        `The first date is $${firsts} \\div ${many} = ${first}$.${last}`,
        `Check by adding the dates ${and(dates)}: they make $${total}$. The answer is $${found}$.`,
      ],
      slips: apart(
        found,
        wrong.map(([days, say]) => [first + days, say] as const),
      ),
      check: "Write down all the dates that go with your answer and add them: they must give the total of the puzzle.",
    };
  },
});

/** Nine dates of which only the first and the last together are known. */
function nine(first: number): PuzzleText {
  const dates = window.map((step) => first + step);
  const [middle, last] = [first + 8, first + 16];
  const pair = 2 * middle;
  const found = 9 * middle;
  return {
    title: "A window of nine days",
    problem: `A calendar page shows one month. Every row is a week with seven days. Mateus cuts a window into a sheet of card. Through it he sees a square of nine dates: three beside each other, and the three right below them in each of the next two weeks.\n\nThe earliest and the latest of the nine dates add up to $${pair}$. What do **all nine** dates add up to?`,
    answer: { kind: "whole", value: String(found) },
    hint: "Look at the date in the middle of the window. How are two dates that lie opposite each other tied to it?",
    solution: [
      "**Compare all the dates with the middle one.** Dates that lie opposite each other balance around it: one is as much earlier as the other is later. So two of them make twice the middle date.",
      `The earliest and the latest date are such a pair, in opposite corners. So the middle date is $${pair} \\div 2 = ${middle}$.`,
      `Besides the middle there are $4$ such pairs, and each makes $${pair}$. Together: $4 \\times ${pair} + ${middle} = ${found}$.`,
      `Check by adding the dates themselves: ${and(dates)} make $${found}$, and $${first} + ${last} = ${pair}$.`,
    ],
    slips: apart(found, [
      [18 * middle, "You took the sum of two dates nine times. Nine dates are not nine pairs."],
      [8 * middle, "You found the sum of the four pairs. The date in the middle has no partner, but it counts too."],
      [middle, "That is the date in the middle. The puzzle asks for the sum of all nine."],
    ]),
    check: "Write down the nine dates of the window and add them; its first and last date must fit the puzzle too.",
  };
}
