import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { inWords, noun, tex } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { natural } from "./shared-data.ts";

/** So many of them make so much; how much do others make? */
interface Matter {
  readonly tell: (many: number, amount: number) => string;
  readonly ask: (many: number) => string;
  /** "ticket", "tickets" */
  readonly one: string;
  readonly many: string;
  /** What is counted: "euros", "g" */
  readonly unit: string;
  /** Goes on from a number of them: "cost", "weigh". */
  readonly verb: readonly [one: string, many: string];
}

const matters = {
  tickets: {
    tell: (n, a) => `In Split $${n}$ ferry tickets cost $${a}$ euros.`,
    ask: (n) => `How many euros do $${n}$ of these tickets cost?`,
    one: "ticket",
    many: "tickets",
    unit: "euros",
    verb: ["costs", "cost"],
  },
  boxes: {
    tell: (n, a) => `There are $${a}$ pencils in $${n}$ boxes, the same number in each.`,
    ask: (n) => `How many pencils are in $${n}$ boxes?`,
    one: "box",
    many: "boxes",
    unit: "pencils",
    verb: ["holds", "hold"],
  },
  minutes: {
    tell: (n, a) => `A tap fills $${a}$ litres in $${n}$ minutes.`,
    ask: (n) => `How many litres does it fill in $${n}$ minutes?`,
    one: "minute",
    many: "minutes",
    unit: "litres",
    verb: ["brings", "bring"],
  },
  bricks: {
    tell: (n, a) => `A tower of $${n}$ equal bricks is $${a}$ cm high.`,
    ask: (n) => `How many centimetres high is a tower of $${n}$ such bricks?`,
    one: "brick",
    many: "bricks",
    unit: "cm",
    verb: ["makes", "make"],
  },
} satisfies Record<string, Matter>;

/** By way of one: n make n × each; how much do m make? */
function byOne(matter: keyof typeof matters, n: number, each: number, m: number): Question {
  const it: Matter = matters[matter];
  const [amount, value, difference] = [n * each, m * each, Math.abs(m - n)];
  const answer = whole(value);
  return {
    prompt: `${it.tell(n, amount)} ${it.ask(m)}`,
    answer,
    steps: [
      `Find out about a single ${it.one} first: from there you can go to any number of ${it.many}.`,
      `$${n}$ ${it.many} ${it.verb[1]} $${amount}$ ${it.unit}, so one ${it.one} ${it.verb[0]} $${amount} \\div ${n} = ${each}$ ${it.unit}.`,
      `$${m}$ ${it.many} ${it.verb[1]} $${m} \\times ${each} = ${value}$ ${it.unit}. So the answer is $${value}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          amount + (m - n),
          "added the difference instead of multiplying",
          m > n
            ? `You added $${difference}$, one for each further ${it.one}. But a single ${it.one} ${it.verb[0]} more than that: how much?`
            : `You took $${difference}$ away, one for each ${it.one} less. But a single ${it.one} ${it.verb[0]} more than that: how much?`,
        ],
        [each, "stopped at a single one", `That is what one ${it.one} ${it.verb[0]}. How about $${m}$ ${it.many}?`],
        [
          amount * m,
          "multiplied without dividing first",
          `You took $${m}$ times the $${amount}$. But $${amount}$ belongs to $${n}$ ${it.many} already: how much belongs to one?`,
        ],
        ...(m + 1 === n
          ? []
          : [
              [
                value + each,
                "counted one group too many",
                `You have one ${it.one} too many. How much do exactly $${m}$ make?`,
              ] as const,
            ]),
      ]),
    ),
    check: `Share your answer out among ${inWords(m)}, and $${amount}$ among ${inWords(n)}: each time the same must come out.`,
  };
}

const dishes = {
  rice: { dish: "A pilaf", part: "rice", unit: "g" },
  flour: { dish: "A recipe for naan", part: "flour", unit: "g" },
  beans: { dish: "A pot of feijoada", part: "beans", unit: "g" },
  milk: { dish: "A rice pudding", part: "milk", unit: "ml" },
} as const;

/** n = common × a people, m = common × b people; the amount is a × part. */
function recipe(dish: keyof typeof dishes, common: number, a: number, b: number, part: number): Question {
  const { dish: name, part: what, unit } = dishes[dish];
  const [n, m, amount, value] = [common * a, common * b, a * part, b * part];
  const [difference, twice] = [Math.abs(m - n), 2 * n];
  const units = { g: "grams", ml: "millilitres" }[unit];
  const needs = m > n ? "more people need more" : "fewer people need less";
  const answer = whole(value, { unit });
  return {
    prompt: `${name} for $${n}$ people needs $${tex(amount)}$ ${unit} of ${what}. How many ${units} of ${what} does it need for $${m}$ people?`,
    answer,
    steps: [
      common === 1
        ? `Find out how much it needs for one person: then you can go to $${m}$.`
        : `Find a step that leads to both numbers: $${n}$ and $${m}$ can both be divided by $${common}$. So go by way of $${common}$ people.`,
      `For $${common}$ ${noun(common, "person", "people")} it needs $${tex(amount)} \\div ${a} = ${tex(part)}$ ${unit}, because $${n} \\div ${common} = ${a}$.`,
      `$${m}$ people are $${b}$ times as many: $${b} \\times ${tex(part)} = ${tex(value)}$. So it needs $${tex(value)}$ ${unit}.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          amount + (m - n),
          "added the difference instead of multiplying",
          `You changed the amount by $${difference}$ ${unit} for $${difference}$ people. How much does one person need?`,
        ],
        [
          part,
          "stopped halfway",
          `That is enough for $${common}$ ${noun(common, "person", "people")}. How many times as many are $${m}$?`,
        ],
        m > n
          ? [
              amount * 2,
              "doubled, although it is not twice as many",
              `Twice the amount is for $${twice}$ people. Here there are $${m}$.`,
            ]
          : [
              amount / 2,
              "halved, although it is not half as many",
              `Half the amount is for half of $${n}$ people. Here there are $${m}$.`,
            ],
        [
          amount * m,
          "multiplied without dividing first",
          `$${tex(amount)}$ ${unit} are for $${n}$ people already. How much is it for one?`,
        ],
      ]),
    ),
    check: `Compare: ${needs}, and the amount for one person must be the same before and after.`,
  };
}

const rates = {
  train: {
    tell: (t: number, s: number) => `A train in India goes $${s}$ km in $${t}$ hours, always at the same speed.`,
    far: (t: number) => `How many kilometres does it go in $${t}$ hours?`,
    long: (s: number) => `How many hours does it take for $${s}$ km?`,
    per: "kilometres an hour",
    one: "hour",
    time: "hours",
    amount: "km",
  },
  press: {
    tell: (t: number, s: number) => `A machine prints $${s}$ pages in $${t}$ minutes, always at the same rate.`,
    far: (t: number) => `How many pages does it print in $${t}$ minutes?`,
    long: (s: number) => `How many minutes does it take for $${s}$ pages?`,
    per: "pages a minute",
    one: "minute",
    time: "minutes",
    amount: "pages",
  },
  water: {
    tell: (t: number, s: number) =>
      `From a spring come $${s}$ litres of water in $${t}$ minutes, always at the same rate.`,
    far: (t: number) => `How many litres come in $${t}$ minutes?`,
    long: (s: number) => `How many minutes does it take for $${s}$ litres?`,
    per: "litres a minute",
    one: "minute",
    time: "minutes",
    amount: "litres",
  },
};

/** A steady rate: how much in another time, or how long for another amount. */
function atRate(setting: keyof typeof rates, rate: number, t: number, u: number, ask: "far" | "long"): Question {
  const { tell, far, long, per, one, time, amount } = rates[setting];
  const [first, second, difference] = [rate * t, rate * u, Math.abs(u - t)];
  const isFar = ask === "far";
  const value = isFar ? second : u;
  const answer = whole(value);
  const question = isFar ? far(u) : long(second);
  return {
    prompt: `${tell(t, first)} ${question}`,
    answer,
    steps: [
      `Find the rate first: how many ${per} is that?`,
      `$${first} \\div ${t} = ${rate}$, so it is $${rate}$ ${per}.`,
      isFar
        ? `In $${u}$ ${time} it is $${u}$ times as much: $${u} \\times ${rate} = ${value}$. So the answer is $${value}$ ${amount}.`
        : `How often does $${rate}$ go into $${second}$? $${second} \\div ${rate} = ${u}$. So the answer is $${u}$ ${time}.`,
    ],
    slips: slips(
      answer,
      natural([
        isFar
          ? [
              first + (u - t),
              "added the difference instead of multiplying",
              `You changed $${first}$ by $${difference}$, the difference of the times. How much belongs to a single ${one}?`,
            ]
          : [
              t + (second - first),
              "added the difference instead of dividing",
              `You went on by the difference of the amounts. How much belongs to a single ${one}?`,
            ],
        [rate, "stopped at the rate", `That is the rate: $${rate}$ ${per}. What does the question ask for?`],
        isFar
          ? [
              first * u,
              "multiplied without dividing first",
              `$${first}$ ${amount} belong to $${t}$ ${time} already. How much belongs to one?`,
            ]
          : [
              second / t,
              "divided by the first time",
              `You divided $${second}$ by $${t}$. But $${t}$ ${time} belong to $${first}$ ${amount}: what is the rate?`,
            ],
        [
          isFar ? second + rate : u + 1,
          "counted one group too many",
          `Nearly. Work out the rate once more: how many ${per}?`,
        ],
      ]),
    ),
    check: `Divide the amount by the time, before and after: both must give the same rate.`,
  };
}

const works = {
  painters: {
    tell: (n: number, d: number) => `$${n}$ painters need $${d}$ days to paint a school.`,
    ask: (m: number) => `How many days do $${m}$ painters need if all work equally fast?`,
    who: "painters",
    when: "days",
    alone: "One painter alone would need",
  },
  pumps: {
    tell: (n: number, d: number) => `$${n}$ equal pumps empty a tank in $${d}$ hours.`,
    ask: (m: number) => `How many hours do $${m}$ of these pumps take?`,
    who: "pumps",
    when: "hours",
    alone: "One pump alone would need",
  },
  hens: {
    tell: (n: number, d: number) => `A sack of grain lasts $${d}$ days for $${n}$ hens.`,
    ask: (m: number) => `How many days does it last for $${m}$ hens?`,
    who: "hens",
    when: "days",
    alone: "One hen alone could eat from it for",
  },
  rows: {
    tell: (n: number, d: number) => `In a hall the chairs stand in $${d}$ rows of $${n}$.`,
    ask: (m: number) => `How many rows do they make with $${m}$ chairs in each row?`,
    who: "chairs in a row",
    when: "rows",
    alone: "With one chair in each row there would be",
  },
};

/** The more, the fewer: n × d stays the same. */
function inverse(work: keyof typeof works, n: number, d: number, m: number): Question {
  const { tell, ask, who, when, alone } = works[work];
  const all = n * d;
  const value = all / m;
  const difference = Math.abs(m - n);
  const [here, there] = m > n ? ["more", "fewer"] : ["fewer", "more"];
  const answer = whole(value);
  return {
    prompt: `${tell(n, d)} ${ask(m)}`,
    answer,
    steps: [
      `Think first: ${here} ${who}, so ${there} ${when}. The two do not grow together here.`,
      `Go by way of one. ${alone} $${n} \\times ${d} = ${all}$ ${when}.`,
      `Share that out among $${m}$: $${all} \\div ${m} = ${value}$. So the answer is $${value}$ ${when}.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          (d * m) / n,
          "let both grow together",
          `You took it that twice as many ${who} make twice as many ${when}. Is that so here?`,
        ],
        [
          d - (m - n),
          "changed both by the same difference",
          `You changed the ${when} by $${difference}$, as the ${who} changed. What if there were only one?`,
        ],
        [
          d + (m - n),
          "changed both by the same difference in the same direction",
          `You changed the ${when} by $${difference}$, as the ${who} changed. With ${here} ${who}, are there more ${when} or fewer?`,
        ],
        [all, "stopped at a single one", `That would be for a single one. How is it shared out among $${m}$?`],
      ]),
    ),
    check: `Multiply: your answer times $${m}$ must be as much as $${n}$ times $${d}$.`,
  };
}

const skill: Skill = {
  id: "proportion",
  title: "Proportion",
  about: "From the price of five to the price of eight: find what belongs to one, and go on from there.",
  curriculum: ["Y6 ratio and proportion", "6.RP.3", "7.RP.2"],
  needs: ["division-facts"],
  stages: [
    stage({
      grade: 3,
      label: "by way of one",
      bounds: { matter: ["tickets", "boxes", "minutes", "bricks"], n: [2, 9], each: [3, 15], m: [2, 12] },
      rules: {
        "the numbers differ, and neither is a multiple of the other": ({ n, m }) => n % m !== 0 && m % n !== 0,
        "the first division is near a times table": ({ n, each }) => n * each <= 120,
        "bricks are not as high as a house": ({ matter, each }) => matter !== "bricks" || each <= 12,
      },
      write: ({ matter, n, each, m }) => byOne(matter, n, each, m),
    }),
    stage({
      grade: 4,
      label: "recipes for more or fewer people",
      bounds: { dish: ["rice", "flour", "beans", "milk"], common: [1, 5], a: [2, 6], b: [2, 7], part: [50, 300, 25] },
      rules: {
        "the numbers share nothing more": ({ a, b }) => a !== b && gcd(a, b) === 1,
        "there are three to twenty people": ({ common, a, b }) =>
          common * a >= 3 && common * b >= 3 && common * Math.max(a, b) <= 20,
        "it is enough, and not too much, for each": ({ common, part }) => part >= 40 * common && part <= 150 * common,
      },
      write: ({ dish, common, a, b, part }) => recipe(dish, common, a, b, part),
    }),
    stage({
      grade: 4,
      label: "a steady rate",
      bounds: { setting: ["train", "press", "water"], rate: [12, 90], t: [2, 8], u: [3, 12], ask: ["far", "long"] },
      rules: {
        "neither time is a multiple of the other": ({ t, u }) => t % u !== 0 && u % t !== 0,
        "trains are faster than bicycles": ({ setting, rate }) => setting !== "train" || (rate >= 40 && rate % 5 === 0),
        "the numbers can be worked out": ({ rate, t, u }) => rate * Math.max(t, u) <= 720,
      },
      write: ({ setting, rate, t, u, ask }) => atRate(setting, rate, t, u, ask),
    }),
    stage({
      grade: 5,
      label: "the more, the fewer",
      bounds: { work: ["painters", "pumps", "hens", "rows"], n: [2, 24], d: [2, 24], m: [2, 24] },
      rules: {
        "it comes out": ({ n, d, m }) => (n * d) % m === 0 && (n * d) / m >= 2 && (n * d) / m <= 40,
        "neither number is the other": ({ n, d, m }) => n !== m && d !== m,
        "the sum is not too large": ({ n, d }) => n * d <= 240 && n * d >= 12,
        "one does not go into the other": ({ n, m }) => n % m !== 0 && m % n !== 0,
        "painters and pumps are few, rows are long": ({ work, n, m }) =>
          work === "hens" || (work === "rows" ? Math.min(n, m) >= 6 : Math.max(n, m) <= 12),
      },
      write: ({ work, n, d, m }) => inverse(work, n, d, m),
    }),
  ],
};

export default skill;
