import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { capital, inWords, tex, withArticle } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, natural, rising, rowAnd, table, type Wrong } from "./shared-data.ts";

const settings = {
  bare: (list) => `Work out the mean of ${list}.`,
  goals: (list) => `In the rounds of a quiz a team from Lagos won ${list} points. What is the mean number of points?`,
  beans: (list) => `Hana counts the beans on her plants: ${list}. What is the mean number of beans on a plant?`,
  buses: (list) => `These are the waiting times for a bus, in minutes: ${list}. What is the mean waiting time?`,
  pages: (list) => `On the days of a trip Mateo reads ${list} pages. What is the mean number of pages a day?`,
} satisfies Record<string, (list: string) => string>;
const ways = ["bare", "goals", "beans", "buses", "pages"] as const;

const middle = (numbers: readonly number[]) => {
  const sorted = rising(numbers);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0];
  return (low + high) / 2;
};

/** A few numbers whose mean is whole. */
function ofFew(numbers: readonly number[], way: (typeof ways)[number]): Question {
  const [total, many] = [sum(numbers), numbers.length];
  const mean = total / many;
  const sorted = rising(numbers);
  const answer = whole(mean);
  return {
    prompt: settings[way](rowAnd(numbers)),
    answer,
    steps: [
      `The mean is what each would be if they were all made equal and the total stayed the same. So put everything together first.`,
      `Add the numbers: $${texSum(numbers)} = ${total}$.`,
      `Share that out among $${many}$ numbers: $${total} \\div ${many} = ${mean}$. So the mean is $${mean}$.`,
    ],
    slips: slips(answer, [
      [
        total,
        "stopped at the total",
        `You put all the numbers together, which is right. Among how many is the total shared out?`,
      ],
      [
        dec(twice(middle(numbers)), 2),
        "took the middle number",
        `That is the middle of the numbers in order, the median. For the mean, add all the numbers first.`,
      ],
      [
        dec((sorted[0] ?? 0) + (sorted.at(-1) ?? 0), 2),
        "used only the smallest and the largest number",
        `You took the middle between the smallest and the largest. All the numbers count for the mean.`,
      ],
      ...(total % (many - 1) === 0
        ? [
            [
              total / (many - 1),
              "divided by the wrong number",
              `Your total is right. Count once more: how many numbers did you add?`,
            ] as const,
          ]
        : []),
    ]),
    check: `Multiply your answer by ${inWords(many)}: you must get the total of all the numbers.`,
  };
}

const close = {
  bare: { ask: (list: string) => `Work out the mean of ${list}.`, unit: undefined },
  heights: {
    ask: (list: string) => `Plants are ${list} cm tall. What is their mean height in centimetres?`,
    unit: "cm",
  },
  mangoes: { ask: (list: string) => `Tomatoes weigh ${list} g. What is their mean weight in grams?`, unit: "g" },
  calls: {
    ask: (list: string) => `Songs last ${list} seconds. How many seconds do they last on average (the mean)?`,
    unit: undefined,
  },
};

/** Numbers a little above a round one; the mean is a decimal. */
function closeTogether(base: number, overs: readonly number[], way: keyof typeof close): Question {
  const { ask, unit } = close[way];
  const numbers = overs.map((over) => base + over);
  const [total, many, over] = [sum(numbers), numbers.length, sum(overs)];
  const [quotient, remainder] = [Math.floor(total / many), total % many];
  const value = dec(total, many);
  const answer = { kind: "decimal", value, ...(unit && { unit }) } as const;
  return {
    prompt: `${ask(rowAnd(numbers))} Write a decimal.`,
    answer,
    steps: [
      `The mean is the total divided by how many there are. All the numbers are a little more than $${base}$, so look only at what is above $${base}$.`,
      `Above $${base}$ there are $${texSum(overs)} = ${over}$. Shared out among $${many}$ that is $${over} \\div ${many} = ${dec(over, many)}$ each.`,
      `So the mean is $${base} + ${dec(over, many)} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        quotient,
        "dropped the part behind the point",
        `The division does not come out whole. What is left over is shared out, too: write it as a decimal.`,
      ],
      [
        `${quotient}.${remainder}`,
        "wrote the remainder behind the point",
        `$${remainder}$ is left over after dividing by $${many}$. Which part of $1$ does each of the $${many}$ get from it?`,
      ],
      [
        dec(twice(middle(numbers)), 2),
        "took the middle number",
        `That is the median, the middle of the numbers in order. For the mean all of them are added.`,
      ],
      [
        total,
        "stopped at the total",
        `You put all the numbers together, which is right. Among how many is the total shared out?`,
      ],
    ]),
    check: `The mean lies between the smallest and the largest number, and times ${inWords(many)} it makes the total of them all.`,
  };
}

/** Twice a number that may end in a half. */
const twice = (n: number) => Math.round(2 * n);

/** One number hidden; the mean is given. */
function hidden(known: readonly number[], mean: number): Question {
  const knownMany = known.length;
  const many = knownMany + 1;
  const [all, sumKnown] = [mean * many, sum(known)];
  const rest = all - sumKnown;
  const answer = whole(rest);
  return {
    prompt: `The mean of ${inWords(many)} numbers is $${mean}$. ${capital(inWords(knownMany))} of them are ${rowAnd(known)}. What is the other number?`,
    answer,
    steps: [
      `The mean times how many there are gives the total. So find the total of all ${inWords(many)} numbers first.`,
      `Altogether they make $${many} \\times ${mean} = ${all}$. The known ones are $${texSum(known)} = ${sumKnown}$.`,
      `The rest is the other number: $${all} - ${sumKnown} = ${rest}$. So it is $${rest}$.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          mean,
          "gave the mean itself",
          `Put it in with the others: do the ${inWords(many)} numbers then make $${all}$ together?`,
        ],
        [
          all,
          "stopped at the total of all the numbers",
          `That is the total of all ${inWords(many)} numbers. How much of it do the known ones make?`,
        ],
        [
          Math.abs(mean * knownMany - sumKnown),
          "left the missing number out of the count",
          `You took $${knownMany}$ times the mean. But the mean is that of ${inWords(many)} numbers: what is their total?`,
        ],
        [
          sumKnown - mean,
          "took the mean away from the known numbers",
          `You took the mean from the sum of the known numbers. What must all ${inWords(many)} numbers make together?`,
        ],
      ]),
    ),
    check: `Add your number to the others and divide by ${inWords(many)}: you must get $${mean}$.`,
  };
}

const games = {
  darts: { one: "game", many: "games", last: "in the last game", who: "Priya's", what: "points" },
  reading: { one: "day", many: "days", last: "on the last day", who: "Tomás's", what: "pages" },
  basket: { one: "match", many: "matches", last: "in the last match", who: "Amara's", what: "points" },
};

/** The mean before and after one more. */
function oneMore(many: number, before: number, after: number, game: keyof typeof games): Question {
  const { one, many: plural, last, who, what } = games[game];
  const manyAfter = many + 1;
  const [old, all] = [many * before, manyAfter * after];
  const scored = all - old;
  const answer = whole(scored);
  return {
    prompt: `After $${many}$ ${plural} ${who} mean is $${before}$ ${what} ${withArticle(one)}. After one more ${one} the mean is $${after}$. How many ${what} were there ${last}?`,
    answer,
    steps: [
      `The mean times how many ${plural} gives the total. So find the totals before and after the last ${one}.`,
      `Before: $${many} \\times ${before} = ${old}$. After: $${manyAfter} \\times ${after} = ${all}$.`,
      `The difference came ${last}: $${all} - ${old} = ${scored}$. So the answer is $${scored}$ ${what}.`,
    ],
    slips: slips(
      answer,
      natural([
        [
          after,
          "gave the new mean",
          `If the last ${one} had only brought the new mean, the mean would have stayed below it. What are the two totals?`,
        ],
        [
          after + (after - before),
          "went as far above the new mean as the old one was below",
          `One ${one} has to lift the mean of all of them. How many ${what} does it take to lift each of the $${many}$ earlier ones?`,
        ],
        [
          all - many * after,
          "used the new mean for the earlier ones",
          `Before the last ${one} the mean was $${before}$. What was the total then?`,
        ],
        [
          many * (after - before),
          "counted only what the earlier ones gained",
          `That lifts the earlier ones to the new mean. But the last ${one} itself must reach the new mean as well.`,
        ],
        [
          all,
          "stopped at the total of all",
          `That is the total after all the ${plural}. How much of it was there before the last one?`,
        ],
      ]),
    ).slice(0, 4),
    check: `Add your answer to the total before, and divide by ${inWords(manyAfter)}: you must get $${after}$.`,
  };
}

const polls = {
  goals: {
    what: "goals",
    from: 0,
    about: "The table shows how many goals were scored in the matches of a cup.",
    ask: "goals a match",
    things: "matches",
  },
  books: {
    what: "books",
    from: 1,
    about: "Children were asked how many books they had read in May.",
    ask: "books a child",
    things: "children",
  },
  siblings: {
    what: "siblings",
    from: 0,
    about: "The pupils of a class said how many siblings they have.",
    ask: "siblings a pupil",
    things: "pupils",
  },
  eggs: {
    what: "eggs",
    from: 1,
    about: "In a reserve in Kenya someone counted the eggs in nests.",
    ask: "eggs a nest",
    things: "nests",
  },
};

/** Values from..from+3 with their frequencies. */
function fromTable(often: readonly number[], poll: keyof typeof polls): Question {
  const { what, from, about, ask, things } = polls[poll];
  const values = often.map((_, i) => from + i);
  const products = values.map((v, i) => v * (often[i] ?? 0));
  const [many, total] = [sum(often), sum(products)];
  const value = dec(total, many);
  const answer = { kind: "decimal", value } as const;
  const added = texSum(values.map((v, i) => `${v} \\times ${often[i]}`));
  const frequencies = table([capital(what), ...values.map(String)], [[capital(things), ...often]]);
  return {
    prompt: `${about}${frequencies}What is the mean number of ${ask}? Write a decimal.`,
    answer,
    steps: [
      `The lower row says for how many ${things} each column stands. The mean is all the ${what}, shared out among all the ${things}.`,
      `The ${what}: $${added} = ${tex(total)}$.`,
      `The ${things}: $${texSum(often)} = ${many}$.`,
      `So the mean is $${total} \\div ${many} = ${value}$.`,
    ],
    slips: slips(answer, [
      [
        dec(total, often.length),
        "divided by the number of columns",
        `The total is right. But it is shared out among all the ${things}: how many are they together?`,
      ],
      [
        dec(sum(values), values.length),
        "took the mean of the top row",
        `You treated all columns alike. But some of them stand for more ${things} than others.`,
      ],
      [
        dec(many, often.length),
        "took the mean of the bottom row",
        `That is how many ${things} a column has on average. How many ${what} are there in all?`,
      ],
      [
        total,
        "stopped at the total",
        `That is the number of all the ${what}. Among how many ${things} is it shared out?`,
      ],
    ] satisfies Wrong[]),
    check: `The mean must lie between $${from}$ and $${values.at(-1)}$. Times the number of ${things} it must make the number of ${what}.`,
  };
}

const skill: Skill = {
  id: "mean",
  title: "The mean",
  about: "What each would get if everything were shared out equally: one number that stands for many.",
  curriculum: ["Y6 statistics", "KS3 statistics", "6.SP.5"],
  needs: ["division-facts"],
  stages: [
    stage({
      grade: 3,
      label: "a few whole numbers",
      bounds: { numbers: { list: [2, 24], length: [3, 5] }, way: ways },
      rules: {
        "the mean is whole": ({ numbers }) => sum(numbers) % numbers.length === 0,
        "they differ": ({ numbers }) => new Set(numbers).size >= 3,
        "the division is no harder than a times table": ({ numbers }) => sum(numbers) <= 12 * numbers.length,
      },
      write: ({ numbers, way }) => ofFew(numbers, way),
    }),
    stage({
      grade: 4,
      label: "numbers close together",
      bounds: {
        base: [20, 180, 10],
        overs: { list: [1, 9], length: [4, 5] },
        way: ["bare", "heights", "mangoes", "calls"],
      },
      rules: {
        "the mean is a decimal": ({ overs }) => sum(overs) % overs.length !== 0,
        "they differ": ({ overs }) => new Set(overs).size >= 3,
      },
      write: ({ base, overs, way }) => closeTogether(base, overs, way),
    }),
    stage({
      grade: 4,
      label: "a missing number",
      bounds: {
        kind: ["hidden", "one more"],
        known: { list: [3, 30], length: [3, 4] },
        mean: [6, 25],
        many: [3, 9],
        rise: [1, 4],
        game: ["darts", "reading", "basket"],
      },
      rules: {
        "the known numbers differ": ({ known }) => new Set(known).size === known.length,
        "the last one is no wonder": ({ many, rise }) => many * rise <= 24,
        "the hidden number is an ordinary one": ({ kind, known, mean }) => {
          const rest = mean * (known.length + 1) - sum(known);
          return kind !== "hidden" || (rest >= 2 && rest <= 40 && rest !== mean);
        },
      },
      write: ({ kind, known, mean, many, rise, game }) =>
        kind === "hidden" ? hidden(known, mean) : oneMore(many, mean, mean + rise, game),
    }),
    stage({
      grade: 5,
      label: "from a frequency table",
      bounds: {
        often: { list: [1, 12], length: [4, 5] },
        poll: ["goals", "books", "siblings", "eggs"],
      },
      rules: {
        "the division comes out": ({ often }) => [10, 16, 20, 25, 40].includes(sum(often)),
        "the columns are not alike": ({ often }) => new Set(often).size >= 3,
        "the mean is no whole number": ({ often }) => sum(often.map((f, i) => f * i)) % sum(often) !== 0,
        "two decimal places are enough": ({ often }) => (sum(often.map((f, i) => f * i)) * 100) % sum(often) === 0,
      },
      write: ({ often, poll }) => fromTable(often, poll),
    }),
  ],
};

export default skill;
