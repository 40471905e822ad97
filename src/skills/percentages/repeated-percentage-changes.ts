import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { decimal, money, pc, rounded, texDecimal, withUnit } from "./shared-numbers.ts";

type Way = "up" | "down";

const signed = (way: Way, p: number) => (way === "up" ? p : -p);

type Two = "bare" | "bicycle" | "reservoir" | "rent" | "honey";

const two: Record<
  Two,
  { ask: (start: number, first: string, second: string) => string; up: string; down: string; unit?: string }
> = {
  bare: {
    ask: (start, first, second) => `The number $${start}$ is ${first}, and the result is ${second}. What comes out?`,
    up: "increased",
    down: "decreased",
  },
  bicycle: {
    ask: (start, first, second) =>
      `A bicycle costs €$${start}$. In spring the price is ${first}, and in autumn the new price is ${second}. What does it cost then, in euros?`,
    up: "raised",
    down: "cut",
    unit: "€",
  },
  reservoir: {
    ask: (start, first, second) =>
      `A tank holds $${start}$ litres of water. On Monday the amount is ${first}, and on Tuesday the new amount is ${second}. How many litres are in it then?`,
    up: "increased",
    down: "reduced",
    unit: "litres",
  },
  rent: {
    ask: (start, first, second) =>
      `The rent of a shop in Bristol is £$${start}$ a week. It is ${first} this year, and the new rent is ${second} next year. What is it then, in pounds?`,
    up: "raised",
    down: "lowered",
    unit: "£",
  },
  honey: {
    ask: (start, first, second) =>
      `A farm sells $${start}$ kg of honey in its first year. In the second year the amount is ${first}, and in the third year that new amount is ${second}. How many kilograms does it sell then?`,
    up: "increased",
    down: "decreased",
    unit: "kg",
  },
};

/** Two changes, one after the other. */
function after(setting: Two, start: number, ways: readonly [Way, Way], percents: readonly [number, number]): Question {
  const { ask, up, down, unit } = two[setting];
  const text = unit === "€" || unit === "£" ? money : decimal;
  const [a, b] = [signed(ways[0], percents[0]), signed(ways[1], percents[1])];
  const [firstRate, secondRate] = [100 + a, 100 + b];
  const [firstFactor, secondFactor] = [decimal(firstRate, 100), decimal(secondRate, 100)];
  const verbs = { up, down };
  const named = (way: Way, p: number) => `${verbs[way]} by ${pc(p)}`;
  const middle = text(firstRate * start, 100);
  const result = text(firstRate * secondRate * start, 10_000);
  const answer: AnswerSpec = { kind: "decimal", value: result, ...(unit && { unit }) };
  return {
    prompt: ask(start, named(ways[0], percents[0]), named(ways[1], percents[1])),
    answer,
    steps: [
      `Take one change after the other. The first one gives ${pc(firstRate)} of $${start}$: $${firstFactor} \\times ${start} = ${middle}$.`,
      `The second change is ${pc(percents[1])} **of the new amount**, so it gives ${pc(secondRate)} of $${middle}$: $${secondFactor} \\times ${middle}$.`,
      `So the answer is ${withUnit(result, unit)}.`,
    ],
    slips: slips(answer, [
      [
        text((100 + a + b) * start, 100),
        "took both percentages of the first amount",
        `You worked out both percentages of $${start}$. But the second one is ${pc(percents[1])} of the new amount, $${middle}$.`,
      ],
      [middle, "stopped after the first change", `That is right after the first change. Now comes the second one.`],
      [
        text(firstRate * (100 - b) * start, 10_000),
        "made the second change the wrong way",
        `The first change is right. Look again: does the second one make the amount larger or smaller?`,
      ],
      [
        text((100 - a) * secondRate * start, 10_000),
        "made the first change the wrong way",
        `Look again: does the first change make the amount larger or smaller?`,
      ],
    ]),
    check: `Undo it: divide your answer by $${secondFactor}$ and then by $${firstFactor}$, and you must come to $${start}$.`,
  };
}

type Overall = "price" | "visitors" | "poster" | "pond";

const overall: Record<
  Overall,
  {
    ask: (first: string, second: string, way: string) => string;
    words: Record<Way, string>;
    asked: Record<Way, string>;
  }
> = {
  price: {
    ask: (first, second, way) =>
      `The price of a camera ${first}. Later the new price ${second}. By what percentage is it ${way} than at first?`,
    words: { up: "rises by", down: "falls by" },
    asked: { up: "higher", down: "lower" },
  },
  visitors: {
    ask: (first, second, way) =>
      `The number of visitors to a temple in Hanoi ${first} in May. In June it ${second} from there. By what percentage is the number for June ${way} than that for April?`,
    words: { up: "grows by", down: "falls by" },
    asked: { up: "larger", down: "smaller" },
  },
  poster: {
    ask: (first, second, way) =>
      `The length of a rectangle ${first}, and its width ${second}. By what percentage is the area ${way} than before?`,
    words: { up: "grows by", down: "shrinks by" },
    asked: { up: "larger", down: "smaller" },
  },
  pond: {
    ask: (first, second, way) =>
      `In a dry month the water in a lake ${first}; in the next month what is left ${second}. By what percentage is the amount of water ${way} than at first?`,
    words: { up: "grows by", down: "shrinks by" },
    asked: { up: "larger", down: "smaller" },
  },
};

const reasons = {
  amounts: {
    why: "the second one is a part of another amount than the first",
    tryIt: "But the second percentage is taken of another amount: try it with $100$.",
    start: "$100$",
    goal: "$100$",
  },
  area: {
    why: "an area is length **times** width",
    tryIt: "But an area is length times width: try it with a square of side $100$.",
    start: "$100$ by $100$",
    goal: "an area of $10\\,000$",
  },
};

/** Two changes as one. */
function together(setting: Overall, ways: readonly [Way, Way], percents: readonly [number, number]): Question {
  const { ask, words, asked } = overall[setting];
  const [a, b] = [signed(ways[0], percents[0]), signed(ways[1], percents[1])];
  const end = (100 + a) * (100 + b);
  const way: Way = end > 10_000 ? "up" : "down";
  const size = Math.abs(end - 10_000);
  const answer: AnswerSpec = { kind: "decimal", value: decimal(size, 100), unit: "%" };
  const [left, right] = [decimal(100 + a, 100), decimal(100 + b, 100)];
  const addend = Math.abs(a + b);
  const sign = a < 0 === b < 0 ? "+" : "-";
  const { why, tryIt, start, goal } = reasons[setting === "poster" ? "area" : "amounts"];
  return {
    prompt: ask(`${words[ways[0]]} ${pc(percents[0])}`, `${words[ways[1]]} ${pc(percents[1])}`, asked[way]),
    answer,
    steps: [
      `The two percentages cannot be added, because ${why}. Write each change as a multiplication.`,
      `The first change multiplies by $${left}$, the second by $${right}$. Together that is $${left} \\times ${right} = ${decimal(end, 10_000)}$.`,
      `That makes ${pc(decimal(end, 100))} of what was there at first. Compare it with ${pc(100)}.`,
      `So the answer is ${pc(decimal(size, 100))}.`,
    ],
    slips: slips(answer, [
      [
        addend,
        "added the percentages of the two changes",
        `You worked out $${Math.max(...percents)} ${sign} ${Math.min(...percents)}$. ${tryIt}`,
      ],
      [
        decimal(end, 100),
        "gave the new amount instead of the change",
        `That is how much there is at the end. How far is it from ${pc(100)}?`,
      ],
      [
        decimal(percents[0] * percents[1], 100),
        "multiplied the two percentages",
        `You took ${pc(percents[1])} of ${pc(percents[0])}. Start with $100$ instead, and make one change after the other.`,
      ],
      [
        decimal(size, 10_000),
        "gave the decimal instead of the percentage",
        `You found the change as a decimal: good. How many hundredths is that?`,
      ],
    ]),
    check: `Start with ${start} and make the two changes: how far are you then from ${goal}?`,
  };
}

type Often = "bacteria" | "trees" | "machine" | "birds" | "fans";

const often: Record<Often, { way: Way; ask: (start: string, p: string, times: number) => string }> = {
  bacteria: {
    way: "up",
    ask: (start, p, times) =>
      `A dish holds $${start}$ bacteria. Every hour their number grows by ${p}. How many are there after $${times}$ hours?`,
  },
  fans: {
    way: "up",
    ask: (start, p, times) =>
      `A band from Dakar has $${start}$ listeners. Every month there are ${p} more than the month before. How many are there after $${times}$ months?`,
  },
  trees: {
    way: "down",
    ask: (start, p, times) =>
      `A forest has $${start}$ ash trees. Every year ${p} of those that are left die. How many are left after $${times}$ years?`,
  },
  machine: {
    way: "down",
    ask: (start, p, times) =>
      `A machine costs $${start}$ coins. Every year it loses ${p} of the value it still has. What is it worth after $${times}$ years?`,
  },
  birds: {
    way: "down",
    ask: (start, p, times) =>
      `A colony has $${start}$ birds. Every year there are ${p} fewer than the year before. How many are there after $${times}$ years?`,
  },
};

/** The same change several times. */
function repeated(setting: Often, start: number, p: number, times: number): Question {
  const { way, ask } = often[setting];
  const sign = way === "up" ? 1 : -1;
  const newPercentage = 100 + sign * p;
  const rate = BigInt(newPercentage);
  const value = (n: number, base = rate) => decimal(BigInt(start) * base ** BigInt(n), 100n ** BigInt(n));
  const [result, factor] = [value(times), decimal(rate, 100n)];
  const [begin, one, two] = [texDecimal(String(start)), texDecimal(value(1)), texDecimal(value(2))];
  const [fewer, more] = [times - 1, times + 1];
  const added = p * times;
  const leaves = way === "up" ? `A growth of ${pc(p)} gives` : `A loss of ${pc(p)} leaves`;
  const answer = { kind: "whole", value: result } as const;
  return {
    prompt: ask(begin, pc(p), times),
    answer,
    steps: [
      `${leaves} ${pc(newPercentage)}, so each step multiplies by $${factor}$. The next step starts from the new amount, not from the first one.`,
      `After $1$ step there are $${factor} \\times ${begin} = ${one}$, after $2$ steps $${factor} \\times ${one} = ${two}$.`,
      `For all $${times}$ steps, multiply by $${factor}$ ${inWords(times)} times: $${begin} \\times ${factor}^{${times}}$.`,
      `So the answer is $${texDecimal(result)}$.`,
    ],
    slips: slips(answer, [
      ...(sign * added > -100
        ? ([
            [
              decimal(start * (100 + sign * added), 100),
              "took the percentage of the first amount every time",
              `You used ${pc(added)} of $${begin}$. But each step takes ${pc(p)} of what is there then.`,
            ],
          ] as const)
        : []),
      [
        value(fewer),
        "made one step too few",
        `That is the amount after $${fewer}$ ${noun(fewer, "step")}. How many does the question ask for?`,
      ],
      [value(more), "made one step too many", `That is the amount after $${more}$ steps. Count them again.`],
      [
        value(times, BigInt(100 - sign * p)),
        "changed it the wrong way",
        `Look again: does the amount become larger or smaller with each step?`,
      ],
    ]),
    check: `Divide your answer by $${factor}$ again and again, $${times}$ times: you must come to $${begin}$.`,
  };
}

const raised = { up: "raised", down: "cut" };
const increased = { up: "increased", down: "decreased" };
const grows = { up: "grows", down: "falls" };
const grow = { up: "grow", down: "fall" };
const rises = { up: "rises", down: "falls" };
const changed = { up: "increased", down: "reduced" };
const opposite = { up: "down", down: "up" } as const;

type Back = "price" | "bare" | "pigeons" | "water";

const back: Record<Back, (p: string, way: Way) => string> = {
  price: (p, way) =>
    `A price is ${raised[way]} by ${p}. By what percentage must the new price be ${raised[opposite[way]]} to come back to the old one?`,
  bare: (p, way) =>
    `A number is ${increased[way]} by ${p}. By what percentage must the result be ${increased[opposite[way]]} to give the first number again?`,
  pigeons: (p, way) =>
    `The number of pigeons on a square in Venice ${grows[way]} by ${p}. By what percentage must the new number ${grow[opposite[way]]} to be what it was before?`,
  water: (p, way) =>
    `The amount of water in a pool ${rises[way]} by ${p}. By what percentage must the new amount be ${changed[opposite[way]]} to be what it was before?`,
};

/** The change that undoes a change, to one decimal place. */
function undo(setting: Back, way: Way, p: number): Question {
  const sign = way === "up" ? 1 : -1;
  const now = 100 + sign * p;
  const wrongNow = 100 - sign * p;
  const size = rounded(100 * p, now, 1);
  const threePlaces = decimal(Math.floor((100_000 * p) / now), 1000);
  const answer = { kind: "decimal", value: size, places: 1, unit: "%" } as const;
  return {
    prompt: `${back[setting](pc(p), way)} Round to 1 decimal place.`,
    answer,
    steps: [
      `Start with $100$, because then percentages can be read off. After the first change there are $${now}$.`,
      `To come back to $100$ it must change by $${p}$. But now the whole is $${now}$, so it is $\\frac{${p}}{${now}}$ of it.`,
      `As a percentage that is $${p} \\div ${now} \\times 100 = ${threePlaces}\\ldots$, still to be rounded.`,
      `So the answer is ${pc(size)}.`,
    ],
    slips: slips(answer, [
      [
        p,
        "took the same percentage back",
        `${pc(p)} of $100$ and ${pc(p)} of $${now}$ are not the same amount. From $${now}$ back to $100$: what percentage of $${now}$ is that?`,
      ],
      [
        rounded(10_000, now, 1),
        "gave the new amount instead of the change",
        `That is the first amount as a percentage of the new one. How far is it from ${pc(100)}?`,
      ],
      [
        rounded(100 * p, wrongNow, 1),
        "made the first change the wrong way",
        `You compared with $${wrongNow}$. Does the first change make $100$ larger or smaller?`,
      ],
    ]),
    check: `Start with $200$, make both changes, and see whether you come back to about $200$.`,
  };
}

const skill: Skill = {
  id: "repeated-percentage-changes",
  title: "Repeated percentage changes",
  about:
    "Each change starts from what the one before has left, so percentages are not added: their multipliers are multiplied.",
  curriculum: ["GCSE repeated percentage change", "7.RP.3"],
  needs: ["percentage-change"],
  stages: [
    stage({
      grade: 5,
      label: "one change after another",
      bounds: {
        setting: ["bare", "bicycle", "reservoir", "rent", "honey"],
        first: ["up", "down"],
        second: ["up", "down"],
        p: [5, 50, 5],
        q: [5, 50, 5],
        start: [80, 800, 20],
      },
      rules: {
        "the second amount is whole": ({ first, p, start }) => ((100 + signed(first, p)) * start) % 100 === 0,
        "the start is not 100": ({ start }) => start !== 100,
      },
      write: ({ setting, first, second, p, q, start }) => after(setting, start, [first, second], [p, q]),
    }),
    stage({
      grade: 5,
      label: "two changes as one",
      bounds: {
        setting: ["price", "visitors", "poster", "pond"],
        first: ["up", "down"],
        second: ["up", "down"],
        p: [5, 60, 5],
        q: [5, 60, 5],
      },
      rules: {
        "something changes": ({ first, second, p, q }) =>
          (100 + signed(first, p)) * (100 + signed(second, q)) !== 10_000,
        "a dry month makes the water less": ({ setting, first }) => setting !== "pond" || first === "down",
      },
      write: ({ setting, first, second, p, q }) => together(setting, [first, second], [p, q]),
    }),
    stage({
      grade: 6,
      label: "the same change again and again",
      bounds: {
        setting: ["bacteria", "trees", "machine", "birds", "fans"],
        p: [5, 50, 5],
        times: [3, 4],
        start: [1000, 40_000, 1000],
      },
      rules: {
        "the result is whole": ({ setting, p, times, start }) =>
          (start * (100 + signed(often[setting].way, p)) ** times) % 100 ** times === 0,
        "birds and trees do not vanish": ({ p }) => p <= 40 || p === 50,
      },
      write: ({ setting, p, times, start }) => repeated(setting, start, p, times),
    }),
    stage({
      grade: 6,
      label: "the change that brings it back",
      bounds: { setting: ["price", "bare", "pigeons", "water"], way: ["up", "down"], p: [4, 70] },
      rules: { "it does not come out evenly": ({ way, p }) => (100_000 * p) % (100 + signed(way, p)) !== 0 },
      write: ({ setting, way, p }) => undo(setting, way, p),
    }),
  ],
};

export default skill;
