import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { noun, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { times, type Wrong } from "./shared.ts";

const names = { 10: "ten", 100: "hundred" } as const;
type Unit = keyof typeof names;

/** "tens", "hundreds" */
const units = (unit: Unit) => noun(2, names[unit]);

const ways = ["bare", "words", "pencils", "tickets", "metres"] as const;

const prompts: Record<(typeof ways)[number], (n: number, unit: number) => string> = {
  bare: (n, unit) => `Work out $${times(n, unit)}$.`,
  words: (n, unit) => `What is $${unit}$ times $${n}$?`,
  pencils: (n, unit) => `A box holds $${unit}$ pencils. How many pencils are in $${n}$ boxes?`,
  tickets: (n, unit) => `There are $${unit}$ tickets on a roll. How many tickets are on $${n}$ rolls?`,
  metres: (n, unit) => `A rope is $${unit}$ metres long. How many metres long are $${n}$ such ropes, end to end?`,
};

/** What is said of the places that the digits leave. */
const emptied = {
  one: { places: "one place", fill: "A zero fills the empty place", last: "the last digit" },
  two: { places: "two places", fill: "Zeros fill the two empty places", last: "the last two digits" },
};

/** n × 10 or n × 100. */
function byUnit(n: number, zeros: number, way: (typeof ways)[number]): Question {
  const unit = zeros === 1 ? 10 : 100;
  const [product, tooLarge] = [n * unit, 10 * unit];
  const answer = whole(product);
  const { places, fill, last } = emptied[zeros === 1 ? "one" : "two"];
  return {
    prompt: prompts[way](n, unit),
    answer,
    steps: [
      `$${times(n, unit)}$ means that each of the $${n}$ ones becomes one ${names[unit]}. So there are $${n}$ ${units(unit)}.`,
      `Every digit moves ${places} to the left. ${fill} at the end.`,
      `So the answer is $${times(n, unit)} = ${tex(product)}$.`,
    ],
    slips: slips(answer, [
      ...(zeros === 2
        ? [
            [
              n * 10,
              "moved the digits one place too few",
              `That is $${times(n, 10)}$. How many places must the digits move to turn ones into hundreds?`,
            ] as const,
          ]
        : []),
      [
        n * tooLarge,
        "moved the digits one place too many",
        `That is $${times(n, tooLarge)}$. How many places must the digits move to turn ones into ${units(unit)}?`,
      ],
      [
        n + unit,
        "added instead of multiplying",
        `You added $${n}$ and $${unit}$. The question is about $${n}$ groups of $${unit}$: how much do two of them make?`,
      ],
    ]),
    check: `Read your answer without ${last}: it must be ${n}, and what you left out must be ${noun(zeros, "zero")}.`,
  };
}

/** What goes wrong with the digits a and b and the zeros of the unit. */
function zeroSlips(a: number, b: number, unit: number, few: string, many: string): Wrong[] {
  const [sum, product] = [a + b, a * b * unit];
  return [
    [product / 10, "wrote one zero too few", few],
    [product * 10, "wrote one zero too many", many],
    [
      sum * unit,
      "added the digits instead of multiplying",
      `You added: $${a} + ${b} = ${sum}$. The sign is a times sign: how much is $${times(a, b)}$?`,
    ],
  ];
}

/** a × b·unit, either way round. */
function oneRound(a: number, b: number, unit: Unit, order: "single first" | "single last"): Question {
  const round = b * unit;
  const [inUnits, product] = [a * b, a * round];
  const answer = whole(product);
  const digits = `$${times(a, b)} = ${inUnits}$ tells how many ${units(unit)} there are`;
  const asked = order === "single first" ? times(a, round) : times(round, a);
  return {
    prompt: `Work out $${asked}$.`,
    answer,
    steps: [
      `$${round}$ is $${b}$ ${units(unit)}, so count in ${units(unit)}: it is $${a}$ times $${b}$ ${units(unit)}.`,
      `A times fact tells how many ${units(unit)} that makes: $${times(a, b)} = ${inUnits}$.`,
      `So the answer is $${inUnits}$ ${units(unit)}: $${asked} = ${tex(product)}$.`,
    ],
    slips: slips(
      answer,
      zeroSlips(
        a,
        b,
        unit,
        `${digits}. How do you write $${inUnits}$ ${units(unit)} as a number?`,
        `${digits}. How many zeros does one ${names[unit]} have?`,
      ),
    ),
    check: `Take ${round} away from your answer ${a} times: nothing must be left.`,
  };
}

/** a·first × b·second. */
function bothRound(a: number, b: number, first: Unit, second: Unit): Question {
  const unit = first * second;
  const digits = a * b;
  const zeros = `$${times(a, b)} = ${digits}$ is multiplied by $${first}$ and then by $${second}$. How many zeros does that put behind the $${digits}$?`;
  const [left, right] = [a * first, b * second];
  const product = left * right;
  const answer = whole(product);
  return {
    prompt: `Work out $${times(left, right)}$.`,
    answer,
    steps: [
      `Take both numbers apart: $${left} = ${times(a, first)}$ and $${right} = ${times(b, second)}$. Factors may be multiplied in any order.`,
      `Multiply the digits: $${times(a, b)} = ${digits}$. Multiply the rest: $${times(first, second)} = ${tex(unit)}$.`,
      `So the answer is $${times(digits, unit)} = ${tex(product)}$.`,
    ],
    slips: slips(answer, zeroSlips(a, b, unit, zeros, zeros)),
    check: `Divide your answer by ${left}: you must get ${right}.`,
  };
}

const skill: Skill = {
  id: "multiplying-by-tens",
  title: "Multiplying by tens",
  about: "From a times fact to tens and hundreds: 3 times 4 is 12, so 3 times 40 is 12 tens.",
  curriculum: ["Y4-Y5 multiplication", "3.NBT.3"],
  natural: true,
  needs: ["times-tables"],
  stages: [
    stage({
      grade: 1,
      label: "times 10 and times 100",
      bounds: { n: [12, 99], zeros: [1, 2], way: ways },
      write: ({ n, zeros, way }) => byUnit(n, zeros, way),
    }),
    stage({
      grade: 2,
      label: "a digit times tens or hundreds",
      bounds: { a: [3, 9], b: [2, 9], zeros: [1, 2], order: ["single first", "single last"] },
      write: ({ a, b, zeros, order }) => oneRound(a, b, zeros === 1 ? 10 : 100, order),
    }),
    stage({
      grade: 3,
      label: "tens and hundreds times each other",
      bounds: { a: [2, 9], b: [2, 9], first: [1, 2], second: [1, 2] },
      rules: {
        "the digits make 10 or more": ({ a, b }) => a * b >= 10,
        "the numbers are different": ({ a, b, first, second }) => a !== b || first !== second,
      },
      write: ({ a, b, first, second }) => bothRound(a, b, first === 1 ? 10 : 100, second === 1 ? 10 : 100),
    }),
  ],
};

export default skill;
