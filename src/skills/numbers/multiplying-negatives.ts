import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texProduct } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { explain, reductions, texTokens, tokens, wrongOrders } from "./shared-sums.ts";

const alike = (a: number, b: number) => a < 0 === b < 0;

/** Why a product or quotient of two numbers is above or below zero. */
function signOf(a: number, b: number, what: "product" | "quotient"): string {
  if (!alike(a, b)) return `One number is negative and the other is not, so the ${what} is negative.`;
  return `Both numbers are negative, so the two minus signs cancel and the ${what} is positive.`;
}

const otherSign = "gave the answer the wrong sign";

function times(a: number, b: number): Question {
  const value = a * b;
  const answer = { kind: "whole", value: String(value) } as const;
  return {
    prompt: `Work out $${a} \\times ${inBrackets(b)}$.`,
    answer,
    steps: [
      `Leave the signs aside at first: $${Math.abs(a)} \\times ${Math.abs(b)} = ${Math.abs(value)}$.`,
      signOf(a, b, "product"),
      `So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        -value,
        otherSign,
        `The size is right. Look at the signs of $${a}$ and $${b}$ again: how many of them are negative?`,
      ],
      [
        a + b,
        "added instead of multiplying",
        `That is $${a} + ${inBrackets(b)}$. The sign between them is a $\\times$.`,
      ],
      [
        a - Math.abs(b),
        "subtracted instead of multiplying",
        `There is a $\\times$ between the two numbers, so the minus sign belongs to a number and takes nothing away.`,
      ],
    ]),
    check: `Divide the answer by $${b}$: size and sign must lead back to $${a}$.`,
  };
}

function divide(quotient: number, b: number): Question {
  const a = quotient * b;
  const answer = { kind: "whole", value: String(quotient) } as const;
  return {
    prompt: `Work out $${a} \\div ${inBrackets(b)}$.`,
    answer,
    steps: [
      `Leave the signs aside at first: $${Math.abs(a)} \\div ${Math.abs(b)} = ${Math.abs(quotient)}$.`,
      signOf(a, b, "quotient"),
      `So the answer is $${quotient}$, and indeed $${quotient} \\times ${inBrackets(b)} = ${a}$.`,
    ],
    slips: slips(answer, [
      [
        -quotient,
        otherSign,
        `The size is right. Multiply your answer by $${b}$: do you come back to $${a}$ or to $${-a}$?`,
      ],
      [
        a - b,
        "subtracted instead of dividing",
        `That is $${a} - ${inBrackets(b)}$. The sign between them is a $\\div$.`,
      ],
      [a + b, "added instead of dividing", `That is $${a} + ${inBrackets(b)}$. The sign between them is a $\\div$.`],
    ]),
    check: `Multiply the answer by $${b}$: it must give $${a}$.`,
  };
}

function product(numbers: readonly number[]): Question {
  const [a = 0, b = 0, c = 0] = numbers;
  const value = a * b * c;
  const answer = { kind: "whole", value: String(value) } as const;
  const minus = numbers.filter((n) => n < 0).length;
  const firstTwo = a * b;
  const parity =
    minus % 2 === 0 ? "That is even, so the product is positive" : "That is odd, so the product is negative";
  return {
    prompt: `Work out $${a} \\times ${inBrackets(b)} \\times ${inBrackets(c)}$.`,
    answer,
    steps: [
      `Every pair of minus signs cancels, so count the negative numbers: there ${noun(minus, "is", "are")} $${minus}$.`,
      `${parity}. Now leave the signs aside: $${Math.abs(a)} \\times ${Math.abs(b)} \\times ${Math.abs(c)}$.`,
      `From left to right, $${Math.abs(a)} \\times ${Math.abs(b)} = ${Math.abs(firstTwo)}$. Now multiply that by $${Math.abs(c)}$.`,
      `As $${Math.abs(firstTwo)} \\times ${Math.abs(c)} = ${Math.abs(value)}$, the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [-value, otherSign, "The size is right. Count the negative numbers again: can you pair all of them off?"],
      [
        firstTwo + c,
        "added the last number instead of multiplying",
        `The first two make $${firstTwo}$. What is the sign before $${inBrackets(c)}$?`,
      ],
      [
        a + b + c,
        "added instead of multiplying",
        "That is the sum of the three numbers. The signs between them are $\\times$.",
      ],
    ]),
    check: `Work out the last two numbers first, $${b} \\times ${inBrackets(c)}$, and then multiply by $${a}$: it must give the same.`,
  };
}

function power(base: number, exponent: number, isBracketed: boolean): Question {
  const size = base ** exponent;
  const isEven = exponent % 2 === 0;
  const value = isBracketed && isEven ? size : -size;
  const answer = { kind: "whole", value: String(value) } as const;
  const factors = texProduct(Array.from({ length: exponent }, () => (isBracketed ? `(-${base})` : base)));
  const leftOver = isEven ? "they cancel in pairs" : "one of them is left over";
  return {
    prompt: isBracketed
      ? `Work out $(-${base})^{${exponent}}$.`
      : `Work out $-${base}^{${exponent}}$. Mind what the exponent belongs to.`,
    answer,
    steps: [
      isBracketed
        ? `The exponent belongs to the whole bracket, so the minus sign is a part of every factor: $${factors}$.`
        : `The exponent belongs to the $${base}$ alone, as there are no brackets: work out $${factors}$ first.`,
      isBracketed
        ? `Without the signs it makes $${size}$, and there are $${exponent}$ minus signs: ${leftOver}.`
        : `That makes $${size}$, and the minus sign in front is put to it at the end.`,
      `So the answer is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        -value,
        isBracketed ? "miscounted the minus signs" : "took the minus sign into the power",
        isBracketed
          ? `The size is right. Write it out as $${factors}$ and pair off the minus signs.`
          : `That is $(-${base})^{${exponent}}$ with brackets. Without them, what does the exponent belong to?`,
      ],
      [
        -base * exponent,
        "multiplied by the exponent",
        `The exponent is no factor: it says how many times the number is multiplied together. Write the factors out.`,
      ],
      [
        base * exponent,
        "multiplied by the exponent and lost the minus sign",
        `Write the factors out: how many are there, and which of them carry the minus sign?`,
      ],
    ]),
    check: "Write the power out as a product, with a minus sign only where it belongs, and count the minus signs.",
  };
}

interface Letters {
  readonly form: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const sumOf = ({ form, a, b, c }: Letters) => tokens(form, { a, b, c, x: b * c });

function longer(letters: Letters): Question {
  const sum = sumOf(letters);
  const all = reductions(sum);
  const value = all.at(-1)?.value ?? 0;
  const answer = { kind: "whole", value: String(value) } as const;
  // What is added to a, or subtracted from it, takes the other sign
  const isSum = /^a[+-]|\+a$/.test(letters.form);
  const [left, sign, right] = all.find((one) => "*/^".includes(one.sign))?.done ?? [0, "*", 0];
  return {
    prompt: `Work out $${texTokens(sum)}$.`,
    answer,
    steps: explain(sum),
    slips: slips(answer, [
      [
        isSum ? 2 * letters.a - value : -value,
        isSum ? "gave a product or quotient the wrong sign" : otherSign,
        sign === "^"
          ? `Look at $${texTokens([left, sign, right])}$ again: write it out as a product, and count the minus signs in it.`
          : `Look at $${texTokens([left, sign, right])}$ again: how many of the two numbers are negative, and what does that say about the sign?`,
      ],
      ...wrongOrders(sum),
    ]).slice(0, 4),
    check:
      "Put brackets around what is multiplied or divided, find its sign first, and then work everything out once more.",
  };
}

const skill: Skill = {
  id: "multiplying-negatives",
  title: "Multiplying negatives",
  about: "Minus times minus makes plus: what signs do when negative numbers are multiplied or divided.",
  curriculum: ["KS3 number", "7.NS.2"],
  needs: ["negative-numbers", "times-tables", "division-facts"],
  stages: [
    stage({
      grade: 4,
      label: "multiplying",
      bounds: { a: [-12, 12], b: [-12, 12] },
      rules: {
        "at least one number is negative": ({ a, b }) => a < 0 || b < 0,
        "no number is 0, 1 or -1": ({ a, b }) => Math.abs(a) > 1 && Math.abs(b) > 1,
      },
      write: ({ a, b }) => times(a, b),
    }),
    stage({
      grade: 4,
      label: "dividing",
      bounds: { quotient: [-12, 12], b: [-12, 12] },
      rules: {
        "at least one number is negative": ({ quotient, b }) => quotient < 0 || b < 0,
        "no number is 0, 1 or -1": ({ quotient, b }) => Math.abs(quotient) > 1 && Math.abs(b) > 1,
      },
      write: ({ quotient, b }) => divide(quotient, b),
    }),
    stage({
      grade: 4,
      label: "three numbers and powers",
      bounds: {
        form: ["product", "product", "power", "minus power"],
        numbers: { list: [-10, 10], length: [3, 3] },
        base: [2, 10],
        exponent: [2, 4],
      },
      rules: {
        "the product has a size for the head": ({ numbers }) =>
          numbers.every((n) => Math.abs(n) > 1) && Math.abs(numbers.reduce((all, n) => all * n)) <= 200,
        "at least one number is negative": ({ numbers }) => numbers.some((n) => n < 0),
        "the power has a size for the head": ({ base, exponent }) =>
          base + exponent > 4 && base ** exponent <= (base === 10 ? 10_000 : 125),
        "without brackets the exponent is even": ({ form, exponent }) => form !== "minus power" || exponent % 2 === 0,
      },
      write: ({ form, numbers, base, exponent }) =>
        form === "product" ? product(numbers) : power(base, exponent, form === "power"),
    }),
    stage({
      grade: 5,
      label: "in longer sums",
      bounds: {
        form: ["a+b*c", "a-b*c", "a-x/b", "a+x/b", "b*c+a", "(a+b)*c", "(a-b)*c", "a*(b-c)", "a+b^2", "a-b^2", "a*b^2"],
        a: [-12, 12],
        b: [-9, 9],
        c: [-9, 9],
      },
      rules: {
        "no number is 0, 1 or -1": ({ a, b, c }) => [a, b, c].every((n) => Math.abs(n) > 1),
        "a negative number is multiplied or divided by": (letters) =>
          reductions(sumOf(letters)).some(
            ({ sign, done }) => "*/^".includes(sign) && (Number(done[0]) < 0 || Number(done[2]) < 0),
          ),
        "no step makes zero, one or a large number": (letters) =>
          reductions(sumOf(letters)).every(({ value }) => Math.abs(value) > 1 && Math.abs(value) <= 150),
      },
      write: longer,
    }),
  ],
};

export default skill;
