import { family } from "../../../engine/family.ts";
import { texList } from "../../../engine/tex.ts";
import { inWords, ordinal } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** What is read at `start` and, `whole` later, at `end`, and what it is at `between`, `part` after the start. */
interface Readings {
  readonly start: number;
  readonly whole: number;
  readonly part: number;
  readonly end: number;
  readonly between: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
}

interface Setting {
  readonly title: string;
  readonly falls: boolean;
  readonly step: string;
  readonly steps: string;
  readonly unit: string;
  /** What is read. */
  readonly noun: string;
  readonly problem: (readings: Readings) => string;
}

/** Something that is multiplied by the same factor in every step of time or depth. */
const settings: Record<"yeast" | "dose" | "lake" | "moss", Setting> = {
  yeast: {
    title: "Yeast under the microscope",
    falls: false,
    step: "hour",
    steps: "hours",
    unit: "cells",
    noun: "number of cells",
    problem: ({ start, end, between, first, second }) =>
      `In a drop of sugar water, the number of yeast cells is multiplied by the **same factor** in every hour. At ${start}:00 Inés counts ${first} cells, at ${end}:00 she counts ${second}.\n\nHow many cells are there at ${between}:00?`,
  },
  dose: {
    title: "A dose that fades",
    falls: true,
    step: "hour",
    steps: "hours",
    unit: "mg",
    noun: "amount",
    problem: ({ start, end, between, first, second }) =>
      `The amount of a medicine in the body is multiplied by the **same factor**, less than 1, in every hour. A blood test shows ${first} mg at ${start}:00 and ${second} mg at ${end}:00.\n\nHow many milligrams are there at ${between}:00?`,
  },
  lake: {
    title: "Light in the deep lake",
    falls: true,
    step: "metre",
    steps: "metres",
    unit: "lux",
    noun: "light",
    problem: ({ start, end, between, first, second }) =>
      `In a clear lake every metre of water lets through the **same fraction** of the light that enters it. A diver measures ${first} lux at a depth of ${start} m and ${second} lux at ${end} m.\n\nHow many lux does she measure at a depth of ${between} m?`,
  },
  moss: {
    title: "Moss on the old wall",
    falls: false,
    step: "week",
    steps: "weeks",
    unit: "weeks",
    noun: "area",
    problem: ({ whole, first, second, third }) =>
      `The area that a moss covers on a wall is multiplied by the **same factor** in every week. One day Arash measures ${first} cm². Exactly ${whole} weeks later it is ${second} cm².\n\nHow many weeks after his **first** measurement does the moss cover ${third} cm²?`,
  },
};

interface Numbers {
  readonly setting: keyof typeof settings;
  readonly start: number;
  readonly b: number;
  readonly m: number;
  readonly pieces: number;
  readonly asked: number;
  readonly c: number;
}

/** In m steps the factor is b; there are `pieces` times m steps between the readings and `asked` times m to the question. */
function readings({ setting, start, b, m, pieces, asked, c }: Numbers): Readings {
  const most = Math.max(pieces, asked);
  const amount = (done: number) => c * b ** (settings[setting].falls ? most - done : done);
  const whole = pieces * m;
  const part = asked * m;
  return {
    start,
    whole,
    part,
    end: start + whole,
    between: start + part,
    first: amount(0),
    second: amount(pieces),
    third: amount(asked),
  };
}

export default family({
  level: "hard",
  minutes: 7,
  kind: "thinking",
  technique: "fractional exponents",
  ages: "15-17",
  curriculum: ["GCSE growth and decay", "A-level exponential models", "HSF-LE.2", "HSN-RN.1"],
  bounds: {
    setting: ["yeast", "dose", "lake", "moss"],
    start: [1, 9],
    b: [2, 3],
    m: [2, 4],
    pieces: [3, 5],
    asked: [2, 6],
    c: [2, 15],
  },
  rules: {
    "the question is not about a whole number of the given spans": ({ pieces, asked }) => gcd(pieces, asked) === 1,
    "the numbers stay small": ({ b, pieces, asked, c }) => c * b ** Math.max(pieces, asked) <= 2000,
    "a clock shows less than 24 hours": ({ start, m, pieces, asked }) => start + m * Math.max(pieces, asked) <= 23,
  },
  write({ setting, ...numbers }) {
    const { title, falls, step, steps, unit, noun, problem } = settings[setting];
    const its = readings({ setting, ...numbers });
    const { b, m, pieces, asked } = numbers;
    const { whole, part, first, second, third } = its;
    const all = b ** pieces;
    const upToAsked = b ** asked;
    const inverse = (n: number) => (falls ? `\\frac{1}{${n}}` : String(n));
    const factor = inverse(all);
    const root = inverse(b);
    const wanted = inverse(upToAsked);
    const share = `\\frac{${asked}}{${pieces}}`;
    const given = falls ? `\\left(${factor}\\right)` : factor;
    const backwards = setting === "moss";
    const answer = backwards ? part : third;
    const working = falls ? `${first} \\div ${upToAsked}` : `${first} \\times ${upToAsked}`;
    const spans = range(0, Math.max(pieces, asked)).map((k) => (first * (falls ? 1 : b ** k)) / (falls ? b ** k : 1));
    return {
      title,
      problem: problem(its),
      answer: { kind: "whole", value: String(answer), unit },
      hint: backwards
        ? `By which factor does the area grow between the two measurements, and by which factor up to the one in the question? Write both as powers of one number.`
        : `By which factor does the ${noun} change between the two readings? What fraction of this span is the span in the question?`,
      solution: [
        `In $${whole}$ ${steps} the ${noun} changes from $${first}$ to $${second}$, so it is multiplied by $${second} \\div ${first} = ${factor}$. If $g$ is the factor for one ${step}, then $g^{${whole}} = ${factor}$.`,
        backwards
          ? `From $${first}$ to $${third}$ the factor is $${third} \\div ${first} = ${wanted}$. Both factors are powers of $${b}$: $${all} = ${b}^{${pieces}}$ and $${wanted} = ${b}^{${asked}}$, so $${wanted} = ${all}^{${share}}$, a **fractional exponent**.`
          : `The question is about $${part}$ ${steps}, which is $${share}$ of that span. So the factor is $g^{${part}} = \\left(g^{${whole}}\\right)^{${share}}$, the given factor with a **fractional exponent**.`,
        backwards
          ? `So the time is $${share}$ of $${whole}$ weeks, $${whole} \\div ${pieces} \\times ${asked} = ${part}$ weeks.`
          : `As $${all} = ${b}^{${pieces}}$, the ${ordinal(pieces)} root of $${factor}$ is $${root}$. Then $${given}^{${share}}$ is $${root}$ to the power ${inWords(asked)}, which is $${wanted}$.`,
        ...(backwards ? [] : [`So the reading is $${working} = ${third}$ ${unit}.`]),
        `Check in spans of $${m}$ ${steps}, each with the factor $${root}$: $${texList(spans)}$. After ${inWords(pieces)} spans it is $${second}$, after ${inWords(asked)} it is $${third}$.`,
      ],
      slips: apart(
        answer,
        backwards
          ? [
              [
                ((third - first) / (second - first)) * whole,
                "You let the moss grow by the same area every week. It is the factor that stays the same.",
              ],
              [(upToAsked / all) * whole, "You compared the factors by dividing. Compare their exponents instead."],
              [
                asked,
                "You counted spans in which the area is multiplied by a whole number. How many weeks is one such span?",
              ],
            ]
          : [
              [
                first + ((second - first) * asked) / pieces,
                "You let the amount change by the same number each time. It is the factor that stays the same.",
              ],
              [
                falls ? first / b : first * b,
                `That is the reading after $${m}$ ${steps}. The question is about a longer span.`,
              ],
              [
                upToAsked,
                falls
                  ? "That is what the first reading has to be divided by. What is left then?"
                  : "That is the factor. What does it do to the first reading?",
              ],
            ],
        1,
      ),
      check: backwards
        ? "Find the factor for one span that fits both measurements, and follow the area span by span up to your time."
        : "From the first reading to yours, and from yours to the second, the factors must belong to the lengths of the two spans.",
    };
  },
});
