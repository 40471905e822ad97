import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { carrying, multiplesOf, neighbours, times, turned, type Wrong, worked } from "./shared.ts";

/** Hints on k × m from a fact one knows, and the sum of the last step. */
type Worked = { readonly k: number; readonly m: number; readonly hints: readonly string[]; readonly sum: string };

/** k is 18 or 19. */
function lessThan20(k: number, m: number): Worked {
  const { twentyTimes } = multiplesOf(m);
  const over = 20 - k;
  const tooMuch = over * m;
  const take = over === 1 ? `one $${m}$` : `$${times(over, m)} = ${tooMuch}$`;
  return {
    k,
    m,
    hints: [
      `For $${k}$ groups of $${m}$, take twenty groups less ${inWords(over)}.`,
      `Twenty groups are $${times(20, m)} = ${twentyTimes}$. Take ${take} away.`,
    ],
    sum: `${twentyTimes} - ${tooMuch}`,
  };
}

function fifteen(m: number): Worked {
  const { tenTimes, fiveTimes } = multiplesOf(m);
  return {
    k: 15,
    m,
    hints: [
      `For $15$ groups of $${m}$, take ten groups and half as many again.`,
      `Ten groups are $${times(10, m)} = ${tenTimes}$, and five groups are half of that: $${fiveTimes}$.`,
    ],
    sum: `${tenTimes} + ${fiveTimes}`,
  };
}

function split(k: number, m: number): Worked {
  const { tenTimes } = multiplesOf(m);
  const more = k - 10;
  const rest = more * m;
  return {
    k,
    m,
    hints: [
      `For $${k}$ groups of $${m}$, take ten groups and $${more}$ more.`,
      `Ten groups are $${times(10, m)} = ${tenTimes}$, and $${times(more, m)} = ${rest}$.`,
    ],
    sum: `${tenTimes} + ${rest}`,
  };
}

function nine(m: number): Worked {
  const { tenTimes } = multiplesOf(m);
  return {
    k: 9,
    m,
    hints: [
      `Nine groups of $${m}$ are ten groups less one.`,
      `Ten groups are $${times(10, m)} = ${tenTimes}$. Take one $${m}$ away.`,
    ],
    sum: `${tenTimes} - ${m}`,
  };
}

function five(m: number): Worked {
  const { tenTimes } = multiplesOf(m);
  return {
    k: 5,
    m,
    hints: [
      `Five is half of ten, so five groups of $${m}$ are half of ten groups.`,
      `Ten groups are $${times(10, m)} = ${tenTimes}$. Now take half of that.`,
    ],
    sum: `${tenTimes} \\div 2`,
  };
}

function twice(k: number, m: number): Worked {
  const half = k / 2;
  const halfProduct = half * m;
  return {
    k,
    m,
    hints: [
      `Since $${k}$ is twice $${half}$, work out $${times(half, m)}$ and double it.`,
      `$${times(half, m)} = ${halfProduct}$. Double that.`,
    ],
    sum: times(2, halfProduct),
  };
}

/** The table from 13 to 19, times a digit. */
function byDigit(table: number, n: number): Worked {
  if (table === 19) return lessThan20(table, n);
  if (n === 9) return nine(table);
  if (n === 5) return five(table);
  if (table === 15) return fifteen(n);
  if (table === 18) return lessThan20(table, n);
  return table % 2 === 0 ? twice(table, n) : split(table, n);
}

/** Two numbers from 12 to 19. */
function byTeen(a: number, b: number): Worked {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  if (high === 19) return lessThan20(high, low);
  if (low === 15 || high === 15) return fifteen(a === 15 ? b : a);
  return high === 18 ? lessThan20(high, low) : split(low, high);
}

function question(a: number, b: number, { k, m, hints: [first = "", ...rest], sum }: Worked, own: Wrong[]): Question {
  const answer = whole(a * b);
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const oneLess = low - 1;
  return {
    prompt: `Work out $${times(a, b)}$.`,
    answer,
    steps: [`${turned(a, k, m)}${first}`, ...rest, `So $${worked(a, b, sum)}$.`],
    slips: slips(answer, [...own, ...neighbours(a, b)]),
    check: `Take ${high} away from your answer: $${times(oneLess, high)}$ must be left.`,
  };
}

/** table × n or n × table, with n a digit. */
function digitFact(table: number, n: number, order: "table first" | "table second"): Question {
  const [a, b] = order === "table first" ? [table, n] : [n, table];
  const ones = table - 10;
  const [hasTens, it] = carrying(ones, n);
  return question(a, b, byDigit(table, n), [
    [
      10 * n + ones,
      "multiplied only the tens",
      `You have $${times(10, n)}$ and then $${ones}$ once. But the $${ones}$ of $${table}$ is multiplied by $${n}$, too: how much is that?`,
    ],
    ...(ones * n >= 10
      ? [
          [
            10 * n + ((ones * n) % 10),
            "left out the carried tens",
            `${hasTens}, on top of $${times(10, n)}$. Where did ${it} go?`,
          ] as const,
        ]
      : []),
  ]);
}

function teenFact(a: number, b: number): Question {
  const [p, q] = [a - 10, b - 10];
  return question(a, b, byTeen(a, b), [
    [
      100 + p * q,
      "multiplied only tens by tens and ones by ones",
      `You have $${times(10, 10)}$ and $${times(p, q)}$. But the ten of each number also meets the ones of the other: which two products are missing?`,
    ],
    [
      10 * b + p,
      "multiplied only the tens",
      `You have $${times(10, b)}$ and then $${p}$ once. But the $${p}$ of $${a}$ is multiplied by $${b}$, too: how much is that?`,
    ],
  ]);
}

const order = ["table first", "table second"] as const;

const skill: Skill = {
  id: "times-tables-20",
  title: "Times tables to 20",
  about: "Products of the numbers up to 20 in the head, from facts you know and a good way to split.",
  curriculum: ["Y4-Y5 mental multiplication", "4.NBT.5"],
  natural: true,
  needs: ["times-tables", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 2,
      label: "13, 14 and 15 times a digit",
      bounds: { table: [13, 15], n: [3, 9], order },
      write: ({ table, n, order }) => digitFact(table, n, order),
    }),
    stage({
      grade: 3,
      label: "16 to 19 times a digit",
      bounds: { table: [16, 19], n: [3, 9], order },
      write: ({ table, n, order }) => digitFact(table, n, order),
    }),
    stage({
      grade: 4,
      label: "both from 12 to 19",
      bounds: { a: [12, 19], b: [12, 19] },
      rules: { "it is beyond the tables to 12": ({ a, b }) => a > 12 || b > 12 },
      write: ({ a, b }) => teenFact(a, b),
    }),
  ],
};

export default skill;
