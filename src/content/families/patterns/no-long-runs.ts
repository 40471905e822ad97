import { family } from "../../../engine/family.ts";
import type { PuzzleText } from "../../../engine/puzzle.ts";
import { texEach, texList, texSum } from "../../../engine/tex.ts";
import { and, commas, count, inWords, noun, or, tex } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Rows of n signs in which one sign never stands k times in a row: split by how the row ends. */
interface Setting {
  readonly title: string;
  /** How many signs there are. */
  readonly signs: 2 | 3;
  readonly story: (n: number, k: number) => string;
  readonly question: string;
  /** "lit lanterns", in the plural, and any other sign. */
  readonly runs: string;
  readonly other: string;
  readonly rows: readonly [one: string, many: string];
  readonly thing: string;
  readonly hint: string;
}

const settings: Record<string, Setting> = {
  lanterns: {
    title: "Lanterns over the canal",
    signs: 2,
    story: (n, k) =>
      `Over a canal hang $${n}$ paper lanterns in a row. Each can be lit or left dark. To save candles, **no ${inWords(k)} neighbouring lanterns** may all be lit. Leaving all of them dark is allowed.`,
    question: "How many different ways are there to choose which lanterns are lit? The row has a left and a right end.",
    runs: "lit lanterns",
    other: "a dark lantern",
    rows: ["row", "rows"],
    thing: "lantern",
    hint: "With how many lit lanterns can the row end on the right? What do you know about the rest of the row in each case?",
  },
  nights: {
    title: "The night watch",
    signs: 2,
    story: (n, k) =>
      `Farida plans $${n}$ days at an observatory. For each day she writes N (night watch) or R (rest). The rule is: **never ${inWords(k)} or more N one after the other**. Any number of R is allowed.`,
    question: "How many different plans are there?",
    runs: "night watches",
    other: "a rest day",
    rows: ["plan", "plans"],
    thing: "day",
    hint: "With how many night watches can a plan end? What comes before them, and what may the earlier days look like?",
  },
  drum: {
    title: "Loud and soft",
    signs: 2,
    story: (n, k) =>
      `A drum machine plays a pattern of $${n}$ beats, each of them loud or soft, over and over without a pause: after the last beat comes the first one again. Kwabena wants **never to hear ${inWords(k)} or more loud beats in a row**.`,
    question:
      "How many such patterns are there? Patterns count as different when they differ in any place, counted from the first beat.",
    runs: "loud beats",
    other: "a soft beat",
    rows: ["pattern", "patterns"],
    thing: "beat",
    hint: "Look at the loud beats round the seam, where the end of the pattern meets its beginning. How many can there be, and what stands on either side of them?",
  },
  pennants: {
    title: "Pennants on a mast",
    signs: 3,
    story: (n, k) =>
      `A ship shows a signal of $${n}$ pennants, one below the other. Each pennant is red, yellow or blue, and colours may be used again. But **no ${inWords(k)} red pennants may hang directly one below the other**, because they look like one long one.`,
    question: "How many different signals are there?",
    runs: "red pennants",
    other: "a pennant of another colour",
    rows: ["signal", "signals"],
    thing: "pennant",
    hint: "With how many red pennants can a signal end at the bottom? In how many ways can the pennant above those be coloured?",
  },
};

export default family({
  level: "hard",
  topic: "rules",
  minutes: 8,
  kind: "thinking",
  technique: "splitting by the end of the row",
  ages: "15-18",
  curriculum: ["enrichment recurrence relations", "HSF-BF.2", "MP8"],
  bounds: { setting: ["lanterns", "nights", "drum", "pennants"], n: [5, 12], k: [2, 4] },
  rules: {
    "the row is longer than two forbidden runs": ({ n, k }) => n >= 2 * k,
    "two signs need a longer row, three a shorter one": ({ setting, n }) =>
      settings[setting]?.signs === 3 ? n <= 8 : n >= 7,
  },
  write({ setting, n, k }) {
    if (setting === "drum") return loop(settings[setting] as Setting, n, k);
    const { title, signs, story, question, runs, other, rows, thing, hint } = settings[setting] as Setting;
    const [one, many] = rows;
    const others = signs - 1;
    const twoSigns = others === 1;
    const good = table(signs, n, k);
    const w = (i: number) => good[i] ?? 0;
    const right = w(n);
    const all = signs ** n;
    const [allOfLengthK, next] = [signs ** k, k + 1];
    const bracket = texSum(range(1, k).map((i) => `w_{n-${i}}`));
    const rule = twoSigns ? `w_n = ${bracket}` : `w_n = ${others}(${bracket})`;
    const numbers = texSum(range(1, k).map((i) => w(n - i)));
    const added = twoSigns ? numbers : `${others}(${numbers})`;
    const short = range(1, k - 1).map((i) => `w_${i} = ${w(i)}`);
    const later = range(next, n).map((i) => tex(w(i)));
    const [shorter, rest] = [n - 1, n - k - 1];
    const [before, beforeRun] = [w(shorter), w(rest)];
    const [extended, bad] = [signs * before, others * beforeRun];
    const badOnes = twoSigns ? tex(bad) : `${others} \\times ${tex(beforeRun)} = ${tex(bad)}`;
    const badNext = 2 * others + 1;
    const ends = or(range(0, k - 1));
    const colours = twoSigns ? "" : `, and there are $${others}$ other colours`;
    return {
      title,
      problem: `${story(n, k)}\n\n${question}`,
      answer: { kind: "whole", value: String(right), unit: many === "rows" ? "ways" : many },
      hint,
      solution: [
        `Let $w_n$ be the number of good ${many} of length $n$. **Split them by how they end**: with ${ends} ${runs}, and before these comes ${other}, unless the ${one} is too short.`,
        `If the end has $j$ ${runs} and ${other} before them, the first $n - j - 1$ places can be any good ${one}${colours}. So $${rule}$. This holds from $n = ${k}$ on, with $w_0 = 1$ for the empty ${one}.`,
        `Lengths below $${k}$ cannot break the rule: ${commas(texEach(short))}. Of length $${k}$ only one ${one} is bad, so $w_${k} = ${allOfLengthK} - 1 = ${w(k)}$.`,
        `Go on with the rule: $w_${next}$ to $w_{${n}}$ are ${commas(texEach(later))}. The last one is $${added} = ${tex(right)}$.`,
        `Check by another way of building: put any further ${thing} behind a good ${one} of length $${shorter}$, which gives $${signs} \\times ${tex(before)} = ${tex(extended)}$ ${many}. Bad are only those that now end with exactly ${inWords(k)} ${runs}: ${other} stands before these, and any good ${one} of length $${rest}$ before that. That is $${badOnes}$. And $${tex(extended)} - ${tex(bad)} = ${tex(right)}$.`,
      ],
      slips: apart(
        right,
        [
          [before, `You stopped one ${thing} too early.`],
          [w(n + 1), `You went one ${thing} too far: check where the count starts.`],
          [
            all - (n - k + 1) * signs ** (n - k),
            "You took the forbidden rows away more than once: a row with two forbidden places, or a longer run, was counted for each.",
          ],
          [all, `Those are all the ${many}, also those that break the rule.`],
          [all - right, `Those are the ${many} that break the rule.`],
          ...(k > 2 && signs === 2
            ? [
                [
                  table(2, n, 2)[n] ?? 0,
                  "Two next to each other are allowed here; read again how many are not.",
                ] as const,
              ]
            : []),
        ],
        1,
      ),
      check: `Your way of counting must find ${count(1, `bad ${one}`)} of length ${k} and ${count(badNext, `bad ${one}`)} of length ${next}.`,
    };
  },
});

/** The number of good rows of length 0 to n + 1. */
function table(signs: number, n: number, k: number): number[] {
  const good = [1];
  for (let length = 1; length <= n + 1; length++)
    good.push(length < k ? signs ** length : (signs - 1) * sum(range(1, k).map((back) => good[length - back] ?? 0)));
  return good;
}

/** Patterns that are played in a ring: split by the run of loud beats that lies across the seam. */
function loop({ title, story, question, hint }: Setting, n: number, k: number): PuzzleText {
  const good = table(2, n, k);
  const w = (i: number) => good[i] ?? 0;
  const runs = range(0, k - 1);
  const right = sum(runs.map((j) => (j + 1) * w(n - j - 2)));
  const products = runs.map((j) => {
    const [places, rest] = [j + 1, tex(w(n - j - 2))];
    return j === 0 ? rest : `${places} \\times ${rest}`;
  });
  const [longest, withoutSeam] = [k - 1, n - 2];
  const first = range(0, longest).map(w);
  const later = range(k, withoutSeam).map((i) => tex(w(i)));
  // Good from the first beat to the last, but with k or more loud beats across the seam: at least one on either side of it.
  const seams = range(k, 2 * k - 2).map((j) => {
    const splits = range(1, j - 1).filter((i) => i < k && j - i < k).length;
    return { j, splits, ways: splits * w(n - j - 2) };
  });
  const bad = sum(seams.map(({ ways }) => ways));
  const [meeting, splits] = [seams.map(({ j }) => j), seams.map(({ splits }) => splits)];
  const oneSeam = seams.length === 1;
  const sharings = oneSeam ? `${and(splits)} ${noun(sum(splits), "way")}` : `${and(splits)} ways in turn`;
  const badAdded = texSum(seams.map(({ ways }) => ways));
  const makes = oneSeam ? `$${bad}$` : `$${badAdded} = ${tex(bad)}$`;
  const next = k + 1;
  const allOfNext = 2 ** next;
  const goodOfNext = allOfNext - next - 1;
  return {
    title,
    problem: `${story(n, k)}\n\n${question}`,
    answer: { kind: "whole", value: String(right), unit: "patterns" },
    hint,
    solution: [
      `Let $w_n$ be the number of good patterns of $n$ beats that are played once. Split them by how they end: with $0$ to $${longest}$ loud beats and a soft beat before these. So from $n = ${k}$ on, each $w_n$ is the sum of the ${inWords(k)} before it, and $w_0$ to $w_{${longest}}$ are $${texList(first)}$.`,
      `Going on, $w_{${k}}$ to $w_{${withoutSeam}}$ are ${commas(texEach(later))}.`,
      `Now close the ring and **split by the run across the seam**. It has $j$ loud beats, from $0$ to $${longest}$, and a soft beat on either side. The other $n - j - 2$ beats can be any good pattern.`,
      `The seam can lie at $j + 1$ places in this run, before, between or after its beats. So the number is $${texSum(products)} = ${tex(right)}$.`,
      `Check by taking away from $w_{${n}} = ${tex(w(n))}$ the patterns that fail at the seam only. There ${and(meeting)} loud beats meet, fewer than ${inWords(k)} on either side, which can be shared out in ${sharings}. With $w_{n - j - 2}$ for the rest that makes ${makes}, and $${tex(w(n))} - ${tex(bad)} = ${tex(right)}$.`,
    ],
    slips: apart(
      right,
      [
        [
          w(n),
          "These are the patterns that are right when they are played once. What happens where the end meets the beginning?",
        ],
        [sum(runs.map((j) => w(n - j - 2))), "The seam can lie at several places in a run of loud beats."],
        [2 ** n, "Those are all the patterns, also those that break the rule."],
        [w(withoutSeam), "At the seam there may be loud beats too, as long as they are not too many."],
      ],
      1,
    ),
    check: `Your way of counting must find ${goodOfNext} good patterns of ${next} beats: from all ${allOfNext} take away the one with loud beats only and the ${next} with a single soft beat.`,
  };
}
