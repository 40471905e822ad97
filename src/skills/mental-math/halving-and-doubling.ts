import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex } from "../../engine/words.ts";
import { decimalText, rational } from "../../maths/rational.ts";
import { slips } from "../slips.ts";
import { inYourHead, times } from "./shared-sums.ts";

/** The product with its factors as they are asked. */
const product = (a: string | number, b: string | number, order: string) =>
  order === "first" ? `${a} \\times ${b}` : `${b} \\times ${a}`;

/** n × other, where n ends in 5 and other is even. */
function once(n: number, other: number, order: string): Question {
  const [double, half] = [2 * n, other / 2];
  const tens = double / 10;
  const value = n * other;
  const answer = whole(value);
  return {
    prompt: inYourHead(product(n, other, order)),
    answer,
    steps: [
      `$${n} \\times 2 = ${double}$: double the number that ends in $5$.`,
      `$${other} \\div 2 = ${half}$: halve the other one, and the product stays the same.`,
      `$${times(double, half)} = ${tex(value)}$: now one of the numbers is round. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      [
        2 * value,
        "doubled without halving as often",
        `You have twice as many now: when $${n}$ becomes $${double}$, what must happen to $${other}$ so that the product stays the same?`,
      ],
      [
        n * half,
        "halved without doubling as often",
        `You have half as many now: when $${other}$ becomes $${half}$, what must happen to $${n}$ so that the product stays the same?`,
      ],
      [
        value / 10,
        "left out a zero",
        `$${double}$ is $${tens}$ tens, so $${times(tens, half)}$ counts tens, not ones. Which number is that many tens?`,
      ],
    ]),
    check: `Your answer must be $10$ times $${times(tens, half)}$.`,
  };
}

/** n × other, where four times n is round and other is a multiple of four. */
function twice(n: number, other: number, order: string): Question {
  const [double, fourfold] = [2 * n, 4 * n];
  const [half, quarter] = [other / 2, other / 4];
  const tens = fourfold / 10;
  const [below, above] = [n - 5, n + 5];
  const value = n * other;
  const answer = whole(value);
  return {
    prompt: inYourHead(product(n, other, order)),
    answer,
    steps: [
      `$${times(n, other)} = ${times(double, half)}$: double one number and halve the other. The product stays the same.`,
      `$${times(double, half)} = ${times(fourfold, quarter)}$: double and halve once more.`,
      `$${times(fourfold, quarter)} = ${tex(value)}$: now it is one digit times a round number. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      [
        2 * value,
        "doubled without halving as often",
        `You have twice as much as you should. Each time one number is doubled, what happens to the other? What goes with $${fourfold}$?`,
      ],
      [
        value / 2,
        "halved without doubling as often",
        `You have half of what it should be. Each time one number is halved, what happens to the other? What goes with $${quarter}$?`,
      ],
      [
        4 * value,
        "doubled without halving at all",
        `That is $${times(fourfold, other)}$. While $${n}$ became $${fourfold}$, what should have happened to $${other}$?`,
      ],
      [
        value / 10,
        "left out a zero",
        `$${tex(fourfold)}$ is $${tex(tens)}$ tens, so $${times(tens, quarter)}$ counts tens, not ones. Which number is that many tens?`,
      ],
    ]),
    check: `Your answer must lie halfway between $${times(below, other)}$ and $${times(above, other)}$.`,
  };
}

const stories = {
  sum: (size, many) => inYourHead(`${size} \\times ${many}`),
  turned: (size, many) => inYourHead(`${many} \\times ${size}`),
  planks: (size, many) =>
    `A plank is $${size}$ m long. How many metres are $${many}$ planks, end to end? Work it out in your head.`,
  sacks: (size, many) =>
    `A sack of rice weighs $${size}$ kg. How many kilograms do $${many}$ sacks weigh? Work it out in your head.`,
  laps: (size, many) =>
    `A lap of the park is $${size}$ km. Wanjiru runs it $${many}$ times in a month. How many kilometres is that? Work it out in your head.`,
} satisfies Record<string, (size: string, many: number) => string>;

/** A number of halves times an even number. */
function withHalves(halves: number, many: number, setting: keyof typeof stories): Question {
  const size = decimalText(rational(halves, 2)) ?? "";
  const half = many / 2;
  const below = (halves - 1) / 2;
  const above = below + 1;
  const value = halves * half;
  const unit = ({ planks: "m", sacks: "kg", laps: "km" } as Record<string, string>)[setting];
  const answer = whole(value, { unit });
  return {
    prompt: stories[setting](size, many),
    answer,
    steps: [
      `$${size} \\times 2 = ${halves}$: double the number with the half.`,
      `$${many} \\div 2 = ${half}$: halve the other one, and the product stays the same.`,
      `$${times(halves, half)} = ${value}$: a product of whole numbers. So the answer is ${measure(value, unit)}.`,
    ],
    slips: slips(answer, [
      [
        2 * value,
        "doubled without halving as often",
        `You have twice as much now: when $${size}$ becomes $${halves}$, what must happen to $${many}$ so that the product stays the same?`,
      ],
      [
        below * many,
        "left out the half",
        `That is $${times(below, many)}$. But it is $${size}$ each time: what do all the halves make together?`,
      ],
      ...(value % 2 === 0
        ? [
            [
              value / 2,
              "halved without doubling as often",
              `You have half as much now: when $${many}$ becomes $${half}$, what must happen to $${size}$ so that the product stays the same?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Your answer must lie halfway between $${times(below, many)}$ and $${times(above, many)}$.`,
  };
}

const skill: Skill = {
  id: "halving-and-doubling",
  title: "Halving and doubling",
  about:
    "For a product with an even number and one that ends in 5 or in a half: double that one and halve the even one.",
  curriculum: ["Y5-Y6 multiplication", "4.NBT.5", "5.NBT.5", "5.NBT.7"],
  natural: true,
  needs: ["doubles-and-near-doubles", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 3,
      label: "double one, halve the other",
      bounds: { n: [15, 55, 10], half: [6, 12], order: ["first", "last"] },
      rules: {
        "the other number is not 20": ({ half }) => half !== 10,
        // 25 times a multiple of four is done by hundreds.
        "25 goes with an odd half": ({ n, half }) => n !== 25 || half % 2 === 1,
      },
      write: ({ n, half, order }) => once(n, 2 * half, order),
    }),
    stage({
      grade: 4,
      label: "twice in a row",
      bounds: { n: [15, 225, 10], quarter: [3, 9], order: ["first", "last"] },
      rules: {
        "four times the number is a round one": ({ n }) => n < 50 || (4 * n) % 100 === 0,
        "25 has its own method": ({ n }) => n !== 25,
        // 30 times 8 is found after doubling once.
        "once would not do": ({ n, quarter }) => n > 50 || quarter > 4,
        "the other number is not 20": ({ quarter }) => quarter !== 5,
      },
      write: ({ n, quarter, order }) => twice(n, 4 * quarter, order),
    }),
    stage({
      grade: 4,
      label: "a number with a half",
      bounds: { halves: [5, 15, 2], half: [6, 12], setting: ["sum", "turned", "planks", "sacks", "laps"] },
      rules: {
        "the other number is not 20": ({ half }) => half !== 10,
        "the last product is a table fact, or nearly": ({ halves, half }) => halves <= 11 || half <= 9,
      },
      write: ({ halves, half, setting }) => withHalves(halves, 2 * half, setting),
    }),
  ],
};

export default skill;
