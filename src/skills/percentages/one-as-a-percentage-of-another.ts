import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texFraction, texLowest } from "../../engine/tex.ts";
import { noun } from "../../engine/words.ts";
import { gcd } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { decimal, pc, rounded } from "./shared-numbers.ts";

type Wrong = Parameters<typeof slips>[1][number];

/** The wrong base as learners would type it: to one place where it does not end there. */
const asPercentage = (part: number, whole: number) => {
  const exact = rounded(100 * part, whole, 1);
  return exact.endsWith(".0") ? exact.slice(0, -2) : exact;
};

type Setting = "quiz" | "bare" | "penalties" | "rain" | "library" | "eggs";

const settings: Record<Setting, (part: number, whole: number) => string> = {
  bare: (part, whole) => `What percentage of $${whole}$ is $${part}$?`,
  quiz: (part, whole) => `Ines answers $${part}$ of $${whole}$ questions correctly. What percentage is that?`,
  penalties: (part, whole) => `Kofi scores with $${part}$ of his $${whole}$ penalty kicks. What percentage is that?`,
  rain: (part, whole) =>
    `At a weather station it rained on $${part}$ of $${whole}$ days. On what percentage of the days did it rain?`,
  library: (part, whole) =>
    `Of $${whole}$ library books, $${part}$ are lent out. What percentage of the books is that?`,
  eggs: (part, whole) =>
    `From $${whole}$ turtle eggs on a beach, $${part}$ turtles hatch. What percentage of the eggs is that?`,
};

/** part out of whole, which is a whole percentage. */
function outOf(setting: Setting, part: number, whole: number): Question {
  const p = (100 * part) / whole;
  const missing = whole - part;
  const times = 100 / whole;
  const common = gcd(part, whole);
  const [top, bottom] = [part / common, whole / common];
  const timesLowest = 100 / bottom;
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  const fraction = texFraction(part, whole);
  return {
    prompt: settings[setting](part, whole),
    answer,
    steps: [
      `Write the part over the whole: it is $${fraction}$ of the whole. Per cent means hundredths, so change this to hundredths.`,
      ...(100 % whole === 0
        ? [
            `$${whole}$ goes $${times}$ times into $100$, so multiply top and bottom by $${times}$.`,
            `$${fraction} = ${texFraction(p, 100)}$. So the answer is ${pc(p)}.`,
          ]
        : [
            `The denominator $${whole}$ does not go into $100$, so come to lowest terms first. Divide by $${common}$: $${fraction} = ${texFraction(top, bottom)}$.`,
            bottom === 100
              ? `These are hundredths already: $${p}$ of them. So the answer is ${pc(p)}.`
              : `Now multiply top and bottom by $${timesLowest}$: $${texFraction(top, bottom)} = ${texFraction(p, 100)}$. So the answer is ${pc(p)}.`,
          ]),
    ],
    slips: slips(answer, [
      ...(whole < 100
        ? ([
            [
              100 - missing,
              "took the number of missing ones from a hundred",
              `$${missing}$ of $${whole}$ ${noun(missing, "is", "are")} missing, but each of the $${whole}$ counts for more than ${pc(1)}. How much is $${fraction}$ in hundredths?`,
            ],
          ] as const)
        : []),
      [
        100 - p,
        "gave the part that is missing",
        `That is the percentage for the other $${missing}$. Which part does the question ask for?`,
      ],
      [
        part,
        "took the number itself for the percentage",
        `$${part}$ out of $100$ would be ${pc(part)}, but here it is $${part}$ out of $${whole}$.`,
      ],
      [
        decimal(part, whole),
        "gave the decimal instead of the percentage",
        `You found what part it is as a decimal: good. How many hundredths is that?`,
      ],
    ]),
    check: `Your percentage of $${whole}$ must give $${part}$ again.`,
  };
}

type Unit = "minutes" | "centimetres" | "grams" | "millilitres" | "cents";

const units: Record<Unit, { factor: number; big: (n: number) => string; small: string }> = {
  minutes: { factor: 60, big: (n) => (n === 1 ? "$1$ hour" : `$${n}$ hours`), small: "minutes" },
  centimetres: { factor: 100, big: (n) => (n === 1 ? "$1$ metre" : `$${n}$ metres`), small: "cm" },
  grams: { factor: 1000, big: (n) => `$${n}$ kg`, small: "g" },
  millilitres: { factor: 1000, big: (n) => (n === 1 ? "$1$ litre" : `$${n}$ litres`), small: "ml" },
  cents: { factor: 100, big: (n) => `€$${n}$`, small: "cents" },
};

/** So many small units of so many large ones; p is the percentage. */
function ofLarger(unit: Unit, n: number, p: number): Question {
  const { factor, big, small } = units[unit];
  const whole = n * factor;
  const part = (p * whole) / 100;
  const common = small === "cents" || small === "minutes" ? small : unit;
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  return {
    prompt: `What percentage of ${big(n)} is $${part}$ ${small}?`,
    answer,
    steps: [
      `Only amounts in the same unit can be compared, so write both in ${common}: ${big(n)} = $${whole}$ ${small}.`,
      `The part over the whole is $${texFraction(part, whole)}$, which in lowest terms is $${texLowest(part, whole)}$.`,
      `Per cent means hundredths, so multiply by $100$: $${texLowest(part, whole)} \\times 100 = ${p}$. So the answer is ${pc(p)}.`,
    ],
    slips: slips(answer, [
      [
        decimal(100 * part, n),
        "compared amounts in different units",
        `You compared $${part}$ with $${n}$, but they are counted in different units. How many ${small} are ${big(n)}?`,
      ],
      ...(factor === 100
        ? []
        : ([
            [
              asPercentage(part, n * 100),
              "changed the units with a hundred",
              `You counted $100$ ${small} for each of the large units. How many are there really?`,
            ],
          ] as const)),
      ...(n === 1
        ? []
        : ([
            [
              asPercentage(part, factor),
              "compared with one unit instead of all of them",
              `That is the percentage of ${big(1)}. The question says ${big(n)}.`,
            ],
          ] as const)),
      [
        part,
        "took the number itself for the percentage",
        `$${part}$ out of $100$ would be ${pc(part)}. Out of how many ${small} is it here?`,
      ],
      [
        100 - p,
        "gave the part that is missing",
        `That is the percentage that is missing from the whole. How large is the part itself?`,
      ],
    ]).slice(0, 4),
    check: `${pc(10)} of ${big(n)} is $${decimal(whole, 10)}$ ${small}: compare that with $${part}$ ${small}.`,
  };
}

type Pair = "goats" | "chess" | "mangoes" | "train" | "tulips";

const pairs: Record<Pair, { ask: (a: number, b: number) => string; one: string; other: string; all: string }> = {
  goats: {
    ask: (a, b) => `A farm in Ethiopia has $${a}$ goats and $${b}$ sheep. What percentage of these animals are goats?`,
    one: "goats",
    other: "sheep",
    all: "animals",
  },
  chess: {
    ask: (a, b) => `Amara won $${a}$ games of chess and lost $${b}$. What percentage of these games did she win?`,
    one: "games won",
    other: "games lost",
    all: "games",
  },
  mangoes: {
    ask: (a, b) => `A box holds $${a}$ ripe and $${b}$ unripe mangoes. What percentage of the mangoes are ripe?`,
    one: "ripe mangoes",
    other: "unripe mangoes",
    all: "mangoes",
  },
  train: {
    ask: (a, b) =>
      `Of the buses at a stop in Lima, $${a}$ were late and $${b}$ were on time. What percentage of them were late?`,
    one: "late buses",
    other: "buses on time",
    all: "buses",
  },
  tulips: {
    ask: (a, b) =>
      `In a flower bed there are $${a}$ red and $${b}$ yellow tulips. What percentage of the tulips are red?`,
    one: "red tulips",
    other: "yellow tulips",
    all: "tulips",
  },
};

/** Two parts make the whole; which percentage of it is the first? */
function ofBoth(setting: Pair, part: number, whole: number): Question {
  const { ask, one, other, all } = pairs[setting];
  const rest = whole - part;
  const p = (100 * part) / whole;
  const fraction = texFraction(part, whole);
  const lowest = texLowest(part, whole);
  const inLowest = gcd(part, whole) > 1 ? `, in lowest terms $${lowest}$` : "";
  const answer = { kind: "whole", value: String(p), unit: "%" } as const;
  const wrongBase: Wrong = [
    asPercentage(part, rest),
    "took the other part for the whole",
    `You compared the $${part}$ ${one} with the $${rest}$ ${other}. The whole is all the ${all} together.`,
  ];
  return {
    prompt: ask(part, rest),
    answer,
    steps: [
      `A percentage compares a part with the whole. The question does not give the whole: it is all the ${all} together, $${part} + ${rest} = ${whole}$.`,
      `The ${one} are $${fraction}$ of them${inLowest}.`,
      `Per cent means hundredths: $${lowest} = ${texFraction(p, 100)}$. So the answer is ${pc(p)}.`,
    ],
    slips: slips(answer, [
      wrongBase,
      [rounded(100 * part, rest, 0), wrongBase[1], wrongBase[2]],
      [100 - p, "gave the other part", `That is the percentage of the ${other}. Which part does the question ask for?`],
      [
        part,
        "took the number itself for the percentage",
        `$${part}$ out of $100$ would be ${pc(part)}. How many ${all} are there altogether?`,
      ],
    ]),
    check: `Work out the percentage of the ${other} as well: the two must make $100\\%$.`,
  };
}

const skill: Skill = {
  id: "one-as-a-percentage-of-another",
  title: "One as a percentage of another",
  about: "A percentage makes results comparable: 17 out of 20 and 41 out of 50 both become so many out of a hundred.",
  curriculum: ["KS3 percentages", "6.RP.3c"],
  needs: ["percentages-and-fractions"],
  stages: [
    stage({
      grade: 4,
      label: "out of 10, 20, 25 or 50",
      bounds: {
        setting: ["bare", "quiz", "penalties", "rain", "library", "eggs"],
        whole: ["10", "20", "25", "50"],
        part: [2, 49],
      },
      rules: { "the part is less than the whole": ({ whole, part }) => part < Number(whole) },
      write: ({ setting, whole, part }) => outOf(setting, part, Number(whole)),
    }),
    stage({
      grade: 4,
      label: "lowest terms first",
      bounds: {
        setting: ["bare", "quiz", "penalties", "rain", "library", "eggs"],
        whole: [12, 400],
        p: [5, 95, 5],
      },
      rules: {
        "the part is whole": ({ whole, p }) => (whole * p) % 100 === 0,
        "the whole does not divide 100": ({ whole }) => 100 % whole !== 0,
        "the part has at least two": ({ whole, p }) => whole * p >= 200,
        "not too many quarters, and no halves": ({ whole, p }) => p !== 50 && (p % 25 !== 0 || whole <= 60),
        "hundreds are read off too quickly": ({ whole }) => whole % 100 !== 0,
        "stories stay likely": ({ setting, whole }) =>
          whole <= (setting === "quiz" || setting === "penalties" ? 80 : 400),
      },
      write: ({ setting, whole, p }) => outOf(setting, (whole * p) / 100, whole),
    }),
    stage({
      grade: 4,
      label: "in different units",
      bounds: { unit: ["minutes", "centimetres", "grams", "millilitres", "cents"], n: [1, 8], p: [5, 95, 5] },
      rules: { "the answer cannot be read off": ({ unit, n }) => n > 1 || units[unit].factor !== 100 },
      write: ({ unit, n, p }) => ofLarger(unit, n, p),
    }),
    stage({
      grade: 5,
      label: "two parts make the whole",
      bounds: { setting: ["goats", "chess", "mangoes", "train", "tulips"], whole: [15, 120], p: [4, 96, 2] },
      rules: {
        "both parts are whole": ({ whole, p }) => (whole * p) % 100 === 0,
        "the parts are different": ({ p }) => p !== 50,
        "both parts have at least two": ({ whole, p }) => whole * p >= 200 && whole * (100 - p) >= 200,
        "the whole is not 100": ({ whole }) => whole !== 100,
        "stories stay likely": ({ setting, whole }) => setting !== "chess" || whole <= 80,
      },
      write: ({ setting, whole, p }) => ofBoth(setting, (whole * p) / 100, whole),
    }),
  ],
};

export default skill;
