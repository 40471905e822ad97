import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import type { Shown } from "../../engine/shows.ts";
import { capital, noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { carrying, neighbours, times, type Wrong } from "./shared.ts";

const parts = (n: number) => [n - (n % 10), n % 10] as const;

/** A good way for exactly n × k: hints, and the sum of the last step. */
function wayOf(n: number, k: number): readonly [hints: readonly string[], sum: string] {
  const [tens, ones] = parts(n);
  const [tensProduct, onesProduct] = [tens * k, ones * k];
  const tenfold = 10 * n;
  const next = n + 1;
  const nextProduct = next * k;
  const [twice, hundredTimes] = [2 * k, 100 * k];
  if (ones === 9)
    return [
      [
        `$${n}$ is one less than $${next}$, so take $${times(next, k)}$ first and then take one $${k}$ away.`,
        `$${times(next, k)} = ${nextProduct}$. That is one $${k}$ too many.`,
      ],
      `${nextProduct} - ${k}`,
    ];
  if (n === 98)
    return [
      [
        `$98$ is two less than $100$, so take $${times(100, k)}$ first and then take $${times(2, k)}$ away.`,
        `$${times(100, k)} = ${hundredTimes}$ and $${times(2, k)} = ${twice}$.`,
      ],
      `${hundredTimes} - ${twice}`,
    ];
  if (k === 5 && n % 2 === 0)
    return [
      [
        `$5$ is half of $10$, so multiply by $10$ first and then halve.`,
        `$${times(n, 10)} = ${tenfold}$. Now take half of that.`,
      ],
      `${tenfold} \\div 2`,
    ];
  return [
    [
      `Split $${n}$ into $${tens}$ and $${ones}$. Both parts are multiplied by $${k}$.`,
      `The tens: $${times(tens, k)} = ${tensProduct}$. The ones: $${times(ones, k)} = ${onesProduct}$.`,
    ],
    `${tensProduct} + ${onesProduct}`,
  ];
}

/** The rectangle at each of these sentences. */
function linesOf(n: number, k: number): Shown[] {
  const [tens, ones] = parts(n);
  if (ones === 9 || n === 98) {
    const over = ones === 9 ? 1 : 2;
    const round = n + over;
    return [[`${round} x ${k}`], [`${round}-${over} x ${k}`], [`${round}-${over} x ${k}`]];
  }
  if (k === 5 && n % 2 === 0) return [[`${n} x 10`], [`${n} x 5+5`], [`${n} x 5`]];
  return [[`${tens}+${ones} x ${k}`], [`${tens}+${ones} x ${k}`, "1 2"], [`${tens}+${ones} x ${k}`]];
}

function wrong(n: number, k: number): Wrong[] {
  const [tens, ones] = parts(n);
  const digit = tens / 10;
  const [digitProduct, tensProduct, onesProduct] = [digit * k, tens * k, ones * k];
  const carried = Math.floor(onesProduct / 10);
  const [hasTens, it] = carrying(ones, k);
  const onlyTens: Wrong = [
    tensProduct + ones,
    "multiplied only the tens",
    `You have $${times(tens, k)}$ and then $${ones}$ once. But the $${ones}$ is multiplied by $${k}$, too: how much is that?`,
  ];
  if (carried === 0)
    return [
      onlyTens,
      [
        tens + onesProduct,
        "multiplied only the ones",
        `You have $${times(ones, k)}$ and then $${tens}$ once. But the $${tens}$ is multiplied by $${k}$, too: how much is that?`,
      ],
      ...neighbours(n, k).slice(2),
    ];
  return [
    [n * k - carried * 10, "left out the carried tens", `${hasTens}. Where did ${it} go?`],
    [
      (tens + carried * 10) * k + (onesProduct % 10),
      "added the carried tens before multiplying",
      `${hasTens} to carry. ${capital(it)} ${noun(carried, "is", "are")} added after $${times(tens, k)}$ is worked out, not multiplied again. What do you get then?`,
    ],
    [
      `${digitProduct}${onesProduct}`,
      "wrote the two products side by side",
      `$${times(digit, k)} = ${digitProduct}$ counts tens and $${times(ones, k)} = ${onesProduct}$ counts ones. How much is $${times(tens, k)}$, and what do you do with the two?`,
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
  const product = n * k;
  const answer = whole(product);
  const [hints, sum] = wayOf(n, k);
  const rounded = Math.round(n / 10) * 10;
  const roundedProduct = rounded * k;
  const distance = Math.abs(n - rounded);
  const size = rounded < n ? "more" : "less";
  return {
    prompt,
    answer,
    steps: [...hints, `So the answer is $${sum} = ${product}$.`],
    slips: slips(answer, wrong(n, k)),
    check:
      rounded === n
        ? `Add ${n} to itself until you have it ${k} times.`
        : `Compare with $${times(rounded, k)} = ${roundedProduct}$: your answer must be ${size} than that by $${times(distance, k)}$.`,
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
