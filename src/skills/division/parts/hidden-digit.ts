import type { Question } from "../../../engine/exercise.ts";
import { texEach } from "../../../engine/tex.ts";
import { commas, noun, or } from "../../../engine/words.ts";
import { range, sum } from "../../../maths/whole.ts";
import { slips } from "../../slips.ts";
import { listed, rules } from "../shared-divisibility.ts";

export const ways = ["plain", "code"] as const;

/** The digits that make the number with a hidden digit a multiple of d. */
export function hiddenDigit(way: (typeof ways)[number], d: number, shown: readonly number[], at: number): Question {
  const number = (digit: number) => Number(shown.with(at, digit).join(""));
  const written = shown.map((digit, i) => (i === at ? "?" : String(digit))).join("\\,");
  const hidden = `$${written}$`;
  const fits = range(0, 9).filter((digit) => number(digit) % d === 0);
  const rest = sum(shown.with(at, 0));
  const multiples = fits.map(number);
  const sums = fits.map((digit) => rest + digit);
  const withOne = fits.length === 1 ? "With" : "With one of";
  const answer = { kind: "list", items: fits.map(String), ordered: false } as const;
  const isSum = d === 3 || d === 9;
  const [first = 0] = fits;
  const isLast = at === shown.length - 1;
  return {
    prompt:
      way === "plain"
        ? `A digit of ${hidden} is hidden. The number can be divided by $${d}$ without a remainder. Write every digit that can stand for the question mark.`
        : `Zanele's code is the number ${hidden}, and it is a multiple of $${d}$. Which digits can stand for the question mark? Write all of them.`,
    answer,
    steps: [
      rules[d] ?? "",
      isSum
        ? `The digits that are shown add up to $${rest}$. Which digits bring that up to a multiple of $${d}$?`
        : `Try the digits for the question mark one after the other, and keep those that fit the rule.`,
      isSum
        ? `${withOne} ${listed(fits)} the sum of the digits is ${or(texEach(sums))}. So the answer is ${listed(fits)}.`
        : `${listed(multiples)} can be divided by $${d}$, and no ${noun(fits.length, "other")}. So the answer is ${listed(fits)}.`,
    ],
    slips: slips(answer, [
      ...(fits.length > 1
        ? [
            [
              String(first),
              "stopped at the first digit that fits",
              `That digit fits. But $${d}$ is smaller than $10$, so another digit may fit as well: try the larger ones.`,
            ] as const,
          ]
        : []),
      ...(fits.includes(0) && fits.length > 1
        ? [
            [
              commas(fits.slice(1)),
              "left out the zero",
              `What you found fits. Try the digit $0$ as well: is $${number(0)}$ a multiple of $${d}$?`,
            ] as const,
          ]
        : []),
      ...(isSum
        ? [
            [
              commas(range(0, 9).filter((digit) => digit % d === 0)),
              "looked at the hidden digit alone",
              `It is the sum of all the digits that must be a multiple of $${d}$, not the hidden digit alone. What do the others make together?`,
            ] as const,
          ]
        : []),
      ...(d === 6
        ? [
            [
              commas(range(0, 9).filter((digit) => number(digit) % 3 === 0)),
              "forgot that it must be even, too",
              `Each of these makes a multiple of $3$. A multiple of $6$ must be even as well: which of them stay?`,
            ] as const,
          ]
        : []),
      ...(d === 6 && isLast
        ? [
            [
              commas(range(0, 9).filter((digit) => number(digit) % 2 === 0)),
              "looked at even and odd only",
              `Each of these makes an even number. A multiple of $6$ is a multiple of $3$ as well: add the digits.`,
            ] as const,
          ]
        : []),
      ...(d === 4
        ? [
            [
              "0, 4, 8",
              "looked at the hidden digit alone",
              `The last two digits count together. Which numbers with two digits do they make, and which are multiples of $4$?`,
            ] as const,
          ]
        : []),
      ...(d === 4 && isLast
        ? [
            [
              commas(range(0, 9).filter((digit) => number(digit) % 2 === 0)),
              "took every digit that makes it even",
              `Each of these makes an even number, but not every even number is a multiple of $4$: half of it must be even, too.`,
            ] as const,
          ]
        : []),
    ]),
    check: `Put each of the ten digits in place of the question mark and divide by $${d}$: yours must be all that leave no remainder.`,
  };
}
