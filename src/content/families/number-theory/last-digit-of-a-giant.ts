import { family } from "../../../engine/family.ts";
import { texEach, texList } from "../../../engine/tex.ts";
import { and, inWords } from "../../../engine/words.ts";
import { apart } from "../slips.ts";

/** The last digit of huge powers, from the cycle in which last digits return. */
const settings = {
  display: {
    title: "A display with one digit",
    story: (a: number, _b: number, n: number) =>
      `Femi's broken calculator shows only the **last digit** of a number. He types $1$ and then multiplies by $${a}$, again and again, $${n}$ times in all.`,
    question: "Which digit does the calculator show at the end?",
  },
  sum: {
    title: "Two giants meet",
    story: (a: number, b: number, n: number, m: number) =>
      `Sefa works out $${a}^{${n}}$ and Kirra works out $${b}^{${m}}$. Both fill a long line with digits. Then they **add** their two giants.`,
    question: "What is the last digit of the sum?",
  },
  product: {
    title: "Steps on a round dial",
    story: (a: number, b: number, n: number, m: number) =>
      `A dial shows the digits $0$ to $9$. Whatever is worked out, it points to the **last digit** of the result. Ludvík starts with $1$. He multiplies by $${a}$, $${n}$ times in a row, and after that by $${b}$, $${m}$ times in a row.`,
    question: "Which digit does the dial point to at the end?",
  },
  difference: {
    title: "The bigger giant gives way",
    story: (a: number, b: number, n: number, m: number) =>
      `The number $${a}^{${n}}$ is far larger than $${b}^{${m}}$. Nobody wants to write either of them down, but Malia wonders about their **difference** $${a}^{${n}} - ${b}^{${m}}$.`,
    question: "What is the last digit of the difference?",
  },
};

export default family({
  level: "medium",
  topic: "squares-powers",
  minutes: 5,
  kind: "thinking",
  technique: "cycles of last digits",
  ages: "12-14",
  curriculum: ["KS3 indices", "8.EE.1", "MP8"],
  bounds: {
    setting: ["display", "sum", "product", "difference"],
    a: [2, 18],
    b: [2, 18],
    n: [21, 99],
    m: [21, 99],
  },
  rules: {
    "the last digits of the first go round in fours": ({ a }) => cycle(a).length === 4,
    "the last digits of the second change too": ({ b }) => cycle(b).length > 1,
    "the two do not end alike": ({ a, b }) => a % 10 !== b % 10,
    "no exponent fills the cycle exactly": ({ n, m }) => n % 4 !== 0 && m % 4 !== 0,
    "a difference leaves no doubt which is larger": ({ setting, a, b, n, m }) =>
      setting !== "difference" || (a > b && n >= m + 10),
    "the answer is not nought": (p) => value(p) !== 0,
  },
  write(p) {
    const { setting, a, b, n, m } = p;
    const { title, story, question } = settings[setting];
    const right = value(p);
    const [x, y] = [last(a, n), last(b, m)];
    const both = setting !== "display";
    const [sum, product] = [x + y, x * y];
    const [fullRounds, stepsOver] = [Math.floor(n / 4), n % 4];
    const secondPairs = both ? ` ${pairs(b, m)} These are the same last digits, $${x}$ and $${y}$.` : "";
    const combined = {
      display: `So the calculator shows $${x}$.`,
      sum: `Only the last digits matter for the last digit of a sum: $${x} + ${y} = ${sum}$, so it ends in $${right}$.`,
      product: `After the first $${n}$ steps the dial stands at $${x}$. Only last digits matter for the last digit of a product: $${x} \\times ${y} = ${product}$, so the dial ends at $${right}$.`,
      difference:
        x >= y
          ? `Only the last digits matter for the last digit of a difference: $${x} - ${y} = ${right}$.`
          : `Only the last digits matter for the last digit of a difference. As $${x}$ is smaller than $${y}$, a ten is borrowed: $1${x} - ${y} = ${right}$.`,
    }[setting];
    return {
      title,
      problem: `${story(a, b, n, m)}\n\n${question}`,
      answer: { kind: "whole", value: String(right) },
      hint: "Write the last digits of the first few powers in a row. When do they begin again, and what does that say about a large exponent?",
      solution: [
        `Only the last digit of a product decides the last digit of the next one, so follow it. ${round(a)}`,
        `Full rounds of $4$ change nothing. $${n} = 4 \\times ${fullRounds} + ${stepsOver}$, so $${a}^{${n}}$ ends like $${power(a, stepsOver)}$: in $${x}$. This uses the **cycle of last digits**.`,
        ...(both ? [`${round(b)} ${rest(b, m, y)}`] : []),
        combined,
        `Check with pairs of factors. ${pairs(a, n)}${secondPairs}`,
      ],
      slips: apart(right, [
        ...(setting === "sum" && sum >= 10
          ? [
              [
                sum,
                "That is the sum of the two last digits; the question asks for the last digit of the whole sum.",
              ] as const,
            ]
          : []),
        ...(setting === "product" && product >= 10
          ? [[product, "That is the product of the two last digits; the dial shows only its last digit."] as const]
          : []),
        ...(setting === "product"
          ? [
              [
                x,
                "That is where the dial stands after the first row of multiplications; the second row is still to come.",
              ] as const,
            ]
          : []),
        ...(setting === "difference" && x < y
          ? [
              [
                y - x,
                "Careful with the order: the smaller last digit belongs to the larger number, so a ten must be borrowed.",
              ] as const,
            ]
          : []),
        [
          value({ ...p, n: n % 10 || 10, m: m % 10 || 10 }),
          "It seems you kept only the last digit of the exponent. The last digits return after a round of four powers, not after ten.",
        ],
        [
          value({ ...p, n: n + 1, m: both ? m + 1 : m }),
          "You are one step further on in the round. Begin it with the first power and count again.",
        ],
        [
          value({ ...p, n: n - 1, m: both ? m - 1 : m }),
          "You are one step too early in the round. Begin it with the first power and count again.",
        ],
      ]),
      check: "Multiply step by step and keep only the last digit each time; count your steps.",
    };
  },
});

interface Shape {
  readonly setting: keyof typeof settings;
  readonly a: number;
  readonly b: number;
  readonly n: number;
  readonly m: number;
}

/** Last digits of the powers of a from the first on, until they begin again. */
function cycle(a: number): number[] {
  const seen: number[] = [];
  for (let digit = a % 10; !seen.includes(digit); digit = (digit * a) % 10) seen.push(digit);
  return seen;
}

function last(a: number, n: number): number {
  const round = cycle(a);
  return round[(n - 1) % round.length] ?? 0;
}

function value({ setting, a, b, n, m }: Shape): number {
  const [x, y] = [last(a, n), last(b, m)];
  return { display: x, sum: (x + y) % 10, product: (x * y) % 10, difference: (x - y + 10) % 10 }[setting];
}

function round(a: number): string {
  const digits = cycle(a);
  const shown = [...digits, ...digits.slice(0, 2)];
  return `The powers of $${a}$ end in $${texList(shown)}, \\ldots$, a round of ${inWords(digits.length)}.`;
}

/** What a second power ends in, and why. */
function rest(b: number, m: number, y: number): string {
  const length = cycle(b).length;
  const like = m % length || length;
  const full = (m - like) / length;
  return `Since $${m} = ${length} \\times ${full} + ${like}$, $${b}^{${m}}$ ends like $${power(b, like)}$: in $${y}$.`;
}

function power(a: number, n: number): string {
  return n === 1 ? `${a}` : `${a}^${n}`;
}

/** The last digit again, from the square: its powers go round in twos at most. */
function pairs(a: number, n: number): string {
  const square = (a * a) % 10;
  const round = cycle(square);
  const half = Math.floor(n / 2);
  const end = last(square, half);
  const endWithOneMore = (end * a) % 10;
  const how =
    round.length === 1 ? `whose powers all end in $${square}$` : `whose powers end in ${and(texEach(round))} in turn`;
  const oneMore = n % 2 ? `, and one more factor gives $${end} \\times ${a}$, which ends in $${endWithOneMore}$` : "";
  return `$${a} \\times ${a}$ ends in $${square}$, ${how}; $${half}$ such pairs end in $${end}$${oneMore}.`;
}
