import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { and, commas, inWords } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Random signs until a pattern shows: the mean depends on how the pattern overlaps itself. A fair crowd of gamblers tells it. */
const settings = {
  coin: {
    title: "Heads and tails in a row",
    signs: ["H", "T"],
    asks: "mean",
    problem: (pattern: string) =>
      `Ayşe tosses a fair coin and writes H for heads and T for tails in a row. She stops as soon as **${pattern}** stands at the end of her row.\n\nHow many tosses does she need **on average**?`,
    trial: "toss",
    trials: "tosses",
  },
  ape: {
    title: "A keyboard with few keys",
    signs: ["A", "B", "R", "N"],
    asks: "mean",
    problem: (pattern: string) =>
      `A toy robot types on a keyboard with four keys: A, B, N and R. Every time it picks one of the four at random, each with probability $\\frac{1}{4}$. It stops as soon as the last letters it has typed are **${pattern}**.\n\nWhat is the mean number of letters that it types?`,
    trial: "letter",
    trials: "letters",
  },
  booth: {
    title: "A fair booth at the fair",
    signs: ["R", "Y", "B"],
    asks: "prize",
    problem: (pattern: string) =>
      `At a village fair stands a wheel with three equal sectors: red, yellow and blue. Each spin costs one coin. The colours are written in a row (R, Y, B), and a player goes on until the row ends with **${pattern}**. Then she gets the prize and stops.\n\nHow many coins must the prize be, so that the game is **fair**: on average neither she nor the booth gains anything?`,
    trial: "spin",
    trials: "spins",
  },
  dice: {
    title: "Equally likely, not equally soon",
    signs: ["1", "2", "3", "4", "5", "6"],
    asks: "difference",
    problem: (pattern: string, other: string, length: number) =>
      `Kiri and Tane each roll a fair die again and again and write the numbers in a row. Kiri stops as soon as her row ends with **${pattern}**, Tane as soon as his ends with **${other}**. In any ${inWords(length)} rolls one after the other, both patterns are equally likely.\n\nAnd yet Kiri needs more rolls than Tane **on average**. How many more?`,
    trial: "roll",
    trials: "rolls",
  },
} as const;

export default family({
  level: "hard",
  topic: "chance-surprises",
  minutes: 15,
  kind: "thinking",
  technique: "a crowd of fair bets",
  ages: "16-18",
  curriculum: ["A-level Further expectation", "HSS-MD.2", "MP7"],
  bounds: {
    setting: ["coin", "ape", "booth", "dice"],
    pattern: { list: [0, 5], length: [2, 4] },
  },
  rules: {
    "only signs that there are": ({ setting, pattern }) =>
      pattern.every((sign) => sign < settings[setting].signs.length),
    "long enough to be worth it, short enough to follow": ({ setting, pattern }) =>
      pattern.length >= { coin: 3, ape: 2, booth: 3, dice: 2 }[setting] &&
      pattern.length <= { coin: 4, ape: 4, booth: 4, dice: 3 }[setting],
    "it overlaps itself": ({ pattern }) => overlaps(pattern).length > 1,
  },
  write({ setting, pattern }) {
    const { title, signs, asks, problem, trial, trials } = settings[setting];
    const [size, n] = [signs.length, pattern.length];
    const between = setting === "dice" ? " " : "";
    const written = (some: readonly number[]) => some.map((sign) => signs[sign]).join(between);
    const text = written(pattern);
    const kept = overlaps(pattern);
    const mean = worth(pattern, size);
    const plainMean = size ** n;
    // The same pattern with another last sign, which never agrees with its own beginning.
    const other = withoutOverlap(pattern, size);
    const answer = asks === "difference" ? mean - plainMean : mean;
    const holdings = kept.map((k) => size ** k);
    const held = kept.map((k, i) => {
      const beginning = k === n ? `the whole pattern, ${text}` : written(pattern.slice(0, k));
      return `$${holdings[i]}$ (${beginning})`;
    });
    const still = range(0, n).map((k) => (k === n ? 0 : mean - worth(pattern.slice(0, k), size)));
    const inPlace = range(0, n - 1);
    const lines = inPlace.map((k) => {
      const follow = range(0, size - 1).map((sign) => still[matched([...pattern.slice(0, k), sign], pattern)] ?? 0);
      const values = [...new Set(follow)].toSorted((a, b) => b - a);
      const terms = values.map((value) => {
        const times = follow.filter((one) => one === value).length;
        return times === 1 ? String(value) : `${times} \\times ${value}`;
      });
      return `$${still[k]} = 1 + \\frac{${texSum(terms)}}{${size}}$`;
    });
    const equations = commas(lines);
    const needed = still.slice(0, n);
    const total = kept.length === 1 ? `$${mean}$` : `$${texSum(holdings)} = ${mean}$`;
    const firstSign = written(pattern.slice(0, 1));
    return {
      title,
      problem: problem(text, written(other), n),
      answer: { kind: "whole", value: String(answer), unit: asks === "prize" ? "coins" : trials },
      hint: `If the last ${trial} spoils the pattern, is everything lost, or can its end be the beginning of a new one? Compare the beginning of the pattern with its end.`,
      solution: [
        `Think of a **crowd of fair bets**. Before every ${trial} a new gambler arrives with 1 token and bets it that the next one is ${firstSign}. If it is, she has $${size}$ tokens, which is fair; then she bets them all on the second sign of the pattern, and so on. Whoever loses leaves with nothing.`,
        `The pattern ${text} is complete. Who has tokens now? The gambler who came ${inWords(n)} ${trials} ago has won ${inWords(n)} bets. Gamblers who came later still hold tokens if the last signs are also the **first** ones of the pattern. So the tokens held are ${and(held)}; together ${total}.`,
        `All bets are fair, so on average the gamblers have brought as many tokens as they hold at the end. They have brought one for each ${trial}. So the mean number of ${trials} is $${mean}$.`,
        ...(asks === "prize"
          ? [`She pays one coin for each spin, on average $${mean}$ coins. So the fair prize is $${mean}$ coins.`]
          : []),
        ...(asks === "difference"
          ? [
              `For ${written(other)} no end agrees with a beginning. Only one gambler holds tokens: $${size}^{${n}} = ${plainMean}$. The difference is $${mean} - ${plainMean} = ${answer}$.`,
            ]
          : []),
        `Check with equations for ${text}. With ${and(inPlace)} signs in place, ${and(needed)} more are needed on average. Each must be 1 more than the average of what can follow: ${equations}. All true.`,
      ],
      slips: apart(answer, [
        asks === "difference"
          ? [mean, "That is Kiri's own mean. How many rolls fewer does Tane need?"]
          : [
              plainMean,
              "That is right for a pattern that does not overlap itself. Here a hit is already a beginning of the next one, so hits come in clusters, and the wait for a cluster is longer.",
            ],
        ...(asks === "difference"
          ? ([[plainMean, "That is Tane's own mean. How many more rolls does Kiri need?"]] as const)
          : ([
              [
                sum(range(1, n).map((k) => size ** k)),
                "That would be right if every beginning of the pattern were also its end. Look at which ones are.",
              ],
              [size * n, "The signs must come one directly after the other; waiting for each in turn is not enough."],
            ] as const)),
      ]),
      check: `Write down, for each number of signs that already fit, what the next ${trial} can lead to: your mean must satisfy these equations.`,
    };
  },
});

/** Lengths for which the end of the pattern is also its beginning, longest first. */
function overlaps(pattern: readonly number[]): number[] {
  return range(1, pattern.length)
    .toReversed()
    .filter((k) => pattern.slice(0, k).every((sign, i) => sign === pattern[pattern.length - k + i]));
}

/** What the gamblers hold when these signs have just come, as a beginning of the pattern. */
function worth(signs: readonly number[], size: number): number {
  return sum(overlaps(signs).map((k) => size ** k));
}

/** How many of the last signs fit the beginning of the pattern. */
function matched(row: readonly number[], pattern: readonly number[]): number {
  return (
    range(0, row.length)
      .toReversed()
      .find((k) => k <= pattern.length && row.slice(row.length - k).every((sign, i) => sign === pattern[i])) ?? 0
  );
}

/** The pattern with another first sign, so that no end is a beginning; found by trying. */
function withoutOverlap(pattern: readonly number[], size: number): number[] {
  for (const sign of range(1, size - 1)) {
    const other = [((pattern[0] ?? 0) - sign + size) % size, ...pattern.slice(1)];
    if (overlaps(other).length === 1) return other;
  }
  return [...pattern];
}
