import { family } from "../../../engine/family.ts";
import { texEach, texList } from "../../../engine/tex.ts";
import { and, count, noun } from "../../../engine/words.ts";
import { lcm, range } from "../../../maths/whole.ts";
import { withRemainder } from "./shared/with-remainder.ts";

const common = (a: number, b: number, c: number) => lcm(lcm(a, b), c);

/** The first number above that shares out by seven among those that are r more than a common multiple. */
const bySeven = (least: number, r: number) => range(1, 7).find((k) => (k * least + r) % 7 === 0) ?? 0;

/** The multiples of n up to a multiple that is known. */
const multiples = (n: number, last: number) => range(1, last / n).map((k) => k * n);

function eggs(a: number, b: number, c: number, r: number) {
  const least = common(a, b, c);
  const answer = least + r;
  const left = count(r, "egg");
  const packings = [a, b, c].map((box) => withRemainder(answer, box));
  return {
    title: "Always some eggs over",
    problem: `Paloma packs all her eggs. With boxes for $${a}$ she has ${left} left over. With boxes for $${b}$ she has ${left} left over. With boxes for $${c}$ there ${noun(r, "is", "are")} again ${left} left over.\n\nShe has more than $${c}$ eggs. What is the **smallest** number of eggs she can have?`,
    answer: { kind: "whole" as const, value: String(answer), unit: "eggs" },
    hint: `Suppose somebody takes away the ${noun(r, "egg")} that ${noun(r, "is", "are")} always left over. What could you say about all the others?`,
    solution: [
      `Take the ${left} away. Now the eggs fill boxes for $${a}$, for $${b}$ and for $${c}$ exactly, so their number is a **common multiple** of $${a}$, $${b}$ and $${c}$.`,
      `Go through the multiples of $${c}$ and test them by $${a}$ and $${b}$: $${texList(multiples(c, least))}$. The first that passes is $${least}$.`,
      `Put the ${left} back, because Paloma does have ${noun(r, "it", "them")}: $${least} + ${r} = ${answer}$.`,
      `Check by packing: ${and(texEach(packings))}.`,
    ],
    slips: [
      { when: String(least), say: "That many eggs would fill all the boxes exactly, with none left over." },
      ...(a * b * c === least
        ? []
        : [
            {
              when: String(a * b * c + r),
              say: "That number does work, but the three box sizes share factors, so a smaller number works too.",
            },
          ]),
    ],
    check: `Divide your number by ${a}, by ${b} and by ${c}: the remainder must be ${r} each time, and no smaller number above ${c} may do the same.`,
  };
}

function parade(a: number, b: number, c: number, r: number) {
  const least = common(a, b, c);
  const answer = least - r;
  const rows = [a, b, c].map((row) => withRemainder(answer, row));
  return {
    title: "Gaps in the last row",
    problem: `Drummers march in a parade in Kumasi. They try rows of $${a}$, rows of $${b}$ and rows of $${c}$. Each time the last row has **${count(r, "empty place")}**, and all the other rows are full.\n\nWhat is the **smallest** number of drummers there can be, if there are more than $${c}$?`,
    answer: { kind: "whole" as const, value: String(answer), unit: "drummers" },
    hint: `Imagine that ${noun(r, "a friend comes", "some friends come")} to fill the empty ${noun(r, "place")}. What could you say about the number of drummers then?`,
    solution: [
      `Let ${count(r, "more drummer")} join in. Now rows of $${a}$, of $${b}$ and of $${c}$ are all full, so the number has become a **common multiple** of $${a}$, $${b}$ and $${c}$.`,
      `Go through the multiples of $${c}$ and test them by $${a}$ and $${b}$: $${texList(multiples(c, least))}$. The first that passes is $${least}$.`,
      `Send the ${noun(r, "extra drummer")} home again: $${least} - ${r} = ${answer}$.`,
      `Check by lining up: ${and(texEach(rows))}. Each time ${noun(r, "one place is", `$${r}$ places are`)} empty in the last row.`,
    ],
    slips: [
      { when: String(least), say: "That many drummers would fill every row, with no empty place at all." },
      {
        when: String(least + r),
        say: "With that number some drummers are left over after the full rows. Here the last row has empty places instead.",
      },
      ...(a * b * c === least
        ? []
        : [
            {
              when: String(a * b * c - r),
              say: "That number does work, but the row lengths share factors, so a smaller number works too.",
            },
          ]),
    ],
    check: `Add ${r} to your number: the result must divide exactly by ${a}, by ${b} and by ${c}, and no smaller number above ${c} may do the same.`,
  };
}

function beads(a: number, b: number, c: number, r: number) {
  const least = common(a, b, c);
  const times = bySeven(least, r);
  const answer = times * least + r;
  const tried = range(1, times).map((k) => k * least + r);
  const strings = [a, b, c].map((string) => withRemainder(answer, string));
  const sevens = answer / 7;
  const left = count(r, "bead");
  return {
    title: "Seven makes it fit",
    problem: `Sinazo threads all her beads on strings. On strings of $${a}$, of $${b}$ or of $${c}$ beads, there ${noun(r, "is", "are")} always ${left} left over. But on strings of $7$ beads, **nothing** is left over.\n\nWhat is the **smallest** number of beads she can have?`,
    answer: { kind: "whole" as const, value: String(answer), unit: "beads" },
    hint: "Forget the last clue at first. Which numbers fit the other three, and how far apart are they?",
    solution: [
      `Without the ${left} left over, the rest fits strings of $${a}$, $${b}$ and $${c}$. So it is a **common multiple** of the three, and the least one is $${least}$.`,
      `So the number of beads is $${r}$ more than a multiple of $${least}$. (With only the ${left}, strings of $7$ would not come out.) Write these numbers down: $${texList(tried)}, \\ldots$`,
      `Test each of them by $7$. The first that $7$ divides is $${answer}$.`,
      `Check by threading: ${and(texEach(strings))}, and $${answer} = ${sevens} \\times 7$.`,
    ],
    slips: [
      {
        when: String(least + r),
        say: "That fits the first three kinds of string. Now divide it by seven and see what is left.",
      },
      {
        when: String(lcm(least, 7) + r),
        say: "With that number strings of seven would leave something too. They should leave nothing.",
      },
    ],
    check: `Divide your number by ${a}, ${b} and ${c}: the remainder must be ${r} each time, and 7 must divide it exactly.`,
  };
}

const settings = { eggs, parade, beads };

export default family({
  level: "easy",
  topic: "remainders",
  minutes: 5,
  kind: "thinking",
  technique: "common multiples",
  ages: "9-11",
  curriculum: ["Y6 common multiples", "6.NS.4"],
  bounds: { setting: ["eggs", "parade", "beads"], a: [2, 6], b: [3, 10], c: [4, 12], r: [1, 3] },
  rules: {
    "the sizes rise": ({ a, b, c }) => a < b && b < c,
    "less is left over than fits into the smallest": ({ a, r }) => r < a,
    "no size is a multiple of another": ({ a, b, c }) => b % a !== 0 && c % a !== 0 && c % b !== 0,
    "the list stays short": ({ a, b, c }) => common(a, b, c) <= 6 * c,
    "the strings of seven come to a number of moderate size": ({ setting, a, b, c, r }) =>
      setting !== "beads" ||
      (common(a, b, c) % 7 !== 0 &&
        bySeven(common(a, b, c), r) > 1 &&
        bySeven(common(a, b, c), r) * common(a, b, c) + r <= 250),
  },
  write: ({ setting, a, b, c, r }) => settings[setting](a, b, c, r),
});
