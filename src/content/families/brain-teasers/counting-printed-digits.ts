import { family } from "../../../engine/family.ts";
import { texSum } from "../../../engine/tex.ts";
import { apart } from "../slips.ts";

/** How many digits stand on all the numbers from 1 to n: count by length, or place by place. */
const settings = {
  pages: {
    title: "Stamping the page numbers",
    ask: (n: number) => {
      const value = digitsUpTo(n);
      const [twoDigits, threeDigits] = [2 * (Math.min(n, 99) - 9), 3 * (n - 99)];
      const sorts = n > 99 ? [9, twoDigits, threeDigits] : [9, twoDigits];
      return {
        problem: `Søren makes a book by hand. It has ${n} pages, numbered from 1 to ${n}. He stamps every page number digit by digit, so page 27 takes him two stamps.\n\nHow many digits does he stamp altogether?`,
        value,
        unit: "digits",
        hint: "How many pages have a number with one digit? How many have two digits? Treat each sort by itself.",
        steps: [...blocks(n), `Altogether that makes $${texSum(sorts)} = ${value}$ digits.`, checkByPlaces(n)],
        slips: [
          [n, "You counted one stamp for each page, but most page numbers have more than one digit."],
          [
            value + (n > 99 ? 18 : 9),
            n > 99
              ? "You counted 99 numbers with two digits. The first nine pages are not among them."
              : "You counted the one-digit pages twice, or with two digits each.",
          ],
          [n > 99 ? 3 * n : 2 * n, "Not all the page numbers are that long: think of the first pages."],
        ] as const,
        check: "Test your way of counting on a booklet of 12 pages, where you can write out every digit.",
      };
    },
  },
  printer: {
    title: "How thick is the book?",
    ask: (n: number) => {
      const total = digitsUpTo(n);
      const [before, rest, length, inWord] = n > 99 ? [99, total - 189, 3, "three"] : [9, total - 9, 2, "two"];
      const usedBefore = total - rest;
      const pages = rest / length;
      return {
        problem: `A printer sets the page numbers of a book with single metal digits. The pages are numbered 1, 2, 3 and so on. A number like 45 needs two digits. In the end the printer has used exactly ${total} digits.\n\nHow many pages does the book have?`,
        value: n,
        unit: "pages",
        hint: "How many digits are used up by the one-digit pages? And how many by the next sort of pages?",
        steps: [
          `**Sort the pages by the length of their numbers.** The pages 1 to 9 use up $9$ digits.`,
          n > 99
            ? `The pages 10 to 99 are $99 - 9 = 90$ pages, with $90 \\times 2 = 180$ digits. So far $189$ digits are gone.`
            : `All the pages up to 99 would use $9 + 90 \\times 2 = 189$ digits. That is more than ${total}, so the book ends on a two-digit page.`,
          `The other $${total} - ${usedBefore} = ${rest}$ digits belong to numbers with ${inWord} digits: $${rest} \\div ${length} = ${pages}$ pages. The book has $${before} + ${pages} = ${n}$ pages.`,
          checkByPlaces(n, total),
        ],
        slips: [
          [pages, `Those are only the pages with ${inWord} digits. The pages before them count too.`],
          [total, "That is the number of digits. Most pages need more than one."],
          ...(n > 106
            ? ([[n - 6, "You took 99 pages with two digits. How many are there from 10 to 99?"]] as const)
            : []),
        ] as const,
        check: "Count the digits for your number of pages, length by length, and compare the total.",
      };
    },
  },
  zeros: {
    title: "Zeros for the cabins",
    ask: (n: number) => {
      const value = countOf(0, n);
      const ones = Math.floor(n / 10);
      const lastTen = ones * 10;
      const tens = value - ones;
      return {
        problem: `A campsite by a lake has ${n} cabins, numbered from 1 to ${n}. Tomás screws brass digits on the doors.\n\nHow many **zeros** does he need?`,
        value,
        unit: "zeros",
        hint: "Look at the last digit of the numbers first. How often does a zero stand there? Then look at the other digits.",
        steps: [
          `**Count place by place.** A zero stands in the ones place of every tenth number: $10, 20, \\ldots, ${lastTen}$. That is ${ones} times.`,
          zerosInTens(n),
          `Altogether he needs $${ones} + ${tens} = ${value}$ zeros.`,
          zeroCheck(n, ones, tens),
        ],
        slips: [
          [
            ones,
            tens === 1
              ? "A cabin like 100 needs more than one zero."
              : "You found the zeros at the end. Some numbers also have a zero in the middle.",
          ],
          [value + 1, "Was a zero counted that no number has? The cabins begin with 1."],
        ] as const,
        check: "Write out the numbers with a zero, ten doors at a time, and count the zeros, not the doors.",
      };
    },
  },
  sevens: {
    title: "Lucky sevens",
    ask: (n: number) => {
      const value = countOf(7, n);
      const ones = Math.floor((n + 3) / 10);
      const lastSeven = ones * 10 - 3;
      const tens = value - ones;
      return {
        problem: `The seats in a cinema in Mumbai are numbered from 1 to ${n}. Ravi paints the numbers on the seats and finds the digit 7 the hardest to paint.\n\nHow many times does he paint the **digit 7**?`,
        value,
        unit: "sevens",
        hint: "How often is the last digit a seven? How often is the digit before it a seven? Do some seats count twice?",
        steps: [
          `**Count place by place.** In the ones place a 7 comes up once in every ten numbers: $7, 17, 27, \\ldots, ${lastSeven}$. That is ${ones} times.`,
          sevensInTens(n),
          `Altogether that makes $${ones} + ${tens} = ${value}$ sevens. Seat 77 is rightly counted in both places, because it has two sevens.`,
          sevenCheck(n, value),
        ],
        slips: [
          [ones, "You counted the sevens at the end of a number. Some stand in other places."],
          [value - (n >= 177 ? 2 : 1), "Look at the numbers that hold two sevens: both of them must be painted."],
        ] as const,
        check: "Write out the seats that hold a seven, ten seats at a time, and count sevens, not seats.",
      };
    },
  },
};

export default family({
  level: "easy",
  topic: "counting",
  minutes: 5,
  kind: "thinking",
  technique: "sorting before counting",
  ages: "9-11",
  curriculum: ["Y5 place value", "4.OA.3", "MP8"],
  bounds: {
    setting: ["pages", "printer", "zeros", "sevens"],
    n: [40, 260],
  },
  rules: {
    "it does not end on a round number": ({ n }) => n % 10 !== 0,
    "the doors and seats reach past a hundred": ({ setting, n }) =>
      (setting !== "zeros" && setting !== "sevens") || n > 110,
    "the last block is not too short": ({ n }) => n < 95 || n > 110,
  },
  write({ setting, n }) {
    const { title, ask } = settings[setting];
    const { problem, value, unit, hint, steps, slips, check } = ask(n);
    return {
      title,
      problem,
      answer: { kind: "whole", value: String(value), unit },
      hint,
      solution: steps,
      slips: apart(value, slips),
      check,
    };
  },
});

function digitsUpTo(n: number): number {
  return n > 99 ? 189 + 3 * (n - 99) : 9 + 2 * (n - 9);
}

function blocks(n: number): string[] {
  const [twoDigits, threeDigits] = [n - 9, n - 99];
  const [ofTwo, ofThree] = [2 * twoDigits, 3 * threeDigits];
  const first = "**Sort before counting.** The pages 1 to 9 have one digit each: $9$ digits.";
  if (n <= 99)
    return [
      first,
      `The pages 10 to ${n} have two digits. There are $${n} - 9 = ${twoDigits}$ of them, with $${twoDigits} \\times 2 = ${ofTwo}$ digits.`,
    ];
  return [
    first,
    "The pages 10 to 99 have two digits. There are $99 - 9 = 90$ of them, with $90 \\times 2 = 180$ digits.",
    `The pages 100 to ${n} have three digits. There are $${n} - 99 = ${threeDigits}$ of them, with $${threeDigits} \\times 3 = ${ofThree}$ digits.`,
  ];
}

/** Every number has a ones digit, all but 9 a tens digit, all but 99 a hundreds digit. */
function checkByPlaces(n: number, total = digitsUpTo(n)): string {
  const [tens, hundreds] = [n - 9, n - 99];
  return n > 99
    ? `Check place by place: ${n} pages have a ones digit, $${n} - 9 = ${tens}$ a tens digit and $${n} - 99 = ${hundreds}$ a hundreds digit. $${n} + ${tens} + ${hundreds} = ${total}$.`
    : `Check place by place: ${n} pages have a ones digit, and $${n} - 9 = ${tens}$ also a tens digit. $${n} + ${tens} = ${total}$.`;
}

function zerosInTens(n: number): string {
  const first = "In the tens place a zero stands from 100 to 109: 10 times.";
  if (n < 200) return first;
  const last = Math.min(n, 209);
  const times = last - 199;
  return `${first} The same place has a zero from 200 to ${last}: ${times} times.`;
}

function zeroCheck(n: number, ones: number, tens: number): string {
  const [both, twice] = n >= 200 ? ["100 and 200 hold two zeros each", 2] : ["100 holds two zeros", 1];
  const zeros = ones + tens;
  const once = zeros - 2 * twice;
  return `Check by counting doors: ${both}, and $${once}$ other doors hold one. $${twice} \\times 2 + ${once} = ${zeros}$.`;
}

function sevensInTens(n: number): string {
  if (n >= 180) return "In the tens place a 7 stands from 70 to 79 and from 170 to 179: $2 \\times 10 = 20$ times.";
  const from170 = n - 169;
  if (n >= 170)
    return `In the tens place a 7 stands from 70 to 79, 10 times, and from 170 to ${n}, $${n} - 169 = ${from170}$ times.`;
  return "In the tens place a 7 stands from 70 to 79: 10 times.";
}

function sevenCheck(n: number, value: number): string {
  const hundreds = Math.floor(n / 100);
  const beforeLast = 20 * hundreds;
  const extra = value - beforeLast;
  const lastTwo = String(n % 100).padStart(2, "0");
  const more = extra === 0 ? "no seven" : extra === 1 ? "one seven" : `$${extra}$ sevens`;
  const second = hundreds === 2 ? "From 100 to 199 there are $20$ more. " : "";
  return `Check by hundreds: from 1 to 99 there are $20$ sevens, 10 in each place. ${second}In the numbers from ${hundreds}00 to ${n} the last two digits run from 00 to ${lastTwo}, with ${more}. $${beforeLast} + ${extra} = ${value}$.`;
}

function countOf(digit: number, n: number): number {
  let found = 0;
  for (let k = 1; k <= n; k++) for (const one of String(k)) if (one === String(digit)) found++;
  return found;
}
