import { family } from "../../../engine/family.ts";
import { inBrackets, texPlus, texTimes } from "../../../engine/tex.ts";
import { sumTex } from "./shared/sums.ts";

/** Both solutions r < s of x² = px + q. */
const settings = {
  fraction: {
    title: "The unknown below the line",
    asked: (p: number, q: number) =>
      `In this equation $x$ stands alone, and it stands below a fraction line too.\n\n$$x = ${right(p, q)}$$\n\nTwo numbers fit. Which are they? Give them in any order.`,
    start: (p: number, q: number) =>
      `$x$ stands below the line, so it is not $0$, and we may multiply both sides by it: $x^2 = ${sumTex([p, "x"], [q, ""])}$. Bring everything to one side: $${zero(p, q)}$.`,
    hint: "By what can you multiply both sides, so that no x is below a line any more? Then make one side 0.",
    check: "Put each of your numbers in for x, in the fraction too, and see whether that same number comes out.",
  },
  riddle: {
    title: "One riddle, two numbers",
    asked: (p: number, q: number) =>
      `“I am thinking of a number,” says Kofi. “Its square is $${q}$ more than $${p}$ times the number.”\n\nHis friends find **two** numbers that fit. Which are they? Give them in any order. They may be negative.`,
    start: (p: number, q: number) =>
      `Call the number $x$. The riddle says $x^2 = ${sumTex([p, "x"], [q, ""])}$. Bring everything to one side: $${zero(p, q)}$.`,
    hint: "Write the riddle as an equation and make one side 0. How can you split what is left into two brackets?",
    check: "Square each of your numbers and compare with what the riddle says about that same number.",
  },
  crossing: {
    title: "Where the line cuts the curve",
    asked: (p: number, q: number) =>
      `The curve $y = x^2$ and the straight line $y = ${sumTex([p, "x"], [q, ""])}$ cross at two points.\n\nWhat are the **$x$-coordinates** of these points? Give them in any order.`,
    start: (p: number, q: number) =>
      `At a crossing point both have the same height, so $x^2 = ${sumTex([p, "x"], [q, ""])}$. Bring everything to one side: $${zero(p, q)}$.`,
    hint: "At a crossing point the curve and the line have the same y. Which equation for x does that give?",
    check: "For each of your numbers work out the height of the curve and the height of the line: they must agree.",
  },
};

/** "q/x + p" in TeX; neither of the two is zero. */
const right = (p: number, q: number) => sumTex([Math.sign(q), `\\frac{${Math.abs(q)}}{x}`], [p, ""]);
const zero = (p: number, q: number) => `${sumTex([1, "x^2"], [-p, "x"], [-q, ""])} = 0`;

export default family({
  level: "medium",
  minutes: 4,
  kind: "drill",
  technique: "factorising to a product of zero",
  ages: "13-14",
  curriculum: ["KS4 quadratic equations", "HSA-REI.4b"],
  bounds: {
    setting: ["fraction", "riddle", "crossing"],
    r: [-9, 9],
    s: [-8, 12],
  },
  rules: {
    "the smaller one comes first": ({ r, s }) => r < s,
    "neither is zero or one": ({ r, s }) => Math.abs(r) > 1 && Math.abs(s) > 1,
    "there is an x in the middle": ({ r, s }) => r + s !== 0,
    "the riddle speaks of several times and of more": ({ setting, r, s }) =>
      setting !== "riddle" || (r + s >= 2 && r * s < 0),
  },
  write({ setting, r, s }) {
    const { title, asked, start, hint, check } = settings[setting];
    const [p, q] = [r + s, -r * s];
    const bracket = (root: number) => `(${sumTex([1, "x"], [-root, ""])})`;
    const test = (x: number) => {
      const square = x * x;
      const value = p * x + q;
      const times = Math.abs(p) === 1 ? texTimes(p, "") : `${p} \\times `;
      const factor = p === 1 ? String(x) : inBrackets(x);
      return `$${inBrackets(x)}^2 = ${square}$ and $${times}${factor} ${texPlus(q)} = ${value}$`;
    };
    const back = (x: number) => `$${q} \\div ${inBrackets(x)} ${texPlus(p)} = ${x}$`;
    const place = setting === "crossing" ? "both heights" : "the riddle";
    return {
      title,
      problem: asked(p, q),
      answer: { kind: "list", items: [String(r), String(s)], ordered: false },
      hint,
      solution: [
        start(p, q),
        `Look for two numbers that multiply to $${-q}$ and add to $${-p}$. They are $${-r}$ and $${-s}$, so the left side **factorises**: $${bracket(r)}${bracket(s)} = 0$.`,
        `A product is $0$ only if one of its factors is $0$. So $x = ${r}$ or $x = ${s}$.`,
        setting === "fraction"
          ? `Check in the first equation: ${back(r)} and ${back(s)}.`
          : `Check ${place} with numbers: ${test(r)}; ${test(s)}.`,
      ],
      slips: [
        {
          when: `${-r}, ${-s}`,
          say: "Those are the numbers inside the brackets. Which value of x turns each bracket into 0?",
        },
      ],
      check,
    };
  },
});
