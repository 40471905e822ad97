import { family } from "../../../engine/family.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas } from "../../../engine/words.ts";
import { gcd, mod } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** How many times a makes b, counted round a circle of m: the multiplier that undoes a comes from Euclid's algorithm. */
const settings = {
  dial: {
    title: "Buttons and a dial",
    story: ({ a, b, m }: Shape) => {
      const last = m - 1;
      return `A dial has $${m}$ marks, numbered $0$ to $${last}$ all the way round. The pointer is at $0$. Each press of the only button turns it forwards by $${a}$ marks. Bao wants the pointer at mark $${b}$.`;
    },
    question: "What is the smallest number of presses that takes it there?",
    thing: "presses",
    unit: "presses",
  },
  cipher: {
    title: "The multiplying cipher",
    story: ({ a, b, m }: Shape) => {
      const last = m - 1;
      return `A cipher knows $${m}$ characters, numbered $0$ to $${last}$. To hide a character, it multiplies its number by $${a}$, divides by $${m}$ and sends only the **remainder**. Kalani receives the remainder $${b}$.`;
    },
    question: "What is the number of the character that was hidden?",
    thing: "the hidden number",
    unit: undefined,
  },
  stickers: {
    title: "Packets and pages",
    story: ({ a, b, m }: Shape) =>
      `Stickers come in packets of $${a}$. Halima opens all her packets and fills pages of her album, $${m}$ stickers on each, for as long as she can. Exactly $${b}$ stickers are left over.`,
    question: "What is the smallest number of packets that she can have had?",
    thing: "packets",
    unit: "packets",
  },
};

export default family({
  level: "hard",
  topic: "remainders",
  minutes: 6,
  kind: "drill",
  technique: "inverse by Euclid's algorithm",
  ages: "15-18",
  curriculum: ["A-level Further congruences", "MP7"],
  bounds: {
    setting: ["dial", "cipher", "stickers"],
    a: [5, 30],
    b: [2, 36],
    m: [16, 41],
  },
  rules: {
    "the step is smaller than the circle": ({ a, m }) => a < m - 1,
    "the goal is on the circle": ({ b, m }) => b < m,
    "step and circle share no factor": ({ a, m }) => gcd(a, m) === 1,
    "Euclid needs two or three lines": ({ a, m }) => [2, 3].includes(euclid(a, m).length),
    "the goal is not reached at first": ({ a, b }) => b % a !== 0,
    "the goal and the number of steps differ": ({ a, b, m }) => steps(a, b, m) !== b && steps(a, b, m) > 2,
    "the number of steps differs from the step": ({ a, b, m }) => steps(a, b, m) !== a,
  },
  write(p) {
    const { setting, a, b, m } = p;
    const { title, story, question, thing, unit } = settings[setting];
    const right = steps(a, b, m);
    const one = steps(a, 1, m);
    const lines = euclid(a, m);
    const last = lines.at(-1)?.times ?? 1;
    const divisions = lines.map(({ high, low, quotient, rest }) => `${high} = ${quotient} \\times ${low} + ${rest}`);
    const inTermsOfA = lines.map((line, i) => spelled(line, lines[i - 1], a, m)).join(" ");
    const inverse =
      last < 0 ? `Since $${last} + ${m} = ${one}$, the inverse is $${one}$.` : `So the inverse is $${one}$.`;
    const multiplier = b * one;
    const rounds = Math.floor(multiplier / m);
    const taken = rounds > 1 ? `${rounds} \\times ${m}` : `${m}`;
    const smallest =
      rounds === 0
        ? "this is the smallest number already"
        : `the smallest number is $${multiplier} - ${taken} = ${right}$`;
    const forwards = a * right;
    const turns = (forwards - b) / m;
    const opposite = m - right;
    return {
      title,
      problem: `${story(p)}\n\n${question}`,
      answer: unit ? { kind: "whole", value: String(right), unit } : { kind: "whole", value: String(right) },
      hint: `How many times must you take $${a}$ to come out $1$ above a multiple of $${m}$? Once you know how to make a one, you can make any number.`,
      solution: [
        `Call the number we want $x$: then $${a}x$ leaves $${b}$ on division by $${m}$. First look for the multiplier that turns $${a}$ into $1$, its **inverse**, because it undoes the multiplication by $${a}$.`,
        `Divide as in Euclid's algorithm, until $1$ is left: ${commas(texEach(divisions))}.`,
        `Write each remainder as so many times $${a}$, leaving out multiples of $${m}$. ${inTermsOfA} ${inverse}`,
        `If $${one}$ times $${a}$ makes $1$, then $${b} \\times ${one} = ${multiplier}$ times $${a}$ makes $${b}$. Here $${m}$ more or fewer change nothing in the remainder, so ${smallest}.`,
        `Check by going forwards: $${a} \\times ${right} = ${forwards}$ and $${forwards} = ${turns} \\times ${m} + ${b}$. Any other number below $${m}$ leaves something else, because two that leave the same would differ by a multiple of $${m}$.`,
      ],
      slips: apart(right, [
        [
          opposite,
          `With ${opposite} you come out as far on the other side: a minus sign must have got lost on the way.`,
        ],
        [one, "That leads to 1. Use it to reach the number in the question."],
        [(a * b) % m, `That multiplies by ${a} once more; here the multiplication by ${a} has to be undone.`],
        [multiplier, `That works, but so does a smaller number: taking away ${m} does not change the remainder.`],
      ]),
      check:
        setting === "cipher"
          ? `Multiply your number by ${a} and divide by ${m}: the remainder must be ${b}, and your number must be below ${m}.`
          : `Multiply your number of ${thing} by ${a} and divide by ${m}: the remainder must be ${b}, and your number must be below ${m}.`,
    };
  },
});

interface Shape {
  readonly a: number;
  readonly b: number;
  readonly m: number;
}

/** One line of Euclid's algorithm, high = quotient x low + rest, and how many times a the rest is (multiples of m left out). */
interface Line {
  readonly high: number;
  readonly low: number;
  readonly quotient: number;
  readonly rest: number;
  readonly times: number;
  /** The same for high and for low. */
  readonly before: number;
  readonly now: number;
}

function euclid(a: number, m: number): Line[] {
  const lines: Line[] = [];
  let [high, low, before, now] = [m, a, 0, 1];
  while (low > 1) {
    const quotient = Math.floor(high / low);
    const rest = high % low;
    if (rest === 0) break;
    const times = before - quotient * now;
    lines.push({ high, low, quotient, rest, times, before, now });
    [high, low, before, now] = [low, rest, now, times];
  }
  return lines;
}

function spelled(
  { quotient, rest, times, before, now }: Line,
  previous: Line | undefined,
  a: number,
  m: number,
): string {
  if (!previous) return `The first line says that $${rest}$ is $${times}$ times $${a}$, because $${m}$ does not count.`;
  const taken = now < 0 ? `(${now})` : `${now}`;
  return `Then $${rest}$ is $${before} - ${quotient} \\times ${taken} = ${times}$ times $${a}$.`;
}

/** The smallest x >= 0 with ax leaving b on division by m. */
function steps(a: number, b: number, m: number): number {
  return mod(b * (euclid(a, m).at(-1)?.times ?? 1), m);
}
