import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, sideBySide, times, type Wrong } from "./shared-sums.ts";

/** The other factor is more or less than the round number. */
const ways = {
  more: {
    sign: "+",
    lots: "few",
    begin: "add",
    did: "added",
    needed: "is missing",
    plan: (n: number) => `add one more $${n}$`,
    back: (n: number) => `Take $${n}$ away from`,
  },
  less: {
    sign: "-",
    lots: "many",
    begin: "take away",
    did: "taken away",
    needed: "must go",
    plan: (n: number) => `take one $${n}$ away`,
    back: (n: number) => `Add $${n}$ to`,
  },
};

/** n × k, where k is one less or one more than the round number. */
function besideRound(n: number, k: number, order: string): Question {
  const round = k < 50 ? 10 : 100;
  const isMore = k > round;
  const size = isMore ? "more" : "less";
  const { sign, lots, begin, did, needed, plan, back } = ways[size];
  const word = round === 10 ? "ten" : "a hundred";
  const [tens, ones] = [n - (n % 10), n % 10];
  const firstDigit = tens / 10;
  const sumOfDigits = firstDigit + ones;
  const reached = n * round;
  const between = isMore ? reached + tens : reached - tens;
  const value = n * k;
  const answer = whole(value);
  const carriedWrong: Wrong[] =
    k === 11 && sumOfDigits >= 10
      ? [
          [
            sideBySide(firstDigit, sumOfDigits, ones),
            "wrote the sum of the digits between them",
            `$${firstDigit} + ${ones} = ${sumOfDigits}$ has two digits, and there is room for one only. What do you get with $${reached} + ${n}$?`,
          ],
        ]
      : [];
  return {
    prompt: inYourHead(order === "last" ? times(n, k) : times(k, n)),
    answer,
    steps: [
      `$${k} = ${round} ${sign} 1$: take ${word} times $${n}$, then ${plan(n)}.`,
      `$${times(n, round)} = ${tex(reached)}$: that is one $${n}$ too ${lots}.`,
      `$${tex(reached)} ${sign} ${tens} = ${tex(between)}$: ${begin} the tens of $${n}$.`,
      `$${tex(between)} ${sign} ${ones} = ${tex(value)}$: then its ones. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      ...carriedWrong,
      [
        isMore ? reached + 1 : reached - 1,
        "put it right by one instead of by the whole number",
        `$${times(n, round)}$ is one lot of $${n}$ too ${lots}, not just $1$. How much ${needed}?`,
      ],
      [
        isMore ? reached - n : reached + n,
        "put it right in the wrong direction",
        `$${k}$ is ${size} than $${round}$. Is the answer more or less than $${tex(reached)}$?`,
      ],
      [
        reached,
        "stopped after the round number",
        `That is $${times(n, round)}$. How many lots of $${n}$ does the question ask for?`,
      ],
      [between, "left out the ones", `You have ${did} $${tens}$. But a whole $${n}$ ${needed}: what is still to do?`],
    ]),
    check:
      k < 50
        ? `${back(n)} your answer: you must get $${tex(reached)}$.`
        : `Your answer must be ${size} than $${tex(reached)}$ by exactly $${n}$.`,
  };
}

const skill: Skill = {
  id: "times-nine-and-eleven",
  title: "Times 9, 11, 99 and 101",
  about: "For multiplying by a number one below or one above 10 or 100: use the round number, then put one lot right.",
  curriculum: ["Y4-Y6 multiplication", "3.OA.5", "4.NBT.5"],
  natural: true,
  needs: ["multiplying-by-tens", "splitting-tens-and-ones"],
  stages: [
    stage({
      grade: 2,
      label: "times 11",
      bounds: { n: [13, 89], order: ["first", "last"] },
      rules: { "the number does not end in 0": ({ n }) => n % 10 !== 0 },
      write: ({ n, order }) => besideRound(n, 11, order),
    }),
    stage({
      grade: 2,
      label: "times 9",
      bounds: { n: [13, 78], order: ["first", "last"] },
      rules: { "the number does not end in 0": ({ n }) => n % 10 !== 0 },
      write: ({ n, order }) => besideRound(n, 9, order),
    }),
    stage({
      grade: 3,
      label: "times 99 and 101",
      bounds: { n: [13, 88], k: [99, 101, 2], order: ["first", "last"] },
      rules: { "the number does not end in 0": ({ n }) => n % 10 !== 0 },
      write: ({ n, k, order }) => besideRound(n, k, order),
    }),
  ],
};

export default skill;
