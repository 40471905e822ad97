import { family } from "../../../engine/family.ts";
import { inBrackets, texPlus, texTimes } from "../../../engine/tex.ts";
import { sumTex } from "./shared/sums.ts";

/** Division of a polynomial by (x - a)(x - b) leaves mx + c. */
const titles = {
  two: "One remainder from two",
  power: "A power far too high",
  back: "The lost quotient",
};

const from = (n: number) => sumTex([1, "x"], [-n, ""]);
const bracket = (n: number) => (n === 0 ? "x" : `(${from(n)})`);

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "remainder theorem",
  ages: "16-18",
  curriculum: ["KS5 factor theorem", "HSA-APR.2"],
  bounds: {
    setting: ["two", "power", "back"],
    a: [-4, 4],
    b: [-4, 4],
    m: [-5, 6],
    c: [-9, 9],
    n: [20, 99],
  },
  rules: {
    "the two zeros differ, and none is 0": ({ a, b }) => a < b && a * b !== 0,
    "there is a remainder with x in it": ({ m, c }) => m !== 0 && c !== 0,
    "the power keeps both of its other terms": ({ setting, m, c }) =>
      setting !== "power" || (Math.abs(m) > 1 && Math.abs(c) > 1),
    "the remainders are there, and differ": ({ setting, a, b, m, c }) =>
      setting === "power" || (m * a + c !== 0 && m * b + c !== 0 && Math.abs(m) > 1),
  },
  write({ setting, a, b, m, c, n }) {
    const title = titles[setting];
    if (setting === "power") {
      const even = n % 2 === 0;
      // x^n + mx + c: at 1 and at -1.
      const powerAtMinus = even ? 1 : -1;
      const [atOne, atMinus] = [1 + m + c, powerAtMinus - m + c];
      const twiceV = atOne + atMinus;
      const [slope, rest] = even ? [m, c + 1] : [m + 1, c];
      const power = sumTex([1, `x^{${n}}`], [m, "x"], [c, ""]);
      const remainder = sumTex([slope, "x"], [rest, ""]);
      const parity = even ? "even" : "odd";
      const evenPower = n - 1;
      const becomes = even ? "$1$" : `$x^{${evenPower}} \\times x$, which is $x$`;
      const replaced = sumTex([1, even ? "" : "x"], [m, "x"], [c, ""]);
      return {
        title,
        problem: `The polynomial\n\n$$${power}$$\n\nis divided by $x^2 - 1$. What is the **remainder**? Write it as an expression in $x$.`,
        answer: { kind: "expression", value: remainder, variables: ["x"] },
        hint: "What form has the remainder, if the divisor is a quadratic? For which two values of x does the divisor vanish?",
        solution: [
          `The divisor has degree $2$, so the remainder is $ux + v$ with some numbers $u$ and $v$. The polynomial equals $(x^2 - 1)Q(x) + ux + v$ with some quotient $Q$.`,
          `As in the **remainder theorem**, put in the zeros of the divisor, because there the quotient does not matter. For $x = 1$: $u + v = 1 ${texPlus(m)} ${texPlus(c)} = ${atOne}$.`,
          `For $x = -1$ the power is $${powerAtMinus}$, because $${n}$ is ${parity}. So $-u + v = ${powerAtMinus} ${texPlus(-m)} ${texPlus(c)} = ${atMinus}$.`,
          `Adding gives $2v = ${twiceV}$, so $v = ${rest}$, and then $u = ${slope}$. The remainder is $${remainder}$.`,
          `Check another way: dividing by $x^2 - 1$ means that $x^2$ may be replaced by $1$. So $x^{${n}}$ becomes ${becomes}, and $${replaced}$ is the same.`,
        ],
        slips: [
          {
            when: String(atOne),
            say: "That is the value at 1, the remainder for x − 1. The divisor has another zero too.",
          },
          {
            when: even ? sumTex([m + 1, "x"], [c, ""]) : sumTex([m, "x"], [c + 1, ""]),
            say: "Look at the exponent once more: is it even or odd, and what is the power at x = −1?",
          },
        ],
        check: "Your remainder and the polynomial must have the same value at x = 1 and at x = −1.",
      };
    }
    const [r, t] = [m * a + c, m * b + c];
    const remainder = sumTex([m, "x"], [c, ""]);
    const divisor = `${bracket(a)}${bracket(b)}`;
    const times = Math.abs(m) === 1 ? texTimes(m, "") : `${m} \\times `;
    const value = (x: number) => `${times}${inBrackets(x)} ${texPlus(c)}`;
    const [distance, rise] = [b - a, t - r];
    const solved = distance === 1 ? "" : `, so $u = ${m}$`;
    const dividend = sumTex([1, `${divisor}Q(x)`], [m, "x"], [c, ""]);
    const [oppositeAtA, oppositeAtB] = [c - m * a, c - m * b];
    if (setting === "two")
      return {
        title,
        problem: `When a polynomial $P(x)$ is divided by $${from(a)}$, the remainder is $${r}$. When it is divided by $${from(b)}$, the remainder is $${t}$.\n\nWhat is the remainder when $P(x)$ is divided by $${divisor}$? Write it as an expression in $x$.`,
        answer: { kind: "expression", value: remainder, variables: ["x"] },
        hint: "What form has the remainder, if the divisor is a quadratic? At which two values of x do you know P?",
        solution: [
          `By the **remainder theorem** the two facts say $P(${a}) = ${r}$ and $P(${b}) = ${t}$.`,
          `The divisor has degree $2$, so the remainder is $ux + v$, and $P(x) = ${divisor}Q(x) + ux + v$ with some quotient $Q$. For $x = ${a}$ and $x = ${b}$ the first part vanishes.`,
          `So $${sumTex([a, "u"], [1, "v"])} = ${r}$ and $${sumTex([b, "u"], [1, "v"])} = ${t}$. Subtracting gives $${sumTex([distance, "u"])} = ${rise}$${solved}, and then $v = ${c}$.`,
          `The remainder is $${remainder}$.`,
          `Check the two values: $${value(a)} = ${r}$ and $${value(b)} = ${t}$. Adding any multiple of the divisor changes neither.`,
        ],
        slips: [
          {
            when: String(r * t),
            say: "Remainders of two divisions cannot be multiplied to get the remainder of the product. What form has it?",
          },
          {
            when: String(r + t),
            say: "The remainder must have both values, one at each zero of the divisor. Can a number alone do that?",
          },
        ],
        check: "Put the two zeros of the divisor into your expression: the two remainders must come out.",
      };
    return {
      title,
      problem: `Halima has divided a polynomial by\n\n$$${divisor}$$\n\nBoth the polynomial and the quotient are lost. Only the remainder, $${remainder}$, is still on her paper.\n\nFrom it she can tell which remainder the polynomial leaves for the divisor $${from(a)}$, and which for $${from(b)}$. Give these two numbers in this order.`,
      answer: { kind: "list", items: [String(r), String(t)], ordered: true },
      hint: "Call the lost quotient Q(x) and write the polynomial with it. What becomes of this at a zero of the divisor?",
      solution: [
        `Call the polynomial $P(x)$ and write the division as $P(x) = ${dividend}$ with the lost quotient $Q$.`,
        `By the **remainder theorem** dividing by $${from(a)}$ leaves $P(${a})$. There the first part is $0$, so it is $${value(a)} = ${r}$.`,
        `In the same way dividing by $${from(b)}$ leaves $P(${b}) = ${value(b)} = ${t}$.`,
        `Check by dividing only the remainder, as the rest goes out evenly: $${remainder} = ${texTimes(m, bracket(a))} ${texPlus(r)}$ and $${remainder} = ${texTimes(m, bracket(b))} ${texPlus(t)}$.`,
      ],
      slips: [
        {
          when: `${oppositeAtA}, ${oppositeAtB}`,
          say: "You put in the numbers with the opposite signs. For which x is each divisor 0?",
        },
        { when: `${t}, ${r}`, say: "The two numbers are right, but in the other order." },
      ].filter(({ when }, i, all) => when !== `${r}, ${t}` && all.findIndex((one) => one.when === when) === i),
      check:
        "Choose a simple quotient, make the polynomial that belongs to it, and divide it by each of the two divisors.",
    };
  },
});
