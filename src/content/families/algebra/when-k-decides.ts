import { family } from "../../../engine/family.ts";
import { inBrackets, texList, texPlus } from "../../../engine/tex.ts";
import { divisors, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";
import { sumTex } from "./shared/sums.ts";

/** The numbers of (k - p)(k - q)x = r(k - p), multiplied out: k²x - sum kx + product x = rk - constant. */
interface Coefficients {
  readonly sum: number;
  readonly product: number;
  readonly r: number;
  readonly constant: number;
}

/** (k - p)(k - q)x = r(k - p), multiplied out: every x for k = p, none for k = q, otherwise x = r/(k - q). */
const settings = {
  none: {
    title: "The k that spoils it",
    intro: "Every number $k$ gives an equation for $x$:",
    ask: "There is one $k$ for which the equation has **no solution** $x$. Which?",
    hint: "Bring everything with x to one side and factorise. When can you not divide by what stands in front of x?",
    equation: ({ sum, product, r, constant }: Coefficients) =>
      `${sumTex([1, "k^2x"], [product, "x"])} = ${sumTex([sum, "kx"], [r, "k"], [-constant, ""])}`,
    check: "Put your k into the equation: the terms with x must cancel and leave something false.",
  },
  every: {
    title: "True whatever you try",
    intro: "Amira picks a number $k$ for this equation:",
    ask: "Now **every** number $x$ she tries is a solution. Which $k$ did she pick?",
    hint: "An equation that holds for every x says the same on both sides. Which k makes the x vanish, and what must remain?",
    equation: ({ sum, product, r, constant }: Coefficients) =>
      `${sumTex([1, "k^2x"], [-r, "k"])} = ${sumTex([sum, "kx"], [-product, "x"], [-constant, ""])}`,
    check: "Put your k into the equation, then try x = 0 and x = 1: both must make it true.",
  },
  both: {
    title: "Two special values",
    intro: "Here $k$ stands for a number that is fixed before the equation is solved for $x$:",
    ask: "For nearly every $k$ there is one solution. Give the $k$ for which there is **none**, and then the $k$ for which **every** $x$ is a solution.",
    hint: "Collect the terms with x and factorise both sides. What do the two sides share?",
    equation: ({ sum, product, r, constant }: Coefficients) =>
      `${sumTex([1, "k^2x"], [constant, ""])} = ${sumTex([sum, "kx"], [-product, "x"], [r, "k"])}`,
    check:
      "Put each of your two numbers in for k: the terms with x must cancel, and what is left must be false for the first and true for the second.",
  },
  whole: {
    title: "A whole number, for once",
    intro: "Every integer $k$ gives an equation for $x$:",
    ask: "For how many integers $k$ does the equation have **exactly one** solution $x$, and this $x$ is an integer?",
    hint: "Solve for x as a fraction in k, but note for which k you had to divide by zero. When is the fraction whole?",
    equation: ({ sum, product, r, constant }: Coefficients) =>
      `${sumTex([1, "k^2x"], [product, "x"], [constant, ""])} = ${sumTex([sum, "kx"], [r, "k"])}`,
    check:
      "For each k you counted, write down the equation with numbers and its single solution; then try the values of k next to them.",
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "asking when one may divide",
  ages: "14-16",
  curriculum: ["KS4 rearranging with letters", "HSA-REI.3", "8.EE.7a"],
  bounds: {
    setting: ["none", "every", "both", "whole"],
    p: [-6, 6],
    q: [-6, 6],
    r: [2, 12],
  },
  rules: {
    "neither value of k is zero": ({ p, q }) => p !== 0 && q !== 0,
    "the two are not alike in size": ({ p, q }) => Math.abs(p) !== Math.abs(q),
    "r is neither of them": ({ p, q, r }) => r !== p && r !== q,
    "there is something to count": ({ setting, r }) => setting !== "whole" || divisors(r).length >= 4,
  },
  write({ setting, p, q, r }) {
    const { title, intro, ask, hint, equation, check } = settings[setting];
    const [sum, product, constant] = [p + q, p * q, r * p];
    const gap = q - p;
    const rightAtQ = r * gap;
    const ofR = divisors(r).length;
    const allOfR = 2 * ofR;
    const fitting = range(q - r, q + r).filter((k) => k !== q && k !== p && r % (k - q) === 0);
    const solutions = fitting.map((k) => r / (k - q));
    const from = (n: number) => `(${sumTex([1, "k"], [-n, ""])})`;
    const dropped =
      r % gap === 0
        ? `One of them, $${-gap}$, belongs to $k = ${p}$ and drops out, which leaves $${fitting.length}$.`
        : `None of them belongs to $k = ${p}$, so the number is $${fitting.length}$.`;
    const collected = `Bring the terms with $x$ to one side and all others to the other: $x(${sumTex([1, "k^2"], [-sum, "k"], [product, ""])}) = ${sumTex([r, "k"], [-constant, ""])}$.`;
    const factorised = `Factorise both sides, because then one can see what vanishes: $${from(p)}${from(q)}x = ${r}${from(p)}$.`;
    const atP = `With $k = ${p}$ both sides are $0$, so every $x$ is a solution.`;
    const atQ = `With $k = ${q}$ the left side is $0$ for every $x$, but the right side is $${r} \\times ${inBrackets(gap)} = ${rightAtQ}$, so there is no solution.`;
    const otherwise = `Where no bracket is $0$, **we may divide** by both and get the one solution $x = \\frac{${r}}{${sumTex([1, "k"], [-q, ""])}}$.`;
    const put = (k: number) => {
      const times = Math.abs(sum) === 1 ? "" : `${Math.abs(sum)} \\times `;
      const factor = sumTex([k * k, ""], [-Math.sign(sum), `${times}${inBrackets(k)}`], [product, ""]);
      const others = r * (k - p);
      return `for $k = ${k}$ the terms with $x$ have the factor $${factor} = 0$, and the others make $${r} \\times ${inBrackets(k)} ${texPlus(-constant)} = ${others}$`;
    };
    const answers = {
      none: {
        answer: { kind: "whole", value: String(q), label: "k" },
        steps: [`${otherwise} ${atP}`, `${atQ} The $k$ we want is $${q}$.`, `Check without the factors: ${put(q)}.`],
        slips: apart(
          q,
          [
            [p, "With this k the terms with x do vanish. But is what remains false, or is it true for every x?"],
            [-q, "The size is right. When is the bracket zero?"],
          ],
          -100,
        ),
      },
      every: {
        answer: { kind: "whole", value: String(p), label: "k" },
        steps: [`${otherwise} ${atQ}`, `${atP} Amira picked $k = ${p}$.`, `Check without the factors: ${put(p)}.`],
        slips: apart(
          p,
          [
            [q, "With this k the terms with x do vanish. But is what remains true?"],
            [-p, "The size is right. When is the bracket zero?"],
          ],
          -100,
        ),
      },
      both: {
        answer: { kind: "list", items: [String(q), String(p)], ordered: true },
        steps: [
          `${otherwise}`,
          `${atQ} ${atP} So the two values are $${q}$ and $${p}$.`,
          `Check without the factors: ${put(q)}; ${put(p)}.`,
        ],
        slips: apart(`${q}, ${p}`, [
          [`${p}, ${q}`, "These are the two values. For which of them is what remains of the equation true?"],
          [`${-q}, ${-p}`, "The sizes are right. When is each bracket zero?"],
        ]),
      },
      whole: {
        answer: { kind: "whole", value: String(fitting.length) },
        steps: [
          `${otherwise} For $k = ${p}$ every $x$ fits and for $k = ${q}$ none does, so these two do not count.`,
          `The solution is an integer when $${sumTex([1, "k"], [-q, ""])}$ divides $${r}$. Positive and negative divisors together are $2 \\times ${ofR} = ${allOfR}$. ${dropped}`,
          `Check by listing: $k$ can be $${texList(fitting)}$, which is $${fitting.length}$ values. The solutions are $x = ${texList(solutions)}$.`,
        ],
        slips: apart(fitting.length, [
          [
            allOfR,
            `For one of these values of k the equation has more than one solution. Look at what you divided by.`,
          ],
          [ofR, "A divisor may be negative as well: k may be any integer."],
          [fitting.filter((k) => k > q).length, "A divisor may be negative as well: k may be any integer."],
        ]),
      },
    } as const;
    const { answer, steps, slips } = answers[setting];
    return {
      title,
      problem: `${intro}\n\n$$${equation({ sum, product, r, constant })}$$\n\n${ask}`,
      answer,
      hint,
      solution: [collected, factorised, ...steps],
      slips,
      check,
    };
  },
});
