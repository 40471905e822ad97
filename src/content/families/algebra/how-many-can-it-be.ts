import type { AnswerSpec } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

const added = (c: number) => (c ? `+ ${c} ` : "");

/** low < k times a whole number and c more < high; the whole numbers that fit run from `first` to `first + n - 1`. */
const settings = {
  box: {
    title: "Room in the box",
    least: 0,
    problem: (k: number, c: number, low: number, high: number) =>
      `Both signs are to be true when the same whole number is written into the empty box:\n\n$$${low} < ${k} \\times \\square ${added(c)}< ${high}$$\n\nHow many different whole numbers can go in the box?`,
    asks: "count",
    it: "the number in the box",
    hint: "Which is the smallest number that makes the first sign true? Go up from there: when does the second sign stop being true?",
  },
  crates: {
    title: "Crates on a trolley",
    least: 5,
    problem: (k: number, c: number, low: number, high: number) =>
      `Sione puts ${k} equal crates of pineapples on a trolley. The empty trolley weighs ${c} kg. He knows that the loaded trolley weighs **more than** ${low} kg and **less than** ${high} kg. A crate weighs a whole number of kilograms.\n\nHow many different weights could one crate have?`,
    asks: "count",
    it: "the weight of a crate",
    hint: "What could the crates weigh without the trolley? Share the two limits among the crates. May they be reached?",
  },
  riddle: {
    title: "Noor's narrow riddle",
    least: 1,
    problem: (k: number, c: number, low: number, high: number) =>
      `“I think of a whole number,” says Noor. “I multiply it by ${k} and add ${c}. What I get is more than ${low} but less than ${high}.”\n\nWhich is the **smallest** and which is the **largest** number Noor could have thought of? Give the smallest first.`,
    asks: "ends",
    it: "Noor's number",
    hint: "Noor's last step was to add. What are the two limits before that step? Then think about the multiplying.",
  },
  stairs: {
    title: "Steps up to the temple",
    least: 5,
    problem: (k: number, c: number, low: number, high: number) =>
      `A temple door lies **more than** ${low} cm and **less than** ${high} cm above the street. A stone of ${c} cm lies at the bottom. On it stand ${k} steps, all equally high, and they lead exactly to the door. The height of a step is a whole number of centimetres.\n\nWhat are the **smallest** and the **largest** possible height of a step? Give the smallest first.`,
    asks: "ends",
    it: "the height of a step",
    hint: "Take the stone away from both limits. What is left for all the steps together, and for one of them?",
  },
} as const;

export default family({
  level: "easy",
  minutes: 4,
  kind: "thinking",
  technique: "testing the numbers at the ends",
  ages: "9-11",
  curriculum: ["Y6 algebra", "6.EE.8"],
  bounds: {
    setting: ["box", "crates", "riddle", "stairs"],
    k: [3, 9],
    c: [0, 9],
    first: [3, 20],
    n: [3, 8],
    below: [1, 9],
    above: [1, 9],
  },
  rules: {
    "a part that is told of is there": ({ setting, c }) => c >= settings[setting].least,
    "steps can be climbed": ({ setting, first, n }) => setting !== "stairs" || (first >= 10 && first + n <= 26),
    "the ends are tight": ({ k, below, above }) => below <= k && above <= k,
    // Otherwise nobody would notice who counts an end that does not belong.
    "at least one end must be tested": ({ k, below, above }) => below === k || above === k,
    "the count is no number of the question": ({ k, c, n }) => n !== k && n !== c,
    "the lower limit is above what is added": ({ k, c, first, below }) => k * first + c - below > c + k,
  },
  write({ setting, k, c, first, n, below, above }) {
    const { title, problem, asks, it, hint } = settings[setting];
    const last = first + n - 1;
    const [low, high] = [k * first + c - below, k * last + c + above];
    const fitting = range(first, last);
    const counted = asks === "count";
    const [before, after] = [first - 1, last + 1];
    const multiple = (x: number) => {
      const times = k * x;
      return `${k} \\times ${x} = ${times}`;
    };
    const value = (x: number) => {
      const result = k * x + c;
      return `${k} \\times ${x} ${added(c)}= ${result}`;
    };
    const [lowLeft, highLeft] = [low - c, high - c];
    const reported = counted ? `That is $${n}$ numbers.` : `The smallest is $${first}$, the largest $${last}$.`;
    const answer: AnswerSpec = counted
      ? { kind: "whole", value: String(n) }
      : {
          kind: "list",
          items: [String(first), String(last)],
          ordered: true,
          ...(setting === "stairs" && { unit: "cm" }),
        };
    const [from, to] = [below === k ? before : first, above === k ? after : last];
    return {
      title,
      problem: problem(k, c, low, high),
      answer,
      hint,
      solution: [
        c
          ? `First take away the $${c}$ from both limits. What is left is $${k}$ times ${it}, and it lies between $${lowLeft}$ and $${highLeft}$.`
          : `What counts is $${k}$ times ${it}, and it lies between $${low}$ and $${high}$.`,
        `**Test the numbers at the ends**, because a limit itself does not count. $${multiple(before)}$ is not more than $${lowLeft}$, but $${multiple(first)}$ is.`,
        `$${multiple(last)}$ is less than $${highLeft}$, but $${multiple(after)}$ is not. So ${it} can be $${texList(fitting)}$. ${reported}`,
        `Check with the first limits. $${value(first)}$ and $${value(last)}$ both lie between $${low}$ and $${high}$. One step further, $${value(before)}$ and $${value(after)}$ do not.`,
      ],
      slips: counted
        ? apart(n, [
            [to - from + 1, "You let the sum reach a limit. Read again: is it allowed to be as large as that?"],
            [last - first, "You took the last number minus the first. Count them one by one."],
            [high - low - 1, "Those are the results in between. How many of them really come up?"],
          ])
        : apart(`${first}, ${last}`, [
            [`${from}, ${to}`, "You let the sum reach a limit. Read again: is it allowed to be as large as that?"],
            [`${last}, ${first}`, "These are the right two numbers. Which of them does the question want first?"],
          ]),
      check: counted
        ? `Write down all the numbers you counted; the smallest and the largest must fit, and the ones next to them must not.`
        : `Put both of your numbers into the story, and then the next smaller and the next larger one; these two must not fit.`,
    };
  },
});
