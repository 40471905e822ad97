import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { noun, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, times, type Wrong } from "./shared-sums.ts";

type Order = "one digit first" | "one digit last";

const stories = {
  bare: (n: number, k: number) => inYourHead(times(k, n)),
  ferry: (n: number, k: number) =>
    `A ferry in Istanbul takes $${n}$ people. How many people can it take on $${k}$ trips? Work it out in your head.`,
  screws: (n: number, k: number) =>
    `A box holds $${n}$ screws. How many screws are in $${k}$ boxes? Work it out in your head.`,
  pages: (n: number, k: number) =>
    `Each of $${k}$ books has $${n}$ pages. How many pages is that in all? Work it out in your head.`,
};

/** Why n is split at the round number. */
function reason(n: number, round: number): string {
  const unit = n < 100 ? "ten" : "hundred";
  const rest = n < 100 ? "ones" : "a small rest";
  return round > n ? `the next ${unit} is close` : `split it into ${noun(2, unit)} and ${rest}`;
}

function addedWrong(n: number, k: number, round: number, of: (part: number) => string): Wrong[] {
  const rest = n - round;
  const second = k * rest;
  const carried = Math.floor(second / 10);
  return [
    [
      k * round + rest,
      "multiplied only the first part",
      `You have $${of(round)}$ and then $${rest}$ once. The $${rest}$ is there $${k}$ times, too: how much is that?`,
    ],
    [
      k * round,
      "stopped after the first part",
      `That is $${of(round)}$. The $${rest}$ that was split off is still to come: how much does it bring?`,
    ],
    [
      k * n - 10 * carried,
      "left out the carried tens",
      `Look at $${of(rest)} = ${second}$ again: are its tens in your answer?`,
    ],
  ];
}

function takenWrong(n: number, k: number, round: number, of: (part: number) => string): Wrong[] {
  const off = round - n;
  const second = k * off;
  return [
    [
      k * round + second,
      "put it right in the wrong direction",
      `You added $${second}$ at the end. But $${round}$ is more than $${n}$: is $${of(round)}$ too much or too little?`,
    ],
    [
      k * round - off,
      "took the difference away only once",
      `You took away $${off}$ once. But $${round}$ is there $${k}$ times, and $${off}$ too large each time: how much too much is that?`,
    ],
    [
      k * round,
      "stopped after the round number",
      `That is $${of(round)}$, but the question has $${n}$, not $${round}$. How much too much is it?`,
    ],
  ];
}

/** Both parts, and what is done with them: n is split, or a round number is taken that is above it. */
const ways = {
  tens: { sign: "+", first: "the tens", second: "then the ones", end: "put both together", size: "more" },
  hundreds: { sign: "+", first: "the hundreds", second: "then the rest", end: "put both together", size: "more" },
  above: {
    sign: "-",
    first: "with the round number",
    second: "that part is too much",
    end: "take it away",
    size: "less",
  },
};

/** n × k with n taken as the round number and a little more or less. */
function product(n: number, k: number, round: number, order: Order, prompt: string): Question {
  const of = (part: number) => (order === "one digit first" ? times(k, part) : times(part, k));
  const [rest, less] = [Math.abs(n - round), round > n];
  const way = ways[less ? "above" : n < 100 ? "tens" : "hundreds"];
  const [first, second, value] = [k * round, k * rest, k * n];
  const ones = n % 10;
  const answer = whole(value);
  return {
    prompt,
    answer,
    steps: [
      `$${n} = ${round} ${way.sign} ${rest}$: ${reason(n, round)}.`,
      `$${of(round)} = ${tex(first)}$: first ${way.first}.`,
      `$${of(rest)} = ${tex(second)}$: ${way.second}.`,
      `$${tex(first)} ${way.sign} ${tex(second)} = ${tex(value)}$: ${way.end}. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, less ? takenWrong(n, k, round, of) : addedWrong(n, k, round, of)),
    check: `The answer must be ${way.size} than $${of(round)}$, and its last digit is that of $${times(ones, k)}$.`,
  };
}

const skill: Skill = {
  id: "splitting-products",
  title: "Splitting products",
  about: "For multiplying a longer number by one digit: take it in two parts, or as a round number less a little.",
  curriculum: ["Y4-Y5 mental multiplication", "4.NBT.5"],
  natural: true,
  needs: ["times-tables", "multiplying-by-tens", "splitting-tens-and-ones", "compensating"],
  stages: [
    stage({
      grade: 2,
      label: "tens and ones",
      bounds: { n: [13, 76], k: [3, 8], order: ["one digit first", "one digit last"] },
      rules: {
        "the ones are 2 to 6": ({ n }) => n % 10 >= 2 && n % 10 <= 6,
        "there is no nearer way, as there is for 5": ({ k }) => k !== 5,
      },
      write: ({ n, k, order }) =>
        product(n, k, n - (n % 10), order, inYourHead(order === "one digit first" ? times(k, n) : times(n, k))),
    }),
    stage({
      grade: 2,
      label: "a little less than a round ten",
      bounds: { ten: [20, 90, 10], less: [1, 2], k: [3, 9], order: ["one digit first", "one digit last"] },
      write: ({ ten, less, k, order }) => {
        const n = ten - less;
        return product(n, k, ten, order, inYourHead(order === "one digit first" ? times(k, n) : times(n, k)));
      },
    }),
    stage({
      grade: 3,
      label: "close to a round hundred",
      bounds: {
        hundred: [100, 900, 100],
        beside: [-6, 9],
        k: [3, 9],
        setting: ["bare", "ferry", "screws", "pages"],
      },
      rules: {
        "it is not the hundred itself": ({ beside }) => beside !== 0,
        "the number has three digits": ({ hundred, beside }) => hundred + beside > 100,
      },
      write: ({ hundred, beside, k, setting }) =>
        product(hundred + beside, k, hundred, "one digit first", stories[setting](hundred + beside, k)),
    }),
  ],
};

export default skill;
