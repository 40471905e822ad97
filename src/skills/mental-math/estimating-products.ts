import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texEach } from "../../engine/tex.ts";
import { and, inWords, noun, tex } from "../../engine/words.ts";
import { slips } from "../slips.ts";
import { oneOfFour, type Pattern } from "./shared-likely-products.ts";
import { times, type Wrong } from "./shared-sums.ts";

const unitOf = (n: number) => (n < 100 ? 10 : 100);
const unitName = (n: number) => (n < 100 ? "ten" : "hundred");
const rounded = (n: number) => Math.round(n / unitOf(n)) * unitOf(n);

/** The multiple on the other side of n. */
function otherSide(n: number): number {
  return rounded(n) > n ? rounded(n) - unitOf(n) : rounded(n) + unitOf(n);
}

/** A round number as the number before its zeros, and how many zeros there are. */
function zerosOff(round: number): readonly [front: number, zeros: number] {
  const front = Number(String(round).replace(/0+$/, ""));
  return [front, String(round / front).length - 1];
}

function wrong(a: number, b: number, estimate: number, roundFirst: boolean): Wrong[] {
  const [strayed, kept] = roundFirst ? [a, rounded(b)] : [b, a];
  const [round, wrongRound] = [rounded(strayed), otherSide(strayed)];
  const [below, above] = [Math.min(round, wrongRound), Math.max(round, wrongRound)];
  return [
    [
      estimate / 10,
      "lost a zero",
      `You multiply without the zeros first, and then put them back. Count the zeros of the round numbers: how many are there in all?`,
    ],
    [
      a * b,
      "worked out the exact product",
      `That is the exact product. An estimate is quicker: round first, and multiply the round numbers.`,
    ],
    [
      wrongRound * kept,
      "rounded the wrong way",
      `Look at $${strayed}$ again: which ${unitName(strayed)} is nearer, $${below}$ or $${above}$?`,
    ],
    [
      estimate * 10,
      "wrote a zero too many",
      `You multiply without the zeros first, and then put them back. Count the zeros of the round numbers: how many are there in all?`,
    ],
  ];
}

/** An estimate of k × n, of which only n is rounded. */
function oneRounded(k: number, n: number, order: "one digit first" | "one digit last"): Question {
  const of = (factor: number) => (order === "one digit first" ? times(k, factor) : times(factor, k));
  const round = rounded(n);
  const [front, zeros] = zerosOff(round);
  const estimate = k * round;
  const withoutZeros = k * front;
  const theZeros = zeros === 1 ? "the zero" : `the ${inWords(zeros)} zeros`;
  const answer = whole(estimate);
  return {
    prompt: `Estimate $${of(n)}$ in your head: round $${n}$ to the nearest ${unitName(n)}, then multiply.`,
    answer,
    steps: [
      `$${n} \\approx ${round}$: the nearest ${unitName(n)}.`,
      `$${of(front)} = ${withoutZeros}$: multiply without the ${noun(zeros, "zero")}.`,
      `$${of(round)} = ${tex(estimate)}$: put ${theZeros} back. So the estimate is $${tex(estimate)}$.`,
    ],
    slips: slips(answer, wrong(k, n, estimate, false)),
    check: `Divide your estimate by $${k}$: you must get $${n}$ rounded to the nearest ${unitName(n)}.`,
  };
}

const stories = {
  bare: (a: number, b: number) => `Estimate $${times(a, b)}$ in your head:`,
  hall: (a: number, b: number) =>
    `A theatre in Mumbai has $${a}$ rows with $${b}$ seats each. About how many seats is that? Work in your head:`,
  boxes: (a: number, b: number) =>
    `A workshop has $${a}$ boxes with $${b}$ screws each. About how many screws is that? Work in your head:`,
};

/** An estimate of a × b, of which both are rounded. */
function bothRounded(a: number, b: number, setting: keyof typeof stories): Question {
  const [roundA, roundB] = [rounded(a), rounded(b)];
  const [[frontA, zerosA], [frontB, zerosB]] = [zerosOff(roundA), zerosOff(roundB)];
  const estimate = roundA * roundB;
  const withoutZeros = frontA * frontB;
  const zeros = zerosA + zerosB;
  const allZeros = zeros === 2 ? "both zeros" : `all ${inWords(zeros)} zeros`;
  const how =
    unitOf(a) === unitOf(b)
      ? `round both numbers to the nearest ${unitName(a)}, then multiply`
      : `round $${a}$ to the nearest ${unitName(a)} and $${b}$ to the nearest ${unitName(b)}, then multiply`;
  const answer = whole(estimate);
  return {
    prompt: `${stories[setting](a, b)} ${how}.`,
    answer,
    steps: [
      `$${a} \\approx ${roundA}$ and $${b} \\approx ${roundB}$: round both.`,
      `$${times(frontA, frontB)} = ${withoutZeros}$: multiply without the zeros.`,
      `$${times(roundA, roundB)} = ${tex(estimate)}$: put ${allZeros} back. So the estimate is $${tex(estimate)}$.`,
    ],
    slips: slips(answer, wrong(a, b, estimate, true)),
    check: `Divide your estimate by one of the round numbers: you must get the other one.`,
  };
}

/** Which of four numbers can be a × b? */
function chosen(
  a: number,
  b: number,
  pattern: Pattern,
  aside: readonly [number, number],
  by: readonly [number, number],
) {
  const product = a * b;
  const [roundA, roundB] = [rounded(a), rounded(b)];
  const near = tex(roundA * roundB);
  const [onesA, onesB] = [a % 10, b % 10];
  const productOfOnes = onesA * onesB;
  const ends = productOfOnes % 10;
  const others = oneOfFour(product, pattern, aside, by);
  const options = [product, ...others.map(({ value }) => value)].toSorted((x, y) => x - y).map(String);
  const answer = { kind: "choice", options, value: String(product) } as const;

  return {
    prompt: `Exactly one of ${and(texEach(options))} is $${times(a, b)}$. Find it without working the product out: look at the size and at the last digit.`,
    answer,
    steps: [
      `$${times(roundA, roundB)} = ${near}$: the size must be near that.`,
      `$${times(onesA, onesB)} = ${productOfOnes}$: so the last digit must be $${ends}$.`,
      `Near $${near}$, with the last digit $${ends}$, there is one number only. So the answer is $${product}$.`,
    ],
    slips: slips(
      answer,
      others.map(
        ({ value, fault }): Wrong =>
          fault === "digit"
            ? [
                value,
                "looked at the size but not at the last digit",
                `The size is right. But multiply the last digits, $${times(onesA, onesB)}$: with which digit must the product end?`,
              ]
            : [
                value,
                "looked at the last digit but not at the size",
                `The last digit is right. But round both numbers: is your number near $${times(roundA, roundB)}$?`,
              ],
      ),
    ),
    check: `Round both numbers for the size, and multiply their last digits for the last digit.`,
  } satisfies Question;
}

const isHalfway = (n: number) => n % unitOf(n) === unitOf(n) / 2;
/** The second number: b, or b with a third digit behind it. */
const second = (b: number, digit: number, length: "two digits" | "three digits") =>
  length === "two digits" ? b : 10 * b + digit;
const isRound = (n: number) => n % unitOf(n) === 0;

const skill: Skill = {
  id: "estimating-products",
  title: "Estimating products",
  about: "For knowing about how large a product is, and for testing one: round the numbers, then multiply.",
  curriculum: ["Y5-Y6 estimation", "KS3 estimation", "4.OA.3"],
  natural: true,
  needs: ["rounding-whole-numbers", "multiplying-by-tens"],
  stages: [
    stage({
      grade: 2,
      label: "one number rounded",
      bounds: { k: [3, 9], n: [16, 98], order: ["one digit first", "one digit last"] },
      rules: { "the number is not round and not halfway": ({ n }) => !isRound(n) && !isHalfway(n) },
      write: ({ k, n, order }) => oneRounded(k, n, order),
    }),
    stage({
      grade: 3,
      label: "both numbers rounded",
      bounds: {
        a: [18, 98],
        b: [18, 98],
        digit: [1, 9],
        length: ["two digits", "three digits"],
        setting: ["bare", "hall", "boxes"],
      },
      rules: {
        "no number is round or halfway": ({ a, b, digit, length }) =>
          ![a, second(b, digit, length)].some((n) => isRound(n) || isHalfway(n)),
        "rows are not hundreds of seats long": ({ setting, length }) => setting !== "hall" || length === "two digits",
      },
      write: ({ a, b, digit, length, setting }) => bothRounded(a, second(b, digit, length), setting),
    }),
    stage({
      grade: 4,
      label: "the one that can be right",
      bounds: {
        a: [28, 92],
        b: [28, 92],
        pattern: ["both sizes", "too small", "too large"],
        aside: { list: [-39, 39], length: [2, 2] },
        small: [15, 35],
        large: [220, 420],
      },
      rules: {
        "both are close to round numbers": ({ a, b }) => [a, b].every((n) => [1, 2, 3, 7, 8, 9].includes(n % 10)),
        "the neighbours end with other digits, and differ": ({ aside: [x = 0, y = 0] }) =>
          x % 10 !== 0 && y % 10 !== 0 && x !== y,
        "no number has five digits": ({ a, b, large, pattern }) =>
          a * b * (pattern === "too small" ? 100 : large) < 999_000,
      },
      write: ({ a, b, pattern, aside: [x = 0, y = 0], small, large }) => chosen(a, b, pattern, [x, y], [small, large]),
    }),
  ],
};

export default skill;
