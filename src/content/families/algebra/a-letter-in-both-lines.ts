import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { texPlus, texTimes } from "../../../engine/tex.ts";
import { sumTex } from "./shared/sums.ts";

/**
 * kx + ay = c and bx + (k + d)y = e, where k is `same` or `never` when both left sides are multiples of each other:
 * for `same` the right sides are too, for `never` they are not. The second coefficient of y, k + d, is `bracket` in TeX.
 */
interface Lines {
  readonly same: number;
  readonly never: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly m: number;
  readonly bracket: string;
  readonly first: string;
  readonly second: string;
}

interface Numbers {
  readonly same: number;
  readonly never: number;
  readonly a: number;
  readonly m: number;
}

function lines({ same, never, a, m }: Numbers): Lines {
  const d = -(same + never);
  const b = -(same * never) / a;
  const c = same * m;
  const e = b * m;
  const bracket = d === 0 ? "k" : `(k ${texPlus(d)})`;
  // For k = same the first line is same/b times the second.
  return {
    same,
    never,
    a,
    b,
    c,
    d,
    e,
    m,
    bracket,
    first: `${sumTex([1, "kx"], [a, "y"])} = ${c}`,
    second: `${texTimes(b, "x")} + ${bracket}y = ${e}`,
  };
}

const equations = ({ first, second }: Lines) => `$$${first}$$\n\n$$${second}$$`;

interface Setting {
  readonly title: string;
  readonly problem: (its: Lines) => string;
  readonly answer: (its: Lines) => AnswerSpec;
  readonly found: (its: Lines) => string;
  readonly slips: (its: Lines) => readonly Slip[];
  readonly check: string;
}

const settings: Record<"none" | "many" | "both", Setting> = {
  none: {
    title: "The k that leaves nothing",
    problem: (its) =>
      `For almost every number $k$ these simultaneous equations have exactly one solution.\n\n${equations(its)}\n\nFor one value of $k$ they have **no solution at all**. Which value is it?`,
    answer: ({ never }) => ({ kind: "whole", value: String(never) }),
    found: ({ same, never }) =>
      `So for $k = ${never}$ there is no solution. For $k = ${same}$ there are infinitely many, so that value is not the one.`,
    slips: ({ same, never }) => [
      {
        when: String(same),
        say: "For that k the left sides are multiples of each other, but look at the right sides: they fit together, so there are solutions in plenty.",
      },
      ...(never !== 0 && -never !== same
        ? [{ when: String(-never), say: "Check the sign: put your k into both lines and compare the left sides." }]
        : []),
    ],
    check:
      "Put your k into both lines and make the x-terms equal: the y-terms must agree too, but the right sides must not.",
  },
  many: {
    title: "Two lines that say the same",
    problem: (its) =>
      `Anjali chooses a number $k$ and writes down these simultaneous equations.\n\n${equations(its)}\n\nShe finds that there are **infinitely many** solutions. Which number did she choose?`,
    answer: ({ same }) => ({ kind: "whole", value: String(same) }),
    found: ({ same, never }) => `So Anjali chose $k = ${same}$. With $k = ${never}$ she would have found no solution.`,
    slips: ({ same, never }) => [
      {
        when: String(never),
        say: "For that k the left sides are multiples of each other. Are the right sides as well?",
      },
      ...(same !== 0 && -same !== never
        ? [{ when: String(-same), say: "Check the sign: put your k into both lines and compare them." }]
        : []),
    ],
    check: "Put your k into both lines: one of them must be a multiple of the other, right side included.",
  },
  both: {
    title: "Rails that never meet",
    problem: (its) =>
      `For each number $k$ these equations belong to two straight lines in the plane.\n\n${equations(its)}\n\nFor one $k$ the lines are parallel and **never meet**. For another $k$ they are **one and the same** line. Give the first $k$, then the second.`,
    answer: ({ never, same }) => ({ kind: "list", items: [String(never), String(same)], ordered: true }),
    found: ({ same, never }) =>
      `So the lines never meet for $k = ${never}$, and for $k = ${same}$ they are the same line.`,
    slips: ({ same, never }) => [
      {
        when: `${same}, ${never}`,
        say: "You have found both values. Which of them makes the right sides fit as well?",
      },
      ...(same + never !== 0
        ? [
            {
              when: `${-never}, ${-same}`,
              say: "Check the signs: put your values into both lines and compare the left sides.",
            },
          ]
        : []),
    ],
    check: "Put each k into both lines and make the x-terms equal; then compare the y-terms and the right sides.",
  },
};

export default family({
  level: "hard",
  minutes: 8,
  kind: "thinking",
  technique: "comparing the coefficients",
  ages: "14-17",
  curriculum: ["KS4 simultaneous equations", "HSA-REI.5", "HSA-REI.6"],
  bounds: {
    setting: ["none", "many", "both"],
    same: [-6, 8],
    never: [-6, 8],
    a: [2, 9],
    m: [1, 5],
  },
  rules: {
    "one k is above zero and one below": ({ same, never }) => same * never < 0,
    "the k are not opposite": ({ same, never }) => same + never !== 0,
    "the coefficients are whole": ({ same, never, a }) => (same * never) % a === 0 && -(same * never) / a >= 2,
    "the two coefficients differ": ({ same, never, a }) => a * a !== -(same * never),
    "the numbers stay small": ({ same, never, a, m }) => Math.abs(same * m) <= 20 && -(same * never * m) / a <= 24,
  },
  write({ setting, ...numbers }) {
    const its = lines(numbers);
    const { same, never, a, b, c, d, e, m, bracket } = its;
    const product = a * b;
    const bracketTimesK = d === 0 ? "k^2" : `k${bracket}`;
    const nextX = m + a;
    const leftForNever = never * m;
    const { title, problem, answer, found, slips, check } = settings[setting];
    const factor = (k: number) => sumTex([1, "k"], [-k, ""]);
    const line = (k: number) => {
      const first = sumTex([k * b, "x"], [product, "y"]);
      const second = sumTex([b * k, "x"], [(k + d) * k, "y"]);
      const [firstRight, secondRight] = [c * b, e * k];
      return `$${first} = ${firstRight}$ and $${second} = ${secondRight}$`;
    };
    return {
      title,
      problem: problem(its),
      answer: answer(its),
      hint: "When does subtracting multiples of the two lines make x and y vanish at the same time? What must the numbers on the right do then?",
      solution: [
        `**Compare the coefficients.** Multiply the first line by $${b}$ and the second by $k$, so that both begin with $${b}kx$. The $y$-terms are then $${product}y$ and $${bracketTimesK}y$.`,
        `If these differ, subtracting leaves one $y$, and then one $x$. (For $k = 0$ the first line gives $y$ and the second then $x$.) So the special values have $${sumTex([1, "k^2"], [d, "k"])} = ${product}$, that is $(${factor(same)})(${factor(never)}) = 0$.`,
        `For $k = ${same}$ the two lines become ${line(same)}: one and the same equation. For $k = ${never}$ they become ${line(never)}: equal left sides, unequal right sides.`,
        found(its),
        `Check with points in the lines as given. For $k = ${same}$ both hold for $x = ${m}$, $y = 0$ and also for $x = ${nextX}$, $y = ${-same}$, so the two straight lines are one. For $k = ${never}$ they are parallel, and $x = ${m}$, $y = 0$ fits the second but not the first, where the left side is $${leftForNever}$ and not $${c}$.`,
      ],
      slips: slips(its),
      check,
    };
  },
});
