import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { count, tex, withArticle } from "../../engine/words.ts";
import { jump } from "../pictures.ts";
import { slips } from "../slips.ts";

/** The multiple of the unit that is nearest; halfway goes up. */
const nearest = (n: number, unit: number) => Math.floor((n + unit / 2) / unit) * unit;

const multiples = (unit: number) =>
  ({ 10: "tens", 100: "hundreds", 1000: "thousands" })[unit] ?? `multiples of $${tex(unit)}$`;

const tellings = {
  number: (n: number) => ({ told: "", it: `$${tex(n)}$` }),
  school: (n: number) => ({ told: `A school in Nairobi has $${tex(n)}$ pupils. `, it: "this number" }),
  book: (n: number) => ({ told: `Mei counts the words in her story: $${tex(n)}$. `, it: "this number" }),
  walk: (n: number) => ({ told: `On her way to school in Lima, Rosa takes $${tex(n)}$ steps. `, it: "this number" }),
  museum: (n: number) => ({ told: `A museum in Cairo had $${tex(n)}$ visitors. `, it: "this number" }),
};

/** n to the nearest unit; `wanted` says it in words, `other` is the unit that is taken by mistake. */
function round(
  n: number,
  unit: number,
  { told, it }: { told: string; it: string },
  wanted: string,
  other: { unit: number; name: string; say: string },
  hint?: string,
): Question {
  const below = Math.floor(n / unit) * unit;
  const above = below + unit;
  const middle = below + unit / 2;
  const mark = unit / 10;
  const between = `${below}..${above} by ${mark}`;
  const rounded = nearest(n, unit);
  const move = rounded - n;
  const answer = { kind: "whole", value: String(rounded) } as const;
  const [size, side] = n > middle ? ["more", "higher"] : ["less", "lower"];
  const where =
    n === middle
      ? `$${tex(n)}$ is exactly halfway between them, and halfway is rounded up.`
      : `Halfway between them is $${tex(middle)}$, and $${tex(n)}$ is ${size} than that, so it is nearer to the ${side} one.`;
  const asked = `${told}Round ${it} ${wanted}.`;
  return {
    prompt: n === middle ? `${asked} Halfway is rounded up.` : asked,
    answer,
    steps: [
      ...(hint ? [hint] : []),
      `Look for the ${multiples(unit)} on both sides of $${tex(n)}$: they are $${tex(below)}$ and $${tex(above)}$.`,
      where,
      `So the answer is $${tex(rounded)}$.`,
    ],
    slips: slips(answer, [
      [
        rounded === above ? below : above,
        "rounded the wrong way",
        n === middle
          ? `$${tex(n)}$ is exactly halfway between $${tex(below)}$ and $${tex(above)}$. Which way does halfway go?`
          : `You chose the right two neighbours, $${tex(below)}$ and $${tex(above)}$. Halfway is $${tex(middle)}$: on which side of it is $${tex(n)}$?`,
      ],
      [nearest(n, other.unit), other.name, other.say],
      [
        rounded / unit,
        "left out the zeros at the end",
        `A rounded number is about as large as the number itself. Is yours close to $${tex(n)}$? Fill the last places with zeros.`,
      ],
      [
        rounded + (n - below),
        "kept the digits that become zeros",
        `A number rounded like this is a multiple of $${tex(unit)}$. Which digits does yours have in the last places?`,
      ],
    ]),
    check: `The answer is a multiple of $${tex(unit)}$, and no other multiple of $${tex(unit)}$ is nearer to $${tex(n)}$.`,
    shows: {
      by: "number-line",
      lines: [
        ...(hint ? [[`${between}: ${n}`] as const] : []),
        [`${between}: ${n}`],
        n === middle ? [`${between}: ${n}`] : [`${between}: ${n}, ${middle}`],
        [`${between}: ${n} ${jump(move)}`],
      ],
    },
  };
}

function toNearest(n: number, unit: number, setting: keyof typeof tellings): Question {
  const other = unit === 10 ? 100 : unit / 10;
  return round(n, unit, tellings[setting](n), `to the nearest $${tex(unit)}$`, {
    unit: other,
    name: "rounded to another place",
    say: `That is rounded to the nearest $${tex(other)}$. The question asks for the nearest $${tex(unit)}$.`,
  });
}

const roundedTellings = {
  number: (value: string, unit: string) =>
    `I am thinking of a whole number. Rounded to the nearest $${unit}$ it is $${value}$.`,
  match: (value: string, unit: string) =>
    `A newspaper in Accra says that $${value}$ people saw the match. That is rounded to the nearest $${unit}$.`,
  bees: (value: string, unit: string) =>
    `Rounded to the nearest $${unit}$, there are $${value}$ bees in Ivo's beehive.`,
};

function before(rounded: number, unit: number, which: "smallest" | "largest", setting: keyof typeof roundedTellings) {
  const half = unit / 2;
  const isLeast = which === "smallest";
  const edge = isLeast ? rounded - half : rounded + half;
  const found = isLeast ? edge : edge - 1;
  const answer = { kind: "whole", value: String(found) } as const;
  const [next, toward, size, direction] = isLeast
    ? ([rounded - unit, "below", "smaller", "less"] as const)
    : ([rounded + unit, "above", "larger", "more"] as const);
  const thing = {
    number: "whole number it could be",
    match: "possible number of people",
    bees: "possible number of bees",
  }[setting];
  return {
    prompt: `${roundedTellings[setting](tex(rounded), tex(unit))} Halfway is rounded up. What is the ${which} ${thing}?`,
    answer,
    steps: [
      `The next multiple of $${tex(unit)}$ ${toward} $${tex(rounded)}$ is $${tex(next)}$, and halfway between the two is $${tex(edge)}$.`,
      isLeast
        ? `Test $${tex(edge)}$ and the number that is one less: which of them becomes $${tex(rounded)}$? Remember that halfway is rounded up.`
        : `Halfway is rounded up, so $${tex(edge)}$ already becomes $${tex(next)}$, and only the numbers before it become $${tex(rounded)}$.`,
      `So the answer is $${tex(found)}$.`,
    ],
    slips: slips(answer, [
      [
        isLeast ? edge + 1 : edge,
        isLeast ? "left out the number halfway" : "counted in the number halfway",
        isLeast
          ? `Your number does become $${tex(rounded)}$. And what becomes of $${tex(edge)}$, which is exactly halfway?`
          : `$${tex(edge)}$ is exactly halfway to $${tex(next)}$. Which way is it rounded?`,
      ],
      [
        isLeast ? next + 1 : next - 1,
        "went on to the next multiple instead of halfway",
        `Try it: to which multiple of $${tex(unit)}$ is your number nearer, $${tex(rounded)}$ or $${tex(next)}$?`,
      ],
      [
        rounded,
        "took the rounded number itself",
        `$${tex(rounded)}$ is one of the numbers it can be, but ${withArticle(size)} one can be rounded to $${tex(rounded)}$, too.`,
      ],
    ]),
    check: `Round your number to the nearest $${tex(unit)}$, and then the number one ${direction}: only the first should give $${tex(rounded)}$.`,
  };
}

function significant(n: number, figures: number): Question {
  const unit = 10 ** (String(n).length - figures);
  const wrong = 10 ** figures;
  const stand = figures === 1 ? "The first digit stands" : `The first ${figures} digits stand`;
  return round(
    n,
    unit,
    tellings.number(n),
    `to ${count(figures, "significant figure")}`,
    {
      unit: wrong,
      name: "counted the figures from the end",
      say: `Significant figures are counted from the front: the first one is the $${String(n)[0]}$. How many digits should you keep?`,
    },
    `Count the digits that matter from the left. ${stand} for multiples of $${tex(unit)}$, so round to the nearest $${tex(unit)}$.`,
  );
}

const skill: Skill = {
  id: "rounding-whole-numbers",
  title: "Rounding whole numbers",
  about: "A round number close to the true one is quicker to say, to remember and to work with.",
  curriculum: ["Y4-Y6 place value", "KS3 number", "3.NBT.1", "4.NBT.3"],
  needs: [],
  stages: [
    stage({
      grade: 1,
      label: "to the nearest 10 or 100",
      bounds: { n: [21, 989], unit: [10, 100, 90], setting: ["number", "school", "book", "walk"] },
      rules: {
        "the number is no multiple of the unit": ({ n, unit }) => n % unit !== 0,
        "the number is larger than the unit": ({ n, unit }) => n > unit,
      },
      write: ({ n, unit, setting }) => toNearest(n, unit, setting),
    }),
    stage({
      grade: 2,
      label: "to the nearest 10, 100 or 1000",
      bounds: { n: [1001, 99_999], zeros: [1, 3], setting: ["number", "museum"] },
      rules: { "the number is no multiple of the unit": ({ n, zeros }) => n % 10 ** zeros !== 0 },
      write: ({ n, zeros, setting }) => toNearest(n, 10 ** zeros, setting),
    }),
    stage({
      grade: 3,
      label: "what the number was before",
      bounds: {
        multiple: [2, 99],
        zeros: [1, 3],
        which: ["smallest", "largest"],
        setting: ["number", "match", "bees"],
      },
      rules: {
        "crowds and swarms are large": ({ multiple, zeros, setting }) =>
          setting === "number" || multiple * 10 ** zeros >= 500,
      },
      write: ({ multiple, zeros, which, setting }) => before(multiple * 10 ** zeros, 10 ** zeros, which, setting),
    }),
    stage({
      grade: 4,
      label: "to significant figures",
      bounds: { start: [1001, 9999], end: [1, 99], more: [0, 2], figures: [1, 3] },
      rules: {
        "the number has more figures than that": ({ start, figures }) => start % 10 ** (4 - figures) !== 0,
      },
      write: ({ start, end, more, figures }) => significant(start * 10 ** more + (end % 10 ** more), figures),
    }),
  ],
};

export default skill;
