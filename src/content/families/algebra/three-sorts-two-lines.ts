import type { AnswerSpec, Slip } from "../../../engine/answer/answer.ts";
import { family } from "../../../engine/family.ts";
import { texTimes } from "../../../engine/tex.ts";
import { and, commas } from "../../../engine/words.ts";
import { gcd, range } from "../../../maths/whole.ts";
import { sumTex } from "./shared/sums.ts";

/** x, y and z things of three sorts, each at least one, with the weights p > q > r: the number and the weighted sum fix them. */
interface Numbers {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly p: number;
  readonly q: number;
  readonly r: number;
}

const things = ({ x, y, z }: Numbers) => x + y + z;
const total = ({ x, y, z, p, q, r }: Numbers) => p * x + q * y + r * z;

/** All ways to have that many things and that sum, at least one of each sort. */
function ways(numbers: Numbers): number {
  const { p, q, r } = numbers;
  const [all, sum] = [things(numbers), total(numbers)];
  return range(1, all - 2).filter((first) => {
    // With `first` of the first sort, the other two are fixed.
    const second = (sum - p * first - r * (all - first)) / (q - r);
    return Number.isInteger(second) && second >= 1 && all - first - second >= 1;
  }).length;
}

interface Setting {
  readonly title: string;
  readonly letters: readonly [string, string, string];
  readonly problem: (numbers: Numbers) => string;
  readonly answer: (numbers: Numbers) => AnswerSpec;
  readonly sorts: readonly [string, string, string];
  readonly unit: string;
  readonly slips: (numbers: Numbers) => readonly Slip[];
}

const settings: Record<"boats" | "stamps" | "quiz", Setting> = {
  boats: {
    title: "Boats for the whole festival",
    letters: ["f", "m", "c"],
    problem: (n) =>
      `For a lantern festival a club hires ${things(n)} boats: ferries with ${n.p} seats, motor boats with ${n.q} seats and canoes with ${n.r} seats, at least one of each sort. Together they have exactly ${total(n)} seats.\n\nHow many **motor boats** does the club hire?`,
    answer: ({ y }) => ({ kind: "whole", value: String(y) }),
    sorts: ["ferries", "motor boats", "canoes"],
    unit: "seats",
    slips: ({ x, y, z }) => [
      ...(x !== y
        ? [{ when: String(x), say: "That is the number of ferries. How many motor boats go with them?" }]
        : []),
      ...(z !== y && z !== x
        ? [{ when: String(z), say: "That is the number of canoes. How many motor boats go with them?" }]
        : []),
    ],
  },
  stamps: {
    title: "Three sorts of stamps",
    letters: ["a", "b", "c"],
    problem: (n) =>
      `On an old parcel Gulnara counts ${things(n)} stamps worth ${total(n)} cents in all. Some are ${n.p}-cent stamps, some ${n.q}-cent and some ${n.r}-cent stamps, at least one of each.\n\nHow many are there of each? Give the number of ${n.p}-cent, then ${n.q}-cent, then ${n.r}-cent stamps.`,
    answer: ({ x, y, z }) => ({ kind: "list", items: [x, y, z].map(String), ordered: true }),
    sorts: ["of the dearest", "of the middle ones", "of the cheapest"],
    unit: "cents",
    slips: ({ x, y, z, p, q, r }) => {
      // A step along the solutions of the second line only: right value, wrong number of stamps.
      const step = [x - (q - r), y + (p - r), z - (p - q)];
      return [
        ...(x !== z
          ? [
              {
                when: commas([z, y, x]),
                say: "Those numbers are in the wrong order. Which sort is asked for first?",
              },
            ]
          : []),
        ...(x === z && x !== y
          ? [
              {
                when: commas([y, x, z]),
                say: "Two of these numbers have changed places. Which sort is asked for first?",
              },
            ]
          : []),
        ...(step.every((n) => n >= 0) && step.some((n) => n === 0) && !(step[0] === z && step[2] === x)
          ? [
              {
                when: commas(step),
                say: "Number and value fit, but one sort is missing. There is at least one of each.",
              },
            ]
          : []),
      ];
    },
  },
  quiz: {
    title: "Darts at the fair",
    letters: ["g", "s", "w"],
    problem: (n) =>
      `At a fair Kwabena throws ${things(n)} darts, and every one hits the board. Gold counts ${n.p} points, silver ${n.q} and white ${n.r}. He hits each colour at least once and has ${total(n)} points in the end.\n\nHow many darts hit **gold**?`,
    answer: ({ x }) => ({ kind: "whole", value: String(x) }),
    sorts: ["golds", "silvers", "whites"],
    unit: "points",
    slips: ({ x, y, z }) => [
      ...(y !== x ? [{ when: String(y), say: "That is how often he hits silver. How many golds go with it?" }] : []),
      ...(z !== x && z !== y
        ? [{ when: String(z), say: "That is how often he hits white. How many golds go with it?" }]
        : []),
    ],
  },
};

export default family({
  level: "hard",
  minutes: 9,
  kind: "thinking",
  technique: "eliminating and using whole numbers",
  ages: "14-17",
  curriculum: ["KS4 simultaneous equations", "HSA-CED.3", "MP1"],
  bounds: {
    setting: ["boats", "stamps", "quiz"],
    x: [2, 12],
    y: [2, 12],
    z: [2, 16],
    p: [9, 30],
    q: [5, 16],
    r: [2, 6],
  },
  rules: {
    "the sorts are far enough apart": ({ p, q, r }) => p >= q + 3 && q >= r + 2,
    "a step along the solutions is not too plain": ({ p, q, r }) => gcd(p - r, q - r) <= 2 && q - r >= 3,
    "the three numbers are not all alike": ({ x, y, z }) => new Set([x, y, z]).size > 1,
    "only one way fits": (numbers) => ways(numbers) === 1,
    "there are enough things to be worth counting": ({ x, y, z }) => x + y + z >= 12,
  },
  write({ setting, ...numbers }) {
    const { x, y, z, p, q, r } = numbers;
    const { title, letters, problem, answer, sorts, unit, slips } = settings[setting];
    const [one, two, three] = letters;
    const [all, sum] = [things(numbers), total(numbers)];
    // What is left when r times the first line is taken from the second, and the same divided by g.
    const [firstLeft, secondLeft, sumLeft] = [p - r, q - r, sum - r * all];
    const g = gcd(firstLeft, secondLeft);
    const [u, v, w] = [firstLeft / g, secondLeft / g, sumLeft / g];
    const possible = range(1, all - 2).filter((n) => w - u * n >= v);
    const fitting = possible.filter((n) => (w - u * n) % v === 0);
    const pairs = fitting.map((n) => {
      const second = (w - u * n) / v;
      return `$${one} = ${n}$ (then $${two} = ${second}$)`;
    });
    const [firstSum, secondSum, thirdSum] = [p * x, q * y, r * z];
    const named = setting === "stamps" ? "of the three sorts, the dearest first" : `of ${and(sorts)}`;
    const divided = g > 1 ? `, or $${sumTex([u, one], [v, two])} = ${w}$` : "";
    const several = fitting.length > 1;
    const condition = several
      ? `. But the three numbers must add up to $${all}$, with at least one of the third sort`
      : `; the three add up to $${all}$`;
    const others = fitting.length > 2 ? "others leave" : "other leaves";
    const excluded = several ? ` The ${others} no room for the third sort.` : "";
    return {
      title,
      problem: problem(numbers),
      answer: answer(numbers),
      hint: "Two lines cannot fix three unknowns, unless these are whole numbers. Get rid of one of them; what can the other two be?",
      solution: [
        `Write $${one}$, $${two}$ and $${three}$ for the numbers ${named}. Then $${one} + ${two} + ${three} = ${all}$ and $${sumTex([p, one], [q, two], [r, three])} = ${sum}$.`,
        `**Eliminate** $${three}$: subtract ${r} times the first line from the second. That leaves $${sumTex([firstLeft, one], [secondLeft, two])} = ${sumLeft}$${divided}.`,
        `Both are whole and at least 1, so $${one}$ is at most $${possible.at(-1)}$. Then $${w} - ${texTimes(u, one)}$ must be a multiple of $${v}$. Trying $${one} = 1, 2, \\ldots$ in turn, this happens for ${and(pairs)}${condition}.`,
        `So $${one} = ${x}$, $${two} = ${y}$ and $${three} = ${all} - ${x} - ${y} = ${z}$.${excluded}`,
        `Check with the second line: $${p} \\times ${x} + ${q} \\times ${y} + ${r} \\times ${z} = ${firstSum} + ${secondSum} + ${thirdSum} = ${sum}$ ${unit}.`,
      ],
      slips: slips(numbers),
      check: `Find the numbers of all three sorts that belong to your answer: whole, at least 1, ${all} together, and ${sum} ${unit} in all.`,
    };
  },
});
