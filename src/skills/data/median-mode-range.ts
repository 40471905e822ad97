import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, ordinal } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { atPlace, fromTable } from "./parts/from-frequency-table.ts";
import { dec, natural, rising, row, rowAnd, tally } from "./shared-data.ts";

const settings = {
  bare: { list: (list) => `Here are some numbers: ${list}.`, of: "these numbers" },
  birds: { list: (list) => `Along a river in Kenya ${list} herons were counted, day after day.`, of: "these numbers" },
  warm: { list: (list) => `In Toronto some days of April had highs of ${list} degrees.`, of: "these temperatures" },
  points: { list: (list) => `In a quiz the teams got ${list} points.`, of: "these scores" },
} satisfies Record<string, { list: (list: string) => string; of: string }>;
type Way = keyof typeof settings;

const meanOf = (numbers: readonly number[]) => sum(numbers) / numbers.length;
/** How often the most frequent number comes, and which numbers come so often. */
function most(numbers: readonly number[]): readonly [times: number, which: readonly number[]] {
  const counted = tally(numbers);
  const times = Math.max(...counted.map(([, one]) => one));
  return [times, counted.filter(([, one]) => one === times).map(([n]) => n)];
}

function mode(numbers: readonly number[], way: Way): Question {
  const sorted = rising(numbers);
  const [times, [value = 0]] = most(numbers);
  const answer = whole(value);
  const mid = Math.floor(sorted.length / 2);
  const twice = times === 2 ? "twice" : `${inWords(times)} times`;
  return {
    prompt: `${settings[way].list(rowAnd(numbers))} What is the mode of ${settings[way].of}?`,
    answer,
    steps: [
      `The mode is the number that comes most often. It helps to put equal numbers side by side.`,
      `In order they are ${row(sorted)}. Which of them comes more often than the others?`,
      `$${value}$ comes ${twice}, more often than any other. So the mode is $${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          times,
          "gave how often the mode comes",
          `The most frequent number does come ${twice}. But which number is it that comes so often?`,
        ],
        [
          sorted.at(-1) ?? 0,
          "took the largest number",
          `That is the largest number. The mode is the one that comes most often.`,
        ],
        ...(sorted.length % 2 === 1
          ? [
              [
                sorted[mid] ?? 0,
                "took the median",
                `That is the number in the middle, the median. The mode is the one that comes most often.`,
              ] as const,
            ]
          : []),
        [
          (sorted.at(-1) ?? 0) - (sorted[0] ?? 0),
          "took the range",
          `That is the range, from the smallest to the largest. The mode is the number that comes most often.`,
        ],
      ]),
    ),
    check: `Count how often your number comes: no other number may come as often.`,
  };
}

function spread(numbers: readonly number[], way: Way): Question {
  const sorted = rising(numbers);
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const value = high - low;
  const answer = whole(value);
  const [first, last] = [numbers[0] ?? 0, numbers.at(-1) ?? 0];
  return {
    prompt: `${settings[way].list(rowAnd(numbers))} What is the range of ${settings[way].of}?`,
    answer,
    steps: [
      `The range says how far the numbers spread: from the smallest to the largest.`,
      `The smallest is $${low}$, and the largest is $${high}$.`,
      `Take one away from the other: $${high} - ${low} = ${value}$. So the range is $${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          Math.abs(last - first),
          "subtracted the first and the last number as they stand",
          `You took the first and the last number of the list. Are they the smallest and the largest?`,
        ],
        [high, "gave the largest number", `That is the largest number. How far is it from the smallest one?`],
        [
          high + low,
          "added instead of subtracting",
          `You added the smallest and the largest. The range is how far they lie apart.`,
        ],
        [
          numbers.length,
          "counted the numbers",
          `That is how many numbers there are. How far is it from the smallest to the largest?`,
        ],
      ]),
    ),
    check: `Add your answer to the smallest number: you must get the largest.`,
  };
}

function medianOfOdd(numbers: readonly number[], way: Way): Question {
  const sorted = rising(numbers);
  const mid = (sorted.length - 1) / 2;
  const value = sorted[mid] ?? 0;
  const [low, high] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const place = mid + 1;
  const answer = whole(value);
  return {
    prompt: `${settings[way].list(rowAnd(numbers))} What is the median of ${settings[way].of}?`,
    answer,
    steps: [
      `The median is the middle number once they stand in order. So put them in order first.`,
      `In order they are ${row(sorted)}.`,
      `There are $${sorted.length}$ numbers, so the ${ordinal(place)} has $${mid}$ before it and $${mid}$ behind it. So the median is $${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          numbers[mid] ?? 0,
          "took the middle without putting the numbers in order",
          `That number stands in the middle of the list as it is given. Put the numbers in order first: which is in the middle then?`,
        ],
        [
          meanOf(numbers),
          "worked out the mean",
          `That is the mean. The median is the middle number of those in order.`,
        ],
        [
          (low + high) / 2,
          "took the middle between the smallest and the largest",
          `You took only the smallest and the largest number. Which number has as many before it as behind it?`,
        ],
        [
          mid + 1,
          "gave the place of the median",
          `That is the place at which the median stands. Which number is at that place?`,
        ],
      ]),
    ),
    check: `As many of the numbers must stand before your answer as behind it, when they are in order.`,
  };
}

function medianOfEven(numbers: readonly number[], way: Way): Question {
  const sorted = rising(numbers);
  const half = sorted.length / 2;
  const [low, high] = [sorted[half - 1] ?? 0, sorted[half] ?? 0];
  const value = dec(low + high, 2);
  const answer = { kind: "decimal", value } as const;
  const [a, b] = [numbers[half - 1] ?? 0, numbers[half] ?? 0];
  return {
    prompt: `${settings[way].list(rowAnd(numbers))} What is the median of ${settings[way].of}?`,
    answer,
    steps: [
      `Put the numbers in order first: ${row(sorted)}.`,
      `There are $${sorted.length}$ of them, so no single one is in the middle. The middle two are $${low}$ and $${high}$.`,
      `The median lies halfway between them: $(${low} + ${high}) \\div 2 = ${value}$. So the median is $${value}$.`,
    ],
    slips: slips(answer, [
      [
        dec(a + b, 2),
        "took the middle without putting the numbers in order",
        `$${a}$ and $${b}$ stand in the middle of the list as it is given. Put the numbers in order first.`,
      ],
      [
        low,
        "took only the first of the middle two",
        `$${low}$ has fewer numbers before it than behind it. What lies halfway between the middle two?`,
      ],
      [
        high,
        "took only the second of the middle two",
        `$${high}$ has more numbers before it than behind it. What lies halfway between the middle two?`,
      ],
      [
        low + high,
        "added the middle two without halving",
        `Those two are the right ones. But the median lies halfway between them: what is left to do?`,
      ],
    ]),
    check: `When they are in order, half of the numbers must stand before your answer and half of them behind it.`,
  };
}

const manyWays = ["bare", "birds", "warm", "points"] as const;

const skill: Skill = {
  id: "median-mode-range",
  title: "Median, mode and range",
  about: "The one in the middle, the one that comes most often, and how far apart the smallest and largest are.",
  curriculum: ["KS3 statistics", "6.SP.4", "6.SP.5"],
  needs: [],
  stages: [
    stage({
      grade: 3,
      label: "mode and range",
      bounds: {
        wanted: ["mode", "range"],
        numbers: { list: [2, 15], length: [6, 9] },
        way: ["bare", "birds", "points"],
      },
      rules: {
        "one number comes most often": ({ wanted, numbers }) => wanted !== "mode" || most(numbers)[1].length === 1,
        "they spread": ({ numbers }) => Math.max(...numbers) - Math.min(...numbers) >= 4,
        "the largest is not the mode": ({ wanted, numbers }) =>
          wanted !== "mode" || most(numbers)[1][0] !== Math.max(...numbers),
        "they are in no order": ({ numbers }) => !inOrder(numbers),
      },
      write: ({ wanted, numbers, way }) => (wanted === "mode" ? mode(numbers, way) : spread(numbers, way)),
    }),
    stage({
      grade: 3,
      label: "the median of an odd number of values",
      bounds: { numbers: { list: [3, 24], length: [5, 9] }, way: manyWays },
      rules: {
        "there is a middle one": ({ numbers }) => numbers.length % 2 === 1,
        "the middle of the list is another one": ({ numbers }) =>
          numbers[(numbers.length - 1) / 2] !== rising(numbers)[(numbers.length - 1) / 2],
        "there is little double": ({ numbers }) => new Set(numbers).size >= numbers.length - 2,
      },
      write: ({ numbers, way }) => medianOfOdd(numbers, way),
    }),
    stage({
      grade: 4,
      label: "the median of an even number of values",
      bounds: { numbers: { list: [3, 24], length: [4, 8] }, way: manyWays },
      rules: {
        "there are two middle ones": ({ numbers }) => numbers.length % 2 === 0,
        "the middle two differ, by no more than nine": ({ numbers }) => {
          const sorted = rising(numbers);
          const gap = (sorted[numbers.length / 2] ?? 0) - (sorted[numbers.length / 2 - 1] ?? 0);
          return gap >= 1 && gap <= 9;
        },
        "they are in no order": ({ numbers }) => !inOrder(numbers),
        "there is little double": ({ numbers }) => new Set(numbers).size >= numbers.length - 1,
      },
      write: ({ numbers, way }) => medianOfEven(numbers, way),
    }),
    stage({
      grade: 5,
      label: "from a frequency table",
      bounds: {
        wanted: ["median", "median", "mode"],
        often: { list: [1, 12], length: [5, 6] },
        poll: ["pets", "goals", "dice", "sizes"],
      },
      rules: {
        "there is a middle one": ({ often }) => sum(often) % 2 === 1 && sum(often) <= 45,
        "one number comes most often": ({ often }) => most(often)[1].length >= 1 && isOnce(often, Math.max(...often)),
        "the median is not in the middle of the row": ({ often }) =>
          atPlace(often, 0, (sum(often) + 1) / 2) !== (often.length - 1) / 2,
        "a dice has six numbers": ({ often, poll }) => (poll === "dice") === (often.length === 6),
      },
      write: ({ wanted, often, poll }) => fromTable(often, poll, wanted),
    }),
  ],
};

function inOrder(numbers: readonly number[]): boolean {
  const sorted = rising(numbers);
  return numbers.every((n, i) => n === sorted[i]) || numbers.every((n, i) => n === sorted.at(-1 - i));
}

function isOnce(numbers: readonly number[], one: number): boolean {
  return numbers.filter((n) => n === one).length === 1;
}

export default skill;
