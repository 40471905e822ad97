import { family } from "../../../engine/family.ts";
import { texList, texSum } from "../../../engine/tex.ts";
import { inWords, tex } from "../../../engine/words.ts";
import { range } from "../../../maths/whole.ts";
import { type Story, told } from "../story.ts";

/** s, 2s, 4s and so on, n of them. */
const doublings = (n: number, s: number) => range(0, n - 1).map((i) => s * 2 ** i);

/** s, 2s, 4s and so on, n of them, and their sum. */
const settings: Record<"rice" | "family" | "cranes" | "robot", (n: number, s: number) => Story> = {
  rice: (n, s) => {
    const next = s * 2 ** n;
    const squares = doublings(n, s);
    const board = next - s;
    const [afterTwo, afterThree] = [3 * s, 7 * s];
    return {
      title: "Rice on the first squares",
      unit: "grains",
      problem: `Zanele plays with rice on a chessboard. She puts ${s} grains on the first square, and on each next square **twice** as many as on the one before. She stops after ${inWords(n)} squares.\n\nHow many grains lie on the board?`,
      answer: board,
      hint: "How many grains would lie on one more square? Compare that with all the grains before it, for two squares, then for three.",
      steps: [
        `The squares hold $${texList(squares)}$ grains, because each number is **doubled**.`,
        `Add up, and compare with the next square. After one square there are $${s}$, after two $${afterTwo}$, after three $${afterThree}$: always $${s}$ less than the next square would hold.`,
        `The next square would hold $${tex(next)}$ grains, so the board holds $${tex(next)} - ${s} = ${tex(board)}$.`,
        `Check by adding from the large end: $${texSum(squares.toReversed())} = ${tex(board)}$.`,
      ],
      slips: [
        [next / 2, "That is the last square. What about all the squares before it?"],
        [next, `Very near. Try a small board with three squares, and compare the sum with the fourth square.`],
        [
          (s * n * (n + 1)) / 2,
          `You put ${s} grains more on each square than on the one before. But the number doubles.`,
        ],
      ],
      check: "Write down the numbers for all the squares, one by one, and add them up.",
    };
  },
  family: (n) => {
    const next = 2 ** (n + 1);
    const generations = range(1, n).map((i) => 2 ** i);
    const ancestors = next - 2;
    return {
      title: "All the great-grandparents",
      unit: "people",
      problem: `Everybody has 2 parents and 4 grandparents, and so on. Wikitoria draws a family tree. It begins with herself and goes back ${inWords(n)} generations, all complete. Nobody stands in it twice.\n\nHow many **ancestors** are in the tree? Wikitoria herself is not counted.`,
      answer: ancestors,
      hint: "How many people are in the generation before the grandparents? Add the generations, and compare each sum with the next generation.",
      steps: [
        `Everybody in the tree has 2 parents, so going back one generation **doubles** the number of people: $${texList(generations)}$.`,
        "Add generation by generation and compare. $2$ is two less than $4$, then $2 + 4 = 6$ is two less than $8$, and $6 + 8 = 14$ is two less than $16$. It goes on like that.",
        `The generation after the last one would have $${tex(next)}$ people. So the tree has $${tex(next)} - 2 = ${tex(ancestors)}$ ancestors.`,
        `Check by adding from the large end: $${texSum(generations.toReversed())} = ${tex(ancestors)}$.`,
      ],
      slips: [
        [next / 2, "That is the oldest generation only. Who else is an ancestor?"],
        [next - 1, "You counted Wikitoria as well. The puzzle asks about her ancestors."],
        [2 * n, "You counted two people for each generation. How many parents do two parents have together?"],
      ],
      check: "Write down how many people are in each generation, starting with the two parents, and add them up.",
    };
  },
  cranes: (n, s) => {
    const parts = 2 ** n - 1;
    const sum = s * parts;
    const ofTheDays = doublings(n, 1);
    return {
      title: "More paper cranes every day",
      unit: "cranes",
      problem: `A class folds paper cranes. Every day the children fold **twice** as many as the day before. After ${inWords(n)} days they have ${sum} cranes.\n\nHow many cranes did they fold on the **first** day?`,
      answer: s,
      hint: "Call the cranes of the first day one pile. How many such piles are folded on the second day, and how many in all?",
      steps: [
        `Call the cranes of the first day **one part**. Then the days bring $${texList(ofTheDays)}$ parts, because each day doubles the one before.`,
        `That is $${texSum(ofTheDays)} = ${parts}$ parts in all.`,
        `So ${parts} parts are $${sum}$ cranes, and one part is $${sum} \\div ${parts} = ${s}$ cranes.`,
        `Check by folding from day to day: $${texSum(doublings(n, s))} = ${sum}$.`,
      ],
      slips: [
        [sum / n, "You shared the cranes equally among the days. But each day there are twice as many."],
        [s * 2 ** (n - 1), "That is how many they fold on the last day. The question asks about the first."],
        [sum / 2 ** n, "One part too many: add up the parts of all the days again."],
      ],
      check: "Start with your number, double it from day to day, and add up all the days.",
    };
  },
  robot: (n, s) => {
    const sum = s * (2 ** n - 1);
    const next = sum + s;
    const last = s * 2 ** (n - 1);
    const [afterTwo, afterThree] = [3 * s, 7 * s];
    return {
      title: "The robot that jumps further",
      unit: "cm",
      problem: `A toy robot jumps forwards in a straight line. Its first jump is ${s} cm. Each jump is **twice** as long as the one before. After its last jump it is ${sum} cm from the start.\n\nHow many centimetres long was the **last** jump?`,
      answer: last,
      hint: "Write down the first few jumps and where the robot lands. How does the place compare with the jump that comes next?",
      steps: [
        `The first jumps are $${texList(doublings(3, s))}$ cm, because each one is **doubled**. The robot lands at $${s}, ${afterTwo}, ${afterThree}$ cm.`,
        `Each landing place is $${s}$ cm short of the next jump. So after the last jump, the next one would be $${sum} + ${s} = ${next}$ cm long.`,
        `The last jump is half as long as that one, $${next} \\div 2 = ${last}$ cm.`,
        `Check with all the jumps: $${texSum(doublings(n, s))} = ${sum}$ cm.`,
      ],
      slips: [
        [next, "That is the jump that would come next. How long was the one before it?"],
        [(sum - s) / 2, "That is where the last jump began. How long is the jump itself?"],
        [n, "That is how many jumps there were. How long was the last one?"],
      ],
      check: `Write down jumps that double from ${s} cm up to your number, and add them all up.`,
    };
  },
};

export default family({
  level: "easy",
  minutes: 5,
  kind: "thinking",
  technique: "comparing a sum with the next doubling",
  ages: "9-11",
  curriculum: ["Y6 number sequences", "5.OA.3", "6.EE.1"],
  bounds: {
    setting: ["rice", "family", "cranes", "robot"],
    n: [4, 8],
    s: [1, 9],
  },
  rules: {
    "a family has two parents": ({ setting, s }) => setting !== "family" || s === 1,
    "the first is not the answer to spot": ({ setting, s }) => setting === "family" || s >= 3,
    "a class can fold so many": ({ setting, n, s }) => setting !== "cranes" || (n <= 6 && s * (2 ** n - 1) <= 500),
    "a toy robot does not jump too far": ({ setting, n, s }) => setting !== "robot" || s * 2 ** (n - 1) <= 100,
  },
  write: ({ setting, n, s }) => told(settings[setting](n, s)),
});
