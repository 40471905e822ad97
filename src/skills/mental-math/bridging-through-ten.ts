import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { withArticle } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { inYourHead, type Sign, type Wrong, wayBack } from "./shared-sums.ts";

interface Bridge {
  /** The round number that is reached on the way. */
  readonly round: number;
  readonly place: "ten" | "hundred";
  /** The part of the second number that reaches it, and what is left of that number. */
  readonly first: number;
  readonly rest: number;
}

function wrongSums(a: number, { round, place, first, rest }: Bridge, unit: number): Wrong[] {
  const b = first + rest;
  const next = a + unit;
  return [
    [
      round - (place === "ten" ? 10 : 100) + rest,
      "did not count the ten or hundred that was filled up",
      `You have passed the ${place} $${round}$ on the way, so the sum is more than that. What is $${round}$ and $${rest}$ more?`,
    ],
    [
      round + b,
      "added the whole number after reaching the round one",
      `You went up to $${round}$ and then added all of the $${b}$. How much of the $${b}$ had you used by then?`,
    ],
    [
      round,
      "stopped at the round number",
      `You have added the first $${first}$ of the $${b}$, and that takes you to $${round}$. What is still to come?`,
    ],
    [
      a + b - unit,
      "counted the starting number as the first step",
      `It seems that you counted $${a}$ as the first step. The first step already goes on to $${next}$: where does the whole $${b}$ take you then?`,
    ],
  ];
}

function wrongDifferences(a: number, { round, first, rest }: Bridge, unit: number): Wrong[] {
  const b = first + rest;
  const next = a - unit;
  return [
    [
      round + rest,
      "took the smaller digit from the larger",
      `It is the $${b}$ that goes. The first $${first}$ of it takes you down to $${round}$: which way do you go from there?`,
    ],
    [
      round - b,
      "took away the whole number after reaching the round one",
      `You went down to $${round}$ and then took away all of the $${b}$. How much of the $${b}$ had gone by then?`,
    ],
    [
      round,
      "stopped at the round number",
      `You have taken away the first $${first}$ of the $${b}$, and that takes you to $${round}$. What is still to go?`,
    ],
    [
      a - b + unit,
      "counted the starting number as the first step",
      `It seems that you counted $${a}$ as the first step. The first step already goes down to $${next}$: where does the whole $${b}$ take you then?`,
    ],
  ];
}

const ways = {
  "+": { direction: "up", toCome: "is left to add" },
  "-": { direction: "down", toCome: "is still to go" },
};

/** a + b or a - b over a round number. The unit is what is counted, 1 or 10. */
function over(a: number, sign: Sign, bridge: Bridge, unit: number): Question {
  const { round, place, first, rest } = bridge;
  const b = first + rest;
  const isSum = sign === "+";
  const value = isSum ? round + rest : round - rest;
  const { direction, toCome } = ways[sign];
  const [from, to] = [round - 10 * unit, round + 10 * unit];
  const line = `${from}..${to} by ${unit}`;
  const answer = whole(value);
  return {
    prompt: inYourHead(`${a} ${sign} ${b}`),
    answer,
    steps: [
      isSum
        ? `$${b} = ${first} + ${rest}$: $${a}$ needs $${first}$ more to reach the next ${place}.`
        : `$${b} = ${first} + ${rest}$: $${a}$ is $${first}$ above ${withArticle(place)}, so that part goes first.`,
      `$${a} ${sign} ${first} = ${round}$: ${direction} to the ${place}.`,
      `$${round} ${sign} ${rest} = ${value}$: then the $${rest}$ that ${toCome}. So the answer is $${value}$.`,
    ],
    slips: slips(answer, isSum ? wrongSums(a, bridge, unit) : wrongDifferences(a, bridge, unit)),
    check: wayBack(String(a), sign, String(b)),
    shows: {
      by: "number-line",
      lines: [[`${line}: ${a}`], [`${line}: ${a} ${sign}${first}`], [`${line}: ${a} ${sign}${first} ${sign}${rest}`]],
    },
  };
}

const skill: Skill = {
  id: "bridging-through-ten",
  title: "Bridging through ten",
  about: "For adding or taking away a number that carries you past a ten: stop at the ten, then go on.",
  curriculum: ["Y2-Y3 addition and subtraction", "2.NBT.5", "3.NBT.2"],
  natural: true,
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "adding past a ten",
      bounds: { tens: [1, 8], ones: [4, 9], b: [3, 8] },
      rules: { "the sum goes past the next ten": ({ ones, b }) => ones + b > 10 },
      write: ({ tens, ones, b }) => {
        const [round, first] = [10 * tens + 10, 10 - ones];
        return over(10 * tens + ones, "+", { round, place: "ten", first, rest: b - first }, 1);
      },
    }),
    stage({
      grade: 1,
      label: "taking away past a ten",
      bounds: { tens: [2, 9], ones: [1, 6], b: [3, 8] },
      rules: { "the difference goes past the ten": ({ ones, b }) => ones < b },
      write: ({ tens, ones, b }) =>
        over(10 * tens + ones, "-", { round: 10 * tens, place: "ten", first: ones, rest: b - ones }, 1),
    }),
    stage({
      grade: 2,
      label: "past a hundred",
      bounds: { hundreds: [2, 9], part: [1, 7], b: [3, 8], count: ["ones", "tens"], sign: ["+", "-"] },
      rules: { "the second number goes past the hundred": ({ part, b }) => part < b },
      write: ({ hundreds, part, b, count, sign }) => {
        const unit = count === "tens" ? 10 : 1;
        const [round, first, rest] = [100 * hundreds, part * unit, (b - part) * unit];
        return over(sign === "+" ? round - first : round + first, sign, { round, place: "hundred", first, rest }, unit);
      },
    }),
  ],
};

export default skill;
