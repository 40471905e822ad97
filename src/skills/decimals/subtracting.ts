import { type Question, type Skill, stage } from "../../engine/exercise.ts";
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
  const exchange = above % one < below % one;
  const whole1 = `${Math.floor(below / one)}`;
  const result = left % 10 === 0 ? `${fixed(left, places)} = ${dec(left, places)}` : dec(left, places);
  const ending = `So the answer is $${result}$${unit ? ` ${unit}` : ""}.`;
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
            ? `$${a.n}$ is the next whole number after $${shownB}$. So find what is missing from $${dec(below % one, places)}$ to $1$.`
            : `From $${shownB}$ to $${next}$ it is $${dec(next * one - below, places)}$, and from $${next}$ to $${a.n}$ it is $${a.n - next}$.`,
          next === a.n
            ? `As $${dec(below % one, places)} + ${dec(left, places)} = 1$, the answer is $${dec(left, places)}$${unit ? ` ${unit}` : ""}.`
            : `Add the two: $${dec(next * one - below, places)} + ${a.n - next} = ${dec(left, places)}$. ${ending}`,
        ]
      : [
          a.places === b.places
            ? `Write the numbers with the points under each other, so that each place is taken from the same place.`
            : `Write the numbers with the points under each other, and fill up with zeros: $${longA} - ${longB}$.`,
          exchange
            ? `The part after the point, $${dec(above % one, places)}$, is less than $${dec(below % one, places)}$. So exchange one of the ones: $${fixed(one + (above % one), places)} - ${fixed(below % one, places)} = ${fixed(one + (above % one) - (below % one), places)}$.`
            : `After the point: $${fixed(above % one, places)} - ${fixed(below % one, places)} = ${fixed((above % one) - (below % one), places)}$.`,
          `Before the point${exchange ? ", with the exchanged one gone" : ""}: $${Math.floor(above / one)}${exchange ? " - 1" : ""} - ${whole1} = ${Math.floor(left / one)}$.`,
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
      ...(whole && below % one !== 0
        ? ([
            [
              dec(above - Math.floor(below / one) * one + (below % one), places),
              "kept the part after the point instead of taking it away",
              `You took $${whole1}$ away and kept the rest. The part after the point of $${shownB}$ goes away, too.`,
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
        dec(
          (Math.floor(above / one) - Math.floor(below / one)) * one +
            columns(above % one, below % one, (x, y) => (x - y + 10) % 10),
          places,
        ),
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
