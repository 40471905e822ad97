import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { noun } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { type Scene, type SceneName, scenes, some } from "./parts/remainder-scenes.ts";

function inScene(name: SceneName, b: number, q: number, r: number): Question {
  const n = b * q + r;
  const { wanted, unit, ask, why }: Scene = scenes[name];
  const [more, product] = [q + 1, b * q];
  const [next, oneGroupLeft] = [b * more, r + b];
  const value = { all: more, full: q, rest: r }[wanted];
  const answer = { kind: "whole", value: String(value), unit } as const;
  const what = {
    all: "nothing may be left out",
    full: "only what is complete counts",
    rest: "what is left over is what counts",
  }[wanted];
  const last = {
    all: `So one more than $${q}$ is needed: the answer is $${more}$.`,
    full: `So the answer is $${q}$.`,
    rest: `So the answer is $${r}$.`,
  }[wanted];
  return {
    prompt: ask(n, b),
    answer,
    steps: [
      `Work out $${n} \\div ${b}$ with its remainder. Then think what the remainder means in this story.`,
      `$${b} \\times ${q} = ${product}$ fits into $${n}$, and $${n} - ${product} = ${r}$ is left over. In this story ${what}.`,
      `${why(r)} ${last}`,
    ],
    slips: slips(answer, [
      ...(wanted === "all"
        ? ([
            [
              q,
              "left out the last group, which is not full",
              `That is enough for $${product}$ of the $${n}$. What happens to the $${r}$ left over?`,
            ],
            [
              r,
              "wrote the remainder as the answer",
              `The remainder is what is left over after the full groups. How many groups does it take for all $${n}$?`,
            ],
          ] as const)
        : []),
      ...(wanted === "full"
        ? ([
            [
              more,
              "counted a group that is not full",
              `For that many you would need $${next}$, but there are only $${n}$. ${noun(r, "Is", "Are")} the $${r}$ left over enough for one more?`,
            ],
            [
              r,
              "wrote the remainder as the answer",
              `The remainder is what is left over in the end. How many full groups come before that?`,
            ],
          ] as const)
        : []),
      ...(wanted === "rest"
        ? ([
            [
              q,
              "wrote the number of groups instead of the remainder",
              `That is how many full groups there are. How much of $${n}$ do they use up, and what is left?`,
            ],
            [
              b - r,
              "counted what is missing instead of what is left",
              `That many more would fill another group. The question asks what is left over.`,
            ],
            [
              oneGroupLeft,
              "stopped one group too soon",
              `$${oneGroupLeft}$ left over is enough for another group of $${b}$. What is left after that one?`,
            ],
          ] as const)
        : []),
    ]),
    check: {
      all: `Your number times $${b}$ must be at least $${n}$, and one fewer must not be enough.`,
      full: `Your number times $${b}$ must not be more than $${n}$, and one more would be too much.`,
      rest: `Take your answer away from $${n}$: what is left must be a multiple of $${b}$, and your answer must be smaller than $${b}$.`,
    }[wanted],
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
const twoSteps = ["empty", "hire", "crates", "weekday", "deal"] as const;

function inTwoSteps(
  name: (typeof twoSteps)[number],
  [b, q, r]: readonly [number, number, number],
  price: number,
  today: (typeof days)[number],
): Question {
  const n = b * q + r;
  if (name === "weekday") return weekday(n, days.indexOf(today));
  if (name === "empty" || name === "deal") return missing(name, b, q, r);
  return money(name, b, q, r, price);
}

/** What the last group lacks. */
function missing(name: "empty" | "deal", b: number, q: number, r: number): Question {
  const n = b * q + r;
  const [product, lacking] = [b * q, b - r];
  const answer = { kind: "whole", value: String(lacking), unit: name === "empty" ? "seats" : "cards" } as const;
  const isEmpty = name === "empty";
  return {
    prompt: isEmpty
      ? `$${n}$ people travel in as few minibuses as possible. Each minibus has $${b}$ seats for them. How many of the seats stay empty?`
      : `Mei deals $${n}$ cards to $${b}$ players. All get the same number, as many as possible. How many more cards does she need to give every player one more?`,
    answer,
    steps: [
      `Work out $${n} \\div ${b}$ with its remainder: $${b} \\times ${q} = ${product}$, so $${r}$ ${noun(r, "is", "are")} left over.`,
      isEmpty
        ? `The $${r}$ left over sit in one more minibus, the last one. How many of its $${b}$ seats are not used?`
        : `The $${r}$ left over ${noun(r, "is", "are")} the beginning of another round, and a round takes $${b}$ cards. How many are missing?`,
      `$${b} - ${r} = ${lacking}$, so the answer is $${lacking}$.`,
    ],
    slips: slips(answer, [
      [
        r,
        "wrote the remainder instead of what is missing",
        isEmpty
          ? `That is how many people sit in the last minibus. How many seats does it have altogether?`
          : `That is how many cards are left over. How many more make a full round of $${b}$ cards?`,
      ],
      [
        q,
        "wrote the whole-number answer of the division",
        isEmpty
          ? `That is how many minibuses are full. How many people are in the last one, which is not?`
          : `That is how many cards each player has. How many are left over, and how many does a round take?`,
      ],
      [
        q + 1,
        "rounded the division up and stopped there",
        isEmpty
          ? `That is how many minibuses travel. How many seats do they have together, and how many people are there?`
          : `That is how many cards each player would have. How many cards does that take together?`,
      ],
      [
        b,
        "counted a whole group as missing",
        `The $${r}$ left over already ${noun(r, "takes one place", "take some places")} of the last $${b}$. How many places are still free?`,
      ],
    ]),
    check: `Add your answer to $${n}$: it must give a multiple of $${b}$, and your answer must be smaller than $${b}$.`,
  };
}

/** So many groups at a price each: all of them, or the full ones only. */
function money(name: "hire" | "crates", b: number, q: number, r: number, price: number): Question {
  const n = b * q + r;
  const isHire = name === "hire";
  const [product, more] = [b * q, q + 1];
  const next = b * more;
  const [groups, other, sign] = isHire ? [more, q, "£"] : [q, more, "€"];
  const total = groups * price;
  const answer = { kind: "whole", value: String(total), unit: sign } as const;
  const [boat, boats, person, cost, wanted] = isHire
    ? ["boat", "boats", "person", "cost", "boats it takes"]
    : ["crate", "crates", "melon", "bring in", "crates get full"];
  const needed = isHire
    ? `That takes one more boat: $${groups}$ boats.`
    : `That is not enough for another crate, so $${groups}$ crates are sold.`;
  return {
    prompt: isHire
      ? `A club of $${n}$ people hires rowing boats. A boat holds $${b}$ people and costs £$${price}$. What is the least they pay for all to row at the same time?`
      : `Sofia packs $${n}$ melons into crates of $${b}$ and sells every full crate for €$${price}$. How many euros does she get for the full crates?`,
    answer,
    steps: [
      `First find how many ${wanted}. Work out $${n} \\div ${b}$ with its remainder, and think what the remainder means.`,
      `$${b} \\times ${q} = ${product}$, so $${r}$ ${noun(r, "is", "are")} left over. ${needed}`,
      `$${groups} \\times ${price} = ${total}$, so the answer is ${sign}$${total}$.`,
    ],
    slips: slips(answer, [
      [
        other * price,
        isHire ? "left out the last group, which is not full" : "counted a group that is not full",
        isHire
          ? `That pays for $${q}$ boats, which hold $${product}$ people. Does everyone have a place?`
          : `That is the price of $${more}$ crates, which would take $${next}$ melons. How many crates are full?`,
      ],
      [groups, "stopped before the second step", `That is the number of ${boats}. What do that many of them ${cost}?`],
      [
        n * price,
        "took the price for each single one",
        `The price of ${sign}$${price}$ is for a whole ${boat}, not for each ${person}. How many ${boats} are there?`,
      ],
    ]),
    check: isHire
      ? `Divide your answer by $${price}$: that many boats must hold $${n}$ people, and one boat fewer must not.`
      : `Divide your answer by $${price}$: that many crates must take at most $${n}$ melons, and one crate more would take too many.`,
  };
}

const short: Readonly<Record<string, readonly string[]>> = {
  Monday: ["Mon"],
  Tuesday: ["Tue", "Tues"],
  Wednesday: ["Wed", "Weds"],
  Thursday: ["Thu", "Thur", "Thurs"],
  Friday: ["Fri"],
  Saturday: ["Sat"],
  Sunday: ["Sun"],
};

/** The day of the week n days after one of the days. */
function weekday(n: number, today: number): Question {
  const day = (after: number) => days[(((today + after) % 7) + 7) % 7] ?? "";
  const [weeks, r] = [Math.floor(n / 7), n % 7];
  const inWeeks = 7 * weeks;
  const answer = { kind: "word", accepted: [day(r), ...(short[day(r)] ?? [])] } as const;
  return {
    prompt: `Today is ${day(0)}. Which day of the week will it be in $${n}$ days? Write the name of the day.`,
    answer,
    steps: [
      `After $7$ days the same day of the week comes again. So only what is left of $${n}$ after whole weeks counts.`,
      `$7 \\times ${weeks} = ${inWeeks}$, and $${n} - ${inWeeks} = ${r}$: it is $${weeks}$ whole ${noun(weeks, "week")} and ${some(r, "day")}.`,
      `${noun(r, "One day", some(r, "day"))} after ${day(0)} comes ${day(r)}, so the answer is ${day(r)}.`,
    ],
    slips: slips(answer, [
      [
        day(r - 1),
        "counted today as the first day",
        `In one day it is ${day(1)}, not ${day(0)}: start counting with tomorrow. How far ${noun(r, "does", "do")} the ${some(r, "day")} left over take you?`,
      ],
      [
        day(-r),
        "counted backwards",
        `You went back from ${day(0)}. Which day comes after ${day(0)}, and which after that?`,
      ],
      [
        day(0),
        "left the remainder out",
        `After $${inWeeks}$ days it is ${day(0)} again. But there ${noun(r, "is", "are")} ${some(r, "more day")} to go.`,
      ],
      [
        day(r + 1),
        "went one day too far",
        `Take the weeks away first: $${inWeeks}$ days after ${day(0)} it is ${day(0)} again. How many days are left to count?`,
      ],
    ]),
    check: `Count back from your day, one day for each day left over after whole weeks: you must come to ${day(0)}.`,
  };
}

const skill: Skill = {
  id: "remainders-in-context",
  title: "Remainders in stories",
  about: "The story tells what a remainder means: one group more, nothing at all, or the very thing that is asked for.",
  curriculum: ["Y5-Y6 multiplication and division", "4.OA.3"],
  natural: true,
  needs: ["remainders"],
  stages: [
    stage({
      grade: 2,
      label: "small numbers",
      bounds: {
        setting: ["boats", "jars", "photos", "bracelets", "rides", "tents", "seeds", "ribbon"],
        b: [3, 9],
        q: [3, 11],
        r: [1, 8],
      },
      rules: {
        "the remainder is smaller than the divisor": ({ b, r }) => r < b,
        "several are left where that is asked": ({ setting, r }) => scenes[setting].wanted !== "rest" || r > 1,
      },
      write: ({ setting, b, q, r }) => inScene(setting, b, q, r),
    }),
    stage({
      grade: 3,
      label: "larger numbers",
      bounds: {
        setting: ["ferry", "book", "pencils", "bouquets", "library", "canisters", "tulips", "tiles"],
        b: [6, 15],
        q: [12, 32],
        r: [1, 14],
      },
      rules: {
        "the remainder is smaller than the divisor": ({ b, r }) => r < b && b !== 10,
        "several are left where that is asked": ({ setting, r }) => scenes[setting].wanted !== "rest" || r > 1,
      },
      write: ({ setting, b, q, r }) => inScene(setting, b, q, r),
    }),
    stage({
      grade: 4,
      label: "one more step",
      bounds: { setting: twoSteps, b: [4, 12], q: [5, 16], r: [1, 11], price: [6, 25], today: days },
      rules: {
        "the remainder is smaller than the divisor": ({ b, r }) => r < b && b !== 10,
        "several are missing": ({ b, r }) => b - r > 1,
        "no whole number of weeks": ({ setting, b, q, r }) => setting !== "weekday" || (b * q + r) % 7 !== 0,
        "enough seats in a minibus, not too many players": ({ setting, b }) =>
          (setting !== "empty" || b > 5) && (setting !== "deal" || b < 9),
      },
      write: ({ setting, b, q, r, price, today }) => inTwoSteps(setting, [b, q, r], price, today),
    }),
  ],
};

export default skill;
