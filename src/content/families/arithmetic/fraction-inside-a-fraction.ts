import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { count as counted, tex } from "../words.ts";

/** p/q = a + 1/(b + 1/(c + 1/d)): Euclid's algorithm, as a tower, on a calculator, and with scissors. */
const settings = {
  tower: {
    title: "A fraction with four floors",
    problem: (p: number, q: number) =>
      `Here a fraction is written as a tower:\n\n$$\\frac{${p}}{${q}} = a + \\frac{1}{b + \\frac{1}{c + \\frac{1}{d}}}$$\n\nThe letters stand for positive whole numbers, and $d$ is greater than $1$. Find $a$, $b$, $c$ and $d$, in this order.`,
    hint: (_p: number, _q: number) =>
      "What stands behind $a$ is less than one. So what can $a$ be? Then turn what is left upside down and look again.",
    check: "Build your tower from the bottom upwards, as fractions, and see what comes out at the top.",
  },
  calculator: {
    title: "Take away and turn over",
    problem: (p: number, q: number) =>
      `Tahu works out $${p} \\div ${q}$ on a calculator that makes no rounding errors. Then he repeats these steps:\n\n1. Write down the whole-number part of the display.\n2. Subtract that whole number.\n3. If $0$ is left, stop. Otherwise press the key $\\frac{1}{x}$ and go back to step 1.\n\nWhich four numbers does he write down, in order?`,
    hint: (p: number, q: number) =>
      `Don't use decimals. The display is really the fraction $\\frac{${p}}{${q}}$: which fraction is left after step 2, and what does the key do to it?`,
    check: "Start from your last number and do everything backwards: turn over, add the number before it, and so on.",
  },
  scissors: {
    title: "Always the largest square",
    problem: (p: number, q: number) =>
      `Luana has a rectangular sheet of paper, $${p}$ mm by $${q}$ mm. She always cuts off the **largest square** she can, straight across, until the piece that is left is itself a square.\n\nHow many squares does she get altogether, counting the last piece as well?`,
    hint: (p: number, q: number) =>
      `How often does the short side $${q}$ go into the long side $${p}$? What are the sides of the strip that is left?`,
    check: "Add up the areas of all your squares: together they must make the area of the whole sheet.",
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "repeated division with remainder",
  ages: "14-16",
  curriculum: ["fractions", "Euclid's algorithm", "7.NS.2", "MP7"],
  bounds: {
    setting: ["tower", "calculator", "scissors"],
    a: [1, 6],
    b: [1, 6],
    c: [1, 6],
    d: [2, 6],
  },
  rules: {
    "backwards it is another list": ({ a, b, c, d }) => a !== d || b !== c,
    "there is some work to do": ({ b, c, d }) => b + c + d >= 7,
    "the number of squares is not a side of the sheet": ({ a, b, c, d }) => a + b + c + d !== b * (c * d + 1) + d,
    "not all are alike": ({ a, b, c }) => a !== b || b !== c,
  },
  write({ setting, a, b, c, d }) {
    const { title, problem, hint, check } = settings[setting];
    // Sides of the squares, from the smallest.
    const third = c * d + 1;
    const q = b * third + d;
    const p = a * q + third;
    const listed = `${a}, ${b}, ${c}, ${d}`;
    const count = a + b + c + d;
    const scissors = setting === "scissors";
    const answer: AnswerSpec = scissors
      ? { kind: "whole", value: String(count), unit: "squares" }
      : { kind: "list", items: [a, b, c, d].map(String), ordered: true };
    const slips: Slip[] = scissors
      ? [
          {
            when: String(a + b + c),
            say: "You left out the smallest squares; cut on until the piece that is left is a square, and count that too.",
          },
          {
            when: String(count - 1),
            say: "The last piece is a square as well and should be counted.",
          },
        ]
      : [
          {
            when: `${d}, ${c}, ${b}, ${a}`,
            say: "Those are the right numbers in reverse order; begin with the whole part of the given fraction.",
          },
          {
            when: `0, ${a}, ${b}, ${c}`,
            say: `You began with ${q} divided by ${p}; which of the two numbers is divided by the other?`,
          },
        ];
    const divisions = [
      `$${p} = ${a} \\times ${q} + ${third}$`,
      `$${q} = ${b} \\times ${third} + ${d}$`,
      `$${third} = ${c} \\times ${d} + 1$`,
      `$${d} = ${d} \\times 1$`,
    ];
    const inner = `${c} + \\frac{1}{${d}} = \\frac{${third}}{${d}}`;
    const middle = `${b} + \\frac{${d}}{${third}} = \\frac{${q}}{${third}}`;
    const outer = `${a} + \\frac{${third}}{${q}} = \\frac{${p}}{${q}}`;
    return {
      title,
      problem: problem(p, q),
      answer,
      hint: hint(p, q),
      solution: scissors
        ? [
            `Because ${divisions[0]}, she first cuts off ${counted(a, "square")} of side $${q}$ (in mm), and a strip $${q}$ by $${third}$ is left.`,
            `Go on with the strip, because it is a rectangle again. This is **repeated division with remainder**: ${divisions.slice(1).join(", then ")}.`,
            `So the numbers of squares are $${a}$ (side $${q}$), $${b}$ (side $${third}$), $${c}$ (side $${d}$) and $${d}$ (side $1$). Together they are $${a} + ${b} + ${c} + ${d} = ${count}$ squares.`,
            `Check by area: $${a} \\times ${q}^2 + ${b} \\times ${third}^2 + ${c} \\times ${d}^2 + ${d} \\times 1^2 = ${tex(a * q * q + b * third * third + c * d * d + d)}$, and the sheet has $${p} \\times ${q} = ${tex(p * q)}$ mm² as well.`,
          ]
        : [
            `Take out the whole part: ${divisions[0]}, so $\\frac{${p}}{${q}} = ${a} + \\frac{${third}}{${q}}$. What is left is less than one, so the first number must be $${a}$.`,
            `Turn the rest upside down, because $\\frac{${third}}{${q}}$ is $1$ divided by $\\frac{${q}}{${third}}$, and do the same again. This is **repeated division with remainder**: ${divisions.slice(1).join(", then ")}.`,
            `The whole parts, in order, are $${listed}$.`,
            `Check by building up again from the inside: $${inner}$, then $${middle}$, then $${outer}$.`,
          ],
      slips,
      check,
    };
  },
});
