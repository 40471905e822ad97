import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { inYourHead, type Sign, type Wrong, wayBack } from "./shared-sums.ts";

const ways = {
  "+": { back: "-", begin: "add", end: "take", soFar: "that is" },
  "-": { back: "+", begin: "take away", end: "give", soFar: "that took away" },
};

/** a + b or a - b, where b is a little less than a round number: the gap. */
function nearRound(a: number, sign: Sign, round: number, gap: number): Question {
  const b = round - gap;
  const isSum = sign === "+";
  const reached = isSum ? a + round : a - round;
  const value = isSum ? reached - gap : reached + gap;
  const answer = whole(value);
  const { back, begin, end, soFar } = ways[sign];
  const place = round % 100 === 0 ? 100 : 10;
  const roundBelow = round - place;
  const below: Wrong[] =
    roundBelow > 0
      ? [
          [
            isSum ? value - place : value + place,
            "used the round number below instead of the one above",
            `$${b}$ is $${gap}$ less than $${round}$, and well above $${roundBelow}$. Where do you get with $${a} ${sign} ${round}$?`,
          ],
        ]
      : [];
  return {
    prompt: inYourHead(`${a} ${sign} ${b}`),
    answer,
    steps: [
      `$${b} = ${round} - ${gap}$: ${begin} $${round}$, and then ${end} $${gap}$ back.`,
      `$${a} ${sign} ${round} = ${reached}$: ${soFar} $${gap}$ too much.`,
      `$${reached} ${back} ${gap} = ${value}$: ${end} the $${gap}$ back. So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        isSum ? reached + gap : reached - gap,
        "put it right in the wrong direction",
        isSum
          ? `Adding $${round}$ adds $${gap}$ more than you want. Should the answer be more than $${reached}$ or less?`
          : `Taking away $${round}$ takes $${gap}$ more than you want. Should the answer be more than $${reached}$ or less?`,
      ],
      [
        reached,
        "stopped after the round number",
        `That is $${a} ${sign} ${round}$. The question has $${b}$: what is still to be put right?`,
      ],
      ...below,
    ]),
    check: wayBack(String(a), sign, String(b)),
  };
}

const skill: Skill = {
  id: "compensating",
  title: "Near tens and hundreds",
  about: "For adding or taking away a number a little below a round one: use the round number, then put it right.",
  curriculum: ["Y2-Y4 addition and subtraction", "2.NBT.5", "3.NBT.2"],
  natural: true,
  needs: ["splitting-tens-and-ones"],
  stages: [
    stage({
      grade: 1,
      label: "adding 9, 19, 28 and so on",
      bounds: { a: [13, 87], round: [10, 60, 10], gap: [1, 2] },
      rules: {
        "the ones go past a ten": ({ a, gap }) => a % 10 > gap && a % 10 <= 7,
        "the sum stays below 100": ({ a, round }) => a + round < 100,
        "adding 8 has its own method": ({ round, gap }) => round > 10 || gap === 1,
      },
      write: ({ a, round, gap }) => nearRound(a, "+", round, gap),
    }),
    stage({
      grade: 2,
      label: "taking away 9, 19, 28 and so on",
      bounds: { a: [31, 97], round: [10, 60, 10], gap: [1, 2] },
      rules: {
        "the ones of the first number are too few": ({ a, gap }) => a % 10 < 10 - gap && a % 10 >= 1 && a % 10 <= 7,
        "the two are not close together": ({ a, round }) => a - round >= 15,
        "the difference is not one of the two numbers": ({ a, round, gap }) => a !== 2 * (round - gap),
        "taking away 8 has its own method": ({ round, gap }) => round > 10 || gap === 1,
      },
      write: ({ a, round, gap }) => nearRound(a, "-", round, gap),
    }),
    stage({
      grade: 3,
      label: "99, 198 and other numbers near a hundred",
      bounds: { a: [124, 876], round: [100, 500, 100], gap: [1, 4], sign: ["+", "-"] },
      rules: {
        "the first number is not near a hundred": ({ a }) => a % 100 > 10 && a % 100 < 90 && a % 10 > 0,
        "the result lies between 100 and 1000": ({ a, round, sign }) =>
          sign === "+" ? a + round < 1000 : a - round > 100,
        "the correction stays within the ten": ({ a, gap, sign }) =>
          sign === "+" ? a % 10 >= gap : (a % 10) + gap < 10,
      },
      write: ({ a, round, gap, sign }) => nearRound(a, sign, round, gap),
    }),
  ],
};

export default skill;
