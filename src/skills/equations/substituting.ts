import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inBrackets, texEach } from "../../engine/tex.ts";
import { and, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { check, linear } from "./parts/formula-with-one-letter.ts";
import { letters } from "./shared-algebra.ts";

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
  const [ax, by] = [a * x, b * y];
  switch (form) {
    case "sum":
    case "difference": {
      const [sign, direction] = form === "sum" ? ["+", 1] : ["-", -1];
      return {
        formula: `${a}x ${sign} ${b}y`,
        filled: `${a} \\times ${x} ${sign} ${b} \\times ${y}`,
        worked: `${ax} ${sign} ${by}`,
        why: "The two multiplications come first",
        total: ax + direction * by,
        wrong: [
          [
            a * y + direction * b * x,
            "put each number in the place of the other letter",
            `You used $x = ${y}$ and $y = ${x}$. Which number belongs to which letter?`,
          ],
          [
            a + x + direction * (b + y),
            "added the number before the letter instead of multiplying",
            `A number beside a letter means times: $${a}x$ is $${a} \\times ${x}$, not a sum of the two. What is it?`,
          ],
          [
            (ax + direction * b) * y,
            "worked from left to right instead of multiplying first",
            `You worked from left to right. First $${a} \\times ${x}$ and $${b} \\times ${y}$ are worked out, each for itself.`,
          ],
        ],
      };
    }
    case "product": {
      const xy = x * y;
      return {
        formula: `xy + ${a}`,
        filled: `${x} \\times ${y} + ${a}`,
        worked: `${xy} + ${a}`,
        why: "Two letters side by side are multiplied, and that comes before the sum",
        total: xy + a,
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
    }
    case "square": {
      const square = x * x;
      return {
        formula: `${a}x^2 + y`,
        filled: `${a} \\times ${x}^2 + ${y}`,
        worked: `${a} \\times ${square} + ${y}`,
        why: `Only $x$ is squared: $${x}^2 = ${x} \\times ${x} = ${square}$`,
        total: a * square + y,
        wrong: [
          [
            ax * ax + y,
            squaredAll,
            `You squared $${ax}$. The little $2$ stands at $x$ only: first square $${x}$, and then multiply by $${a}$.`,
          ],
          [
            2 * ax + y,
            doubled,
            `You worked out $2 \\times ${x}$. A square is a number times itself: what is $${x} \\times ${x}$?`,
          ],
          [
            a * (square + y),
            multipliedLate,
            `You added $${y}$ first. The multiplication by $${a}$ belongs to $x^2$ only.`,
          ],
        ],
      };
    }
    case "bracket": {
      const inner = x + y;
      return {
        formula: `${a}(x + y)`,
        filled: `${a} \\times (${x} + ${y})`,
        worked: `${a} \\times ${inner}`,
        why: "What stands in brackets comes first",
        total: a * inner,
        wrong: [
          [
            ax + y,
            "multiplied only the first number in the bracket",
            `You took only $${x}$ times $${a}$. The $${a}$ multiplies the whole bracket: how much is in it?`,
          ],
          [
            a + x + y,
            "added the number before the bracket instead of multiplying",
            `You added $${a}$. A number before a bracket multiplies it.`,
          ],
          [
            ax * y,
            "multiplied the numbers in the bracket",
            `You multiplied $${x}$ and $${y}$. There is a plus between them.`,
          ],
        ],
      };
    }
  }
}

/** The letter is -m, and y is -q where there is a second letter. */
function negative(
  form: "from" | "quadratic" | "square" | "both" | "bracket",
  letter: string,
  a: number,
  b: number,
  m: number,
  q: number,
): Working {
  const [x, y] = [-m, -q];
  const [ax, size, square] = [a * x, a * m, m * m];
  const lost = "lost the minus sign";
  const minusSquare = "made the square of a negative number negative";
  switch (form) {
    case "from":
      return {
        formula: `${b} - ${a}${letter}`,
        filled: `${b} - ${a} \\times (${x})`,
        worked: `${b} - (${ax})`,
        why: `The product is negative: $${a} \\times (${x}) = ${ax}$. Taking away a negative number adds`,
        total: b - ax,
        wrong: [
          [
            b - size,
            "took away where taking away a negative number adds",
            `You came to $${b} - ${size}$. But $${a} \\times (${x})$ is negative; what happens when a negative number is taken away?`,
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
        formula: `${letter}^2 + ${a}${letter}`,
        filled: `(${x})^2 + ${a} \\times (${x})`,
        worked: `${square} + (${ax})`,
        why: `Minus times minus is plus, so the square is $${square}$; plus times minus is minus, so the product is $${ax}$`,
        total: square + ax,
        wrong: [
          [
            -square + ax,
            minusSquare,
            `For you the square of $${x}$ is $-${square}$. It is $(${x}) \\times (${x})$: what sign has minus times minus?`,
          ],
          [square + size, lost, `You worked with $${m}$ in the second part. What is $${a} \\times (${x})$?`],
          [2 * x + ax, doubled, `You doubled $${x}$. The square is $${x}$ times itself.`],
        ],
      };
    case "square":
      return {
        formula: `${b} - ${letter}^2`,
        filled: `${b} - (${x})^2`,
        worked: `${b} - ${square}`,
        why: `The square comes first, and minus times minus is plus: $(${x})^2 = ${square}$`,
        total: b - square,
        wrong: [
          [
            b + square,
            minusSquare,
            `You added $${square}$. The square of $${x}$ is positive, as minus times minus is plus; and then it is taken away.`,
          ],
          [b - 2 * m, doubled, `You took away $2 \\times ${m}$. The square is $${x}$ times itself: what is that?`],
          [
            (b - x) * (b - x),
            "took away before squaring",
            `You took away first and then squared. The little $2$ stands at $${letter}$ only, so the square comes first.`,
          ],
        ],
      };
    case "both": {
      const [by, bSize] = [b * y, b * q];
      return {
        formula: `${a}x - ${b}y`,
        filled: `${a} \\times (${x}) - ${b} \\times (${y})`,
        worked: `${ax} - (${by})`,
        why: "Both products are negative, and taking away a negative number adds",
        total: ax - by,
        wrong: [
          [
            ax - bSize,
            "took away where taking away a negative number adds",
            `You took $${bSize}$ away. But $${b} \\times (${y})$ is negative; what happens when a negative number is taken away?`,
          ],
          [
            size - bSize,
            lost,
            `You worked with $${m}$ and $${q}$. Both numbers are negative: what are the two products?`,
          ],
          [
            a * y + b * m,
            "put each number in the place of the other letter",
            `You used $x = ${y}$ and $y = ${x}$. Which number belongs to which letter?`,
          ],
        ],
      };
    }
    case "bracket": {
      const [inner, sizes] = [b + x, b + m];
      return {
        formula: `${a}(${letter} + ${b})`,
        filled: `${a} \\times (${x} + ${b})`,
        worked: `${a} \\times ${inBrackets(inner)}`,
        why: "What stands in brackets comes first",
        total: a * inner,
        wrong: [
          [
            ax + b,
            "multiplied only the first number in the bracket",
            `You took only $${x}$ times $${a}$. The $${a}$ multiplies the whole bracket: how much is in it?`,
          ],
          [a * sizes, lost, `You worked with $${m}$ in the place of $${letter}$. What is $${x} + ${b}$?`],
          [
            -a * sizes,
            "added the sizes and kept the minus sign",
            `You made $-${sizes}$ of the bracket. Start at $${x}$ on the number line and go up $${b}$: where are you?`,
          ],
        ],
      };
    }
  }
}

/** For the numbers that are given: x = 3. */
function question(given: readonly string[], { formula, filled, worked, why, total, wrong }: Working): Question {
  const answer = whole(total);
  const places = noun(given.length, "number in the place of the letter", "numbers in the places of the letters");
  return {
    prompt: `Work out $${formula}$ for ${and(texEach(given))}.`,
    answer,
    steps: [
      `Put the ${places}, with the signs for times that are not written: $${filled}$.`,
      `${why}. This gives $${worked}$.`,
      `So the answer is $${total}$.`,
    ],
    slips: slips(answer, wrong),
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
      write: ({ form, a, b, x, y }) => question([`x = ${x}`, `y = ${y}`], twoLetters(form, a, b, x, y)),
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
          ? question([`x = ${-m}`, `y = ${-q}`], negative(form, "x", a, b, m, q))
          : question([`${letter} = ${-m}`], negative(form, letter, a, b, m, q)),
    }),
  ],
};

export default skill;
