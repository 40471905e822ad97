import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Shown } from "../../engine/shows.ts";
import { capital } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { carrying, neighbours, times, type Wrong, whole } from "./shared.ts";

/** A good way for exactly n × k: hints, and the sum of the last step. */
function wayOf(n: number, k: number): readonly [hints: readonly string[], sum: string] {
  const [tens, ones] = [n - (n % 10), n % 10];
  if (ones === 9)
    return [
      [
        `$${n}$ is one less than $${n + 1}$, so take $${times(n + 1, k)}$ first and then take one $${k}$ away.`,
        `$${times(n + 1, k)} = ${(n + 1) * k}$. That is one $${k}$ too many.`,
      ],
      `${(n + 1) * k} - ${k}`,
    ];
  if (n === 98)
    return [
      [
        `$98$ is two less than $100$, so take $${times(100, k)}$ first and then take $${times(2, k)}$ away.`,
        `$${times(100, k)} = ${100 * k}$ and $${times(2, k)} = ${2 * k}$.`,
      ],
      `${100 * k} - ${2 * k}`,
    ];
  if (k === 5 && n % 2 === 0)
    return [
      [
        `$5$ is half of $10$, so multiply by $10$ first and then halve.`,
        `$${times(n, 10)} = ${10 * n}$. Now take half of that.`,
      ],
      `${10 * n} \\div 2`,
    ];
  return [
    [
      `Split $${n}$ into $${tens}$ and $${ones}$. Both parts are multiplied by $${k}$.`,
      `The tens: $${times(tens, k)} = ${tens * k}$. The ones: $${times(ones, k)} = ${ones * k}$.`,
    ],
    `${tens * k} + ${ones * k}`,
  ];
}

/** The rectangle at each of these sentences. */
function linesOf(n: number, k: number): Shown[] {
  const [tens, ones] = [n - (n % 10), n % 10];
  if (ones === 9 || n === 98) {
    const over = ones === 9 ? 1 : 2;
    return [[`${n + over} x ${k}`], [`${n + over}-${over} x ${k}`], [`${n + over}-${over} x ${k}`]];
  }
  if (k === 5 && n % 2 === 0) return [[`${n} x 10`], [`${n} x 5+5`], [`${n} x 5`]];
  return [[`${tens}+${ones} x ${k}`], [`${tens}+${ones} x ${k}`, "1 2"], [`${tens}+${ones} x ${k}`]];
}

function wrong(n: number, k: number): Wrong[] {
  const [tens, ones] = [n - (n % 10), n % 10];
  const carried = Math.floor((ones * k) / 10);
  const [hasTens, it] = carrying(ones, k);
  const onlyTens: Wrong = [
    tens * k + ones,
    "multiplied only the tens",
    `You have $${times(tens, k)}$ and then $${ones}$ once. But the $${ones}$ is multiplied by $${k}$, too: how much is that?`,
  ];
  if (carried === 0)
    return [
      onlyTens,
      [
        tens + ones * k,
        "multiplied only the ones",
        `You have $${times(ones, k)}$ and then $${tens}$ once. But the $${tens}$ is multiplied by $${k}$, too: how much is that?`,
      ],
      ...neighbours(n, k).slice(2),
    ];
  return [
    [n * k - carried * 10, "left out the carried tens", `${hasTens}. Where did ${it} go?`],
    [
      (tens + carried * 10) * k + ((ones * k) % 10),
      "added the carried tens before multiplying",
      `${hasTens} to carry. ${capital(it)} ${it === "it" ? "is" : "are"} added after $${times(tens, k)}$ is worked out, not multiplied again. What do you get then?`,
    ],
    [
      `${(tens / 10) * k}${ones * k}`,
      "wrote the two products side by side",
      `$${times(tens / 10, k)} = ${(tens / 10) * k}$ counts tens and $${times(ones, k)} = ${ones * k}$ counts ones. How much is $${times(tens, k)}$, and what do you do with the two?`,
    ],
    onlyTens,
  ];
}

const bare = (n: number, k: number) => `Work out $${times(n, k)}$.`;
const turned = (n: number, k: number) => `Work out $${times(k, n)}$.`;

const stories = {
  seats: (n, k) => `A hall has $${k}$ rows with $${n}$ seats each. How many seats does it have?`,
  rupees: (n, k) => `A bus ticket in Jaipur costs $${n}$ rupees. How many rupees do $${k}$ tickets cost?`,
  pages: (n, k) => `A printer prints $${n}$ pages every minute. How many pages does it print in $${k}$ minutes?`,
  avocados: (n, k) => `A farm in Peru packs $${n}$ avocados into each crate. How many avocados are in $${k}$ crates?`,
  bricks: (n, k) => `Kofi lays $${n}$ bricks in every row of a wall. How many bricks are in $${k}$ rows?`,
  kilometres: (n, k) => `Ingrid drives $${n}$ km every day. How many kilometres does she drive in $${k}$ days?`,
} satisfies Record<string, (n: number, k: number) => string>;

function multiply(n: number, k: number, prompt: string): Question {
  const answer = whole(n * k);
  const [hints, sum] = wayOf(n, k);
  const rounded = Math.round(n / 10) * 10;
  return {
    prompt,
    answer,
    steps: [...hints, `So the answer is $${sum} = ${n * k}$.`],
    slips: slips(answer, wrong(n, k)),
    check:
      rounded === n
        ? `Add ${n} to itself until you have it ${k} times.`
        : `Compare with $${times(rounded, k)} = ${rounded * k}$: your answer must be ${rounded < n ? "more" : "less"} than that by $${times(Math.abs(n - rounded), k)}$.`,
    shows: { by: "area", lines: linesOf(n, k) },
  };
}

const skill: Skill = {
  id: "two-digit-times-one-digit",
  title: "Two digits times one digit",
  about: "Splitting a number into tens and ones brings a larger product back to two times facts.",
  curriculum: ["Y3-Y4 multiplication", "4.NBT.5"],
  natural: true,
  needs: ["times-tables", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 1,
      label: "nothing to carry",
      bounds: { tens: [1, 9], ones: [1, 4], k: [2, 4] },
      rules: {
        "the ones stay below 10": ({ ones, k }) => ones * k < 10,
        "it is beyond the tables to 12": ({ tens, ones }) => tens > 1 || ones > 2,
      },
      write: ({ tens, ones, k }) => multiply(10 * tens + ones, k, bare(10 * tens + ones, k)),
    }),
    stage({
      grade: 2,
      label: "the ones make tens to carry",
      bounds: { n: [13, 98], k: [2, 9], order: ["large first", "large last"] },
      rules: { "the ones make 10 or more": ({ n, k }) => (n % 10) * k >= 10 },
      write: ({ n, k, order }) => multiply(n, k, order === "large first" ? bare(n, k) : turned(n, k)),
    }),
    stage({
      grade: 2,
      label: "in a small story",
      bounds: {
        n: [13, 98],
        k: [3, 9],
        setting: ["seats", "rupees", "pages", "avocados", "bricks", "kilometres"],
      },
      rules: { "the ones make 10 or more": ({ n, k }) => (n % 10) * k >= 10 },
      write: ({ n, k, setting }) => multiply(n, k, stories[setting](n, k)),
    }),
  ],
};

export default skill;
