import { family } from "../../../engine/family.ts";
import { apart } from "../slips.ts";

/** `n` things of two kinds and what they make together; `m` of them are of the kind that is asked for. */
const settings = {
  yard: {
    title: "Wheels in the yard",
    value: [2, 4],
    unit: "pedal cars",
    wanted: "pedal cars",
    story: (n: number, total: number) =>
      `A hire shop has ${n} vehicles in its yard. Some are bicycles with 2 wheels, the others are pedal cars with 4 wheels. The vehicles have ${total} wheels altogether.\n\nHow many of them are **pedal cars**?`,
    hint: "Suppose they were all bicycles. How many wheels would be missing? What changes when a pedal car takes the place of a bicycle?",
    suppose: (n: number, all: number) => `If all were bicycles, there would be $${n} \\times 2 = ${all}$ wheels.`,
    swap: "Swap one bicycle for a pedal car: still as many vehicles, but $4 - 2 = 2$ wheels more.",
    others: "bicycles",
    thing: "wheels",
    shortfall: "That is how many wheels are missing; one swap brings more than one wheel.",
  },
  quiz: {
    title: "Points won, points lost",
    value: [5, -2],
    unit: "wrong answers",
    wanted: "wrong answers",
    story: (n: number, total: number) =>
      `In a quiz, a right answer wins 5 points and a wrong answer **loses** 2 points. Ivo starts at 0, answers all ${n} questions and ends with ${total} points.\n\nHow many of his answers are **wrong**?`,
    hint: "Suppose all his answers were right. How many points would he have? How far apart are a right and a wrong answer?",
    suppose: (n: number, all: number) => `If all were right, he would have $${n} \\times 5 = ${all}$ points.`,
    swap: "Turn one right answer into a wrong one: he does not win $5$, and he loses $2$. That is $5 + 2 = 7$ points fewer.",
    others: "right answers",
    thing: "points",
    shortfall: "That is how many points he is short of the most; one wrong answer costs more than one point.",
  },
  feast: {
    title: "Tables for the wedding",
    value: [4, 7],
    unit: "long tables",
    wanted: "long tables",
    story: (n: number, total: number) =>
      `There are ${n} tables at a wedding in Samarkand. A round table seats 4 guests and a long table seats 7. All ${total} guests are seated and no seat is empty.\n\nHow many **long** tables are there?`,
    hint: "Suppose all the tables were round. How many guests would have no seat? What changes when a long table replaces a round one?",
    suppose: (n: number, all: number) =>
      `If all the tables were round, they would seat $${n} \\times 4 = ${all}$ guests.`,
    swap: "Swap one round table for a long one: still as many tables, but $7 - 4 = 3$ seats more.",
    others: "round tables",
    thing: "seats",
    shortfall: "That many guests would have no seat; one swap brings more than one seat.",
  },
  coins: {
    title: "Coins in the clay pot",
    value: [5, 20],
    unit: "coins",
    wanted: "20-cent coins",
    story: (n: number, total: number) =>
      `Leilani breaks open her clay money pot. Out roll ${n} coins. Each is worth 5 cents or 20 cents, and together they are worth ${total} cents.\n\nHow many of them are **20-cent** coins?`,
    hint: "Suppose they were all small coins. How much money would be missing? What does the money gain when one coin is swapped?",
    suppose: (n: number, all: number) =>
      `If all were 5-cent coins, they would be worth $${n} \\times 5 = ${all}$ cents.`,
    swap: "Swap one of them for a 20-cent coin: still as many coins, but $20 - 5 = 15$ cents more.",
    others: "5-cent coins",
    thing: "cents",
    shortfall: "That is how many cents are missing; one swap brings more than one cent.",
  },
} as const;

export default family({
  level: "easy",
  topic: "unknowns",
  minutes: 4,
  kind: "thinking",
  technique: "suppose they are all the same",
  ages: "9-11",
  curriculum: ["Y5 problem solving", "4.OA.3"],
  bounds: { setting: ["yard", "quiz", "feast", "coins"], n: [10, 30], m: [3, 20] },
  rules: {
    "there are at least three of the other kind": ({ n, m }) => m <= n - 3,
    "the two kinds are not equally many": ({ n, m }) => n !== 2 * m,
    "a quiz ends well above nothing": ({ setting, n, m }) => setting !== "quiz" || 5 * (n - m) - 2 * m >= 10,
  },
  write({ setting, n, m }) {
    const { title, value, unit, story, hint, wanted, suppose, swap, others, thing, shortfall } = settings[setting];
    const [first, second] = value;
    const firsts = n - m;
    const total = first * firsts + second * m;
    const all = first * n;
    const gap = Math.abs(total - all);
    const step = Math.abs(second - first);
    const [more, less] = [Math.max(all, total), Math.min(all, total)];
    const wrong = second < 0 ? "many" : "few";
    const [sign, size] = second < 0 ? ["-", -second] : ["+", second];
    const sum = `${first} \\times ${firsts} ${sign} ${size} \\times ${m}`;
    return {
      title,
      problem: story(n, total),
      answer: { kind: "whole", value: String(m), unit },
      hint,
      solution: [
        `**Suppose they are all the same**, because then you can multiply. ${suppose(n, all)}`,
        `Compare with the story: $${more} - ${less} = ${gap}$ ${thing} too ${wrong}.`,
        `${swap} To make up for all $${gap}$ you need $${gap} \\div ${step} = ${m}$ of these changes, so the number of ${wanted} is $${m}$.`,
        `Check both facts: $${firsts} + ${m} = ${n}$, and $${sum} = ${total}$ ${thing}.`,
      ],
      slips: apart(m, [
        [firsts, `That is the number of ${others}; the question asks for the other kind.`],
        [gap, shortfall],
        [total / second, `You shared all the ${thing} as if there were no ${others}.`],
      ]),
      check: `Take your number from ${n} to get the ${others}, then count all the ${thing}: there should be ${total}.`,
    };
  },
});
