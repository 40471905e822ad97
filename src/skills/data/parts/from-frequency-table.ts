import { whole } from "../../../engine/answer/key.ts";
import type { Question } from "../../../engine/exercise.ts";
import { texSum } from "../../../engine/tex.ts";
import { capital, ordinal } from "../../../engine/words.ts";
import { sum } from "../../../maths/whole.ts";
import { slips } from "../../slips.ts";
import { dec, natural, rising, table, type Wrong } from "../shared-data.ts";

const polls = {
  pets: { top: "Pets", things: "families", about: "The table shows how many pets families have.", from: 0 },
  goals: {
    top: "Goals",
    things: "matches",
    about: "The table shows how many goals were scored in the matches of a cup.",
    from: 0,
  },
  dice: {
    top: "Number",
    things: "throws",
    about: "A dice was thrown many times. The table shows the numbers thrown.",
    from: 1,
  },
  sizes: {
    top: "Size",
    things: "shirts",
    about: "The table shows the sizes of the shirts that a shop in Lima sold.",
    from: 6,
  },
};

/** The sum of the middle two in order; twice the middle one where there is only one. */
function middleTwo(numbers: readonly number[]): number {
  const sorted = rising(numbers);
  return (sorted[Math.ceil(sorted.length / 2) - 1] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0);
}

/** The number at that place, counted through the columns. */
export function atPlace(often: readonly number[], from: number, place: number): number {
  let passed = 0;
  for (const [i, times] of often.entries()) {
    passed += times;
    if (passed >= place) return from + i;
  }
  return from;
}

export function fromTable(often: readonly number[], poll: keyof typeof polls, wanted: "median" | "mode"): Question {
  const { top, things, about, from } = polls[poll];
  const values = often.map((_, i) => from + i);
  const many = sum(often);
  const place = (many + 1) / 2;
  const besides = place - 1;
  const median = atPlace(often, from, place);
  const peak = Math.max(...often);
  const modal = from + often.indexOf(peak);
  const high = from + often.length - 1;
  const value = { median, mode: modal }[wanted];
  const answer = whole(value);
  const before = sum(often.slice(0, median - from));
  const upTo = before + (often[median - from] ?? 0);
  const reached =
    before === 0
      ? `The first column already reaches to place $${often[0]}$.`
      : `The columns before $${median}$ reach to place $${before}$, and with it they reach to place $${upTo}$.`;
  const frequencies = table([top, ...values.map(String)], [[capital(things), ...often]]);
  const gaveMode: Wrong = [
    modal,
    "took the mode",
    `That is the number with the most ${things}, the mode. What does the question ask for?`,
  ];
  const steps = {
    median: [
      `Think of all the numbers written out in order: the table says how often each comes. Together they are $${texSum(often)} = ${many}$.`,
      `The middle one of $${many}$ has $${besides}$ before it and $${besides}$ behind it: it is the ${ordinal(place)}.`,
      `${reached} So the median is $${median}$.`,
    ],
    mode: [
      `The mode is the number that comes most often. The lower row says how often each comes.`,
      `The largest number in the lower row is $${peak}$. What stands above it?`,
      `Above it stands $${modal}$. So the mode is $${modal}$.`,
    ],
  }[wanted];
  const wrong: Record<typeof wanted, Wrong[]> = {
    median: [
      [
        dec(2 * from + often.length - 1, 2),
        "took the middle of the upper row",
        `You took the middle of the upper row. But the columns stand for different numbers of ${things}: which of all $${many}$ is in the middle?`,
      ],
      [
        dec(middleTwo(often), 2),
        "took the median of the lower row",
        `The lower row only says how often each number comes. Which number of the upper row is in the middle of all $${many}$?`,
      ],
      [
        place,
        "gave the place of the median",
        `That is the place at which the median stands. Which number is at that place?`,
      ],
      gaveMode,
    ],
    mode: [
      [peak, "gave how often the mode comes", `That is how often the most frequent number comes. Which number is it?`],
      [high, "took the largest number", `That is the largest number of the upper row. Which comes most often?`],
      [
        median,
        "took the median",
        `That is the median, the middle of them all. The mode is the number that comes most often.`,
      ],
    ],
  };
  return {
    prompt: `${about}${frequencies}What is the ${wanted}${ofWhat[poll]}?`,
    answer,
    steps,
    slips: slips(answer, natural(wrong[wanted])),
    check: {
      median: `Write the first numbers out in order, as often as the table says, up to the middle: there your answer must stand.`,
      mode: `Your answer must be in the upper row, and no number below may be larger than the one below it.`,
    }[wanted],
  };
}

const ofWhat: Record<keyof typeof polls, string> = {
  pets: " of the numbers of pets",
  goals: " of the numbers of goals",
  dice: " of the numbers thrown",
  sizes: " of the sizes",
};
