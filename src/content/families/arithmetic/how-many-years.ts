import { family } from "../../../engine/family.ts";

/** Growth or decay by r percent at each step: when does it first pass F times, or 1/F of, the start? */
interface Setting {
  title: string;
  problem: (r: number, f: number) => string;
  grows: boolean;
  unit: string;
  steps: string;
}

const times = (f: number) => (f === 2 ? "twice" : `$${f}$ times`);

const settings: Record<"savings" | "algae" | "panes" | "boat", Setting> = {
  savings: {
    title: "A patient saver",
    problem: (r, f) =>
      `Siddharth puts money into a fund. At the end of every year all that is in it has grown by $${r}\\%$. He neither adds nor takes out anything.\n\nAfter how many whole years does he have more than ${times(f)} the money he started with, for the first time?`,
    grows: true,
    unit: "years",
    steps: "years",
  },
  algae: {
    title: "Green spreads over the lake",
    problem: (r, f) =>
      `A carpet of algae on a large lake is measured every week. Each time its area has grown by $${r}\\%$ since the week before.\n\nAfter how many weeks is it more than ${times(f)} as large as at the first measurement, for the first time?`,
    grows: true,
    unit: "weeks",
    steps: "weeks",
  },
  panes: {
    title: "Light through glass",
    problem: (r, f) =>
      `A pane of tinted glass swallows $${r}\\%$ of the light that reaches it and lets the rest through. Panes are set up one behind the other.\n\nWhat is the smallest number of panes for which less than $\\frac{1}{${f}}$ of the light gets through them all?`,
    grows: false,
    unit: "panes",
    steps: "panes",
  },
  boat: {
    title: "The boat on the books",
    problem: (r, f) =>
      `In a shipyard's books, a boat loses $${r}\\%$ of its value every year, always reckoned from the value at the start of that year.\n\nAfter how many whole years is it worth less than $\\frac{1}{${f}}$ of its first value, for the first time?`,
    grows: false,
    unit: "years",
    steps: "years",
  },
};

const multiplier = (grows: boolean, r: number) => (grows ? 100 + r : 100 - r) / 100;

/** The exact number of steps, not yet rounded up. */
const exact = (grows: boolean, r: number, f: number) => Math.abs(Math.log10(f) / Math.log10(multiplier(grows, r)));

/** The steps it would take if every step changed by the same amount as the first. */
const simple = (grows: boolean, r: number, f: number) =>
  Math.floor(grows ? (100 * (f - 1)) / r : (100 * (f - 1)) / (f * r)) + 1;

export default family({
  level: "hard",
  topic: "percentages",
  minutes: 8,
  kind: "drill",
  technique: "exponential growth and logarithms",
  ages: "15-17",
  curriculum: ["GCSE growth and decay", "A-level logarithms", "HSF-LE.4"],
  bounds: {
    setting: ["savings", "algae", "panes", "boat"],
    r: [3, 15],
    f: [2, 8],
  },
  rules: {
    "no step lands close to the mark": ({ setting, r, f }) => {
      const x = exact(settings[setting].grows, r, f);
      return Math.abs(x - Math.round(x)) > 0.04;
    },
    "it takes some time, but not for ever": ({ setting, r, f }) => {
      const x = exact(settings[setting].grows, r, f);
      return x > 5 && x < 35;
    },
    "the slips differ": ({ setting, r, f }) => {
      const n = Math.ceil(exact(settings[setting].grows, r, f));
      return ![n, n - 1].includes(simple(settings[setting].grows, r, f));
    },
    "panes are rather dark": ({ setting, r }) => setting !== "panes" || r >= 6,
    "savings grow slowly": ({ setting, r }) => setting !== "savings" || r <= 8,
  },
  write({ setting, r, f }) {
    const { title, problem, grows, unit, steps } = settings[setting];
    const factor = multiplier(grows, r);
    const x = exact(grows, r, f);
    const n = Math.ceil(x);
    const before = n - 1;
    // Cut off after two decimals, not rounded.
    const cut = (Math.floor(100 * x) / 100).toFixed(2);
    const goal = grows ? `${f}` : `\\frac{1}{${f}}`;
    const [change, word, sign] = grows ? ["+", "growth", ">"] : ["-", "decay", "<"];
    const power = (k: number) => {
      const rounded = (factor ** k).toFixed(4);
      return `${factor}^{${k}} \\approx ${rounded}`;
    };
    const share = 1 / f;
    const decimal = [2, 4, 5, 8].includes(f) ? `= ${share}` : `\\approx ${share.toFixed(4)}`;
    const mark = grows ? goal : `${goal} ${decimal}`;
    const divided = grows
      ? `Divide: $n > \\frac{\\log ${f}}{\\log ${factor}}`
      : `Divide by $\\log ${factor}$. It is negative, so the sign turns round: $n > \\frac{\\log ${goal}}{\\log ${factor}}`;
    return {
      title,
      problem: problem(r, f),
      answer: { kind: "whole", value: String(n), unit },
      hint: grows
        ? `By which number is the amount multiplied at each step? Write the amount after several ${steps} as a power of it.`
        : `Which part of the amount remains after each step? Write what remains after several ${steps} as a power of it.`,
      solution: [
        `Each step multiplies what is there by $1 ${change} \\frac{${r}}{100} = ${factor}$. After $n$ ${steps} it has been multiplied by $${factor}^n$, so this is **exponential ${word}**.`,
        `We need $${factor}^n ${sign} ${goal}$. Take logarithms, which bring the exponent down: $n \\log ${factor} ${sign} \\log ${goal}$.`,
        `${divided} = ${cut}\\ldots$ The first whole number above that is $${n}$.`,
        `Check the powers on both sides of the mark $${mark}$: $${power(before)}$ is not far enough, and $${power(n)}$ is past it.`,
      ],
      slips: [
        {
          when: String(simple(grows, r, f)),
          say: `That would be right if every step changed by ${r}% of the first amount; here each step takes ${r}% of the amount just before.`,
        },
        {
          when: String(before),
          say: "Close, but work out the power for that number: the mark is not yet passed.",
        },
      ],
      check: `Multiply by ${factor} again and again on a calculator: your number must be the first step that passes the mark.`,
    };
  },
});
