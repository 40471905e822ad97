import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { capital, commas, inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** Opposite faces of a die add to 7, so hidden faces can be known without seeing them. */
const rule = "On every die, the numbers on opposite faces add up to 7.";

const settings = {
  tower: {
    title: "A tower of dice",
    problem: (n: number, t: number) =>
      `${rule}\n\nAroha stacks ${inWords(n)} dice into a tower on the table. The face on top of the tower shows ${t}.\n\nThe other tops and bottoms are hidden: the faces where two dice touch, and the very bottom one. What do all these hidden faces add up to?`,
    answer: (n: number, t: number) => 7 * n - t,
    hint: "Take one die of the tower. What do its top and its bottom add up to, whatever they are?",
    steps: (n: number, t: number) => {
      const all = 7 * n;
      const hidden = all - t;
      const [others, firstHides] = [n - 1, 7 - t];
      return [
        `**Pair the opposite faces.** In each die, top and bottom add up to 7, whatever they show.`,
        `With ${inWords(n)} dice, all the tops and bottoms together make $${n} \\times 7 = ${all}$.`,
        `One of them is not hidden: the ${t} at the top. So the hidden ones make $${all} - ${t} = ${hidden}$.`,
        `Check from the top down: the first die hides $7 - ${t} = ${firstHides}$, and each of the other ${inWords(others)} dice hides 7. $${firstHides} + ${others} \\times 7 = ${hidden}$.`,
      ];
    },
    slips: (n: number, t: number) =>
      [
        [7 * n, "You have all the tops and bottoms. One of them is not hidden."],
        [
          7 * (n - 1),
          "You took 7 for each place where two dice touch. But there it is faces of two different dice that meet.",
        ],
        [7 * n + t, "The face on top is one of the pairs already: should it be added or taken away?"],
      ] as const,
    check:
      "Stack real dice, write down every hidden face, and add; or make up numbers for them that follow the rule of 7.",
  },
  glass: {
    title: "Under the glass table",
    problem: (n: number, t: number, s: number) =>
      `${rule}\n\n${capital(inWords(n))} dice lie side by side on a glass table. Emre looks at them from above. The faces on top add up to ${topsOf(n, t, s)}.\n\nHis sister Defne lies under the table and looks up through the glass. What do the faces that she sees add up to?`,
    answer: (n: number, t: number, s: number) => 7 * n - topsOf(n, t, s),
    hint: "Take one die. If you know its top, what is at its bottom? What do the two make together?",
    steps: (n: number, t: number, s: number) => {
      const tops = topsOf(n, t, s);
      const all = 7 * n;
      const seen = all - tops;
      const someTops = examples(n, tops);
      const theirBottoms = someTops.map((top) => 7 - top);
      const listed = commas(someTops);
      return [
        "**Pair the opposite faces.** In each die, the face that Emre sees and the face that Defne sees add up to 7.",
        `With ${inWords(n)} dice, both of them together see $${n} \\times 7 = ${all}$.`,
        `Emre sees ${tops} of that, so Defne sees $${all} - ${tops} = ${seen}$.`,
        `Check with dice that fit. The tops could be ${listed}. Then the bottoms are $${texSum(theirBottoms)} = ${seen}$.`,
      ];
    },
    slips: (n: number, t: number, s: number) =>
      [
        [7 * n, "That is what both of them see together."],
        [topsOf(n, t, s), "Opposite faces of a die are never the same number, so the totals are not the same either."],
        [
          21 * n - topsOf(n, t, s),
          "You took away the tops from all the faces. From below, the side faces cannot be seen.",
        ],
      ] as const,
    check: "Choose tops with the right total, write the opposite number under each, and add those.",
  },
  walk: {
    title: "Walk round the tower",
    problem: (n: number, t: number) =>
      `${rule}\n\nLucía builds a tower of ${inWords(n)} dice on a table, one on top of the other. The face on top of the tower shows ${t}.\n\nShe walks all the way round the table and adds up **all** the faces that she can see: the sides and the top. What is her total?`,
    answer: (n: number, t: number) => 14 * n + t,
    hint: "How many sides of one die can she see on her walk? Which of them are opposite each other?",
    steps: (n: number, t: number) => {
      const [sides, faces, topsAndBottoms] = [14 * n, 21 * n, 7 * n];
      const hidden = topsAndBottoms - t;
      const total = sides + t;
      return [
        "**Pair the opposite faces.** Of each die she sees four sides: front and back, left and right. These are two pairs of opposite faces, so they make $7 + 7 = 14$.",
        `With ${inWords(n)} dice, all the sides make $${n} \\times 14 = ${sides}$.`,
        `Only one other face can be seen, the ${t} on top. The total is $${sides} + ${t} = ${total}$.`,
        `Check with the hidden faces. All the faces of a die make 21, so ${inWords(n)} dice make $${faces}$. The tops and bottoms make $${n} \\times 7 = ${topsAndBottoms}$, and all of those but the ${t} are hidden. $${faces} - ${hidden} = ${total}$.`,
      ];
    },
    slips: (n: number, t: number) =>
      [
        [14 * n, "You have all the sides. She can see the face on top as well."],
        [21 * n, "That is every face of every die. Some of them are hidden where the dice touch."],
        [7 * n + t, "Each die shows four sides on a walk round the table. How many pairs is that?"],
      ] as const,
    check:
      "Write numbers on the sides of one die so that opposite ones make 7, add the four sides, and compare the next die.",
  },
  row: {
    title: "Glued in a row",
    problem: (n: number, t: number, s: number) =>
      `${rule}\n\nHenrik glues ${inWords(n)} dice together in a straight row, face to face. The left end of the row shows ${t} and the right end shows ${s}.\n\nWhat do all the faces with glue on them add up to?`,
    answer: (n: number, t: number, s: number) => 7 * n - t - s,
    hint: "Look at the left and the right face of each die. What do they make together, and which of them have no glue?",
    steps: (n: number, t: number, s: number) => {
      const all = 7 * n;
      const glued = all - t - s;
      const [first, last] = [7 - t, 7 - s];
      const between = n - 2;
      return [
        "**Pair the opposite faces.** In each die, the left face and the right face add up to 7.",
        `With ${inWords(n)} dice, all the left and right faces make $${n} \\times 7 = ${all}$.`,
        `Two of them have no glue: the ends with ${t} and ${s}. So the faces with glue make $${all} - ${t} - ${s} = ${glued}$.`,
        `Check from left to right: the first die has $7 - ${t} = ${first}$ in the glue and the last one $7 - ${s} = ${last}$. The ${inWords(between)} ${noun(between, "die", "dice")} between them ${noun(between, "has", "have")} 7 each. $${first} + ${last} + ${between} \\times 7 = ${glued}$.`,
      ];
    },
    slips: (n: number, t: number) =>
      [
        [7 * n, "You have all the left and right faces. Two of them have no glue."],
        [7 * (n - 1), "You took 7 for each join. But two faces that are glued together belong to two different dice."],
        [7 * n - t, "One end is taken away. The row has two ends."],
      ] as const,
    check: "Make up numbers for the joins so that the two faces of each die make 7, and add the faces with glue.",
  },
};

export default family({
  level: "easy",
  topic: "shapes",
  minutes: 3,
  kind: "thinking",
  technique: "pairing opposite faces",
  ages: "8-10",
  curriculum: ["Y4 problem solving", "3.OA.8"],
  bounds: {
    setting: ["tower", "glass", "walk", "row"],
    dice: [3, 9],
    first: [1, 6],
    second: [1, 6],
  },
  rules: {
    "only rows and glass tables need a second number": ({ setting, second }) =>
      setting === "row" || setting === "glass" || second === 1,
    // Otherwise a 7 for every join would be right by luck.
    "the ends of a row do not make seven": ({ setting, first, second }) => setting !== "row" || first + second !== 7,
    "above and below differ": ({ setting, dice, first, second }) =>
      setting !== "glass" || 2 * topsOf(dice, first, second) !== 7 * dice,
  },
  write({ setting, dice, first, second }) {
    const its = settings[setting];
    const answer = its.answer(dice, first, second);
    return {
      title: its.title,
      problem: its.problem(dice, first, second),
      answer: { kind: "whole", value: String(answer) },
      hint: its.hint,
      solution: its.steps(dice, first, second),
      slips: apart(answer, its.slips(dice, first, second)),
      check: its.check,
    };
  },
});

/** A total that so many dice can show. */
function topsOf(dice: number, first: number, second: number): number {
  return 2 * dice + first + second;
}

/** Tops with that total, as even as can be. */
function examples(dice: number, total: number): number[] {
  return Array.from({ length: dice }, (_, i) => Math.floor((total + i) / dice));
}
