import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** A mean of `m` over `n` results moves by `d` when results come or go. */
const settings = {
  archery: {
    title: "One more round of arrows",
    after: 1,
    shift: 1,
    unit: "points",
    story: (n: number, m: number, mean: number) =>
      `Enkhjin has shot ${n} rounds of arrows. Her mean score is ${m} points a round.\n\nHow many points must she score in the next round to bring her mean up to **${mean}**?`,
    hint: "How many points has she scored altogether so far? What total goes with the mean she wants?",
    before: (n: number, m: number) => `So far that is $${n} \\times ${m} = ${n * m}$ points.`,
    later: (n: number, mean: number) => `With one round more it must be $${n} \\times ${mean} = ${n * mean}$ points.`,
    last: (difference: number) => `The next round has to bring the difference, ${difference} points.`,
    level: (d: number, n: number, m: number, right: number) =>
      `each of the ${n} rounds so far needs $${d}$ more to reach $${m + d}$, and the new round must reach it too: $${n} \\times ${d} + ${m + d} = ${right}$`,
    wanted:
      "A round with the wanted mean itself moves the mean towards it, but not all the way: the earlier rounds weigh more.",
    halves: "You averaged two means, but the old mean stands for several rounds and the new score for one.",
    check: (n: number, m: number) =>
      `Add your score to the ${n * m} points so far and share the total among ${n + 1} rounds: compare with the mean she wants.`,
  },
  climbers: {
    title: "The oldest climber goes home",
    after: -1,
    shift: -1,
    unit: "years",
    story: (n: number, m: number, mean: number) =>
      `The mean age of ${n} people in a climbing group is ${m} years. Then the oldest of them goes home. The mean age of those who stay is ${mean} years.\n\nHow old is the person who went home?`,
    hint: "What do all the ages add up to at first? And afterwards?",
    before: (n: number, m: number) => `At first the ages add up to $${n} \\times ${m} = ${n * m}$ years.`,
    later: (n: number, mean: number) =>
      `Then there are $${n}$ people, and their ages add up to $${n} \\times ${mean} = ${n * mean}$ years.`,
    last: (difference: number) => `What is missing is the age of the one who left, ${difference} years.`,
    level: (d: number, n: number, m: number, right: number) =>
      `the oldest is as old as the first mean, $${m}$, and on top of that gave each of the other ${n - 1} the $${d}$ ${noun(d, "year")} from $${m - d}$ up to $${m}$: $${m} + ${n - 1} \\times ${d} = ${right}$`,
    wanted: "If somebody whose age is the old mean goes home, the mean does not change; here it falls.",
    halves: "You averaged with two numbers only, but the second mean stands for several people.",
    check: (n: number, m: number) =>
      `Take your number from the ${n * m} years that all ages add up to, and share the rest among ${n - 1} people: compare with the second mean.`,
  },
  hostel: {
    title: "Two busy nights",
    after: 2,
    shift: 1,
    unit: "guests",
    story: (n: number, m: number, mean: number) =>
      `Over the first ${n} nights of a festival, a hostel in Cusco had a mean of ${m} guests a night. Then came two busy nights. Over all ${n + 2} nights the mean was ${mean}.\n\nWhat was the mean number of guests over the **last two** nights?`,
    hint: "Count every guest once for each night. How many is that for the first nights, and how many for all of them?",
    before: (n: number, m: number) => `Over the first nights that makes $${n} \\times ${m} = ${n * m}$ guests.`,
    later: (n: number, mean: number) => `Over all $${n}$ nights it makes $${n} \\times ${mean} = ${n * mean}$.`,
    last: (difference: number) =>
      `The last two nights had the difference, $${difference}$ guests, so their mean is $${difference} \\div 2 = ${difference / 2}$.`,
    level: (d: number, n: number, m: number, right: number) =>
      `each of the first ${n} nights is $${d}$ below $${m + d}$, which makes $${n * d}$ missing. Each of the last two nights makes up for $${(n * d) / 2}$ of that: $${m + d} + ${(n * d) / 2} = ${right}$`,
    wanted: "That is the mean over all the nights; the last two must lie above it to pull it up.",
    halves: "You gave both means the same weight, but one of them stands for more nights than the other.",
    check: (n: number, m: number) =>
      `Add twice your number to the ${n * m} of the first nights and share the total among ${n + 2} nights: compare with the mean of them all.`,
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
    const [then, now] = [n * m, (n + after) * mean];
    const [low, high] = [Math.min(then, now), Math.max(then, now)];
    return {
      title,
      problem: story(n, m, mean),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        `Go from the mean to the **total behind it**, because totals can be added and taken away. ${before(n, m)}`,
        later(n + after, mean),
        `Compare the totals: $${high} - ${low} = ${high - low}$. ${last(high - low)}`,
        `Check by levelling out: ${level(d, n, m, right)}.`,
      ],
      slips: apart(right, [
        [setting === "climbers" ? m : mean, wanted],
        [setting === "climbers" ? m + d : m + 2 * d, halves],
        [high - low, "That is what both nights bring together; the question asks for the mean of the two."],
      ]),
      check: check(n, m),
    };
  },
});
