import { type NamedSlip, type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texFraction } from "../../engine/tex.ts";
import { and, noun } from "../../engine/words.ts";
import { decimalText, rational } from "../../maths/rational.ts";
import { divisors, gcd, lcm } from "../../maths/whole.ts";
import { slips } from "../slips.ts";

const typed = (numbers: readonly number[]) => numbers.join(":");
const tex = (numbers: readonly (number | string)[]) => numbers.join(" : ");
const simplest = (numbers: readonly number[]) =>
  ({ kind: "ratio", value: numbers.map(String), form: "simplest" }) as const;
const swapped = (numbers: readonly number[], ask: string) =>
  [typed(numbers.toReversed()), "swapped the order", `The numbers are right. ${ask}`] as const;
/** Each number less what they were to be divided by. */
const subtracted = (numbers: readonly number[], g: number, them: string) =>
  [
    typed(numbers.map((n) => n - g)),
    "subtracted the same number instead of dividing",
    `Taking the same number away changes a ratio. By what can ${them} be divided?`,
  ] as const;

/** The ratio of the question itself: of the right value, and no step towards its simplest form. */
const again = (numbers: readonly number[], them: string): NamedSlip => ({
  when: typed(numbers),
  name: "wrote the same ratio again",
  say: `That is the very same ratio. Look for a number that divides ${them}.`,
});

const tellings = {
  numbers: (a: number, b: number) => `Write the ratio $${tex([a, b])}$ in its simplest form.`,
  beads: (a: number, b: number) =>
    `A necklace has $${a}$ red and $${b}$ blue beads. Write the ratio of red to blue in its simplest form.`,
  choir: (a: number, b: number) =>
    `A choir in Samoa has $${a}$ women and $${b}$ men. Write the ratio of women to men in its simplest form.`,
  paint: (a: number, b: number) =>
    `Yuki mixes $${a}$ ml of blue and $${b}$ ml of yellow paint. Write the ratio of blue to yellow in its simplest form.`,
  trees: (a: number, b: number) =>
    `A garden in Oman has $${a}$ date palms and $${b}$ fig trees. Write the ratio of date palms to fig trees in its simplest form.`,
};

/** g·p : g·q, where p and q have no common factor. */
function two(g: number, p: number, q: number, setting: keyof typeof tellings): Question {
  const [a, b] = [g * p, g * q];
  const answer = simplest([p, q]);
  const first = divisors(g)[1] ?? g;
  const rest = g / first;
  const divided = [p * rest, q * rest];
  return {
    prompt: tellings[setting](a, b),
    answer,
    steps: [
      `The ratio is $${tex([a, b])}$, in the order of the question. It stays the same when both numbers are divided by the same number.`,
      first === g
        ? `The highest common factor of $${a}$ and $${b}$ is $${g}$, so divide both by $${g}$.`
        : `Both can be divided by $${first}$, which gives $${tex(divided)}$. These have a common factor, too: $${rest}$.`,
      `So the answer is $${tex([p, q])}$.`,
    ],
    slips: [
      ...(setting === "numbers" ? [again([a, b], `both $${a}$ and $${b}$`)] : []),
      ...slips(answer, [
        swapped([p, q], "Which one is named first in the question?"),
        [
          typed([p, p + q]),
          "compared a part with the whole",
          `You compared the first part with all of it. The ratio compares the first part with the second.`,
        ],
        ...(p > 1 && q > 1 ? [subtracted([a, b], g, `both $${a}$ and $${b}$`)] : []),
        ...(first === g
          ? []
          : ([
              [
                typed([p, q * rest]),
                "went on dividing only one of the numbers",
                `Whatever you divide by, both numbers must be divided by it. Compare with $${tex([a, b])}$.`,
              ],
            ] as const)),
      ]),
    ],
    check: `Multiply both numbers of the answer by the same number: it must give $${tex([a, b])}$, and they must have no common factor but $1$.`,
  };
}

const threeTellings = {
  numbers: (all: readonly number[]) => `Write the ratio $${tex(all)}$ in its simplest form.`,
  recipe: ([a, b, c]: readonly number[]) =>
    `A bread from Georgia takes $${a}$ g of flour, $${b}$ g of cheese and $${c}$ g of butter. Write the ratio flour : cheese : butter in its simplest form.`,
  medals: ([a, b, c]: readonly number[]) =>
    `A club has won $${a}$ gold, $${b}$ silver and $${c}$ bronze medals. Write the ratio gold : silver : bronze in its simplest form.`,
};

function three(g: number, parts: readonly number[], setting: keyof typeof threeTellings): Question {
  const all = parts.map((part) => part * g);
  const answer = simplest(parts);
  const [p = 1, q = 1, r = 1] = parts;
  const shared = gcd(p, q);
  return {
    prompt: threeTellings[setting](all),
    answer,
    steps: [
      `A ratio of three numbers stays the same when all three are divided by the same number.`,
      `Look for the largest number that divides ${and(texEach(all))}: it is $${g}$.`,
      `So the answer is $${tex(parts)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(shared > 1 ? [p / shared, q / shared, r] : [p, q, r * g]),
        "divided only two of the three numbers",
        "The third number must be divided by the same number as the other two.",
      ],
      swapped(parts, "In which order are the parts named in the question?"),
      ...(Math.min(...parts) > 1 ? [subtracted(all, g, "all three")] : []),
    ]),
    check: `Multiply all numbers of the answer by the same number: it must give $${tex(all)}$, and no number but $1$ divides all three.`,
  };
}

/** Small unit, large unit, how many of the small make one of the large, and the step of friendly amounts. */
const units = {
  cm: { large: () => "m", factor: 100, step: 5 },
  mm: { large: () => "cm", factor: 10, step: 1 },
  g: { large: () => "kg", factor: 1000, step: 50 },
  ml: { large: (n: number) => noun(n, "litre"), factor: 1000, step: 50 },
  minutes: { large: (n: number) => noun(n, "hour"), factor: 60, step: 5 },
  m: { large: () => "km", factor: 1000, step: 50 },
};

type Unit = keyof typeof units;

const smallAmount = (unit: Unit, steps: number) => steps * units[unit].step;

function withUnits(unit: Unit, steps: number, n: number, order: "small first" | "large first"): Question {
  const { large, factor } = units[unit];
  const small = smallAmount(unit, steps);
  const whole = n * factor;
  const turn = <T>(pair: readonly [T, T]): T[] => (order === "small first" ? [...pair] : pair.toReversed());
  const both = turn([small, whole]);
  const common = gcd(small, whole);
  const parts = both.map((amount) => amount / common);
  const answer = simplest(parts);
  const [first, second] = turn([`$${small}$ ${unit}`, `$${n}$ ${large(n)}`]);
  return {
    prompt: `Write the ratio of ${first} to ${second} in its simplest form, without units.`,
    answer,
    steps: [
      `A ratio compares amounts in the same unit, so change $${n}$ ${large(n)} to ${unit}: that is $${n} \\times ${factor} = ${whole}$ ${unit}.`,
      `The ratio is $${tex(both)}$. The highest common factor of the two numbers is $${common}$, so divide both by it.`,
      `So the answer is $${tex(parts)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(turn([small, n])),
        "left the units as they were",
        `You compared $${small}$ ${unit} with $${n}$ ${large(n)} as if the units were the same. How many ${unit} make $${n}$ ${large(n)}?`,
      ],
      swapped(parts, "Which amount is named first in the question?"),
      [
        typed(turn([small, n * (factor === 10 ? 100 : factor === 60 ? 100 : factor / 10)])),
        "changed the unit with the wrong number",
        `Look at the change of units again: how many ${unit} make $1$ ${large(1)}?`,
      ],
    ]),
    check: `Multiply both numbers of the answer by $${common}$: it must give both amounts in ${unit}.`,
  };
}

function fractions(a: number, b: number, c: number, d: number): Question {
  const common = lcm(b, d);
  const numbers = [(a * common) / b, (c * common) / d];
  const [left = 1, right = 1] = numbers;
  const shared = gcd(left, right);
  const parts = [left / shared, right / shared];
  const answer = simplest(parts);
  return {
    prompt: `Write the ratio $${texFraction(a, b)} : ${texFraction(c, d)}$ with whole numbers, in its simplest form.`,
    answer,
    steps: [
      `A ratio stays the same when both parts are multiplied by the same number. A common multiple of $${b}$ and $${d}$ clears both denominators: $${common}$.`,
      ...(shared > 1
        ? [
            `$${common} \\times ${texFraction(a, b)} = ${left}$ and $${common} \\times ${texFraction(c, d)} = ${right}$, so the ratio is $${tex(numbers)}$.`,
            `Both can be divided by $${shared}$.`,
            `So the answer is $${tex(parts)}$.`,
          ]
        : [
            `The first fraction makes $${common} \\times ${texFraction(a, b)} = ${left}$. Multiply the second one by $${common}$ as well.`,
            `As $${common} \\times ${texFraction(c, d)} = ${right}$, the answer is $${tex(parts)}$.`,
          ]),
    ],
    slips: slips(answer, [
      [
        typed([a, c]),
        "compared the numerators only",
        `$${a}$ and $${c}$ count parts of different sizes. Make the parts equal first.`,
      ],
      [
        typed([b, d]),
        "compared the denominators only",
        `A larger denominator means smaller parts. Multiply both fractions by $${common}$.`,
      ],
      [
        typed([a * c, b * d]),
        "multiplied the two fractions",
        `That is made from the product of the two fractions. To compare them, bring both to the same denominator first.`,
      ],
      swapped(parts, "Which fraction stands first in the question?"),
    ]),
    check: `Divide the first fraction by the second: it must be the same as the first number of the answer divided by the second.`,
  };
}

/** a and b tenths or hundredths. */
function decimals(a: number, b: number, places: number): Question {
  const scale = 10 ** places;
  const shown = [a, b].map((n) => decimalText(rational(n, scale)) ?? "");
  const common = gcd(a, b);
  const parts = [a / common, b / common];
  const answer = simplest(parts);
  const digits = shown.map((text) => Number(text.replace(".", "")));
  return {
    prompt: `Write the ratio $${tex(shown)}$ with whole numbers, in its simplest form.`,
    answer,
    steps: [
      `A ratio stays the same when both parts are multiplied by the same number. Multiply by $${scale}$ to get rid of the decimal places.`,
      `That gives $${tex([a, b])}$. The highest common factor is $${common}$, so divide both by it.`,
      `So the answer is $${tex(parts)}$.`,
    ],
    slips: slips(answer, [
      [
        typed(digits),
        "left out the decimal points",
        `Both numbers must be multiplied by the same number. What do you get when you multiply both by $${scale}$?`,
      ],
      swapped(parts, "Which one stands first in the question?"),
      [
        typed([a, b * 10]),
        "moved the decimal point of one number too far",
        `Multiply both numbers by the same: $${scale}$ times $${shown[0]}$, and $${scale}$ times $${shown[1]}$.`,
      ],
    ]),
    check: `Divide the first number by the second: it must be the same for the answer as for $${tex(shown)}$.`,
  };
}

const skill: Skill = {
  id: "simplifying-ratios",
  title: "Simplifying ratios",
  about: "A ratio in small whole numbers shows at a glance how two amounts compare.",
  curriculum: ["Y6 ratio", "KS3 ratio", "6.RP.1"],
  needs: ["highest-common-factor"],
  stages: [
    stage({
      grade: 3,
      label: "two numbers",
      bounds: { g: [2, 12], p: [1, 9], q: [1, 9], setting: ["numbers", "beads", "choir", "paint", "trees"] },
      rules: {
        "nothing more can be divided by": ({ p, q }) => p !== q && gcd(p, q) === 1,
        "the numbers are friendly": ({ g, p, q }) => g * Math.max(p, q) <= 90 && g * Math.min(p, q) >= 4,
        "paint is measured in fives": ({ g, setting }) => setting !== "paint" || g % 5 === 0,
      },
      write: ({ g, p, q, setting }) => two(g, p, q, setting),
    }),
    stage({
      grade: 4,
      label: "three numbers",
      bounds: {
        g: [2, 12],
        parts: { list: [1, 9], length: [3, 3] },
        setting: ["numbers", "recipe", "medals"],
      },
      rules: {
        "nothing more can be divided by": ({ parts }) => parts.reduce(gcd) === 1,
        "the parts differ": ({ parts }) => new Set(parts).size === 3,
        "a bread is mostly flour": ({ parts, setting }) => setting !== "recipe" || parts[0] === Math.max(...parts),
      },
      write: ({ g, parts, setting }) => three(setting === "recipe" ? g * 10 : g, parts, setting),
    }),
    stage({
      grade: 4,
      label: "amounts with units",
      bounds: {
        unit: ["cm", "mm", "g", "ml", "minutes", "m"],
        steps: [2, 19],
        large: [1, 4],
        order: ["small first", "large first"],
      },
      rules: {
        "the small amount is less than the large unit": ({ unit, steps }) =>
          smallAmount(unit, steps) < units[unit].factor,
        "the ratio comes out in small numbers": ({ unit, steps, large }) => {
          const [small, whole] = [smallAmount(unit, steps), large * units[unit].factor];
          const common = gcd(small, whole);
          return common > 1 && whole / common <= 40;
        },
      },
      write: ({ unit, steps, large, order }) => withUnits(unit, steps, large, order),
    }),
    stage({
      grade: 5,
      label: "fractions and decimals",
      bounds: {
        form: ["fractions", "fractions", "fractions", "decimals"],
        a: [1, 8],
        b: [2, 10],
        c: [1, 8],
        d: [2, 10],
        g: [2, 9],
        p: [1, 12],
        q: [1, 12],
        places: [1, 2],
      },
      rules: {
        "fractions are proper, in lowest terms and unlike": ({ form, a, b, c, d }) =>
          form === "decimals" || (a < b && c < d && gcd(a, b) === 1 && gcd(c, d) === 1 && b !== d),
        "fractions have a friendly common denominator": ({ form, b, d }) => form === "decimals" || lcm(b, d) <= 40,
        "nothing more can be divided by": ({ form, p, q }) => form === "fractions" || (p !== q && gcd(p, q) === 1),
        "one decimal has as many places as that": ({ form, g, p, q, places }) =>
          form === "fractions" || (places === 1 ? (g * p) % 10 !== 0 : (g * p) % 10 !== 0 && g * p > 10 && g * q > 10),
      },
      write: ({ form, a, b, c, d, g, p, q, places }) =>
        form === "fractions" ? fractions(a, b, c, d) : decimals(g * p, g * q, places),
    }),
  ],
};

export default skill;
