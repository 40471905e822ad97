import { whole } from "../../engine/answer/key.ts";
import { type Question, type Skill, stage } from "../../engine/exercise.ts";
import { texSum } from "../../engine/tex.ts";
import { withArticle } from "../../engine/words.ts";
import { digits } from "../../maths/whole.ts";
import { slips } from "../slips.ts";
import { inYourHead, type Sign, type Wrong, wayBack } from "./shared-sums.ts";

const names = ["ones", "tens", "hundreds"] as const;
const one = ["one", "ten", "hundred"] as const;
type Place = 0 | 1 | 2;

/** The digit of n that counts ones (0), tens (1) or hundreds (2). */
const digit = (n: number, place: number) => Math.floor(n / 10 ** place) % 10;

/** Both numbers digit by digit, each place worked out for itself, as one number again. */
function eachPlace(a: number, b: number, work: (x: number, y: number) => number): number {
  return digits(a).reduce((total, x, i) => {
    const place = digits(a).length - 1 - i;
    return total + work(x, digit(b, place)) * 10 ** place;
  }, 0);
}

/** The lowest place at which the two digits make ten, or at which the first is too small; ones where there is none. */
function crossing(a: number, sign: Sign, b: number): Place {
  const crosses = (place: number) =>
    sign === "+" ? digit(a, place) + digit(b, place) >= 10 : digit(a, place) < digit(b, place);
  return crosses(0) || !crosses(1) ? 0 : 1;
}

function wrongSums(a: number, b: number): Wrong[] {
  const place = crossing(a, "+", b);
  const [x, y] = [digit(a, place) * 10 ** place, digit(b, place) * 10 ** place];
  const sum = x + y;
  const next = one[place + 1] ?? "";
  const ones = b % 10;
  const withoutOnes = b - ones;
  return [
    [
      eachPlace(a, b, (p, q) => (p + q) % 10),
      "left out the new ten or hundred",
      `$${x} + ${y} = ${sum}$, and there is a whole ${next} in that. Is it in your answer?`,
    ],
    [
      digits(a)
        .map((p, i) => p + digit(b, digits(a).length - 1 - i))
        .join(""),
      "wrote the sums of the digits side by side",
      `Each place has room for one digit. $${x} + ${y} = ${sum}$ has ${withArticle(next)} in it: where does that belong?`,
    ],
    [
      a + withoutOnes,
      "left out the ones",
      `You have added $${withoutOnes}$ of the $${b}$. Which part of it is still to come?`,
    ],
    [
      a + withoutOnes - ones,
      "took the ones away instead of adding them",
      `All of $${b}$ is added: the $${withoutOnes}$, and the $${ones}$, too. Which way do you go for the $${ones}$?`,
    ],
  ];
}

function wrongDifferences(a: number, b: number): Wrong[] {
  const place = crossing(a, "-", b);
  const unit = 10 ** place;
  const [x, y] = [digit(a, place) * unit, digit(b, place) * unit];
  const next = one[place + 1] ?? "";
  const ones = b % 10;
  const withoutOnes = b - ones;
  return [
    [
      eachPlace(a, b, (p, q) => Math.abs(p - q)),
      "took the smaller digit from the larger",
      `It is the $${y}$ that goes, but there are only $${x}$ to take it from. Take it from the whole number that you have reached by then.`,
    ],
    [
      a - b + 10 * unit,
      "counted a ten or hundred that was used up",
      `To take $${y}$ away you have to go down past ${withArticle(next)}. Does your answer still count that one?`,
    ],
    [
      a - withoutOnes + ones,
      "added the ones instead of taking them away",
      `All of $${b}$ goes: the $${withoutOnes}$, and the $${ones}$, too. Which way do you go for the $${ones}$?`,
    ],
    [
      a - withoutOnes,
      "left out the ones",
      `You have taken away $${withoutOnes}$ of the $${b}$. Which part of it is still to go?`,
    ],
  ];
}

function inParts(a: number, sign: Sign, b: number): Question {
  const answer = whole(sign === "+" ? a + b : a - b);
  const parts = digits(b).map((d, i) => d * 10 ** (digits(b).length - 1 - i));

  let at = a;
  const steps = parts.map((part, i) => {
    const to = sign === "+" ? at + part : at - part;
    const name = names[parts.length - 1 - i];
    const turn = i === 0 ? `the ${name} first` : `then the ${name}`;
    const line = `$${at} ${sign} ${part} = ${to}$: ${turn}.`;
    at = to;
    return line;
  });
  return {
    prompt: inYourHead(`${a} ${sign} ${b}`),
    answer,
    steps: [
      `$${b} = ${texSum(parts)}$: keep $${a}$ whole, and split the second number.`,
      ...steps.slice(0, -1),
      `${steps.at(-1)} So the answer is $${at}$.`,
    ],
    slips: slips(answer, sign === "+" ? wrongSums(a, b) : wrongDifferences(a, b)),
    check: wayBack(String(a), sign, String(b)),
  };
}

const skill: Skill = {
  id: "splitting-tens-and-ones",
  title: "Splitting tens and ones",
  about:
    "For any sum or difference without a shortcut: add or take away the second number in parts, the largest first.",
  curriculum: ["Y3-Y4 addition and subtraction", "2.NBT.5", "3.NBT.2"],
  natural: true,
  needs: ["bridging-through-ten"],
  stages: [
    stage({
      grade: 1,
      label: "adding tens and ones",
      bounds: { a: [14, 77], b: [13, 77] },
      rules: {
        "the ones make more than ten": ({ a, b }) => (a % 10) + (b % 10) > 10,
        "the sum stays below 100": ({ a, b }) => a + b < 100,
        "neither is near a ten": ({ a, b }) => a % 10 <= 7 && b % 10 <= 7,
        "the larger one comes first, and they are no near doubles": ({ a, b }) => a - b > 2,
      },
      write: ({ a, b }) => inParts(a, "+", b),
    }),
    stage({
      grade: 2,
      label: "taking away tens and ones",
      bounds: { a: [41, 96], b: [13, 67] },
      rules: {
        "the ones of the first number are too few": ({ a, b }) => a % 10 < b % 10 && a % 10 > 0,
        "the second number is not near a ten": ({ b }) => b % 10 >= 3 && b % 10 <= 7,
        "the two are not close together": ({ a, b }) => a - b >= 17,
        "the difference is not one of the two numbers": ({ a, b }) => a !== 2 * b,
      },
      write: ({ a, b }) => inParts(a, "-", b),
    }),
    stage({
      grade: 3,
      label: "three-digit numbers",
      bounds: { a: [213, 887], b: [123, 667], sign: ["+", "-"] },
      rules: {
        "the second number is not near a ten or hundred": ({ b }) =>
          b % 10 >= 2 && b % 10 <= 7 && digit(b, 1) >= 2 && digit(b, 1) <= 7,
        "the first number is not near a ten or hundred": ({ a }) => a % 10 >= 1 && a % 10 <= 7 && a % 100 < 90,
        "one place is crossed, not two": ({ a, b, sign }) => {
          const isCrossed = (place: number) =>
            sign === "+" ? digit(a, place) + digit(b, place) >= 10 : digit(a, place) < digit(b, place);
          // A sum of ones that fills nine tens up would cross a second time.
          return (
            isCrossed(0) !== isCrossed(1) &&
            (isCrossed(1) || digit(a, 1) !== digit(b, 1)) &&
            digit(a, 1) + digit(b, 1) !== 9
          );
        },
        "the larger one comes first": ({ a, b }) => a - b > 150,
        "the result has three digits": ({ a, b, sign }) => sign === "-" || a + b < 1000,
      },
      write: ({ a, b, sign }) => inParts(a, sign, b),
    }),
  ],
};

export default skill;
