import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { and, noun, ordinal } from "../../engine/words.ts";
import { gcd, sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { fromChance, fromDice, fromSample } from "./parts/expected-frequency.ts";
import { type Event, eventOf, events, hitsOf } from "./parts/number-events.ts";
import { chance, reduced } from "./shared-chances.ts";
import { dec, row, table, type Wrong } from "./shared-data.ts";

const bags = {
  counters: { holds: "A bag holds", things: "counters", kinds: ["red", "blue", "green"] },
  marbles: { holds: "A jar holds", things: "marbles", kinds: ["yellow", "white", "black"] },
  sweets: { holds: "A box holds", things: "sweets", kinds: ["lemon", "cherry", "mint"] },
  socks: { holds: "A drawer holds", things: "socks", kinds: ["grey", "orange", "blue"] },
} as const;

/** One thing out of a bag with three kinds. */
function fromBag(bag: keyof typeof bags, counts: readonly number[], i: number, isNot: boolean): Question {
  const { holds, things, kinds } = bags[bag];
  const [a, all] = [counts[i] ?? 0, sum(counts)];
  const kind = kinds[i] ?? "";
  const hits = isNot ? all - a : a;
  const rest = all - hits;
  const answer = chance(hits, all);
  const parts = counts.map((n, k) => `$${n}$ ${kinds[k]}`);
  const [wanted, stressed] = isNot ? [`not ${kind}`, `**not** ${kind}`] : [kind, kind];
  const kindsWanted = isNot ? 2 : 1;
  return {
    prompt: `${holds} ${and(parts)} ${things}. You take one out without looking. What is the probability that it is ${stressed}? Write a fraction.`,
    answer,
    steps: [
      `Without looking, every one of the ${things} is as likely as every other. So count: how many are there, and how many of them are ${wanted}?`,
      isNot
        ? `There are $${texSum(counts)} = ${all}$ ${things}, and all but $${a}$ of them are not ${kind}: that is $${hits}$.`
        : `There are $${texSum(counts)} = ${all}$ ${things} in all, and $${a}$ of them ${noun(a, "is", "are")} ${kind}.`,
      `So the probability is $${reduced(hits, all)}$.`,
    ],
    slips: slips(answer, [
      ...(isNot
        ? [
            [
              `${a}/${all}`,
              "gave the probability of the opposite",
              `That is the probability that it is ${kind}. The question asks for the opposite.`,
            ] as const,
          ]
        : []),
      [
        `${hits}/${rest}`,
        "compared with the others instead of with all",
        `You compared the $${hits}$ with the other $${rest}$. Below the line belongs how many there are in all.`,
      ],
      [
        isNot ? "2/3" : "1/3",
        "took the kinds as equally likely",
        `There are three kinds, but not the same number of each. Every single one of the ${things} is equally likely: how many are there?`,
      ],
      [
        `${kindsWanted}/${all}`,
        "counted kinds instead of things",
        `Below the line you are right. Above it belongs how many of the ${things} are ${wanted}.`,
      ],
    ]),
    check: `A probability lies between $0$ and $1$; those of all the kinds together make $1$.`,
  };
}

const numbered = {
  cards: (n: number) => `Cards are numbered from $1$ to $${n}$. One is drawn without looking.`,
  dice: (n: number) => `A fair dice has $${n}$ sides, numbered from $1$ to $${n}$. It is thrown once.`,
  spinner: (n: number) => `A spinner has $${n}$ equal sectors, numbered from $1$ to $${n}$. It is spun once.`,
};

/** One number from 1 to n. */
function ofNumbers(object: keyof typeof numbered, n: number, event: Event, k: number): Question {
  const [words] = eventOf(event, k);
  const hits = hitsOf(event, k, n);
  const many = hits.length;
  const [fewer, more, misses] = [many - 1, many + 1, n - many];
  const answer = chance(many, n);
  const [first, last] = [hits.slice(0, 3), hits.at(-1)];
  const listed =
    many === 1
      ? `Only ${row(hits)} fits.`
      : many <= 8
        ? `These fit: ${row(hits)}.`
        : `These fit: ${row(first)} and so on up to $${last}$.`;
  const special: Wrong[] = {
    even: [],
    odd: [],
    multiple: [
      [
        `1/${k}`,
        "took the share of the multiples among all numbers",
        `Among all whole numbers every ${ordinal(k)} one is a multiple of $${k}$, but here they end at $${n}$. Count them one by one.`,
      ] as const,
    ],
    more: [
      [
        `${more}/${n}`,
        "counted the border as well",
        `Is $${k}$ itself greater than $${k}$? Count the numbers that fit once more.`,
      ] as const,
    ],
    "at most": [
      [
        `${fewer}/${n}`,
        "left out the border",
        `$${k}$ itself belongs to "$${k}$ or less". Count the numbers that fit once more.`,
      ] as const,
    ],
    prime: [
      [
        `${more}/${n}`,
        "counted one as a prime number",
        `A prime number has exactly two factors. Which numbers have that? Look at $1$ with care.`,
      ] as const,
    ],
    square: [
      [
        `${fewer}/${n}`,
        "left out one of the numbers",
        `$1 \\times 1 = 1$ makes a square number as well. Count them once more.`,
      ] as const,
    ],
    factor: [
      [
        `${fewer}/${n}`,
        "left out one of the numbers",
        `Factors come in pairs, and $1$ belongs to one of the pairs. Count them once more.`,
      ] as const,
    ],
  }[event];
  return {
    prompt: `${numbered[object](n)} What is the probability of ${words}? Write a fraction.`,
    answer,
    steps: [
      `All $${n}$ numbers are equally likely. So count how many of them fit, and compare with $${n}$.`,
      `You look for ${words}. ${listed}`,
      `That makes $${many}$ of $${n}$. So the probability is $${reduced(many, n)}$.`,
    ],
    slips: slips(answer, [
      ...special,
      [`${misses}/${n}`, "gave the probability of the opposite", `That many numbers do not fit. How many do?`],
      [
        `${many}/${misses}`,
        "compared with the others instead of with all",
        `You compared those that fit with those that do not. Below the line belongs how many numbers there are in all.`,
      ],
      [
        `1/${n}`,
        "took only one of the numbers that fit",
        `That is the probability of one single number. How many numbers fit here?`,
      ],
    ]),
    check: `Count the numbers that do not fit as well: the two counts must make $${n}$ together.`,
  };
}

const colours = ["Red", "Blue", "Green", "Yellow"] as const;

/** Probabilities in hundredths; the last is missing, or the last two, which are alike. */
function missing(known: readonly number[], thing: "spinner" | "bag"): Question {
  const together = sum(known);
  const rest = 100 - together;
  const isTwo = known.length === 2;
  const value = isTwo ? rest / 2 : rest;
  const text = (n: number) => dec(10 * n, 1000);
  const answer = { kind: "decimal", value: text(value) } as const;
  const shown = [...known.map(text), ...(isTwo ? ["", "?"] : ["?"])];
  const asWholes = sum(known.map((n) => Number(text(n).split(".")[1] ?? 0)));
  const about =
    thing === "spinner"
      ? "A spinner stops on one of four colours."
      : "A bag holds counters of four colours, and one is drawn.";
  const alike = isTwo ? "Green and yellow are equally likely. " : "";
  const probabilities = table(["Colour", ...colours], [["Probability", ...shown]]);
  const added = texSum(known.map(text));
  const leaves = isTwo ? `, which leaves $1 - ${text(together)} = ${text(rest)}$` : "";
  return {
    prompt: `${about} The table shows their probabilities. ${alike}What is the probability of yellow? Write a decimal.${probabilities}`,
    answer,
    steps: [
      `One of the four colours is certain to come. So the four probabilities together make $1$.`,
      `The known ones make $${added} = ${text(together)}$${leaves}.`,
      isTwo
        ? `Green and yellow share that equally: $${text(rest)} \\div 2 = ${text(value)}$. So the probability of yellow is $${text(value)}$.`
        : `Yellow has what is left: $1 - ${text(together)} = ${text(value)}$. So the probability of yellow is $${text(value)}$.`,
    ],
    slips: slips(answer, [
      ...(isTwo
        ? [
            [
              text(rest),
              "did not share the rest between the two",
              `That is left for green and yellow together. What is yellow's part of it?`,
            ] as const,
          ]
        : []),
      ...(together % 10 !== 0
        ? [
            [
              text(isTwo ? (rest + 10) / 2 : rest + 10),
              "subtracted from one without carrying",
              `Check your subtraction: add what you took away again. Do you get $1$?`,
            ] as const,
          ]
        : []),
      ...(known.some((n) => n % 10 === 0) && known.some((n) => n % 10 !== 0)
        ? [
            [
              text(isTwo ? (100 - asWholes) / 2 : 100 - asWholes),
              "added tenths to hundredths",
              `Write all of them with two places behind the point before you add. How much do the known ones make then?`,
            ] as const,
          ]
        : []),
      [
        text(together),
        "gave the sum of the known probabilities",
        `That is what the other colours make together. How much is left up to $1$?`,
      ],
      [
        "0.25",
        "took the colours as equally likely",
        `The table says that the colours are not equally likely. What must all four make together?`,
      ],
    ] as readonly Wrong[]).slice(0, 4),
    check: `Add all four probabilities: you must get $1$.`,
  };
}

const skill: Skill = {
  id: "simple-probability",
  title: "Probability",
  about: "How likely is it? A number from 0, never, to 1, always, that one can often find by counting.",
  curriculum: ["KS3 probability", "7.SP.5", "7.SP.7"],
  needs: ["fraction-of-an-amount"],
  stages: [
    stage({
      grade: 4,
      label: "one out of a bag",
      bounds: {
        bag: ["counters", "marbles", "sweets", "socks"],
        counts: { list: [1, 9], length: [3, 3] },
        i: [0, 2],
        wanted: ["kind", "kind", "not kind"],
      },
      rules: {
        "they are not all as many": ({ counts }) => new Set(counts).size > 1 && sum(counts) >= 6 && sum(counts) <= 24,
      },
      write: ({ bag, counts, i, wanted }) => fromBag(bag, counts, i, wanted === "not kind"),
    }),
    stage({
      grade: 4,
      label: "one of several numbers",
      bounds: { object: ["cards", "dice", "spinner"], n: [6, 25], event: events, k: [3, 24] },
      rules: {
        "dice have a usual number of sides": ({ object, n }) => object !== "dice" || [6, 8, 10, 12, 20].includes(n),
        "a spinner has a handy number of sectors": ({ object, n }) => object !== "spinner" || n <= 12,
        "some fit, and some do not": ({ event, k, n }) => {
          const hits = hitsOf(event, k, n).length;
          return hits >= 2 && hits <= n - 2;
        },
        "factors are those of a number with several, on the cards": ({ event, k, n }) =>
          event !== "factor" || (k <= n && hitsOf("factor", k, k).length >= 3),
        "multiples are of a small number": ({ event, k }) => event !== "multiple" || k <= 7,
      },
      write: ({ object, n, event, k }) => ofNumbers(object, n, event, k),
    }),
    stage({
      grade: 4,
      label: "all together make 1",
      bounds: { known: { list: [5, 60, 5], length: [2, 3] }, thing: ["spinner", "bag"] },
      rules: {
        "something is left": ({ known }) => sum(known) >= 40 && sum(known) <= 90,
        "what is left can be shared": ({ known }) => known.length === 3 || sum(known) % 10 === 0,
        "the colours are not equally likely": ({ known }) =>
          new Set(known).size > 1 && (100 - sum(known)) / (4 - known.length) !== 25,
      },
      write: ({ known, thing }) => missing(known, thing),
    }),
    stage({
      grade: 5,
      label: "how often to expect it",
      bounds: {
        kind: ["dice", "chance", "sample"],
        sides: [6, 12, 2],
        event: events,
        k: [2, 10],
        p: [1, 9],
        q: [3, 10],
        times: [4, 12],
        parts: [6, 60],
        chanceOf: ["trains", "rain", "shots"],
        sampleOf: ["seeds", "pin", "tea"],
      },
      rules: {
        "some sides fit, and some do not": ({ kind, event, k, sides }) => {
          const hits = hitsOf(event, k, sides).length;
          return kind !== "dice" || (hits >= 1 && hits <= sides - 1 && (event !== "factor" || k <= sides));
        },
        "it is not one half": ({ kind, event, k, sides, p, q }) =>
          kind === "dice" ? 2 * hitsOf(event, k, sides).length !== sides : 2 * p !== q,
        "the number of tries is even": ({ sides, kind, q, parts }) => ((kind === "dice" ? sides : q) * parts) % 2 === 0,
        "it is a proper fraction in lowest terms": ({ kind, p, q }) => kind === "dice" || (p < q && gcd(p, q) === 1),
        "trains are rarely late": ({ kind, chanceOf, p, q }) => kind !== "chance" || chanceOf !== "trains" || 2 * p < q,
        "a sample is smaller than what comes after it": ({ kind, times, parts }) =>
          kind !== "sample" || parts > times + 2,
      },
      write: ({ kind, sides, event, k, p, q, times, parts, chanceOf, sampleOf }) =>
        kind === "dice"
          ? fromDice(sides, event, k, sides * parts)
          : kind === "chance"
            ? fromChance(chanceOf, p, q, q * parts)
            : fromSample(sampleOf, p, q, times, q * parts),
    }),
  ],
};

export default skill;
