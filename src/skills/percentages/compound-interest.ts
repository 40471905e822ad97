import type { AnswerSpec } from "../../engine/answer/answer.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { capital, inWords } from "../../engine/words.ts";
import { compare, power, rational } from "../../maths/rational.ts";
import { slips } from "../slips.ts";
import { decimal, money, pc, rounded, texDecimal } from "./shared-numbers.ts";

type Saver = "Ayesha" | "Tomasz" | "Chidi" | "a school in Cork";
const savers = ["Ayesha", "Tomasz", "Chidi", "a school in Cork"] as const;

const currency = (saver: Saver) => (saver === "Ayesha" || saver === "Chidi" ? "£" : "€");
/** No account of today gives more than this, in per cent a year; who asks for more lends. */
const mostSaved = 5;
const isLoan = (rate: number) => rate > mostSaved;
const start = (saver: Saver, amount: number, rate: number, said = `${pc(rate)} interest`) => {
  const sum = `${currency(saver)}$${texDecimal(String(amount))}$`;
  return isLoan(rate)
    ? `${capital(saver)} borrows ${sum} at ${said} a year, and pays nothing back, so that the interest is added to the debt.`
    : `${capital(saver)} puts ${sum} into an account with ${said} a year, and the interest stays there.`;
};
/** Where the money is. */
const held = (rate: number) => (isLoan(rate) ? "owed" : "in the account");

/** The amount after so many years, in units: numerator and denominator. */
const grown = (amount: number, rate: number, years: number): [bigint, bigint] => [
  BigInt(amount) * BigInt(100 + rate) ** BigInt(years),
  100n ** BigInt(years),
];
/** The interest of so many years. */
const gained = (amount: number, rate: number, years: number): [bigint, bigint] => {
  const [num, den] = grown(amount, rate, years);
  return [num - BigInt(amount) * den, den];
};

/** Does the third decimal alone decide, and is it a 5? */
const isHalfway = (num: bigint, den: bigint) => (1000n * num) % (10n * den) === 5n * den;

type Asked = "balance" | "interest";

function balance(saver: Saver, asked: Asked, amount: number, rate: number, years: number): Question {
  const isExact = years === 2;
  const text = isExact ? money : (num: bigint | number, den: bigint | number = 1) => rounded(num, den, 2);
  const mark = currency(saver);
  const wanted = asked === "balance" ? grown : gained;
  const other = asked === "balance" ? gained : grown;
  const value = text(...wanted(amount, rate, years));
  const answer: AnswerSpec = { kind: "decimal", value, unit: mark, ...(!isExact && { places: 2 }) };
  const newRate = 100 + rate;
  const tenfold = 10 * rate;
  const factor = decimal(newRate, 100);
  const show = (shown: string) => `${mark}$${texDecimal(shown)}$`;
  const whole = texDecimal(String(amount));
  const after = texDecimal(text(...grown(amount, rate, years)));
  const first = texDecimal(money(...grown(amount, rate, 1)));
  const [yearly, simpleInterest] = [amount * rate, amount * rate * years];
  const simple = asked === "balance" ? 100 * amount + simpleInterest : simpleInterest;
  const asks = {
    balance: `How much is ${held(rate)} after ${inWords(years)} years?`,
    interest: `How much interest does that make in ${inWords(years)} years altogether?`,
  };
  const rounding = isExact
    ? ""
    : isHalfway(...wanted(amount, rate, years))
      ? " Round at the end, to 2 decimal places; half a cent is rounded up."
      : " Round at the end, to 2 decimal places.";
  const next = isExact ? "Multiply once more" : "Work that out with a calculator";
  const atSimpleRate = show(money(simpleInterest, 100));
  const allSimple = asked === "balance" ? `${atSimpleRate} of interest` : atSimpleRate;
  return {
    prompt: `${start(saver, amount, rate)} ${asks[asked]}${rounding}`,
    answer,
    steps: [
      `Each year the interest is ${pc(rate)} of all that is ${held(rate)} then, so there is ${pc(newRate)} of it afterwards: multiply by $${factor}$.`,
      isExact
        ? `After one year there is $${factor} \\times ${whole} = ${first}$. In the second year there is interest on these $${first}$.`
        : `This happens once a year, so after $${years}$ years there is $${whole} \\times ${factor}^{${years}}$.`,
      ...(asked === "interest"
        ? [`${next}, and take away the $${whole}$ that was there at the start: the rest is the interest.`]
        : []),
      asked === "balance"
        ? `So the answer is ${show(value)}.`
        : `So the answer is $${after} - ${whole} = ${texDecimal(value)}$.`,
    ],
    slips: slips(answer, [
      [
        text(simple, 100),
        "gave every year the interest of the first",
        `You took ${pc(rate)} of $${whole}$ every year. But from the second year on, there is interest on the interest, too.`,
      ],
      [
        text(...other(amount, rate, years)),
        asked === "balance" ? "gave only the interest" : "gave the whole balance",
        asked === "balance"
          ? `That is the interest alone. How much is ${held(rate)} with the money from the start?`
          : `That is all that is ${held(rate)}. How much of it was there from the start?`,
      ],
      [
        text(...wanted(amount, rate, years - 1)),
        "counted one year too few",
        `That is what comes out after one year less. How many times is the interest added?`,
      ],
      [
        text(...wanted(amount, tenfold, years)),
        "read a few hundredths as tenths",
        `That would be ${pc(tenfold)} a year. Which number stands for ${pc(newRate)}?`,
      ],
    ]),
    check: `It must be more than with the same interest each year: ${show(money(yearly, 100))} a year makes ${allSimple} in ${inWords(years)} years.`,
  };
}

const roots = {
  2: { name: "square root", sign: "\\sqrt", factors: "two", times: "twice" },
  3: { name: "cube root", sign: "\\sqrt[3]", factors: "three", times: "three times" },
};

function rateOf(saver: Saver, amount: number, rate: number, years: number): Question {
  const mark = currency(saver);
  const [num, den] = grown(amount, rate, years);
  const end = texDecimal(money(num, den));
  const whole = texDecimal(String(amount));
  const total = decimal(num, den * BigInt(amount));
  const growth = decimal((num - den * BigInt(amount)) * 100n, den * BigInt(amount));
  const newRate = 100 + rate;
  const factor = decimal(newRate, 100);
  const root = roots[years === 2 ? 2 : 3];
  const answer = { kind: "decimal", value: String(rate), unit: "%" } as const;
  return {
    prompt: `${start(saver, amount, rate, "a fixed rate of interest")} After ${inWords(years)} years ${mark}$${end}$ is ${held(rate)}. What is the rate of interest a year?`,
    answer,
    steps: [
      `Every year the amount is multiplied by the same number. In ${inWords(years)} years that makes $${end} \\div ${whole} = ${total}$.`,
      `So ${root.factors} equal factors make $${total}$. To find one of them, take the ${root.name}.`,
      `$${root.sign}{${total}} = ${factor}$, so after a year there is ${pc(newRate)} of what there was.`,
      `So the answer is ${pc(rate)}.`,
    ],
    slips: slips(answer, [
      [
        rounded(...fraction(growth, years), 2).replace(/\.?0+$/, ""),
        "shared the total growth evenly among the years",
        `It grows by ${pc(growth)} altogether, but not by the same amount each year: there is interest on the interest. Which number, used as a factor ${root.times}, gives $${total}$?`,
      ],
      [
        growth,
        "gave the growth of all the years together",
        `That is the growth over ${inWords(years)} years. Which rate a year leads there?`,
      ],
      [
        newRate,
        "gave the new amount instead of the change",
        `There is ${pc(newRate)} of it after a year. How much of that is the interest?`,
      ],
      [
        factor,
        "gave the multiplier instead of the percentage",
        `You found the number to multiply by: good. What percentage does it add?`,
      ],
    ]),
    check: `Let $${whole}$ grow by your rate ${root.times}: you must come to $${end}$.`,
  };
}

/** A decimal text divided by a whole number. */
function fraction(text: string, by: number): [bigint, bigint] {
  const [whole = "", digits = ""] = text.split(".");
  return [BigInt(whole + digits), 10n ** BigInt(digits.length) * BigInt(by)];
}

/** The first whole number of years after which there is more than tenths/10 times as much. */
function yearsTo(rate: number, tenths: number): number {
  const [factor, wanted] = [rational(100 + rate, 100), rational(tenths, 10)];
  let years = 0;
  while (compare(power(factor, years), wanted) <= 0) years++;
  return years;
}

function howLong(saver: Saver, amount: number, rate: number, tenths: number): Question {
  const mark = currency(saver);
  const years = yearsTo(rate, tenths);
  const [before, after] = [years - 1, years + 1];
  const times = decimal(tenths, 10);
  const target = texDecimal(String((amount * tenths) / 10));
  const factor = decimal(100 + rate, 100);
  const answer = { kind: "whole", value: String(years), unit: "years" } as const;
  const powerText = (n: number) => rounded(BigInt(100 + rate) ** BigInt(n), 100n ** BigInt(n), 3);
  return {
    prompt: `${start(saver, amount, rate)} After how many whole years is more than ${mark}$${target}$ ${held(rate)} for the first time?`,
    answer,
    steps: [
      `Each year multiplies by $${factor}$. From $${texDecimal(String(amount))}$ to more than $${target}$ it must become more than $${times}$ times as much.`,
      `So look for the first whole number $n$ with $${factor}^n > ${times}$. Try several $n$, or use a logarithm: $n > \\frac{\\log ${times}}{\\log ${factor}}$.`,
      `$${factor}^{${before}} \\approx ${powerText(before)}$ is not enough yet, and $${factor}^{${years}} \\approx ${powerText(years)}$ is.`,
      `So the answer is $${years}$ years.`,
    ],
    slips: slips(answer, [
      [
        Math.floor((10 * (tenths - 10)) / rate) + 1,
        "gave every year the interest of the first",
        `With the same interest each year it would take that long. But here there is interest on the interest, too.`,
      ],
      [
        before,
        "stopped one year too early",
        `After $${before}$ years it is not quite enough: work out $${factor}^{${before}}$ and compare it with $${times}$.`,
      ],
      [after, "counted one year too many", `It is enough after $${after}$ years, but is that the first time?`],
    ]),
    check: `Work out the amount for your number of years and for one year less: only the first may be above $${target}$.`,
  };
}

const skill: Skill = {
  id: "compound-interest",
  title: "Compound interest",
  about: "Interest that stays in the account earns interest itself, so money grows by multiplying, year after year.",
  curriculum: ["GCSE compound interest", "HSF.LE.1", "7.RP.3"],
  needs: ["repeated-percentage-changes", "powers-and-roots"],
  stages: [
    stage({
      grade: 5,
      label: "two years",
      bounds: { saver: savers, asked: ["balance", "interest"], amount: [200, 8000, 100], rate: [2, 9] },
      write: ({ saver, asked, amount, rate }) => balance(saver, asked, amount, rate, 2),
    }),
    stage({
      grade: 6,
      label: "many years, with a power",
      bounds: {
        saver: savers,
        asked: ["balance", "interest"],
        amount: [400, 9000, 100],
        rate: [2, 8],
        years: [3, 12],
      },
      write: ({ saver, asked, amount, rate, years }) => balance(saver, asked, amount, rate, years),
    }),
    stage({
      grade: 6,
      label: "the rate of interest",
      bounds: { saver: savers, amount: [1000, 40_000, 1000], rate: [2, 12], years: [2, 3] },
      rules: {
        "the balance has at most two decimals": ({ amount, rate, years }) =>
          (amount * (100 + rate) ** years) % 100 ** (years - 1) === 0,
      },
      write: ({ saver, amount, rate, years }) => rateOf(saver, amount, rate, years),
    }),
    stage({
      grade: 6,
      label: "how many years",
      bounds: { saver: savers, amount: [500, 6000, 500], rate: [3, 12], tenths: [13, 30] },
      rules: {
        "it takes from 4 to 25 years": ({ rate, tenths }) => yearsTo(rate, tenths) >= 4 && yearsTo(rate, tenths) <= 25,
      },
      write: ({ saver, amount, rate, tenths }) => howLong(saver, amount, rate, tenths),
    }),
  ],
};

export default skill;
