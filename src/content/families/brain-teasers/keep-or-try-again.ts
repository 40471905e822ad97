import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { commas, inWords, noun, withArticle } from "../../../engine/words.ts";
import {
  add,
  compare,
  decimalText,
  divide,
  fractionText,
  multiply,
  type Rational,
  rational,
} from "../../../maths/rational.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Keep what you have, or give it up for another try: decided from the end. */
const settings = {
  die: {
    title: "Keep it or roll again",
    asks: "mean",
    problem: (sides: number, tries: string) =>
      `Ravi rolls a fair die with ${sides} sides, numbered $1$ to $${sides}$. He may keep the number as his score, or give it up and roll again; an earlier number never comes back. He has at most ${tries} rolls, and the last one must be kept.\n\nWhat is his **average score** if he plays as well as possible? Write a fraction in lowest terms.`,
    try: "roll",
    keep: "keep",
    value: "number",
  },
  shell: {
    title: "The pearl diver's choice",
    asks: "mean",
    problem: (sides: number, tries: string) =>
      `In a computer game you dive for pearls. Each dive brings up one pearl, worth $1, 2, 3, \\ldots$ or $${sides}$ points, all equally likely. You may keep it, and then the game is over, or throw it back and dive again. There is air for ${tries} dives, and the last pearl counts in any case.\n\nHow many points does the best way to play make **on average**? Write a fraction in lowest terms.`,
    try: "dive",
    keep: "keep",
    value: "pearl",
  },
  carpet: {
    title: "Going, going, gone",
    asks: "least",
    problem: (sides: number, tries: string) =>
      `Shirin wants to sell a carpet within ${tries} days. Each day one dealer makes an offer of $1, 2, 3, \\ldots$ or $${sides}$ hundred dinars, all equally likely. She must say yes or no at once; an offer that she refuses never comes back. On the last day she has to take what she is offered. She wants to get as much as possible on average.\n\nWhat is the **smallest** offer, in hundreds of dinars, that she should accept on the **first** day?`,
    try: "offer",
    keep: "accept",
    value: "offer",
  },
  road: {
    title: "Roads out of the city",
    asks: "low",
    problem: (sides: number, tries: string) =>
      `A navigation program draws a route at random and shows how many minutes of traffic jam lie on it: $1, 2, 3, \\ldots$ or $${sides}$, all equally likely. You may take the route or ask for a new one; the old one is then lost. You can see at most ${tries} routes, and the last one you must take.\n\nHow many minutes of jam does the best strategy have **on average**? Write a fraction in lowest terms.`,
    try: "route",
    keep: "take",
    value: "route",
  },
} as const;

export default family({
  level: "hard",
  topic: "games",
  minutes: 12,
  kind: "thinking",
  technique: "backward induction",
  ages: "15-18",
  curriculum: ["A-level expectation", "HSS-MD.5", "MP1"],
  bounds: {
    setting: ["die", "shell", "carpet", "road"],
    sides: [4, 20],
    tries: [2, 5],
  },
  rules: {
    "the means are half-way friendly": ({ setting, sides, tries }) =>
      settings[setting].asks === "least"
        ? tries >= 3 && sides >= 6 && sides <= 12 && sides % 2 === 0
        : tries <= 3 && Number(last(means(sides, tries)).den) <= 100,
    "never a tie between keeping and trying again": ({ sides, tries }) =>
      means(sides, tries)
        .slice(0, tries - 1)
        .every((mean) => mean.den !== 1n),
    "no plain half at the end": ({ setting, sides, tries }) =>
      settings[setting].asks === "least" || last(means(sides, tries)).den > 2n,
  },
  write({ setting, sides, tries }) {
    const its = settings[setting];
    const { title, asks, problem, value, keep } = its;
    const low = asks === "low";
    // For jams, small is good: count from the other end and turn back when it is shown.
    const high = means(sides, tries);
    const turned = rational(sides + 1);
    const shown = (mean: Rational) => (low ? add(turned, rational(-mean.num, mean.den)) : mean);
    const results = high.map(shown);
    const averageOf = (left: number) => results[left - 1] ?? rational(0);
    const kept = range(1, tries - 1).map((j) => keptOf(sides, high[j - 1] ?? rational(0), low));
    const one = its.try;
    const final = last(results);
    const texOf = (r: Rational) => (r.den === 1n ? String(r.num) : `\\frac{${r.num}}{${r.den}}`);
    const near = (r: Rational) => {
      const exact = decimalText(r, 2);
      const rounded = (Number(r.num) / Number(r.den)).toFixed(2);
      return exact === null || exact.includes("(") ? `about $${rounded}$` : `$${exact}$`;
    };
    const [better, counts, worth] = low
      ? ["less", "count", "how long its jam is"]
      : ["more", "are worth", "what it is worth"];
    const count = asks === "least" ? tries - 1 : tries;
    const step = (j: number) => {
      const [from, to] = kept[j - 2] ?? [0, 0];
      const values = range(from, to);
      const total = sum(values);
      const [before, average] = [averageOf(j - 1), averageOf(j)];
      const go = sides - values.length;
      const inside = `\\frac{${total} + ${go} \\times ${texOf(before)}}{${sides}}`;
      const all = values.length > 4 ? `${from} + \\cdots + ${to}` : texSum(values);
      const rounded = j > 2 || average.den > 10n ? `, which is ${near(average)}` : "";
      return `With ${inWords(j)} ${noun(j, one)} left: ${keep} what is ${better} than ${near(before)}, so ${span(from, to)}. These make $${all} = ${total}$; the other ${go} of ${sides} cases ${counts} $${texOf(before)}$ each, the average of what follows. The average is $${inside} = ${texOf(average)}$${rounded}.`;
    };
    const plain = averageOf(1);
    const opening = `Begin at the end: this is **backward induction**. With one ${one} left there is no choice, and the average is $\\frac{1 + ${sides}}{2} = ${texOf(plain)}$.`;
    const maximum = maxMean(sides, tries);
    const slipFraction = (r: Rational) => fractionText(shown(r));
    if (asks === "least") {
      const [from] = kept[tries - 2] ?? [0, 0];
      const rest = averageOf(tries - 1);
      const daysAfter = tries - 1;
      const tooLittle = from - 1;
      const leasts = commas(kept.toReversed().map(([least]) => least));
      const [second] = kept[tries - 3] ?? [0, 0];
      return {
        title,
        problem: problem(sides, inWords(tries)),
        answer: { kind: "whole", value: String(from) },
        hint: "What can she hope for on average if she has only one day left? And if two days are left?",
        solution: [
          opening,
          ...range(2, count).map(step),
          `On the first day, refusing leaves ${inWords(daysAfter)} offers, worth ${near(rest)} on average. So she should accept whatever is more than that, and the smallest such offer is $${from}$.`,
          `Check both sides: an offer of ${from} is better than ${near(rest)}, and an offer of ${tooLittle} is worse. And the least that she accepts never rises from one day to the next, as it should be: ${leasts}, and anything on the last day.`,
        ],
        slips: apart(from, [
          [second, "That is the smallest offer to accept on the second day. On the first day more chances lie ahead."],
          [
            Math.floor((sides + 1) / 2) + 1,
            "That compares with the average of a single further offer. But she may refuse that one too.",
          ],
          [sides, "Waiting for the best possible offer will mostly end with a poor one on the last day."],
        ]),
        check:
          "Compare your offer, and the one below it, with what she can expect on average from the days that remain.",
      };
    }
    // The other route: how often it ends with each try, and with what average.
    const parts = range(1, tries).map((i) => {
      const left = tries - i + 1;
      const [from, to] = left === 1 ? [1, sides] : (kept[left - 2] ?? [1, sides]);
      return { stop: rational(to - from + 1, sides), mean: rational(from + to, 2) };
    });
    let reaching = rational(1);
    const shares = parts.map(({ stop, mean }) => {
      const share = multiply(reaching, stop);
      reaching = add(reaching, rational(-share.num, share.den));
      return `$${texOf(share)} \\times ${texOf(mean)}$`;
    });
    const listed = commas(shares);
    const bothOrAll = tries === 2 ? "both" : "all three";
    const ones = noun(tries, one);
    return {
      title,
      problem: problem(sides, inWords(tries)),
      answer: { kind: "fraction", value: fractionText(final), form: "lowest" },
      hint: `Suppose only the last ${one} is left: what can you expect from it on average? Then when should you ${keep} the one before it?`,
      solution: [
        opening,
        ...range(2, tries).map(step),
        `So the best average is $${texOf(final)}$.`,
        `Check by asking how often each ${one} is the one that counts, first to last, and ${worth} on average then: ${listed}. These add up to $${texOf(final)}$ as well.`,
      ],
      slips: apart(fractionText(final), [
        [
          slipFraction(maximum),
          `That is right for someone who sees ${bothOrAll} ${noun(tries, value)} first and then chooses. But ${withArticle(value)} that was given up does not come back.`,
        ],
        [fractionText(plain), `That is the average of a single ${one}. The choice must be worth something.`],
        ...(tries === 3
          ? ([
              [fractionText(averageOf(2)), `That is right with two ${ones}. Here there are three.`],
              [
                fractionText(shown(wrongThird(sides))),
                `With three ${ones} to come, be more demanding at first than in the end: compare with what the remaining two are worth.`,
              ],
            ] as const)
          : []),
      ]),
      check: `Say for each ${one} what you would ${keep}; then work out how often it ends there, and with what average.`,
    };
  },
});

function last<T>(items: readonly T[]): T {
  return items[items.length - 1] as T;
}

/** The best mean with 1, 2, ... tries left, where high is good. */
function means(sides: number, tries: number): Rational[] {
  const found = [rational(sides + 1, 2)];
  while (found.length < tries) {
    const mean = last(found);
    const total = range(1, sides)
      .map((n) => (compare(rational(n), mean) > 0 ? rational(n) : mean))
      .reduce(add);
    found.push(divide(total, rational(sides)));
  }
  return found;
}

/** What to keep when going on is worth that mean: from..to, counted from the other end where low is good. */
function keptOf(sides: number, mean: Rational, low: boolean): [number, number] {
  const least = range(1, sides).find((n) => compare(rational(n), mean) > 0) ?? sides;
  return low ? [1, sides + 1 - least] : [least, sides];
}

function span(from: number, to: number): string {
  if (from === to) return `only ${from}`;
  return to === from + 1 ? `${from} or ${to}` : `${from} to ${to}`;
}

/** The mean of the largest of all tries. */
function maxMean(sides: number, tries: number): Rational {
  const total = sum(range(1, sides).map((n) => n * (n ** tries - (n - 1) ** tries)));
  return rational(total, sides ** tries);
}

/** Three tries, each of the first two kept when it is above the plain mean. */
function wrongThird(sides: number): Rational {
  const [one, two] = means(sides, 2) as [Rational, Rational];
  const keep = range(1, sides).filter((n) => compare(rational(n), one) > 0);
  return divide(add(rational(sum(keep)), multiply(rational(sides - keep.length), two)), rational(sides));
}
