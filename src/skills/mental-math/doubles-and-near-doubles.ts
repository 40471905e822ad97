import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texPlus } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { inYourHead, sideBySide } from "./shared-sums.ts";

function double(n: number, prompt: string): Question {
  const [tens, ones] = [n - (n % 10), n % 10];
  const [twiceTens, twiceOnes] = [2 * tens, 2 * ones];
  const value = twiceTens + twiceOnes;
  const answer = whole(value);
  return {
    prompt,
    answer,
    steps: [
      `$${n} = ${tens} + ${ones}$: double each part.`,
      `$${tens} + ${tens} = ${twiceTens}$: the tens doubled.`,
      `$${ones} + ${ones} = ${twiceOnes}$: the ones doubled.`,
      `$${twiceTens} + ${twiceOnes} = ${value}$: both parts together. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        value - 10,
        "left out the ten that the ones make",
        `$${ones} + ${ones} = ${twiceOnes}$ has a ten in it. Is that ten in your answer?`,
      ],
      [
        twiceTens + ones,
        "doubled the tens only",
        `Both parts of $${n}$ are doubled: the $${tens}$, and the $${ones}$, too. How much is $${ones} + ${ones}$?`,
      ],
      [
        tens + twiceOnes,
        "doubled the ones only",
        `Both parts of $${n}$ are doubled: the $${ones}$, and the $${tens}$, too. How much is $${tens} + ${tens}$?`,
      ],
      [
        sideBySide(twiceTens / 10, twiceOnes),
        "wrote the two doubles side by side",
        `Double $${tens}$ is $${twiceTens}$, and double $${ones}$ is $${twiceOnes}$. What do you do with the two?`,
      ],
    ]),
    check: `Halve your answer: you must be back at $${n}$.`,
  };
}

/** n and n + more, in either order. */
function nearDouble(n: number, more: number, isLargeFirst: boolean): Question {
  const large = n + more;
  const double = 2 * n;
  const value = double + more;
  const [ones, largeOnes] = [n % 10, large % 10];
  const answer = whole(value);
  return {
    prompt: inYourHead(isLargeFirst ? `${large} + ${n}` : `${n} + ${large}`),
    answer,
    steps: [
      `$${large} = ${n} + ${more}$: so this is double $${n}$ and $${more}$ more.`,
      `$${n} + ${n} = ${double}$: double $${n}$.`,
      `$${double} + ${more} = ${value}$: and $${more}$ more. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        double - more,
        "put it right in the wrong direction",
        `Double $${n}$ is $${double}$. One of the two numbers is larger than $${n}$: is the sum more or less than that?`,
      ],
      [
        double,
        "stopped after doubling",
        `That is $${n} + ${n}$. But one of the two numbers is $${large}$: what has to change?`,
      ],
      [
        2 * large,
        "doubled the larger number without putting it right",
        `That is $${large} + ${large}$. But one of the two numbers is $${n}$: what has to change?`,
      ],
      [
        value - 10,
        "left out the ten that the ones make",
        `How much is $${ones} + ${largeOnes}$? There is a ten in it: is that ten in your answer?`,
      ],
    ]),
    check: `Your answer must lie between double $${n}$ and double $${large}$.`,
  };
}

/** "2 below", "1 above" */
const away = (n: number) => (n < 0 ? `$${-n}$ below` : `$${n}$ above`);

/** Two numbers that lie so far from the middle. */
function aroundMiddle(middle: number, first: number, second: number): Question {
  const [a, b] = [middle + first, middle + second];
  const off = first + second;
  const double = 2 * middle;
  const value = double + off;
  const distances = [Math.abs(first), Math.abs(second)] as const;
  const [nearer, farther] = [Math.min(...distances), Math.max(...distances)];
  const answer = whole(value);
  return {
    prompt: inYourHead(`${a} + ${b}`),
    answer,
    steps: [
      `$${a} = ${middle} ${texPlus(first)}$ and $${b} = ${middle} ${texPlus(second)}$: both are close to $${middle}$.`,
      `$${middle} + ${middle} = ${double}$: double $${middle}$.`,
      first < 0 === second < 0
        ? `$${distances[0]} + ${distances[1]} = ${Math.abs(off)}$: together the two are ${away(off)} that.`
        : `$${farther} - ${nearer} = ${Math.abs(off)}$: one is ${away(first)}, the other ${away(second)}, so together they are ${away(off)}.`,
      `$${double} ${texPlus(off)} = ${value}$: put it right. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        double - off,
        "put it right in the wrong direction",
        `Double $${middle}$ is $${double}$. Together the two numbers are ${away(off)} that: which way do you go?`,
      ],
      [
        double,
        "stopped after doubling",
        `That is double $${middle}$. But $${a}$ is ${away(first)} $${middle}$, and $${b}$ is ${away(second)}: how much is that together?`,
      ],
      [
        double + nearer + farther,
        "did not look which numbers are above and which below",
        `$${a}$ is ${away(first)} $${middle}$, and $${b}$ is ${away(second)}. How far are the two from $${double}$ together, and on which side?`,
      ],
      [
        double + first,
        "put it right for one number only",
        `You have seen that $${a}$ is ${away(first)} $${middle}$. But $${b}$ is not $${middle}$ either: what does that change?`,
      ],
    ]),
    check: `Take $${a}$ away from your answer: $${b}$ must be left.`,
  };
}

const skill: Skill = {
  id: "doubles-and-near-doubles",
  title: "Doubles and near doubles",
  about: "For adding two numbers that are equal or nearly equal: double one of them, then put it right.",
  curriculum: ["Y2-Y4 addition", "2.NBT.5", "3.NBT.2"],
  natural: true,
  needs: ["splitting-tens-and-ones"],
  stages: [
    stage({
      grade: 1,
      label: "doubling tens and ones",
      bounds: { tens: [1, 6], ones: [5, 9], wording: ["double", "sum"] },
      rules: { "the ones and the tens differ": ({ tens, ones }) => tens !== ones },
      write: ({ tens, ones, wording }) => {
        const n = 10 * tens + ones;
        return double(
          n,
          wording === "sum" ? inYourHead(`${n} + ${n}`) : `What is double $${n}$? Work it out in your head.`,
        );
      },
    }),
    stage({
      grade: 2,
      label: "two numbers next to each other, or nearly",
      bounds: { n: [15, 77], more: [1, 2], order: ["smaller first", "larger first"] },
      rules: {
        "neither is next to a ten": ({ n, more }) => (n % 10) + more <= 8,
        "the ones make more than ten": ({ n, more }) => 2 * (n % 10) + more > 10,
      },
      write: ({ n, more, order }) => nearDouble(n, more, order === "larger first"),
    }),
    stage({
      grade: 3,
      label: "both near the same number",
      bounds: { middle: [150, 750, 100], first: [-4, 4], second: [-4, 4] },
      rules: {
        "neither is the middle": ({ first, second }) => first !== 0 && second !== 0,
        "they are no double, and do not balance": ({ first, second }) => first !== second && first + second !== 0,
      },
      write: ({ middle, first, second }) => aroundMiddle(middle, first, second),
    }),
  ],
};

export default skill;
