import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { capital, inWords, noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** k used-up things are worth a new one, which is used up in turn: each swap really costs k - 1. */
const settings = {
  bottles: {
    title: "The juice stall's offer",
    problem: (n: number, k: number) =>
      `A juice stall gives a full bottle for every ${inWords(k)} empty ones. A football club buys ${n} full bottles, drinks them, and keeps swapping empty bottles for full ones as long as it can. It cannot borrow any.\n\nHow many bottles of juice does the club drink altogether?`,
    unit: "bottles",
    asks: "all",
    new: ["full bottle", "full bottles"],
    used: ["empty bottle", "empty bottles"],
    hint: "When a new bottle has been drunk, what is left of it?",
    start: (n: number) => `The ${n} bought bottles are drunk, and ${n} empty ones are left.`,
  },
  candles: {
    title: "Candles from candle ends",
    problem: (n: number, k: number) =>
      `Abuela Inés has ${n} candles and lights one every evening. A burnt candle leaves a stub. From ${inWords(k)} stubs she makes one new candle, which burns for one evening too.\n\nFor how many evenings altogether does she have a candle?`,
    unit: "evenings",
    asks: "all",
    new: ["new candle", "new candles"],
    used: ["stub", "stubs"],
    hint: "When a new candle has burnt down, what is left of it?",
    start: (n: number) => `The ${n} candles burn for ${n} evenings and leave ${n} stubs.`,
  },
  loaves: {
    title: "A star on every loaf",
    problem: (n: number, k: number) =>
      `A bakery puts a paper star on every loaf. For ${inWords(k)} stars you get one loaf **free**, and the free loaf has a star too. Zoltán's café buys ${n} loaves and keeps swapping the stars as long as it can.\n\nHow many **free** loaves does the café get?`,
    unit: "loaves",
    asks: "free",
    new: ["free loaf", "free loaves"],
    used: ["star", "stars"],
    hint: "What comes with every free loaf?",
    start: (n: number) => `The ${n} bought loaves bring ${n} stars.`,
  },
  rides: {
    title: "One more ride",
    problem: (n: number, k: number) =>
      `On a Ferris wheel you get a token after every ride. For ${inWords(k)} tokens you may ride once more, and you get a token after that ride too. A family has bought ${n} rides.\n\nHow many rides can they have altogether?`,
    unit: "rides",
    asks: "all",
    new: ["extra ride", "extra rides"],
    used: ["token", "tokens"],
    hint: "What do you get after an extra ride?",
    start: (n: number) => `The ${n} bought rides bring ${n} tokens.`,
  },
} as const;

export default family({
  level: "easy",
  topic: "counting",
  minutes: 4,
  kind: "thinking",
  technique: "what one swap really costs",
  ages: "9-11",
  curriculum: ["Y5 division with remainders", "4.OA.3"],
  bounds: {
    setting: ["bottles", "candles", "loaves", "rides"],
    n: [12, 60],
    k: [3, 6],
  },
  rules: {
    "there is a second round": ({ n, k }) => free(n, k) > Math.floor(n / k),
    "it is over after four rounds": ({ n, k }) => swaps(n, k).length <= 4,
  },
  write({ setting, n, k }) {
    const its = settings[setting];
    const extra = free(n, k);
    const answer = its.asks === "all" ? n + extra : extra;
    const done = swaps(n, k);
    const [one, used] = its.used;
    const [newOne, newMany] = its.new;
    const rounds = done
      .map(({ held, gained, left }, round) => {
        const over = left ? `, with ${left} over` : "";
        const leftOver = left ? `, and ${left} ${noun(left, `${one} is`, `${used} are`)} left over` : "";
        return round === 0
          ? `$${held} \\div ${k}$ gives ${gained} ${noun(gained, newOne, newMany)}${leftOver}.`
          : `Then there are ${held} ${used}, which give ${gained} more${over}.`;
      })
      .join(" ");
    const gains = done.map(({ gained }) => gained);
    const price = k - 1;
    const lost = extra * price;
    const end = n - lost;
    const together =
      its.asks === "all" ? ` Together with the first ${n} that is $${n} + ${extra} = ${answer}$ ${its.unit}.` : "";
    return {
      title: its.title,
      problem: its.problem(n, k),
      answer: { kind: "whole", value: String(answer), unit: its.unit },
      hint: `${its.hint} Follow the ${used} round by round.`,
      solution: [
        `${its.start(n)} **Follow the ${used}**, and never forget those that come from the swaps themselves.`,
        `${rounds} In the end ${end} ${noun(end, `${one} is`, `${used} are`)} left, too few for another swap.`,
        `That makes $${texSum(gains)} = ${extra}$ ${noun(extra, newOne, newMany)}.${together}`,
        `Check with the true price of a swap. ${capital(inWords(k))} ${used} go, but one comes back, so a swap costs $${k} - 1 = ${price}$. And ${extra} swaps cost $${extra} \\times ${price} = ${lost}$, which leaves $${n} - ${lost} = ${end}$.`,
      ],
      slips: apart(answer, [
        [
          (its.asks === "all" ? n : 0) + Math.floor(n / k),
          `That is right for the first round of swaps. What becomes of the ${used} from those?`,
        ],
        its.asks === "all"
          ? [extra, `That is only what the swaps bring. The first ${n} count too.`]
          : [n + extra, "Those are all the loaves together. The puzzle asks for the free ones."],
        [answer + 1, `You may have swapped once too often: the last swap needs a full set of ${inWords(k)} ${used}.`],
      ]),
      check: `Take counters for the ${used}: swap ${inWords(k)} for one as long as you can, and count the swaps.`,
    };
  },
});

interface Round {
  readonly held: number;
  readonly gained: number;
  readonly left: number;
}

function swaps(n: number, k: number): Round[] {
  const rounds: Round[] = [];
  for (let held = n; held >= k; ) {
    const round = { held, gained: Math.floor(held / k), left: held % k };
    rounds.push(round);
    held = round.gained + round.left;
  }
  return rounds;
}

function free(n: number, k: number): number {
  return Math.floor((n - 1) / (k - 1));
}
