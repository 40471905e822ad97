import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { decimal } from "./shared-quotients.ts";
import { inYourHead, times } from "./shared-sums.ts";

const forms = {
  power: (n: string) => inYourHead(`${n}^2`),
  product: (n: string) => inYourHead(`${n} \\times ${n}`),
};

const wholeForms = {
  ...forms,
  tiles: (n: string) =>
    `A square floor is $${n}$ tiles long and $${n}$ tiles wide. How many tiles does it have? Work it out in your head.`,
};

const decimalForms = {
  ...forms,
  garden: (n: string) =>
    `A square garden in Kyoto has sides of $${n}$ m. What is its area in square metres? Work it out in your head.`,
};

/** The square of so many tens and five. */
function square(tens: number, form: keyof typeof wholeForms): Question {
  const n = 10 * tens + 5;
  const next = tens + 1;
  const [below, above] = [10 * tens, 10 * next];
  const [belowSquare, aboveSquare] = [below * below, above * above];
  const hundreds = tens * next;
  const product = 100 * hundreds;
  const value = product + 25;
  const answer = whole(value);
  return {
    prompt: wholeForms[form](tex(n)),
    answer,
    steps: [
      `$${n}^2 = ${times(below, above)} + 5^2$: go five down and five up, and add the square of five.`,
      `$${times(tens, next)} = ${hundreds}$: the number of tens, times the next number.`,
      `$${times(below, above)} = ${tex(product)}$: that many hundreds.`,
      `$${tex(product)} + 25 = ${tex(value)}$: add the square of five. So the answer is $${tex(value)}$.`,
    ],
    slips: slips(answer, [
      [
        100 * tens * tens + 25,
        "squared the tens instead of taking the next number",
        `For the hundreds you took $${times(tens, tens)}$. One of the two numbers goes five up: by what is $${tens}$ multiplied?`,
      ],
      [
        product,
        "left out the square of five",
        `That is $${times(below, above)}$. What is still to be added for going five down and five up?`,
      ],
      [
        2 * n,
        "doubled instead of squaring",
        `That is $${n} + ${n}$. The square is $${times(n, n)}$, with $${n}$ groups of $${n}$ and not two.`,
      ],
      [
        hundreds + 25,
        "took the hundreds for ones",
        `$${times(tens, next)}$ counts hundreds, because tens times tens are hundreds. How much is it then?`,
      ],
    ]),
    check: `The answer ends in $25$ and lies between $${below}^2 = ${tex(belowSquare)}$ and $${above}^2 = ${tex(aboveSquare)}$.`,
  };
}

/** The square of so many wholes and a half. */
function squareWithHalf(wholes: number, form: keyof typeof decimalForms): Question {
  const n = `${wholes}.5`;
  const next = wholes + 1;
  const product = wholes * next;
  const [wholeSquare, nextSquare] = [wholes * wholes, next * next];
  const value = `${product}.25`;
  const unit = form === "garden" ? "m²" : undefined;
  const answer: AnswerSpec = { kind: "decimal", value, ...(unit && { unit }) };
  return {
    prompt: decimalForms[form](n),
    answer,
    steps: [
      `$${n}^2 = ${times(wholes, next)} + 0.5^2$: go a half down and a half up, and add the square of a half.`,
      `$${times(wholes, next)} = ${product}$: the whole number, times the next one.`,
      `$0.5^2 = 0.25$: a half of a half is a quarter.`,
      `$${product} + 0.25 = ${value}$: put both together. So the answer is ${measure(value, unit)}.`,
    ],
    slips: slips(answer, [
      [
        `${wholeSquare}.25`,
        "squared the whole number instead of taking the next one",
        `You took $${times(wholes, wholes)}$. One of the two numbers goes a half up: by what is $${wholes}$ multiplied?`,
      ],
      [
        product,
        "left out the square of a half",
        `That is $${times(wholes, next)}$. What is still to be added for going a half down and a half up?`,
      ],
      [2 * wholes + 1, "doubled instead of squaring", `That is $${n} + ${n}$. The square is $${n} \\times ${n}$.`],
      [
        decimal(2 * product + 1, 2),
        "took a half for the square of a half",
        `The last part is $0.5 \\times 0.5$, a half of a half. How much is that?`,
      ],
    ]),
    check: `The answer lies between $${wholes}^2 = ${wholeSquare}$ and $${next}^2 = ${nextSquare}$, about in the middle.`,
  };
}

const skill: Skill = {
  id: "squares-ending-in-five",
  title: "Squares ending in five",
  about: "For squaring a number that ends in 5: multiply its tens by the next tens, and add 25.",
  curriculum: ["KS3 powers", "KS3 mental methods"],
  natural: true,
  needs: ["square-numbers", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 3,
      label: "two digits",
      bounds: { tens: [1, 9], form: ["power", "product", "tiles"] },
      write: ({ tens, form }) => square(tens, form),
    }),
    stage({
      grade: 4,
      label: "halves, such as 3.5",
      bounds: { wholes: [1, 15], form: ["power", "product", "garden"] },
      write: ({ wholes, form }) => squareWithHalf(wholes, form),
    }),
    stage({
      grade: 4,
      label: "three digits",
      bounds: { tens: [10, 90], form: ["power", "product"] },
      rules: {
        "the product of the tens can be found in the head": ({ tens }) => tens <= 20 || tens % 10 === 0,
      },
      write: ({ tens, form }) => square(tens, form),
    }),
  ],
};

export default skill;
