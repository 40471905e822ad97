import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets } from "../../engine/tex.ts";
import { slips } from "../slips.ts";
import { check, linear } from "./parts/formula-with-one-letter.ts";
import { letters, whole } from "./shared-algebra.ts";

interface Working {
  readonly formula: string;
  readonly filled: string;
  /** The products and powers of it, worked out. */
  readonly worked: string;
  readonly why: string;
  readonly total: number;
  readonly wrong: readonly (readonly [number, string, string])[];
}

const multipliedLate = "added before multiplying";
const doubled = "doubled instead of squaring";
const squaredAll = "squared the number in front, too";

function twoLetters(
  form: "sum" | "difference" | "product" | "square" | "bracket",
  a: number,
  b: number,
  x: number,
  y: number,
): Working {
  switch (form) {
    case "sum":
    case "difference": {
      const sign = form === "sum" ? "+" : "-";
      const signed = form === "sum" ? b * y : -b * y;
      return {
        formula: `${a}x ${sign} ${b}y`,
        filled: `${a} \\times ${x} ${sign} ${b} \\times ${y}`,
        worked: `${a * x} ${sign} ${b * y}`,
        why: "The two multiplications come first",
        total: a * x + signed,
        wrong: [
          [
            a * y + (form === "sum" ? b * x : -b * x),
            "put each number in the place of the other letter",
            `You used $x = ${y}$ and $y = ${x}$. Which number belongs to which letter?`,
          ],
          [
            a + x + (form === "sum" ? b + y : -b - y),
            "added the number before the letter instead of multiplying",
            `A number beside a letter means times: $${a}x$ is $${a} \\times ${x}$, not a sum of the two. What is it?`,
          ],
          [
            (a * x + (form === "sum" ? b : -b)) * y,
            "worked from left to right instead of multiplying first",
            `You worked from left to right. First $${a} \\times ${x}$ and $${b} \\times ${y}$ are worked out, each for itself.`,
          ],
        ],
      };
    }
    case "product":
      return {
        formula: `xy + ${a}`,
        filled: `${x} \\times ${y} + ${a}`,
        worked: `${x * y} + ${a}`,
        why: "Two letters side by side are multiplied, and that comes before the sum",
        total: x * y + a,
        wrong: [
          [
            x + y + a,
            "added the two letters instead of multiplying them",
            `You added $${x}$ and $${y}$. What does it mean when two letters stand side by side?`,
          ],
          [
            Number(`${x}${y}`) + a,
            "set the two numbers side by side instead of multiplying",
            `You read $xy$ as one number with the digits $${x}$ and $${y}$. Letters side by side are multiplied.`,
          ],
          [x * (y + a), multipliedLate, `You added $${a}$ before multiplying. What is $${x} \\times ${y}$ alone?`],
        ],
      };
    case "square":
      return {
        formula: `${a}x^2 + y`,
        filled: `${a} \\times ${x}^2 + ${y}`,
        worked: `${a} \\times ${x * x} + ${y}`,
        why: `Only $x$ is squared: $${x}^2 = ${x} \\times ${x} = ${x * x}$`,
        total: a * x * x + y,
        wrong: [
          [
            a * a * x * x + y,
            squaredAll,
            `You squared $${a * x}$. The little $2$ stands at $x$ only: first square $${x}$, and then multiply by $${a}$.`,
          ],
          [
            2 * a * x + y,
            doubled,
            `You worked out $2 \\times ${x}$. A square is a number times itself: what is $${x} \\times ${x}$?`,
          ],
          [
            a * (x * x + y),
            multipliedLate,
            `You added $${y}$ first. The multiplication by $${a}$ belongs to $x^2$ only.`,
          ],
        ],
      };
    case "bracket":
      return {
        formula: `${a}(x + y)`,
        filled: `${a} \\times (${x} + ${y})`,
        worked: `${a} \\times ${x + y}`,
        why: "What stands in brackets comes first",
        total: a * (x + y),
        wrong: [
          [
            a * x + y,
            "multiplied only the first number in the bracket",
            `You took only $${x}$ times $${a}$. The $${a}$ multiplies the whole bracket: how much is in it?`,
          ],
          [
            a + x + y,
            "added the number before the bracket instead of multiplying",
            `You added $${a}$. A number before a bracket multiplies it.`,
          ],
          [
            a * x * y,
            "multiplied the numbers in the bracket",
            `You multiplied $${x}$ and $${y}$. There is a plus between them.`,
          ],
        ],
      };
  }
}

function negative(
  form: "from" | "quadratic" | "square" | "both" | "bracket",
  a: number,
  b: number,
  m: number,
  q: number,
): Working {
  const x = -m;
  const lost = "lost the minus sign";
  const minusSquare = "made the square of a negative number negative";
  switch (form) {
    case "from":
      return {
        formula: `${b} - ${a}x`,
        filled: `${b} - ${a} \\times (${x})`,
        worked: `${b} - (${a * x})`,
        why: `The product is negative: $${a} \\times (${x}) = ${a * x}$. Taking away a negative number adds`,
        total: b - a * x,
        wrong: [
          [
            b - a * m,
            "took away where taking away a negative number adds",
            `You came to $${b} - ${a * m}$. But $${a} \\times (${x})$ is negative; what happens when a negative number is taken away?`,
          ],
          [
            (b - a) * x,
            "worked from left to right instead of multiplying first",
            `You worked out $${b} - ${a}$ first. The multiplication $${a} \\times (${x})$ comes before it.`,
          ],
        ],
      };
    case "quadratic":
      return {
        formula: `x^2 + ${a}x`,
        filled: `(${x})^2 + ${a} \\times (${x})`,
        worked: `${m * m} + (${a * x})`,
        why: `Minus times minus is plus, so the square is $${m * m}$; plus times minus is minus, so the product is $${a * x}$`,
        total: m * m + a * x,
        wrong: [
          [
            -m * m + a * x,
            minusSquare,
            `For you the square of $${x}$ is $-${m * m}$. It is $(${x}) \\times (${x})$: what sign has minus times minus?`,
          ],
          [m * m + a * m, lost, `You worked with $${m}$ in the second part. What is $${a} \\times (${x})$?`],
          [2 * x + a * x, doubled, `You doubled $${x}$. The square is $${x}$ times itself.`],
        ],
      };
    case "square":
      return {
        formula: `${b} - x^2`,
        filled: `${b} - (${x})^2`,
        worked: `${b} - ${m * m}`,
        why: `The square comes first, and minus times minus is plus: $(${x})^2 = ${m * m}$`,
        total: b - m * m,
        wrong: [
          [
            b + m * m,
            minusSquare,
            `You added $${m * m}$. The square of $${x}$ is positive, as minus times minus is plus; and then it is taken away.`,
          ],
          [b - 2 * m, doubled, `You took away $2 \\times ${m}$. The square is $${x}$ times itself: what is that?`],
          [
            (b - x) * (b - x),
            "took away before squaring",
            `You took away first and then squared. The little $2$ stands at $x$ only, so the square comes first.`,
          ],
        ],
      };
    case "both":
      return {
        formula: `${a}x - ${b}y`,
        filled: `${a} \\times (${x}) - ${b} \\times (${-q})`,
        worked: `${a * x} - (${-b * q})`,
        why: "Both products are negative, and taking away a negative number adds",
        total: a * x + b * q,
        wrong: [
          [
            a * x - b * q,
            "took away where taking away a negative number adds",
            `You took $${b * q}$ away. But $${b} \\times (${-q})$ is negative; what happens when a negative number is taken away?`,
          ],
          [
            a * m - b * q,
            lost,
            `You worked with $${m}$ and $${q}$. Both numbers are negative: what are the two products?`,
          ],
          [
            -a * q + b * m,
            "put each number in the place of the other letter",
            `You used $x = ${-q}$ and $y = ${x}$. Which number belongs to which letter?`,
          ],
        ],
      };
    case "bracket":
      return {
        formula: `${a}(x + ${b})`,
        filled: `${a} \\times (${x} + ${b})`,
        worked: `${a} \\times ${inBrackets(b + x)}`,
        why: "What stands in brackets comes first",
        total: a * (b + x),
        wrong: [
          [
            a * x + b,
            "multiplied only the first number in the bracket",
            `You took only $${x}$ times $${a}$. The $${a}$ multiplies the whole bracket: how much is in it?`,
          ],
          [a * (m + b), lost, `You worked with $${m}$ in the place of $x$. What is $${x} + ${b}$?`],
          [
            -a * (b + m),
            "added the sizes and kept the minus sign",
            `You made $-${b + m}$ of the bracket. Start at $${x}$ on the number line and go up $${b}$: where are you?`,
          ],
        ],
      };
  }
}

function question(at: string, { formula, filled, worked, why, total, wrong }: Working, letter = "x"): Question {
  const answer = whole(total);
  // Formulas are written with x above; a question about one letter may use another.
  const own = (text: string) => text.replaceAll(/x(?=[^a-z]|y|$)/g, letter);
  return {
    prompt: `Work out $${own(formula)}$ for ${at}.`,
    answer,
    steps: [
      `Put the ${at.includes("and") ? "numbers in the places of the letters" : "number in the place of the letter"}, with the signs for times that are not written: $${filled}$.`,
      `${own(why)}. This gives $${worked}$.`,
      `So the answer is $${total}$.`,
    ],
    slips: slips(
      answer,
      wrong.map(([when, name, say]) => [when, name, own(say)] as const),
    ),
    check,
  };
}

const skill: Skill = {
  id: "substituting",
  title: "Substituting numbers",
  about: "Letters stand for numbers: put the numbers in, and a formula tells the cost, the height, the time.",
  curriculum: ["Y6 algebra", "KS3 algebra", "6.EE.2"],
  needs: ["order-of-operations"],
  stages: [
    stage({
      grade: 3,
      label: "a formula with one letter",
      bounds: {
        setting: ["plus", "minus", "from", "boat", "tiles", "candle"],
        letter: letters,
        a: [2, 9],
        b: [1, 30],
        n: [2, 10],
      },
      rules: {
        "nothing comes out below 1": ({ setting, a, b, n }) =>
          setting === "minus" ? a * n > b : setting === "from" || setting === "candle" ? b > a * n : true,
      },
      write: ({ setting, letter, a, b, n }) => linear(setting, letter, a, b, n),
    }),
    stage({
      grade: 4,
      label: "two letters",
      bounds: {
        form: ["sum", "difference", "product", "square", "bracket"],
        a: [2, 6],
        b: [2, 6],
        x: [2, 9],
        y: [2, 9],
      },
      rules: {
        "the letters stand for different numbers": ({ x, y }) => x !== y,
        "nothing comes out below 1": ({ form, a, b, x, y }) => form !== "difference" || a * x > b * y,
      },
      write: ({ form, a, b, x, y }) => question(`$x = ${x}$ and $y = ${y}$`, twoLetters(form, a, b, x, y)),
    }),
    stage({
      grade: 5,
      label: "negative numbers",
      bounds: {
        form: ["from", "quadratic", "square", "both", "bracket"],
        letter: letters,
        a: [2, 6],
        b: [2, 20],
        m: [2, 9],
        q: [2, 9],
      },
      rules: {
        "the letters stand for different numbers": ({ m, q }) => m !== q,
        "the bracket and the answer are not 0": ({ form, a, b, m }) =>
          form === "bracket" ? b !== m : form !== "quadratic" || a !== m,
        "the products stay small": ({ form, b }) => form !== "both" || b <= 6,
      },
      write: ({ form, letter, a, b, m, q }) =>
        form === "both"
          ? question(`$x = ${-m}$ and $y = ${-q}$`, negative(form, a, b, m, q))
          : question(`$${letter} = ${-m}$`, negative(form, a, b, m, q), letter),
    }),
  ],
};

export default skill;
