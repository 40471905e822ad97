import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

interface Totals {
  readonly n: number;
  readonly m: number;
  readonly d: number;
  /** Of how many results there are then, the mean and the total; `total` belongs to the mean before. */
  readonly count: number;
  readonly mean: number;
  readonly newTotal: number;
  readonly total: number;
  readonly difference: number;
  /** What the results before lack of the new mean, and half of it. */
  readonly missing: number;
  readonly half: number;
  readonly right: number;
}

/** A mean of `m` over `n` results moves by `d` when results come or go. */
const settings = {
  archery: {
    title: "One more round of arrows",
    after: 1,
    shift: 1,
    unit: "points",
    story: ({ n, m, mean }: Totals) =>
      `Enkhjin has shot ${n} rounds of arrows. Her mean score is ${m} points a round.\n\nHow many points must she score in the next round to bring her mean up to **${mean}**?`,
    hint: "How many points has she scored altogether so far? What total goes with the mean she wants?",
    before: ({ n, m, total }: Totals) => `So far that is $${n} \\times ${m} = ${total}$ points.`,
    later: ({ count, mean, newTotal }: Totals) =>
      `With one round more it must be $${count} \\times ${mean} = ${newTotal}$ points.`,
    last: ({ difference }: Totals) => `The next round has to bring the difference, ${difference} points.`,
    level: ({ n, d, mean, right }: Totals) =>
      `each of the ${n} rounds so far needs $${d}$ more to reach $${mean}$, and the new round must reach it too: $${n} \\times ${d} + ${mean} = ${right}$`,
    wanted:
      "A round with the wanted mean itself moves the mean towards it, but not all the way: the earlier rounds weigh more.",
    halves: "You averaged two means, but the old mean stands for several rounds and the new score for one.",
    check: ({ count, total }: Totals) =>
      `Add your score to the ${total} points so far and share the total among ${count} rounds: compare with the mean she wants.`,
  },
  climbers: {
    title: "The oldest climber goes home",
    after: -1,
    shift: -1,
    unit: "years",
    story: ({ n, m, mean }: Totals) =>
      `The mean age of ${n} people in a climbing group is ${m} years. Then the oldest of them goes home. The mean age of those who stay is ${mean} years.\n\nHow old is the person who went home?`,
    hint: "What do all the ages add up to at first? And afterwards?",
    before: ({ n, m, total }: Totals) => `At first the ages add up to $${n} \\times ${m} = ${total}$ years.`,
    later: ({ count, mean, newTotal }: Totals) =>
      `Then there are $${count}$ people, and their ages add up to $${count} \\times ${mean} = ${newTotal}$ years.`,
    last: ({ difference }: Totals) => `What is missing is the age of the one who left, ${difference} years.`,
    level: ({ m, d, count, mean, right }: Totals) =>
      `the oldest is as old as the first mean, $${m}$, and on top of that gave each of the other ${count} the $${d}$ ${noun(d, "year")} from $${mean}$ up to $${m}$: $${m} + ${count} \\times ${d} = ${right}$`,
    wanted: "If somebody whose age is the old mean goes home, the mean does not change; here it falls.",
    halves: "You averaged with two numbers only, but the second mean stands for several people.",
    check: ({ count, total }: Totals) =>
      `Take your number from the ${total} years that all ages add up to, and share the rest among ${count} people: compare with the second mean.`,
  },
  hostel: {
    title: "Two busy nights",
    after: 2,
    shift: 1,
    unit: "guests",
    story: ({ n, m, count, mean }: Totals) =>
      `Over the first ${n} nights of a festival, a hostel in Cusco had a mean of ${m} guests a night. Then came two busy nights. Over all ${count} nights the mean was ${mean}.\n\nWhat was the mean number of guests over the **last two** nights?`,
    hint: "Count every guest once for each night. How many is that for the first nights, and how many for all of them?",
    before: ({ n, m, total }: Totals) => `Over the first nights that makes $${n} \\times ${m} = ${total}$ guests.`,
    later: ({ count, mean, newTotal }: Totals) =>
      `Over all $${count}$ nights it makes $${count} \\times ${mean} = ${newTotal}$.`,
    last: ({ difference, right }: Totals) =>
      `The last two nights had the difference, $${difference}$ guests, so their mean is $${difference} \\div 2 = ${right}$.`,
    level: ({ n, d, mean, missing, half, right }: Totals) =>
      `each of the first ${n} nights is $${d}$ below $${mean}$, which makes $${missing}$ missing. Each of the last two nights makes up for $${half}$ of that: $${mean} + ${half} = ${right}$`,
    wanted: "That is the mean over all the nights; the last two must lie above it to pull it up.",
    halves: "You gave both means the same weight, but one of them stands for more nights than the other.",
    check: ({ count, total }: Totals) =>
      `Add twice your number to the ${total} of the first nights and share the total among ${count} nights: compare with the mean of them all.`,
  },
};

/** The mean of what comes or goes. */
function added(setting: keyof typeof settings, n: number, m: number, d: number): number {
  const { after, shift } = settings[setting];
  return ((n + after) * (m + shift * d) - n * m) / after;
}

export default family({
  level: "medium",
  topic: "data-chance",
  minutes: 4,
  kind: "drill",
  technique: "the total behind a mean",
  ages: "11-13",
  curriculum: ["KS3 mean", "6.SP.5"],
  bounds: { setting: ["archery", "climbers", "hostel"], n: [4, 12], m: [18, 60], d: [1, 6] },
  rules: {
    "six arrows bring sixty points at most": ({ setting, n, m, d }) =>
      setting !== "archery" || (m >= 30 && n <= 9 && added(setting, n, m, d) <= 60),
    "a climber of that age climbs": ({ setting, n, m, d }) =>
      setting !== "climbers" || (m <= 40 && m - d >= 16 && added(setting, n, m, d) <= 75),
    "the nights bring whole numbers of guests": ({ setting, n, d }) =>
      setting !== "hostel" || (n >= 5 && (n * d) % 2 === 0 && d >= 2),
    "the answer is not in the story": ({ setting, n, m, d }) => ![n, m].includes(added(setting, n, m, d)),
  },
  write({ setting, n, m, d }) {
    const { title, after, shift, unit, story, hint, before, later, last, level, wanted, halves, check } =
      settings[setting];
    const mean = m + shift * d;
    const right = added(setting, n, m, d);
    const count = n + after;
    const [total, newTotal] = [n * m, count * mean];
    const [low, high] = [Math.min(total, newTotal), Math.max(total, newTotal)];
    const difference = high - low;
    const missing = n * d;
    const its = { n, m, d, count, mean, newTotal, total, difference, missing, half: missing / 2, right };
    return {
      title,
      problem: story(its),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        `Go from the mean to the **total behind it**, because totals can be added and taken away. ${before(its)}`,
        later(its),
        `Compare the totals: $${high} - ${low} = ${difference}$. ${last(its)}`,
        `Check by levelling out: ${level(its)}.`,
      ],
      slips: apart(right, [
        [setting === "climbers" ? m : mean, wanted],
        [setting === "climbers" ? m + d : m + 2 * d, halves],
        [difference, "That is what both nights bring together; the question asks for the mean of the two."],
      ]),
      check: check(its),
    };
  },
});
