import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { wholeRoot } from "../../../maths/whole.ts";

/** Roots of x + y ± 2√(xy), which are √x ± √y. */
const settings = {
  minus: {
    title: "A root inside a root",
    problem: (_plus: string, minus: string) =>
      `A root inside a root can be split into two plain roots:\n\n$$\\sqrt{${minus}} = \\sqrt{x} - \\sqrt{y}$$\n\nHere $x$ and $y$ are positive whole numbers. Find $x$ and $y$, in this order.`,
    hint: "Square $\\sqrt{x} - \\sqrt{y}$. Which part of the result is whole, and which part is a root?",
    check: "Work out both sides with a calculator, to as many decimals as it shows.",
  },
  squares: {
    title: "Two squares in a square",
    problem: (plus: string) =>
      `A large square has an area of exactly $${plus}$ cm². Two straight cuts, one across and one down, split it into two smaller squares of different sizes, in opposite corners, and two equal rectangles. The area of each **small square** is a whole number of cm².\n\nWhat are the areas of the two small squares, in cm²? Give the larger one first.`,
    hint: "Call the sides of the small squares $\\sqrt{x}$ and $\\sqrt{y}$. What are the four areas, and which of them can be whole?",
    check:
      "Work out the side of each small square with a calculator; together they must be as long as the side of the large one.",
  },
  sum: {
    title: "Two ugly roots, one neat one",
    problem: (plus: string, minus: string) =>
      `Add these two numbers:\n\n$$\\sqrt{${plus}} \\quad \\sqrt{${minus}}$$\n\nThe sum is exactly $\\sqrt{N}$ for a whole number $N$. Find $N$.`,
    hint: "Both could come from squaring something with two roots in it, such as $\\sqrt{x} + \\sqrt{y}$. What happens to the second root when you add?",
    check: "Work out the two roots with a calculator, add them, and compare with the root of your number.",
  },
  difference: {
    title: "What is left of two roots",
    problem: (plus: string, minus: string) =>
      `From the first of these numbers, take away the second:\n\n$$\\sqrt{${plus}} \\quad \\sqrt{${minus}}$$\n\nThe difference is exactly $\\sqrt{N}$ for a whole number $N$. Find $N$.`,
    hint: "Both could come from squaring something with two roots in it, such as $\\sqrt{x} + \\sqrt{y}$. What happens to the first root when you subtract?",
    check: "Work out the two roots with a calculator, subtract them, and compare with the root of your number.",
  },
};

function slipsOf(setting: keyof typeof settings, x: number, y: number): Slip[] {
  const [twiceX, twiceY] = [2 * x, 2 * y];
  switch (setting) {
    case "minus":
      return [
        { when: `${y}, ${x}`, say: "These two belong together, but in this order the difference is below zero." },
      ];
    case "squares":
      return [{ when: `${y}, ${x}`, say: "Those are the two areas; the larger one is asked for first." }];
    case "sum":
      return [
        {
          when: String(2 * (x + y)),
          say: "You squared the two numbers one by one; squaring a sum gives a product term as well.",
        },
        {
          when: String(twiceX),
          say: `Twice the root of ${x} is larger than the root of ${twiceX}; square it to see why.`,
        },
      ];
    case "difference":
      return [
        {
          when: String(2 * (x + y)),
          say: "You squared the two numbers one by one; squaring a difference gives a product term as well.",
        },
        {
          when: String(twiceY),
          say: `Twice the root of ${y} is larger than the root of ${twiceY}; square it to see why.`,
        },
      ];
  }
}

const decimal = (x: number) => x.toFixed(4);
export default family({
  level: "hard",
  topic: "powers-roots",
  minutes: 9,
  kind: "thinking",
  technique: "squaring backwards",
  ages: "15-18",
  curriculum: ["GCSE surds", "A-level surds", "HSN-RN.2"],
  bounds: {
    setting: ["minus", "squares", "sum", "difference"],
    x: [3, 21],
    y: [2, 15],
  },
  rules: {
    "the first is larger": ({ x, y }) => x > y,
    "their product is no square": ({ x, y }) => wholeRoot(x * y) === null,
    "neither is a square": ({ x, y }) => wholeRoot(x) === null && wholeRoot(y) === null,
    "the products stay small": ({ x, y }) => x * y <= 160,
  },
  write({ setting, x, y }) {
    const { title, problem, hint, check } = settings[setting];
    const [s, m] = [x + y, x * y];
    const root = Math.sqrt(m);
    const [rootX, rootY] = [Math.sqrt(x), Math.sqrt(y)];
    const [rootOfPlus, rootOfMinus] = [Math.sqrt(s + 2 * root), Math.sqrt(s - 2 * root)];
    const [sumOfRoots, gapOfRoots] = [rootX + rootY, rootX - rootY];
    const [twiceSum, gap] = [2 * s, x - y];
    const [fourX, fourY] = [4 * x, 4 * y];
    const plus = `${s} + 2\\sqrt{${m}}`;
    const minus = `${s} - 2\\sqrt{${m}}`;
    const plusMinus = `${s} \\pm 2\\sqrt{${m}}`;
    const under = { minus, squares: plus, sum: plusMinus, difference: plusMinus }[setting];
    const single = setting === "minus" || setting === "squares";
    const since = single ? "**Square backwards**: since" : "Since";
    const answer: AnswerSpec = single
      ? {
          kind: "list",
          items: [String(x), String(y)],
          ordered: true,
          ...(setting === "minus" && { labels: ["x", "y"] }),
        }
      : { kind: "whole", value: String(setting === "sum" ? fourX : fourY), label: "N" };
    const squaring = {
      minus:
        "Square both sides. On the right, $(\\sqrt{x} - \\sqrt{y})^2 = x + y - 2\\sqrt{xy}$, because the product of the roots occurs twice.",
      squares:
        "Let the small squares have sides $\\sqrt{x}$ and $\\sqrt{y}$. Each rectangle has the area $\\sqrt{x} \\times \\sqrt{y} = \\sqrt{xy}$, so the large square has the area $x + y + 2\\sqrt{xy}$.",
      sum: "**Square backwards**: $(\\sqrt{x} \\pm \\sqrt{y})^2 = x + y \\pm 2\\sqrt{xy}$, because the product of the roots occurs twice. So look for $x$ and $y$ that fit what stands under both roots.",
      difference:
        "**Square backwards**: $(\\sqrt{x} \\pm \\sqrt{y})^2 = x + y \\pm 2\\sqrt{xy}$, because the product of the roots occurs twice. So look for $x$ and $y$ that fit what stands under both roots.",
    };
    const pair = single
      ? `Whole numbers with the sum $${s}$ and the product $${m}$: going through the factor pairs of $${m}$, only $${x}$ and $${y}$ fit.`
      : `Whole numbers with the sum $${s}$ and the product $${m}$ are $${x}$ and $${y}$. So the two numbers are $\\sqrt{${x}} + \\sqrt{${y}}$ and $\\sqrt{${x}} - \\sqrt{${y}}$, larger root first, because a root is never below zero.`;
    const finish = {
      minus: `A difference of roots that is above zero needs the larger number first: $x = ${x}$ and $y = ${y}$.`,
      squares: `So the small squares have areas $${x}$ cm² and $${y}$ cm².`,
      sum: `Adding cancels $\\sqrt{${y}}$ and leaves $2\\sqrt{${x}} = \\sqrt{4 \\times ${x}}$. So $N = ${fourX}$.`,
      difference: `Subtracting cancels $\\sqrt{${x}}$ and leaves $2\\sqrt{${y}} = \\sqrt{4 \\times ${y}}$. So $N = ${fourY}$.`,
    };
    const checks = {
      minus: `Check with decimals: $\\sqrt{${x}} - \\sqrt{${y}} \\approx ${decimal(gapOfRoots)}$, and $\\sqrt{${minus}} \\approx ${decimal(rootOfMinus)}$.`,
      squares: `Check with decimals: $\\sqrt{${x}} + \\sqrt{${y}} \\approx ${decimal(sumOfRoots)}$ cm, and the side of the large square is $\\sqrt{${plus}} \\approx ${decimal(rootOfPlus)}$ cm.`,
      sum: `Check by squaring the sum directly: $2 \\times ${s} + 2\\sqrt{${s}^2 - 4 \\times ${m}} = ${twiceSum} + 2 \\times ${gap} = ${fourX}$.`,
      difference: `Check by squaring the difference directly: $2 \\times ${s} - 2\\sqrt{${s}^2 - 4 \\times ${m}} = ${twiceSum} - 2 \\times ${gap} = ${fourY}$.`,
    };
    return {
      title,
      problem: problem(plus, minus),
      answer,
      hint,
      solution: [
        squaring[setting],
        `Compare with $${under}$. ${since} $\\sqrt{${m}}$ is irrational, the whole parts must agree and the roots must agree: $x + y = ${s}$ and $xy = ${m}$. ${pair}`,
        finish[setting],
        checks[setting],
      ],
      slips: slipsOf(setting, x, y),
      check,
    };
  },
});
