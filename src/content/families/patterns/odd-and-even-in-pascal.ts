import { family } from "../../../engine/family.ts";
import { texEach, texSum } from "../../../engine/tex.ts";
import { and, commas, tex } from "../../../engine/words.ts";
import { digits, product } from "../../../maths/whole.ts";
import { apart } from "../slips.ts";

/** Pascal's triangle modulo 2 or 3: the digits of the row's number in base 2 or 3 tell how many entries are left. */
export default family({
  level: "hard",
  topic: "number-shapes",
  minutes: 10,
  kind: "thinking",
  technique: "doubling a pattern",
  ages: "15-18",
  curriculum: ["A-level binomial expansion", "HSA-APR.5", "MP8"],
  bounds: { setting: ["lamps", "brackets", "even", "threes"], n: [20, 250] },
  rules: {
    "some digits are zero and some are not": ({ setting, n }) => {
      const written = inBase(n, setting === "threes" ? 3 : 2);
      const many = setting === "threes" ? 2 : 3;
      return written.filter((d) => d > 0).length >= many && written.includes(0) && written.length <= 8;
    },
    "both ones and twos in base three": ({ setting, n }) =>
      setting !== "threes" || (inBase(n, 3).includes(1) && inBase(n, 3).includes(2)),
  },
  write({ setting, n }) {
    const base = setting === "threes" ? 3 : 2;
    const written = inBase(n, base);
    const left = product(written.map((d) => d + 1));
    const entries = n + 1;
    const right = setting === "even" ? entries - left : left;
    const parts = written.map((d, i) => d * base ** (written.length - 1 - i)).filter((part) => part > 0);
    const split = texSum(parts);
    const powers = parts.length;
    const chain = halves(n);
    const counted = chain.toReversed().map(counts);
    const brackets = parts.map((part) => (part === 1 ? "1 + x" : `1 + x^{${part}}`));
    const choices = written
      .filter((d) => d > 0)
      .map((d) => d + 1)
      .join(" \\times ");
    const baseName = { 2: "two", 3: "three" }[base];
    const together = setting === "even" ? `, and $${left} + ${right} = ${entries}$` : "";
    const story = {
      lamps: `A very long row of lamps is dark except for one lamp. Every second all lamps change at once: a lamp is on next **if exactly one of its two neighbours is on now**, and off if none or both are on.\n\nSo $1$ lamp is on at the start, then $2$, then $2$, then $4$. How many lamps are on after $${n}$ seconds?`,
      brackets: `When $(1 + x)^3$ is multiplied out, it becomes $1 + 3x + 3x^2 + x^3$, and all four coefficients are odd. In $(1 + x)^4$ the coefficients are $1, 4, 6, 4, 1$, and two of them are odd.\n\nHow many of the $${entries}$ coefficients of $(1 + x)^{${n}}$ are **odd**?`,
      even: `In Pascal's triangle row 0 is the single number $1$, row 1 is $1, 1$ and row 2 is $1, 2, 1$. Each number inside is the sum of the two above it.\n\nHow many of the $${entries}$ numbers in row $${n}$ are **even**?`,
      threes: `In Pascal's triangle row 0 is the single number $1$, row 1 is $1, 1$ and row 2 is $1, 2, 1$. Row 3, which is $1, 3, 3, 1$, has two numbers that are not multiples of $3$.\n\nHow many of the $${entries}$ numbers in row $${n}$ are **not** multiples of $3$?`,
    }[setting];
    const pattern = {
      lamps: [
        `Follow one lamp. After $1$ second two lamps are on, $1$ place to either side. After $2$ seconds the lamp in the middle is off again, because both its neighbours were on, and two lamps are on, $2$ places to either side.`,
        `Those do the same with twice the distance: **the pattern doubles**. After $4$ seconds two lamps are on, $4$ places to either side, then after $8$, after $16$ and so on. Several lamps change as if each were alone, and where two effects meet they cancel.`,
        `Write $${n} = ${split}$ and wait for these times one after the other, the longest first. Each time turns every lamp into two. No two of them meet, since all later distances together are less than the one before. So $${powers}$ doublings leave $2^{${powers}} = ${left}$ lamps on.`,
      ],
      brackets: [
        `Only odd and even matter. $(1 + x)^2 = 1 + 2x + x^2$ has the same odd places as $1 + x^2$. Squaring again, $(1 + x)^4$ is like $1 + x^4$, because $2x^2$ in the middle is even again.`,
        `So **the pattern doubles**: for every power of two, $(1 + x)^8$, $(1 + x)^{16}$ and so on, only the first and the last coefficient are odd.`,
        `Write $${n} = ${split}$. Then $(1 + x)^{${n}}$ is like the product of the brackets ${and(texEach(brackets))}.`,
        `Choosing a term from each of the $${powers}$ brackets gives $2^{${powers}} = ${left}$ terms. No two have the same exponent, because a number is a sum of different powers of two in one way only. So ${left} coefficients are odd.`,
      ],
      even: [
        `Count the odd numbers, and look only at odd and even. The numbers in row $m$ are the coefficients of $(1 + x)^m$. Now $(1 + x)^2 = 1 + 2x + x^2$ has the same odd places as $1 + x^2$, and squaring again, $(1 + x)^4$ is like $1 + x^4$.`,
        `So **the pattern doubles**: in the rows $2, 4, 8, 16, \\ldots$ only the two ends are odd.`,
        `Write $${n} = ${split}$. So $(1 + x)^{${n}}$ is like the product of the brackets ${and(texEach(brackets))}. Choosing a term from each of the $${powers}$ brackets gives $2^{${powers}} = ${left}$ terms, all with different exponents. So $${left}$ numbers are odd.`,
        `The row has $${entries}$ numbers, so $${entries} - ${left} = ${right}$ are even.`,
      ],
      threes: [
        `Look only at remainders on division by $3$. The numbers in row $m$ are the coefficients of $(1 + x)^m$, and $(1 + x)^3 = 1 + 3x + 3x^2 + x^3$ is like $1 + x^3$. Cubing again, $(1 + x)^9$ is like $1 + x^9$: **the pattern is trebled** each time.`,
        `Write $${n} = ${split}$, with powers of three, each taken once or twice. So $(1 + x)^{${n}}$ is like a product of brackets: one bracket $1 + x^k$ for a power $k$ taken once, and its square $1 + 2x^k + x^{2k}$ for one taken twice.`,
        `A bracket of the first kind has two terms, one of the second kind has three. All products of a choice from each have different exponents, and none is a multiple of $3$. In base three $${n}$ is ${n.toString(3)}, so there are $${choices} = ${left}$ such numbers.`,
      ],
    }[setting];
    const other = {
      lamps: `after $2m$ seconds as many lamps are on as after $m$, and after $2m + 1$ seconds twice as many`,
      brackets: `$(1 + x)^{2m}$ has as many odd coefficients as $(1 + x)^m$, and $(1 + x)^{2m + 1}$ twice as many`,
      even: `row $2m$ has as many odd numbers as row $m$, and row $2m + 1$ twice as many`,
      threes: `row $3m$ has as many as row $m$, row $3m + 1$ twice and row $3m + 2$ three times as many`,
    }[setting];
    return {
      title: {
        lamps: "A row of blinking lamps",
        brackets: "Odd ones in a long expansion",
        even: "The even numbers of one row",
        threes: "No multiple of three",
      }[setting],
      problem: story,
      answer: { kind: "whole", value: String(right) },
      hint: {
        lamps:
          "Draw the first seconds. At which times are only two lamps on, and how far apart are they? Can you put the given time together from such times?",
        brackets:
          "Square the bracket and throw away every even coefficient. What is left? And when you square that again?",
        even: "Mark the odd numbers in rows 0 to 8. Which rows have only two of them, and how can you put the row number together from those?",
        threes:
          "Cube the bracket 1 + x and throw away multiples of three. What is left? What does that say about rows 3, 9 and 27?",
      }[setting],
      solution: [
        ...pattern,
        `Check by going down from $${n}$: ${other}. The steps ${commas(texEach(chain))}, read backwards from $0$, give the counts ${commas(texEach(counted))}${together}.`,
      ],
      slips: apart(right, [
        ...(setting === "even" ? [[left, "That is how many numbers are odd."] as const] : []),
        [
          setting === "even" ? entries - 2 ** written.length : base ** written.length,
          `You counted every digit of the number in base ${baseName}; the zeros among them change nothing.`,
        ],
        ...(setting === "threes"
          ? [
              [entries - left, "Those are the multiples of 3."] as const,
              [2 ** powers, "A power of three that is taken twice gives a bracket with three terms, not two."] as const,
            ]
          : []),
        ...(setting === "brackets" ? [[entries - left, "Those are the even ones."] as const] : []),
        ...(setting === "lamps"
          ? [[2 * powers, "Each of the times doubles the lamps that are on; the doublings multiply."] as const]
          : []),
      ]),
      check: {
        lamps: "Your way of counting must give 2, 2, 4, 2, 4, 4, 8 for the first seven seconds.",
        brackets: "Your way of counting must give 2, 2, 4, 2, 4, 4, 8 odd coefficients for the exponents 1 to 7.",
        even: "Your way of counting must give 0, 1, 0, 3, 2, 3, 0 even numbers for rows 1 to 7.",
        threes: "Your way of counting must give 2, 3, 2, 4, 6, 3 for rows 1 to 6.",
      }[setting],
    };

    /** n, n halved (or divided by three) without the remainder, and so on down to 0. */
    function halves(from: number): number[] {
      const steps = [from];
      while ((steps.at(-1) ?? 0) > 0) steps.push(Math.floor((steps.at(-1) ?? 0) / base));
      return steps;
    }

    function counts(row: number): string {
      return tex(product(inBase(row, base).map((d) => d + 1)));
    }
  },
});

function inBase(n: number, base: number): number[] {
  return digits(Number(n.toString(base)));
}
