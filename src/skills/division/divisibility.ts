import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach, texSum } from "../../engine/tex.ts";
import { and, commas, inWords, noun, or } from "../../engine/words.ts";
import { digits, range, sum } from "../../maths/whole.ts";
import { slips } from "../slips.ts";

const digitSum = (n: number) => sum(digits(n));
const listed = (numbers: readonly number[]) => and(texEach(numbers));

/** How to see that a number can be divided; a sentence. */
const rules: Readonly<Record<number, string>> = {
  2: "Only the last digit matters: tens and hundreds can all be halved. It must be $0$, $2$, $4$, $6$ or $8$.",
  3: "Add the digits: a number can be divided by $3$ when the sum of its digits can.",
  4: "Only the last two digits matter, because $100$ can be divided by $4$. They must make a multiple of $4$.",
  5: "Only the last digit matters: tens and hundreds are all multiples of $5$. It must be $0$ or $5$.",
  6: "To be divided by $6$, a number must be even and also be a multiple of $3$: the sum of its digits tells that.",
  9: "Add the digits: a number can be divided by $9$ when the sum of its digits can.",
  10: "Only the last digit matters: a multiple of $10$ is a number of whole tens, so it must end in $0$.",
};

/** What the rule looks at in these numbers; a sentence. */
function seen(d: number, numbers: readonly number[]): string {
  if (d === 3 || d === 9) {
    const sums = numbers.map(digitSum);
    return `The sums of the digits are ${listed(sums)}, in this order.`;
  }
  if (d === 4) {
    const ends = numbers.map((n) => String(n).slice(-2));
    return `The last two digits are ${and(texEach(ends))}. Halve each twice, if you can.`;
  }
  if (d === 6) {
    const even = numbers.filter((n) => n % 2 === 0);
    const sums = even.map(digitSum);
    return `The even numbers are ${listed(even)}. The sums of their digits are ${listed(sums)}: which are multiples of $3$?`;
  }
  const ends = numbers.map((n) => n % 10);
  return `The last digits are ${listed(ends)}, in this order.`;
}

const ways = ["plain", "multiples", "candles"] as const;

/** Which of the numbers can be divided by d? */
function pick(way: (typeof ways)[number], d: number, numbers: readonly number[]): Question {
  const right = numbers.filter((n) => n % d === 0);
  const answer = { kind: "list", items: right.map(String), ordered: false } as const;
  const shown = commas(texEach(numbers));
  const prompts: Record<(typeof ways)[number], string> = {
    plain: `Which of these numbers can be divided by $${d}$ without a remainder? Write them all. ${shown}`,
    multiples: `Find all the multiples of $${d}$ among these numbers, and write them. ${shown}`,
    candles: `A shop packs candles in boxes of $${d}$, and no candle may be left over. Which of these numbers of candles are possible? Write them all. ${shown}`,
  };
  const chosen = (test: (n: number) => boolean, name: string, say: (wrong: number, missed: number) => string) => {
    const those = numbers.filter(test);
    const wrong = those.find((n) => n % d !== 0);
    const missed = right.find((n) => !test(n));
    return those.length > 0 && (wrong ?? missed) !== undefined
      ? [[those.join(", "), name, say(wrong ?? 0, missed ?? 0)] as const]
      : [];
  };
  const lastDigit = chosen(
    (n) => (n % 10) % d === 0,
    "looked at the last digit only",
    (wrong, missed) => {
      const end = wrong % 10;
      return wrong
        ? `$${wrong}$ ends in $${end}$, but look at the rest of the number, too: $${wrong} \\div ${d}$ leaves a remainder.`
        : `$${missed}$ can be divided by $${d}$ as well, although its last digit cannot. What else must you look at?`;
    },
  );
  return {
    prompt: prompts[way],
    answer,
    steps: [rules[d] ?? "", seen(d, numbers), `So the answer is ${listed(right)}: these leave no remainder.`],
    slips: slips(answer, [
      ...(d === 2 || d === 5 || d === 10
        ? chosen(
            (n) => (digits(n)[0] ?? 0) % d === 0,
            "looked at the first digit instead of the last",
            () =>
              `The first digit tells you nothing here: hundreds are all multiples of $${d}$. Which digit is not made of whole tens?`,
          )
        : lastDigit),
      ...(d === 5
        ? chosen(
            (n) => n % 10 === 0,
            "left out the numbers that end in 5",
            (_, missed) => `$${missed}$ is made of whole tens and $5$ more. Does $5$ fit into that?`,
          )
        : []),
      ...(d === 5
        ? chosen(
            (n) => n % 10 === 5,
            "left out the numbers that end in 0",
            (_, missed) => `$${missed}$ is made of whole tens. How many fives are in each ten?`,
          )
        : []),
      ...(d === 10
        ? chosen(
            (n) => n % 5 === 0,
            "took the numbers that end in 5 as well",
            (wrong) => `$${wrong}$ is a multiple of $5$. What is left over when you take whole tens from it?`,
          )
        : []),
      ...(d === 4 || d === 6
        ? chosen(
            (n) => n % 2 === 0,
            "took all the even numbers",
            (wrong) => `$${wrong}$ is even, but that is not enough: $${wrong} \\div ${d}$ leaves a remainder.`,
          )
        : []),
      ...(d === 6 || d === 9
        ? chosen(
            (n) => n % 3 === 0,
            "took all the multiples of 3",
            (wrong) => `$${wrong}$ can be divided by $3$, but that is not enough for $${d}$. What else must hold?`,
          )
        : []),
      ...chosen(
        (n) => n % d !== 0,
        "chose the numbers that do leave a remainder",
        (wrong) => `$${wrong} \\div ${d}$ leaves a remainder. Look for the numbers where nothing is left over.`,
      ),
    ]),
    check: `Divide each of the numbers by $${d}$: those you chose leave no remainder, and all the others leave one.`,
  };
}

/** The numbers of the question: some brought down to a multiple of d, the others as they are; in rising order. */
function mixed(d: number, down: readonly number[], others: readonly number[]): number[] {
  return [...down.map((n) => n - (n % d)), ...others].toSorted((a, b) => a - b);
}

/** Rules for the numbers: five different ones, of which the others leave a remainder. */
const five = {
  "five numbers": ({ down, others }: { down: readonly number[]; others: readonly number[] }) =>
    down.length + others.length === 5,
  "the others leave a remainder": ({ d, others }: { d: number; others: readonly number[] }) =>
    others.every((n) => n % d !== 0),
  "all are different": ({ d, down, others }: { d: number; down: readonly number[]; others: readonly number[] }) =>
    new Set(mixed(d, down, others)).size === 5,
};

/** Whether a number that cannot be divided looks as if it could. */
function isTrap(d: number, n: number): boolean {
  if (d === 4) return n % 2 === 0;
  return d === 9 ? n % 3 === 0 : (n % 10) % d === 0;
}

const blanks = ["plain", "code"] as const;

/** The digits that make the number with a hidden digit a multiple of d. */
function blank(way: (typeof blanks)[number], d: number, shown: readonly number[], at: number): Question {
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
              fits.slice(1).join(", "),
              "left out the zero",
              `What you found fits. Try the digit $0$ as well: is $${number(0)}$ a multiple of $${d}$?`,
            ] as const,
          ]
        : []),
      ...(isSum
        ? [
            [
              range(0, 9)
                .filter((digit) => digit % d === 0)
                .join(", "),
              "looked at the hidden digit alone",
              `It is the sum of all the digits that must be a multiple of $${d}$, not the hidden digit alone. What do the others make together?`,
            ] as const,
          ]
        : []),
      ...(d === 6
        ? [
            [
              range(0, 9)
                .filter((digit) => number(digit) % 3 === 0)
                .join(", "),
              "forgot that it must be even, too",
              `Each of these makes a multiple of $3$. A multiple of $6$ must be even as well: which of them stay?`,
            ] as const,
          ]
        : []),
      ...(d === 6 && isLast
        ? [
            [
              range(0, 9)
                .filter((digit) => number(digit) % 2 === 0)
                .join(", "),
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
              range(0, 9)
                .filter((digit) => number(digit) % 2 === 0)
                .join(", "),
              "took every digit that makes it even",
              `Each of these makes an even number, but not every even number is a multiple of $4$: half of it must be even, too.`,
            ] as const,
          ]
        : []),
    ]),
    check: `Put each of the ten digits in place of the question mark and divide by $${d}$: yours must be all that leave no remainder.`,
  };
}

const lastDigits: Readonly<Record<number, number>> = { 4: 2, 5: 1, 8: 3, 25: 2 };

/** The remainder of n by d, without dividing all of n. */
function remainder(n: number, d: number, way: "plain" | "packs"): Question {
  const r = n % d;
  const answer = { kind: "whole", value: String(r) } as const;
  const last = lastDigits[d];
  const deciding = last ?? 0;
  const round = 10 ** deciding;
  const end = n % round;
  const total = digitSum(n);
  const place = { 10: "tens", 100: "hundreds", 1000: "thousands" }[round];
  const digitsCount = last === 1 ? "digit counts" : `${inWords(deciding)} digits count`;
  const multipleInEnd = end - r;
  const added = texSum(digits(n));
  const multipleInTotal = total - r;
  const left = total < d ? `$${total}$ is smaller than $${d}$` : `$${total} - ${multipleInTotal} = ${r}$`;
  return {
    prompt:
      way === "plain"
        ? `What remainder does $${n}$ leave when you divide it by $${d}$? Try to find it without a long division.`
        : `$${n}$ nails are packed in bags of $${d}$, as many full bags as possible. How many nails are left over? Try to find it without a long division.`,
    answer,
    steps: last
      ? [
          `$${round}$ is a multiple of $${d}$, so the ${place} leave no remainder. Only the last ${digitsCount}: $${end}$.`,
          end < d
            ? `$${end}$ is smaller than $${d}$, so nothing can be taken away from it.`
            : `$${end}$ holds $${multipleInEnd}$, a multiple of $${d}$. What is left of $${end}$?`,
          `So the answer is $${r}$.`,
        ]
      : [
          `Each of $10$, $100$ and $1000$ is one more than a multiple of $${d}$. So a number and the sum of its digits leave the same remainder.`,
          `$${added} = ${total}$. What remainder does $${total}$ leave when you divide it by $${d}$?`,
          `${left}, so the answer is $${r}$.`,
        ],
    slips: slips(answer, [
      ...(last
        ? []
        : ([
            [
              (n % 10) % d,
              "looked at the last digit only",
              `The last digit tells you nothing about $${d}$, because $10$ is not a multiple of $${d}$. Use all of the digits.`,
            ],
            [
              total,
              "stopped at the sum of the digits",
              `The digits add up to that, but it is not smaller than $${d}$. What remainder does the sum leave?`,
            ],
          ] as const)),
      ...(last && last > 1
        ? ([
            [
              (n % 10) % d,
              "looked at the last digit only",
              `One digit is not enough: $10$ is not a multiple of $${d}$. Which of $100$ and $1000$ is?`,
            ],
            [
              end,
              "stopped at the last digits",
              `That is how the number ends, but a remainder is smaller than $${d}$. What is left of it?`,
            ],
          ] as const)
        : []),
      ...(last === 1
        ? ([
            [
              n % 10,
              "stopped at the last digits",
              `That is how the number ends, but a remainder is smaller than $${d}$. What is left of it?`,
            ],
            [
              total % d,
              "used the sum of the digits",
              `The sum of the digits helps with $3$ and $9$. With $${d}$ the tens leave nothing, so what counts?`,
            ],
          ] as const)
        : []),
      [
        d - r,
        "counted up to the next multiple",
        `That is how much is missing up to the next multiple of $${d}$. The remainder tells how far $${n}$ is past the last one.`,
      ],
    ]),
    check: `Take your remainder away from $${n}$ and divide by $${d}$: nothing may be left over.`,
  };
}

const skill: Skill = {
  id: "divisibility",
  title: "Divisibility rules",
  about: "A look at the digits tells whether a number can be divided by 2, 3, 4, 5, 6, 9 or 10, without dividing it.",
  curriculum: ["Y5-Y7 factors and multiples", "4.OA.4"],
  natural: true,
  needs: ["division-facts", "remainders"],
  stages: [
    stage({
      grade: 2,
      label: "by 2, 5 and 10",
      bounds: {
        way: ways,
        d: [2, 10],
        down: { list: [110, 999], length: [2, 3] },
        others: { list: [110, 999], length: [2, 3] },
      },
      rules: { "by 2, 5 or 10": ({ d }) => [2, 5, 10].includes(d), ...five },
      write: ({ way, d, down, others }) => pick(way, d, mixed(d, down, others)),
    }),
    stage({
      grade: 3,
      label: "by 3, 4, 6 and 9",
      bounds: {
        way: ways,
        d: [3, 9],
        down: { list: [110, 999], length: [2, 3] },
        others: { list: [110, 999], length: [2, 3] },
      },
      rules: {
        "by 3, 4, 6 or 9": ({ d }) => [3, 4, 6, 9].includes(d),
        ...five,
        "one of the others looks right": ({ d, others }) => others.some((n) => isTrap(d, n)),
      },
      write: ({ way, d, down, others }) => pick(way, d, mixed(d, down, others)),
    }),
    stage({
      grade: 3,
      label: "a hidden digit",
      bounds: { way: blanks, d: [3, 9], shown: { list: [1, 9], length: [3, 4] }, at: [1, 3] },
      rules: {
        "by 3, 4, 6 or 9": ({ d }) => [3, 4, 6, 9].includes(d),
        "the hidden digit is one of them": ({ shown, at }) => at < shown.length,
        "it matters": ({ d, shown, at }) => d !== 4 || at >= shown.length - 2,
        "some digit fits": ({ d, shown, at }) =>
          range(0, 9).some((digit) => Number(shown.with(at, digit).join("")) % d === 0),
      },
      write: ({ way, d, shown, at }) => blank(way, d, shown.with(at, 0), at),
    }),
    stage({
      grade: 4,
      label: "the remainder from the digits",
      bounds: { way: ["plain", "packs"], d: [3, 25], n: [1013, 9989] },
      rules: {
        "by 3, 4, 5, 8, 9 or 25": ({ d }) => [3, 4, 5, 8, 9, 25].includes(d),
        "something is left over": ({ d, n }) => n % d !== 0,
        "the last digits do not begin with a zero": ({ n }) => !/0\d?\d$/.test(String(n)),
      },
      write: ({ way, d, n }) => remainder(n, d, way),
    }),
  ],
};

export default skill;
