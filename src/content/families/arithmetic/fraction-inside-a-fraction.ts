import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { tex } from "../../../engine/words.ts";

/** p/q = a + 1/(b + 1/(c + 1/d)): Euclid's algorithm, as a tower, on a calculator, and as a tower cut short. */
const settings = {
  tower: {
    title: "A fraction with four floors",
    problem: (p: number, q: number) =>
      `Here a fraction is written as a tower:\n\n$$\\frac{${p}}{${q}} = a + \\frac{1}{b + \\frac{1}{c + \\frac{1}{d}}}$$\n\nThe letters stand for positive whole numbers, and $d$ is greater than $1$. Find $a$, $b$, $c$ and $d$, in this order.`,
    hint: (_p: number, _q: number) =>
      "What is added to $a$ is less than one. So what can $a$ be? Then turn what is left upside down and look again.",
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
  clock: {
    title: "The clockmaker's short cut",
    problem: (p: number, q: number) =>
      `In a clock, one wheel should turn $\\frac{${p}}{${q}}$ times as fast as another. The clockmaker writes this number as a tower of positive whole numbers, with $d$ greater than $1$:\n\n$$\\frac{${p}}{${q}} = a + \\frac{1}{b + \\frac{1}{c + \\frac{1}{d}}}$$\n\nTo manage with fewer teeth, she leaves out the last piece, $\\frac{1}{d}$, and lets the tower end with $c$. Now the number is a little too small. By how much? Give a fraction in lowest terms.`,
    hint: (p: number, q: number) =>
      `How often does $${q}$ go into $${p}$, and what is left over? That gives $a$. Which fraction do you turn upside down to find $b$?`,
    check: "Add your number to the value of the shorter tower: the given fraction must come out.",
  },
};

export default family({
  level: "hard",
  topic: "fractions",
  minutes: 8,
  kind: "thinking",
  technique: "repeated division with remainder",
  ages: "14-16",
  curriculum: ["fractions", "Euclid's algorithm", "7.NS.2", "MP7"],
  bounds: {
    setting: ["tower", "calculator", "clock"],
    a: [1, 6],
    b: [1, 6],
    c: [1, 6],
    d: [2, 6],
  },
  rules: {
    "backwards it is another list": ({ a, b, c, d }) => a !== d || b !== c,
    "there is some work to do": ({ b, c, d }) => b + c + d >= 7,
    "the shorter tower ends with a fraction": ({ setting, c }) => setting !== "clock" || c > 1,
    "not all are alike": ({ a, b, c }) => a !== b || b !== c,
  },
  write({ setting, a, b, c, d }) {
    const { title, problem, hint, check } = settings[setting];
    // p/q from the inside, and the same without d.
    const third = c * d + 1;
    const q = b * third + d;
    const p = a * q + third;
    const [shortBottom, shortTop] = [b * c + 1, a * (b * c + 1) + c];
    const common = q * shortBottom;
    const listed = `${a}, ${b}, ${c}, ${d}`;
    const clock = setting === "clock";
    const answer: AnswerSpec = clock
      ? { kind: "fraction", value: `1/${common}`, form: "lowest" }
      : {
          kind: "list",
          items: [a, b, c, d].map(String),
          ordered: true,
          ...(setting !== "calculator" && { labels: ["a", "b", "c", "d"] }),
        };
    const slips: Slip[] = clock
      ? [
          {
            when: `${shortTop}/${shortBottom}`,
            say: `That is the value of the shorter tower; how far is it from ${p}/${q}?`,
          },
          {
            when: `1/${d}`,
            say: "The piece she leaves out sits deep inside the tower, so the value changes by far less than that.",
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
    const later = divisions.slice(1).join(", then ");
    const [crossed, shortCrossed] = [p * shortBottom, shortTop * q];
    const decimal = (x: number) => x.toFixed(6);
    const [value, shortValue, gap] = [p / q, shortTop / shortBottom, 1 / common];
    const inner = `${c} + \\frac{1}{${d}} = \\frac{${third}}{${d}}`;
    const middle = `${b} + \\frac{${d}}{${third}} = \\frac{${q}}{${third}}`;
    const outer = `${a} + \\frac{${third}}{${q}} = \\frac{${p}}{${q}}`;
    return {
      title,
      problem: problem(p, q),
      answer,
      hint: hint(p, q),
      solution: clock
        ? [
            `Take out the whole part: ${divisions[0]}, so $a = ${a}$ and $\\frac{${third}}{${q}}$ is left.`,
            `Turn the rest upside down and do the same again. This is **repeated division with remainder**: ${later}. So $b = ${b}$, $c = ${c}$ and $d = ${d}$.`,
            `Build the shorter tower from the inside: $${b} + \\frac{1}{${c}} = \\frac{${shortBottom}}{${c}}$, and $${a} + \\frac{${c}}{${shortBottom}} = \\frac{${shortTop}}{${shortBottom}}$.`,
            `Subtract, with the common bottom number $${q} \\times ${shortBottom} = ${tex(common)}$. On the top stands $${p} \\times ${shortBottom} - ${shortTop} \\times ${q}$, which is $${tex(crossed)} - ${tex(shortCrossed)} = 1$. So the number is too small by $\\frac{1}{${tex(common)}}$.`,
            `Check with decimals: $${p} \\div ${q} \\approx ${decimal(value)}$ and $${shortTop} \\div ${shortBottom} \\approx ${decimal(shortValue)}$. They differ by about $${decimal(gap)}$, as $1 \\div ${tex(common)}$ does.`,
          ]
        : [
            `Take out the whole part: ${divisions[0]}, so $\\frac{${p}}{${q}} = ${a} + \\frac{${third}}{${q}}$. What is left is less than one, so the first number must be $${a}$.`,
            `Turn the rest upside down, because $\\frac{${third}}{${q}}$ is $1$ divided by $\\frac{${q}}{${third}}$, and do the same again. This is **repeated division with remainder**: ${later}.`,
            `The whole parts, in order, are $${listed}$.`,
            `Check by building up again from the inside: $${inner}$, then $${middle}$, then $${outer}$.`,
          ],
      slips,
      check,
    };
  },
});
