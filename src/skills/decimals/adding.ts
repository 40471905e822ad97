import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure, texEach, texSum } from "../../engine/tex.ts";
import { and, commas, inWords } from "../../engine/words.ts";
import { sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, fixed } from "./shared-decimals.ts";

interface Term {
  readonly n: number;
  readonly places: number;
}

const settings = {
  bare: {
    ask: (terms: readonly string[]) => `Work out $${texSum(terms)}$.`,
    unit: undefined,
  },
  cycling: {
    ask: (terms: readonly string[]) => `Noor cycles ${stretches(terms, "km")}. How many kilometres is that altogether?`,
    unit: "km",
  },
  boards: {
    ask: (terms: readonly string[]) =>
      `Boards of ${and(inUnit(terms, "m"))} are laid end to end. How many metres long is the row?`,
    unit: "m",
  },
  rice: {
    ask: (terms: readonly string[]) =>
      `Bags of ${and(inUnit(terms, "kg"))} of rice are weighed together. How many kilograms is that?`,
    unit: "kg",
  },
} as const;

function inUnit(terms: readonly string[], unit: string): string[] {
  return terms.map((term) => measure(term, unit));
}

function stretches(terms: readonly string[], unit: string): string {
  const [first = "", ...more] = inUnit(terms, unit);
  return commas([first, ...more.map((one) => `then ${one}`)]);
}

const prices = (terms: readonly string[]) =>
  `A ball costs €${terms[0]}, a game €${terms[1]} and a book €${terms[2]}. How many euros is that altogether? Give 2 decimal places.`;

/** Adds the terms; `money` shows prices with two places. */
function add(terms: readonly Term[], setting: keyof typeof settings | "money"): Question {
  const places = Math.max(...terms.map((term) => term.places));
  const scaled = terms.map((term) => term.n * 10 ** (places - term.places));
  const total = sum(scaled);
  const money = setting === "money";
  const shown = terms.map((term) => fixed(term.n, term.places));
  const long = scaled.map((n) => fixed(n, places));
  const uneven = terms.some((term) => term.places !== places);
  const one = 10 ** places;
  const wholes = sum(scaled.map((n) => Math.floor(n / one)));
  const parts = sum(scaled.map((n) => n % one));
  const partsTotal = fixed(parts, places);
  const wholesAdded = texSum(scaled.map((n) => Math.floor(n / one)));
  const partsAdded = parts === 0 ? "0" : texSum(scaled.map((n) => fixed(n % one, places)));
  const carried = Math.floor(parts / one);
  const toCarry = carried > 0 ? `: that is ${inWords(carried)} to carry to the ones` : "";
  const whereTo = carried === 1 ? "more than one: where does the one go" : "two or more: where do the two go";
  const unit = money ? undefined : settings[setting].unit;
  const value = money ? fixed(total, places) : dec(total, places);
  const answer = { kind: "decimal", value, ...(money && { places: 2 }), ...(unit && { unit }) } as const;
  // Digits after the point added as if they were whole numbers
  const tails = sum(terms.map((term) => term.n % 10 ** term.places));
  const separately = sum(terms.map((term) => Math.floor(term.n / 10 ** term.places)));
  const result = money || total % 10 !== 0 ? value : `${fixed(total, places)} = ${dec(total, places)}`;
  const resultUnit = money ? "euros" : unit;
  const [taken, left] =
    terms.length === 2
      ? ["one of the numbers", "the other must be left"]
      : ["the numbers one after the other", "nothing may be left"];
  return {
    prompt: money ? prices(texEach(shown)) : settings[setting].ask(shown),
    answer,
    steps: [
      uneven
        ? `Write the numbers with the points under each other, and fill the empty places with zeros: ${and(texEach(long))}.`
        : `Write the numbers with the points under each other, so that only places of the same size are added.`,
      `The parts after the point make $${partsAdded} = ${partsTotal}$${toCarry}.`,
      `The parts before the point make $${wholesAdded} = ${wholes}$. Put both together: $${wholes} + ${partsTotal}$.`,
      `So the answer is ${measure(result, resultUnit)}.`,
    ],
    slips: slips(answer, [
      ...(uneven
        ? ([
            [
              dec(sum(terms.map((term) => term.n)), places),
              "lined up the last digits instead of the points",
              `You added digits of different places. Write ${and(texEach(shown))} with the points under each other: which places stay empty?`,
            ],
            [
              `${separately}.${tails}`,
              "added the digits after the point as whole numbers",
              `After the point, digits can be added only where they count the same parts. Give all the numbers $${places}$ decimal places first.`,
            ],
          ] as const)
        : []),
      ...(carried > 0
        ? ([
            [
              `${wholes}.${parts}`,
              "kept ten or more parts after the point",
              `The parts after the point make $${partsTotal}$. That is ${whereTo}?`,
            ],
          ] as const)
        : []),
      [
        dec(total - carried * one, places),
        "forgot what was carried to the ones",
        `The parts after the point make $${partsTotal}$. Is all of that in your answer?`,
      ],
      ...(terms.length > 2
        ? ([
            [
              dec(total - (scaled.at(-1) ?? 0), places),
              "left out the last number",
              `You added only the first two numbers. How many numbers are there?`,
            ],
          ] as const)
        : []),
      [
        total,
        "left out the point",
        `Estimate first: the parts before the point alone make $${wholes}$. Your number is much larger.`,
      ],
    ]).slice(0, 4),
    check: `Take ${taken} away from your answer: ${left}.`,
  };
}

/** Whether the digits after the point make more than one together. */
function carries(terms: readonly Term[]): boolean {
  const places = Math.max(...terms.map((term) => term.places));
  const parts = sum(terms.map((term) => (term.n * 10 ** (places - term.places)) % 10 ** places));
  return parts > 10 ** places;
}

/** Terms whose digits are taken from three numbers, with places in the order of the layout. */
const layouts = {
  "1 and 2": [1, 2],
  "2 and 1": [2, 1],
  "0 and 2": [0, 2],
  "1 and 3": [1, 3],
  "3 and 2": [3, 2],
} as const;
const uneven = (layout: keyof typeof layouts, w: number, v: number, a: number, b: number): Term[] => {
  const tails = [a, b];
  return layouts[layout].map((places, i) => {
    const tail = Math.floor((tails[i] ?? 0) / 10 ** (3 - places));
    return { places, n: (i === 0 ? w : v) * 10 ** places + tail };
  });
};

const skill: Skill = {
  id: "adding-decimals",
  title: "Adding decimals",
  about: "Decimals are added like whole numbers, as long as the points stand under each other.",
  curriculum: ["Y5 decimals", "5.NBT.7", "6.NS.3"],
  needs: ["decimal-place-value"],
  stages: [
    stage({
      grade: 2,
      label: "the same number of places",
      bounds: {
        setting: ["bare", "cycling", "boards", "rice"],
        places: [1, 2],
        w: [0, 9],
        v: [1, 9],
        a: [1, 99],
        b: [1, 99],
      },
      rules: {
        "no number ends in 0": ({ places, a, b }) =>
          [a, b].every((tail) => (places === 1 ? tail > 9 : tail % 10 !== 0)),
        "one is carried to the ones": ({ places, a, b }) =>
          places === 1 ? Math.floor(a / 10) + Math.floor(b / 10) > 10 : a + b > 100,
      },
      write: ({ setting, places, w, v, a, b }) =>
        add(
          [
            [w, a],
            [v, b],
          ].map(([whole = 0, tail = 0]) => ({ places, n: Math.floor((100 * whole + tail) / 10 ** (2 - places)) })),
          setting,
        ),
    }),
    stage({
      grade: 2,
      label: "different numbers of places",
      bounds: {
        setting: ["bare", "cycling", "boards", "rice"],
        layout: ["1 and 2", "2 and 1", "0 and 2", "1 and 3", "3 and 2"],
        w: [1, 12],
        v: [0, 12],
        a: [101, 989],
        b: [11, 989],
      },
      rules: {
        "no number ends in 0": ({ layout, w, v, a, b }) =>
          uneven(layout, w, v, a, b).every(({ n, places }) => n > 0 && (places === 0 || n % 10 !== 0)),
      },
      write: ({ setting, layout, w, v, a, b }) => add(uneven(layout, w, v, a, b), setting),
    }),
    stage({
      grade: 3,
      label: "three numbers",
      bounds: {
        setting: ["bare", "cycling", "money", "money"],
        a: [102, 989],
        b: [11, 98],
        c: [1, 12],
        d: [102, 989],
        turn: [0, 2],
      },
      rules: {
        "no number ends in 0": ({ a, b, d }) => a % 10 !== 0 && b % 10 !== 0 && d % 10 !== 0,
        "something is carried": ({ a, b, d }) =>
          carries([
            { n: a, places: 2 },
            { n: b, places: 1 },
            { n: d, places: 2 },
          ]),
      },
      write: ({ setting, a, b, c, d, turn }) => {
        if (setting === "money")
          return add(
            [
              { n: a, places: 2 },
              { n: 10 * b, places: 2 },
              { n: d, places: 2 },
            ],
            "money",
          );
        const terms = [
          { n: a, places: 2 },
          { n: b, places: 1 },
          c % 2 === 0 ? { n: c, places: 0 } : { n: d, places: 2 },
        ];
        return add([...terms.slice(turn), ...terms.slice(0, turn)], setting);
      },
    }),
  ],
};

export default skill;
