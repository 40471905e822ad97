import { family } from "../../../engine/family.ts";
import { noun } from "../../../engine/words.ts";
import { gcd, lcm } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Amounts before and after; one number that can be made from them does not change. */
interface Change {
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

interface Setting {
  readonly title: string;
  readonly change: (one: number, two: number, n: number) => Change["after"];
  readonly story: (before: string, after: string, n: number) => string;
  readonly unit: string;
  readonly hint: string;
  /** What does not change, in the story and worked out from two parts. */
  readonly stays: string;
  readonly constant: (one: number, two: number) => number;
  readonly made: (one: number, two: number) => string;
  /** Whose parts are compared. */
  readonly first: string;
  readonly asked: (change: Change) => number;
  /** From the size of a part and how many parts there are before and after to the answer, which is given too. */
  readonly finish: (
    unit: number,
    before: readonly [number, number],
    after: readonly [number, number],
    answer: number,
  ) => string;
  readonly replay: (change: Change, n: number) => string;
  readonly slips: (change: Change, n: number) => readonly (readonly [number, string])[];
  readonly check: string;
}

const settings: Record<"harbour" | "robots" | "trains" | "aunt", Setting> = {
  harbour: {
    title: "Sails leave the harbour",
    change: (one, two, n) => [one - n, two],
    story: (before, after, n) =>
      `In a harbour on Zanzibar, the numbers of sailing boats and motor boats are in the ratio $${before}$. In the morning ${n} sailing boats leave. After that the ratio is $${after}$.\n\nHow many boats are in the harbour **now**?`,
    unit: "boats",
    hint: "Which kind of boat did not change? Give it equally many parts in both ratios.",
    stays: "The number of motor boats does not change",
    constant: (_one, two) => two,
    made: () => "",
    first: "the sailing boats",
    asked: ({ after: [one, two] }) => one + two,
    finish: (unit, _before, [one, two], all) => {
      const parts = one + two;
      return `Now there are $${one} + ${two} = ${parts}$ parts, so $${parts} \\times ${unit} = ${all}$ boats.`;
    },
    replay: ({ before: [one, two], after: [left] }, n) =>
      `At first there were $${one}$ sailing and $${two}$ motor boats. When $${n}$ leave, $${one} - ${n} = ${left}$ sailing boats are left beside the $${two}$`,
    slips: ({ before: [one, two] }) => [
      [one + two, "That is how many boats there were before the sailing boats left."],
    ],
    check:
      "Split your number in the second ratio, let the sailing boats come back, and see whether the first ratio is right.",
  },
  robots: {
    title: "New in the robot club",
    change: (one, two, n) => [one + n, two],
    story: (before, after, n) =>
      `A robot club in Tashkent has two groups: builders and coders. Their numbers are in the ratio $${before}$. Then ${n} new builders join, and the ratio is $${after}$.\n\nHow many members did the club have **at first**?`,
    unit: "members",
    hint: "Which of the two groups has not changed? Give it equally many parts in both ratios.",
    stays: "The number of coders does not change",
    constant: (_one, two) => two,
    made: () => "",
    first: "the builders",
    asked: ({ before: [one, two] }) => one + two,
    finish: (unit, [one, two], _after, all) => {
      const parts = one + two;
      return `At first there were $${one} + ${two} = ${parts}$ parts, so $${parts} \\times ${unit} = ${all}$ members.`;
    },
    replay: ({ before: [one, two], after: [more] }, n) =>
      `At first there were $${one}$ builders and $${two}$ coders. With $${n}$ more there are $${one} + ${n} = ${more}$ builders, still with $${two}$ coders`,
    slips: ({ after: [one, two] }) => [
      [one + two, "That is how many members there are now; the question asks about the start."],
    ],
    check:
      "Split your number in the first ratio, let the new builders come in, and see whether the second ratio is right.",
  },
  trains: {
    title: "Changing carriages",
    change: (one, two, n) => [one - n, two + n],
    story: (before, after, n) =>
      `A mountain train has two carriages. The numbers of passengers in the first and the second carriage are in the ratio $${before}$. For a better view, ${n} passengers change from the first carriage to the second. Now the ratio is $${after}$. Nobody gets on or off.\n\nHow many passengers are on the train altogether?`,
    unit: "passengers",
    hint: "Both carriages change. What does not change when somebody walks from one to the other?",
    stays: "The number of all the passengers does not change",
    constant: (one, two) => one + two,
    made: (one, two) => `${one} + ${two} = `,
    first: "the first carriage",
    asked: ({ before: [one, two] }) => one + two,
    finish: (unit, [one, two], _after, all) => {
      const parts = one + two;
      return `All the passengers are $${parts}$ parts, so $${parts} \\times ${unit} = ${all}$ passengers.`;
    },
    replay: ({ before: [one, two], after: [less, more] }, n) =>
      `At first there were $${one}$ and $${two}$ passengers. When $${n}$ change, there are $${one} - ${n} = ${less}$ and $${two} + ${n} = ${more}$`,
    slips: ({ before: [one] }) => [
      [one, "That is how many sat in the first carriage at the beginning; the question asks for both carriages."],
    ],
    check:
      "Split your number in the first ratio, let the passengers change carriages, and see whether the second ratio is right.",
  },
  aunt: {
    title: "The aunt and the nephew",
    change: (one, two, n) => [one + n, two + n],
    story: (before, after, n) =>
      `Today the ages of Noor and her nephew Bilal, in whole years, are in the ratio $${before}$. In ${n} years the ratio will be $${after}$.\n\nHow old is **Noor** today?`,
    unit: "years",
    hint: "Both of them grow older. What stays the same between two people for ever?",
    stays: "The difference of their ages does not change",
    constant: (one, two) => one - two,
    made: (one, two) => `${one} - ${two} = `,
    first: "Noor's age",
    asked: ({ before: [one] }) => one,
    finish: (unit, [one], _after, age) =>
      `Noor has $${one}$ parts today, so she is $${one} \\times ${unit} = ${age}$ years old.`,
    replay: ({ before: [one, two], after: [more, older] }, n) =>
      `Today they are $${one}$ and $${two}$ years old. In $${n}$ years they will be $${more}$ and $${older}$`,
    slips: ({ before: [, two], after: [one] }) => [
      [two, "That is how old Bilal is; the question asks about Noor."],
      [one, "That is how old Noor will be; the question asks about today."],
    ],
    check: "Find Bilal's age from yours, let both of them grow older, and see whether the second ratio is right.",
  },
};

interface Given {
  readonly setting: keyof typeof settings;
  readonly a: number;
  readonly b: number;
  readonly k: number;
  readonly n: number;
}

/** Everything that follows from the given numbers. */
function facts({ setting, a, b, k, n }: Given) {
  const { change, constant } = settings[setting];
  const before = [a * k, b * k] as const;
  const after = change(...before, n);
  const common = gcd(...after);
  const [c, d] = [after[0] / common, after[1] / common];
  const [was, is] = [constant(a, b), constant(c, d)];
  const all = lcm(was, is);
  const [p, q] = [all / was, all / is];
  const parts = Math.abs(a * p - c * q);
  return { before, after, c, d, was, is, all, p, q, parts };
}

export default family({
  level: "medium",
  topic: "sharing-ratio",
  minutes: 6,
  kind: "thinking",
  technique: "finding what stays the same",
  ages: "12-14",
  curriculum: ["KS3 ratio", "6.RP.3"],
  bounds: {
    setting: ["harbour", "robots", "trains", "aunt"],
    a: [1, 9],
    b: [1, 9],
    k: [2, 24],
    n: [3, 24],
  },
  rules: {
    "the first ratio is in lowest terms, and no one to one": ({ a, b }) => gcd(a, b) === 1 && a !== b,
    "somebody is left in every group": (given) =>
      settings[given.setting].change(given.a * given.k, given.b * given.k, given.n)[0] >= 2,
    "the aunt is the older one, and both have real ages": ({ setting, a, b, k, n }) =>
      setting !== "aunt" || (a > b && b * k >= 3 && b * k <= 30 && (a - b) * k >= 12 && a * k <= 60 && a * k + n <= 80),
    "the groups are not too large": ({ a, b, k }) => (a + b) * k <= 120,
    "the second ratio has small numbers, other ones": (given) => {
      const { c, d } = facts(given);
      return Math.max(c, d) <= 9 && c !== d;
    },
    "a ratio has to be scaled": (given) => {
      const { was, is } = facts(given);
      return was !== is;
    },
    "a part is a whole number of people or boats": (given) => {
      const { parts } = facts(given);
      return parts > 0 && given.n % parts === 0 && given.n > parts;
    },
    "the answer is not in the story": (given) => {
      const { before, after, c, d } = facts(given);
      return ![given.n, given.a, given.b, c, d].includes(settings[given.setting].asked({ before, after }));
    },
  },
  write(given) {
    const { setting, a, b, n } = given;
    const { title, story, unit, hint, stays, made, first, asked, finish, replay, slips, check } = settings[setting];
    const { before, after, c, d, was, is, all, p, q, parts } = facts(given);
    const right = asked({ before, after });
    const size = n / parts;
    const [beforeParts, afterParts] = [[a * p, b * p] as const, [c * q, d * q] as const];
    const [firstBefore, firstAfter] = [beforeParts[0], afterParts[0]];
    const scaled = (from: string, [one, two]: readonly [number, number], by: number) =>
      by === 1 ? `$${from}$ may stay as it is` : `$${from}$ becomes $${one} : ${two}$`;
    const [low, high] = [Math.min(firstBefore, firstAfter), Math.max(firstBefore, firstAfter)];
    const onePart = parts === 1 ? `$${size}$` : `$${n} \\div ${parts} = ${size}$`;
    const [ratioBefore, ratioAfter] = [`${a} : ${b}`, `${c} : ${d}`];
    const naive = n / Math.abs(a - c);
    return {
      title,
      problem: story(ratioBefore, ratioAfter, n),
      answer: { kind: "whole", value: String(right), unit },
      hint,
      solution: [
        `Look for **what stays the same**. ${stays}. In the first ratio that is $${made(a, b)}${was}$ ${noun(was, "part")}, in the second $${made(c, d)}${is}$ ${noun(is, "part")}.`,
        `Make it $${all}$ parts both times, so that all the parts are equally large: ${scaled(ratioBefore, beforeParts, p)}, and ${scaled(ratioAfter, afterParts, q)}.`,
        `Now compare ${first}: $${firstBefore}$ ${noun(firstBefore, "part")} before, $${firstAfter}$ after. The difference of $${high} - ${low} = ${parts}$ ${noun(parts, "part")} stands for $${n}$, so one part is ${onePart}. ${finish(size, beforeParts, afterParts, right)}`,
        `Check with the story. ${replay({ before, after }, n)}: the ratio is $${ratioAfter}$.`,
      ],
      slips: apart(right, [
        ...slips({ before, after }, n),
        [
          asked({ before: [a * naive, b * naive], after: [c * naive, d * naive] }),
          "You compared the numbers of the two ratios as they stand, but a part of the first ratio is not as large as a part of the second.",
        ],
      ]),
      check,
    };
  },
});
