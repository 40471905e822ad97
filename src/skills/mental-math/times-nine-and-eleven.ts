import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, times, type Wrong, whole } from "./shared-sums.ts";

/** n × k, where k is one less or one more than the round number. */
function besideRound(n: number, k: number, order: string): Question {
  const round = k < 50 ? 10 : 100;
  const isMore = k > round;
  const sign = isMore ? "+" : "-";
  const word = round === 10 ? "ten" : "a hundred";
  const [tens, ones] = [n - (n % 10), n % 10];
  const reached = n * round;
  const between = isMore ? reached + tens : reached - tens;
  const value = n * k;
  const answer = whole(value);
  const sideBySide: Wrong[] =
    k === 11 && tens / 10 + ones >= 10
      ? [
          [
            `${tens / 10}${tens / 10 + ones}${ones}`,
            "wrote the sum of the digits between them",
            `$${tens / 10} + ${ones} = ${tens / 10 + ones}$ has two digits, and there is room for one only. What do you get with $${reached} + ${n}$?`,
          ],
        ]
      : [];
  return {
    prompt: inYourHead(order === "last" ? times(n, k) : times(k, n)),
    answer,
    steps: [
      `$${k} = ${round} ${sign} 1$: take ${word} times $${n}$, then ${isMore ? `add one more $${n}$` : `take one $${n}$ away`}.`,
      `$${times(n, round)} = ${tex(reached)}$: that is one $${n}$ too ${isMore ? "few" : "many"}.`,
      `$${tex(reached)} ${sign} ${tens} = ${tex(between)}$: ${isMore ? "add" : "take away"} the tens of $${n}$.`,
      `$${tex(between)} ${sign} ${ones} = ${tex(value)}$: then its ones. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      ...sideBySide,
      [
        isMore ? reached + 1 : reached - 1,
        "put it right by one instead of by the whole number",
        `$${times(n, round)}$ is one lot of $${n}$ too ${isMore ? "few" : "many"}, not just $1$. How much ${isMore ? "is missing" : "must go"}?`,
      ],
      [
        isMore ? reached - n : reached + n,
        "put it right in the wrong direction",
        `$${k}$ is ${isMore ? "more" : "less"} than $${round}$. Is the answer more or less than $${tex(reached)}$?`,
      ],
      [
        reached,
        "stopped after the round number",
        `That is $${times(n, round)}$. How many lots of $${n}$ does the question ask for?`,
      ],
      [
        between,
        "left out the ones",
        `You have ${isMore ? "added" : "taken away"} $${tens}$. But a whole $${n}$ ${isMore ? "is missing" : "must go"}: what is still to do?`,
      ],
    ]),
    check:
      k < 50
        ? `${isMore ? `Take $${n}$ away from` : `Add $${n}$ to`} your answer: you must get $${tex(reached)}$.`
        : `Your answer must be ${isMore ? "more" : "less"} than $${tex(reached)}$ by exactly $${n}$.`,
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
