import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { slips } from "../slips.ts";
import { carrying, neighbours, times, turned, type Wrong, whole } from "./shared.ts";

/** Hints on k × m from a fact one knows, and the sum of the last step. */
type Worked = { readonly k: number; readonly m: number; readonly hints: readonly string[]; readonly sum: string };

const lessThan20 = (k: number, m: number): Worked => ({
  k,
  m,
  hints: [
    `For $${k}$ groups of $${m}$, take twenty groups less ${k === 19 ? "one" : "two"}.`,
    `Twenty groups are $${times(20, m)} = ${20 * m}$. Take ${k === 19 ? `one $${m}$` : `$${times(2, m)} = ${2 * m}$`} away.`,
  ],
  sum: `${20 * m} - ${(20 - k) * m}`,
});

const fifteen = (m: number): Worked => ({
  k: 15,
  m,
  hints: [
    `For $15$ groups of $${m}$, take ten groups and half as many again.`,
    `Ten groups are $${times(10, m)} = ${10 * m}$, and five groups are half of that: $${5 * m}$.`,
  ],
  sum: `${10 * m} + ${5 * m}`,
});

const split = (k: number, m: number): Worked => ({
  k,
  m,
  hints: [
    `For $${k}$ groups of $${m}$, take ten groups and $${k - 10}$ more.`,
    `Ten groups are $${times(10, m)} = ${10 * m}$, and $${times(k - 10, m)} = ${(k - 10) * m}$.`,
  ],
  sum: `${10 * m} + ${(k - 10) * m}`,
});

const nine = (m: number): Worked => ({
  k: 9,
  m,
  hints: [
    `Nine groups of $${m}$ are ten groups less one.`,
    `Ten groups are $${times(10, m)} = ${10 * m}$. Take one $${m}$ away.`,
  ],
  sum: `${10 * m} - ${m}`,
});

const five = (m: number): Worked => ({
  k: 5,
  m,
  hints: [
    `Five is half of ten, so five groups of $${m}$ are half of ten groups.`,
    `Ten groups are $${times(10, m)} = ${10 * m}$. Now take half of that.`,
  ],
  sum: `${10 * m} \\div 2`,
});

const twice = (k: number, m: number): Worked => ({
  k,
  m,
  hints: [
    `Since $${k}$ is twice $${k / 2}$, work out $${times(k / 2, m)}$ and double it.`,
    `$${times(k / 2, m)} = ${(k * m) / 2}$. Double that.`,
  ],
  sum: times(2, (k * m) / 2),
});

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
  return {
    prompt: `Work out $${times(a, b)}$.`,
    answer,
    steps: [`${turned(a, k, m)}${first}`, ...rest, `So $${times(a, b)} = ${sum} = ${a * b}$.`],
    slips: slips(answer, [...own, ...neighbours(a, b)]),
    check: `Take ${Math.max(a, b)} away from your answer: $${times(Math.min(a, b) - 1, Math.max(a, b))}$ must be left.`,
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
