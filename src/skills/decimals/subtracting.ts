import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { measure } from "../../engine/tex.ts";
import { range } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { dec, fixed } from "./shared-decimals.ts";

const settings = {
  bare: { ask: (a: string, b: string) => `Work out $${a} - ${b}$.`, unit: undefined },
  ribbon: {
    ask: (a: string, b: string) => `From a ribbon of $${a}$ m, Priya cuts off $${b}$ m. How many metres are left?`,
    unit: "m",
  },
  tank: {
    ask: (a: string, b: string) =>
      `There are $${a}$ litres in a tank, and $${b}$ litres flow out. How many litres are left?`,
    unit: "litres",
  },
  walk: {
    ask: (a: string, b: string) =>
      `A path is $${a}$ km long. Tariq has walked $${b}$ km of it. How many kilometres are left?`,
    unit: "km",
  },
} as const;
type Setting = keyof typeof settings;

const digitAt = (n: number, place: number) => Math.floor(n / 10 ** place) % 10;
/** Subtracts column by column with a rule of its own for a column. */
function columns(a: number, b: number, column: (above: number, below: number) => number): number {
  return range(0, Math.max(String(a).length, String(b).length) - 1).reduce(
    (total, place) => total + column(digitAt(a, place), digitAt(b, place)) * 10 ** place,
    0,
  );
}

interface Decimal {
  readonly n: number;
  readonly places: number;
}

/** a - b > 0 */
function subtract(a: Decimal, b: Decimal, setting: Setting): Question {
  const places = Math.max(a.places, b.places);
  const [above, below] = [a.n * 10 ** (places - a.places), b.n * 10 ** (places - b.places)];
  const left = above - below;
  const { ask, unit } = settings[setting];
  const answer = { kind: "decimal", value: dec(left, places), ...(unit && { unit }) } as const;
  const [shownA, shownB] = [fixed(a.n, a.places), fixed(b.n, b.places)];
  const [longA, longB] = [fixed(above, places), fixed(below, places)];
  const whole = a.places === 0;
  const one = 10 ** places;
  const next = Math.ceil(below / one);
  const [aWhole, bWhole, leftWhole] = [above, below, left].map((n) => Math.floor(n / one)) as [number, number, number];
  const [aPart, bPart] = [above % one, below % one];
  const exchange = aPart < bPart;
  const exchanged = aPart + one;
  const partLeft = (exchange ? exchanged : aPart) - bPart;
  const [toNext, fromNext] = [dec(next * one - below, places), a.n - next];
  const [oneGone, minusOne] = exchange ? [", with the exchanged one gone", " - 1"] : ["", ""];
  const value = dec(left, places);
  const result = left % 10 === 0 ? `${fixed(left, places)} = ${value}` : value;
  const ending = `So the answer is ${measure(result, unit)}.`;
  // Column by column, with the first digits of b below the last digits of a
  const cut = above / 10 ** (places - a.places) - Math.floor(below / 10 ** (places - a.places));
  const hanging = below % 10 ** (places - a.places);
  return {
    prompt: ask(shownA, shownB),
    answer,
    steps: whole
      ? [
          `Count up from $${shownB}$ to $${shownA}$: the way between the two is the difference.`,
          next === a.n
            ? `$${a.n}$ is the next whole number after $${shownB}$. So find what is missing from $${dec(bPart, places)}$ to $1$.`
            : `From $${shownB}$ to $${next}$ it is $${toNext}$, and from $${next}$ to $${a.n}$ it is $${fromNext}$.`,
          next === a.n
            ? `As $${dec(bPart, places)} + ${value} = 1$, the answer is ${measure(value, unit)}.`
            : `Add the two: $${toNext} + ${fromNext} = ${value}$. ${ending}`,
        ]
      : [
          a.places === b.places
            ? `Write the numbers with the points under each other, so that each place is taken from the same place.`
            : `Write the numbers with the points under each other, and fill up with zeros: $${longA} - ${longB}$.`,
          exchange
            ? `The part after the point, $${dec(aPart, places)}$, is less than $${dec(bPart, places)}$. So exchange one of the ones: $${fixed(exchanged, places)} - ${fixed(bPart, places)} = ${fixed(partLeft, places)}$.`
            : `After the point: $${fixed(aPart, places)} - ${fixed(bPart, places)} = ${fixed(partLeft, places)}$.`,
          `Before the point${oneGone}: $${aWhole}${minusOne} - ${bWhole} = ${leftWhole}$.`,
          ending,
        ],
    slips: slips(answer, [
      ...(a.places < b.places && !whole && cut > 0
        ? ([
            [
              dec(cut * 10 ** (places - a.places) + hanging, places),
              "copied down digits that were to be taken away",
              `In $${shownA}$ there is nothing above the last digits of $${shownB}$. Write $${longA}$: what are they taken away from?`,
            ],
          ] as const)
        : []),
      ...(whole && bPart !== 0
        ? ([
            [
              dec(above - bWhole * one + bPart, places),
              "kept the part after the point instead of taking it away",
              `You took $${bWhole}$ away and kept the rest. The part after the point of $${shownB}$ goes away, too.`,
            ],
          ] as const)
        : []),
      ...(a.places !== b.places && a.n > b.n && !whole
        ? ([
            [
              dec(a.n - b.n, places),
              "lined up the last digits instead of the points",
              `You subtracted digits of different places. Write $${shownA}$ and $${shownB}$ with the points under each other.`,
            ],
          ] as const)
        : []),
      [
        dec((aWhole - bWhole) * one + columns(aPart, bPart, (x, y) => (x - y + 10) % 10), places),
        "forgot that one was exchanged",
        `Where the digit above is too small, you exchanged one from the place to its left. Is there one less in that place now?`,
      ],
      [
        dec(
          columns(above, below, (x, y) => Math.abs(x - y)),
          places,
        ),
        "took the smaller digit from the larger in every place",
        `In at least one place the digit of $${shownA}$ is the smaller one. It cannot be turned round: exchange one from the place to its left.`,
      ],
      [
        dec(above + below, places),
        "added instead of subtracting",
        `Your number is larger than $${shownA}$, but something is taken away.`,
      ],
    ]).slice(0, 4),
    check: `Add your answer and $${shownB}$: the sum must be $${shownA}$.`,
  };
}

const skill: Skill = {
  id: "subtracting-decimals",
  title: "Subtracting decimals",
  about: "Points under each other, empty places filled with zeros: then decimals subtract like whole numbers.",
  curriculum: ["Y5 decimals", "5.NBT.7", "6.NS.3"],
  needs: ["adding-decimals"],
  stages: [
    stage({
      grade: 2,
      label: "the same number of places",
      bounds: { setting: ["bare", "ribbon", "tank", "walk"], places: [1, 2], a: [21, 989], b: [12, 899] },
      rules: {
        "the first is the larger by more than a little": ({ a, b, places }) => a - b > 5 * 10 ** (places - 1),
        "the numbers are below 10 in hundredths, below 40 in tenths": ({ a, b, places }) =>
          places === 2 ? a > 100 && b > 100 : a < 400 && b < 400,
        "no number ends in 0": ({ a, b }) => a % 10 !== 0 && b % 10 !== 0,
        "something is exchanged": ({ a, b }) => a % 10 < b % 10,
      },
      write: ({ setting, places, a, b }) => subtract({ n: a, places }, { n: b, places }, setting),
    }),
    stage({
      grade: 2,
      label: "different numbers of places",
      bounds: {
        setting: ["bare", "ribbon", "tank", "walk"],
        longer: ["first", "second"],
        a: [12, 199],
        b: [101, 1989],
      },
      rules: {
        "no number ends in 0": ({ a, b }) => a % 10 !== 0 && b % 10 !== 0,
        "the first is the larger by more than a little": ({ longer, a, b }) =>
          longer === "first" ? b - 10 * a > 50 : 10 * a - b > 50,
        "something is exchanged": ({ longer, a, b }) => longer === "second" || b % 100 < 10 * (a % 10),
      },
      write: ({ setting, longer, a, b }) => {
        const [short, long] = [
          { n: a, places: 1 },
          { n: b, places: 2 },
        ];
        return longer === "first" ? subtract(long, short, setting) : subtract(short, long, setting);
      },
    }),
    stage({
      grade: 3,
      label: "from a whole number",
      bounds: { setting: ["bare", "ribbon", "tank", "walk"], a: [2, 20], b: [11, 1989], places: [1, 3] },
      rules: {
        "the number is whole no longer": ({ b }) => b % 10 !== 0,
        "less is taken away than there is": ({ a, b, places }) => b < a * 10 ** places,
        "a good part is taken away": ({ a, b, places }) => b * 5 > a * 10 ** places,
      },
      write: ({ setting, a, b, places }) => subtract({ n: a, places: 0 }, { n: b, places }, setting),
    }),
  ],
};

export default skill;
