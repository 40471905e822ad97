import { family } from "../../../engine/family.ts";
import { texEach, texPlus, texSum } from "../../../engine/tex.ts";
import { commas, noun, ordinal } from "../../../engine/words.ts";
import {
  add,
  divide,
  fractionText,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
} from "../../../maths/rational.ts";
import { gcd, mod, sum } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Rules whose values come round again after three to nine steps, whatever they start with. */
interface Shape {
  readonly setting: "key" | "product" | "neighbours" | "sum";
  readonly p: number;
  readonly q: number;
  readonly n: number;
}

const one = rational(1);
/** After how many steps each rule comes round. */
const periods = { key: 4, product: 3, neighbours: 5, sum: 9 };

export default family({
  level: "hard",
  topic: "cycles",
  minutes: 7,
  kind: "thinking",
  technique: "finding the period",
  ages: "15-18",
  curriculum: ["A-level periodic sequences", "HSF-IF.3"],
  bounds: {
    setting: ["key", "product", "neighbours", "sum"],
    p: [2, 9],
    q: [1, 9],
    n: [60, 400],
  },
  rules: {
    "two different numbers, or a fraction in lowest terms": ({ setting, p, q }) =>
      setting === "key" || setting === "product" ? gcd(p, q) === 1 : p !== q,
    "the two start numbers are not one": ({ setting, p, q }) => setting !== "neighbours" || (p > 1 && q > 1),
    "the end is not one of the numbers given": ({ setting, n }) =>
      ({
        key: n % 4 !== 0,
        product: n % 3 === 2,
        neighbours: n % 5 > 2 || n % 5 === 0,
        sum: n % 9 !== 0,
      })[setting],
  },
  write(shape) {
    const { setting, p, q, n } = shape;
    const period = periods[setting];
    const values = round(shape);
    const shown = values.map(fraction);
    const again = `${commas(texEach(shown))}, $${shown[0]}$ and so on.`;
    const rest = n % period;
    const times = (n - rest) / period;
    const first = fraction(rational(p, q));
    switch (setting) {
      case "key": {
        const right = values[rest] ?? one;
        const [before, after, half] = [n - 1, n + 1, n / 2];
        const byPairs =
          rest === 1
            ? `$${before}$ presses are an even number of pairs, and each two pairs change nothing; the last press turns $${first}$ into $${fraction(right)}$.`
            : rest === 2
              ? `$${n} \\div 2 = ${half}$ is odd, so the change from $u$ to $-\\frac{1}{u}$ happens an odd number of times, and $${first}$ becomes $${fraction(right)}$.`
              : `One press more would make $${after}$, a multiple of $4$, and bring back $${first}$: the key makes $${first}$ out of $${fraction(right)}$, as the list shows.`;
        return {
          title: "The strange key",
          problem: `A calculator that works with exact fractions has a strange key. It replaces the number $u$ on the display by $\\frac{1 + u}{1 - u}$. Karim enters $${first}$ and presses the key $${n}$ times.\n\nWhich number is on the display now? Give a fraction in its lowest terms or a whole number.`,
          answer: { kind: "fraction", value: fractionText(right), form: "lowest" },
          hint: "Press the key a few times on paper, with exact fractions. Do you meet a number again?",
          solution: [
            `Work out the first values exactly: ${again}`,
            `After four presses the first number is back, and from there on everything repeats. So the **period** is $4$. It must be so for any $u$: two presses give $\\frac{1 + v}{1 - v}$ with $v = \\frac{1 + u}{1 - u}$, which is $\\frac{2}{-2u} = -\\frac{1}{u}$, and doing that twice gives $u$ again.`,
            `Take out the full rounds: $${n} = ${times} \\times 4 + ${rest}$. So the display shows the same as after $${rest}$ ${noun(rest, "press", "presses")}: $${fraction(right)}$.`,
            `Check with the rule for two presses. ${byPairs}`,
          ],
          slips: apart(fractionText(right), [
            [
              fractionText(values[mod(before, 4)] ?? one),
              "That is one press too early: the number entered comes before any press.",
            ],
            [fractionText(values[mod(after, 4)] ?? one), "That is one press too many: go back one place in the round."],
            [
              fractionText(rational(p, q)),
              "That number comes back after each full round. How many presses are left over?",
            ],
          ]),
          check:
            "Press the key on your number until a full round is complete, and see whether you pass the number entered at the right place.",
        };
      }
      case "product": {
        const odd = times % 2 === 1;
        const sign = odd ? -1 : 1;
        const factors = shown.map((text) => `\\left(${text}\\right)`).join("");
        const rounds = odd
          ? `An odd number of rounds, $${times}$, makes the product $-1$`
          : `An even number of rounds, $${times}$, makes the product $1$`;
        const both = multiply(values[0] ?? one, values[1] ?? one);
        const right = odd ? negate(both) : both;
        return {
          title: "A long product folds up",
          problem: `Linh writes a row of numbers. The first is $${first}$. If a number is $u$, the next one is $1 - \\frac{1}{u}$.\n\nShe multiplies the first $${n}$ numbers of her row. What is the product? Give a fraction in its lowest terms or a whole number, with its sign.`,
          answer: { kind: "fraction", value: fractionText(right), form: "lowest" },
          hint: "Write the first few numbers of the row exactly. What is the product of one full round?",
          solution: [
            `Work out the first numbers exactly: ${again}`,
            `They come back after three steps, so the **period** is $3$. The product of one round is $${factors} = -1$.`,
            `Take out the full rounds: $${n} = ${times} \\times 3 + 2$. ${rounds}.`,
            `Two numbers are left over, $${shown[0]}$ and $${shown[1]}$, with the product $${fraction(both)}$. Altogether the product is $${fraction(right)}$.`,
            `Check with letters. The round is $u$, $\\frac{u - 1}{u}$, $\\frac{-1}{u - 1}$, and multiplying these three leaves $-1$ for every $u$. The first two alone leave $u - 1$, here $${first} - 1 = ${fraction(both)}$.`,
          ],
          slips: apart(fractionText(right), [
            [fractionText(negate(right)), "The sign is not right yet: is the number of full rounds even or odd?"],
            [
              fractionText(odd ? negate(values[0] ?? one) : (values[0] ?? one)),
              "How many numbers are left over after the full rounds? It is more than one.",
            ],
            [fractionText(rational(sign)), "That is the product of the full rounds. Some numbers are left over."],
          ]),
          check:
            "Multiply the first two, the first five and the first eight numbers exactly: how does the sign change, and does your product fit in?",
        };
      }
      case "neighbours": {
        const right = values[mod(n - 1, 5)] ?? one;
        const same = rest === 0 ? "the last one of a round, the same as the 5th" : `the same as the ${ordinal(rest)}`;
        const firstPlus1 = p + 1;
        return {
          title: "Add one, then divide",
          problem: `Sofía's row of numbers begins with $${p}$ and $${q}$. Each further number is made like this: **add 1 to the last number and divide by the number before that one**. So the third number is $\\frac{${q} + 1}{${p}}$.\n\nWhich number is the ${ordinal(n)}? Give a fraction in its lowest terms or a whole number.`,
          answer: { kind: "fraction", value: fractionText(right), form: "lowest" },
          hint: "Work out seven numbers of the row with exact fractions. Have you seen the last two before?",
          solution: [
            `Work out the numbers exactly, in lowest terms: ${commas(texEach(shown))}.`,
            `The next two are $${shown[0]}$ and $${shown[1]}$ again. Two neighbours decide everything that follows, so the row repeats with the **period** $5$.`,
            `Take out the full rounds: $${n} = ${times} \\times 5 + ${rest}$. So the ${ordinal(n)} number is ${same}: $${fraction(right)}$.`,
            `Check with letters: $a$ and $b$ are followed by $\\frac{1 + b}{a}$, then by $\\frac{1 + a + b}{ab}$ and $\\frac{1 + a}{b}$. The product of the 2nd and the 5th number is $1 + a$, that is $1$ more than the first. Here $${shown[1]} \\times ${shown[4]} = ${firstPlus1}$.`,
          ],
          slips: apart(fractionText(right), [
            [
              fractionText(values[mod(n, 5)] ?? one),
              "You are one place too far: the two given numbers have the places 1 and 2.",
            ],
            [fractionText(values[mod(n - 2, 5)] ?? one), "You are one place too early in the round."],
          ]),
          check: "Count the places of the round again from the first number: every fifth place has the same number.",
        };
      }
      case "sum": {
        const right = sumUpTo(p, q, n);
        const numbers = values.map((value) => Number(fractionText(value)));
        const whole = sum(numbers);
        const rounds = times * whole;
        const left = numbers.slice(0, rest);
        const sizes = numbers.map(Math.abs);
        const next = numbers.slice(2, 5);
        const twice = sum(sizes);
        const [added, leftAdded] = [numbers.map(signed).join(" "), left.map(signed).join(" ")];
        const sizesAdded = texSum(sizes);
        const some = sum(left);
        return {
          title: "Drop the minus sign",
          problem: `A row of numbers begins with $${p}$ and $${q}$. Each further number is made like this: take the last number, **drop its minus sign if it has one, and subtract the number before it**. So the row goes on with ${commas(texEach(next))}.\n\nWhat is the sum of the first $${n}$ numbers?`,
          answer: { kind: "whole", value: String(right) },
          hint: "Write down eleven numbers of the row. When do the first two come back, and what is the sum of all before that?",
          solution: [
            `Write the row: ${commas(texEach(numbers))}, and then $${p}, ${q}$ again. Two neighbours decide what follows, so the **period** is $9$.`,
            `The sum of one round is $${added} = ${whole}$.`,
            `Take out the full rounds: $${n} = ${times} \\times 9 + ${rest}$. They make $${times} \\times ${whole} = ${rounds}$.`,
            rest === 1
              ? `One number is left over, the first of a round: $${rounds} + ${p} = ${right}$.`
              : `The last $${rest}$ numbers are the first $${rest}$ of a round. Their sum is $${leftAdded} = ${some}$. Altogether it is $${rounds} ${signed(some, 1)} = ${right}$.`,
            `Check the sum of a round. Each number without its sign is the sum of its two neighbours, so in a round the numbers without their signs make twice the sum: $${sizesAdded} = ${twice}$, and $${twice} \\div 2 = ${whole}$.`,
          ],
          slips: apart(
            right,
            [
              [rounds, "Those are the full rounds. Some numbers are left over."],
              [
                right - (left.at(-1) ?? 0),
                "One number is missing from your sum: how many are left over after the full rounds?",
              ],
              [
                right + (numbers[rest] ?? 0),
                "Your sum has one number too many: how many are left over after the full rounds?",
              ],
              [left.at(-1) ?? 0, "That is the last number itself. The question asks for the sum of them all."],
            ],
            Number.NEGATIVE_INFINITY,
          ),
          check:
            "Add up a full round, then see how many numbers are left over when you count off rounds, and add those.",
        };
      }
    }
  },
});

/** One round of the values, from the first. */
function round({ setting, p, q }: Shape): Rational[] {
  if (setting === "key" || setting === "product") {
    const next = (u: Rational) =>
      setting === "key" ? divide(add(one, u), subtract(one, u)) : subtract(one, divide(one, u));
    const values = [rational(p, q)];
    while (values.length < periods[setting]) values.push(next(values.at(-1) ?? one));
    return values;
  }
  const values = [rational(p), rational(q)];
  while (values.length < periods[setting]) {
    const [before = one, last = one] = values.slice(-2);
    values.push(
      setting === "sum" ? subtract(last.num < 0n ? negate(last) : last, before) : divide(add(one, last), before),
    );
  }
  return values;
}

/** The sum of the first n numbers of the row "sum". */
function sumUpTo(p: number, q: number, n: number): number {
  const row = [p, q];
  while (row.length < n) row.push(Math.abs(row.at(-1) ?? 0) - (row.at(-2) ?? 0));
  return sum(row);
}

function fraction({ num, den }: Rational): string {
  const size = num < 0n ? -num : num;
  const text = den === 1n ? String(size) : `\\frac{${size}}{${den}}`;
  return num < 0n ? `-${text}` : text;
}

function signed(value: number, index: number): string {
  return index === 0 ? String(value) : texPlus(value);
}
