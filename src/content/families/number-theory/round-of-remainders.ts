import { family } from "../../../engine/family.ts";
import { texList, texProduct, texSum } from "../../../engine/tex.ts";
import { noun, withArticle } from "../../../engine/words.ts";
import { gcd, product } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** A huge power and what it leaves: the remainders of powers go round, so most of the exponent can be thrown away. */
const settings = {
  weekday: {
    title: "A very long wait",
    story: ({ a, n, day }: Shape & { readonly day: string }) =>
      `On ${day}, Aroha wonders which day of the week it will be after exactly $${a}^{${n}}$ days. (There are $7$ days in a week, for ever.)`,
    question: "Which day of the week is it then?",
  },
  ring: {
    title: "One giant walk",
    story: ({ a, n, m, c }: Shape) => {
      const last = m - 1;
      return `In a computer game, a crab walks round a ring of $${m}$ stones. They are numbered from $0$ to $${last}$, and after $${last}$ comes $0$ again. The crab starts on stone $${c}$ and moves $${a}^{${n}}$ stones forwards, round and round.`;
    },
    question: "On which stone does it stop?",
  },
  dots: {
    title: "The last row of dots",
    story: ({ a, n, m, c }: Shape) =>
      `Dmitri's program is told to draw $${a}^{${n}} + ${c}$ dots. It fills rows of $${m}$ dots, one row after the other. Nobody can wait for the end, but Dmitri can work out that the last row will not be full.`,
    question: "How many dots will be in the last row?",
  },
  missing: {
    title: "A little more, please",
    story: ({ a, n, m, c }: Shape) =>
      `The number $${a}^{${n}} + ${c}$ is not a multiple of $${m}$. Nia may add a positive whole number to make it one.`,
    question: "What is the smallest number that she can add?",
  },
};

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

export default family({
  level: "hard",
  topic: "remainders",
  minutes: 6,
  kind: "thinking",
  technique: "cycles of remainders",
  ages: "14-17",
  curriculum: ["enrichment modular arithmetic", "8.EE.1", "MP8"],
  bounds: {
    setting: ["weekday", "ring", "dots", "missing"],
    a: [2, 12],
    n: [50, 999],
    m: [7, 19, 2],
    c: [1, 6],
  },
  rules: {
    "the base is smaller than the divisor or the week": ({ setting, a, m }) => setting === "weekday" || a < m,
    "a week has seven days": ({ setting, m }) => setting !== "weekday" || m === 7,
    "base and divisor share no factor": ({ a, m }) => gcd(a, m) === 1,
    "the round is neither tiny nor long": ({ a, m }) => round(a, m).length >= 3 && round(a, m).length <= 9,
    "the power left over takes some work": ({ a, m, n }) => n % round(a, m).length >= 2,
    "the check by squaring stays short": ({ a, n, m }) => {
      const used = squared(a, n, m).filter(({ taken }) => taken);
      return used.length >= 2 && product(used.map(({ value }) => value)) <= 3000;
    },
    "something is left": (p) => p.setting === "weekday" || total(p) !== 0,
  },
  write(p) {
    const { setting, a, n, m, c } = p;
    const { title, story, question } = settings[setting];
    const cycle = round(a, m);
    const k = cycle.length;
    const rest = n % k;
    const rounds = (n - rest) / k;
    const left = power(a, n, m);
    const shown = (value: number) => (setting === "weekday" ? (days[value] ?? "") : String(value));
    const right = final(p, left);
    const [day, dayAfter] = [withArticle(days[c] ?? ""), withArticle(days[right] ?? "")];
    const asked = story({ ...p, day });
    const moved = left + c;
    const reduced = moved % m;
    const over = moved - m;
    const onTheRing = moved >= m ? `, which is $${moved} - ${m} = ${right}$ on the ring` : "";
    const withoutFullRow = moved >= m ? `, and taking away one more full row leaves $${moved} - ${m} = ${right}$` : "";
    const thatIs = moved > m ? `, that is $${moved} - ${m} = ${over}$` : "";
    const ends = {
      weekday: `Whole weeks change nothing, so count on $${left}$ ${noun(left, "day")} from ${days[c]}: it is ${dayAfter}.`,
      ring: `Whole rounds of $${m}$ change nothing. From stone $${c}$, $${left}$ stones on: $${c} + ${left} = ${moved}$${onTheRing}. The crab stops on stone $${right}$.`,
      dots: `With the other $${c}$ there are $${left} + ${c} = ${moved}$${withoutFullRow}. So the last row has $${right}$ ${noun(right, "dot")}.`,
      missing: `So $${a}^{${n}} + ${c}$ leaves $${left} + ${c} = ${moved}$${thatIs}. Up to the next multiple of $${m}$ it takes $${m} - ${reduced} = ${right}$.`,
    }[setting];
    const wrong = (remainder: number, say: string) => [final(p, remainder), say] as const;
    return {
      title,
      problem: `${asked}\n\n${question}`,
      answer:
        setting === "weekday" ? { kind: "word", accepted: [shown(right)] } : { kind: "whole", value: shown(right) },
      hint: `Write down what the first few powers leave on division by $${m}$, always multiplying the last remainder. When do the remainders begin again, and what does that mean for a large exponent?`,
      solution: [
        `Only remainders on division by $${m}$ matter. Multiply the last remainder by $${a}$ and reduce it each time: the powers of $${a}$ leave $${texList(cycle)}$.`,
        `The last of these is $1$, so $${a}^{${k}}$ leaves $1$ and from there on the **remainders go in a cycle** of ${k}. Every factor $${a}^{${k}}$ can be thrown away: $${n} = ${k} \\times ${rounds} + ${rest}$, so $${a}^{${n}}$ leaves the same as $${a}^{${rest}}$, which is $${left}$.`,
        ends,
        `Check by squaring again and again, without the cycle. ${squares(a, n, m, left)}`,
      ],
      slips: apart(right, [
        ...(n % m === 0
          ? []
          : [
              wrong(
                power(a, n % m, m),
                `It seems you reduced the exponent by ${m}. The remainders come back after a shorter round: list them.`,
              ),
            ]),
        ...(setting === "weekday"
          ? []
          : [
              [
                setting === "missing" ? m - left : left,
                `That is found with the power alone; the ${c} still has to be counted in.`,
              ] as const,
              ...(setting === "missing"
                ? [
                    [
                      reduced,
                      "That is what the number leaves over. How much is missing up to the next multiple?",
                    ] as const,
                  ]
                : []),
            ]),
        wrong(power(a, n - 1, m), "You are one step too early in the cycle; the first power is the base itself."),
        wrong(power(a, n + 1, m), "You are one step too far in the cycle; the first power is the base itself."),
      ]).map(({ when, say }) => ({ when: shown(Number(when)), say })),
      check: `Write the exponent as a sum of smaller ones whose powers you have reduced, multiply what those leave, and compare.`,
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly a: number;
  readonly n: number;
  readonly m: number;
  readonly c: number;
}

/** What a, a^2, a^3, ... leave on division by m, up to the first 1. */
function round(a: number, m: number): number[] {
  const left = [a % m];
  while (left.at(-1) !== 1 && left.length < m) left.push(((left.at(-1) ?? 1) * a) % m);
  return left;
}

function power(a: number, n: number, m: number): number {
  const cycle = round(a, m);
  return cycle[(n - 1) % cycle.length] ?? 1;
}

function total({ a, n, m, c }: Shape): number {
  return (power(a, n, m) + c) % m;
}

/** The answer to the question when the power leaves this remainder. */
function final({ setting, m, c }: Shape, left: number): number {
  const end = (left + c) % m;
  return setting === "missing" ? m - end : end;
}

/** What a^1, a^2, a^4, a^8, ... leave, and whether n is made with them. */
function squared(a: number, n: number, m: number): { exponent: number; value: number; taken: boolean }[] {
  const found = [];
  let value = a % m;
  for (let exponent = 1; exponent <= n; exponent *= 2) {
    found.push({ exponent, value, taken: Math.floor(n / exponent) % 2 === 1 });
    value = (value * value) % m;
  }
  return found;
}

/** The remainder again, by squaring. */
function squares(a: number, n: number, m: number, left: number): string {
  const all = squared(a, n, m);
  const remainders = all.map(({ value }) => value);
  const used = all.filter(({ taken }) => taken).reverse();
  const binary = texSum(used.map(({ exponent }) => exponent));
  const factors = used.map(({ value }) => value).filter((value) => value !== 1);
  const multiplied = texProduct(factors);
  const end =
    factors.length > 1
      ? `and the remainders for these (leaving out ones) have the product $${multiplied} = ${product(factors)}$, which leaves $${left}$.`
      : `and of the remainders for these only $${left}$ is not $1$, so $${left}$ is left.`;
  return `The exponents $1, 2, 4, 8, \\ldots$ leave $${texList(remainders)}$, each the square of the one before, reduced. Now $${n} = ${binary}$, ${end}`;
}
